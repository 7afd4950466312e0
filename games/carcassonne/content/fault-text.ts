import type { Fault, FaultKey } from './check.ts';

const sentences: Readonly<Record<FaultKey, string>> = {
  startTiles: 'a pack has exactly one start tile, not {count}',
  startCount: 'the start tile exists once, not {count} times',
  tooManyTiles: '{count} tiles are more than the {most} that a pack may have',
  count: 'the count must be a whole number from 1, not {count}',
  sameTile: 'the id {tile} is used by an earlier tile',
  samePlanet: 'an earlier planet is called {name} too',
  sameSegment: 'the id {segment} is used by an earlier segment of {tile}',
  edgeUnclaimed: 'side {side} of {tile} is no space, and no segment reaches it',
  edgeClaimedTwice: 'side {side} of {tile} is reached by more than one segment',
  edgeTerrain: 'side {side} of {tile} shows {terrain}, but segment {segment} of another kind reaches it',
  routeSides: 'route {segment} of {tile} must reach one or two sides, not {sides}',
  routeEnd: 'route {segment} of {tile} must either join two sides or reach one and name what ends it',
  endNowhere: 'route {segment} of {tile} ends at {end}, which the tile does not have',
  endOnlyRoute: 'segment {segment} of {tile} is no route, so it cannot end anywhere',
  fieldSides: 'field {segment} of {tile} reaches no side',
  planetSides: 'planet {segment} of {tile} must not reach a side',
  planetSymbol: 'planet {segment} of {tile} must have exactly one symbol, the same as in "planet"',
  planetMissing: '{tile} names the planet {name}, but has no planet segment',
  planetUnnamed: '{tile} has a planet segment, but names no planet',
  planetTwice: '{tile} has more than one planet segment',
  intersection: 'three or four routes meet in an intersection, not {routes} as on {tile}',
};

/** A fault in English, for the command line and logs. */
export function faultText({ key, args }: Fault): string {
  return sentences[key].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? name));
}
