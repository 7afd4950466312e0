import type { ComponentChildren } from 'preact';
import type { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import { contested, type Zone } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import type { Box } from './chart.ts';
import { keyOf, type Thing } from './legal.ts';

export type Stop = ReturnType<ReturnType<typeof useRovingTabindex>['stop']>;

/** The ground of a zone with its name: touched, what is picked comes here. */
export function ZonePlate({
  table,
  zone,
  box,
  stop,
  width,
  children,
}: {
  readonly table: BoardState;
  readonly zone: Zone;
  readonly box: Box;
  readonly stop: Stop;
  /** Of the button with the name. */
  readonly width?: number;
  readonly children: ComponentChildren;
}) {
  const { say } = table.props;
  const thing: Thing = { kind: 'zone', zone };
  const able = table.can(thing);
  const away = table.legal.value?.kind === 'chooseOpponent' || table.legal.value?.kind === 'against';
  const act = (): void => {
    if (able) table.touch(thing, undefined);
  };
  const name = say(zone === contested ? sentence('board.contested') : sentence('board.home', { seat: { seat: zone } }));
  return (
    <>
      {/* A press beside the units means the zone; by keys its name is pressed. */}
      <div
        class={`pm-ground ${zone === contested ? '' : `pm-seat-${zone}`}`}
        data-key={keyOf(thing)}
        data-can={able}
        data-pointed={table.props.pointed.value === `zone:${zone}`}
        style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
        onClick={act}
      />
      <button
        type="button"
        class="pm-name"
        data-zone={zone}
        data-can={able}
        aria-disabled={!able}
        aria-label={able ? say(sentence(away ? 'board.choose' : 'board.moveTo', { zone: name })) : name}
        style={{ left: `${box.x + 4}px`, top: `${box.y + 4}px`, width: width === undefined ? 'auto' : `${width}px` }}
        {...stop}
        onClick={act}
      >
        {children}
      </button>
    </>
  );
}
