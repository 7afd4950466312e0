import { hashOf } from '../kernel/canonical.ts';
import { eventsFor } from '../kernel/emitted-event.ts';
import type { Game } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { matchOf, pickChoice, seatsOf, situationOf, type TableSetup } from './test-case.ts';

/** Hashes of random matches, one a seed: of the last state, of all that was told, of all moves and the last views. */
export function hashesOf(game: Game, tables: readonly TableSetup[], seeds: number): string[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const table = tables[seed % tables.length];
    if (table === undefined) throw new Error(`${game.id} has no table`);
    const match = matchOf(situationOf(game, table, seed, 0));
    const player = seeded(`player ${seed}`);
    const emitted = [match.prologue];
    for (let given = pickChoice(match, player); given; given = pickChoice(match, player)) {
      emitted.push(match.play(given.seat, given.choice));
    }
    const views = [...seatsOf(table.seats), 'spectator' as const].map((viewer) => [
      match.view(viewer),
      eventsFor(emitted.flat(), viewer),
    ]);
    return hashOf([match.state, match.moves, views]);
  });
}
