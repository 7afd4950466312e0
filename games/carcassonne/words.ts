import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { Event } from './rules/event.ts';
import { parse } from './rules/notation.ts';
import type { View } from './rules/view.ts';
import { eventSentence } from './words/event.ts';
import { figureSentence } from './words/figure.ts';
import { placementSentence } from './words/placement.ts';
import { freeSquares } from './words/places.ts';
import { promptSentence } from './words/prompt.ts';
import { tableSections } from './words/table.ts';

/** How Carcassonne Star Wars speaks. Everything is worked out from the view alone. */
export const words: Words<View, Event> = {
  event: eventSentence,
  prompt: promptSentence,
  choice(text, view) {
    const choice = parse(text);
    switch (choice?.kind) {
      case 'placeTile':
        return placementSentence(choice, view);
      case 'placeFigure':
        return figureSentence(choice, view);
      case 'noFigure':
        return sentence('choice.noFigure');
      case undefined:
        return sentence('choice.unknown', { text });
    }
  },
  places: freeSquares,
  table: tableSections,
};
