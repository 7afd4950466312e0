import type { ComponentChildren } from 'preact';
import { RollingDie } from '../../../web/board/rolling-die.tsx';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Part } from '../rules/event.ts';
import { type Dice, seatOf, type UnitCode } from '../rules/state.ts';
import { CardPicture } from './art/card-picture.tsx';
import { UnitPicture } from './art/unit-picture.tsx';
import type { BoardState } from './board-state.ts';
import { SeatSign } from './seat-sign.tsx';
import { kindOfUnit } from './unit.tsx';

/** A unit in a battle or a strike: whose it is, its values, the card that was played on it. */
export function Fighter({
  table,
  unit,
  damage,
  card,
  waits = false,
  fate,
  children,
}: {
  readonly table: BoardState;
  readonly unit: UnitCode;
  readonly damage: number;
  /**
   * In a battle, the number of the card in the pack or `noCard`: its place is there from the beginning, so that nothing moves
   * when one is played. Undefined in a strike, which has none.
   */
  readonly card?: number;
  /** Whether its seat may play a card now. */
  readonly waits?: boolean;
  readonly fate?: 'hit' | 'destroyed' | undefined;
  readonly children: ComponentChildren;
}) {
  const { props } = table;
  const { pack } = props.rules.terms;
  const seat = seatOf(unit);
  const kind = kindOfUnit(table, unit);
  const played = card === undefined ? undefined : pack.cards[card];
  return (
    <section class={`pb-fighter pb-seat-${seat}`} data-fate={fate}>
      <h3>
        <SeatSign seat={seat} />
        <span>{props.seats.value[seat]?.name}</span>
      </h3>
      <p class="pb-fighter-name">{kind.name}</p>
      <div class="pb-fighter-pieces">
        <div class="pb-fighter-unit">
          <UnitPicture unit={kind} pack={pack} damage={damage} />
        </div>
        {card !== undefined && (
          <div class={`pb-fighter-card ${waits && played === undefined ? 'pb-open-card' : ''}`}>
            {played !== undefined && <CardPicture card={played} pack={pack} />}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}

/** Two dice, rolling or at rest. */
export function DicePair({ dice, rolling }: { readonly dice: Dice; readonly rolling: boolean }) {
  return (
    <span class="pb-dice">
      {dice.map((face, at) => (
        <RollingDie key={at} face={face} rolling={rolling} size={40} />
      ))}
    </span>
  );
}

/** A sum with where each of its parts comes from. */
export function Sum({
  table,
  parts,
  title,
  base,
}: {
  readonly table: BoardState;
  readonly parts: readonly Part[];
  readonly title: Sentence;
  /** What the value on the base is called. */
  readonly base: 'attack' | 'damage' | 'defense' | 'guard';
}) {
  const { say } = table.props;
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div class={`pb-sum pb-sum-${base}`}>
      <dt>{say(title)}</dt>
      <dd class="pb-parts">
        {parts.map((part, at) => (
          <span key={at} class={`pb-part pb-part-${part.from}`} title={say(partName(table, part, base))}>
            <b>{at > 0 && part.amount >= 0 ? `+${part.amount}` : `${part.amount}`.replace('-', '−')}</b>
            <small>{say(partName(table, part, base))}</small>
          </span>
        ))}
      </dd>
      <dd class="pb-total">{total}</dd>
    </div>
  );
}

/** Where a part of a sum comes from. */
function partName(table: BoardState, { from, card }: Part, base: string): Sentence {
  const name = card === undefined ? undefined : table.props.rules.terms.pack.cards[card]?.name;
  if (from === 'base') return sentence(`board.part.${base}`);
  return sentence(name === undefined ? `board.part.${from}` : 'board.part.card', { name: name ?? '' });
}
