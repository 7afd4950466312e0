import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Filter, Whom } from '../content/pack.ts';
import {
  abilityName,
  affiliationName,
  type Cards,
  companionName,
  conditionName,
  joinWith,
  proper,
  rangeSentence,
  traitNames,
} from './names.ts';

export type Reference = Extract<Whom, string>;

/**
 * How a noun stands in its sentence: `one` of no special kind, `each`, the one of somebody's `choice`, `upTo` or
 * `exactly` so many of them, `per` each ("for each …"), `no`, `not` one, or `many` after a number. Subjects are always singular.
 */
type Form = 'one' | 'each' | 'choice' | 'upTo' | 'exactly' | 'per' | 'no' | 'not' | 'many';

interface Count {
  readonly count?: number;
  readonly by?: 'opponent' | 'owner' | 'each' | undefined;
}

/**
 * The figures that a filter means, as a noun with all that is said of it. What follows the noun does not depend on its
 * case, so that languages with cases only inflect the noun and what stands before it.
 */
export function figureSentence(
  cards: Cards,
  filter: Filter,
  form: Form,
  { count = 1, by }: Count = {},
): Sentence {
  if (filter.me === true) return referenceSentence('me');
  const head = sentence(`figure.${form}`, {
    side: filter.side ?? 'any',
    other: filter.me === false ? 'yes' : 'no',
    count,
    by: by ?? 'you',
  });
  return joinWith('list.words', [head, ...qualities(cards, filter, form)]);
}

/** What is said of a figure behind the noun, one phrase for each member of the filter. */
function qualities(cards: Cards, filter: Filter, form: Form): Sentence[] {
  const { name, companion, ability, figureCost, distance, reference } = filter;
  const of = filter.of ?? 'me';
  const flag = (key: 'unique' | 'large' | 'damaged' | 'harmed'): Sentence[] => {
    const value = filter[key];
    return value === undefined ? [] : [sentence(`figure.${key}`, { is: value ? 'yes' : 'no' })];
  };
  return [
    ...(filter.group ? [sentence('figure.group')] : []),
    ...(filter.traits ? [sentence('figure.traits', { traits: traitNames(filter.traits) })] : []),
    ...(filter.affiliation
      ? [sentence('figure.affiliation', { affiliation: affiliationName(filter.affiliation) })]
      : []),
    ...(name === undefined ? [] : [sentence('figure.named', { name })]),
    ...(companion === undefined ? [] : [companionSentence(cards, companion)]),
    ...(ability === undefined ? [] : [sentence('figure.ability', { ability: abilityName(cards, ability) })]),
    ...flag('unique'),
    ...flag('large'),
    ...(figureCost ? [sentence('figure.cost', { range: rangeSentence(figureCost) })] : []),
    ...(filter.cheaper ? [sentence('figure.cheaper')] : []),
    ...flag('damaged'),
    ...flag('harmed'),
    ...(filter.has ? [sentence('figure.has', { condition: conditionName(filter.has) })] : []),
    ...(filter.attackType ? [sentence('figure.attackType', { type: filter.attackType })] : []),
    ...(filter.adjacent ? [sentence('figure.adjacent', { of })] : []),
    ...(distance ? [distanceSentence(distance, of)] : []),
    ...(filter.inSight ? [sentence('figure.inSight')] : []),
    ...(filter.seesMe ? [sentence('figure.seesMe')] : []),
    ...(filter.at ? [sentence('figure.at')] : []),
    ...(reference ? [sentence(reference.not ? 'figure.except' : 'figure.that', { is: reference.is })] : []),
    ...(filter.orMe ? [sentence('figure.orMe', { form })] : []),
    ...(filter.objects ? [sentence('figure.objects')] : []),
    ...(cards.says?.figure(cards, filter) ?? []),
  ];
}

function companionSentence(cards: Cards, companion: true | string): Sentence {
  return companion === true
    ? sentence('figure.companion')
    : sentence('figure.companion.named', { name: companionName(cards, companion) });
}

function distanceSentence({ least, most }: NonNullable<Filter['distance']>, of: Reference): Sentence {
  if (most === 0) return sentence('figure.here', { of });
  if (least === undefined) return sentence('figure.within', { most: most ?? 0, of });
  if (most === undefined) return sentence('figure.beyond', { least, of });
  return sentence('figure.between', { least, most, of });
}

/** A figure that the moment names. */
export function referenceSentence(reference: Reference): Sentence {
  return sentence(`who.${reference}`);
}

/** Whether an effect says whom `chosen` means afterwards. */
export function namesChosen(whom: Whom): boolean {
  return typeof whom !== 'string' && !('all' in whom);
}

/** Whether an effect may meet more than one figure. */
export function meetsSeveral(whom: Whom): boolean {
  if (typeof whom === 'string') return false;
  return !('choose' in whom) || (whom.upTo ?? whom.count ?? 1) > 1;
}

/**
 * Whom an effect meets, as the subject of a sentence, in the singular.
 *
 * @param several Whether `chosen` means several figures.
 */
export function whomSentence(cards: Cards, whom: Whom, several: boolean): Sentence {
  if (typeof whom === 'string')
    return whom === 'chosen' && several ? sentence('who.chosen.each') : referenceSentence(whom);
  if ('all' in whom) return figureSentence(cards, whom.all, 'each');
  if ('choose' in whom) {
    const { choose, upTo, count, by } = whom;
    if (upTo !== undefined && (upTo > 1 || by !== undefined)) {
      return figureSentence(cards, choose, 'upTo', { count: upTo, by });
    }
    if (count !== undefined && count > 1) return figureSentence(cards, choose, 'exactly', { count, by });
    return figureSentence(cards, choose, 'choice', { by });
  }
  return aroundSentence(whom);
}

/** All figures around a space, as the subject of a sentence; or the space, if none around it are meant. */
function aroundSentence({
  around,
  within,
  except = [],
  objects,
}: Extract<Whom, { readonly around: unknown }>): Sentence {
  if (typeof around !== 'string' && within === 0)
    return sentence('around.place', { adjacent: around.adjacent ? 'yes' : 'no' });
  const far = within ?? 0;
  const head =
    typeof around === 'string'
      ? sentence('around.figure', { within: far, of: around })
      : sentence('around.space', {
          within: far,
          most: around.within,
          inSight: around.inSight ? 'yes' : 'no',
        });
  return joinWith('list.words', [
    head,
    ...except.map((is) => sentence('figure.except', { is })),
    ...(objects ? [sentence('figure.objects')] : []),
  ]);
}

/** The names that stand for figures in filters of hosts and restrictions. */
export function namedSentence(name: string, subname?: string): Sentence {
  return subname === undefined ? proper(name) : sentence('name.sub', { name, subname });
}
