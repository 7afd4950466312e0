import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledSurge } from '../../content/compile-abilities.ts';
import type { Fighter } from '../../content/compiled.ts';
import { type Arms, campaignOf } from '../added.ts';
import { armsInReach, plainAttack } from '../attack/begin.ts';
import { changeAttack } from '../attack/change.ts';
import { currentAttack } from '../attack/current.ts';
import type { AttackOrder } from '../attack/frames.ts';
import type { Choice } from '../choice.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  type FigureNumber,
  none,
  playerOf,
  seatOf,
  type Upgrade,
} from '../state.ts';
import { campaignIn, emitCampaign, heroGroup, seatOfHero } from './current.ts';
import { sheetOf } from './heroes.ts';
import type { CampaignRefusal } from './refusals.ts';

/** Heroes repeat every action, attacks too (A4). */
export function repeatsAttacks(figure: FigureNumber): boolean {
  return seatOfHero(figure) !== undefined;
}

/**
 * A hero attacks with one of its weapons, which its player names where there are several; with dice that an ability gives
 * it attacks with none of them (A8). Other figures attack as their card says.
 */
export function armsOf(terms: Terms, state: BattleState, order: AttackOrder): readonly Arms[] {
  const seat = seatOfHero(order.attacker);
  if (seat === undefined) return [{ order, state }];
  const named = order.weapon ?? (order.pool === null ? undefined : none);
  if (named !== undefined)
    return [{ order: { ...order, weapon: named }, state: armedWith(terms, state, seat, named) }];
  const weapons = weaponsOf(terms, state, seat).filter((weapon) => order.weapons?.includes(weapon) ?? true);
  const { cards } = campaignOf(terms).content;
  return weapons.map((weapon) => ({
    order: { ...order, weapon },
    state: armedWith(terms, state, seat, weapon),
    ...(weapons.length > 1 && { weapon: entry(cards, weapon).id }),
  }));
}

/** The rule that forbids to name, or not to name, the weapon of an attack: one is named where there are several (A8). */
export function whyNotWith(
  terms: Terms,
  state: BattleState,
  attacker: FigureNumber,
  choice: Choice,
): CampaignRefusal | undefined {
  if (choice.kind !== 'attack' && choice.kind !== 'attackObject') return undefined;
  const arms = armsOf(terms, state, plainAttack(seatOf(attacker), attacker, none));
  if (arms.some(({ weapon }) => weapon === choice.weapon)) return undefined;
  return arms.length > 1 && choice.weapon !== undefined ? 'no-such-weapon' : 'name-weapon';
}

/** The weapons that a hero has along, by number in `upgrades`, in the order of its cards. */
export function weaponsOf(terms: Terms, state: BattleState, seat: Seat): number[] {
  const { cards } = campaignOf(terms).content;
  return playerOf(state, seat).upgrades.flatMap(({ card, host, depleted }) =>
    host === heroGroup(seat) && !depleted && entry(cards, card).item?.attack !== undefined ? [card] : [],
  );
}

/** The surge abilities of the weapons of a hero with a trait, but for that with which it attacks. */
export function surgesOfWeapons(
  terms: Terms,
  state: BattleState,
  attacker: FigureNumber,
  trait: string,
): readonly CompiledSurge[] {
  const seat = seatOfHero(attacker);
  if (seat === undefined) return [];
  const { cards } = campaignOf(terms).content;
  const own = currentAttack(state)?.weapon;
  return weaponsOf(terms, state, seat)
    .filter((weapon) => weapon !== own && cards[weapon]?.item?.traits.includes(trait))
    .flatMap((weapon) => entry(terms.upgrades, weapon).text.surges);
}

/** Type and dice of a weapon; some have the dice with which their hero tests an attribute. */
export function weaponProfile(
  terms: Terms,
  state: BattleState,
  attacker: FigureNumber,
  weapon: number,
): Fighter['attack'] {
  const attack = campaignOf(terms).content.cards[weapon]?.item?.attack;
  if (attack === undefined) return null;
  const { type, dice, attribute } = attack;
  return {
    type,
    dice: attribute === undefined ? dice : (sheetOf(terms, state, attacker)?.tests[attribute] ?? []),
  };
}

/** The state as it is when the hero of a seat attacks with this weapon, or with none of them. */
function armedWith(terms: Terms, state: BattleState, seat: Seat, weapon: number): BattleState {
  const player = playerOf(state, seat);
  const upgrades = withOnly(terms, state, seat, weapon);
  return upgrades === player.upgrades
    ? state
    : { ...state, players: state.players.with(seat, { ...player, upgrades }) };
}

/** An attack of a hero has begun, has its weapon now, or is over: see `Added.takeUp`. */
export function takeUp(terms: Terms, state: BattleState, attacker: FigureNumber): void {
  const seat = seatOfHero(attacker);
  if (seat === undefined) return;
  const attack = state.stack.findLast((frame) => frame.step === 'attack' && frame.attacker === attacker);
  const weapon = attack?.step === 'attack' ? attack.weapon : undefined;
  playerOf(state, seat).upgrades = withOnly(terms, state, seat, weapon);
}

/**
 * The cards of a hero with the abilities of all other weapons than this one off, and of what is on them (A8); with all of
 * them on, where no weapon is given.
 */
function withOnly(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  weapon: number | undefined,
): readonly Upgrade[] {
  const { upgrades } = playerOf(state, seat);
  const isOff = ({ card }: Upgrade): boolean => {
    if (weapon === undefined) return false;
    const belongs = weaponUnder(terms, state, seat, card);
    return belongs !== undefined && belongs !== weapon;
  };
  if (upgrades.every((one) => (one.off ?? false) === isOff(one))) return upgrades;
  return upgrades.map((one) => {
    const { off: _off, ...rest } = one;
    return isOff(one) ? { ...rest, off: true } : rest;
  });
}

/** The weapon that a card is, or on which it is as a modification; undefined for other cards. */
function weaponUnder(terms: Terms, state: BattleState, seat: Seat, card: number): number | undefined {
  const { cards } = campaignOf(terms).content;
  if (cards[card]?.item?.attack !== undefined) return card;
  const { items } = entry(campaignIn(state).record.heroes, seat - 1);
  return items.find(({ modifications }) => modifications.includes(card))?.card;
}

/** A hero names the weapon of an attack that an ability gives it: one with which there is a target (A8). */
function weaponStep(terms: Terms): ChoiceOf<'weapon'> {
  const openArms = (state: BattleState): readonly Arms[] => {
    const attack = currentAttack(state);
    if (attack === undefined) throw new Error('a weapon belongs to an attack');
    return armsInReach(terms, state, attack);
  };
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state) => openArms(state).map(({ weapon = '' }): Choice => ({ kind: 'card', card: weapon })),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'card' ? 'no-such-weapon' : 'not-asked'),
    apply(turn: BattleTurn, { figure, seat }, _seat, choice) {
      const { state, stack } = turn;
      const arms = openArms(state).find(({ weapon }) => choice.kind === 'card' && weapon === choice.card);
      stack.pop();
      const weapon = arms?.order.weapon;
      if (weapon === undefined) return;
      changeAttack(state, { weapon });
      takeUp(terms, state, figure);
      emitCampaign(turn, { kind: 'tookWeapon', seat, card: weapon });
    },
  };
}

export function weaponSteps(terms: Terms) {
  return { weapon: weaponStep(terms) } as const;
}
