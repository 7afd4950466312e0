import type { Chance } from '../../../kernel/chance.ts';
import type { BySeat, Given, Json, Outcome } from '../../../kernel/game.ts';
import { type Card, type CompiledPack, cards } from './pack.ts';
import { type OutpostFrame, type OutpostState, scenes } from './state.ts';

/** What a seat brings: units of the pack, by their ids. */
export type Force = readonly string[];

export interface Options {
  readonly rounds?: number;
  /** Four seats play two against two, partners opposite. */
  readonly teams?: boolean;
  /** Three scenes in a row, between which the seats keep their cards. */
  readonly series?: boolean;
}

export const usualRounds = 12;

export function setup(
  pack: CompiledPack,
  { teams = false }: Options,
  seats: number,
  chance: Chance,
  { bring, carry }: Given<Force>,
): OutpostState {
  const { scene, hands } = carriedBy(carry, seats);
  const deck = withoutAll(pack.deck, hands.flat());
  chance.shuffle(deck);
  const lanes = bring.map(
    (_force, seat): LaneFrames => [
      { step: 'orders', seat },
      { step: 'place', seat },
    ],
  );
  return {
    stack: [{ step: 'round' }, { step: 'lanes', lanes }],
    content: pack.content.hash,
    seats,
    teams: teamsOf(seats, teams),
    round: 0,
    weather: 'clear',
    figures: bring.flatMap((force, seat) =>
      force.map((unit) => ({ seat, unit, stance: 'hold', cell: null, revealed: false }) as const),
    ),
    deck,
    discard: [],
    hands,
    scores: Array.from({ length: seats }, () => 0),
    scene,
  };
}

type LaneFrames = Extract<OutpostFrame, { step: 'lanes' }>['lanes'][number];

export function teamsOf(seats: number, together: boolean): BySeat<number> {
  return Array.from({ length: seats }, (_, seat) => (together && seats === 4 ? seat % 2 : seat));
}

/** The cards kept from the previous scene, and the number of this scene. */
function carriedBy(carry: Json | undefined, seats: number): { scene: number; hands: BySeat<Card[]> } {
  const fresh = { scene: 1, hands: Array.from({ length: seats }, (): Card[] => []) };
  if (typeof carry !== 'object' || carry === null || Array.isArray(carry)) return fresh;
  const { scene, hands } = carry;
  if (typeof scene !== 'number' || !Array.isArray(hands)) return fresh;
  return {
    scene,
    hands: fresh.hands.map((_, seat) => {
      const hand = hands[seat];
      return Array.isArray(hand)
        ? cards.flatMap((card) => hand.filter((one) => one === card).map(() => card))
        : [];
    }),
  };
}

function withoutAll(all: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...all];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

export function outcomeOf({ stack, scores, teams }: OutpostState): Outcome | undefined {
  if (stack.length > 0) return undefined;
  const sums = teams.map((team) =>
    scores.reduce((sum, score, seat) => (teams[seat] === team ? sum + score : sum), 0),
  );
  const ranks = sums.map((sum) => 1 + new Set(teams.filter((_, seat) => (sums[seat] ?? 0) > sum)).size);
  const together = new Set(teams).size < teams.length;
  return {
    ranks: together ? ranks : placesOf(sums),
    scores: [...scores],
    ...(together && { teams: [...teams] }),
  };
}

function placesOf(sums: BySeat<number>): BySeat<number> {
  return sums.map((sum) => 1 + sums.filter((other) => other > sum).length);
}

/** The hands, for the next scene of a series. */
export function carryOf({ scene, hands }: OutpostState): Json | undefined {
  return scene < scenes ? { scene: scene + 1, hands: hands.map((hand) => [...hand]) } : undefined;
}
