import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { Price } from '../added.ts';
import { sufferStrain } from '../attack/suffer.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, none, playerOf, type Upgrade } from '../state.ts';
import { tell } from '../tell.ts';
import { score } from '../victory.ts';
import { noFacts, pushMoment } from './announce.ts';
import { playCard } from './command-cards.ts';
import type { Circumstances, Listener, MomentFacts } from './frames.ts';
import { circumstancesAt, commandOf } from './listeners.ts';
import { noteUse, upgradeOf } from './prices.ts';
import { pushEffects } from './push-effects.ts';

/**
 * Uses an ability, or plays a command card: its limit is noted, its price is paid, and its effects come on top of the
 * stack, beneath what the price brings about.
 */
export function useAbility(
  terms: Terms,
  turn: BattleTurn,
  { ability: number, figure, seat }: Listener,
  facts: MomentFacts,
): void {
  const { state } = turn;
  const { ability, printed } = entry(terms.abilities, number);
  const circumstances = circumstancesAt(facts, seat, figure);
  noteUse(terms, state, number, circumstances);
  const card = commandOf(terms, number);
  if (card !== undefined) terms.added.playing(terms, turn, printed.card);
  pushEffects(terms, turn, number, circumstances);
  if (card !== undefined) playCard(terms, turn, seat, printed.card, number);
  else tell(turn, { kind: 'used', ability: number, figure, seat });
  payPrice(terms, turn, number, ability.price, circumstances);
  if (figure !== none)
    pushMoment(terms, turn, { ...noFacts, key: 'uses', subject: figure, used: ability.id });
}

/** Pays what an ability costs, besides actions, or a surge ability, besides surges (A4). `number`: of the ability, -1 for a surge. */
export function payPrice(
  terms: Terms,
  turn: BattleTurn,
  number: number,
  price: Price | undefined,
  circumstances: Circumstances,
): void {
  if (price === undefined) return;
  const { state, stack } = turn;
  const { seat, me } = circumstances;
  const upgrade = upgradeOf(terms, state, number, circumstances);
  if (upgrade !== undefined && (price.exhaust || price.deplete)) {
    const change = price.deplete ? { depleted: true } : { exhausted: true };
    changeUpgrade(state, seat, upgrade, change);
  }
  if (price.victoryPoints !== undefined) score(turn, seat, -price.victoryPoints, 'card');
  if (price.commandCards !== undefined)
    stack.push({ step: 'handCard', seat, what: 'discard', left: price.commandCards, of: null });
  terms.added.pay(terms, turn, number, price, circumstances);
  if (price.strain !== undefined) sufferStrain(terms, turn, me, price.strain, none);
}

function changeUpgrade(state: BattleState, seat: Seat, upgrade: Upgrade, change: Partial<Upgrade>): void {
  const player = playerOf(state, seat);
  player.upgrades = player.upgrades.map((one) => (one === upgrade ? { ...one, ...change } : one));
}
