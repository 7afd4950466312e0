import type { Chance } from '../kernel/chance.ts';
import type { Rules, Seat, State } from '../kernel/game.ts';

/** What a bot is asked: its seat's view, as a person would see it, and nothing else of the match. */
export interface BotTask<S extends State = State, C = unknown, V = unknown> {
  /** Opened with what this seat may see of the content. */
  readonly rules: Rules<S, C, V>;
  readonly view: V;
  readonly seat: Seat;
  readonly kind: string;
  /** At least one, in the game's notation; for a bot that is asked for a value, values of which it takes one. */
  readonly choices: readonly string[];
  /** The bot's own chance, which is not the match's. */
  readonly chance: Chance;
  /** True as soon as the bot must come to an end and answer with the best it has. */
  readonly timeIsUp: () => boolean;
}

/** A player for every game. Answers with one of the choices. */
export interface Bot {
  readonly id: string;
  choose(task: BotTask): string;
}
