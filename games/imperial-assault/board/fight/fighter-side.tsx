import type { ComponentChildren } from 'preact';
import { sentence } from '../../../sentences.ts';
import type { DieKind } from '../../content/compiled.ts';
import { shownBy } from '../../rules/attack/dice.ts';
import type { RolledDie } from '../../rules/attack/results.ts';
import { figureFacts } from '../../rules/facts-shown.ts';
import { type FigureNumber, fighterOf, figureOf, groupOf, groupWith, seatOf } from '../../rules/state.ts';
import { dieSentence } from '../../words/attack.ts';
import { figureName } from '../../words/pieces.ts';
import { FigureToken } from '../art/figure-token.tsx';
import type { BoardState } from '../board-state.ts';
import { sizeOf } from '../map/layout.ts';
import { DieFace } from './die-face.tsx';

/** A figure in an attack: whose it is, its portrait, its health, and what belongs to its side. */
export function FighterSide({
  table,
  figure,
  part,
  fate,
  children,
}: {
  readonly table: BoardState;
  readonly figure: FigureNumber;
  readonly part: 'attacker' | 'target';
  readonly fate?: 'hit' | 'defeated' | undefined;
  readonly children: ComponentChildren;
}) {
  const { props } = table;
  const { terms } = props.rules;
  const state = table.state.value;
  const looks = fighterOf(terms, state, figure);
  const { columns, rows } = sizeOf(looks.base, false);
  const { damage } = figureOf(state, figure);
  const { health } = figureFacts(terms, state, figure);
  const seen = { terms, view: table.view.value };
  return (
    <section class="ib-side" data-side={part} data-fate={fate}>
      <button
        type="button"
        class="ib-side-figure"
        onClick={() => {
          table.detail.value = { kind: 'group', group: groupWith(figure) };
        }}
      >
        <svg viewBox={`0 0 ${columns * 100} ${rows * 100}`} width="52" height="52" aria-hidden="true">
          <FigureToken
            looks={looks}
            turned={false}
            isElite={looks.elite}
            isCompanion={groupOf(state, groupWith(figure)).companion}
          />
        </svg>
        <span class="ib-side-name">
          <b>{props.say(figureName(seen, figure))}</b>
          <small>
            {props.seats.value[seatOf(figure)]?.name}
            {' · '}
            <span aria-hidden="true">
              {Math.max(0, health - damage)}/{health}
            </span>
            <span class="hidden-text">
              {props.say(sentence('board.fight.health', { left: Math.max(0, health - damage), health }))}
            </span>
          </small>
        </span>
      </button>
      {children}
    </section>
  );
}

/** A pool before the roll. */
export function Pool({ table, dice }: { readonly table: BoardState; readonly dice: readonly DieKind[] }) {
  const { say } = table.props;
  return (
    <ul class="ib-dice">
      {dice.map((die, place) => (
        <li key={place}>
          <DieFace die={die} />
          <span class="hidden-text">{say({ key: `die.${die}` })}</span>
        </li>
      ))}
      {dice.length === 0 && <li class="ib-no-dice">{say({ key: 'board.fight.noDice' })}</li>}
    </ul>
  );
}

/** Dice as they lie. */
export function Rolled({ table, dice }: { readonly table: BoardState; readonly dice: readonly RolledDie[] }) {
  return (
    <ul class="ib-dice">
      {dice.map((rolled, place) => (
        <li key={place}>
          <DieFace
            die={rolled.die}
            shown={shownBy(rolled.die, rolled.face)}
            state={rolled.rerolled ? 'again' : undefined}
          />
          <span class="hidden-text">{table.props.say(dieSentence(rolled))}</span>
        </li>
      ))}
    </ul>
  );
}
