import type { affiliations } from '../../content/vocabulary.ts';
import type { ZoneColor } from '../map/furnishing.ts';

/** The outline of a token and the strokes on it, in a space of 100 by 100. */
export interface TokenSign {
  readonly plate: string;
  readonly sign: string;
  /** The colour that it has by its kind. */
  readonly color?: ZoneColor | undefined;
}

const disc = 'M50 18a32 32 0 1 1-.01 0Z';

const neutral: TokenSign = { plate: disc, sign: 'M50 34a16 16 0 1 1-.01 0Z' };

const tokenSigns: Readonly<Record<string, TokenSign>> = {
  // A desk with a screen that says something.
  terminal: {
    plate: 'M22 22H78V64L68 80H32L22 64Z',
    sign: 'M32 32H68V56H32ZM39 41H53M39 48H60M42 66H58M46 72H54',
  },
  // A box with bands and a lock.
  crate: { plate: 'M20 26H80V76H20Z', sign: 'M20 42H80M36 26V42M64 26V42M44 42V58H56V42M28 52V68M72 52V68' },
  contraband: { plate: 'M20 26H80V76H20Z', sign: 'M20 26L80 76M80 26L20 76M50 40L61 51L50 62L39 51Z' },
  // A place to hold: a ring with four marks.
  'tactical-position': {
    plate: disc,
    sign: 'M50 34a16 16 0 1 1-.01 0ZM50 24V40M50 60V76M24 50H40M60 50H76',
  },
  'grav-lift': { plate: disc, sign: 'M34 48L50 32L66 48M34 66L50 50L66 66' },
  'launch-panel': { plate: 'M22 22H78V78H22Z', sign: 'M50 32L60 48V62H40V48ZM44 70H56M34 34V66M66 34V66' },
  // A marker that is printed, and means nothing by itself.
  'printed-marker': { plate: 'M50 34a16 16 0 1 1-.01 0Z', sign: 'M50 44a6 6 0 1 1-.01 0Z' },
};

/** The sign of what lies on a map. Missions name the kinds; those without a sign of their own have the neutral one. */
export function tokenSignOf(kind: string): TokenSign {
  return tokenSigns[kind] ?? neutral;
}

/** Signs of the affiliations, in a square of 24: a wing that rises, a wheel with spokes, crossed claws, an open ring. */
export const affiliationSigns: Readonly<Record<(typeof affiliations)[number], string>> = {
  rebel: 'M12 2.5 22.5 17 12 12.4 1.5 17ZM12 15l6.5 3L12 22l-6.5-4Z',
  imperial:
    'M12 1.5A10.5 10.5 0 1 1 11.9 1.5ZM12 4.5A7.5 7.5 0 1 0 12.1 4.5ZM10.8 3h2.4v5.4l4.7-2.7 1.2 2.1-4.7 2.7v3l4.7 2.7-1.2 2.1-4.7-2.7V21h-2.4v-5.4l-4.7 2.7-1.2-2.1 4.7-2.7v-3L4.7 7.8l1.2-2.1 4.9 2.7Z',
  mercenary: 'M3 2Q10 6 12 10.5Q14 6 21 2Q19 10 14 13.5L20 22L12 16.5L4 22L10 13.5Q5 10 3 2Z',
  neutral: 'M12 2A10 10 0 1 1 11.9 2ZM12 6A6 6 0 1 0 12.1 6Z',
};
