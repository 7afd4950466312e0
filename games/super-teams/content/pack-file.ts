import type { Pack, PackFile, Space } from './pack-schema.ts';
import { box } from './packs.ts';

/** The pack in a file that has passed schema and check: just what a pack has, nothing else. */
export function packFrom(file: PackFile): Pack {
  const { id = 'own', name = id, note = '', ships = box.ships, status = {} } = file;
  const { movement = box.movement, bonus = box.bonus } = file;
  const { width, height, radius } = file.picture;
  return {
    schemaVersion: 1,
    id,
    name,
    note,
    status,
    picture: { width, height, radius },
    spaces: file.spaces.map(spaceFrom),
    ships: ships.map((ship) => ({ id: ship.id, color: ship.color, name: ship.name })),
    movement: movement.map(({ color, value, count }) => ({ color, value, count })),
    bonus: bonus.map(({ kind, count }) => ({ kind, count })),
  };
}

function spaceFrom({ kind, sides, x, y }: Space): Space {
  return { kind, ...(sides && { sides }), x, y };
}
