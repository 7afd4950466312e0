import type { DatabaseSync } from 'node:sqlite';
import { type LoadoutRoom, loadoutKey, type StoredLoadout } from './loadouts.ts';

/** What the SQLite thread is asked about loadouts. */
export type LoadoutRequest =
  | { readonly kind: 'loadouts'; readonly account: string }
  | {
      readonly kind: 'putLoadout';
      readonly account: string;
      readonly address: string | undefined;
      readonly loadout: StoredLoadout;
      readonly room: LoadoutRoom;
    }
  | { readonly kind: 'removeLoadout'; readonly account: string; readonly id: string };

/** Carries such requests out; answers the rows that were asked for. */
export function loadoutRequests(
  db: DatabaseSync,
): (request: LoadoutRequest) => readonly Record<string, unknown>[] {
  const all = db.prepare(
    `select value from loadout where account = ? and checksum = checksum_after(key, value)
     order by changed desc, key`,
  );
  const put = db.prepare(
    `insert into loadout (key, account, address, changed, value, checksum)
     select ?1, ?2, ?3, ?4, ?5, checksum_after(?1, ?5) where exists (select 1 from loadout where key = ?1)
       or (select count(*) from loadout where account = ?2) < ?6
       and (select count(*) from loadout where address = ?3 and changed > ?8) < ?7
     on conflict do update set address = ?3, changed = ?4, value = ?5, checksum = excluded.checksum
     returning 'true' as value`,
  );
  const remove = db.prepare(`delete from loadout where key = ? returning 'true' as value`);
  return (request) => {
    switch (request.kind) {
      case 'loadouts':
        return all.all(request.account);
      case 'putLoadout': {
        const { account, address = null, loadout, room } = request;
        const key = loadoutKey(account, loadout.id);
        const value = JSON.stringify(loadout);
        return put.all(key, account, address, loadout.changed, value, room.account, room.address, room.since);
      }
      case 'removeLoadout':
        return remove.all(loadoutKey(request.account, request.id));
    }
  };
}
