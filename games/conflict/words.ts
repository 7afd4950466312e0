import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { ConflictRules } from './game.ts';
import type { Event } from './rules/event.ts';
import { parse } from './rules/notation.ts';
import { seeing, type View } from './rules/view.ts';
import { choiceSentence } from './words/choice.ts';
import { eventSentence } from './words/event.ts';
import { choiceGroup } from './words/group.ts';
import { pointable } from './words/pointable.ts';
import { promptSentence } from './words/prompt.ts';
import { tableSections } from './words/table.ts';

/** How Conflict speaks. Everything is worked out from the view and the terms of the match. */
export function openWords({ terms }: ConflictRules): Words<View, Event> {
  const seen = seeing(terms);
  return {
    event: (event, view) => eventSentence(event, seen(view)),
    prompt: (kind, seat, view) => promptSentence(kind, seat, seen(view)),
    choice(text, view) {
      const choice = parse(text);
      return choice === undefined ? sentence('choice.unknown', { text }) : choiceSentence(choice, seen(view));
    },
    choiceGroup,
    table: (view, viewer) => tableSections(seen(view), viewer),
    places: (view) => pointable(seen(view)),
  };
}
