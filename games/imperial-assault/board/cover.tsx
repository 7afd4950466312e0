import { readMap } from '../content/map-plan.ts';
import { FigureToken } from './art/figure-token.tsx';
import type { Looks } from './art/portraits.ts';
import { unfurnished } from './map/furnishing.ts';
import { MapDrawing } from './map/map-drawing.tsx';

/** A room with a door and a pool, on no map of the game. */
const { map, spaceOf } = readMap({
  id: 'cover',
  name: 'Cover',
  note: '',
  players: 2,
  certainty: {},
  topLeft: 'A1',
  spaces: ['..........', '.....~~...', '..#..~~...', '..........', '..........'],
  edges: { wall: ['D1|E1', 'D2|E2', 'D4|E4', 'D5|E5'], blocking: [], impassable: [] },
  doors: [{ id: 'door', edges: ['D3|E3'] }],
  terminals: [],
  tokens: [],
  zones: [],
});

const figures = [
  { x: 1, y: 0, looks: { affiliation: 'rebel', traits: ['trooper'], base: '1x1' } },
  { x: 1, y: 3, looks: { affiliation: 'rebel', traits: ['wookiee'], base: '1x1' } },
  { x: 3, y: 2, looks: { affiliation: 'rebel', traits: ['force-user'], base: '1x1' } },
  { x: 6, y: 3, looks: { affiliation: 'imperial', traits: ['trooper'], base: '1x1' } },
  { x: 7, y: 1, looks: { affiliation: 'imperial', traits: ['leader'], base: '1x1' } },
] as const satisfies readonly { readonly x: number; readonly y: number; readonly looks: Looks }[];

/** The picture of the game: two squads on both sides of a door. */
export function Cover() {
  return (
    <svg
      viewBox="20 20 860 484"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#d9d2c0, #0b0f18)' }}
    >
      <MapDrawing
        map={map}
        situation={{ openDoors: [0], rubble: [], shields: [] }}
        furnishing={{ ...unfurnished, terminals: [spaceOf('H5') ?? 0] }}
      />
      {figures.map(({ x, y, looks }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100})`}>
          <FigureToken looks={looks} turned={false} />
        </g>
      ))}
    </svg>
  );
}
