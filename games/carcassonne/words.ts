import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { CarcassonneRules } from './game.ts';
import type { Event } from './rules/event.ts';
import { parse } from './rules/notation.ts';
import type { TableView, View } from './rules/view.ts';
import { eventSentence } from './words/event.ts';
import { figureSentence } from './words/figure.ts';
import { areaSentence, placementSentence } from './words/placement.ts';
import { freeSquares } from './words/places.ts';
import { promptSentence } from './words/prompt.ts';
import { tableSections } from './words/table.ts';

/** How Carcassonne Star Wars speaks. Everything is worked out from the view and the pack. */
export function words({ pack }: CarcassonneRules): Words<View, Event> {
  const withPack = (view: View): TableView => ({ ...view, pack });
  return {
    event: (event, view) => eventSentence(event, withPack(view)),
    prompt: (kind, seat, view) => promptSentence(kind, seat, withPack(view)),
    choice(text, view) {
      const choice = parse(text);
      switch (choice?.kind) {
        case 'chooseArea':
          return areaSentence(choice);
        case 'placeTile':
          return placementSentence(choice, withPack(view));
        case 'placeFigure':
          return figureSentence(choice, withPack(view));
        case 'noFigure':
          return sentence('choice.noFigure');
        case undefined:
          return sentence('choice.unknown', { text });
      }
    },
    places: (view) => freeSquares(view),
    table: (view) => tableSections(withPack(view)),
  };
}
