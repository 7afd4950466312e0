import {
  collar,
  eyes,
  face,
  type PortraitPart,
  part,
  shoulders,
  squadPortraits,
} from '../art/squad-portraits.ts';

const mouth = part('line', 'M44 60H56');

/** Heads and shoulders of the heroes by id, in a square of 100, drawn from the back to the front. Drawings of our own. */
const portraits: Readonly<Record<string, readonly PortraitPart[]>> = {
  /** Head tails over the shoulders, and a staff that glows. */
  'diala-passil': [
    part('glow', 'M83 8h6v92h-6Z'),
    shoulders,
    part('fur', 'M30 40Q20 66 24 96H36Q32 66 38 46ZM70 40Q80 66 76 96H64Q68 66 62 46Z'),
    part('dark', 'M38 68H62L50 96Z'),
    part('fur', 'M31 46Q28 20 50 18T69 46V54Q63 70 50 72Q37 70 31 54Z'),
    part('dark', 'M39 46q5-5 9 1q-5 4-9-1ZM61 46q-5-5-9 1q5 4 9-1Z'),
    part('line', 'M36 30Q43 24 47 30M64 30Q57 24 53 30M45 61Q50 63 55 61'),
  ],
  /** A beard, a bandage above the eyes, and the barrel of a rifle. */
  'fenn-signis': [
    part('dark', 'M76 20h6v80h-6ZM72 56h14v18H72Z'),
    shoulders,
    collar,
    face,
    part('dark', 'M33 36Q32 18 50 18T67 36Q58 30 50 30T33 36Z'),
    part('plate', 'M34 34Q50 28 66 34V40Q50 34 34 40Z'),
    eyes,
    part('dark', 'M36 54Q43 52 50 55Q57 52 64 54Q62 72 50 75Q38 72 36 54ZM44 60h12l-2 3h-8Z'),
  ],
  /** Braided fur and the head of an axe. */
  gaarkhan: [
    part('plate', 'M80 12Q98 20 92 44L80 38ZM80 12Q74 20 76 40L80 38Z'),
    part('dark', 'M77 14h5v86h-5Z'),
    ...squadPortraits.wookiee.slice(0, 4),
    part('line', 'M30 34V74M70 34V74M26 44h8M26 54h8M66 44h8M66 54h8'),
  ],
  /** Grey hair, a scar, and the bars of an officer. */
  'gideon-argus': [
    shoulders,
    collar,
    face,
    part('plate', 'M33 44Q31 20 50 20T67 44L63 34Q50 28 37 34Z'),
    eyes,
    part('glow', 'M24 82h5v10h-5ZM31 80h5v12h-5Z'),
    part('line', 'M58 38L61 56M44 60H56M38 44H46M54 44H60'),
    part('dark', 'M60 64Q82 66 84 84L78 86Q76 72 60 70Z'),
  ],
  /** A hat with a feather of light, and a duellist's collar. */
  'jyn-odan': [
    shoulders,
    part('dark', 'M32 60Q26 30 50 26T68 60L64 70H36Z'),
    part('plate', 'M36 70L50 84L64 70L70 78L50 96L30 78Z'),
    face,
    eyes,
    part('coat', 'M18 36Q50 22 82 36Q66 42 50 40T18 36ZM33 31Q34 12 50 12T67 31Q50 24 33 31Z'),
    part('glow', 'M66 28Q78 16 80 4Q86 20 72 32Z'),
    part('line', 'M45 60Q51 62 56 58'),
  ],
  /** Long ears, a hood thrown back, and a lens on one eye. */
  'mak-eshka-rey': [
    part('skin', 'M34 40Q22 20 20 4Q34 12 42 30ZM66 40Q78 20 80 4Q66 12 58 30Z'),
    part('coat', 'M14 100Q16 68 36 64Q50 78 64 64Q84 68 86 100Z'),
    face,
    part('plate', 'M36 60Q42 58 50 61Q58 58 64 60Q60 84 50 90Q40 84 36 60Z'),
    eyes,
    part('dark', 'M57 40a8 8 0 1 1-.01 0Z'),
    part('glow', 'M57 44a4 4 0 1 1-.01 0Z'),
  ],
  /** Goggles over the fur, charges on a belt. */
  drokkatta: [
    ...squadPortraits.wookiee.slice(0, 4),
    part('dark', 'M28 30H72V41H28Z'),
    part('glow', 'M40 30a6 6 0 1 1-.01 0ZM60 30a6 6 0 1 1-.01 0Z'),
    part('dark', 'M18 78L76 102L70 104L14 84Z'),
    part('plate', 'M28 80h8v12h-8ZM44 86h8v12h-8ZM60 92h8v12h-8Z'),
  ],
  /** A welder's visor pushed up, and a droid's eye over the shoulder. */
  'jarrod-kelvin': [
    part('plate', 'M72 66Q72 46 84 46T96 66V76H72Z'),
    part('dark', 'M84 54a5 5 0 1 1-.01 0Z'),
    part('glow', 'M84 57a2 2 0 1 1-.01 0Z'),
    shoulders,
    collar,
    face,
    part('dark', 'M34 42Q33 28 38 27H62Q67 28 66 42L62 36H38Z'),
    part('plate', 'M29 32Q28 12 50 11T71 32Q50 24 29 32Z'),
    part('dark', 'M37 18H63V25Q50 21 37 25Z'),
    eyes,
    mouth,
    part('line', 'M42 66Q50 70 58 66'),
  ],
  /** A scarf over the head, a pack, and a headset. */
  'ko-tun-feralo': [
    part('dark', 'M18 56H34V100H18ZM66 56H82V100H66Z'),
    shoulders,
    part('plate', 'M28 72Q22 20 50 17T72 72L62 82H38Z'),
    face,
    eyes,
    part('coat', 'M30 40Q34 26 50 26T70 40Q66 18 50 18T30 40Z'),
    part('dark', 'M67 42h7v14h-7Z'),
    part('line', 'M70 56Q68 66 58 66M45 60H55'),
  ],
};

/** The portrait of a hero, bandaged if it is wounded; a helmet for one of a pack of somebody's own. */
export function heroPortrait(id: string, isWounded: boolean): readonly PortraitPart[] {
  return portraitOfSide(isWounded ? `${id}-wounded` : id) ?? squadPortraits.helmet;
}

/** The portrait of somebody who is a hero that we have drawn. */
export function knownHeroPortrait(id: string): readonly PortraitPart[] | undefined {
  return portraits[id];
}

/** What lies over the portrait of a wounded hero: a bandage across the brow, with what it has to hold back. */
const bandage = [part('plate', 'M22 45L76 21L80 31L26 55Z'), part('coat', 'M52 30L62 26L65 33L55 37Z')];

/** The portrait of the side of a sheet, which is a fighter of its own: both show the same face. */
export function portraitOfSide(fighter: string): readonly PortraitPart[] | undefined {
  const hero = fighter.replace(/-wounded$/, '');
  const known = knownHeroPortrait(hero);
  return known === undefined || hero === fighter ? known : [...known, ...bandage];
}
