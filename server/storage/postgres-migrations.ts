/**
 * The steps by which a PostgreSQL database came to its present form, oldest first. A step that has been released
 * never changes; what comes next is added below.
 *
 * `card.last` is the number of the last entry of the table's log: who appends moves it on, and holds its row while
 * doing so.
 */
export const postgresMigrations: readonly string[] = [
  `create table account (
     id text primary key,
     value text not null
   );
   create table entry (
     "table" text not null,
     seq integer not null,
     value text not null,
     primary key ("table", seq)
   );
   create table checkpoint (
     "table" text not null,
     entry integer not null,
     passing boolean not null,
     value text not null,
     primary key ("table", entry)
   );
   create table content (
     hash text primary key,
     value text not null
   );
   create table card (
     "table" text primary key,
     last integer not null,
     open boolean not null,
     changed bigint not null,
     deadline bigint,
     value text not null
   );
   create index open_cards on card (changed desc) where open;
   create index overdue_cards on card (deadline) where deadline is not null;
   create table sitting (
     account text not null,
     "table" text not null,
     primary key (account, "table")
   );
   create table kept (
     name text primary key,
     value text not null
   );
   create table process (
     id text primary key,
     beat bigint not null,
     until bigint not null
   );
   create table outage (
     ended bigint primary key,
     began bigint not null
   );
   create table present (
     "table" text not null,
     account text not null,
     process text not null,
     name text not null,
     primary key ("table", account, process)
   );
   create table delivery (
     id text primary key,
     due bigint not null,
     value text not null
   );
   create index due_deliveries on delivery (due);`,
  `create table spent (
     name text primary key,
     until bigint not null
   );`,
];
