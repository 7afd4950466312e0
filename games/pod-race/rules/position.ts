import type { Chance } from '../../../kernel/chance.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { cards, cardsDealt, copiesOfCard, type PodRaceState, sortCards } from './state.ts';
import { dealUnseen, observe } from './view.ts';

const mostCards = cards.length * copiesOfCard;
const pile = { type: 'array', items: { enum: cards }, maxItems: mostCards } as const;

export const positionSchema = {
  type: 'object',
  properties: {
    /** By seat: the space of the pod. */
    spaces: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 4 },
    /** By seat: cards, or a number of cards that are then dealt. */
    hands: {
      type: 'array',
      items: { anyOf: [pile, { type: 'integer', minimum: 0, maximum: mostCards }] },
      minItems: 2,
      maxItems: 4,
    },
    played: pile,
    /** Whose turn it is; the first seat's if left out. */
    toMove: { type: 'integer', minimum: 0, maximum: 3 },
  },
  required: ['spaces'],
  additionalProperties: false,
} as const;

/** A table between two turns as a person would set it out. */
export type Position = FromSchema<typeof positionSchema>;

/** Positions express the moments between two turns, and the end. */
export function isCalm({ stack }: PodRaceState): boolean {
  const top = stack[stack.length - 1];
  return top === undefined || top.step === 'turn';
}

/** The position of a calm state, as far as a viewer knows it; with every hand where no viewer is named. */
export function positionOf(state: PodRaceState, viewer?: Viewer): Position {
  const { spaces, hands, played } = observe(state, viewer ?? 'spectator');
  const top = state.stack[state.stack.length - 1];
  return {
    spaces,
    hands: viewer === undefined ? state.hands.map((hand) => [...hand]) : hands,
    played,
    ...(top?.step === 'turn' && { toMove: top.seat }),
  };
}

/** Sets a table out. Throws {@link InputError} `bad-position` for what no match could come to. */
export function arrange(last: number, position: Position, chance: Chance): PodRaceState {
  const { spaces, played = [], toMove = 0 } = position;
  const hands = position.hands ?? spaces.map(() => cardsDealt);
  if (hands.length !== spaces.length) badPosition(`${spaces.length} spaces and ${hands.length} hands`);
  if (toMove >= spaces.length) badPosition(`there is no seat ${toMove}`);
  if (spaces.some((space) => space > last)) badPosition(`the last space is ${last}`);
  const home = spaces.filter((space) => space === last).length;
  if (home > 1) badPosition('the first pod on the last space ends the match, so there are not two');
  const named = [...played, ...hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))];
  for (const card of cards) {
    const count = named.filter((one) => one === card).length;
    if (count > copiesOfCard) badPosition(`there are ${copiesOfCard} cards ${card}, not ${count}`);
  }
  const drawn = hands.reduce<number>(
    (sum, hand) => sum + (typeof hand === 'number' ? hand : hand.length),
    played.length,
  );
  const dealt = cardsDealt * spaces.length;
  if (drawn < dealt) badPosition(`${dealt} cards were dealt, and hands and played cards are ${drawn}`);
  if (drawn > mostCards) badPosition(`the game has ${mostCards} cards, not ${drawn}`);
  const sorted = hands.map((hand) => (typeof hand === 'number' ? hand : sortCards([...hand])));
  return {
    stack: home > 0 ? [] : [{ step: 'turn', seat: toMove }],
    spaces: [...spaces],
    ...dealUnseen(sorted, played, chance),
    played: sortCards([...played]),
  };
}
