import { hash, scatter } from '../../../common/seeded.ts';
import type { CombatCard, ObjectiveCard } from '../../content/pack.ts';

/** Flashes of a combat card by its bonus: bolts at one point, a burst, or a screen that bolts glance off. */
export function flashesOf({ id, bonus }: CombatCard): { readonly strokes: string; readonly solid: string } {
  const next = scatter(id);
  const spread = (from: number, to: number): number => from + next() * (to - from);
  switch (bonus.stat) {
    case 'attack': {
      const strokes = Array.from({ length: 7 }, () => {
        const y = spread(-10, 72);
        const [from, to] = [spread(-5, 30), spread(0.55, 0.86)];
        const [x, end] = [from + (50 - from) * to, y + (31 - y) * to];
        return `M${at(from)} ${at(y)}L${at(x)} ${at(end)}M${at(100 - from)} ${at(62 - y)}L${at(100 - x)} ${at(62 - end)}`;
      });
      return { strokes: strokes.join(''), solid: '' };
    }
    case 'damage': {
      const count = 13;
      const points = Array.from({ length: count * 2 }, (_, step) => {
        const reach = step % 2 === 0 ? spread(26, 44) : spread(13, 18);
        const angle = (step / count) * Math.PI + spread(-0.07, 0.07);
        return `${at(50 + Math.cos(angle) * reach)} ${at(31 + Math.sin(angle) * reach * 0.72)}`;
      });
      return { strokes: '', solid: `M${points.join('L')}Z` };
    }
    case 'defense': {
      const rings = [20, 26, 32].map((r) => `M${at(50 - r)} 31A${r} ${r} 0 0 1 ${at(50 + r)} 31`);
      const bolts = Array.from({ length: 5 }, () => {
        const angle = spread(-2.7, -0.45);
        const [x, y] = [50 + Math.cos(angle) * 34, 31 + Math.sin(angle) * 34];
        return `M${at(x)} ${at(y)}l${at(Math.cos(angle) * 12 + spread(-8, 8))} ${at(Math.sin(angle) * 12)}`;
      });
      return { strokes: rings.join('') + bolts.join(''), solid: '' };
    }
  }
}

/** What stands on the world of an objective. Solid outlines on a ground at 50 of 62. */
const buildings = {
  base: 'M20 50A14 14 0 0 1 48 50ZM50 50A9 9 0 0 1 68 50ZM33 36V28h2v8ZM70 50V41h8v9Z',
  dish: 'M36 50 42 38h6L54 50ZM30 22Q38 44 60 37L33 18ZM46 28 56 18 57.4 19.4 48 30ZM64 50V40h10V50Z',
  dock: 'M22 50V22H26V46H74V22h4V50ZM26 26H40v3H26ZM60 26H74v3H60ZM30 34H42v3H30ZM58 34H70v3H58ZM46 20l8 14-8 6-4-6Z',
  mine: 'M30 20l2-6 2 6 6 2-6 2-2 6-2-6-6-2ZM60 34l2.4-7 2.4 7 7 2.4-7 2.4-2.4 7-2.4-7-7-2.4ZM80 16l1.4-5 1.4 5 5 1.4-5 1.4-1.4 5-1.4-5-5-1.4ZM42 46l1.4-5 1.4 5 5 1.4-5 1.4-1.4 5-1.4-5-5-1.4Z',
  station: 'M50 10A20 20 0 1 0 50.1 10ZM30 29H70V31.6H30ZM42 16A5.4 5.4 0 1 1 41.9 16Z',
  tower:
    'M44 50V20L50 10 56 20V50ZM34 50V32L38 27 42 32V50ZM58 50V36L62 31 66 36V50ZM22 50V42h10v8ZM68 50V44h12v6Z',
  gun: 'M30 50 36 40H56L62 50ZM40 40A8 8 0 0 1 54 36L78 16 81 19 56 43ZM18 50V45h10v5Z',
  stores: 'M20 50V40H32V50ZM34 50V34H50V50ZM52 50V42h12v8ZM36 32V24H48V32ZM66 50V38q6-5 12 0V50Z',
  rocks:
    'M18 22 28 16 38 20 40 30 30 36 20 32ZM46 40 58 34 68 40 66 50 54 53 47 48ZM62 14 72 10 80 16 77 24 67 25ZM76 36 84 33 88 40 81 45Z',
  convoy: 'M18 40 30 35H44L48 40 44 45H24ZM46 26 58 21H72L76 26 72 31H52ZM58 46 66 42H78L82 46 78 50H62Z',
} as const;
type Building = keyof typeof buildings;

/** What stands on an objective: after what its first effect does. */
function buildingOf({ id, effects }: ObjectiveCard): Building {
  const first = effects[0];
  if (first === undefined) return hash(id) % 2 === 0 ? 'stores' : 'base';
  switch (first.do) {
    case 'guard':
    case 'look':
    case 'discard':
      return 'dish';
    case 'deploy':
    case 'repair':
      return 'dock';
    case 'deployMore':
      return 'convoy';
    case 'limit':
      return first.action === 'move' ? 'convoy' : 'gun';
    case 'damage':
    case 'bar':
      return 'mine';
    case 'handLimit':
    case 'draw':
      return 'tower';
    case 'aura':
      if (first.where === 'home' && first.amount < 0) return first.in === 'strike' ? 'rocks' : 'gun';
      if (first.filter?.icons?.includes('fleet')) return 'station';
      if (first.filter?.power) return 'tower';
      return hash(id) % 2 === 0 ? 'base' : 'stores';
  }
}

/** The icons for whose units an objective works, as far as it says. */
export function iconsOf({ effects }: ObjectiveCard): readonly string[] {
  return effects.flatMap((effect) => ('filter' in effect && effect.filter?.icons) || []);
}

/** The scene of an objective: a world of a colour of its own, how it is lit, and what stands before it. */
export function worldOf(card: ObjectiveCard): {
  readonly hue: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bands: string;
  readonly ground: boolean;
  readonly building: string;
} {
  const next = scatter(card.id);
  const kind = buildingOf(card);
  const radius = 11 + next() * 9;
  const [x, y] = [14 + next() * 72, 12 + next() * 10];
  const bands = [-0.45, 0.05, 0.5].map((down) => {
    const height = (down + next() * 0.2) * radius;
    const half = Math.sqrt(radius * radius - height * height) * 0.92;
    return `M${at(x - half)} ${at(y + height)}q${at(half)} ${at(radius * 0.22)} ${at(half * 2)} 0`;
  });
  return {
    hue: hash(card.id) % 360,
    x,
    y,
    radius,
    bands: bands.join(''),
    ground: kind !== 'mine' && kind !== 'rocks' && kind !== 'station' && kind !== 'convoy',
    building: buildings[kind],
  };
}

function at(value: number): number {
  return Math.round(value * 10) / 10;
}
