import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { spread } from '../content/compile.ts';
import { dealCards, type KnownCards } from './dealing.ts';
import type { Fielded } from './force.ts';
import type { Terms } from './options.ts';
import { placeAtRandom } from './placing.ts';
import { sampleForce } from './sample-force.ts';
import { addCard } from './seen.ts';
import { samplePool } from './setup.ts';
import {
  bitOf,
  everybody,
  noCard,
  type Player,
  type PocketFrame,
  type PocketState,
  reserve,
  type Stacked,
  seatOf,
} from './state.ts';
import type { PlayerView, View } from './view.ts';

/**
 * Makes a state with this view. Cards whose place is unknown are dealt at random to the places that are open. The cards
 * of a deck that an opponent built, and forces that are still secret, can be any legal ones.
 */
export function imagine(terms: Terms, view: View, chance: Chance): PocketState {
  const state: PocketState = {
    stack: [],
    content: view.content,
    players: [],
    first: view.first,
    active: view.active,
    round: view.round,
    cards: [],
    located: [],
    lasting: view.lasting,
    last: view.last,
  };
  const played = view.players.map((seen, seat) => {
    const player = playerFrom(terms, seen, chance);
    state.players.push(player);
    return dealCards(terms, state, seat, player, cardsFrom(view, seen, seat), chance);
  });
  state.stack = view.stack.map((frame): Stacked => {
    if (frame.step === 'lanes') {
      const building = frame.lanes.some((lane, seat) => lane !== 'done' && view.players[seat]?.deck === 0);
      return {
        step: 'lanes',
        lanes: frame.lanes.map((lane, seat) => {
          if (typeof lane !== 'string') return [...lane];
          if (lane === 'at work') return [workOf(terms, seat, building, chance)];
          if (!building) placeAtRandom(terms, state, seat, chance);
          return [];
        }),
      };
    }
    if (frame.step === 'battle') {
      const instanceOf = (card: number, unit: number): number => {
        if (card === noCard) return noCard;
        const instance = entry(played, seatOf(unit));
        // At the end of a battle its cards lie elsewhere by now; the battle remembers which they were.
        return instance === noCard ? addCard(state, card) : instance;
      };
      const [one, other] = frame.cards;
      return { ...frame, cards: [instanceOf(one, frame.attacker), instanceOf(other, frame.defender)] };
    }
    return frame.step === 'card' ? { ...frame, answers: [...frame.answers] } : frame;
  });
  return state;
}

/** What a seat at work in a lane of its own may have before it. */
function workOf(terms: Terms, seat: Seat, building: boolean, chance: Chance): PocketFrame {
  if (!building) return { step: 'place', seat };
  return { step: 'build', seat, ...samplePool(terms, chance) };
}

function playerFrom(
  terms: Terms,
  { units, shown, fresh, looks, revealed, out }: PlayerView,
  chance: Chance,
): Player {
  const { kinds, zones, damage } = units ?? hiddenUnits(terms, chance);
  return {
    kinds: [...kinds],
    zones: [...zones],
    damage: [...damage],
    deck: [],
    hand: [],
    discard: [],
    slots: [],
    up: [],
    shown,
    fresh: fresh.map((card) => card ?? 0),
    looks,
    revealed,
    out,
  };
}

/** A force that nobody has seen yet. */
function hiddenUnits(
  terms: Terms,
  chance: Chance,
): { kinds: Fielded['units']; zones: number[]; damage: number[] } {
  const kinds = spread(sampleForce(terms, chance).units, terms.unitNumber);
  return { kinds, zones: kinds.map(() => reserve), damage: kinds.map(() => 0) };
}

/** The cards of a seat as the viewer knows them. */
export function cardsFrom({ viewer, stack }: View, seen: PlayerView, seat: Seat): KnownCards {
  const bit = bitOf(viewer);
  const battle = stack.find((frame) => frame.step === 'battle');
  const side =
    battle === undefined ? -1 : [battle.attacker, battle.defender].findIndex((unit) => seatOf(unit) === seat);
  const card = battle === undefined || battle.phase === 'end' ? noCard : (battle.cards[side] ?? noCard);
  return {
    hand: seen.hand.map((card) => ({ card, located: bit })),
    hidden: seen.hidden,
    discard: seen.discard,
    objectives: seen.objectives.map((objective) => {
      if (objective === null) return null;
      const { up, card: known, seenBy } = objective;
      const located = up ? everybody : seenBy.reduce((bits, other) => bits | bitOf(other), 0);
      const card = known === undefined ? undefined : { card: known, located };
      return { up, card, located };
    }),
    deck: seen.deck,
    somewhere: seen.somewhere,
    ...(card !== noCard && { played: card }),
  };
}
