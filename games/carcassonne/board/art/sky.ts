import { scatter } from '../../../common/seeded.ts';
import type { Light } from './light.ts';
import { palettes } from './palette.ts';
import { n } from './point.ts';

/** After how many squares the sky repeats. */
export const skyPeriod = 6;

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly warm: boolean;
}

/** The stars of a square, seeded by it, in hundredths of a tile from the corner of the whole sky. */
function starsOf(column: number, row: number): Star[] {
  const random = scatter(`stars ${column} ${row}`);
  const count = 22 + Math.floor(random() * 12);
  return Array.from({ length: count }, () => {
    const brightness = random() ** 6;
    return {
      x: column * 100 + random() * 100,
      y: row * 100 + random() * 100,
      size: 0.36 + brightness * 1.15,
      warm: random() < 0.22,
    };
  });
}

/**
 * The sky that lies under all tiles, as a whole SVG picture of 6 by 6 squares whose borders fit each other: tiles
 * show the part that their square covers, so stars run on across borders.
 */
export function skySvg(light: Light): string {
  const palette = palettes[light];
  const day = light === 'light';
  const side = skyPeriod * 100;
  const parts: string[] = [];
  const all: Star[] = [];
  for (let row = 0; row < skyPeriod; row++) {
    for (let column = 0; column < skyPeriod; column++) all.push(...starsOf(column, row));
  }
  parts.push(`<rect width="${side}" height="${side}" fill="${palette.sky[day ? 0 : 1]}"/>`);
  const cloud = (
    id: string,
    color: string,
    seed: number,
    waves: number,
    gain: number,
    sink: number,
  ): string => {
    const value = Number.parseInt(color.slice(1), 16);
    const channel = (shift: number): string => n(((value >> shift) & 255) / 255);
    return (
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${side}" height="${side}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${waves}" numOctaves="5" seed="${seed}" stitchTiles="stitch"/>` +
      `<feColorMatrix values="0 0 0 0 ${channel(16)} 0 0 0 0 ${channel(8)} 0 0 0 0 ${channel(0)} 0 ${gain} 0 0 ${sink}"/></filter><rect width="${side}" height="${side}" filter="url(#${id})"/>`
    );
  };
  if (day) {
    parts.push(
      `<g opacity=".34">${cloud('a', palette.nebula[0], 11, 0.005, 2.4, -1.1)}</g>`,
      `<g opacity=".16">${cloud('b', palette.nebula[1], 31, 0.0033, 3, -1.5)}</g>`,
      // The grain of the paper.
      `<g opacity=".3">${cloud('c', '#8a6d45', 3, 0.9, 1.3, -0.6)}</g>`,
    );
  } else {
    parts.push(
      `<g opacity=".42">${cloud('a', palette.nebula[0], 11, 0.005, 2.6, -1.25)}</g>`,
      `<g opacity=".34">${cloud('b', palette.nebula[1], 31, 0.0033, 3, -1.55)}</g>`,
    );
  }
  parts.push(constellations(all, palette.chart, day));
  for (const star of all) {
    // A star near the border of the sky is drawn again at the far side, where the sky repeats.
    for (const dx of again(star.x, side)) {
      for (const dy of again(star.y, side))
        parts.push(starArt({ ...star, x: star.x + dx, y: star.y + dy }, light));
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${parts.join('')}</svg>`;
}

function again(at: number, side: number): readonly number[] {
  return at < 6 ? [0, side] : at > side - 6 ? [0, -side] : [0];
}

function starArt(star: Star, light: Light): string {
  const palette = palettes[light];
  const color = star.warm ? palette.starWarm : palette.star;
  const { x, y, size } = star;
  if (light === 'light') {
    if (size < 0.75)
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.8)}" fill="${color}" opacity=".62"/>`;
    // Bright stars are printed with rays.
    const points = size > 1.05 ? 8 : 6;
    const d = Array.from({ length: points * 2 }, (_, at) => {
      const angle = (at * Math.PI) / points - Math.PI / 2;
      const reach = size * (at % 2 === 0 ? 2.3 : 0.8);
      return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
    }).join('L');
    return `<path d="M${d}Z" fill="${color}" opacity=".75"/>`;
  }
  if (size < 0.75)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${color}" opacity="${n(0.34 + size * 0.8)}"/>`;
  const ray = size * 4.2;
  const thin = size * 0.16;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 3)}" fill="${color}" opacity=".07"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 1.7)}" fill="${color}" opacity=".12"/>` +
    `<path d="M${n(x - ray)} ${n(y)}L${n(x)} ${n(y - thin)}L${n(x + ray)} ${n(y)}L${n(x)} ${n(y + thin)}ZM${n(x)} ${n(y - ray)}L${n(x + thin)} ${n(y)}L${n(x)} ${n(y + ray)}L${n(x - thin)} ${n(y)}Z" fill="${color}" opacity=".5"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.8)}" fill="${color}"/>`
  );
}

/** Bright stars that lie near each other are joined by thin lines, as on a chart. */
function constellations(stars: readonly Star[], color: string, day: boolean): string {
  const bright = stars.filter((star) => star.size > 0.55);
  const left = new Set(bright);
  let d = '';
  for (const first of bright) {
    if (!left.has(first)) continue;
    left.delete(first);
    let from = first;
    for (let link = 0; link < 3; link++) {
      let next: Star | undefined;
      let least = 74;
      for (const star of left) {
        const gap = Math.hypot(star.x - from.x, star.y - from.y);
        if (gap > 18 && gap < least) [least, next] = [gap, star];
      }
      if (next === undefined) break;
      left.delete(next);
      const t = 4.5 / least;
      d += `M${n(from.x + (next.x - from.x) * t)} ${n(from.y + (next.y - from.y) * t)}L${n(next.x - (next.x - from.x) * t)} ${n(next.y - (next.y - from.y) * t)}`;
      from = next;
    }
  }
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width=".35" opacity="${day ? 0.42 : 0.2}" ${day ? 'stroke-dasharray="1.6 1.1"' : ''}/>`;
}
