import type { EditorProps } from '../../../web/packs/editor.ts';
import type { FormTexts } from '../../../web/packs/kit/schema-form/schema-form.tsx';
import { admits, type Shape } from '../../../web/packs/kit/schema-form/shape.ts';
import { certainties } from '../../common/certainty.ts';
import { abilitySchema, effectSchema } from '../content/ability-schema.ts';
import type { Ability, Effect } from '../content/pack.ts';
import { affiliations, conditions, dieKinds, keywords, results, traits } from '../content/vocabulary.ts';
import { bases } from '../geometry/map.ts';
import { abilitySentence, effectsSentence } from '../words/effects.ts';
import type { Cards } from '../words/names.ts';

/** Words that the table says too, each under its kind. */
const shared: readonly (readonly [kind: string, words: readonly string[]])[] = [
  ['die', dieKinds],
  ['trait', traits],
  ['affiliation', affiliations],
  ['condition', conditions],
  ['keyword', keywords],
  ['result', [...results, 'blank']],
  ['certainty', certainties],
];

/** The message for a name of a member or one of its words; undefined for what is the same in all languages. */
export function termKey(term: string): string | undefined {
  if (/^\d+$/.test(term) || bases.some((base) => base === term)) return undefined;
  const kind = shared.find(([, words]) => words.includes(term));
  return kind === undefined ? `compose.${term}` : `${kind[0]}.${term}`;
}

const abilityShape: Shape = abilitySchema;
const effectShape: Shape = effectSchema;

function isAbility(value: unknown): value is Ability {
  return admits(abilityShape, value);
}

function isEffect(value: unknown): value is Effect {
  return admits(effectShape, value);
}

/** What the forms of cards say; abilities and effects with the sentence that they make. */
export function formTexts(cards: Cards, say: EditorProps['say']): FormTexts {
  const term = (word: string): string => {
    const key = termKey(word);
    return key === undefined ? word : say({ key });
  };
  return {
    name: term,
    word: (_, word) => term(word),
    add: say({ key: 'editor.add' }),
    remove: say({ key: 'editor.remove' }),
    yes: say({ key: 'editor.yes' }),
    no: say({ key: 'editor.no' }),
    tell(member, value) {
      if (member === 'abilities' && isAbility(value)) return say(abilitySentence(cards, value));
      if (member === 'effects' && isEffect(value)) return say(effectsSentence(cards, [value]));
      return undefined;
    },
  };
}
