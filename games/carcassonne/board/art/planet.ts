import { hash, scatter } from '../../../common/seeded.ts';
import type { Light } from './light.ts';
import { n } from './point.ts';

/**
 * A planet's face: the colours from its lowest to its highest ground, how stretched the pattern is, and what else
 * lies on it. Frequencies are in waves per hundredth of a tile.
 */
interface Face {
  readonly ground: readonly string[];
  readonly waves: readonly [number, number];
  readonly octaves: number;
  /** How hard the colours of the ground stand against each other; 1 is soft. */
  readonly contrast: number;
  readonly air: string;
  readonly clouds?: number;
  readonly cloudColor?: string;
  readonly ice?: number;
  readonly lights?: string;
  readonly cracks?: string;
  readonly dunes?: string;
  readonly canopy?: string;
  readonly storm?: string;
  readonly ring?: string;
}

const faces: Readonly<Record<string, Face>> = {
  tatooine: {
    ground: ['#8c4f24', '#b9763a', '#dba762', '#efcf94', '#f7e3b8'],
    waves: [0.016, 0.05],
    octaves: 4,
    contrast: 1.5,
    air: '#ffd9a0',
    dunes: '#8a4a1e',
  },
  jakku: {
    ground: ['#6e4a36', '#96684a', '#b98c63', '#cfab80', '#decaa4'],
    waves: [0.045, 0.045],
    octaves: 5,
    contrast: 2,
    air: '#e8c9a0',
    cracks: '#4d3022',
  },
  hoth: {
    ground: ['#7fa6c9', '#a9c8e2', '#d3e6f4', '#f2f9ff', '#ffffff'],
    waves: [0.03, 0.055],
    octaves: 5,
    contrast: 1.7,
    air: '#d9f1ff',
    cracks: '#6f9cc4',
    clouds: 0.35,
  },
  coruscant: {
    ground: ['#2b2a33', '#4a4550', '#6d6369', '#8d7d78', '#a79689'],
    waves: [0.07, 0.07],
    octaves: 4,
    contrast: 1.6,
    air: '#ffcf8f',
    lights: '#ffd988',
  },
  naboo: {
    ground: ['#1c5a8e', '#2b7bab', '#4f9a5b', '#79b55b', '#b9c987'],
    waves: [0.04, 0.05],
    octaves: 5,
    contrast: 2.6,
    air: '#a9e2ff',
    clouds: 0.55,
  },
  alderaan: {
    ground: ['#123f7d', '#1f62a8', '#2f86c4', '#5c9a76', '#e8eee6'],
    waves: [0.028, 0.04],
    octaves: 5,
    contrast: 2.3,
    air: '#b4dcff',
    clouds: 0.85,
    ice: 0.8,
  },
  endor: {
    ground: ['#14342c', '#1f5135', '#2f6d3a', '#54873f', '#86a25a'],
    waves: [0.06, 0.06],
    octaves: 5,
    contrast: 1.9,
    air: '#c4f0b8',
    canopy: '#0d2a20',
    clouds: 0.3,
  },
  dagobah: {
    ground: ['#1d2a1c', '#34432a', '#4f5c34', '#6e6f45', '#8d8a5e'],
    waves: [0.03, 0.06],
    octaves: 5,
    contrast: 1.9,
    air: '#c8d8a0',
    clouds: 0.9,
    cloudColor: '#b9c4a0',
  },
  bespin: {
    ground: ['#b5613a', '#d98a56', '#efb98a', '#f7d9b4', '#e8a07a'],
    waves: [0.008, 0.085],
    octaves: 3,
    contrast: 2.2,
    air: '#ffd2b0',
    storm: '#fff0dc',
  },
};

/** Faces for planets that nobody drew by hand: one of these families, chosen and coloured by the name. */
function madeUp(name: string): Face {
  const random = scatter(name);
  const hue = Math.floor(random() * 360);
  const other = hue + 30 + random() * 140;
  const color = (h: number, s: number, l: number): string => `hsl(${Math.round(h % 360)} ${s}% ${l}%)`;
  const gas = random() < 0.3;
  const ground = gas
    ? [color(hue, 45, 38), color(hue, 50, 52), color(other, 48, 66), color(hue, 52, 76), color(other, 40, 58)]
    : [
        color(hue, 48, 22),
        color(hue, 45, 34),
        color(other, 38, 42),
        color(other, 36, 56),
        color(other, 30, 76),
      ];
  return {
    ground,
    waves: gas ? [0.008, 0.06 + random() * 0.04] : [0.03 + random() * 0.03, 0.035 + random() * 0.03],
    octaves: gas ? 3 : 5,
    contrast: 1.6 + random(),
    air: color(hue, 80, 84),
    ...(gas ? { storm: color(hue, 60, 88) } : { clouds: random() * 0.8 }),
    ...(random() < 0.25 ? { ring: color(hue, 30, 74) } : {}),
    ...(!gas && random() < 0.4 ? { ice: 0.4 + random() * 0.5 } : {}),
  };
}

export function faceOf(name: string): Face {
  return faces[name.toLowerCase()] ?? madeUp(name);
}

/** Red, green and blue of a colour as `0.1 0.5 …` tables, one entry for each colour of the ramp. */
function tables(ramp: readonly string[]): [string, string, string] {
  const parts = ramp.map((color) => rgb(color));
  const table = (channel: 0 | 1 | 2): string => parts.map((part) => n(part[channel])).join(' ');
  return [table(0), table(1), table(2)];
}

/** Channels from 0 to 1 of `#rrggbb` or `hsl(h s% l%)`. */
function rgb(color: string): [number, number, number] {
  const hsl = /^hsl\((-?\d+) (\d+)% (\d+)%\)$/.exec(color);
  if (hsl !== null) {
    const [h, s, l] = [Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100];
    const channel = (offset: number): number => {
      const k = (offset + h / 30) % 12;
      return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    };
    return [channel(0), channel(8), channel(4)];
  }
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/**
 * A planet, lit from the upper left, as SVG: a fragment with its own definitions, their ids beginning with `id`.
 * The lower half of `radius` 27 lies in shadow whichever way the tile is turned.
 */
export function planetArt(
  name: string,
  cx: number,
  cy: number,
  radius: number,
  light: Light,
  id: string,
): string {
  const face = faceOf(name);
  const seed = hash(name) % 997;
  const random = scatter(`${name} face`);
  const day = light === 'light';
  const [red, green, blue] = tables(face.ground);
  const box = `x="${cx - radius}" y="${cy - radius}" width="${2 * radius}" height="${2 * radius}"`;
  const parts: string[] = [];
  const lift = n((1 - face.contrast) / 2);
  parts.push(
    `<clipPath id="${id}c"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath>`,
    `<filter id="${id}g" filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${face.waves.join(' ')}" numOctaves="${face.octaves}" seed="${seed}"/>` +
      // Noise gathers about one half: spread it out, then colour it by height.
      `<feColorMatrix values="${`${face.contrast} ${face.contrast * 0.35} 0 0 ${n(Number(lift) - face.contrast * 0.175)} `.repeat(3)}0 0 0 0 1"/>` +
      `<feComponentTransfer><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/></feComponentTransfer></filter>`,
    `<radialGradient id="${id}s" gradientUnits="userSpaceOnUse" cx="${n(cx - radius * 0.46)}" cy="${n(cy - radius * 0.5)}" r="${n(radius * 1.68)}">` +
      `<stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".36" stop-color="#04060f" stop-opacity="0"/>` +
      `<stop offset=".55" stop-color="#04060f" stop-opacity="${day ? 0.24 : 0.36}"/><stop offset=".76" stop-color="#03040c" stop-opacity="${day ? 0.58 : 0.78}"/>` +
      `<stop offset="1" stop-color="#02030a" stop-opacity="${day ? 0.78 : 0.97}"/></radialGradient>`,
    `<radialGradient id="${id}v" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius}"><stop offset=".78" stop-color="#02030a" stop-opacity="0"/><stop offset="1" stop-color="#02030a" stop-opacity=".4"/></radialGradient>`,
    `<radialGradient id="${id}a" gradientUnits="userSpaceOnUse" cx="${n(cx - radius * 0.1)}" cy="${n(cy - radius * 0.11)}" r="${n(radius * 1.36)}">` +
      `<stop offset=".68" stop-color="${face.air}" stop-opacity=".55"/><stop offset=".76" stop-color="${face.air}" stop-opacity=".2"/><stop offset="1" stop-color="${face.air}" stop-opacity="0"/></radialGradient>`,
  );
  if (face.ring !== undefined) parts.push(ringHalf(cx, cy, radius, face.ring, true));
  if (day)
    parts.push(
      `<circle cx="${cx + 1.1}" cy="${cy + 1.6}" r="${radius + 0.4}" fill="#3d2a19" opacity=".28"/>`,
    );
  else parts.push(`<circle cx="${cx}" cy="${cy}" r="${n(radius * 1.6)}" fill="url(#${id}a)"/>`);
  const on: string[] = [`<rect ${box} filter="url(#${id}g)"/>`];
  if (face.dunes !== undefined) {
    for (let row = 0; row < 15; row++) {
      const y = cy - radius + (row + 0.3 + random() * 0.5) * ((2 * radius) / 15);
      const wave = 1.2 + random() * 1.4;
      on.push(
        `<path d="M${n(cx - radius)} ${n(y)}q${n(radius / 3)} ${n(-wave * 2)} ${n(radius * 0.7)} 0t${n(radius * 0.7)} 0t${n(radius * 0.7)} 0" fill="none" stroke="${face.dunes}" stroke-width="${n(0.3 + random() * 0.6)}" opacity="${n(0.2 + random() * 0.25)}"/>`,
      );
    }
  }
  if (face.cracks !== undefined) {
    for (let crack = 0; crack < 9; crack++) {
      let x = cx + (random() - 0.5) * radius * 1.6;
      let y = cy + (random() - 0.5) * radius * 1.6;
      let heading = random() * 6.28;
      let d = `M${n(x)} ${n(y)}`;
      for (let step = 0; step < 6; step++) {
        heading += (random() - 0.5) * 1.3;
        x += Math.cos(heading) * 3.2;
        y += Math.sin(heading) * 3.2;
        d += `L${n(x)} ${n(y)}`;
      }
      on.push(
        `<path d="${d}" fill="none" stroke="${face.cracks}" stroke-width="${n(0.25 + random() * 0.4)}" opacity=".5"/>`,
      );
    }
  }
  if (face.canopy !== undefined) {
    for (let tree = 0; tree < 130; tree++) {
      on.push(
        `<circle cx="${n(cx + (random() - 0.5) * radius * 2)}" cy="${n(cy + (random() - 0.5) * radius * 2)}" r="${n(0.3 + random() * 0.8)}" fill="${face.canopy}" opacity="${n(0.15 + random() * 0.35)}"/>`,
      );
    }
  }
  if (face.storm !== undefined) {
    on.push(
      `<ellipse cx="${cx + radius * 0.28}" cy="${cy + radius * 0.3}" rx="${radius * 0.24}" ry="${radius * 0.11}" fill="${face.storm}" opacity=".65"/>`,
      `<ellipse cx="${cx + radius * 0.28}" cy="${cy + radius * 0.3}" rx="${radius * 0.14}" ry="${radius * 0.055}" fill="none" stroke="#b06a48" stroke-width=".5" opacity=".8"/>`,
    );
  }
  if (face.ice !== undefined) {
    on.push(
      `<ellipse cx="${cx}" cy="${cy - radius * 0.98}" rx="${radius * 0.62}" ry="${radius * 0.2}" fill="#fff" opacity="${face.ice}"/>`,
      `<ellipse cx="${cx}" cy="${cy + radius}" rx="${radius * 0.55}" ry="${radius * 0.17}" fill="#fff" opacity="${face.ice}"/>`,
    );
  }
  if (face.clouds !== undefined) {
    const [cr, cg, cb] = rgb(face.cloudColor ?? '#ffffff');
    parts.push(
      `<filter id="${id}w" filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".022 .06" numOctaves="5" seed="${seed + 5}"/>` +
        `<feColorMatrix values="0 0 0 0 ${n(cr)} 0 0 0 0 ${n(cg)} 0 0 0 0 ${n(cb)} 0 ${n(4.6)} 0 0 ${n(-2.35)}"/></filter>`,
    );
    on.push(
      `<rect ${box} filter="url(#${id}w)" opacity="${n(face.clouds)}" transform="rotate(-14 ${cx} ${cy})"/>`,
    );
  }
  on.push(
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#${id}v)"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#${id}s)"/>`,
  );
  if (face.lights !== undefined) {
    // A city shows its lights where the night side begins: in streets along circles and spokes.
    for (let lamp = 0; lamp < 240; lamp++) {
      const ring = Math.round(random() * 7) / 7;
      const angle = random() < 0.5 ? random() * 6.28 : (Math.floor(random() * 12) / 12) * 6.28;
      const reach = random() < 0.5 ? ring : random();
      const x = cx + radius * 0.3 + Math.cos(angle) * reach * radius * 0.9;
      const y = cy + radius * 0.3 + Math.sin(angle) * reach * radius * 0.9;
      if (Math.hypot(x - cx, y - cy) > radius * 0.97) continue;
      const dark = (x - cx + (y - cy)) / radius;
      if (dark < 0.1) continue;
      on.push(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.16 + random() * 0.3)}" fill="${face.lights}" opacity="${n(Math.min(0.95, 0.25 + dark * 0.6))}"/>`,
      );
    }
  }
  parts.push(`<g clip-path="url(#${id}c)">${on.join('')}</g>`);
  if (day) {
    parts.push(hatching(cx, cy, radius, id));
    parts.push(
      `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#3a2a1c" stroke-width=".8"/>`,
    );
    parts.push(
      `<circle cx="${cx}" cy="${cy}" r="${radius + 1.7}" fill="none" stroke="#3a2a1c" stroke-width=".25"/>`,
    );
  } else {
    parts.push(
      `<path d="M${n(cx - radius * 0.8)} ${n(cy + radius * 0.6)}A${radius} ${radius} 0 0 1 ${n(cx + radius * 0.6)} ${n(cy - radius * 0.8)}" fill="none" stroke="${face.air}" stroke-width=".7" stroke-linecap="round" opacity=".75"/>`,
    );
  }
  if (face.ring !== undefined) parts.push(ringHalf(cx, cy, radius, face.ring, false));
  return parts.join('');
}

/** The engraver's shadow: parallel strokes over the dark side. */
function hatching(cx: number, cy: number, radius: number, id: string): string {
  const strokes: string[] = [];
  for (let at = 0; at < 17; at++) {
    const inset = radius * (0.99 - at * 0.052);
    const spread = 1.32 - at * 0.078;
    const a = Math.PI / 4 - spread;
    const b = Math.PI / 4 + spread;
    strokes.push(
      `M${n(cx + inset * Math.cos(a))} ${n(cy + inset * Math.sin(a))}A${n(inset)} ${n(inset)} 0 0 1 ${n(cx + inset * Math.cos(b))} ${n(cy + inset * Math.sin(b))}`,
    );
  }
  return `<path d="${strokes.join('')}" fill="none" stroke="#2a1c10" stroke-width=".32" opacity=".5" clip-path="url(#${id}c)"/>`;
}

function ringHalf(cx: number, cy: number, radius: number, color: string, behind: boolean): string {
  const d = (reach: number): string => {
    const rx = radius * reach;
    const ry = rx * 0.22;
    return `M${n(cx - rx)} ${cy}A${n(rx)} ${n(ry)} 0 0 ${behind ? 1 : 0} ${n(cx + rx)} ${cy}`;
  };
  return `<g transform="rotate(-18 ${cx} ${cy})" fill="none" stroke="${color}"><path d="${d(1.3)}" stroke-width="1.6" opacity=".75"/><path d="${d(1.16)}" stroke-width=".8" opacity=".5"/></g>`;
}
