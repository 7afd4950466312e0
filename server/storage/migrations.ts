/**
 * The steps by which the file came to its present form, oldest first. A step that has been released never
 * changes; what comes next is added below. They may call `checksum_after`: see `checksum.ts`.
 */
export const migrations: readonly string[] = [
  `create table account (
     id text primary key,
     value text not null
   ) strict, without rowid;
   create table entry (
     "table" text not null,
     seq integer not null,
     value text not null,
     primary key ("table", seq)
   ) strict, without rowid;
   create table checkpoint (
     "table" text not null,
     entry integer not null,
     passing integer not null,
     value text not null,
     primary key ("table", entry)
   ) strict;
   create table content (
     hash text primary key,
     value text not null
   ) strict;
   create table card (
     "table" text primary key,
     open integer not null,
     changed integer not null,
     deadline integer,
     value text not null
   ) strict, without rowid;
   create index open_cards on card (changed desc) where open = 1;
   create index overdue_cards on card (deadline) where deadline is not null;
   create table sitting (
     account text not null,
     "table" text not null,
     primary key (account, "table")
   ) strict, without rowid;
   create table kept (
     name text primary key,
     value text not null
   ) strict, without rowid;
   create table process (
     id text primary key,
     beat integer not null,
     until integer not null
   ) strict, without rowid;
   create table outage (
     ended integer primary key,
     began integer not null
   ) strict;
   create table present (
     "table" text not null,
     account text not null,
     process text not null,
     name text not null,
     primary key ("table", account, process)
   ) strict, without rowid;
   create table delivery (
     id text primary key,
     due integer not null,
     value text not null
   ) strict, without rowid;
   create index due_deliveries on delivery (due);`,
  // Who opened a table, from which address, and how much it takes; which tables use a content; whose notices wait.
  `alter table card add column account text not null default '';
   alter table card add column address text;
   alter table card add column status text not null default '';
   alter table card add column bytes integer not null default 0;
   update card set
     account = coalesce((select value ->> '$.account' from entry where "table" = card."table" and seq = 1), ''),
     status = value ->> '$.status',
     bytes = (select coalesce(sum(length(value)), 0) from entry where "table" = card."table");
   create index cards_of_account on card (account, changed, status, bytes);
   create index cards_of_address on card (address, changed, status, bytes) where address is not null;
   create index waiting_cards on card (changed) where status = 'waiting';
   create table used (
     hash text not null,
     "table" text not null,
     primary key (hash, "table")
   ) strict, without rowid;
   create index used_by on used ("table");
   insert into used select value ->> '$.content', "table" from entry
     where seq = 1 and value ->> '$.content' is not null;
   insert into used select value ->> '$.pack', "table" from entry
     where seq = 1 and value ->> '$.pack' is not null on conflict do nothing;
   alter table content add column put integer not null default 0;
   create index old_contents on content (put, hash);
   alter table delivery add column account text not null default '';
   alter table delivery add column address text;
   update delivery set account = coalesce(value ->> '$.account', '');
   create index deliveries_of_account on delivery (account);
   create index deliveries_of_address on delivery (address) where address is not null;`,
  `create table spent (
     name text primary key,
     until integer not null
   ) strict, without rowid;`,
  `alter table entry add column checksum text not null default '';
   with recursive chain("table", seq, checksum) as (
     select "table", seq, checksum_after("table", value) from entry where seq = 1
     union all
     select entry."table", entry.seq, checksum_after(chain.checksum, entry.value)
       from chain join entry on entry."table" = chain."table" and entry.seq = chain.seq + 1
   )
   update entry set checksum = chain.checksum from chain where entry."table" = chain."table" and entry.seq = chain.seq;
   alter table account add column checksum text not null default '';
   update account set checksum = checksum_after(id, value);
   alter table card add column checksum text not null default '';
   update card set checksum = checksum_after("table", value);
   alter table checkpoint add column checksum text not null default '';
   update checkpoint set checksum = checksum_after("table" || entry, value);
   alter table content add column checksum text not null default '';
   update content set checksum = checksum_after(hash, value);
   alter table kept add column checksum text not null default '';
   update kept set checksum = checksum_after(name, value);`,
  `create table loadout (
     key text primary key,
     account text not null,
     address text,
     changed integer not null,
     value text not null,
     checksum text not null default ''
   ) strict, without rowid;
   create index loadouts_of_account on loadout (account, changed);
   create index loadouts_of_address on loadout (address, changed) where address is not null;`,
  `alter table card add column series text;
   create index cards_of_series on card (series) where series is not null;`,
];
