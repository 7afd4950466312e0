import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { clampChance, formatPercent } from '../../common/percent.ts';
import { sentence } from '../../sentences.ts';
import { formatUnit } from '../rules/notation.ts';
import type { StrikeForecast, StrikerForecast } from '../rules/preview-strike.ts';
import { damageOf, kindOf as kindIn, type UnitCode } from '../rules/state.ts';
import type { StrikeUnderWay } from './aim.ts';
import { CardBack, CardPicture } from './art/card-picture.tsx';
import { UnitPicture } from './art/unit-picture.tsx';
import type { BoardState } from './board-state.ts';
import { Sum } from './duel.tsx';
import { lookingAt } from './looking-at.ts';
import { slotLabel } from './objective-slot.tsx';
import { Panel } from './panel.tsx';
import { SeatSign } from './seat-sign.tsx';
import { kindOfUnit, unitLabel } from './unit.tsx';

/** A strike that is declared or goes on: who strikes, the objective as the viewer knows it, and what can come of it. */
export function StrikePanel({
  table,
  strike,
}: {
  readonly table: BoardState;
  readonly strike: StrikeUnderWay;
}) {
  const { props } = table;
  const { terms } = props.rules;
  const view = props.view.value;
  const { seat, target, slot, units } = strike;
  const forecast = useMemo(() => terms.forecasts.strike(terms, view, target, slot, units), [view]);
  const aids = props.aids.value;
  useTold(table, strike, forecast);
  return (
    <Panel table={table} kind="strike">
      <div class="pb-duel pb-strike">
        <Side table={table} seat={seat}>
          {forecast.strikers.map((striker, at) => (
            <Striker key={striker.unit} table={table} striker={striker} place={at + 1} />
          ))}
          <Recruits table={table} strike={strike} />
        </Side>
        <Side table={table} seat={target}>
          <Target table={table} strike={strike} />
          {/* It stands there before any unit strikes, so that nothing moves when one joins. */}
          {aids && (
            <p class="pb-odds">
              <span>
                {props.say({ key: 'board.strike.destroyed' })}{' '}
                <b>{units.length > 0 ? formatPercent(forecast.destroy) : '–'}</b>
              </span>
            </p>
          )}
          {aids && forecast.guard !== undefined && (
            <dl class="pb-sums">
              <Sum table={table} parts={forecast.guard} title={sentence('board.sum.against')} base="guard" />
            </dl>
          )}
          <p class="pb-note">
            {aids && forecast.guard === undefined && <>{props.say({ key: 'board.strike.unknown' })} </>}
            {props.say({ key: 'board.strike.noCards' })}
          </p>
        </Side>
      </div>
    </Panel>
  );
}

/** Reads out what the strike can come to, and again when units join it. */
function useTold(
  { props }: BoardState,
  { target, slot, units }: StrikeUnderWay,
  { destroy }: StrikeForecast,
): void {
  useEffect(() => {
    if (!props.aids.peek() || units.length === 0) return;
    const chance = clampChance(destroy);
    const args = { count: units.length, number: slot + 1, seat: { seat: target }, chance };
    props.announce(sentence('board.strike.told', args));
  }, [`${target} ${slot} ${units.join()}`]);
}

function Side({
  table,
  seat,
  children,
}: {
  readonly table: BoardState;
  readonly seat: number;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={`pb-fighter pb-seat-${seat}`}>
      <h3>
        <SeatSign seat={seat} />
        <span>{table.props.seats.value[seat]?.name}</span>
      </h3>
      {children}
    </section>
  );
}

/** A unit that strikes: its chance, and what it adds to its roll. Where the order is asked, a button lets it strike next. */
function Striker({
  table,
  striker: { unit, hit, needs, strikes, attack },
  place,
}: {
  readonly table: BoardState;
  readonly striker: StrikerForecast;
  readonly place: number;
}) {
  const { props } = table;
  const { say } = props;
  const kind = kindOfUnit(table, unit);
  return (
    <div
      class="pb-striker"
      data-pointed={props.pointed.value === formatUnit(unit)}
      {...lookingAt(table, { kind: 'unit', unit })}
    >
      <div class="pb-striker-picture">
        <UnitPicture unit={kind} pack={props.rules.terms.pack} damage={damageOf(table.state.value, unit)} />
        <span class="hidden-text">{say(unitLabel(table, unit))}</span>
      </div>
      <div class="pb-striker-text">
        <p>
          <b>
            {place}. {kind.name}
          </b>
        </p>
        {props.aids.value && (
          <>
            <p class="pb-odds">
              <span>
                {say({ key: 'board.hits' })} <b>{formatPercent(hit)}</b>
              </span>
              {needs !== undefined && <small>{say(sentence('board.strike.needs', { least: needs }))}</small>}
              {/* Its room stays when the units before it have struck. */}
              <small hidden={strikes >= 1}>
                {say(sentence('board.strike.comes', { chance: formatPercent(strikes) }))}
              </small>
            </p>
            <dl class="pb-sums">
              <Sum table={table} parts={attack} title={sentence('board.sum.attack')} base="attack" />
            </dl>
          </>
        )}
        {table.can({ kind: 'unit', unit }) && (
          <button
            type="button"
            class="pb-button pb-primary"
            data-strikes={unit}
            onClick={() => table.touch({ kind: 'unit', unit }, undefined)}
          >
            {say({ key: 'board.strike.next' })}
          </button>
        )}
      </div>
    </div>
  );
}

/** The units that can join the strike, those alike together, with the chance of all of them together. */
function Recruits({ table, strike }: { readonly table: BoardState; readonly strike: StrikeUnderWay }) {
  const { props } = table;
  const { say } = props;
  const { terms } = props.rules;
  const view = props.view.value;
  const groups = recruitsIn(table, strike);
  const firsts = groups.flatMap(([unit]) => unit ?? []);
  const chances = useMemo(
    () =>
      firsts.map(
        (unit) =>
          terms.forecasts.strike(terms, view, strike.target, strike.slot, [...strike.units, unit]).destroy,
      ),
    [view, firsts.join()],
  );
  const tabindex = useRovingTabindex(groups.length);
  if (groups.length === 0) return null;
  return (
    <div
      class="pb-recruits"
      role="toolbar"
      aria-label={say({ key: 'board.strike.more' })}
      onKeyDown={tabindex.onKeyDown}
    >
      {groups.map((alike, at) => {
        const [unit = -1] = alike;
        const chance = chances[at] ?? 0;
        return (
          <button
            key={unit}
            type="button"
            class="pb-recruit"
            data-strikes={unit}
            data-pointed={alike.some((one) => props.pointed.value === formatUnit(one))}
            {...tabindex.stop(at)}
            {...lookingAt(table, { kind: 'unit', unit })}
            onContextMenu={(event) => {
              event.preventDefault();
              table.detail.value = { kind: 'unit', unit };
            }}
            onClick={() => table.touch({ kind: 'unit', unit }, undefined)}
          >
            <UnitPicture
              unit={kindOfUnit(table, unit)}
              pack={terms.pack}
              damage={damageOf(table.state.value, unit)}
            />
            <span class="pb-recruit-name" aria-hidden="true">
              {kindOfUnit(table, unit).name}
            </span>
            {alike.length > 1 && (
              <b class="pb-count" aria-hidden="true">
                {alike.length}
              </b>
            )}
            {props.aids.value && (
              <b class="pb-together" aria-hidden="true">
                {formatPercent(chance)}
              </b>
            )}
            <span class="hidden-text">
              {say(unitLabel(table, unit, alike.length))}{' '}
              {props.aids.value && say(sentence('board.destroys', { chance: clampChance(chance) }))}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** What can join the strike now: units of one kind with the same damage are alike. */
function recruitsIn(table: BoardState, { units }: StrikeUnderWay): readonly (readonly UnitCode[])[] {
  const state = table.state.value;
  const found = new Map<string, UnitCode[]>();
  for (const choice of table.legal.value?.choices ?? []) {
    if (choice.kind !== 'unit' || units.includes(choice.unit)) continue;
    const key = `${kindIn(state, choice.unit)} ${damageOf(state, choice.unit)}`;
    found.set(key, [...(found.get(key) ?? []), choice.unit]);
  }
  return [...found.values()];
}

/** The objective that is struck, with what the viewer knows of it. */
function Target({
  table,
  strike: { target, slot },
}: {
  readonly table: BoardState;
  readonly strike: StrikeUnderWay;
}) {
  const { props } = table;
  const { pack } = props.rules.terms;
  const objective = props.view.value.players[target]?.objectives[slot] ?? null;
  const card = objective?.card === undefined ? undefined : pack.cards[objective.card];
  return (
    <div class="pb-target">
      <div class="pb-fighter-objective">
        {card === undefined ? <CardBack /> : <CardPicture card={card} pack={pack} />}
      </div>
      <p>{props.say(slotLabel(table, slot, objective))}</p>
    </div>
  );
}
