import { signal } from '@preact/signals';
import type { affiliations, traits } from '../../content/vocabulary.ts';
import type { Base } from '../../geometry/map.ts';
import { type PortraitPart, squadPortraits } from './squad-portraits.ts';

export type Affiliation = (typeof affiliations)[number];
export type Trait = (typeof traits)[number];

/** What a figure looks like, from its card. */
export interface Looks {
  /** Who is known by name, or is of a kind with a face of its own. */
  readonly id?: string;
  readonly affiliation: Affiliation;
  readonly traits: readonly Trait[];
  readonly base: Base;
}

/** Drawings by name. Each part is a paint with a path, or the name of a drawing that is a part of this one. */
type Faces = Readonly<Record<string, readonly string[]>>;

/** All drawings by name; without the data everybody wears a helmet. */
const drawings = signal<Readonly<Record<string, readonly PortraitPart[]>>>(squadPortraits);

/** Fetches the drawings, which are data, together with what draws figures. */
export async function loadFaces(): Promise<void> {
  const { default: drawn } = await import('./faces.json', { with: { type: 'json' } });
  drawings.value = readFaces(drawn);
}
loadFaces().catch(() => undefined);

function readFaces(faces: Faces): typeof drawings.value {
  const squad: typeof drawings.value = squadPortraits;
  const read = (name: string): readonly PortraitPart[] =>
    faces[name]?.flatMap((line) => {
      const [paint = '', ...path] = line.split(' ');
      return path.length === 0 ? read(paint) : [{ paint, d: path.join(' ') }];
    }) ??
    squad[name] ??
    [];
  return { ...squad, ...Object.fromEntries(Object.keys(faces).map((name) => [name, read(name)])) };
}

function drawingOf(name: string): readonly PortraitPart[] {
  return drawings.value[name] ?? [];
}

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

const troopers = {
  imperial: 'visor',
  rebel: 'helmet',
  mercenary: 'guardsman',
  neutral: 'guardsman',
} as const satisfies Readonly<Record<Affiliation, string>>;

/** The drawing that suits a figure without a face of its own: after its size, its traits, and for troopers after whom they serve. */
function usualFace({ affiliation, traits: own, base }: Looks): string {
  if (own.includes('vehicle') && base !== '1x1') return 'vehicle';
  const trait = byTrait.find((one) => own.includes(one)) ?? 'brawler';
  return trait === 'trooper' ? troopers[affiliation] : trait;
}

/** Cards of one name have one face: elite, of the campaign or of the skirmish, and the wounded side of a hero's sheet. */
const variant = /-(elite|campaign|skirmish|wounded)\b.*$/;

/**
 * The portrait of a figure, drawn from the back to the front: that of who is known by name or of a kind with a face, with a
 * bandage if it is wounded; otherwise the usual one.
 */
export function portraitOf(looks: Looks): readonly PortraitPart[] {
  const { id = '' } = looks;
  const known = drawingOf(id.replace(variant, ''));
  const own = id.endsWith('-wounded') ? [...known, ...drawingOf('bandage')] : known;
  return [own, drawingOf(usualFace(looks))].find(({ length }) => length > 0) ?? squadPortraits.helmet;
}
