import { missions } from '../content/missions.ts';

/**
 * Tables at which every seat brings a random army of any legal cards, so that every pair of abilities meets sooner or later:
 * each mission with its mode, with both ways to score (A14 `vpMode`).
 */
export const generatedTables = missions.flatMap(({ id, players }) =>
  (['group', 'figure'] as const).map((vpMode) => ({
    seats: players,
    options: { mission: id, armies: 'own', vpMode, rounds: 4 },
  })),
);
