import { sentence } from '../../sentences.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { Space } from '../geometry/map.ts';
import { doorName, tokenWhere, zoneName } from '../words/pieces.ts';
import { TokenMark } from './art/token-mark.tsx';
import type { BoardState } from './board-state.ts';
import { colorNamed, Plan } from './ground.tsx';
import { keyOf, type Thing } from './legal.ts';
import { borderOf, endsOfEdge, type Frame, pointOf, side } from './map/layout.ts';
import type { MapStops } from './map-stops.ts';
import { middleOfSpaces } from './spots.ts';

/** Tokens of the mission, and who controls what. */
export function Tokens({
  table,
  mission,
  frame,
}: {
  readonly table: BoardState;
  readonly mission: CompiledMission;
  readonly frame: Frame;
}) {
  const view = table.view.value;
  const { columns } = mission.map;
  return (
    <Plan frame={frame} name="ib-lying">
      {mission.zones.map(({ spaces }, zone) =>
        table.can({ kind: 'zone', zone }) ? (
          <path key={zone} class="ib-free" d={borderOf(mission.map, spaces, 5)} />
        ) : null,
      )}
      {view.tokens.map(({ kind, color, space, turned }, token) =>
        space < 0 ? null : (
          <g key={token} class={turned ? 'ib-turned' : ''}>
            <TokenMark kind={kind} color={colorNamed(color)} {...pointOf(columns, space)} />
          </g>
        ),
      )}
      {placesOfControl(mission, view.tokens).map((space) => (
        <Control key={space} table={table} space={space} columns={columns} />
      ))}
    </Plan>
  );
}

/** Where something lies that can be controlled. */
function placesOfControl(
  { terminals }: CompiledMission,
  tokens: readonly { readonly space: Space }[],
): readonly Space[] {
  return [...new Set([...terminals, ...tokens.flatMap(({ space }) => (space < 0 ? [] : [space]))])];
}

/** A mark in the colours of the seats that control what lies there. */
function Control({
  table,
  space,
  columns,
}: {
  readonly table: BoardState;
  readonly space: Space;
  readonly columns: number;
}) {
  const { terms } = table.props.rules;
  const seats = terms.forecasts.controllers(terms, table.state.value, space);
  const { x, y } = pointOf(columns, space);
  return (
    <>
      {seats.map((seat, place) => (
        <path
          key={seat}
          class={`ib-control ib-seat-${seat}`}
          d={`M${x + 6 + place * 22} ${y + side - 6}v-30l18 8l-18 8`}
        />
      ))}
    </>
  );
}

/** Buttons for doors, tokens and zones. */
export function ThingButtons({
  table,
  mission,
  stops,
}: {
  readonly table: BoardState;
  readonly mission: CompiledMission;
  readonly stops: MapStops;
}) {
  const { say, rules } = table.props;
  const seen = { terms: rules.terms, view: table.view.value };
  return (
    <>
      {thingsOnMap(table, mission).map(({ thing, x, y }) => {
        const key = keyOf(thing);
        const name =
          thing.kind === 'door'
            ? doorName(seen, thing.door)
            : thing.kind === 'token'
              ? tokenWhere(seen, thing.token)
              : sentence('board.zone', { zone: zoneName(seen, thing.zone) });
        const at = key.replace(' ', ':');
        return (
          <button
            key={key}
            type="button"
            class={`ib-thing ib-thing-${thing.kind}`}
            data-key={key}
            data-point={at}
            data-pointed={table.props.pointed.value === at}
            data-can={table.can(thing)}
            aria-label={say(name)}
            style={{ '--x': x - 0.5, '--y': y - 0.5, '--w': 1, '--h': 1 }}
            {...stops.stop(key)}
            onClick={() => {
              if (table.can(thing)) table.touch(thing);
              else if (table.legal.peek()?.kind === 'activation') table.props.explain(at);
              else table.props.announce(name);
            }}
          />
        );
      })}
    </>
  );
}

type MapThing = Extract<Thing, { readonly kind: 'door' | 'token' | 'zone' }>;

/** What lies on the map besides figures, with the middle of each, in spaces. */
export function thingsOnMap(
  table: BoardState,
  { map, zones }: CompiledMission,
): readonly { readonly thing: MapThing; readonly x: number; readonly y: number }[] {
  const view = table.view.value;
  const { columns } = map;
  return [
    ...map.doors.flatMap(({ edges }, door) => {
      const [first] = edges;
      if (first === undefined || view.openDoors.includes(door)) return [];
      const ends = edges.flatMap((edge) => endsOfEdge(columns, edge));
      const across = ends.map(({ x }) => x / side);
      const down = ends.map(({ y }) => y / side);
      const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
      return [{ thing: { kind: 'door', door } as const, x: middle(across), y: middle(down) }];
    }),
    ...view.tokens.flatMap(({ space }, token) =>
      space < 0 ? [] : [{ thing: { kind: 'token', token } as const, ...middleOfSpaces(columns, [space]) }],
    ),
    ...zones.flatMap(({ spaces }, zone) =>
      table.can({ kind: 'zone', zone })
        ? [{ thing: { kind: 'zone', zone } as const, ...middleOfSpaces(columns, spaces) }]
        : [],
    ),
  ];
}
