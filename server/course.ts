import type { Seat } from '../kernel/game.ts';
import { type Move, readState, type Upgrade } from '../kernel/match.ts';
import type { Entry, PlayedMove, Upgraded } from './entry.ts';

/** One step of a match: a move, that so many were taken back, or that other rules took over. */
export type Change =
  | Move
  | { readonly undone: number }
  | { readonly upgraded: string; readonly dropped: number };

/**
 * How a match went, as the log tells it without the game: what was answered and still stands, and by which commands.
 * Sequence numbers count its changes.
 */
export class Course {
  /** All that ever changed the match, also what was taken back. */
  readonly changes: Change[] = [];
  /** The moves that stand. */
  readonly moves: Move[] = [];
  /** The sequence number of each of them. */
  private readonly numbers: number[] = [];
  readonly upgrades: Upgrade[] = [];
  /** Sequence numbers of moves by account and command. */
  private readonly done = new Map<string, number>();

  /** The number of changes so far. */
  get seq(): number {
    return this.changes.length;
  }

  /** Takes an entry of the log in. Returns the sequence numbers of moves that count no longer by it. */
  take(entry: Entry): readonly number[] {
    switch (entry.kind) {
      case 'played': {
        const { seat, choice, draws } = entry;
        const answer = { seat, choice, draws };
        this.changes.push(answer);
        this.moves.push(answer);
        this.numbers.push(this.seq);
        const command = commandOf(entry);
        if (command !== undefined) this.done.set(command, this.seq);
        return [];
      }
      case 'undone':
        this.changes.push({ undone: entry.count });
        return this.drop(entry.count);
      case 'upgraded':
        this.changes.push({ upgraded: entry.version, dropped: entry.dropped });
        this.upgrades.push(upgradeOf(entry));
        return this.drop(entry.dropped);
      default:
        return [];
    }
  }

  /** Forgets the entry that was taken last. */
  retract(entry: PlayedMove): void {
    this.changes.pop();
    this.drop(1);
    const command = commandOf(entry);
    if (command !== undefined) this.done.delete(command);
  }

  /** The sequence number that this command got when it was carried out; undefined if it was not. */
  doneAs(account: string, command: string): number | undefined {
    return this.done.get(`${account} ${command}`);
  }

  /** The moves that stood after a change, with their sequence numbers. */
  validMovesAt(seq: number): { readonly move: Move; readonly seq: number }[] {
    const status: { readonly move: Move; readonly seq: number }[] = [];
    for (const [index, change] of this.changes.slice(0, seq).entries()) {
      if ('undone' in change) status.splice(status.length - change.undone);
      else if ('upgraded' in change) status.splice(status.length - change.dropped);
      else status.push({ move: change, seq: index + 1 });
    }
    return status;
  }

  /** So many moves stand from the seat's last one on; 0 if it gave none. */
  countSince(seat: Seat): number {
    const last = this.moves.findLastIndex((move) => move.seat === seat);
    return last < 0 ? 0 : this.moves.length - last;
  }

  private drop(count: number): readonly number[] {
    const left = this.moves.length - count;
    this.moves.length = left;
    return this.numbers.splice(left);
  }
}

/** The kernel's note of the same. */
export function upgradeOf({ version, moves, word, state }: Upgraded): Upgrade {
  return { version, checkpoint: { moves, word, state: readState(state) } };
}

function commandOf({ account, command }: PlayedMove): string | undefined {
  return account === undefined || command === undefined ? undefined : `${account} ${command}`;
}
