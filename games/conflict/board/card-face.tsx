import { type DeckName, deckNames } from '../content/pack.ts';
import type { Seen } from '../rules/view.ts';
import { forcesOf, startingOf } from '../words/names.ts';
import { CardBack, ForcesFace, StartingFace } from './card-art.tsx';

/** A card by its id, or a back by the name of its deck. */
export function CardFace({ view, id }: { readonly view: Seen; readonly id: string }) {
  const card = forcesOf(view, id);
  const starting = startingOf(view, id);
  if (card !== undefined) return <ForcesFace card={card} deck={deckOf(view, id)} />;
  if (starting !== undefined) return <StartingFace card={starting} />;
  return <CardBack deck={deckNames.find((name) => name === id) ?? 'yellow'} />;
}

export function deckOf(view: Seen, id: string): DeckName {
  return deckNames.find((name) => view.pack.decks[name].some((card) => card.id === id)) ?? 'yellow';
}
