import { scatter } from '../../../common/seeded.ts';
import type { Light } from './light.ts';
import { palettes } from './palette.ts';
import { contains, distance, n, nearest, type Point, polyline } from './point.ts';
import { type SegmentShape, signRadius } from './shape.ts';

/** A rock: a lit, faceted stone with its shadow. */
function rock(at: Point, radius: number, random: () => number, light: Light, id: string): string {
  const palette = palettes[light];
  const count = radius > 3.4 ? 10 : radius > 1.6 ? 8 : 6;
  const stretch = 0.78 + random() * 0.3;
  const lean = random() * Math.PI;
  const at0 = random() * 6.28;
  const corners = Array.from({ length: count }, (_, corner) => {
    const angle = at0 + (corner / count) * 2 * Math.PI;
    const reach = radius * (0.8 + random() * 0.28);
    const u = Math.cos(angle) * reach;
    const v = Math.sin(angle) * reach * stretch;
    return {
      x: at.x + u * Math.cos(lean) - v * Math.sin(lean),
      y: at.y + u * Math.sin(lean) + v * Math.cos(lean),
    };
  });
  const d = polyline(corners, true);
  if (radius < 1.1) return `<path d="${d}" fill="url(#${id}r)"/>`;
  const move = (points: readonly Point[], scale: number, dx: number, dy: number): Point[] =>
    points.map((point) => ({
      x: at.x + (point.x - at.x) * scale + dx * radius,
      y: at.y + (point.y - at.y) * scale + dy * radius,
    }));
  const parts = [
    `<path d="${polyline(move(corners, 1.02, 0.16, 0.26), true)}" fill="${palette.shadow}" opacity="${light === 'dark' ? 0.55 : 0.3}"/>`,
    `<path d="${d}" fill="url(#${id}r)" stroke="${palette.rockLine}" stroke-width="${light === 'dark' ? 0.22 : 0.42}" stroke-linejoin="round"/>`,
  ];
  if (radius > 1.7) {
    parts.push(
      `<path d="${polyline(move(corners, 0.6, -0.2, -0.22), true)}" fill="${palette.rock[0]}" opacity=".32"/>`,
    );
  }
  if (radius > 2.5) {
    const craters = radius > 3.6 ? 3 : 1;
    for (let crater = 0; crater < craters; crater++) {
      const angle = random() * 6.28;
      const away = random() * radius * 0.42;
      const cx = at.x + Math.cos(angle) * away;
      const cy = at.y + Math.sin(angle) * away;
      const r = radius * (0.12 + random() * 0.1);
      parts.push(
        `<circle cx="${n(cx + r * 0.3)}" cy="${n(cy + r * 0.3)}" r="${n(r)}" fill="${palette.rock[0]}" opacity=".55"/>`,
        `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${palette.rock[2]}" opacity=".7"/>`,
      );
    }
  }
  return parts.join('');
}

/** The rocks that lie across a border: the same on both tiles, so that fields run on without a seam. */
const borderRocks: readonly (readonly [number, number])[] = [
  [21, 2.1],
  [27, 0.9],
  [38, 3.3],
  [46, 0.8],
  [55, 1.5],
  [63, 0.9],
  [69, 2.9],
  [80, 1.3],
];

/** An asteroid field: dust with a clear shore and rocks in it. `id` begins the ids of its definitions. */
export function fieldArt(
  shape: SegmentShape,
  seed: string,
  light: Light,
  id: string,
  planet: number,
): string {
  const palette = palettes[light];
  const day = light === 'light';
  const outline = polyline(shape.line, true);
  // The shore is only where the field meets space, not where it leaves the tile.
  const shore = shores(shape.line);
  const parts = [
    `<clipPath id="${id}c"><path d="${outline}"/></clipPath>`,
    `<linearGradient id="${id}r" x1=".12" y1=".08" x2=".86" y2=".92"><stop offset="0" stop-color="${palette.rock[0]}"/><stop offset=".48" stop-color="${palette.rock[1]}"/><stop offset="1" stop-color="${palette.rock[2]}"/></linearGradient>`,
    // Periodic noise: the dust of one tile runs on in the next.
    `<filter id="${id}n" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="100" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03 .03" numOctaves="4" seed="7" stitchTiles="stitch"/>` +
      `<feColorMatrix values="0 0 0 0 ${day ? 0.97 : 0.83} 0 0 0 0 ${day ? 0.9 : 0.66} 0 0 0 0 ${day ? 0.75 : 0.5} 0 3.2 0 0 -1.55"/></filter>`,
    `<filter id="${id}m" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="100" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".04 .04" numOctaves="4" seed="23" stitchTiles="stitch"/>` +
      `<feColorMatrix values="0 0 0 0 ${day ? 0.5 : 0.06} 0 0 0 0 ${day ? 0.34 : 0.06} 0 0 0 0 ${day ? 0.17 : 0.12} 0 0 3.4 0 -1.6"/></filter>`,
  ];
  if (!day) {
    parts.push(
      `<filter id="${id}b" filterUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="140"><feGaussianBlur stdDeviation="2.4"/></filter>`,
      `<path d="${shore}" fill="none" stroke="${palette.shore}" stroke-width="4" opacity=".34" filter="url(#${id}b)"/>`,
    );
  } else {
    // Lines along the coast, as on printed charts.
    for (const [width, opacity] of [
      [7, 0.1],
      [4.6, 0.14],
      [2.4, 0.2],
    ] as const) {
      parts.push(
        `<path d="${shore}" fill="none" stroke="${palette.shoreInner}" stroke-width="${width}" opacity="${opacity}"/>`,
      );
    }
  }
  parts.push(`<path d="${outline}" fill="${palette.dust}"/>`);
  parts.push(
    `<g clip-path="url(#${id}c)"><rect width="100" height="100" filter="url(#${id}m)" opacity="${day ? 0.45 : 0.8}"/><rect width="100" height="100" filter="url(#${id}n)" opacity="${day ? 0.75 : 0.4}"/>` +
      (day
        ? `<path d="${shore}" fill="none" stroke="${palette.shoreInner}" stroke-width="5" opacity=".35"/>`
        : `<path d="${shore}" fill="none" stroke="${palette.shadow}" stroke-width="9" opacity=".5" filter="url(#${id}b)"/>`) +
      '</g>',
  );
  parts.push(
    `<path d="${shore}" fill="none" stroke="${palette.shore}" stroke-width="${day ? 0.9 : 0.75}" stroke-linejoin="round" opacity="${day ? 0.95 : 0.85}"/>`,
  );
  parts.push(`<g clip-path="url(#${id}c)">${rocks(shape, seed, light, id, planet)}</g>`);
  return parts.join('');
}

/** The parts of an outline that do not lie on the tile's border. */
function shores(line: readonly Point[]): string {
  const onBorder = (a: Point, b: Point): boolean =>
    (a.x === b.x && (a.x === 0 || a.x === 100)) || (a.y === b.y && (a.y === 0 || a.y === 100));
  let d = '';
  let open = false;
  for (const [at, point] of line.entries()) {
    const next = line[(at + 1) % line.length];
    if (next === undefined || onBorder(point, next)) {
      open = false;
      continue;
    }
    d += `${open ? '' : `M${n(point.x)} ${n(point.y)}`}L${n(next.x)} ${n(next.y)}`;
    open = true;
  }
  return d;
}

function rocks(shape: SegmentShape, seed: string, light: Light, id: string, planet: number): string {
  const random = scatter(`${seed} rocks`);
  const placed: { at: Point; radius: number }[] = [];
  const parts: string[] = [];
  for (const [from, horizontal] of [
    [{ x: 0, y: 0 }, true],
    [{ x: 0, y: 100 }, true],
    [{ x: 0, y: 0 }, false],
    [{ x: 100, y: 0 }, false],
  ] as const) {
    for (const [along, radius] of borderRocks) {
      const at = horizontal ? { x: along, y: from.y } : { x: from.x, y: 100 - along };
      const inside = contains(shape.line, {
        x: at.x + (at.x === 0 ? 0.5 : at.x === 100 ? -0.5 : 0),
        y: at.y + (at.y === 0 ? 0.5 : at.y === 100 ? -0.5 : 0),
      });
      if (!inside) continue;
      parts.push(rock(at, radius, scatter(`border ${horizontal} ${along}`), light, id));
      placed.push({ at, radius });
    }
  }
  const free = (at: Point, radius: number): boolean =>
    contains(shape.line, at) &&
    nearest(shape.line, at) > radius * 1.05 + 0.8 &&
    placed.every((other) => distance(other.at, at) > other.radius + radius + 0.5) &&
    shape.signs.every((sign) => distance(sign, at) > signRadius + radius + 0.4) &&
    (planet === 0 || Math.hypot(at.x - 50, at.y - 50) > planet + radius + 2);
  for (const [tries, least, most] of [
    [16, 4, 5.6],
    [46, 2.2, 3.8],
    [90, 1, 1.9],
    [110, 0.4, 0.8],
  ] as const) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const at = { x: random() * 100, y: random() * 100 };
      const radius = least + random() * (most - least);
      // Rocks that would be cut by the border are the shared ones only.
      const border = Math.min(at.x, at.y, 100 - at.x, 100 - at.y);
      if (border < radius + 0.6 || !free(at, radius)) continue;
      placed.push({ at, radius });
      parts.push(rock(at, radius, random, light, id));
    }
  }
  return parts.join('');
}
