import type { DeckName, LeaderName } from '../content/pack.ts';

/** A place on the board, as sentences name it and the board understands it. */
export type Place = `field:${number}` | `deck:${DeckName}` | `leader:${LeaderName}` | `die:${number}`;

/** A field of the track; the start is 0. */
export function fieldPlace(field: number): Place {
  return `field:${field}`;
}

export function deckPlace(deck: DeckName): Place {
  return `deck:${deck}`;
}

export function leaderPlace(leader: LeaderName): Place {
  return `leader:${leader}`;
}

/** A die by its place, from 1. */
export function diePlace(die: number): Place {
  return `die:${die}`;
}
