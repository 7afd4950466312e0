import { hashOf } from '../kernel/canonical.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Game, Seat, Viewer } from '../kernel/game.ts';
import { toldTo } from '../kernel/match.ts';
import { pending } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import { nonsense, seatsOf, walk } from './checks.ts';
import {
  anyMove,
  deal,
  fail,
  isLookedAt,
  oneOf,
  play,
  playerOf,
  type Run,
  runOf,
  type Situation,
  same,
} from './situation.ts';

/** How many answers a state and what was imagined from a view of it are played on side by side. */
const ahead = 12;

/**
 * What is imagined from a view gives this view again, to the byte; and played on beside the true state, with the
 * same answers and the same chance, it stays so until the viewer is told something that tells them apart. What a
 * viewer is told must be in the view afterwards.
 */
export function imaginations(situation: Situation): void {
  const { game, table, seed } = situation;
  walk(situation, (run, player) => {
    if (!isLookedAt(situation, player)) return;
    for (const viewer of viewers(table.seats)) {
      const view = game.observe(run.state, viewer);
      const text = JSON.stringify(view);
      const bare: unknown = JSON.parse(text);
      const dreamt = game.imagine(bare, seeded(`dream ${seed} ${player.pick(1000)}`));
      same(situation, 'a view that was imagined from', bare, JSON.parse(text));
      same(situation, `the imagined view of ${viewer}`, game.observe(dreamt, viewer), JSON.parse(text));
      for (const seat of seatsOf(table.seats)) {
        if (!Number.isFinite(game.evaluate(dreamt, seat))) fail(situation, 'an imagined state has no value');
      }
      const stream = `ahead ${seed} ${player.pick(1000)}`;
      const truth = runOf(game, game.copy(run.state), seeded(stream));
      const dream = runOf(game, dreamt, seeded(stream));
      sideBySide(situation, viewer, truth, dream, seeded(stream));
    }
  });
}

/**
 * Two matches that differ in something hidden are told apart by nobody who was not told. The second is the first
 * with one random result or one answer of another seat changed; as long as a viewer is told the same of both, that
 * viewer sees, is asked, is refused and imagines the same.
 */
export function twins(situation: Situation): void {
  const { game, table, looks } = situation;
  const player = playerOf(situation);
  for (let pair = 0; pair < looks; pair++) {
    const viewer = oneOf(viewers(table.seats), player);
    const draws: Draws = { made: [], changed: undefined, random: player };
    const first = deal(situation, recorded(seeded(`match ${situation.seed}`), draws));
    const answers: { seat: Seat; choice: unknown }[] = [];
    const reached = [first.told.length];
    const shown: Shown[] = [{ told: hear(first, viewer, 0), ...show(situation, first, viewer) }];
    const stop = player.pick(game.nature.longest);
    for (let move = anyMove(game, first.state, player); move; move = anyMove(game, first.state, player)) {
      play(game, first, move.seat, move.choice);
      answers.push(move);
      const heard = reached[reached.length - 1] ?? 0;
      reached.push(first.told.length);
      shown.push({ told: hear(first, viewer, heard), ...show(situation, first, viewer) });
      if (answers.length > stop) break;
    }
    const changes = draws.made.length + answers.length;
    if (changes === 0) return;
    const change = player.pick(changes);
    const again: Draws = { made: [], changed: change, random: player };
    const second = deal(situation, repeated(draws.made, again));
    let heard = 0;
    for (const [number, was] of shown.entries()) {
      const told = hear(second, viewer, heard);
      heard = second.told.length;
      if (told !== was.told) break;
      compare(situation, `a match in which ${viewer} is told the same`, show(situation, second, viewer), was);
      const next = answers[number];
      const waiting = pending(game, second.state);
      if (next === undefined || waiting === undefined) break;
      const legal = waiting.step.choices(second.state, waiting.frame, next.seat);
      const text = game.format(next.choice);
      const changed = next.seat !== viewer && number === change - draws.made.length;
      const choice = changed ? oneOf(legal, player) : legal.find((one) => game.format(one) === text);
      if (choice === undefined && next.seat === viewer)
        fail(situation, `${viewer} is asked the same and may not`);
      play(game, second, next.seat, choice ?? oneOf(legal, player));
    }
  }
}

/** All that reaches a viewer at one moment. */
interface Shown {
  readonly told: string;
  readonly view: string;
  readonly waiting: string;
  readonly question: string;
  readonly position: string;
  readonly refusals: string;
  readonly imagined: string;
}

function show(situation: Situation, run: Run, viewer: Viewer): Omit<Shown, 'told'> {
  const { game } = situation;
  const view = JSON.stringify(game.observe(run.state, viewer));
  const waiting = pending(game, run.state);
  const seats = waiting?.step.seats(run.state, waiting.frame) ?? [];
  const asked = waiting !== undefined && viewer !== 'spectator' && seats.includes(viewer);
  const choices = asked ? waiting.step.choices(run.state, waiting.frame, viewer) : [];
  const texts = choices.map((choice) => game.format(choice));
  return {
    view,
    waiting: JSON.stringify([seats, game.outcome(run.state)]),
    question: asked ? JSON.stringify([waiting.frame.step, texts]) : '',
    position: JSON.stringify(game.position(run.state, viewer)),
    refusals: asked ? refusalsOf(game, run, viewer, texts) : '',
    imagined: hashOf(game.imagine(JSON.parse(view), seeded('a dream'))),
  };
}

/** Why a seat is refused what it might try: neighbours of its legal choices. */
function refusalsOf(game: Game, { state }: Run, seat: Seat, texts: readonly string[]): string {
  const waiting = pending(game, state);
  if (waiting === undefined) return '';
  const legal = new Set(texts);
  const tried = nonsense(texts, seeded(texts.join(' '))).concat([...'123456-'], `${texts[0]}`);
  return JSON.stringify(
    tried.map((text) => {
      const choice = game.parse(text);
      if (choice === undefined || legal.has(game.format(choice))) return null;
      return waiting.step.refuse(state, waiting.frame, seat, choice) ?? 'refused';
    }),
  );
}

function sideBySide(situation: Situation, viewer: Viewer, truth: Run, dream: Run, player: Chance): void {
  const { game } = situation;
  for (let number = 0, heard = 0; number <= ahead; number++) {
    const [told, dreamt] = [hear(truth, viewer, heard), hear(dream, viewer, heard)];
    if (told !== dreamt) {
      const views = [game.observe(truth.state, viewer), game.observe(dream.state, viewer)].map((view) =>
        JSON.stringify(view),
      );
      if (views[0] === views[1]) {
        fail(situation, `${viewer} is told ${told}, which is not in the view: it might have been ${dreamt}`);
      }
      return;
    }
    const what = `what was imagined, ${number} answers later, for ${viewer}`;
    compare(situation, what, show(situation, dream, viewer), show(situation, truth, viewer));
    heard = truth.told.length;
    if (heard !== dream.told.length) return;
    const move = anyMove(game, truth.state, player);
    const waiting = pending(game, dream.state);
    if (move === undefined || waiting === undefined) return;
    const text = game.format(move.choice);
    const legal = waiting.step.choices(dream.state, waiting.frame, move.seat);
    // Now and then another seat chooses otherwise in the dream: what it chose may be a secret too.
    const otherwise = move.seat !== viewer && player.pick(3) === 0;
    const choice = otherwise ? oneOf(legal, player) : legal.find((one) => game.format(one) === text);
    if (choice === undefined) return;
    play(game, truth, move.seat, move.choice);
    play(game, dream, move.seat, choice);
  }
}

function compare(
  situation: Situation,
  what: string,
  found: Omit<Shown, 'told'>,
  wanted: Omit<Shown, 'told'>,
): void {
  for (const part of ['view', 'waiting', 'question', 'position', 'refusals', 'imagined'] as const) {
    same(situation, `${part} of ${what}`, found[part], wanted[part]);
  }
}

function hear(run: Run, viewer: Viewer, from: number): string {
  return JSON.stringify(toldTo(run.told.slice(from), viewer));
}

function viewers(seats: number): Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}

/** A random result, with what asked for it. */
type Made =
  | { readonly kind: 'number'; readonly least: number; readonly count: number; value: number }
  | { readonly kind: 'order'; order: number[] };

interface Draws {
  readonly made: Made[];
  /** Which result is to be another one. */
  readonly changed: number | undefined;
  readonly random: Chance;
}

/** Notes all results of a chance. */
function recorded(chance: Chance, draws: Draws): Chance {
  return fromNumbers(
    (least, count) => {
      const value = chance.pick(count) + least;
      draws.made.push({ kind: 'number', least, count, value });
      return value;
    },
    (length) => {
      const order = seatsOf(length);
      chance.shuffle(order);
      draws.made.push({ kind: 'order', order });
      return order;
    },
  );
}

/** Gives noted results again, but for the one that is changed; where other results are asked for, new ones. */
function repeated(noted: readonly Made[], draws: Draws): Chance {
  const { random } = draws;
  return fromNumbers(
    (least, count) => {
      const was = noted[draws.made.length];
      const fits = was?.kind === 'number' && was.least === least && was.count === count;
      const value = fits && draws.made.length !== draws.changed ? was.value : random.pick(count) + least;
      draws.made.push({ kind: 'number', least, count, value });
      return value;
    },
    (length) => {
      const was = noted[draws.made.length];
      const order = was?.kind === 'order' && was.order.length === length ? [...was.order] : seatsOf(length);
      if (was?.kind !== 'order') random.shuffle(order);
      if (draws.made.length === draws.changed && length > 1) {
        const [one, other] = [random.pick(length), random.pick(length)];
        const [kept, moved] = [order[one] ?? 0, order[other] ?? 0];
        order[one] = moved;
        order[other] = kept;
      }
      draws.made.push({ kind: 'order', order });
      return order;
    },
  );
}

function fromNumbers(
  number: (least: number, count: number) => number,
  orderOf: (length: number) => number[],
): Chance {
  return {
    roll: (sides) => number(1, sides),
    pick: (count) => number(0, count),
    shuffle<T>(items: T[]) {
      const old = [...items];
      for (const [place, from] of orderOf(items.length).entries()) {
        const [item] = old.slice(from, from + 1);
        if (item !== undefined) items[place] = item;
      }
    },
  };
}
