import type { Rules, Viewer } from '../kernel/game.ts';
import type { Decision } from '../kernel/match.ts';
import type { ListedGame } from './game-list.ts';
import { plain } from './plain.ts';
import type { Speech } from './speech.ts';

/**
 * Shows the table: drawn, where the game can draw it in characters, and otherwise in words. Colours are for what this
 * house made: a drawing of anything else holds no control characters.
 */
export async function loadDrawing(entry: ListedGame, rules: Rules, speech: Speech, colors: boolean) {
  const terminal = (await entry.terminal?.())?.(rules);
  const color = colors && process.stdout.isTTY && process.stdout.hasColors();
  return (view: unknown, viewer: Viewer, decision?: Decision): string => {
    const drawn = terminal?.draw(view, decision, color) ?? speech.table(view, viewer);
    return color ? drawn : plain(drawn);
  };
}
