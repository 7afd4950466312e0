import type { Chance, Draw } from '../kernel/chance.ts';
import { type EmittedEvent, eventsFor } from '../kernel/emitted-event.ts';
import type { Game, Seat, Viewer } from '../kernel/game.ts';
import { Match, type Opening } from '../kernel/match.ts';
import { findPending, sampleMove } from '../kernel/run.ts';
import { oneOf } from './test-case.ts';

/** An answer to both indistinguishable matches. Where the seat is not the viewer's, the choices may differ. */
export interface PairedMove {
  readonly seat: Seat;
  readonly choices: readonly [string, string];
}

/**
 * Two checked matches that differ in something hidden, and a viewer who has been told the same of both so far: whatever
 * reaches that viewer from outside the game must be the same too.
 */
export class IndistinguishableMatches {
  readonly viewer: Viewer;
  readonly matches: readonly [Match, Match];
  private readonly dice: Chance;

  /**
   * The second begins otherwise, or is the first with two places of a shuffle of the set-up swapped; where nothing is
   * shuffled it begins as the first, and others than the viewer choose otherwise. Undefined where the viewer is told at once.
   */
  static deal(
    game: Game,
    opening: Opening & { readonly seats: number },
    viewer: Viewer,
    dice: Chance,
    otherwise?: Opening,
  ): IndistinguishableMatches | undefined {
    const first = new Match(game, opening);
    const { draws: dealt = [] } = first.opening;
    const draws = otherwise === undefined ? swapInShuffle(dealt, dice) : dealt;
    const second = new Match(game, otherwise ?? opening, draws);
    return isSameFor(viewer, first.prologue, second.prologue)
      ? new IndistinguishableMatches(viewer, [first, second], dice)
      : undefined;
  }

  private constructor(viewer: Viewer, matches: readonly [Match, Match], dice: Chance) {
    this.viewer = viewer;
    this.matches = matches;
    this.dice = dice;
  }

  /**
   * Plays both on by a move. Undefined when one is over, or when the viewer would be told what tells them apart;
   * nothing has changed then.
   */
  step(): PairedMove | undefined {
    const [first, second] = this.matches;
    const decisions = first.decisions();
    if (decisions.length === 0) return undefined;
    const { seat } = oneOf(decisions, this.dice);
    const choice = this.draw(first, seat);
    const otherwise = seat !== this.viewer && this.dice.pick(3) === 0;
    const other = otherwise ? this.draw(second, seat) : choice;
    if (second.refusal(seat, other) !== undefined) return undefined;
    const [emitted, otherEmitted] = [first.play(seat, choice), second.play(seat, other)];
    const over = first.outcome !== undefined || second.outcome !== undefined;
    if (!over && isSameFor(this.viewer, emitted, otherEmitted)) return { seat, choices: [choice, other] };
    for (const match of this.matches) {
      match.undo();
      match.script([]);
    }
    return undefined;
  }

  /** A legal answer of a seat. */
  private draw({ rules, state }: Match, seat: Seat): string {
    const pending = findPending(rules, state).find((one) => one.seat === seat);
    if (pending === undefined) throw new Error(`whether seat ${seat} is asked shows what nobody told`);
    return sampleMove(rules, state, pending, this.dice);
  }
}

function isSameFor(
  viewer: Viewer,
  emitted: readonly EmittedEvent<unknown>[],
  other: readonly EmittedEvent<unknown>[],
): boolean {
  return JSON.stringify(eventsFor(emitted, viewer)) === JSON.stringify(eventsFor(other, viewer));
}

/** The same results, with two places of one of the shuffles swapped, if there is any. */
function swapInShuffle(draws: readonly Draw[], dice: Chance): readonly Draw[] {
  const orders = [...draws.entries()].flatMap(([place, draw]) =>
    Array.isArray(draw) && draw.length > 1 ? [{ place, draw }] : [],
  );
  if (orders.length === 0) return draws;
  const { place, draw } = oneOf(orders, dice);
  const [one, other] = [dice.pick(draw.length), dice.pick(draw.length)];
  const order = draw.with(one, draw[other] ?? 0).with(other, draw[one] ?? 0);
  return draws.map((kept, at) => (at === place ? order : kept));
}
