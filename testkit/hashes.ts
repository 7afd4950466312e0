import { hashOf } from '../kernel/canonical.ts';
import type { Game } from '../kernel/game.ts';
import { toldTo } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import { anyAnswer, matchOf, seatsOf, situationOf, type Table } from './situation.ts';

/** Hashes of random matches, one a seed: of the last state, of all that was told, of all answers and the last views. */
export function hashesOf(game: Game, tables: readonly Table[], seeds: number): string[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const table = tables[seed % tables.length];
    if (table === undefined) throw new Error(`${game.id} has no table`);
    const match = matchOf(situationOf(game, table, seed, 0));
    const player = seeded(`player ${seed}`);
    const told = [match.prologue];
    for (let given = anyAnswer(match, player); given; given = anyAnswer(match, player)) {
      told.push(match.play(given.seat, given.choice));
    }
    const views = [...seatsOf(table.seats), 'spectator' as const].map((viewer) => [
      match.view(viewer),
      toldTo(told.flat(), viewer),
    ]);
    return hashOf([match.state, match.answers, views]);
  });
}
