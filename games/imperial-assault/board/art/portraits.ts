import type { affiliations, traits } from '../../content/vocabulary.ts';
import type { Base } from '../../geometry/map.ts';
import { collar, eyes, face, type PortraitPart, part, shoulders, squadPortraits } from './squad-portraits.ts';

export type Affiliation = (typeof affiliations)[number];
export type Trait = (typeof traits)[number];

/** What a figure looks like, from its card. */
export interface Looks {
  readonly affiliation: Affiliation;
  readonly traits: readonly Trait[];
  readonly base: Base;
}

/** The portraits of all figures. */
const portraits = {
  ...squadPortraits,
  /** Mercenary: a cap helmet with cheek guards. */
  guardsman: [
    shoulders,
    face,
    eyes,
    part('coat', 'M31 50Q26 20 50 20T69 50L66 64L61 62V46H39V62L34 64Z'),
    part('glow', 'M46 26h8v10h-8Z'),
    part('line', 'M44 60H56'),
  ],
  /** A hood, and a blade of light beside it. */
  'force-user': [
    shoulders,
    part('coat', 'M24 80Q18 18 50 16T76 80L66 70Q68 34 50 32T34 70Z'),
    part('dark', 'M34 70Q32 32 50 32T66 70L50 78Z'),
    part('glow', 'M40 50h7v4h-7ZM53 50h7v4h-7ZM82 22h5v58h-5Z'),
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
