import type { affiliations, traits } from '../../content/vocabulary.ts';
import type { Base } from '../../geometry/map.ts';

export type Affiliation = (typeof affiliations)[number];
export type Trait = (typeof traits)[number];

/** What a figure looks like, from its card. */
export interface Looks {
  readonly affiliation: Affiliation;
  readonly traits: readonly Trait[];
  readonly base: Base;
}

/** What a part of a portrait is painted with; the colours are those of the light and the affiliation. */
type Paint = 'coat' | 'skin' | 'fur' | 'plate' | 'dark' | 'line' | 'glow';

interface PortraitPart {
  readonly paint: Paint;
  readonly d: string;
}

const part = (paint: Paint, d: string): PortraitPart => ({ paint, d });

const shoulders = part('coat', 'M14 100Q16 70 40 67H60Q84 70 86 100Z');
const collar = part('dark', 'M38 68H62L58 80H42Z');
const face = part('skin', 'M35 40Q35 26 50 26T65 40V52Q62 68 50 70Q38 68 35 52Z');
const eyes = part('dark', 'M41 46h6v3h-6ZM53 46h6v3h-6Z');

/** Heads and shoulders in a square of 100, drawn from the back to the front. Nobody in particular. */
const portraits = {
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
  /** Mercenary: a cap helmet with cheek guards. */
  guardsman: [
    shoulders,
    face,
    eyes,
    part('coat', 'M31 50Q26 20 50 20T69 50L66 64L61 62V46H39V62L34 64Z'),
    part('glow', 'M46 26h8v10h-8Z'),
    part('line', 'M44 60H56'),
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
  /** A hood, and a blade of light beside it. */
  'force-user': [
    shoulders,
    part('coat', 'M24 80Q18 18 50 16T76 80L66 70Q68 34 50 32T34 70Z'),
    part('dark', 'M34 70Q32 32 50 32T66 70L50 78Z'),
    part('glow', 'M40 50h7v4h-7ZM53 50h7v4h-7ZM82 22h5v58h-5Z'),
  ],
  /** Long fur and a belt over the shoulder. */
  wookiee: [
    part('fur', 'M12 100Q14 70 32 62H68Q86 70 88 100Z'),
    part('fur', 'M28 74Q20 40 32 26Q50 10 68 26Q80 40 72 74L62 84L50 78L38 84Z'),
    part('skin', 'M38 44Q50 36 62 44V58Q50 68 38 58Z'),
    part('dark', 'M41 46h6v4h-6ZM53 46h6v4h-6ZM46 56h8l-4 5Z'),
    part('line', 'M22 88L74 100M33 30Q36 44 30 60M67 30Q64 44 70 60'),
  ],
  /** A dome with a lens. */
  droid: [
    part('plate', 'M22 100V74H78V100Z'),
    part('plate', 'M26 70Q26 24 50 22T74 70Z'),
    part('dark', 'M28 62H72V68H28ZM50 36a11 11 0 1 1-.01 0Z'),
    part('glow', 'M50 42a5 5 0 1 1-.01 0Z'),
    part('line', 'M62 22V10M34 82H66M34 90H66'),
  ],
  /** Horns and teeth. */
  creature: [
    part('fur', 'M14 96Q16 40 50 36T86 96Z'),
    part('plate', 'M28 44Q12 36 14 16Q24 28 38 32ZM72 44Q88 36 86 16Q76 28 62 32Z'),
    part('fur', 'M28 46Q30 28 50 28T72 46L66 78Q50 90 34 78Z'),
    part('dark', 'M38 66H62L56 76H44Z'),
    part('glow', 'M36 46l10 4-9 4ZM64 46l-10 4 9 4Z'),
    part('plate', 'M40 66l4 7 3-7ZM53 66l3 7 4-7Z'),
  ],
  /** A cabin with guns, on legs. */
  vehicle: [
    part('dark', 'M30 62H38L34 100H24ZM62 62H70L76 100H66Z'),
    part('plate', 'M22 28L32 18H68L78 28V58L66 68H34L22 58Z'),
    part('dark', 'M30 34H46V44H30ZM54 34H70V44H54ZM12 46H24V54H12ZM76 46H88V54H76ZM42 68H58V80H42Z'),
    part('line', 'M34 56H66'),
  ],
  /** A helmet behind a heavy barrel. */
  'heavy-weapon': [
    shoulders,
    face,
    eyes,
    part('coat', 'M30 44Q28 18 50 18T70 44Z'),
    part('plate', 'M30 40H70V47H30Z'),
    part('dark', 'M8 72L80 56L84 70L12 88ZM80 58L94 54L96 64L83 68Z'),
    part('line', 'M30 76L34 84M50 71L54 79'),
  ],
  /** A helmet with goggles and an antenna. */
  hunter: [
    shoulders,
    part('plate', 'M29 62Q25 22 50 21T71 62L62 78H38Z'),
    part('dark', 'M32 42H68V54H32Z'),
    part('glow', 'M41 44a4.5 4.5 0 1 1-.01 0ZM59 44a4.5 4.5 0 1 1-.01 0Z'),
    part('line', 'M72 50V14M44 66H56M46 71H54'),
  ],
  /** A hat with a brim, and a scarf over the mouth. */
  spy: [
    shoulders,
    face,
    eyes,
    part('dark', 'M20 40Q50 28 80 40Q50 46 20 40ZM34 36Q34 17 50 17T66 36Z'),
    part('coat', 'M34 54Q50 60 66 54V66L56 78H44L34 66Z'),
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
  /** A bare head with paint over the eyes. */
  brawler: [
    shoulders,
    collar,
    face,
    part('glow', 'M36 43H64V50H36Z'),
    eyes,
    part('line', 'M43 61H57M50 26V36'),
  ],
} as const satisfies Readonly<Record<string, readonly PortraitPart[]>>;

export type PortraitName = keyof typeof portraits;

export const portraitNames = Object.keys(portraits).filter((name): name is PortraitName =>
  Object.hasOwn(portraits, name),
);

/** The portraits of traits that say most of how one looks come first. */
const byTrait = [
  'creature',
  'droid',
  'wookiee',
  'force-user',
  'heavy-weapon',
  'trooper',
  'guardian',
  'hunter',
  'leader',
  'spy',
  'smuggler',
  'vehicle',
  'brawler',
] as const satisfies readonly Trait[];

const troopers: Readonly<Record<Affiliation, PortraitName>> = {
  imperial: 'visor',
  rebel: 'helmet',
  mercenary: 'guardsman',
  neutral: 'guardsman',
};

/** The portrait that suits a figure: after its size, its traits, and for troopers after whom they serve. */
export function portraitOf({ affiliation, traits: own, base }: Looks): PortraitName {
  if (own.includes('vehicle') && base !== '1x1') return 'vehicle';
  const trait = byTrait.find((one) => own.includes(one)) ?? 'brawler';
  return trait === 'trooper' ? troopers[affiliation] : trait;
}

export function portraitParts(name: PortraitName): readonly PortraitPart[] {
  return portraits[name];
}
