import { botById } from '../bots/bots.ts';
import { InputError } from '../kernel/error.ts';
import type { BySeat, Game } from '../kernel/game.ts';
import { answer, pending, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import type { Pairing } from './plan.ts';

/** How one match ended. */
export interface Result {
  readonly seed: string;
  readonly bots: BySeat<string>;
  readonly ranks: BySeat<number>;
  readonly scores?: BySeat<number>;
  readonly teams?: BySeat<number>;
  readonly answers: number;
  /** Answers to which there was another: what a person would have had to think about. */
  readonly decisions: number;
  /** Runs of answers by one seat: where seats move one after the other, their turns. */
  readonly turns: number;
}

/** Plays one match of bots to its end. They have all the time they want, so that the result hangs on the seed alone. */
export function playMatch(game: Game, options: unknown, { seed, bots }: Pairing): Result {
  const players = bots.map((id, seat) => {
    const bot = botById(id);
    if (bot === undefined) throw new InputError('unknown-bot', `there is no bot ${id}`);
    return { bot, chance: seeded(`${seed} bot ${seat}`) };
  });
  const chance = seeded(seed);
  const state = game.setup(options, bots.length, chance);
  settle(game, state, chance);

  let decisions = 0;
  let turns = 0;
  let before: number | undefined;
  for (let answers = 0; answers <= game.nature.longest; answers++) {
    const waiting = pending(game, state);
    if (waiting === undefined) {
      const outcome = game.outcome(state);
      if (outcome === undefined) throw new Error(`${game.id} is over without an outcome (seed ${seed})`);
      return { seed, bots: [...bots], ...outcome, answers, decisions, turns };
    }
    const [seat] = waiting.step.seats(state, waiting.frame);
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined) throw new Error(`${game.id} asks nobody (seed ${seed})`);
    const choices = waiting.step.choices(state, waiting.frame, seat);
    if (choices.length > 1) decisions++;
    if (seat !== before) turns++;
    before = seat;
    const notations = choices.map((choice) => game.format(choice));
    let seen: unknown;
    const chosen = player.bot.choose({
      game,
      // Made only for bots that look: a random one does not.
      get view() {
        seen ??= game.observe(state, seat);
        return seen;
      },
      seat,
      kind: waiting.frame.step,
      choices: notations,
      chance: player.chance,
      timeIsUp: () => false,
    });
    answer(game, state, waiting, seat, choices[notations.indexOf(chosen)], chance);
  }
  throw new Error(`${game.id} takes more answers than it declares (seed ${seed})`);
}
