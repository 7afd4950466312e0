/** What these few are painted with. */
type Paint = 'coat' | 'skin' | 'fur' | 'plate' | 'dark' | 'line' | 'glow';

export interface PortraitPart<P extends string = string> {
  /** What it is painted with, as `art.css` has it; the colours are those of the light and the affiliation. */
  readonly paint: P;
  readonly d: string;
}

const part = (paint: Paint, d: string): PortraitPart<Paint> => ({ paint, d });

const shoulders = part('coat', 'M14 100Q16 70 40 67H60Q84 70 86 100Z');
const collar = part('dark', 'M38 68H62L58 80H42Z');
const face = part('skin', 'M35 40Q35 26 50 26T65 40V52Q62 68 50 70Q38 68 35 52Z');
const eyes = part('dark', 'M41 46h6v3h-6ZM53 46h6v3h-6Z');

/**
 * Heads and shoulders in a square of 100, drawn from the back to the front. Nobody in particular. These few are on the cover
 * too, and the page on which games are picked fetches no others; all others are in `faces.json`.
 */
export const squadPortraits = {
  /** Imperial: a closed helmet with a dark visor. */
  visor: [
    shoulders,
    part('plate', 'M28 58Q24 22 50 21T72 58L68 74L58 79H42L32 74Z'),
    part('dark', 'M31 44Q50 36 69 44L66 54H55L50 50L45 54H34Z'),
    part('line', 'M42 63H58M40 69H60M50 21V32'),
  ],
  /** Rebel: an open helmet with a strap. */
  helmet: [
    shoulders,
    collar,
    face,
    eyes,
    part('coat', 'M29 46Q27 19 50 19T71 46L77 50H66Q50 38 34 50H23Z'),
    part('line', 'M35 50Q36 66 50 71Q64 66 65 50M44 60H56'),
  ],
  /** A tall hooded mask with a slit. */
  guardian: [
    shoulders,
    part('coat', 'M27 76Q22 20 50 16T73 76L60 84H40Z'),
    part('dark', 'M36 42Q50 36 64 42V48H53V70H47V48H36Z'),
  ],
  /** A cap with a badge. */
  leader: [
    shoulders,
    collar,
    face,
    eyes,
    part('coat', 'M30 38Q30 19 50 19T70 38Z'),
    part('dark', 'M28 37H72L68 44Q50 39 32 44Z'),
    part('glow', 'M47 25h6v7h-6Z'),
    part('line', 'M44 60H56'),
  ],
  /** Long fur and a belt over the shoulder. */
  wookiee: [
    part('fur', 'M12 100Q14 70 32 62H68Q86 70 88 100Z'),
    part('fur', 'M28 74Q20 40 32 26Q50 10 68 26Q80 40 72 74L62 84L50 78L38 84Z'),
    part('skin', 'M38 44Q50 36 62 44V58Q50 68 38 58Z'),
    part('dark', 'M41 46h6v4h-6ZM53 46h6v4h-6ZM46 56h8l-4 5Z'),
    part('line', 'M22 88L74 100M33 30Q36 44 30 60M67 30Q64 44 70 60'),
  ],
  /** Loose hair and an open collar. */
  smuggler: [
    shoulders,
    part('dark', 'M31 54Q26 18 52 18T69 52L64 40Q52 38 46 32Q40 42 36 42Z'),
    face,
    part('dark', 'M33 42Q32 20 52 20T67 42Q56 40 47 31Q42 40 33 42Z'),
    eyes,
    part('plate', 'M38 68L50 84L62 68L58 66L50 74L42 66Z'),
    part('line', 'M44 60Q50 63 56 59'),
  ],
} as const satisfies Readonly<Record<string, readonly PortraitPart[]>>;
