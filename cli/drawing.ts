import type { GameEntry } from '../games/entry.ts';
import type { Viewer } from '../kernel/game.ts';
import type { Question } from '../kernel/match.ts';
import type { Speech } from './speech.ts';

/** Shows the table: drawn, where the game can draw it in characters, and otherwise in words. */
export async function drawing(entry: GameEntry, speech: Speech) {
  const terminal = await entry.terminal?.();
  const color = process.stdout.isTTY && process.stdout.hasColors();
  return (view: unknown, viewer: Viewer, question?: Question): string =>
    terminal?.draw(view, question, color) ?? speech.table(view, viewer);
}
