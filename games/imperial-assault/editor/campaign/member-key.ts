import { attributes } from '../../content/vocabulary.ts';
import { termKey } from '../form-texts.ts';

/** Members whose names say something else in a mission than on a card. */
const own: ReadonlySet<string> = new Set(['cards', 'id', 'in', 'open', 'open-door', 'open-groups', 'tokens']);

/** The message for a name of a member of missions and maps, or one of its words. */
export function missionTermKey(term: string): string | undefined {
  return attributes.some((attribute) => attribute === term) ? `attribute.${term}` : termKey(term);
}

/** The message for the name of a member at a place; `tells` for a member that tells kinds of objects apart. */
export function memberKey(member: string, place: string, tells = false): string {
  // What moments differ by says when, that of everything else where.
  if (member === 'at') return `mission-editor.${tells ? 'when' : 'where'}`;
  const name = member === 'open' ? openAt(place) : member;
  return own.has(name) ? `mission-editor.name.${name}` : (missionTermKey(member) ?? member);
}

/** What is open: groups, a door that is asked for, or an event that the Rebels know of. */
function openAt(place: string): string {
  if (place.endsWith('/groups/open')) return 'open-groups';
  return /\/events\/\d+\/open$/.test(place) ? 'open' : 'open-door';
}
