/**
 * The steps by which a PostgreSQL database came to its present form, oldest first. A step that has been released
 * never changes; what comes next is added below.
 *
 * `card.last` is the number of the last entry of the table's log: who appends moves it on, and holds its row while
 * doing so. The database computes `entry.checksum`, the same as `checksum.ts` does.
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
  // Who opened a table, from which address, and how much it takes; which tables use a content; whose notices wait.
  // What JSON escapes can make unreadable for the database is found by pattern: no string holds a bare quote.
  `alter table card add column account text not null default '';
   alter table card add column address text;
   alter table card add column status text not null default '';
   alter table card add column bytes bigint not null default 0;
   update card set
     account = coalesce((select substring(value from '"account":"([^"\\]*)"') from entry
       where "table" = card."table" and seq = 1), ''),
     status = coalesce(substring(value from '"status":"(waiting|playing|over)"'), ''),
     bytes = (select coalesce(sum(length(value)), 0) from entry where "table" = card."table");
   create index cards_of_account on card (account, changed);
   create index cards_of_address on card (address, changed) where address is not null;
   create index waiting_cards on card (changed) where status = 'waiting';
   create table used (
     hash text not null,
     "table" text not null,
     primary key (hash, "table")
   );
   create index used_by on used ("table");
   insert into used select substring(value from '"content":"([0-9a-f]{64})"'), "table" from entry
     where seq = 1 and value ~ '"content":"[0-9a-f]{64}"';
   insert into used select substring(value from '"pack":"([0-9a-f]{64})"'), "table" from entry
     where seq = 1 and value ~ '"pack":"[0-9a-f]{64}"' on conflict do nothing;
   alter table content add column put bigint not null default 0;
   create index old_contents on content (put);
   alter table delivery add column account text not null default '';
   alter table delivery add column address text;
   update delivery set account = coalesce(substring(value from '"account":"([^"\\]*)"'), '');
   create index deliveries_of_account on delivery (account);
   create index deliveries_of_address on delivery (address) where address is not null;`,
  `create table spent (
     name text primary key,
     until bigint not null
   );`,
  `create function checksum_after(before text, value text) returns text
     language sql immutable parallel safe
     as $$ select left(encode(sha256(convert_to(before || value, 'UTF8')), 'base64'), 16) $$;
   alter table entry add column checksum text;
   with recursive chain("table", seq, checksum) as (
     select "table", seq, checksum_after("table", value) from entry where seq = 1
     union all
     select entry."table", entry.seq, checksum_after(chain.checksum, entry.value)
       from chain join entry on entry."table" = chain."table" and entry.seq = chain.seq + 1
   )
   update entry set checksum = chain.checksum from chain
     where entry."table" = chain."table" and entry.seq = chain.seq;
   alter table entry alter column checksum set not null;
   create function add_checksum() returns trigger language plpgsql as $$
     begin
       new.checksum := checksum_after(
         coalesce((select checksum from entry where "table" = new."table" and seq = new.seq - 1), new."table"),
         new.value
       );
       return new;
     end
   $$;
   create trigger add_checksum before insert on entry for each row
     when (new.checksum is null) execute function add_checksum();`,
  `create table loadout (
     key text primary key,
     account text not null,
     address text,
     changed bigint not null,
     value text not null
   );
   create index loadouts_of_account on loadout (account, changed);
   create index loadouts_of_address on loadout (address, changed) where address is not null;`,
  `alter table card add column series text;
   create index cards_of_series on card (series) where series is not null;`,
];
