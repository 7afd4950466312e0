import type { AutomaticStep, ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { PocketTurn } from './cards.ts';
import { type Choice, pass } from './choice.ts';
import { unitChoice } from './choices.ts';
import type { Event } from './event.ts';
import { actionLimit } from './moving.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import {
  type Battle,
  codeOf,
  type FrameOf,
  kindOf,
  noCard,
  numberOf,
  opponentsOf,
  type PocketFrame,
  type PocketState,
  playerOf,
  seatOf,
  type UnitCode,
  unitsIn,
  zoneOf,
} from './state.ts';

type Step<N extends PocketFrame['step']> = ChoiceStep<PocketState, FrameOf<N>, Choice, Event>;
type Pair = readonly [UnitCode, UnitCode];

/** More targets than this are chosen by their seat first, so that no list gets long. */
const mostTargets = 150;

/**
 * Whether a unit may start a battle against another. A ground unit may attack a space unit in its own home zone alone
 * (Ground Assault).
 */
function mayAttack(terms: Terms, state: PocketState, attacker: UnitCode, defender: UnitCode): boolean {
  if (!entry(terms.units, kindOf(state, attacker)).ground) return true;
  return entry(terms.units, kindOf(state, defender)).ground || zoneOf(state, attacker) === seatOf(attacker);
}

/** The units that a unit may attack: opposing units in its zone, of all opponents or of one. */
export function targetsOf(terms: Terms, state: PocketState, attacker: UnitCode, opponent = -1): UnitCode[] {
  const found: UnitCode[] = [];
  const zone = zoneOf(state, attacker);
  if (zone < 0) return found;
  for (const seat of opponent >= 0 ? [opponent] : opponentsOf(state, seatOf(attacker))) {
    for (const unit of unitsIn(state, seat, zone))
      if (mayAttack(terms, state, attacker, unit)) found.push(unit);
  }
  return found;
}

function hasTarget(terms: Terms, state: PocketState, attacker: UnitCode): boolean {
  const zone = zoneOf(state, attacker);
  if (zone < 0) return false;
  const own = seatOf(attacker);
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === own) continue;
    const { zones } = playerOf(state, seat);
    for (let number = 0; number < zones.length; number++) {
      if (zones[number] === zone && mayAttack(terms, state, attacker, codeOf(seat, number))) return true;
    }
  }
  return false;
}

/** The zones in which opponents of a seat have units, as bits. */
function zonesOfOpponents({ players }: PocketState, seat: Seat): number {
  let bits = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    for (const zone of playerOf({ players }, other).zones) if (zone >= 0) bits |= 1 << zone;
  }
  return bits;
}

/** The rule that forbids a unit to be one more attacker. */
function whyNotAttack(
  terms: Terms,
  state: PocketState,
  seat: Seat,
  unit: UnitCode,
  left: number,
  pairs: readonly Pair[],
): Refusal | undefined {
  if (seatOf(unit) !== seat || numberOf(unit) >= playerOf(state, seat).kinds.length) return 'not-yours';
  if (zoneOf(state, unit) < 0) return 'not-in-play';
  for (const [attacker] of pairs) if (attacker === unit) return 'attacks-already';
  if (entry(terms.units, kindOf(state, unit)).stars > left) return 'five-stars';
  if (hasTarget(terms, state, unit)) return undefined;
  const ground = entry(terms.units, kindOf(state, unit)).ground;
  const meets = opponentsOf(state, seat).some(
    (other) => unitsIn(state, other, zoneOf(state, unit)).length > 0,
  );
  return ground && meets ? 'ground-attack' : 'no-target';
}

/** Whether a seat can attack with any unit. */
export function canAttack(terms: Terms, state: PocketState, seat: Seat): boolean {
  const { zones } = playerOf(state, seat);
  const left = actionLimit(terms, state, seat, 'combat');
  const contact = zonesOfOpponents(state, seat);
  for (let number = 0; number < zones.length; number++) {
    const zone = zones[number] ?? -1;
    if (zone < 0 || (contact & (1 << zone)) === 0) continue;
    if (whyNotAttack(terms, state, seat, codeOf(seat, number), left, []) === undefined) return true;
  }
  return false;
}

/** Attackers are named one after the other, each with its target (Combat). */
function attackersStep(terms: Terms): Step<'attackers'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { left, pairs }, seat) {
      const found: Choice[] = [];
      const { zones } = playerOf(state, seat);
      const contact = zonesOfOpponents(state, seat);
      for (let number = 0; number < zones.length; number++) {
        const zone = zones[number] ?? -1;
        if (zone < 0 || (contact & (1 << zone)) === 0) continue;
        const unit = codeOf(seat, number);
        if (whyNotAttack(terms, state, seat, unit, left, pairs) === undefined) found.push(unitChoice(unit));
      }
      if (pairs.length > 0) found.push(pass);
      return found;
    },
    refuse(state, { left, pairs }, seat, choice) {
      if (choice.kind === 'pass') return 'one-at-least';
      if (choice.kind !== 'unit') return 'not-asked';
      return whyNotAttack(terms, state, seat, choice.unit, left, pairs) ?? 'not-asked';
    },
    apply(turn, { pairs }, seat, choice) {
      const { state, stack, emit } = turn;
      if (choice.kind !== 'unit') {
        emit?.({ kind: 'done', seat, what: 'combat' });
        stack[stack.length - 1] = { step: 'battles', seat, pairs };
        return;
      }
      const attacker = choice.unit;
      const targets = targetsOf(terms, state, attacker);
      const [only, ...more] = targets;
      if (only !== undefined && more.length === 0) declare(terms, turn, attacker, only);
      else {
        stack.push({
          step: targets.length > mostTargets ? 'against' : 'target',
          seat,
          attacker,
          opponent: -1,
        });
        emit?.({ kind: 'picked', unit: attacker, by: 'action' });
      }
    },
  };
}

/** Notes an attack; the frame of the attackers is on top. */
function declare(
  terms: Terms,
  { state, stack, emit }: PocketTurn,
  attacker: UnitCode,
  defender: UnitCode,
): void {
  const frame = stack[stack.length - 1];
  if (frame?.step !== 'attackers') throw new Error('an attack belongs to a combat action');
  const { stars } = entry(terms.units, kindOf(state, attacker));
  stack[stack.length - 1] = {
    ...frame,
    left: frame.left - stars,
    pairs: [...frame.pairs, [attacker, defender]],
  };
  emit?.({ kind: 'declared', attacker, defender });
}

/** At a very large table the opponent is chosen before the target. */
function againstStep(terms: Terms): Step<'against'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { attacker }, seat) =>
      opponentsOf(state, seat)
        .filter((other) => targetsOf(terms, state, attacker, other).length > 0)
        .map((other) => ({ kind: 'opponent', seat: other })),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'opponent' ? 'no-target' : 'not-asked'),
    apply({ stack }, { seat, attacker }, _seat, choice) {
      if (choice.kind !== 'opponent') return;
      stack[stack.length - 1] = { step: 'target', seat, attacker, opponent: choice.seat };
    },
  };
}

/** The unit that the chosen attacker attacks. */
function targetStep(terms: Terms): Step<'target'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { attacker, opponent }) => targetsOf(terms, state, attacker, opponent).map(unitChoice),
    refuse(state, { attacker }, seat, choice) {
      if (choice.kind !== 'unit') return 'not-asked';
      const { unit } = choice;
      const player = state.players[seatOf(unit)];
      if (player === undefined || numberOf(unit) >= player.kinds.length || seatOf(unit) === seat)
        return 'not-opposing';
      if (zoneOf(state, unit) !== zoneOf(state, attacker)) return 'other-zone';
      return mayAttack(terms, state, attacker, unit) ? 'not-asked' : 'ground-attack';
    },
    apply(turn, { attacker }, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'unit') declare(terms, turn, attacker, choice.unit);
    },
  };
}

/** The battles that were declared and can still happen: both units are in the same zone (choices 3 and 4). */
function isPossible(state: PocketState, [attacker, defender]: Pair): boolean {
  const zone = zoneOf(state, attacker);
  return zone >= 0 && zoneOf(state, defender) === zone;
}

/** The battles follow each other, in the order that the attacking player chooses (Battling). */
const battles: AutomaticStep<PocketState, FrameOf<'battles'>, Event> = {
  kind: 'automatic',
  run(turn, { seat, pairs }) {
    const { state, stack, emit } = turn;
    const left = pairs.filter((pair) => {
      const possible = isPossible(state, pair);
      if (!possible) emit?.({ kind: 'noBattle', attacker: pair[0], defender: pair[1] });
      return possible;
    });
    stack.pop();
    const [only, ...more] = left;
    if (only === undefined || playerOf(state, seat).out > 0) return;
    if (more.length > 0) stack.push({ step: 'nextBattle', seat, pairs: left });
    else fight(turn, only);
  },
};

const nextBattle: Step<'nextBattle'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (_state, { pairs }) => pairs.map(([attacker]) => unitChoice(attacker)),
  refuse: (_state, _frame, _seat, choice) => (choice.kind === 'unit' ? 'not-declared' : 'not-asked'),
  apply(turn, { seat, pairs }, _seat, choice) {
    if (choice.kind !== 'unit') return;
    const { stack } = turn;
    const chosen = pairs.find(([attacker]) => attacker === choice.unit);
    stack[stack.length - 1] = { step: 'battles', seat, pairs: pairs.filter((pair) => pair !== chosen) };
    if (chosen !== undefined) fight(turn, chosen);
  },
};

/** Begins a battle. */
function fight({ state, stack, emit }: PocketTurn, [attacker, defender]: Pair): void {
  emit?.({ kind: 'battle', attacker, defender });
  stack.push({ step: 'battle', ...newBattle(state, attacker, defender) });
}

/** A battle in which nothing has happened yet. */
export function newBattle(state: PocketState, attacker: UnitCode, defender: UnitCode): Battle {
  return {
    attacker,
    defender,
    zone: zoneOf(state, attacker),
    cards: [noCard, noCard],
    first: 0,
    phase: 'attacker',
    rolls: [],
    hits: [false, false],
  };
}

export function combatSteps(terms: Terms) {
  return {
    attackers: attackersStep(terms),
    against: againstStep(terms),
    target: targetStep(terms),
    battles,
    nextBattle,
  } as const;
}
