import { botById } from '../bots/bots.ts';
import { sampleValues } from '../bots/values.ts';
import { InputError } from '../kernel/error.ts';
import type { BySeat, Emit, Json, Rules, Seat } from '../kernel/game.ts';
import { givenTo, type Opening, sampleBring } from '../kernel/match.ts';
import { applyNotation, findPending, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import type { Pairing } from './plan.ts';

/** How one match ended. */
export interface Result {
  readonly seed: string;
  readonly bots: BySeat<string>;
  readonly ranks: BySeat<number>;
  readonly scores?: BySeat<number>;
  readonly teams?: BySeat<number>;
  readonly moves: number;
  /** Number of moves with an alternative: those about which a person would have had to think. */
  readonly decisions: number;
  /** Number of runs of moves by one seat. Where seats move in turn, these are their turns. */
  readonly turns: number;
  /** The seat that was asked first by itself; left out if there was none. */
  readonly first?: Seat;
  /** How often each counted event happened; left out if none is counted. */
  readonly events?: readonly number[];
}

/** Number of sampled values from which a bot chooses. */
const valuesOffered = 8;

/**
 * What each seat brings to a match; empty if the rules have no `bring`. Values missing in `wanted` are drawn from the
 * seed, so that a seat brings the same to both matches of a pair.
 */
export function bringTo(
  rules: Rules,
  { seed, bots }: Pairing,
  wanted: BySeat<Json | undefined> = [],
): Pick<Opening, 'bring'> {
  const { bring } = sampleBring(rules, bots.length, seeded(`${seed} bring`));
  return bring === undefined ? {} : { bring: bring.map((drawn, seat) => wanted[seat] ?? drawn) };
}

/**
 * Plays one match between bots to its end. Bots have unlimited time, so that the result depends only on the seed.
 * `bring` is as in {@link bringTo}, and `count` as in {@link Plan}.
 */
export function playMatch(
  rules: Rules,
  pairing: Pairing,
  bring?: BySeat<Json | undefined>,
  count?: readonly string[],
): Result {
  const { seed, bots } = pairing;
  const players = bots.map((id, seat) => {
    const bot = botById(id);
    if (bot === undefined) throw new InputError('unknown-bot', `there is no bot ${id}`);
    return { bot, chance: seeded(`${seed} bot ${seat}`) };
  });
  const chance = seeded(seed);
  const given = givenTo(rules, { seats: bots.length, ...bringTo(rules, pairing, bring) });
  const state = rules.setup(bots.length, chance, given);
  const counter = count === undefined ? undefined : countEvents(count);
  settle(rules, state, chance, counter?.emit);

  let decisions = 0;
  let turns = 0;
  let before: Seat | undefined;
  let first: Seat | undefined;
  for (let moves = 0; moves <= rules.nature.longest; moves++) {
    const [pending] = findPending(rules, state);
    if (pending === undefined) {
      const outcome = rules.outcome(state);
      if (outcome === undefined) throw new Error(`${rules.id} is over without an outcome (seed ${seed})`);
      return {
        seed,
        bots: [...bots],
        ...outcome,
        moves,
        decisions,
        turns,
        ...(first !== undefined && { first }),
        ...(counter && { events: counter.counts }),
      };
    }
    const { kind, seat, frame, step } = pending;
    // In lanes, all are asked at the same time.
    if (pending.stack === state.stack) first ??= seat;
    const player = players[seat];
    if (player === undefined) throw new Error(`${rules.id} asks nobody (seed ${seed})`);
    const choices =
      kind === 'value'
        ? sampleValues(rules, rules.observe(state, seat), seat, player.chance, valuesOffered)
        : step.choices(state, frame, seat).map((choice) => rules.format(choice));
    if (choices.length > 1) decisions++;
    if (seat !== before) turns++;
    before = seat;
    let seen: unknown;
    const chosen = player.bot.choose({
      rules,
      // Created only on use, because the random bot needs no view.
      get view() {
        seen ??= rules.observe(state, seat);
        return seen;
      },
      seat,
      kind: frame.step,
      choices,
      chance: player.chance,
      timeIsUp: () => false,
    });
    applyNotation(rules, state, seat, chosen, chance, counter?.emit);
  }
  throw new Error(`${rules.id} takes more moves than it declares (seed ${seed})`);
}

/** Counts how often each of the named events happens. */
function countEvents(named: readonly string[]): {
  readonly counts: readonly number[];
  readonly emit: Emit<unknown>;
} {
  const counts = named.map(() => 0);
  const wanted = named.map((name) => name.split(':'));
  return {
    counts,
    emit(event) {
      if (typeof event !== 'object' || event === null || !('kind' in event)) return;
      for (const [place, [kind, value]] of wanted.entries()) {
        if (event.kind !== kind || (value !== undefined && !Object.values(event).includes(value))) continue;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    },
  };
}
