import { sentence } from '../../sentences.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { spacesUnder } from '../geometry/base.ts';
import type { Space } from '../geometry/map.ts';
import { controllersIn } from '../rules/facts-shown.ts';
import { fighterOf, figureOf, figuresOnMap } from '../rules/state.ts';
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
      {view.tokens.map(({ kind, color, space, turned }, token) => {
        if (space < 0) return null;
        const shown = table.parts.tokenSign(kind);
        return (
          <g key={token} class={turned ? 'ib-turned' : ''}>
            <TokenMark shown={shown} color={colorNamed(color) ?? shown.color} {...pointOf(columns, space)} />
          </g>
        );
      })}
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
  const seats = controllersIn(terms, table.state.value, space);
  const { x, y } = pointOf(columns, space);
  return (
    <>
      {seats?.map((seat, place) => (
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
      {thingsOnMap(table, mission).map(({ thing, x, y, size }) => {
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
            style={{ '--x': x - size / 2, '--y': y - size / 2, '--w': size, '--h': size }}
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

/** Something on the map besides figures: its middle and the width of its button, in spaces. */
interface ThingOnMap {
  readonly thing: MapThing;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How wide a button is that may lie over figures, in spaces. */
const small = 0.42;

/** Doors that are closed, tokens, and zones that can be chosen. What lies under a figure or a place to go to is left out if it cannot be chosen. */
export function thingsOnMap(table: BoardState, mission: CompiledMission): readonly ThingOnMap[] {
  const view = table.view.value;
  const { zones } = mission;
  const { terms } = table.props.rules;
  const map = table.parts.mapIn(terms, mission, view);
  const { columns } = map;
  const taken = new Set(
    figuresOnMap(view).flatMap((figure) => {
      const { place } = figureOf(view, figure);
      return place === null ? [] : spacesUnder(map, fighterOf(terms, view, figure).base, place);
    }),
  );
  for (const { spaces } of table.spots.value) for (const space of spaces) taken.add(space);
  const doors = map.doors.flatMap(({ edges }, door): ThingOnMap[] => {
    const thing: MapThing = { kind: 'door', door };
    const [first] = edges;
    // Beside a door that cannot be opened there are places to go to.
    const isInTheWay = !table.can(thing) && edges.some((edge) => edge.some((space) => taken.has(space)));
    if (first === undefined || view.openDoors.includes(door) || isInTheWay) return [];
    const [from, to] = endsOfEdge(columns, first);
    return [{ thing, x: (from.x + to.x) / 2 / side, y: (from.y + to.y) / 2 / side, size: small }];
  });
  const tokens = view.tokens.flatMap(({ space }, token): ThingOnMap[] => {
    if (space < 0) return [];
    const thing: MapThing = { kind: 'token', token };
    const middle = middleOfSpaces(columns, [space]);
    if (!taken.has(space)) return [{ thing, ...middle, size: 0.9 }];
    return table.can(thing) ? [{ thing, x: middle.x + 0.32, y: middle.y + 0.32, size: small }] : [];
  });
  const found = zones.flatMap(({ spaces }, zone): ThingOnMap[] => {
    const thing: MapThing = { kind: 'zone', zone };
    return table.can(thing) ? [{ thing, ...nearestToMiddle(columns, spaces), size: 1 }] : [];
  });
  return [...doors, ...tokens, ...found];
}

/** The middle of the space of a zone that lies nearest to the middle of all. */
function nearestToMiddle(
  columns: number,
  spaces: readonly Space[],
): { readonly x: number; readonly y: number } {
  const all = spaces.map((space) => middleOfSpaces(columns, [space]));
  const mean = (of: (one: { readonly x: number; readonly y: number }) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / Math.max(1, all.length);
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const away = (one: { readonly x: number; readonly y: number }) => Math.hypot(one.x - x, one.y - y);
  return all.reduce((best, one) => (away(one) < away(best) ? one : best), all[0] ?? { x, y });
}
