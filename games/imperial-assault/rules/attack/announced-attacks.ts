import { entry } from '../../../common/at.ts';
import { noFacts } from '../effects/announce.ts';
import type { Listener, MomentFacts } from '../effects/frames.ts';
import { heldAt, listenersOf, mayPlayCards, usersOf } from '../effects/listeners.ts';
import { useAbility } from '../effects/use-ability.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, type FigureNumber, none, seatOf } from '../state.ts';
import { plainAttack, pushAttack, targetsOf } from './begin.ts';
import { noResultsYet } from './change.ts';
import type { AttackOrder } from './frames.ts';

/** What is used before an attack is declared, and the attack. */
export interface AnnouncedAttack {
  readonly by: Listener;
  readonly order: AttackOrder;
}

/**
 * Command cards, and in a campaign abilities, that a figure may use before it declares an attack, and that let it declare targets
 * which it could not declare without them. They are used as an action that attacks, and the target is named afterwards.
 */
export function announcedAttacks(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
): readonly AnnouncedAttack[] {
  const seat = seatOf(figure);
  const facts = factsOf(figure);
  const abilities = state.campaign === undefined ? [] : announcedAbilities(terms, state, figure);
  if (!mayPlayCards(state, seat)) return abilities;
  const commands = heldAt(terms, state, seat, facts.key);
  if (commands.length === 0) return abilities;
  const order = plainAttack(seat, figure, none);
  const { length: usual } = targetsOf(terms, state, order);
  const announced = asAnnounced(state, order);
  const cards = commands
    .flatMap((command) => usersOf(terms, announced, command, facts, seat))
    .filter(
      (user) =>
        user.figure === figure &&
        targetsOf(terms, state, { ...order, ...widenedBy(terms, user) }).length > usual,
    );
  return [...abilities, ...cards.map((by): AnnouncedAttack => ({ by, order }))];
}

/** Such abilities of a figure; a hero attacks with one of the weapons with which each is of use. */
function announcedAbilities(terms: Terms, state: BattleState, figure: FigureNumber): AnnouncedAttack[] {
  const seat = seatOf(figure);
  const order = plainAttack(seat, figure, none);
  const moment = { step: 'moment', ...factsOf(figure), seats: [], done: [], only: null } as const;
  const found: AnnouncedAttack[] = [];
  for (const arms of terms.added.arms(terms, state, order)) {
    const listeners = listenersOf(terms, asAnnounced(arms.state, arms.order), moment, seat);
    for (const by of listeners) {
      if (by.figure !== figure || !entry(terms.abilities, by.ability).ability.optional) continue;
      const widened = { ...arms.order, ...widenedBy(terms, by) };
      const usual = targetsOf(terms, arms.state, arms.order);
      if (targetsOf(terms, arms.state, widened).length <= usual.length) continue;
      const place = found.findIndex((one) => one.by.ability === by.ability);
      const before = found[place]?.order;
      if (before === undefined) found.push({ by, order: arms.order });
      else {
        const weapons = before.weapons ?? [before.weapon ?? none];
        found[place] = { by, order: { ...order, weapons: [...weapons, arms.order.weapon ?? none] } };
      }
    }
  }
  return found;
}

/** The state as if the attack went on already. */
function asAnnounced(state: BattleState, order: AttackOrder): BattleState {
  return {
    ...state,
    stack: [...state.stack, { step: 'attack', ...order, ...noResultsYet, outside: false }],
  };
}

/** Begins the attack of a figure with what is used before its target is named. A hero names one of several weapons after it. */
export function announceAttack(terms: Terms, turn: BattleTurn, { by, order }: AnnouncedAttack): void {
  pushAttack(terms, turn, order);
  if (order.weapons !== undefined) turn.stack.push({ step: 'weapon', seat: by.seat, figure: by.figure });
  useAbility(terms, turn, by, factsOf(by.figure));
}

function factsOf(attacker: FigureNumber): MomentFacts {
  return { ...noFacts, key: 'before-declare', subject: attacker };
}

interface Widening {
  readonly seesThrough: boolean;
  readonly arc: boolean;
  readonly sightFrom?: number;
}

/** What an ability changes about the targets of an attack. */
function widenedBy(terms: Terms, { ability }: Listener): Widening {
  let widening: Widening = { seesThrough: false, arc: false };
  for (const number of entry(terms.abilities, ability).effects) {
    const { effect } = entry(terms.effects, number);
    if (effect.do === 'see-through-figures') widening = { ...widening, seesThrough: true };
    else if (effect.do === 'arc') widening = { ...widening, arc: true };
    else if (effect.do === 'sight-from') widening = { ...widening, sightFrom: effect.within };
  }
  return widening;
}
