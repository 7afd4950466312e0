import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { PlacedTile, TableView } from '../rules/view.ts';
import { tileAt, tileKind } from '../words/table-look.ts';
import type { BoardState } from './board-state.ts';
import { Figure } from './figure.tsx';
import { gapsOf } from './gaps.ts';
import { RealmLight } from './realm-light.tsx';
import { segmentShape } from './segment-shape.ts';
import { type Stand, standsOf } from './stands.ts';
import { PlanetName } from './tile.tsx';

/** Names, light on a realm, marks and figures: one SVG in hundredths of a square, over the tiles. */
export function Overlay({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const lit = view.realms.find(({ id }) => id === table.realm.value);
  const gaps = useComputed(() =>
    props.aids.value && props.view.value.outcome === undefined ? gapsOf(props.view.value) : [],
  );
  const last = props.aids.value ? lastPlaced(table) : undefined;
  const pointed = squareIn(props.pointed.value);
  const names = useMemo(() => <Names view={view} />, [view]);
  return (
    <svg class="cs-overlay" viewBox="0 0 100 100" aria-hidden="true">
      {gaps.value.map(({ x, y }) => (
        <g key={`${x},${y}`} class="cs-gap" transform={`translate(${x * 100} ${y * 100})`}>
          <circle cx="50" cy="50" r="15" />
          <path d="M40 40L60 60M60 40L40 60" />
        </g>
      ))}
      {names}
      {lit && <RealmLight view={view} realm={lit} />}
      {pointed && (
        <path
          class="cs-pointed"
          transform={`translate(${Number(pointed[1]) * 100} ${Number(pointed[2]) * 100})`}
          d="M-4-4H104V104H-4Z"
        />
      )}
      {last && (
        <path
          class="cs-last"
          transform={`translate(${last.x * 100} ${last.y * 100})`}
          d="M2 16V2H16M84 2H98V16M98 84V98H84M16 98H2V84"
        />
      )}
      <Figures stands={[...table.leaving.value, ...standsOf(view)]} />
      <DraftFigure table={table} />
    </svg>
  );
}

/** The last move of anybody, once the next tile is drawn; the tile that waits for its figure otherwise. */
function lastPlaced({ props }: BoardState): PlacedTile | undefined {
  const view = props.view.value;
  return view.placed.length > 1 ? view.placed.at(-1) : undefined;
}

function Names({ view }: { readonly view: TableView }) {
  return (
    <>
      {view.placed.map(({ x, y, tile, rotation }) => {
        const kind = tileKind(view, tile);
        return (
          kind.planet && (
            <g key={`${x},${y}`} transform={`translate(${x * 100} ${y * 100})`}>
              <PlanetName tile={kind} rotation={rotation} />
            </g>
          )
        );
      })}
    </>
  );
}

function Figures({ stands }: { readonly stands: readonly Stand[] }) {
  return (
    <>
      {stands.map(({ key, color, size, x, y }) => (
        <g key={key} class="cs-figure" transform={`translate(${x * 100} ${y * 100})`}>
          <Figure color={color} size={size} />
        </g>
      ))}
    </>
  );
}

function DraftFigure({ table }: { readonly table: BoardState }) {
  const draft = table.draft.value ?? table.sent.value;
  const view = table.props.view.value;
  const seat = table.legal.value?.seat ?? view.toMove;
  const color = seat === undefined ? undefined : view.seats[seat]?.color;
  if (draft?.kind !== 'figure' || color === undefined) return null;
  const found = segmentShape(view, `${draft.x},${draft.y}:${draft.segment}`);
  if (found === undefined) return null;
  const placed = tileAt(view, draft);
  const company = (placed?.figures ?? []).some(({ segment }) => segment === draft.segment) ? 20 : 0;
  return (
    <g
      class="cs-figure cs-figure-draft"
      transform={`translate(${draft.x * 100 + found.shape.stand.x + company} ${draft.y * 100 + found.shape.stand.y + 13})`}
    >
      <Figure color={color} size={draft.size} />
    </g>
  );
}

/** Column and row of a place that the log points to. */
export function squareIn(place: string | undefined): RegExpExecArray | undefined {
  return (place === undefined ? null : /^(-?\d+),(-?\d+)/.exec(place)) ?? undefined;
}
