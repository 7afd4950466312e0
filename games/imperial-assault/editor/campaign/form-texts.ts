import type { EditorProps } from '../../../../web/packs/editor.ts';
import type { FormTexts } from '../../../../web/packs/kit/schema-form/schema-form.tsx';
import { membersOf } from '../../../../web/packs/kit/schema-form/shape.ts';
import type { Locale } from '../../../words.ts';
import type { Scenario } from './fresh.ts';
import { memberKey, wordKey } from './member-key.ts';
import { idOf, kindsAt, newId } from './named.ts';
import { offersAt } from './offers.ts';
import { textsShape, whereOf } from './shapes.ts';

/** What the forms of missions and maps say, with the names of what the mission and its map have. */
export function missionFormTexts(scenario: Scenario, language: Locale, say: EditorProps['say']): FormTexts {
  const { laying } = scenario;
  return {
    name: (member, place, tells) => say({ key: memberKey(member, place, tells) }),
    word(member, word) {
      const key = wordKey(member, word);
      return key === undefined ? word : say({ key });
    },
    add: say({ key: 'editor.add' }),
    remove: say({ key: 'editor.remove' }),
    yes: say({ key: 'editor.yes' }),
    no: say({ key: 'editor.no' }),
    offers: (place) => offersAt(scenario, place, say),
    kept: (place) => (place.endsWith('/id') || kindsAt(scenario, place).length > 0 ? idOf : undefined),
    fresh(place, shape) {
      if (shape === textsShape) return { [language]: '' };
      if (shape.type !== 'string') return undefined;
      return place.endsWith('/id')
        ? newId(laying.sections, 'compose.section', say)
        : offersAt(scenario, place, say)?.options[0]?.value;
    },
    tell: (list, value) => whereOf(list, membersOf(value)),
  };
}
