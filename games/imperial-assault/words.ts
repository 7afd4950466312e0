import { sentence } from '../sentences.ts';
import type { Words } from '../words.ts';
import type { Event } from './rules/event.ts';
import { formatFigure, parse } from './rules/notation.ts';
import type { ShownRules } from './rules/options.ts';
import { figuresOnMap } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { choiceSentence } from './words/choice.ts';
import { eventSentence } from './words/event.ts';
import { choiceGroup } from './words/group.ts';
import { figureWhose } from './words/pieces.ts';
import { promptSentence } from './words/prompt.ts';
import { tableSections } from './words/table.ts';

/** How Imperial Assault speaks. Everything is worked out from the terms of the match and the view alone. */
export function openWords({ terms }: ShownRules): Words<View, Event> {
  return {
    event: (event, view) => eventSentence(event, { terms, view }),
    prompt: (kind, seat, view) => promptSentence(kind, seat, { terms, view }),
    choice(text, view) {
      const choice = parse(text);
      return choice === undefined
        ? sentence('choice.unknown', { text })
        : choiceSentence(choice, { terms, view });
    },
    choiceGroup(text, view) {
      const choice = parse(text);
      return choice && choiceGroup(choice, { terms, view });
    },
    places: (view) =>
      figuresOnMap(view).map((figure) => ({
        at: formatFigure(figure),
        name: figureWhose({ terms, view }, figure),
      })),
    table: (view, viewer) => tableSections({ terms, view }, viewer),
  };
}
