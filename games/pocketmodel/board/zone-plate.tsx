import type { ComponentChildren } from 'preact';
import type { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { contested, type Zone } from '../rules/state.ts';
import { zonePlace } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import type { Box } from './chart.ts';
import { keyOf, type Thing } from './legal.ts';

export type Stop = ReturnType<ReturnType<typeof useRovingTabindex>['stop']>;

/** The ground of a zone: a press on it means the zone (`map.tsx`). */
export function ZonePlate({
  table,
  zone,
  box,
}: {
  readonly table: BoardState;
  readonly zone: Zone;
  readonly box: Box;
}) {
  const thing: Thing = { kind: 'zone', zone };
  return (
    <div
      class="pb-ground"
      data-key={keyOf(thing)}
      data-can={table.can(thing)}
      data-pointed={table.props.pointed.value === zonePlace(zone)}
      style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
    />
  );
}

/** The name of a zone: touched, what is picked comes here. */
export function ZoneName({
  table,
  zone,
  stop,
  style,
  children,
}: {
  readonly table: BoardState;
  readonly zone: Zone;
  readonly stop: Stop;
  readonly style?: Readonly<Record<string, string>>;
  readonly children: ComponentChildren;
}) {
  const { say } = table.props;
  const thing: Thing = { kind: 'zone', zone };
  const able = table.can(thing);
  return (
    <button
      type="button"
      class="pb-name"
      data-zone={zone}
      data-can={able}
      aria-disabled={!able}
      style={style ?? {}}
      {...stop}
      onClick={() => {
        if (able) table.touch(thing, undefined);
      }}
    >
      {children}
      {able && <span class="hidden-text">{say(comesHere(table, zone))}</span>}
    </button>
  );
}

/** What a press on a zone does. */
function comesHere(table: BoardState, zone: Zone): Sentence {
  const chooses = ['chooseOpponent', 'against'].some((kind) => kind === table.legal.value?.kind);
  return sentence(chooses ? 'board.choose' : 'board.comesHere', { zone: homeSentence(zone) });
}

export function homeSentence(zone: Zone): Sentence {
  return zone === contested ? sentence('board.contested') : sentence('board.home', { seat: { seat: zone } });
}
