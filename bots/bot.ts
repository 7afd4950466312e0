import type { Chance } from '../kernel/chance.ts';
import type { Rules, Seat, State } from '../kernel/game.ts';

/** A decision for a bot. Of the match, a bot gets only the view of its seat, as a person would see it. */
export interface BotTask<S extends State = State, C = unknown, V = unknown> {
  /** The rules, opened with the part of the content that this seat may see. */
  readonly rules: Rules<S, C, V>;
  readonly view: V;
  readonly seat: Seat;
  readonly kind: string;
  /** The legal choices in the game's notation, at least one. If a value is asked for, some sampled legal values. */
  readonly choices: readonly string[];
  /** The bot's own chance, separate from that of the match. */
  readonly chance: Chance;
  /** True as soon as the bot must stop and return its best choice so far. */
  readonly timeIsUp: () => boolean;
}

/**
 * A player for every game. `choose` returns one of the choices of the task.
 *
 * @example const first: Bot = { id: 'first', choose: ({ choices }) => choices[0] ?? '' };
 */
export interface Bot {
  readonly id: string;
  choose(task: BotTask): string;
}
