import type { BySeat, Seat } from '../kernel/game.ts';
import type { Chair, Entry, Opened } from './entry.ts';

/** What a table's log says about everything but the play itself. */
export interface Roster {
  readonly opened: Opened & { readonly at: number };
  chairs: readonly Chair[];
  started: boolean;
  /** What browsers have contributed to the chance of the match so far, by account. */
  offered: Readonly<Record<string, string>>;
  /** By seat, as the match began with them. */
  contributions?: BySeat<string>;
  /** When the last entry was made, in milliseconds since 1970. */
  changed: number;
}

export function rosterOf(opened: Opened & { readonly at: number }): Roster {
  return { opened, chairs: opened.chairs, started: false, offered: {}, changed: opened.at };
}

/** Takes the next entry of the log in. */
export function note(roster: Roster, entry: Entry): void {
  roster.changed = entry.at;
  switch (entry.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat': {
      const { account, name, contribution } = entry;
      roster.chairs = roster.chairs.with(entry.seat, { kind: 'person', account, name });
      if (contribution !== undefined) roster.offered = { ...roster.offered, [account]: contribution };
      break;
    }
    case 'contributed':
      roster.offered = { ...roster.offered, [entry.account]: entry.contribution };
      break;
    case 'left':
      roster.chairs = roster.chairs.with(entry.seat, { kind: 'open' });
      break;
    case 'renamed':
      roster.chairs = roster.chairs.map((chair) =>
        chair.kind === 'person' && chair.account === entry.account ? { ...chair, name: entry.name } : chair,
      );
      break;
    case 'started':
      roster.chairs = entry.chairs;
      roster.started = true;
      if (entry.contributions !== undefined) roster.contributions = entry.contributions;
      break;
    case 'answered':
      break;
  }
}

/** The seats that an account holds, in order. */
export function seatsOf(chairs: readonly Chair[], account: string): Seat[] {
  return chairs.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.account === account ? [seat] : [],
  );
}

/** The account that answers for a seat; undefined for bots and open seats. */
export function holderOf(chairs: readonly Chair[], seat: Seat): string | undefined {
  const chair = chairs[seat];
  return chair?.kind === 'person' ? chair.account : undefined;
}
