import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { Price } from '../added.ts';
import { attackDepth } from '../attack/current.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, groupWith, none, playerOf, type Upgrade } from '../state.ts';
import type { Circumstances, Use } from './frames.ts';

/** The upgrade on which an ability is printed, as the player of the ability has it; undefined for others, and for surges (-1). */
export function upgradeOf(
  terms: Terms,
  state: BattleState,
  ability: number,
  { seat, me }: Pick<Circumstances, 'seat' | 'me'>,
): Upgrade | undefined {
  if (ability === none) return undefined;
  const { printed } = entry(terms.abilities, ability);
  if (printed.on !== 'upgrade') return undefined;
  const host = me === none ? none : groupWith(me);
  return playerOf(state, seat).upgrades.find(
    (one) => one.card === printed.card && (one.host === none || one.host === host),
  );
}

/** Whether the limit of an ability and its price allow that it is used now. A price is payable in full or not at all (A4). */
export function canPay(
  terms: Terms,
  state: BattleState,
  number: number,
  circumstances: Circumstances,
): boolean {
  const { ability } = entry(terms.abilities, number);
  const { limit, price, onePerAttack } = ability;
  if (limit !== undefined && wasUsed(terms, state, number, limit, circumstances)) return false;
  if (onePerAttack && wasUsedInAttack(terms, state, ability.id)) return false;
  return canPayPrice(terms, state, number, price, circumstances);
}

/** Whether what `payPrice` takes is there, all of it. `number`: of the ability, -1 for a surge. */
export function canPayPrice(
  terms: Terms,
  state: BattleState,
  number: number,
  price: Price | undefined,
  circumstances: Circumstances,
): boolean {
  if (price === undefined) return true;
  if (!terms.added.canPay(terms, state, number, price, circumstances)) return false;
  const { points, hand } = playerOf(state, circumstances.seat);
  if (points < (price.victoryPoints ?? 0) || hand.length < (price.commandCards ?? 0)) return false;
  if (price.strain !== undefined) {
    const { me } = circumstances;
    if (me === none || !terms.added.canSuffer(terms, state, me, price.strain)) return false;
  }
  const upgrade = upgradeOf(terms, state, number, circumstances);
  if (price.exhaust && (upgrade === undefined || upgrade.exhausted)) return false;
  return !price.deplete || (upgrade !== undefined && !upgrade.depleted);
}

type Limit = NonNullable<Terms['abilities'][number]['ability']['limit']>;

/** Whether an ability was used as often as its limit allows. */
function wasUsed(
  terms: Terms,
  state: BattleState,
  number: number,
  { once, per }: Limit,
  { seat, me, subject }: Circumstances,
): boolean {
  const depth = attackDepth(state);
  const { ability } = entry(terms.abilities, number);
  const uses = state.used.filter((use) => {
    if (
      use.ability === none ||
      use.once !== once ||
      use.seat !== seat ||
      (once === 'attack' && use.depth !== depth)
    )
      return false;
    if (per === 'name')
      return use.figure === me && entry(terms.abilities, use.ability).ability.name === ability.name;
    if (use.ability !== number) return false;
    if (per === 'group') return me !== none && groupWith(use.figure) === groupWith(me);
    if (per === 'subject') return use.figure === me && use.subject === subject;
    if (per === 'groups') return use.figure === me && groupWith(use.subject) === groupWith(subject);
    return use.figure === me;
  });
  return uses.length >= (per === 'activation-token' ? terms.added.activationTokens(state, seat) : 1);
}

/** Whether an ability of this id was used in the attack that goes on. */
export function wasUsedInAttack(terms: Terms, state: BattleState, id: string): boolean {
  const depth = attackDepth(state);
  return state.used.some(
    (use) =>
      use.ability !== none &&
      use.once === 'attack' &&
      use.depth === depth &&
      entry(terms.abilities, use.ability).ability.id === id,
  );
}

/** Notes that an ability was used, if that limits anything. */
export function noteUse(
  terms: Terms,
  state: BattleState,
  number: number,
  { seat, me, subject }: { readonly seat: Seat; readonly me: FigureNumber; readonly subject: FigureNumber },
): void {
  const { id, limit, onePerAttack } = entry(terms.abilities, number).ability;
  const once = limit?.once ?? (onePerAttack || terms.recalled.has(id) ? 'attack' : undefined);
  if (once === undefined) return;
  const use: Use = {
    ability: number,
    surge: none,
    seat,
    figure: me,
    subject,
    once,
    depth: attackDepth(state),
  };
  state.used = [...state.used, use];
}
