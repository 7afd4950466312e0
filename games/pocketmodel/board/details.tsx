import type { ComponentChildren } from 'preact';
import { Dialog } from '../../../web/parts/dialog.tsx';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Card } from '../content/pack.ts';
import { codeOf, damageOf, reserve, seatOf, type UnitCode } from '../rules/state.ts';
import { abilityOf, powerOf } from '../words/effects.ts';
import { iconName } from '../words/names.ts';
import { CardBack, CardPicture } from './art/card-picture.tsx';
import { IconMark, kindOf as kindOfIcon } from './art/marks.tsx';
import { UnitPicture } from './art/unit-picture.tsx';
import type { BoardState, Detail } from './board-state.ts';
import { slotLabel } from './objective-slot.tsx';
import { kindOfUnit, unitLabel } from './unit.tsx';
import { homeSentence } from './zone-plate.tsx';

/** Something of the table in full: a unit, a card, an objective, or everything that lies on a pile. */
export function Details({ table, detail }: { readonly table: BoardState; readonly detail: Detail }) {
  const close = (): void => {
    table.detail.value = undefined;
  };
  return (
    <Dialog title={table.props.say(titleOf(table, detail))} onClose={close} sheet>
      <Contents table={table} detail={detail} />
    </Dialog>
  );
}

function titleOf(table: BoardState, detail: Detail): Sentence {
  const { pack } = table.props.rules.terms;
  const view = table.view.value;
  switch (detail.kind) {
    case 'unit':
      return sentence('name', { name: kindOfUnit(table, detail.unit).name });
    case 'card':
      return sentence('name', { name: pack.cards[detail.card]?.name ?? '' });
    case 'objective':
      return slotLabel(table, detail.slot, view.players[detail.seat]?.objectives[detail.slot] ?? null);
    case 'discard':
      return sentence('board.discard', {
        seat: { seat: detail.seat },
        count: view.players[detail.seat]?.discard.length ?? 0,
      });
    case 'reserve':
      return sentence('board.reserve', {
        seat: { seat: detail.seat },
        count: unitsAt(table, detail.seat, reserve).length,
      });
    case 'units':
      return homeSentence(detail.zone);
  }
}

function Contents({
  table,
  detail,
}: {
  readonly table: BoardState;
  readonly detail: Detail;
}): ComponentChildren {
  const { pack } = table.props.rules.terms;
  const view = table.view.value;
  switch (detail.kind) {
    case 'unit':
      return <UnitInFull table={table} unit={detail.unit} />;
    case 'card': {
      const card = pack.cards[detail.card];
      return card && <CardInFull table={table} card={card} />;
    }
    case 'objective': {
      const known = view.players[detail.seat]?.objectives[detail.slot]?.card;
      const card = known === undefined ? undefined : pack.cards[known];
      return card === undefined ? (
        <div class="pb-full">
          <div class="pb-full-card">
            <CardBack />
          </div>
        </div>
      ) : (
        <CardInFull table={table} card={card} />
      );
    }
    case 'discard': {
      const cards = view.players[detail.seat]?.discard ?? [];
      return (
        <ul class="pb-list">
          {/* The last one lies on top. */}
          {[...cards].reverse().map((number, place) => {
            const card = pack.cards[number];
            return (
              card && (
                <li key={place} class="pb-list-card">
                  <CardInFull table={table} card={card} />
                </li>
              )
            );
          })}
          {cards.length === 0 && <li>{table.props.say({ key: 'board.empty' })}</li>}
        </ul>
      );
    }
    case 'reserve':
    case 'units': {
      const units = detail.kind === 'units' ? detail.units : unitsAt(table, detail.seat, reserve);
      return (
        <ul class="pb-list">
          {units.map((unit) => (
            <li key={unit}>
              <UnitButton table={table} unit={unit} />
            </li>
          ))}
          {units.length === 0 && <li>{table.props.say({ key: 'board.empty' })}</li>}
        </ul>
      );
    }
  }
}

/** A unit of a stack: chosen where it can be, otherwise shown in full. */
function UnitButton({ table, unit }: { readonly table: BoardState; readonly unit: UnitCode }) {
  const kind = kindOfUnit(table, unit);
  const thing = { kind: 'unit', unit } as const;
  return (
    <button
      type="button"
      class={`pb-list-unit pb-seat-${seatOf(unit)}`}
      data-can={table.can(thing)}
      aria-pressed={table.isPicked(thing)}
      onClick={() => {
        const able = table.can(thing);
        table.touch(thing, { kind: 'unit', unit });
        if (able) table.detail.value = undefined;
      }}
    >
      <UnitPicture
        unit={kind}
        pack={table.props.rules.terms.pack}
        name={kind.name}
        damage={damageOf(table.state.value, unit)}
      />
      <span class="hidden-text">{table.props.say(unitLabel(table, unit))}</span>
    </button>
  );
}

function UnitInFull({ table, unit }: { readonly table: BoardState; readonly unit: UnitCode }) {
  return (
    <div class={`pb-full pb-seat-${seatOf(unit)}`}>
      <div class="pb-full-unit">
        <UnitPicture
          unit={kindOfUnit(table, unit)}
          pack={table.props.rules.terms.pack}
          damage={damageOf(table.state.value, unit)}
        />
      </div>
      <UnitText table={table} unit={unit} />
    </div>
  );
}

function UnitText({ table, unit }: { readonly table: BoardState; readonly unit: UnitCode }) {
  const { say } = table.props;
  const { pack } = table.props.rules.terms;
  return (
    <div class="pb-full-text">
      <p>{say(unitLabel(table, unit))}</p>
      <ul class="pb-icons">
        {kindOfUnit(table, unit).icons.map((id) => {
          const icon = pack.icons.find((one) => one.id === id);
          const power = icon && powerOf(pack, icon);
          return (
            <li key={id}>
              <span class="pb-icon">
                <IconMark id={id} kind={kindOfIcon(pack, id)} />
              </span>
              <span>
                <b>{say(iconName(pack, id))}</b>
                {power !== undefined && <> {say(power)}</>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CardInFull({ table, card }: { readonly table: BoardState; readonly card: Card }) {
  return (
    <div class="pb-full">
      <div class="pb-full-card">
        <CardPicture card={card} pack={table.props.rules.terms.pack} />
      </div>
      <CardText table={table} card={card} />
    </div>
  );
}

function CardText({ table, card }: { readonly table: BoardState; readonly card: Card }) {
  const { say } = table.props;
  const ability = abilityOf(table.props.rules.terms.pack, card);
  return (
    <div class="pb-full-text">
      <p>
        <b>{card.name}</b>
      </p>
      <p>{say(cardSentence(card))}</p>
      {ability !== undefined && <p>{say(ability)}</p>}
    </div>
  );
}

/** The same without its picture, for what is seen already. */
export function DetailText({ table, detail }: { readonly table: BoardState; readonly detail: Detail }) {
  const { pack } = table.props.rules.terms;
  if (detail.kind === 'unit') return <UnitText table={table} unit={detail.unit} />;
  const objective =
    detail.kind === 'objective' ? table.view.value.players[detail.seat]?.objectives[detail.slot] : null;
  const known = detail.kind === 'card' ? detail.card : objective?.card;
  const card = known === undefined ? undefined : pack.cards[known];
  return (
    <>
      {detail.kind === 'objective' && (
        <p>{table.props.say(slotLabel(table, detail.slot, objective ?? null))}</p>
      )}
      {card !== undefined && <CardText table={table} card={card} />}
    </>
  );
}

/** Kind, bonus, build stars and defense of a card. */
export function cardSentence(card: Card): Sentence {
  const { stars, guard: defense } = card;
  if (card.kind === 'objective') return sentence('board.cardOf.objective', { stars, defense });
  const { stat, amount } = card.bonus;
  return sentence('board.cardOf.combat', { stars, defense, bonus: amount, stat: sentence(`stat.${stat}`) });
}

function unitsAt(table: BoardState, seat: number, zone: number): UnitCode[] {
  const zones = table.view.value.players[seat]?.units?.zones ?? [];
  return zones.flatMap((at, number) => (at === zone ? [codeOf(seat, number)] : []));
}
