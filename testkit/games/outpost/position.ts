import type { Chance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import type { BySeat, JsonSchema, Seat, Viewer } from '../../../kernel/game.ts';
import { formatCell } from './notation.ts';
import { type Card, type CompiledPack, cards, type Weather, weathers } from './pack.ts';
import { teamsOf } from './rules.ts';
import {
  budget,
  fullHand,
  mostUnits,
  type OutpostFrame,
  type OutpostState,
  type Stance,
  side,
  stances,
} from './state.ts';
import { imagine, observe, without } from './view.ts';

/** A table between two turns. The kind of a figure may be left open, and of cards only the number may be given. */
export interface Position {
  readonly figures: readonly {
    readonly seat: Seat;
    readonly cell: number | null;
    readonly revealed?: boolean;
    readonly unit?: string;
    readonly stance?: Stance;
  }[];
  readonly hands: BySeat<readonly Card[] | number>;
  readonly deck?: readonly Card[];
  readonly discard?: readonly Card[];
  readonly scores?: BySeat<number>;
  readonly round?: number;
  readonly weather?: Weather;
  readonly scene?: number;
  /** Missing when the match is over. */
  readonly toMove?: Seat;
}

const seat = { type: 'integer', minimum: 0, maximum: 3 };
const pile = { type: 'array', items: { enum: [...cards] }, maxItems: 100 };

export const positionSchema: JsonSchema = {
  type: 'object',
  properties: {
    figures: {
      type: 'array',
      maxItems: 4 * mostUnits,
      items: {
        type: 'object',
        properties: {
          seat,
          cell: { anyOf: [{ type: 'integer', minimum: 0, maximum: side * side - 1 }, { type: 'null' }] },
          revealed: { type: 'boolean' },
          unit: { type: 'string', maxLength: 12 },
          stance: { enum: [...stances] },
        },
        required: ['seat', 'cell'],
        additionalProperties: false,
      },
    },
    hands: {
      type: 'array',
      items: { anyOf: [pile, { type: 'integer', minimum: 0, maximum: fullHand }] },
      minItems: 2,
      maxItems: 4,
    },
    deck: pile,
    discard: pile,
    scores: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 4 },
    round: { type: 'integer', minimum: 1, maximum: 1000 },
    weather: { enum: [...weathers] },
    scene: { type: 'integer', minimum: 1, maximum: 3 },
    toMove: seat,
  },
  required: ['figures', 'hands'],
  additionalProperties: false,
};

/** Whether the state is between two turns, or the match is over. */
export function isCalm({ stack }: OutpostState): boolean {
  const top = stack[stack.length - 1];
  return top === undefined || top.step === 'turn';
}

export function positionOf(state: OutpostState, viewer?: Viewer): Position {
  const { figures, hands, discard, scores, round, weather, scene } = observe(state, viewer ?? 'spectator');
  const top = state.stack[state.stack.length - 1];
  return {
    figures: viewer === undefined ? state.figures.map((figure) => ({ ...figure })) : figures,
    hands: viewer === undefined ? state.hands.map((hand) => [...hand]) : hands,
    ...(viewer === undefined && { deck: [...state.deck] }),
    discard,
    scores,
    round,
    weather,
    scene,
    ...(top?.step === 'turn' && { toMove: top.seat }),
  };
}

/** Makes a state from a position. Throws {@link InputError} `bad-position` if the position is impossible. */
export function arrange(
  pack: CompiledPack,
  together: boolean,
  { figures, hands, deck, discard = [], toMove, ...rest }: Position,
  chance: Chance,
): OutpostState {
  const seats = hands.length;
  const { scores = hands.map(() => 0), round = 1, weather = 'clear', scene = 1 } = rest;
  if (scores.length !== seats) refuse(`${seats} hands and ${scores.length} scores`);
  if (toMove !== undefined && toMove >= seats) refuse(`there is no seat ${toMove}`);
  checkFigures(pack, figures, seats);
  const named = [
    ...discard,
    ...(deck ?? []),
    ...hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand)),
  ];
  const open = hands.reduce<number>((sum, hand) => sum + (typeof hand === 'number' ? hand : 0), 0);
  const left = without(pack.deck, named);
  if (left.length !== pack.deck.length - named.length)
    refuse('there are more cards of a kind than the pack has');
  if (left.length < open) refuse(`${open} cards are to be dealt, and ${left.length} are left`);
  if (deck !== undefined && left.length !== open) refuse(`${left.length - open} cards are nowhere`);
  const stack: OutpostFrame[] = toMove === undefined ? [] : [{ step: 'round' }];
  for (let one = seats - 1; toMove !== undefined && one >= toMove; one--)
    stack.push({ step: 'turn', seat: one });
  const state = imagine(
    {
      content: pack.content.hash,
      stack: stack.flatMap((frame) => (frame.step === 'round' || frame.step === 'turn' ? [frame] : [])),
      seats,
      teams: teamsOf(seats, together),
      round,
      weather,
      figures: figures.map((figure) => ({ revealed: false, ...figure })),
      deck: 0,
      discard,
      hands,
      scores,
      scene,
    },
    // If the position lists the deck, its cards are not dealt to any hand.
    { ...pack, deck: without(pack.deck, deck ?? []) },
    chance,
  );
  if (deck !== undefined) state.deck = [...deck];
  return state;
}

function checkFigures(pack: CompiledPack, figures: Position['figures'], seats: number): void {
  const cells = figures.flatMap(({ cell }) => (cell === null ? [] : [cell]));
  const twice = cells.find((cell, place) => cells.indexOf(cell) !== place);
  if (twice !== undefined) refuse(`two figures stand on ${formatCell(twice)}`);
  for (let one = 0; one < seats; one++) {
    const own = figures.filter((figure) => figure.seat === one);
    if (own.length === 0 || own.length > mostUnits) refuse(`seat ${one} has ${own.length} figures`);
    const cost = own.reduce((sum, { unit }) => sum + (unit === undefined ? 1 : costOf(pack, unit)), 0);
    if (cost > budget) refuse(`the figures of seat ${one} cost ${cost}, more than ${budget}`);
  }
  if (figures.some((figure) => figure.seat >= seats)) refuse('a figure belongs to nobody');
  if (
    figures.some(({ revealed, unit, stance }) => revealed && (unit === undefined || stance === undefined))
  ) {
    refuse('a revealed figure shows what it is and its order');
  }
}

function costOf({ units }: CompiledPack, id: string): number {
  return units.get(id)?.cost ?? refuse(`the pack has no unit ${id}`);
}

function refuse(message: string): never {
  throw new InputError('bad-position', message);
}
