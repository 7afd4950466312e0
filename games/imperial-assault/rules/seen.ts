import { once } from '../../common/once.ts';
import type { BattleState, Stacked } from './state.ts';
import type { View } from './view.ts';

/** Stands for a card that the viewer does not know: nothing asks what a hidden card is. */
const unknown = 0;

/**
 * What a viewer sees of a table, as a state, so that rules can be asked about it: Speed and Health, where a figure can go,
 * who controls what. Hands and decks have their sizes; which cards the viewer does not know in them, nothing tells.
 */
export const seenState = once(({ viewer: _viewer, outcome: _outcome, ...view }: View): BattleState => {
  const cards: number[] = [];
  const add = (card: number): number => cards.push(card) - 1;
  const players = view.players.map(({ hand, hidden, deck, discard, somewhere: _somewhere, ...player }) => ({
    ...player,
    groups: [...player.groups],
    hand: [...hand, ...Array.from({ length: hidden }, () => unknown)].map(add),
    deck: Array.from({ length: deck }, () => add(unknown)),
    discard: discard.map(add),
  }));
  return {
    ...view,
    sides: [...view.sides],
    missionUses: [...view.missionUses],
    held: view.held === null ? null : [...view.held],
    stack: view.stack.filter((frame): frame is Stacked => frame.step !== 'lanes'),
    players,
    cards,
    located: cards.map(() => 0),
  };
});
