import { clampChance, formatPercent } from '../../common/percent.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { UnitKind } from '../content/pack.ts';
import { formatUnit } from '../rules/notation.ts';
import { damageOf, kindOf as kindIn, seatOf, type UnitCode, zoneOf } from '../rules/state.ts';
import { DamageMark } from './art/marks.tsx';
import { Ship } from './art/ship.tsx';
import { UnitPicture } from './art/unit-picture.tsx';
import type { BoardState } from './board-state.ts';
import { keyOf, type Thing } from './legal.ts';
import { lookingAt } from './looking-at.ts';
import type { Level, Stack, Stand } from './stacks.ts';

/** What happens to a unit now, beside its place. */
export interface UnitMark {
  readonly kind: 'moved' | 'attacks' | 'attacked' | 'strikes' | 'fights';
  /** The place in a series. */
  readonly number?: number;
}

/** Units on the table that are alike, as one ship: a touch chooses the first, or shows it in full. */
export function UnitStand({
  table,
  stand,
  mark,
  chance,
  stop,
}: {
  readonly table: BoardState;
  readonly stand: Stand;
  readonly mark: UnitMark | undefined;
  /** See `chanceAt`. */
  readonly chance: number | undefined;
  readonly stop: { readonly tabIndex: number; readonly onFocusCapture: () => void };
}) {
  const { props } = table;
  const { stack, level } = stand;
  const things: readonly Thing[] = stack.units.map((unit) => ({ kind: 'unit', unit }));
  const chosen = things.find((thing) => table.isPicked(thing));
  const able = things.find((thing) => table.can(thing));
  const thing = chosen ?? able ?? things[0];
  const [unit = -1] = stack.units;
  if (thing === undefined) return null;
  const label = stack.mixed ? pileLabel(table, stack) : unitLabel(table, unit, stack.units.length, mark);
  return (
    <button
      type="button"
      class={`pb-unit pb-${level}-level pb-seat-${stack.seat}`}
      data-key={keyOf(thing)}
      data-units={stack.units.join(' ')}
      data-can={able !== undefined}
      data-pointed={stack.units.some((one) => formatUnit(one) === props.pointed.value)}
      data-mark={mark?.kind}
      aria-pressed={chosen !== undefined}
      style={{
        // Not by left and top: units that make room for others are no jump of the page.
        translate: `${stand.x}px ${stand.y}px`,
        width: `${stand.width}px`,
        height: `${stand.height}px`,
      }}
      {...stop}
      {...lookingAt(table, { kind: 'unit', unit })}
      onContextMenu={(event) => {
        event.preventDefault();
        table.detail.value = { kind: 'unit', unit };
      }}
      onClick={() => {
        if (stack.mixed) {
          const zone = zoneOf(table.state.value, unit);
          table.detail.value = { kind: 'units', units: stack.units, zone };
        } else table.touch(thing, { kind: 'unit', unit });
      }}
    >
      <UnitFace table={table} kind={kindOf(table, stack.kind)} damage={stack.damage} level={level} />
      {stack.units.length > 1 && (
        <b class="pb-count" aria-hidden="true">
          {stack.units.length}
        </b>
      )}
      {mark !== undefined && (
        <b class={`pb-mark pb-mark-${mark.kind}`} aria-hidden="true">
          {mark.number}
        </b>
      )}
      {chance !== undefined && (
        <b class="pb-chance" aria-hidden="true">
          {formatPercent(chance)}
        </b>
      )}
      <span class="hidden-text">
        {props.say(label)}{' '}
        {chance !== undefined && props.say(sentence('board.chance', { chance: clampChance(chance) }))}
      </span>
    </button>
  );
}

/** A ship: on its base with everything, or above its values, or alone. */
export function UnitFace({
  table,
  kind,
  damage,
  level,
}: {
  readonly table: BoardState;
  readonly kind: UnitKind;
  readonly damage: number;
  readonly level: Level;
}) {
  const { pack } = table.props.rules.terms;
  return (
    <>
      <span class="pb-picture">
        {level === 'large' ? <UnitPicture unit={kind} pack={pack} damage={damage} /> : <Ship unit={kind} />}
      </span>
      {level !== 'large' && damage > 0 && (
        <span class="pb-wounds" aria-hidden="true">
          <DamageMark count={damage} />
        </span>
      )}
      {level === 'medium' && (
        <span class="pb-values" aria-hidden="true">
          <b class="pb-attack">{kind.attack}</b>
          <b class="pb-damage">{kind.damage}</b>
          <b class="pb-defense">{kind.defense}</b>
          <b class="pb-shields">{kind.shields}</b>
        </span>
      )}
    </>
  );
}

export function kindOf(table: BoardState, kind: number): UnitKind {
  const found = table.props.rules.terms.pack.units[kind];
  if (found === undefined) throw new Error(`the pack has no unit ${kind}`);
  return found;
}

export function kindOfUnit(table: BoardState, unit: UnitCode): UnitKind {
  return kindOf(table, kindIn(table.state.value, unit));
}

/** Everything about a unit, as a screen reader says it. */
export function unitLabel(
  table: BoardState,
  unit: UnitCode,
  count = 1,
  mark: UnitMark | undefined = undefined,
): Sentence {
  const kind = kindOfUnit(table, unit);
  return sentence('board.unit', {
    name: kind.name,
    class: kind.class,
    seat: { seat: seatOf(unit) },
    count,
    stars: kind.stars,
    attack: kind.attack,
    damage: kind.damage,
    defense: kind.defense,
    wounds: damageOf(table.state.value, unit),
    shields: kind.shields,
    state: mark?.kind ?? 'none',
  });
}

function pileLabel(table: BoardState, { seat, units }: Stack): Sentence {
  void table;
  return sentence('board.pile', { seat: { seat }, count: units.length });
}
