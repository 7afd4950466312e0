import type { EditorProps } from '../../../../web/packs/editor.ts';
import type { FormTexts } from '../../../../web/packs/kit/schema-form/schema-form.tsx';
import { partsOf } from '../../content/campaign/mission-parts.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { attributes } from '../../content/vocabulary.ts';
import { termKey } from '../form-texts.ts';
import type { Scenario } from './fresh.ts';

/** The message for a name of a member of missions and maps, or one of its words. */
export function missionTermKey(term: string): string | undefined {
  return attributes.some((attribute) => attribute === term) ? `attribute.${term}` : termKey(term);
}

/** What the forms of missions and maps say, with the names that the mission and its map know. */
export function missionFormTexts(scenario: Scenario, say: EditorProps['say']): FormTexts {
  const term = (word: string): string => {
    const key = missionTermKey(word);
    return key === undefined ? word : say({ key });
  };
  const names = namesIn(scenario);
  return {
    // What moments differ by says when, that of everything else where.
    name: (member, tells) =>
      member === 'at' ? say({ key: `mission-editor.${tells ? 'when' : 'where'}` }) : term(member),
    word: (_, word) => term(word),
    add: say({ key: 'editor.add' }),
    remove: say({ key: 'editor.remove' }),
    yes: say({ key: 'editor.yes' }),
    no: say({ key: 'editor.no' }),
    offers: (member) => names[member],
  };
}

/** For members that name something: what there is. */
function namesIn({ mission: { events }, laying }: Scenario): Readonly<Record<string, readonly string[]>> {
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const cards = ids(campaignPack.deployments);
  const heroes = ids(campaignPack.heroes);
  const areas = ids(laying.areas);
  const points = ids(laying.deploymentPoints);
  const doors = ids(laying.doors);
  const tokens = [...new Set([...laying.tokens.map(({ kind }) => kind), ...ids(laying.tokens)])];
  const effects = events.flatMap(({ do: all }) =>
    all.flatMap((effect) => [effect, ...partsOf(effect).flat()]),
  );
  const counters = [...new Set(effects.flatMap((effect) => (effect.do === 'count' ? [effect.counter] : [])))];
  return {
    card: [...cards, ...heroes],
    cards,
    reserved: cards,
    ally: cards,
    villain: cards,
    area: areas,
    in: areas,
    to: areas,
    at: [...areas, ...points],
    what: [...areas, ...tokens, ...doors],
    of: [...areas, ...tokens],
    token: tokens,
    tokens,
    kind: ['crate', 'terminal'],
    door: doors,
    locked: doors,
    open: doors,
    point: points,
    section: ids(laying.sections),
    event: ids(events),
    happened: ids(events),
    counter: counters,
  };
}
