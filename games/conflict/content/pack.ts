import type { FromSchema } from '../../common/from-schema.ts';
import type { packSchema } from './pack-schema.ts';

/** The decks of Forces in rising price: cards of one are paid with cards of the one before (p. 6). */
export const deckNames = ['yellow', 'orange', 'black'] as const;
export type DeckName = (typeof deckNames)[number];

/**
 * The symbol at the top left of a card (p. 4, 5). Attack and advance move the marker towards the First Order when the
 * card is played, retreat moves it back; attack also counts when a card is drawn that lay face up.
 */
export const symbols = ['attack', 'advance', 'retreat', 'none'] as const;
export type CardSymbol = (typeof symbols)[number];

export const heroes = ['rey', 'poe', 'finn'] as const;
export type Hero = (typeof heroes)[number];

export const roles = ['rebel', 'scout', 'pilot'] as const;
export type Role = (typeof roles)[number];

/** Those who count in step 3 unless they are covered, in the order in which they are covered (p. 7). */
export const leaderNames = ['phasma', 'hux', 'kylo'] as const;
export type LeaderName = (typeof leaderNames)[number];

export const sides = ['standard', 'advanced'] as const;
export type Side = (typeof sides)[number];

/** A pack as somebody writes it: it may lack a name of its own and notes on certainty. */
export type PackFile = FromSchema<typeof packSchema>;

/** Cards, dice and tracks. The rules read everything from it and know no count of their own. */
export type Pack = PackFile & Required<Pick<PackFile, 'id' | 'name' | 'note' | 'status'>>;

/**
 * A card of the Forces. `theme` is what its picture shows, without effect; `count` are the copies of the symbol at the
 * top left; `ambush` symbols at the top right count when the card is drawn face down (p. 4).
 */
export type ForcesCard = PackFile['decks'][DeckName][number];

/** A card that its player never loses (p. 3), of the player board with that number, from 1. */
export type StartingCard = PackFile['starting'][number];

/** What a starting card can do before its symbols count (p. 5). Bury: move cards to the bottom of their deck. */
export type Power = StartingCard['power'];

export type Leader = PackFile['leaders'][number];

/**
 * The first field is the start, on the last one the First Order wins. `starts` is a house option: the field on which the
 * marker starts, by number of players from 2 on; left out, it starts on the first field, as in the rulebook.
 */
export type Track = PackFile['tracks'][Side];

/** A field with its place in the picture, in hundredths of its width and height. */
export type TrackField = Track['fields'][number];

/** What a field of the track does to whoever ends a turn there (p. 8). */
export type FieldEffect = TrackField extends infer F
  ? F extends TrackField
    ? Omit<F, 'x' | 'y'>
    : never
  : never;

/** The pack in a file that has passed schema and check. */
export function packFrom({ id = 'own', name = id, note = '', status = {}, ...rest }: PackFile): Pack {
  return { ...rest, id, name, note, status };
}
