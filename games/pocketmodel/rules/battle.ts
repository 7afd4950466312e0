import type { AutomaticStep, ChoiceStep, Seat } from '../../../kernel/game.ts';
import { openWindow, windowStep } from '../../../kernel/reactions.ts';
import { entry } from '../../common/at.ts';
import type { CompiledDeed, Moment } from '../content/compile.ts';
import { cardsInHand, draw, handLimit, type PocketTurn, putAway, show, takeFromHand } from './cards.ts';
import { type Choice, pass } from './choice.ts';
import { type Wound, wound } from './damage.ts';
import { pushDeeds } from './deeds.ts';
import { eliminate } from './elimination.ts';
import type { Event, Part, Result } from './event.ts';
import type { Terms } from './options.ts';
import {
  type Battle,
  cardOf,
  type Dice,
  type FrameOf,
  noCard,
  type PocketState,
  playerOf,
  type Side,
  seatOf,
} from './state.ts';
import {
  abilityOn,
  amountOf,
  battleValue,
  cardOn,
  effectsOn,
  holds,
  isAble,
  otherSide,
  unitOn,
  works,
} from './values.ts';

type BattleFrame = FrameOf<'battle'>;

const sides: readonly Side[] = [0, 1];

/** The steps of a battle (Battling), one after the other. */
function battleStep(terms: Terms): AutomaticStep<PocketState, BattleFrame, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { stack } = turn;
      const goOn = (phase: Battle['phase'], more: Partial<Battle> = {}): void => {
        stack[stack.length - 1] = { ...frame, ...more, phase };
      };
      switch (frame.phase) {
        case 'attacker':
          goOn('defender');
          askForCard(terms, turn, frame, 0);
          return;
        case 'defender':
          goOn('again');
          askForCard(terms, turn, frame, 1);
          return;
        case 'again':
          goOn('roll');
          if (frame.cards[0] === noCard && frame.cards[1] !== noCard) askForCard(terms, turn, frame, 0);
          return;
        case 'roll':
          rollBoth(turn, frame, goOn);
          pushRerolls(terms, turn, frame);
          return;
        case 'hits':
          fight(terms, turn, frame);
          return;
        case 'refill':
          goOn('end');
          for (const side of sides) refill(terms, turn, frame, side);
          pushMoment(terms, turn, frame, 'after', () => true);
          return;
        case 'end':
          stack.pop();
      }
    },
  };
}

/** Asks a side for a card. Whoever holds cards is asked, whatever they are, so that the question tells nothing. */
function askForCard(terms: Terms, { state, stack, emit }: PocketTurn, battle: Battle, side: Side): void {
  const seat = seatOf(unitOn(battle, side));
  const silenced = abilityOn(terms, state, battle, otherSide(side)).some(
    ({ effect }) => effect.do === 'silence',
  );
  if (silenced || playerOf(state, seat).hand.length === 0) emit?.({ kind: 'noCard', side, seat });
  else stack.push({ step: 'card', side, ...openWindow<Choice>([seat]) });
}

/** Plays a combat card, or none (steps 1 to 3). */
function cardStep(terms: Terms): ChoiceStep<PocketState, FrameOf<'card'>, Choice, Event> {
  const isCombatCard = (card: number): boolean => !entry(terms.cards, card).objective;
  return windowStep<PocketState, FrameOf<'card'>, Choice, Event>({
    pass,
    reactions: (state, _frame, seat) =>
      cardsInHand(state, seat, isCombatCard).map((card) => ({
        kind: 'play',
        card: entry(terms.cards, card).id,
      })),
    refuse(state, _frame, seat, choice) {
      if (choice.kind !== 'play') return 'not-asked';
      const card = terms.cardNumber.get(choice.card);
      const held = playerOf(state, seat).hand.some((instance) => cardOf(state, instance) === card);
      return held ? 'no-combat-card' : 'not-in-hand';
    },
    isPass: ({ kind }) => kind === 'pass',
    resolve(turn, { side, asked }, [played]) {
      const { state, stack, emit } = turn;
      const battle = stack[stack.length - 1];
      if (battle?.step !== 'battle') throw new Error('a combat card belongs to a battle');
      const seat = entry(asked, 0);
      const card = played?.choice.kind === 'play' ? terms.cardNumber.get(played.choice.card) : undefined;
      if (card === undefined) {
        emit?.({ kind: 'noCard', side, seat });
        return;
      }
      const instance = takeFromHand(state, seat, card);
      show(state, seat, instance);
      const next: BattleFrame = { step: 'battle', ...withCard(battle, side, instance) };
      stack[stack.length - 1] = next;
      const able = isAble(terms, state, next, side);
      emit?.({ kind: 'playedCard', side, seat, unit: unitOn(next, side), card, able });
      pushMoment(terms, turn, next, 'played', (other) => other === side);
    },
  });
}

/** The battle after a side has played a card. */
export function withCard(battle: Battle, side: Side, instance: number): Battle {
  const first = battle.cards[otherSide(side)] === noCard ? side : battle.first;
  return { ...battle, first, cards: side === 0 ? [instance, battle.cards[1]] : [battle.cards[0], instance] };
}

/** Lets the deeds of the cards of some sides happen that belong to a moment, those of the attacker first. */
export function pushMoment(
  terms: Terms,
  turn: PocketTurn,
  battle: Battle,
  moment: Moment,
  counts: (side: Side) => boolean,
): void {
  for (const side of [1, 0] as const) {
    const card = cardOn(terms, turn.state, battle, side);
    if (card === undefined || !counts(side) || !works(terms, turn.state, battle, side)) continue;
    const deeds = card.deeds[moment].filter((deed) => doesHold(turn.state, battle, side, deed));
    if (deeds.length === 0) continue;
    const unit = unitOn(battle, side);
    const foe = unitOn(battle, otherSide(side));
    pushDeeds(turn, deeds, { seat: seatOf(unit), unit, foe, opponent: seatOf(foe), zone: battle.zone });
  }
}

function doesHold(state: PocketState, battle: Battle, side: Side, { deed, against }: CompiledDeed): boolean {
  return holds(state, battle, side, { effect: 'if' in deed ? deed : {}, against });
}

function rollFor({ chance, emit }: PocketTurn, battle: Battle, side: Side, again: boolean): Dice {
  const dice = [chance.roll(6), chance.roll(6)] as const;
  emit?.({ kind: 'rolled', unit: unitOn(battle, side), dice, again });
  return dice;
}

/** Both sides make their base rolls (step 4). */
function rollBoth(
  turn: PocketTurn,
  frame: BattleFrame,
  goOn: (phase: Battle['phase'], more: Partial<Battle>) => void,
): void {
  const { attacker, defender } = frame;
  const rolls = sides.map((side) => rollFor(turn, frame, side, false));
  turn.state.last = { kind: 'battle', attacker, defender, rolls, again: [0, 0] };
  goOn('hits', { rolls });
}

/** A reroll that an icon or a card allows: the seat that may roll again, and the side whose dice it is. */
export interface Reroll {
  readonly seat: Seat;
  readonly of: Side;
}

/** The rerolls that icons and cards allow in a battle, those of the attacker first (choice 14). */
export function rerollsIn(terms: Terms, state: PocketState, battle: Battle): Reroll[] {
  const found: Reroll[] = [];
  for (const side of sides) {
    for (const { effect } of effectsOn(terms, state, battle, side)) {
      if (effect.effect.do !== 'reroll') continue;
      const of = effect.effect.of === 'self' ? side : otherSide(side);
      found.push({ seat: seatOf(unitOn(battle, side)), of });
    }
  }
  return found;
}

/** Asks for the rerolls of a battle, one after the other. */
function pushRerolls(terms: Terms, { state, stack }: PocketTurn, battle: Battle): void {
  for (const one of rerollsIn(terms, state, battle).reverse()) stack.push({ step: 'reroll', ...one });
}

/** Rolls the two dice of a unit again, or keeps them; only the last roll counts (choice 15). */
const reroll: ChoiceStep<PocketState, FrameOf<'reroll'>, Choice, Event> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: () => [{ kind: 'reroll' }, pass],
  refuse: () => 'not-asked',
  apply(turn, { seat, of }, _seat, choice) {
    const { stack, emit } = turn;
    stack.pop();
    const place = stack.findLastIndex((frame) => frame.step === 'battle');
    const battle = stack[place];
    if (battle?.step !== 'battle') throw new Error('a roll belongs to a battle');
    if (choice.kind !== 'reroll') {
      emit?.({ kind: 'kept', seat, unit: unitOn(battle, of) });
      return;
    }
    const rolled = rollFor(turn, battle, of, true);
    const rolls = battle.rolls.map((dice, side) => (side === of ? rolled : dice));
    stack[place] = { ...battle, rolls };
    const { last } = turn.state;
    if (last?.kind !== 'battle') return;
    const [one, other] = last.again;
    turn.state.last = { ...last, rolls, again: of === 0 ? [one + 1, other] : [one, other + 1] };
  },
};

/** Both sides are checked for a hit at the same time, and hits put damage (steps 4 to 7). */
function fight(terms: Terms, turn: PocketTurn, frame: BattleFrame): void {
  const { state, stack, emit } = turn;
  const results = sides.map((side) => resultOf(terms, state, frame, side, emit !== undefined));
  const hits: [boolean, boolean] = [entry(results, 0).hit, entry(results, 1).hit];
  emit?.({ kind: 'fought', attacker: frame.attacker, defender: frame.defender, results });
  const next: BattleFrame = { ...frame, hits, phase: 'refill' };
  stack[stack.length - 1] = next;
  const wounds = sides.flatMap((side) =>
    hits[side] ? [woundBy(terms, state, frame, side, emit !== undefined)] : [],
  );
  pushMoment(terms, turn, next, 'hit', (side) => hits[side] === true);
  keepLasting(terms, turn, frame);
  for (const one of wounds) wound(terms, turn, one);
  eliminate(turn);
}

/** Whether the unit of a side hits the other (steps 4 to 6), with the parts of both sums if they are wanted. */
export function resultOf(
  terms: Terms,
  state: PocketState,
  battle: Battle,
  side: Side,
  wanted: boolean,
): Result {
  const dice = entry(battle.rolls, side);
  const roll = dice[0] + dice[1];
  const parts: Part[] = [{ from: 'dice', amount: roll }];
  const against: Part[] = [];
  const own = effectsOn(terms, state, battle, side).map(({ effect }) => effect.effect);
  const other = effectsOn(terms, state, battle, otherSide(side)).map(({ effect }) => effect.effect);
  const from = own.reduce(
    (least, effect) => (effect.do === 'autoHit' ? Math.min(least, effect.from) : least),
    12,
  );
  // "Cannot" beats "can".
  const automatic = roll >= from && !other.some((effect) => effect.do === 'noAutoHit');
  const attack =
    roll + battleValue(terms, state, battle, side, 'attack', wanted ? (part) => parts.push(part) : undefined);
  const defense = battleValue(
    terms,
    state,
    battle,
    otherSide(side),
    'defense',
    wanted ? (part) => against.push(part) : undefined,
  );
  const safe = other.some((effect) => effect.do === 'noHit');
  return { parts, against, automatic, hit: automatic || (!safe && attack >= defense) };
}

/** The damage that the unit of a side does with a hit (step 7), with its parts if they are wanted. */
export function woundBy(terms: Terms, state: PocketState, battle: Battle, side: Side, wanted = false): Wound {
  const parts: Part[] = [];
  const note = wanted ? (part: Part) => parts.push(part) : undefined;
  const damage = Math.max(0, battleValue(terms, state, battle, side, 'damage', note));
  const own = effectsOn(terms, state, battle, side).map(({ effect }) => effect.effect);
  const other = effectsOn(terms, state, battle, otherSide(side)).map(({ effect }) => effect.effect);
  let amount = damage;
  for (const effect of other) {
    if (effect.do === 'prevent') amount = Math.min(amount, Math.max(amount - effect.amount, effect.least));
  }
  const survives = other.some((effect) => effect.do === 'survive');
  return {
    unit: unitOn(battle, otherSide(side)),
    amount,
    parts,
    prevented: damage - amount,
    fatal: own.some((effect) => effect.do === 'destroy'),
    survives,
    by: seatOf(unitOn(battle, side)),
  };
}

/** Whoever played a card discards it and draws up to the hand limit (step 8). */
function refill(terms: Terms, turn: PocketTurn, { cards, attacker, defender }: Battle, side: Side): void {
  const instance = cards[side];
  const seat: Seat = seatOf(side === 0 ? attacker : defender);
  const { state } = turn;
  if (instance === noCard || playerOf(state, seat).out > 0) return;
  putAway(state, seat, instance);
  draw(turn, seat, handLimit(terms, state, seat) - playerOf(state, seat).hand.length);
}

/** What cards change until the end of the turn is kept as it was in the battle; `wound` forgets it of lost units. */
function keepLasting(terms: Terms, { state, emit }: PocketTurn, battle: Battle): void {
  for (const side of sides) {
    if (battle.cards[side] === noCard) continue;
    for (const one of abilityOn(terms, state, battle, side)) {
      const { effect } = one;
      if (effect.do !== 'modify' || effect.until === undefined) continue;
      const unit = unitOn(battle, effect.of === 'self' ? side : otherSide(side));
      const amount = amountOf(state, battle, side, one);
      if (amount === 0) continue;
      state.lasting = [...state.lasting, { unit, stat: effect.stat, amount }];
      emit?.({ kind: 'changed', unit, stat: effect.stat, amount });
    }
  }
}

export function battleSteps(terms: Terms) {
  return { battle: battleStep(terms), card: cardStep(terms), reroll } as const;
}
