import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import type { Pack, PackFile, Scenario } from '../content/pack.ts';

/** A pack to begin with: one card of each list that has to have one, and no more. */
export function bareOf(pack: Pack): PackFile {
  const plain = pack.deployments.filter(
    ({ abilities, waits }) => abilities.length === 0 && waits === undefined,
  );
  return {
    ...ownOf(pack),
    deployments: (plain.length > 0 ? plain : pack.deployments).slice(0, 1),
    companions: [],
    forms: [],
    upgrades: [],
    commands: pack.commands.filter(({ restriction }) => restriction === undefined).slice(0, 1),
    armies: [],
  };
}

/** A mission on an empty map, with a zone on each side. */
export function freshScenario(id: string, name: string): Scenario {
  const [columns, rows] = [12, 9];
  const zone = (letter: string): string[] => Array.from({ length: rows }, (_, row) => `${letter}${row + 1}`);
  return {
    mission: { id, name, map: id, players: 2, certainty: 'original', rules: [] },
    map: {
      id,
      name,
      note: name,
      players: 2,
      certainty: { spaces: 'original', terrain: 'original', edges: 'original', zones: 'original' },
      topLeft: 'A1',
      spaces: Array.from({ length: rows }, () => '.'.repeat(columns)),
      edges: { wall: [], blocking: [], impassable: [] },
      doors: [],
      terminals: [],
      tokens: [],
      zones: [
        { color: 'red', spaces: [...zone('A'), ...zone('B')] },
        { color: 'blue', spaces: [...zone('K'), ...zone('L')] },
      ],
    },
  };
}
