import { useEffect } from 'preact/hooks';
import type { FigureSize } from '../rules/choice.ts';
import { format } from '../rules/notation.ts';
import { areaSentence } from '../words/placement.ts';
import { tileAt, tileKind } from '../words/table-look.ts';
import { useLight } from './art/use-light.ts';
import type { BoardState } from './board-state.ts';
import { FigureIcon } from './figure.tsx';
import { Forecast } from './forecast.tsx';
import { drawAhead, PlanetName, Tile } from './tile.tsx';

/** What one holds and decides: the drawn tile or the figures, and the buttons that turn, take back and confirm. */
export function Hand({ table, onSheet }: { readonly table: BoardState; readonly onSheet: () => void }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const legal = table.legal.value;
  const draft = table.draft.value;
  const light = useLight();
  useEffect(() => {
    if (view.tile !== undefined) drawAhead(tileKind(view, view.tile), light);
  }, [view.tile, light]);
  if (view.outcome !== undefined || props.over.value) {
    return (
      <section class="cs-hand" aria-label={say({ key: 'board.hand' })}>
        <button type="button" class="cs-button cs-primary" onClick={onSheet}>
          {say({ key: 'board.sheet' })}
        </button>
      </section>
    );
  }
  const shown = view.tile === undefined ? undefined : tileKind(view, view.tile);
  const rotation = draft?.kind === 'tile' ? draft.rotation : (table.hovered.value?.rotations[0] ?? 0);
  const turnable =
    draft?.kind === 'tile' &&
    legal?.kind === 'placeTile' &&
    (legal.squares.find(({ x, y }) => x === draft.x && y === draft.y)?.rotations.length ?? 0) > 1;
  return (
    <section
      class={`cs-hand ${legal === undefined ? 'cs-waits' : ''}`}
      data-part="hand"
      aria-label={say({ key: 'board.hand' })}
    >
      {shown && (
        <div class="cs-hand-tile" title={shown.name}>
          <Tile key={rotation} tile={shown} rotation={rotation} x={0} y={0} class="cs-tile-alone" />
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <PlanetName tile={shown} rotation={rotation} />
          </svg>
        </div>
      )}
      {legal?.kind === 'chooseArea' && (
        <div class="cs-hand-body">
          <p class="cs-hint">{say({ key: 'board.hint.area' })}</p>
          <div class="cs-buttons">
            {legal.areas.map((area) => (
              <button
                type="button"
                key={format(area)}
                class="cs-button"
                onClick={() => props.play(format(area))}
              >
                {say(areaSentence(area))}
              </button>
            ))}
          </div>
        </div>
      )}
      {legal?.kind === 'placeTile' && (
        <div class="cs-hand-body">
          {draft === undefined ? (
            <p class="cs-hint">{say({ key: 'board.hint.tile' })}</p>
          ) : (
            <>
              <Forecast table={table} />
              <div class="cs-buttons">
                <button
                  type="button"
                  class="cs-button cs-icon cs-turn-left"
                  disabled={!turnable}
                  aria-label={say({ key: 'board.turnLeft' })}
                  onClick={() => table.rotate(-1)}
                >
                  <TurnIcon flip />
                </button>
                <button
                  type="button"
                  class="cs-button cs-icon"
                  disabled={!turnable}
                  aria-label={say({ key: 'board.turnRight' })}
                  onClick={() => table.rotate(1)}
                >
                  <TurnIcon />
                </button>
                <TakeBack table={table} />
                <button type="button" class="cs-button cs-primary" onClick={table.confirm}>
                  {say({ key: 'board.place' })}
                </button>
              </div>
            </>
          )}
        </div>
      )}
      {legal?.kind === 'placeFigure' && <FigureChoice table={table} />}
      {legal === undefined && (
        <p class="cs-hint">
          {say({ key: 'board.waits', args: { name: props.seats.value[view.toMove]?.name ?? '' } })}
        </p>
      )}
      <p class="cs-pile" title={say({ key: 'board.pile', args: { count: view.pile } })}>
        <span aria-hidden="true" class="cs-pile-stack" />
        <b aria-hidden="true">{view.pile}</b>
        <span class="hidden-text">{say({ key: 'board.pile', args: { count: view.pile } })}</span>
      </p>
    </section>
  );
}

function FigureChoice({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const legal = table.legal.value;
  const draft = table.draft.value;
  if (legal?.kind !== 'placeFigure') return null;
  const color = view.seats[legal.seat]?.color ?? 'white';
  const spot =
    draft?.kind === 'figure'
      ? legal.spots.find(({ x, y, segment }) => x === draft.x && y === draft.y && segment === draft.segment)
      : undefined;
  const offered = new Set(legal.spots.flatMap(({ sizes }) => sizes));
  const taken: FigureSize =
    draft?.kind === 'figure' ? draft.size : offered.has(table.size.value) ? table.size.value : 'large';
  const place = tileAt(view, draft ?? view.placed.at(-1) ?? { x: 0, y: 0 });
  return (
    <div class="cs-hand-body">
      <p class={draft === undefined ? 'cs-hint' : 'cs-hint cs-hint-done'}>
        {say({ key: offered.size > 0 ? 'board.hint.figure' : 'board.hint.noFigure' })}
      </p>
      {draft !== undefined && <Forecast table={table} />}
      <div class="cs-buttons">
        <fieldset class="cs-sizes">
          <legend class="hidden-text">{say({ key: 'board.size' })}</legend>
          {(['small', 'large'] as const).map((size) => (
            <button
              type="button"
              key={size}
              class="cs-button cs-icon"
              disabled={!(spot?.sizes ?? [...offered]).includes(size)}
              aria-pressed={taken === size}
              aria-label={say({ key: `board.size.${size}` })}
              onClick={() => {
                table.size.value = size;
                if (spot !== undefined && place !== undefined) table.chooseSpot(spot, size);
              }}
            >
              <FigureIcon color={color} size={size} height={34} />
            </button>
          ))}
        </fieldset>
        {draft === undefined ? (
          legal.none && (
            <button type="button" class="cs-button" onClick={table.noFigure}>
              {say({ key: 'board.noFigure' })}
            </button>
          )
        ) : (
          <>
            <TakeBack table={table} />
            <button type="button" class="cs-button cs-primary" onClick={table.confirm}>
              {say({ key: 'board.placeFigure' })}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Words where there is room for them, a cross on a phone. */
function TakeBack({ table }: { readonly table: BoardState }) {
  const label = table.props.say({ key: 'board.takeBack' });
  return (
    <button type="button" class="cs-button cs-take-back" aria-label={label} onClick={table.takeBack}>
      <span>{label}</span>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M6 6l12 12M18 6L6 18"
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linecap="round"
        />
      </svg>
    </button>
  );
}

function TurnIcon({ flip = false }: { readonly flip?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      style={flip ? { transform: 'scaleX(-1)' } : {}}
    >
      <path
        d="M19 12a7 7 0 1 1-2.4-5.3M17 2.6V7h-4.4"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
