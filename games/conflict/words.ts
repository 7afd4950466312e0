import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { Event } from './rules/event.ts';
import { parse } from './rules/notation.ts';
import type { View } from './rules/view.ts';
import { choiceSentence } from './words/choice.ts';
import { eventSentence } from './words/event.ts';
import { choiceGroup } from './words/group.ts';
import { pointable } from './words/pointable.ts';
import { promptSentence } from './words/prompt.ts';
import { tableSections } from './words/table.ts';

/** How Conflict speaks. Everything is worked out from the view alone. */
export const words: Words<View, Event> = {
  event: eventSentence,
  prompt: promptSentence,
  choice(text, view) {
    const choice = parse(text);
    return choice === undefined ? sentence('choice.unknown', { text }) : choiceSentence(choice, view);
  },
  choiceGroup,
  table: tableSections,
  places: pointable,
};
