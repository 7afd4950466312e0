import type { Chance, Draw } from '../kernel/chance.ts';
import type { Game, Seat, Viewer } from '../kernel/game.ts';
import { Match, type Told, toldTo } from '../kernel/match.ts';
import { oneOf } from './situation.ts';

/** An answer to both twins. Where the seat is not the viewer's, the choices may differ. */
export interface TwinAnswer {
  readonly seat: Seat;
  readonly choices: readonly [string, string];
}

/**
 * Two checked matches that differ in something hidden, and a viewer who has been told the same of both so far: whatever
 * reaches that viewer from outside the game must be the same too.
 */
export class Twins {
  readonly viewer: Viewer;
  readonly matches: readonly [Match, Match];
  private readonly dice: Chance;

  /**
   * The second is the first with two places of a shuffle of the set-up swapped; undefined where the viewer is told that
   * at once, or where nothing is shuffled.
   */
  static deal(
    game: Game,
    opening: { readonly options: unknown; readonly seats: number; readonly seed: string },
    viewer: Viewer,
    dice: Chance,
  ): Twins | undefined {
    const first = new Match(game, opening);
    const draws = swapped(first.opening.draws ?? [], dice);
    if (draws === undefined) return undefined;
    const second = new Match(game, opening, draws);
    return sameFor(viewer, first.prologue, second.prologue)
      ? new Twins(viewer, [first, second], dice)
      : undefined;
  }

  private constructor(viewer: Viewer, matches: readonly [Match, Match], dice: Chance) {
    this.viewer = viewer;
    this.matches = matches;
    this.dice = dice;
  }

  /**
   * Plays both on by an answer. Undefined when one is over, or when the viewer would be told what tells them apart;
   * nothing has changed then.
   */
  step(): TwinAnswer | undefined {
    const [first, second] = this.matches;
    const questions = first.questions();
    if (questions.length === 0) return undefined;
    const { seat, choices } = oneOf(questions, this.dice);
    const others = second.questions().find((question) => question.seat === seat)?.choices;
    if (others === undefined) throw new Error(`whether seat ${seat} is asked shows what nobody told`);
    const choice = oneOf(choices, this.dice);
    const otherwise = seat !== this.viewer && this.dice.pick(3) === 0;
    const other = otherwise ? oneOf(others, this.dice) : others.find((one) => one === choice);
    if (other === undefined) return undefined;
    const [told, toldToo] = [first.play(seat, choice), second.play(seat, other)];
    const over = first.outcome !== undefined || second.outcome !== undefined;
    if (!over && sameFor(this.viewer, told, toldToo)) return { seat, choices: [choice, other] };
    for (const match of this.matches) {
      match.undo();
      match.script([]);
    }
    return undefined;
  }
}

function sameFor(viewer: Viewer, told: readonly Told<unknown>[], other: readonly Told<unknown>[]): boolean {
  return JSON.stringify(toldTo(told, viewer)) === JSON.stringify(toldTo(other, viewer));
}

/** The same results, with two places of one of the shuffles swapped. */
function swapped(draws: readonly Draw[], dice: Chance): Draw[] | undefined {
  const orders = [...draws.entries()].flatMap(([place, draw]) =>
    Array.isArray(draw) && draw.length > 1 ? [{ place, draw }] : [],
  );
  if (orders.length === 0) return undefined;
  const { place, draw } = oneOf(orders, dice);
  const [one, other] = [dice.pick(draw.length), dice.pick(draw.length)];
  const order = draw.with(one, draw[other] ?? 0).with(other, draw[one] ?? 0);
  return draws.map((kept, at) => (at === place ? order : kept));
}
