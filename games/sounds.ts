/** What a table can let be heard. Nothing is told by a sound alone. */
export type SoundName =
  | 'tile'
  | 'card'
  | 'dice'
  | 'figure'
  | 'ship'
  | 'point'
  | 'loss'
  | 'battle'
  | 'turn'
  | 'victory'
  | 'defeat'
  | 'end';

/** The sound of an event; undefined for events that are not heard. The type of a method, so that a game can type its events. */
export type SoundOf = { of(event: unknown): SoundName | undefined }['of'];
