import type { Frame, Step } from '../../../kernel/game.ts';
import { battles, rollDice } from './battle.ts';
import type { Choice } from './choice.ts';
import { drawTile } from './drawing.ts';
import type { Event } from './event.ts';
import { placeFigure } from './placing-figures.ts';
import { placeTile } from './placing-tiles.ts';
import { finalScoring, scoring } from './scoring.ts';
import type { CarcassonneState } from './state.ts';

/** A turn from top to bottom (p. 11); the pile's end leads to the final scoring. */
export const steps: Readonly<Record<string, Step<CarcassonneState, Frame, Choice, Event>>> = {
  drawTile,
  placeTile,
  placeFigure,
  battles,
  rollDice,
  scoring,
  finalScoring,
};
