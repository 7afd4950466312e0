import type { FigureNumber, TokenNumber } from '../state.ts';

/** Something that events of a mission may answer. */
export type MissionHappening =
  | { readonly at: 'start' | 'round-start' | 'round-end' }
  | { readonly at: 'opened'; readonly door: number; readonly figure: FigureNumber }
  | { readonly at: 'interacts'; readonly token: TokenNumber; readonly figure: FigureNumber }
  | { readonly at: 'destroyed'; readonly token: TokenNumber }
  /** A figure ends a movement or an activation where it stands, with all that it carries. */
  | { readonly at: 'stands'; readonly figure: FigureNumber }
  | { readonly at: 'defeated' | 'wounded'; readonly figure: FigureNumber }
  | { readonly at: 'counted'; readonly counter: string }
  | { readonly at: 'revealed'; readonly section: string }
  | { readonly at: 'event'; readonly event: string };
