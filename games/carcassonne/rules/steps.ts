import type { Steps } from '../../../kernel/game.ts';
import type { CompiledPack } from '../content/compile.ts';
import { aftermath, rollDice } from './battle.ts';
import type { Choice } from './choice.ts';
import { drawTile } from './drawing.ts';
import type { Event } from './event.ts';
import { placeFigure } from './placing-figures.ts';
import { chooseArea, placeTile } from './placing-tiles.ts';
import { finalScoring } from './scoring.ts';
import type { CarcassonneState } from './state.ts';

/** A turn from top to bottom (p. 11); the pile's end leads to the final scoring. */
export function stepsOf(pack: CompiledPack): Steps<CarcassonneState, Choice, Event> {
  return {
    drawTile: drawTile(pack),
    chooseArea: chooseArea(pack),
    placeTile: placeTile(pack),
    placeFigure: placeFigure(pack),
    aftermath: aftermath(pack),
    rollDice: rollDice(pack),
    finalScoring: finalScoring(pack),
  };
}
