import { layingSchema } from '../../content/campaign/laying-schema.ts';
import { attributes } from '../../content/vocabulary.ts';
import { termKey } from '../form-texts.ts';

const markColors = layingSchema.properties.deploymentPoints.items.properties.color.enum;

/** Members whose names say something else in a mission than on a card. */
const own: ReadonlySet<string> = new Set([
  'cards',
  'hidden',
  'id',
  'in',
  'open',
  'open-door',
  'open-groups',
  'tokens',
]);

/** Words that say something else in a mission than on a card, or too little for it. */
const ownWords: ReadonlySet<string> = new Set(['at.defeated', 'at.wounded', 'do.count', 'do.open']);

/** The message for a name of a member of missions and maps, or one of its words wherever it stands. */
function missionTermKey(term: string): string | undefined {
  return attributes.some((attribute) => attribute === term) ? `attribute.${term}` : termKey(term);
}

/** The message for a word that a member may be. */
export function wordKey(member: string, word: string): string | undefined {
  if (member === 'aim') return `mission-editor.aim.${word}`;
  if (member === 'color' && markColors.some((color) => color === word)) return `mission-editor.color.${word}`;
  return ownWords.has(`${member}.${word}`) ? `mission-editor.word.${member}.${word}` : missionTermKey(word);
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
