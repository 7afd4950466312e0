import type { Viewer } from '../../../kernel/game.ts';
import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { DeckName } from '../content/pack.ts';
import type { DeckEntry } from '../rules/table.ts';
import type { Seen } from '../rules/view.ts';
import { deckCardName, deckName, entriesOf } from './names.ts';
import { deckPlace } from './places.ts';

/** How many cards a deck has, and which of them are known, to whom. */
export function deckLine(view: Seen, deck: DeckName): Sentence {
  const entries = entriesOf(view, deck);
  const known = entries.flatMap((entry, at) => cardLine(view, entry, at + 1) ?? []);
  const args = { deck: deckName(deck), count: entries.length };
  const place = deckPlace(deck);
  return known.length === 0
    ? sentence('table.deck', args, place)
    : sentence('table.deck.known', { ...args, known: joinSentences(known) }, place);
}

/** A card that somebody knows, with its place from the top; undefined for one that nobody knows. */
function cardLine(view: Seen, { card, up, known = [] }: DeckEntry, place: number): Sentence | undefined {
  if (card !== undefined) {
    const args = { place, card: deckCardName(view, card) };
    if (up) return sentence('deckCard.up', args);
    return allKnow(view, known)
      ? sentence('deckCard.down', args)
      : sentence('deckCard.known', { ...args, ...seatsOf(known) });
  }
  return known.length === 0 ? undefined : sentence('deckCard.secret', { place, ...seatsOf(known) });
}

function allKnow({ seats }: Seen, known: readonly Viewer[]): boolean {
  return seatsOf(known).count === seats;
}

function seatsOf(known: readonly Viewer[]) {
  return people(known.filter((viewer) => viewer !== 'spectator'));
}
