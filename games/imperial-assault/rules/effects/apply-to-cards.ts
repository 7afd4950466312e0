import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { Effect } from '../../content/pack.ts';
import { type BattleState, type BattleTurn, bitOf, none, playerOf, seatOf } from '../state.ts';
import { noteInAbility } from './ability-frame.ts';
import { discard, draw } from './command-cards.ts';
import { pushTrade } from './fetching.ts';
import { named } from './filters.ts';
import type { Circumstances, Source } from './frames.ts';

type Cards = Extract<Effect, { readonly do: 'cards' }>;

/** Carries out an effect on command cards: see the verb `cards`. */
export function applyToCards(
  turn: BattleTurn,
  effect: Cards,
  number: number,
  source: Source,
  circumstances: Circumstances,
): void {
  const { state, stack, chance, emit } = turn;
  const { seat } = circumstances;
  const count = effect.count ?? 1;
  switch (effect.cards) {
    case 'draw': {
      const before = playerOf(state, seat).hand.slice();
      draw(turn, seat, count);
      const drawn = playerOf(state, seat).hand.filter((card) => !before.includes(card));
      noteInAbility(state, { drawn: drawn.map((card) => entry(state.cards, card)) });
      return;
    }
    case 'discard':
    case 'put-under-deck': {
      if (playerOf(state, seat).hand.length === 0) return;
      const of = effect.drawn ? circumstances.drawn : null;
      stack.push({
        step: 'handCard',
        seat,
        what: effect.cards === 'discard' ? 'discard' : 'under',
        left: count,
        of,
      });
      return;
    }
    case 'discard-random': {
      const other = about(state, effect, circumstances);
      if (other === none) return;
      const hand = playerOf(state, other).hand.slice();
      const lost: number[] = [];
      for (let left = Math.min(count, hand.length); left > 0; left--)
        lost.push(...hand.splice(chance.pick(hand.length), 1));
      discard(turn, other, lost);
      return;
    }
    case 'look-at-hand': {
      const other = about(state, effect, circumstances);
      if (other === none) return;
      const { hand } = playerOf(state, other);
      for (const card of hand) state.located[card] = (state.located[card] ?? 0) | bitOf(seat);
      const event = { kind: 'sawHand', seat, of: other } as const;
      emit?.({ ...event, cards: hand.map((card) => entry(state.cards, card)) }, [seat, other], event);
      return;
    }
    case 'return-discarded':
      if (playerOf(state, seat).discard.length > 0) stack.push({ step: 'discardedCard', seat });
      return;
    case 'remove-discard-pile': {
      const other = about(state, effect, circumstances);
      if (other === none) return;
      const player = playerOf(state, other);
      emit?.({ kind: 'removed', seat: other, cards: player.discard.map((card) => entry(state.cards, card)) });
      player.discard = [];
      return;
    }
    case 'none-for-opponent':
      state.silenced = [...state.silenced, circumstances.opponent];
      return;
    case 'force-discard': {
      const of = about(state, effect, circumstances);
      if (of !== none) stack.push({ step: 'forceDiscard', seat, of, named: null });
      return;
    }
    case 'fetch':
      stack.push({ step: 'fetchCard', ...circumstances, effect: number, source });
      return;
    case 'trade-top':
      pushTrade(turn, seat);
      return;
  }
}

/** The seat whose cards an effect is about: of a named figure, or the opponent. */
function about(state: BattleState, { of }: Cards, circumstances: Circumstances): Seat {
  if (of === undefined) return circumstances.opponent;
  const [figure = none] = named(state, of, circumstances);
  return figure === none ? none : seatOf(figure);
}
