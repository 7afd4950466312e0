import type { EditorProps } from '../../../../web/packs/editor.ts';
import type { Offers } from '../../../../web/packs/kit/schema-form/schema-form.tsx';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import { tiles } from '../../content/campaign/maps.ts';
import { partsOf } from '../../content/campaign/mission-parts.ts';
import type { MissionEffect } from '../../content/campaign/mission-schema.ts';
import { missions } from '../../content/campaign/missions.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import { namedSentence } from '../../words/figures.ts';
import { proper, tokenKindName } from '../../words/names.ts';
import type { Scenario } from './fresh.ts';
import { entranceId } from './laying-edits.ts';
import { kindsAt, type NamedKind } from './named.ts';

type Option = Offers['options'][number];
type Say = EditorProps['say'];

const { deployments, heroes, cards } = campaignPack;

/** Kinds of which something new can be named where one of them is meant. */
const openKinds: ReadonlySet<NamedKind> = new Set(['counter', 'mark', 'token-kind']);

/** Things of which one place may name several kinds, by the message for their kind. */
const kindKeys: Partial<Record<NamedKind, string>> = {
  area: 'compose.area',
  point: 'compose.point',
  token: 'compose.token',
  hero: 'compose.hero',
};

/** What can be meant at a place of a mission or its map, by the names that people read; undefined where it is no name of something. */
export function offersAt(scenario: Scenario, place: string, say: Say): Offers | undefined {
  const kinds = kindsAt(scenario, place);
  if (kinds.length === 0) return undefined;
  const options = kinds.flatMap((kind) => {
    const key = kinds.length > 1 ? kindKeys[kind] : undefined;
    const of = things(scenario, kind, place, say);
    return key === undefined
      ? of
      : of.map(({ value, label: name }) => ({
          value,
          label: say({ key: 'mission-editor.of-kind', args: { kind: capital(say({ key })), name } }),
        }));
  });
  return { options, ...(kinds.some((kind) => openKinds.has(kind)) && { open: true }) };
}

/** The name of a deployment card or a hero; of an elite one that there is as a regular one, too, with that. */
export function cardSentence(id: string): Sentence {
  const card = deployments.find((one) => one.id === id);
  if (card === undefined) return proper(heroes.find((one) => one.id === id)?.name ?? id);
  const { name, subname } = card;
  const others = deployments.filter((one) => one.name === name && one.modes.includes('campaign'));
  if (card.rank === 'elite' && others.some(({ rank }) => rank !== 'elite'))
    return sentence('piece.elite', { name });
  return namedSentence(name, others.length > 1 ? subname : undefined);
}

function things(scenario: Scenario, kind: NamedKind, place: string, say: Say): readonly Option[] {
  const { mission, laying } = scenario;
  const named = (list: readonly { readonly id: string; readonly name: string }[]): Option[] =>
    sorted(list.map(({ id, name }) => ({ value: id, label: name })));
  const where = (value: string, spaces: readonly string[]): Option => ({
    value,
    label: `${value} (${short(spaces)})`,
  });
  switch (kind) {
    case 'card':
      return campaignCards(say);
    case 'hero':
      return named(heroes);
    case 'reward':
    case 'agenda':
      return named(cards.filter((card) => card.kind === kind));
    case 'tile':
      return [...tiles.keys()].map((id) => ({ value: id, label: id }));
    case 'section':
      // A tile lies in any section; what is revealed was hidden.
      return ids(laying.sections.filter(({ hidden }) => hidden || place.startsWith('/layings')));
    case 'door':
      return laying.doors.map(({ id, edges }) => where(id, edges));
    case 'area':
      return laying.areas.map(({ id, spaces }) =>
        id === entranceId ? { value: id, label: say({ key: 'compose.entrance' }) } : where(id, spaces),
      );
    case 'point':
      return laying.deploymentPoints.map(({ id, space }) => where(id, [space]));
    case 'token':
      return tokens(scenario, say);
    case 'token-kind':
      return tokenKinds(scenario, say);
    case 'event':
      return ids(mission.events);
    case 'counter':
      return texts(
        effectsOf(scenario.mission).flatMap((effect) => (effect.do === 'count' ? [effect.counter] : [])),
      );
    case 'mark':
      return texts(
        [mission, ...missions]
          .flatMap(effectsOf)
          .flatMap((effect) => (effect.do === 'mark' ? [effect.mark] : [])),
      );
    default:
      return kind satisfies never;
  }
}

function campaignCards(say: Say): readonly Option[] {
  return sorted(
    deployments
      .filter(({ modes }) => modes.includes('campaign'))
      .map(({ id }) => ({ value: id, label: say(cardSentence(id)) })),
  );
}

/** Kinds of tokens, by what the mission calls them, and each one alone where there are several. */
function tokens({ mission, laying }: Scenario, say: Say): readonly Option[] {
  const kinds = [...new Set(laying.tokens.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const lying = laying.tokens.filter((token) => token.kind === kind);
    const called = (id: string): string | undefined => calledIn(mission, id, say);
    const all = called(kind) ?? say(tokenKindName(kind));
    const option = (value: string, name: string, spaces: readonly string[]): Option => ({
      value,
      label: `${name} (${short(spaces)})`,
    });
    const single = lying
      .filter(({ id }) => lying.length > 1 || called(id) !== undefined)
      .map(({ id, space }) => option(id, called(id) ?? all, [space]));
    return [
      option(
        kind,
        all,
        lying.map(({ space }) => space),
      ),
      ...single.filter(({ value }) => value !== kind),
    ];
  });
}

/** Kinds of tokens that can be put down, with those of the map. */
export function tokenKinds({ mission, laying }: Scenario, say: Say): readonly Option[] {
  const kinds = new Set(['crate', 'terminal', ...laying.tokens.map(({ kind }) => kind)]);
  return [...kinds].map((kind) => {
    const own = kind === 'terminal' ? { key: 'compose.terminal' } : tokenKindName(kind);
    return { value: kind, label: calledIn(mission, kind, say) ?? say(own) };
  });
}

/** What a mission calls a token or all of a kind; undefined where it has no name for it yet. */
function calledIn({ tokens: rules }: Scenario['mission'], id: string, say: Say): string | undefined {
  const name = rules.find(({ token }) => token === id)?.name;
  const text = name === undefined ? '' : say(textSentence(name));
  return text === '' ? undefined : text;
}

function effectsOf({ events }: Scenario['mission']): readonly MissionEffect[] {
  return events.flatMap(({ do: all }) => all.flatMap((effect) => [effect, ...partsOf(effect).flat()]));
}

/** The first spaces of several, to tell where they lie. */
function short(spaces: readonly string[]): string {
  return spaces.length > 3 ? `${spaces.slice(0, 3).join(', ')} …` : spaces.join(', ');
}

function ids(list: readonly { readonly id: string }[]): Option[] {
  return list.map(({ id }) => ({ value: id, label: id }));
}

function texts(list: readonly string[]): Option[] {
  return [...new Set(list)].map((name) => ({ value: name, label: name }));
}

function sorted(options: readonly Option[]): Option[] {
  return options.toSorted((one, other) => (one.label < other.label ? -1 : 1));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
