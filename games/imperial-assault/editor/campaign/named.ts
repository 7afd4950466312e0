import type { EditorProps } from '../../../../web/packs/editor.ts';
import { membersOf } from '../../../../web/packs/kit/schema-form/shape.ts';
import { freeId } from '../cards.ts';
import type { Scenario } from './fresh.ts';

/** Kinds of things that missions and maps name by an id. */
export type NamedKind =
  | 'card'
  | 'hero'
  | 'reward'
  | 'agenda'
  | 'tile'
  | 'section'
  | 'door'
  | 'area'
  | 'point'
  | 'token'
  | 'token-kind'
  | 'event'
  | 'counter'
  | 'mark';

const places = ['point', 'area'] as const satisfies readonly NamedKind[];

/** Members of missions that name something, wherever they stand. */
const byMember: Readonly<Record<string, readonly NamedKind[]>> = {
  cards: ['card'],
  reserved: ['card'],
  ally: ['card'],
  villain: ['card'],
  at: places,
  in: ['area', 'point'],
  area: ['area', 'point'],
  to: places,
  of: ['area', 'token'],
  door: ['door'],
  locked: ['door'],
  open: ['door'],
  token: ['token'],
  tokens: ['token'],
  point: ['point'],
  section: ['section'],
  event: ['event'],
  happened: ['event'],
  counter: ['counter'],
  mark: ['mark'],
};

/** What an aim can be about. */
const ofAim: Readonly<Record<string, readonly NamedKind[]>> = {
  reach: ['area', 'point'],
  use: ['token'],
  bring: ['token'],
  destroy: ['token'],
  defeat: ['card', 'hero'],
  hold: ['area', 'token'],
  open: ['door'],
  guard: ['area', 'token', 'card', 'hero'],
};

/** What can be named at a place, given as a JSON pointer into the file; nothing where no name of something is asked for. */
export function kindsAt({ mission }: Scenario, place: string): readonly NamedKind[] {
  const [, file, , ...steps] = place.split('/');
  const [list, number] = steps;
  const words = steps.filter((word) => !/^\d*$/.test(word));
  const member = words.at(-1) ?? '';
  if (file === 'layings') {
    if (list === 'tokens' && member === 'kind') return ['token-kind'];
    return list === 'tiles' && (member === 'tile' || member === 'section') ? [member] : [];
  }
  // The moment of an event is no place, and abilities name nothing of a mission.
  if (isInAbility(mission, steps)) return [];
  if (member === 'at' && words.at(-2) === 'when') return [];
  if (list === 'of') return [mission.kind === 'forced' ? 'agenda' : 'hero'];
  if (list === 'rewards' && member === 'cards') return ['reward'];
  if (member === 'card') {
    if (list === 'groups') return ['card'];
    // Other cards are those of abilities, such as weapons.
    return words.at(-2) === 'who' || words.at(-2) === 'figures' ? ['card', 'hero'] : [];
  }
  if (list === 'aims' && member === 'what') return ofAim[mission.aims[Number(number)]?.aim ?? ''] ?? [];
  return byMember[member] ?? [];
}

/** Whether the way to a place leads into what abilities do. */
function isInAbility(mission: Scenario['mission'], steps: readonly string[]): boolean {
  let value: unknown = mission;
  for (const step of steps) {
    const members = Array.isArray(value) ? membersOf({ ...value }) : membersOf(value);
    if (members.do === 'abilities' && step === 'effects') return true;
    value = members[step];
  }
  return false;
}

/** The id of what somebody calls so: small letters without signs and accents, and hyphens between words. */
export function idOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
}

/** An id that no entry of a list has, made of the word for one of them, by its message. */
export function newId(
  entries: readonly { readonly id: string }[],
  key: string,
  say: EditorProps['say'],
): string {
  return freeId(entries, idOf(say({ key })));
}
