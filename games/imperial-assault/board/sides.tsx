import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { sentence } from '../../sentences.ts';
import type { Fighter } from '../content/compiled.ts';
import { figureFacts } from '../rules/facts-shown.ts';
import { type FigureNumber, figureNumber, type Group, type GroupNumber } from '../rules/state.ts';
import { groupName } from '../words/pieces.ts';
import { Portrait } from './art/figure-token.tsx';
import { seatShape } from './art/seat-shapes.ts';
import type { BoardState } from './board-state.ts';
import { keyOf } from './legal.ts';

/** Whether something is asked of a seat, or it activates. */
export function isToPlay(table: BoardState, seat: Seat): boolean {
  const { activation, stack } = table.view.value;
  if (activation !== null) return activation.figure >> 8 === seat;
  const frame = stack[stack.length - 1];
  return frame !== undefined && 'seat' in frame && frame.seat === seat;
}

export function SeatSign({ seat }: { readonly seat: Seat }) {
  return (
    <svg class={`ib-sign ib-seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={seatShape(seat)} />
    </svg>
  );
}

/** The portrait of a deployment card. */
export function Face({ fighter }: { readonly fighter: Fighter }) {
  return (
    <svg class={`ib-face ia-figure ia-of-${fighter.affiliation}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect class="ia-base" width="100" height="100" />
      <g class="ia-portrait">
        <Portrait looks={fighter} />
      </g>
    </svg>
  );
}

/** A deployment card in play: its portrait, its figures with what they have left, and whether it is ready. */
export function GroupCard({
  table,
  seat,
  number,
  group,
  stop,
}: {
  readonly table: BoardState;
  readonly seat: Seat;
  readonly number: GroupNumber;
  readonly group: Group;
  readonly stop: { readonly tabIndex: number; readonly onFocusCapture: () => void };
}) {
  const { props } = table;
  const { say, rules } = props;
  const { terms } = rules;
  const view = table.view.value;
  const card = entry(terms.fighters, group.card);
  const seen = { terms, view };
  const state = stateOfGroup(table, number, group);
  const living = group.figures.filter(({ defeated }) => !defeated).length;
  const upgrades = view.players[seat]?.upgrades.filter(({ host }) => host === number).length ?? 0;
  const thing = { kind: 'group', group: number } as const;
  return (
    <button
      type="button"
      class="ib-group"
      data-key={keyOf(thing)}
      data-can={table.can(thing)}
      data-pointed={table.isPointed(thing)}
      data-state={state}
      aria-label={say(
        sentence('board.group', {
          group: groupName(seen, number),
          state,
          living,
          size: group.figures.length,
          upgrades: upgrades + group.attached.length,
        }),
      )}
      {...stop}
      onPointerEnter={() => {
        table.aimed.value = firstOnMap(group, number);
      }}
      onPointerLeave={() => {
        table.aimed.value = undefined;
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        table.detail.value = thing;
      }}
      onClick={() => table.touch(thing, thing)}
    >
      <Face fighter={card} />
      <span class="ib-group-name">
        <b data-elite={card.elite}>{say(groupName(seen, number))}</b>
        {upgrades + group.attached.length > 0 && (
          <i aria-hidden="true">{'+'.repeat(upgrades + group.attached.length)}</i>
        )}
      </span>
      <span class="ib-pips" aria-hidden="true">
        {group.figures.map((figure, place) => {
          const own = figureNumber(number, place);
          const { health } = figureFacts(terms, table.state.value, own);
          const left = figure.defeated ? 0 : Math.max(0, health - figure.damage) / health;
          return (
            <i
              key={place}
              data-gone={figure.defeated}
              data-off={!figure.defeated && figure.place === null}
              data-state={left > 0.6 ? 'fine' : left > 0.3 ? 'hurt' : 'grave'}
              data-active={view.activation?.figure === own}
              style={{ '--left': left }}
            />
          );
        })}
      </span>
      <GroupState state={state} />
    </button>
  );
}

type GroupStateName = 'gone' | 'waits' | 'active' | 'ready' | 'exhausted';

/** Whether a group is off the map, activates now, or has activated in this round. */
function stateOfGroup(table: BoardState, number: GroupNumber, { figures, ready }: Group): GroupStateName {
  const view = table.view.value;
  if (figures.every(({ defeated }) => defeated)) return 'gone';
  if (figures.every(({ place }) => place === null)) return 'waits';
  const isActive = view.stack.some((frame) => frame.step === 'group' && frame.group === number);
  if (isActive || (view.activation !== null && view.activation.figure >> 3 === number)) return 'active';
  return ready ? 'ready' : 'exhausted';
}

const stateSigns: Readonly<Record<GroupStateName, string>> = {
  gone: 'M6 6l12 12M18 6L6 18',
  waits: 'M7 4h10M7 20h10M8 4q0 5 4 8q4 3 4 8M16 4q0 5-4 8q-4 3-4 8',
  active: 'M8 5l11 7-11 7Z',
  ready: '',
  exhausted: 'M5 13l5 5L19 7',
};

function GroupState({ state }: { readonly state: GroupStateName }) {
  return (
    <svg class="ib-state" viewBox="0 0 24 24" aria-hidden="true">
      <path d={stateSigns[state]} />
    </svg>
  );
}

function firstOnMap({ figures }: Group, group: GroupNumber): FigureNumber | undefined {
  const place = figures.findIndex((figure) => figure.place !== null);
  return place < 0 ? undefined : figureNumber(group, place);
}
