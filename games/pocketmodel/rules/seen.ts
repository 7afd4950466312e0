import { type Battle, contested, noCard, type PocketState, playerWith, type Zone } from './state.ts';
import type { View } from './view.ts';

/** Stands for a card that the viewer does not know. */
const unknown = -1;

/**
 * What a viewer sees of a table, as a state: units with their damage, and objectives. Decks, hands and discard piles are
 * empty, so nothing in it is guessed. Battles and strikes depend on nothing else.
 */
export function seenState({ content, players, first, active, round, lasting, last }: View): PocketState {
  const state: PocketState = {
    stack: [],
    content,
    players: [],
    first,
    active,
    round,
    cards: [],
    located: [],
    lasting,
    last,
  };
  for (const { units, objectives, revealed, out } of players) {
    state.players.push({
      ...playerWith(units?.kinds ?? []),
      zones: [...(units?.zones ?? [])],
      damage: [...(units?.damage ?? [])],
      slots: objectives.map((objective) =>
        objective === null ? noCard : addCard(state, objective.card ?? unknown),
      ),
      up: objectives.map((objective) => objective?.up ?? false),
      revealed,
      out,
    });
  }
  return state;
}

/** The battle that goes on in a view, with its cards by number in the pack; undefined if there is none. */
export function battleIn({ stack }: View): Battle | undefined {
  return stack.find((frame) => frame.step === 'battle');
}

/** A table in the contested zone with one unit of each of two seats, and nothing else. */
export function stateOfTwo(
  content: string,
  kinds: readonly [number, number],
  zone: Zone = contested,
): PocketState {
  return {
    stack: [],
    content,
    players: kinds.map((kind) => ({ ...playerWith([kind]), zones: [zone], revealed: true })),
    first: 0,
    active: 0,
    round: 1,
    cards: [],
    located: [],
    lasting: [],
    last: null,
  };
}

/** Adds a card that lies nowhere yet, by its number in the pack; gives its instance. */
export function addCard({ cards, located }: PocketState, card: number): number {
  cards.push(card);
  located.push(0);
  return cards.length - 1;
}
