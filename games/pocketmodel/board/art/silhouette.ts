import type { UnitKind } from '../../content/pack.ts';
import type { ShipPart } from './famous-ships.ts';
import { type ShipName, ships } from './ships.ts';

/** Words of classes that have no drawing under that word, and the drawing that suits them. The first that fits counts. */
const alike: readonly (readonly [RegExp, ShipName])[] = [
  [/snowspeeder|airspeeder/, 't-47'],
  [/falcon/, 'yt-1300'],
  [/slave i/, 'firespray'],
  [/crawler/, 'century'],
  [/turbo tank/, 'juggernaut'],
  [/jedi/, 'eta-2'],
  [/geonosian/, 'nantex'],
  [/star destroyer/, 'imperial-class'],
  [/control ship/, 'lucrehulk'],
  [/landing/, 'c-9979'],
  [/spider/, 'og-9'],
  [/mount|rider|beast/, 'tauntaun'],
  [/\bbike/, 'speeder bike'],
  [/walker/, 'walker'],
  [/tank|gunboat|artillery/, 'tank'],
  [/speeder/, 'speeder'],
  [/gunship/, 'laat'],
  [/shuttle/, 'lambda'],
  [/frigate|cruiser|destroyer|battleship|dreadnought|flagship|carrier|corvette/, 'cruiser'],
  [/freighter|transport|yacht|courier/, 'freighter'],
  [/fighter|interceptor|bomber|wing/, 'fighter'],
];

/** The drawings whose names are words for many classes. */
const generic: ReadonlySet<string> = new Set([
  'fighter',
  'freighter',
  'cruiser',
  'tank',
  'walker',
  'speeder',
]);

const named = Object.keys(ships).filter(isNamed);

function isNamed(name: string): name is ShipName {
  return Object.hasOwn(ships, name) && !generic.has(name);
}

/** The drawing for a unit: after its class, then its name, then where it fights and how large it is. */
export function silhouetteOf({
  name,
  class: craft,
  ground = false,
  stars,
}: Pick<UnitKind, 'name' | 'class' | 'ground' | 'stars'>): ShipName {
  for (const words of [craft.toLowerCase(), name.toLowerCase()]) {
    const found = named.find((one) => words.includes(one));
    if (found !== undefined) return found;
  }
  const words = `${craft} ${name}`.toLowerCase();
  const like = alike.find(([pattern]) => pattern.test(words));
  if (like !== undefined) return like[1];
  if (ground) return stars > 3 ? 'walker' : stars > 1 ? 'tank' : 'speeder';
  return stars > 3 ? 'cruiser' : stars > 2 ? 'freighter' : 'fighter';
}

/** The parts of the ship of a unit. */
export function shipOf(unit: Parameters<typeof silhouetteOf>[0]): readonly ShipPart[] {
  return ships[silhouetteOf(unit)];
}
