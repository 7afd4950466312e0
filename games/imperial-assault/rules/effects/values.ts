import type { DieKind, Fighter } from '../../content/compiled.ts';
import type { Verb } from '../../content/pack.ts';
import type { AttackOrder } from '../attack/frames.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, fighterOf, seatOf } from '../state.ts';
import { circumstancesOf } from './circumstances.ts';
import { holds } from './filters.ts';
import { forEachAlways } from './sources.ts';

/** What a figure cannot do, or need not pay; see the verb `cannot`. */
export type Forbidden = Extract<Verb, { readonly do: 'cannot' }>['what'];
type ValueChange = Extract<Verb, { readonly do: 'value' }>;

/** Calls `use` for each effect that works for the figure now, of abilities that are always there. */
export function forEachWorking(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  use: (effect: Verb) => void,
): void {
  forEachAlways(terms, state, figure, ({ effect }, { ability }) => {
    if (effect.do === 'grant' || effect.do === 'choose' || effect.do === 'if' || effect.do === 'may') return;
    const { if: requirements } = ability;
    if (
      requirements === undefined ||
      holds(terms, state, requirements, circumstancesOf(seatOf(figure), figure))
    )
      use(effect);
  });
}

/** Whether some effect that works for the figure now, of abilities that are always there, is such. */
export function someWorks(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  isSuch: (effect: Verb) => boolean,
): boolean {
  let some = false;
  forEachWorking(terms, state, figure, (effect) => {
    some ||= isSuch(effect);
  });
  return some;
}

function forEachValue(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  use: (change: ValueChange) => void,
): void {
  forEachWorking(terms, state, figure, (effect) => {
    if (effect.do === 'value') use(effect);
  });
}

/** The Health of a figure: damage of as much defeats it (A10). */
export function healthOf(terms: Terms, state: BattleState, figure: FigureNumber): number {
  let { health } = fighterOf(terms, state, figure);
  forEachValue(terms, state, figure, (change) => {
    health += change.health ?? 0;
  });
  return Math.max(1, health);
}

export function speedOf(terms: Terms, state: BattleState, figure: FigureNumber): number {
  let { speed } = fighterOf(terms, state, figure);
  forEachValue(terms, state, figure, (change) => {
    speed += change.speed ?? 0;
  });
  return Math.max(0, speed);
}

/** The dice that a figure rolls when it defends, before the attack changes them. */
export function defenceOf(terms: Terms, state: BattleState, figure: FigureNumber): readonly DieKind[] {
  const dice = fighterOf(terms, state, figure).defence.slice();
  forEachValue(terms, state, figure, ({ defence = [] }) => {
    dice.push(...defence);
  });
  return dice;
}

/** Who attacks, and in a campaign with which weapon. */
export type Armed = Pick<AttackOrder, 'attacker' | 'weapon'>;

/** Type and dice of an attack: those of the card, or of the weapon of a hero (A8); null for a figure without an attack. */
export function profileOf(terms: Terms, state: BattleState, { attacker, weapon }: Armed): Fighter['attack'] {
  if (weapon === undefined) return fighterOf(terms, state, attacker).attack;
  return terms.added.profileOf(terms, state, attacker, weapon);
}

/** Whether an attack has Reach: its attacker has, or its weapon (A8). */
export function hasReach(terms: Terms, state: BattleState, { attacker, weapon }: Armed): boolean {
  if (hasKeyword(terms, state, attacker, 'reach')) return true;
  if (weapon === undefined) return false;
  return terms.added.campaign?.content.cards[weapon]?.item?.keywords?.includes('reach') === true;
}

/** How far a melee attack goes with Reach (A8), in spaces. */
export const reachOfMelee = 2;

/** Whether a figure has a keyword, printed or given. */
export function hasKeyword(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  keyword: 'reach' | 'mobile' | 'massive',
): boolean {
  return (
    fighterOf(terms, state, figure)[keyword] ||
    someWorks(terms, state, figure, (effect) => effect.do === 'value' && effect.keyword === keyword)
  );
}

/** What a figure may do when it moves (A6): keywords, and for what it pays nothing in addition. */
export interface Moving {
  readonly massive: boolean;
  readonly mobile: boolean;
  /** It pays a point for each space, whatever is there. */
  readonly free: boolean;
  /** It pays nothing in addition for difficult terrain. */
  readonly sure: boolean;
}

/** How a figure moves now, with what abilities give it. */
export function movementOf(terms: Terms, state: BattleState, figure: FigureNumber): Moving {
  let { massive, mobile } = fighterOf(terms, state, figure);
  let free = false;
  let sure = false;
  forEachWorking(terms, state, figure, (effect) => {
    if (effect.do === 'cannot') free ||= effect.what === 'pay-extra-movement';
    else if (effect.do === 'ignore-difficult-terrain') sure = true;
    else if (effect.do === 'value') {
      massive ||= effect.keyword === 'massive';
      mobile ||= effect.keyword === 'mobile';
    }
  });
  return { massive, mobile, free, sure: sure || free };
}

/** Whether an ability forbids the figure something, or frees it from something. */
export function isForbidden(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  what: Forbidden,
): boolean {
  return someWorks(terms, state, figure, (effect) => effect.do === 'cannot' && effect.what === what);
}

/** Whether a figure may use several of its actions to attack (A4). */
export function hasAssault(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  return someWorks(terms, state, figure, (effect) => effect.do === 'assault');
}

/** Whether figures never block the line of sight of a figure when it attacks, or it always attacks over corners. */
export function aimsWith(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  what: 'see-through-figures' | 'arc',
): boolean {
  return someWorks(terms, state, figure, (effect) => effect.do === what);
}

/** How far abilities of the card reach that reach friendly figures nearby; 0 where nothing changes that. */
export function reachOf(terms: Terms, state: BattleState, figure: FigureNumber): number {
  let reach = 0;
  forEachValue(terms, state, figure, (change) => {
    reach = Math.max(reach, change.reach ?? 0);
  });
  return reach;
}

/** Whether a figure does not have its surge abilities by which it recovers. */
export function hasForbiddenSurges(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  return someWorks(
    terms,
    state,
    figure,
    (effect) => effect.do === 'value' && effect.losesRecoveringSurges === true,
  );
}
