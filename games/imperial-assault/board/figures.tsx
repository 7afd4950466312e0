import { entry } from '../../common/at.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Fighter } from '../content/compiled.ts';
import { conditions } from '../content/vocabulary.ts';
import { spacesUnder } from '../geometry/base.ts';
import type { Space } from '../geometry/map.ts';
import { figureFacts } from '../rules/facts-shown.ts';
import { formatFigure } from '../rules/notation.ts';
import {
  type Condition,
  type Figure,
  type FigureNumber,
  fighterOf,
  figureOf,
  figuresOnMap,
  groupOf,
  groupWith,
  seatOf,
} from '../rules/state.ts';
import { figureName, figureWhose } from '../words/pieces.ts';
import { conditionSigns, isBoon } from './art/condition-signs.ts';
import { FigureToken } from './art/figure-token.tsx';
import { powerSigns } from './art/power-signs.ts';
import { seatShape } from './art/seat-shapes.ts';
import type { BoardState } from './board-state.ts';
import { chanceText, TargetChance } from './fight/target-chance.tsx';
import { keyOf, type Thing } from './legal.ts';
import { side, sizeOf } from './map/layout.ts';
import type { MapStops } from './map-stops.ts';
import { TeamMarks } from './team-marks.tsx';

/** All figures on the map, each a button. */
export function Figures({ table, stops }: { readonly table: BoardState; readonly stops: MapStops }) {
  const view = table.view.value;
  return (
    <>
      {figuresOnMap(view).map((figure) => (
        <FigureOnMap key={figure} table={table} figure={figure} stops={stops} />
      ))}
    </>
  );
}

function FigureOnMap({
  table,
  figure,
  stops,
}: {
  readonly table: BoardState;
  readonly figure: FigureNumber;
  readonly stops: MapStops;
}) {
  const { props } = table;
  const { terms } = props.rules;
  const view = table.view.value;
  const record = figureOf(view, figure);
  const { place } = record;
  const mission = terms.missions[view.mission];
  if (place === null || mission === undefined) return null;
  const card = fighterOf(terms, view, figure);
  const size = sizeOf(card.base, place.turned);
  const thing: Thing = { kind: 'figure', figure };
  const [column, row] = [place.space % mission.map.columns, Math.floor(place.space / mission.map.columns)];
  const group = groupOf(view, groupWith(figure));
  const isActive = view.activation?.figure === figure || table.mover.value === figure;
  const isBeside = card.companion && isShared(table, figure, place.space);
  const sight = table.sights.value?.list.find((one) => one.figure === figure);
  return (
    <button
      type="button"
      class={`ib-figure ib-seat-${seatOf(figure)} ${isFriend(table, figure) ? 'ib-friend' : ''}`}
      data-key={keyOf(thing)}
      data-point={formatFigure(figure)}
      data-pointed={props.pointed.value === formatFigure(figure)}
      data-can={table.can(thing)}
      data-active={isActive}
      data-ready={group.ready}
      data-target={table.target.value === figure}
      data-seen={sight === undefined ? undefined : sight.sees}
      aria-pressed={table.target.value === figure ? true : undefined}
      style={
        isBeside
          ? { '--x': column, '--y': row + 1 - beside, '--w': beside, '--h': beside }
          : { '--x': column, '--y': row, '--w': size.columns, '--h': size.rows }
      }
      data-beside={isBeside}
      data-large={size.columns * size.rows > 1}
      {...stops.stop(keyOf(thing), () => {
        table.aimed.value = figure;
      })}
      onPointerEnter={() => {
        table.aimed.value = figure;
      }}
      onPointerLeave={() => {
        if (table.aimed.peek() === figure) table.aimed.value = undefined;
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        table.detail.value = { kind: 'group', group: groupWith(figure), figure };
      }}
      onClick={() => table.touch(thing, { kind: 'group', group: groupWith(figure), figure })}
    >
      <span class="hidden-text">
        {[
          props.say(figureSentence(table, figure)),
          chanceText(table, figure),
          table.staying.value?.figure === figure ? props.say({ key: 'board.stays' }) : '',
        ]
          .filter((text) => text !== '')
          .join(' ')}
      </span>
      <FigurePicture
        card={card}
        figure={record}
        turned={place.turned}
        seat={seatOf(figure)}
        mark={copyOf(table, figure)}
        health={figureFacts(terms, table.state.value, figure).health}
      />
      <TeamMarks table={table} at={formatFigure(figure)} />
      {table.can(thing) && <Reticle columns={size.columns} rows={size.rows} />}
      <TargetChance table={table} figure={figure} />
      {sight !== undefined && (sight.sees || sight.seenBy) && (
        <span class="ib-sight" data-sees={sight.sees} data-seen-by={sight.seenBy} aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12Q12 3 22 12Q12 21 2 12ZM12 8.5a3.5 3.5 0 1 1-.01 0Z" />
          </svg>
          {sight.distance !== null && <b>{sight.distance}</b>}
        </span>
      )}
    </button>
  );
}

/** How wide a companion is drawn that shares its space, in spaces. */
const beside = 0.46;

/** Whether somebody else stands in the space of a companion or could go there. */
function isShared(table: BoardState, companion: FigureNumber, space: Space): boolean {
  const { terms } = table.props.rules;
  const view = table.view.value;
  const map = terms.missions[view.mission]?.map;
  return (
    table.spots.value.some(({ spaces }) => spaces.includes(space)) ||
    figuresOnMap(view).some((other) => {
      const { place } = figureOf(view, other);
      if (other === companion || place === null || map === undefined) return false;
      return spacesUnder(map, fighterOf(terms, view, other).base, place).includes(space);
    })
  );
}

/** Whether a figure is on the side of whoever looks. */
function isFriend({ view, own }: BoardState, figure: FigureNumber): boolean {
  const { sides } = view.value;
  return sides[seatOf(figure)] === sides[own];
}

/** Corners around a figure that can be chosen. */
function Reticle({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const [width, height] = [columns * side, rows * side];
  const corner = 26;
  const d = [
    `M0 ${corner}V0H${corner}`,
    `M${width - corner} 0H${width}V${corner}`,
    `M${width} ${height - corner}V${height}H${width - corner}`,
    `M${corner} ${height}H0V${height - corner}`,
  ].join('');
  return (
    <svg class="ib-reticle" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="ib-reticle-rim" d={d} />
      <path d={d} />
    </svg>
  );
}

/** What tells the figures of a card, and cards of one name, apart: "2", "B1". */
export function copyOf(table: BoardState, figure: FigureNumber): string {
  const { args } = figureName({ terms: table.props.rules.terms, view: table.view.peek() }, figure);
  const copy = args?.copy;
  return typeof copy === 'string' ? copy : '';
}

/** The conditions of a figure, in the order of the vocabulary. */
export function conditionsOf({ conditions: bits }: Figure): readonly Condition[] {
  return conditions.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** Everything about a figure that lies on its token, as a screen reader says it. */
export function figureSentence(table: BoardState, figure: FigureNumber) {
  const { terms } = table.props.rules;
  const view = table.view.value;
  const record = figureOf(view, figure);
  const mission = terms.missions[view.mission];
  const { place } = record;
  return sentence('board.figure', {
    figure: figureWhose({ terms, view }, figure),
    space: place === null || mission === undefined ? 'none' : entry(mission.names, place.space),
    damage: record.damage,
    health: figureFacts(terms, table.state.value, figure).health,
    conditions: conditionsOf(record).length,
    list: joinSentences(conditionsOf(record).map((condition) => sentence(`condition.${condition}`))),
    tokens: record.tokens.length,
    power: joinSentences(record.tokens.map((token) => sentence(`token.${token}`))),
    ready: groupOf(view, groupWith(figure)).ready ? 'yes' : 'no',
    active: view.activation?.figure === figure ? 'yes' : 'no',
  });
}

/** A figure as it lies on the map: portrait, whose it is, damage, conditions, power tokens. */
export function FigurePicture({
  card,
  figure,
  turned,
  seat,
  mark,
  health,
}: {
  readonly card: Fighter;
  readonly figure: Figure;
  readonly turned: boolean;
  readonly seat: number;
  readonly mark: string;
  readonly health: number;
}) {
  const { columns, rows } = sizeOf(card.base, turned);
  const [width, height] = [columns * side, rows * side];
  const left = Math.max(0, health - figure.damage) / health;
  return (
    <svg class="ib-token" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <FigureToken
        looks={card}
        turned={turned}
        isElite={card.elite}
        isMassive={card.massive}
        isCompanion={card.companion}
        hasSign={false}
      />
      <g class="ib-flag">
        <path d={seatShape(seat)} transform="translate(0 -1) scale(1.5)" />
        {mark !== '' && (
          <text x="18" y="25.5" textLength={mark.length > 1 ? 25 : undefined}>
            {mark}
          </text>
        )}
      </g>
      <g
        class="ib-health"
        data-state={left > 0.6 ? 'fine' : left > 0.3 ? 'hurt' : 'grave'}
        transform={`translate(0 ${height - 22})`}
      >
        <rect class="ib-health-ground" x="8" y="2" width={width - 16} height="18" rx="9" />
        <rect
          class="ib-health-left"
          x="11"
          y="5"
          width={Math.max(4, (width - 22) * left)}
          height="12"
          rx="6"
        />
        {figure.damage > 0 && (
          <text x={width / 2} y="18">
            {health - figure.damage}/{health}
          </text>
        )}
      </g>
      {conditionsOf(figure).map((condition, place) => (
        <g
          key={condition}
          class="ib-condition"
          data-boon={isBoon[condition]}
          transform={`translate(${width - 31} ${place * 29})`}
        >
          <circle cx="15" cy="15" r="14.5" />
          <path d={conditionSigns[condition]} transform="translate(4 4) scale(.92)" />
        </g>
      ))}
      {figure.tokens.map((token, place) => (
        <g
          key={place}
          class={`ib-power ib-power-${token}`}
          transform={`translate(0 ${height - 52 - place * 27})`}
        >
          <rect x="0" y="0" width="25" height="25" rx="5" />
          <path d={powerSigns[token]} transform="translate(3 3) scale(.8)" />
        </g>
      ))}
    </svg>
  );
}
