import type { Json } from '../../kernel/game.ts';

/** Something that an account keeps to bring to matches, such as an army. It may have faults: it may be under work. */
export interface StoredLoadout {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The options of the matches for which it is meant, as far as they were chosen. */
  readonly options: { readonly [name: string]: Json };
  readonly value: Json;
  /** In milliseconds since 1970. */
  readonly changed: number;
}

/** How many loadouts may be kept: by an account at all, and from an address those that have changed `since`. */
export interface LoadoutRoom {
  readonly account: number;
  readonly address: number;
  readonly since: number;
}

/** Loadouts of accounts. Nobody but the account itself is told of them. */
export interface Loadouts {
  /** The loadouts of an account, the last changed first. One that is damaged is left out, and told by the check. */
  loadouts(account: string): Promise<StoredLoadout[]>;
  /**
   * Stores a loadout in place of the account's one with the same id. Returns false, and writes nothing, if it would be a
   * new one and there is no room. Without an address, only those of the account are counted.
   */
  putLoadout(
    account: string,
    address: string | undefined,
    loadout: StoredLoadout,
    room: LoadoutRoom,
  ): Promise<boolean>;
  /** Returns whether the account had such a loadout. */
  removeLoadout(account: string, id: string): Promise<boolean>;
}

/** By what a storage finds a loadout of an account. No id has a blank. */
export function loadoutKey(account: string, id: string): string {
  return `${account} ${id}`;
}
