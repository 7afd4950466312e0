import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { TakeBack } from '../../../web/board/take-back.tsx';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Choice } from '../rules/choice.ts';
import { figureFacts } from '../rules/facts-shown.ts';
import { format } from '../rules/notation.ts';
import { figureOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { figureName, placeName } from '../words/pieces.ts';
import { askedEffect } from '../words/prompt.ts';
import type { BoardState } from './board-state.ts';
import { askedInPanel } from './fight/asked.ts';
import { liesInHand, thingOf } from './legal.ts';
import { isToPlay } from './sides.tsx';

/** Who acts with what is left to it, what is to be touched next, and all choices that do not lie on the map. */
export function Desk({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const buttons = buttonsOf(table);
  const undoes = table.canTakeBack.value;
  /** What the button under the pointer or the focus says in full. */
  const told = useSignal<Sentence | undefined>(undefined);
  const asked = table.legal.value;
  const effect = asked && askedEffect({ terms: props.rules.terms, view: props.view.value });
  useEffect(() => {
    if (effect !== undefined) props.announce(effect);
  }, [asked]);
  const hint = effect ?? hintOf(table);
  const row = useRef<HTMLDivElement>(null);
  const { pointed } = props;
  useEffect(() => {
    const button = row.current?.querySelector('[data-pointed="true"]');
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pointed.value, asked]);
  const draw = ({ label, full, choices, primary }: DeskButton) => (
    <button
      key={choices.map(format).join()}
      type="button"
      class={`ib-button ib-does ${primary === true ? 'ib-primary' : ''}`}
      data-does={choices.at(-1)?.kind}
      data-pointed={choices.some(table.isPointed)}
      aria-label={full && say(full)}
      onPointerEnter={() => {
        told.value = full;
      }}
      onPointerLeave={() => {
        told.value = undefined;
      }}
      onFocus={() => {
        told.value = full;
      }}
      onBlur={() => {
        told.value = undefined;
      }}
      onClick={() => table.play(...choices)}
    >
      {say(label)}
    </button>
  );
  return (
    <div class="ib-desk" data-part="desk">
      <div class="ib-tell">
        <Budget table={table} />
        <p
          key={table.view.value.activation?.figure}
          class={`ib-hint ${effect === undefined ? '' : 'ib-effect'}`}
        >
          {hint !== undefined && say(hint)}
        </p>
        {told.value !== undefined && <p class="ib-told">{say(told.value)}</p>}
        {undoes && (
          <TakeBack
            className="ib-button ib-take-back"
            label={say({ key: 'board.takeBack' })}
            onPress={table.takeBack}
          />
        )}
      </div>
      <div class="ib-row">
        <div
          ref={row}
          class="ib-buttons"
          data-many={buttons.length > manyCards && areCards(buttons)}
          data-sideways
        >
          <Unfold table={table} />
          {buttons.filter((button) => !ends(button)).map(draw)}
          <StandingOrders table={table} />
        </div>
        {buttons.filter(ends).map(draw)}
      </div>
    </div>
  );
}

/** Shows the standing orders of the reader, where they can be taken back. */
function StandingOrders({ table }: { readonly table: BoardState }) {
  if (table.legal.value?.choices.every(({ kind }) => kind !== 'ask') ?? true) return null;
  return (
    <button
      type="button"
      class="ib-button"
      onClick={() => {
        table.detail.value = { kind: 'orders' };
      }}
    >
      {table.props.say({ key: 'board.full.orders' })}
    </button>
  );
}

/** Brings back the panel that is folded away. */
function Unfold({ table: { panel } }: { readonly table: BoardState }) {
  const { isOpen = true, brings = '', fold } = panel.value ?? {};
  if (isOpen) return null;
  return (
    <button
      type="button"
      class="ib-button ib-unfold"
      data-folds
      aria-expanded={false}
      onClick={() => fold?.(false)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 16 12 8 20 16" />
      </svg>
      {brings}
    </button>
  );
}

/** The actions and movement points that the active figure has left. */
function Budget({ table }: { readonly table: BoardState }) {
  const { say, rules } = table.props;
  const view = table.view.value;
  const { activation } = view;
  if (activation === null) return null;
  const { figure, actions, movementPoints } = activation;
  const name = figureName({ terms: rules.terms, view }, figure);
  return (
    <span
      class={`ib-budget ib-seat-${figure >> 8}`}
      role="img"
      aria-label={say(sentence('board.budget', { figure: name, actions, points: movementPoints }))}
    >
      <b>{say(name)}</b>
      <span class="ib-actions">
        {Array.from({ length: Math.max(2, actions) }, (_, at) => (
          <i key={at} data-left={at < actions} />
        ))}
      </span>
      <span class="ib-steps">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h14M12 6l6 6-6 6" />
        </svg>
        {movementPoints}
      </span>
    </span>
  );
}

interface DeskButton {
  readonly label: Sentence;
  /** All that it means, where the label is short. */
  readonly full?: Sentence;
  readonly choices: readonly Choice[];
  readonly primary?: boolean;
}

/** More cards than that lie in several lines. */
const manyCards = 8;

/** What ends or declines comes last, and stays in sight while the others scroll. */
const ends = ({ choices: [choice] }: DeskButton): boolean => choice?.kind === 'pass';

/** Whether nothing but cards is chosen among. What is asked often stays in one line, so that the table does not jump. */
function areCards(buttons: readonly DeskButton[]): boolean {
  return buttons.every(({ choices }) => choices.every(({ kind }) => kind === 'card' || kind === 'pass'));
}

/** Whether a choice is about a thing that can be touched: not an army, and not a figure that is off the map. */
function liesOnTable(view: View, choice: Choice): boolean {
  if (choice.kind === 'figure') return figureOf(view, choice.figure).place !== null;
  return thingOf(choice) !== undefined && choice.kind !== 'zone' && choice.kind !== 'seat';
}

/** What can be done with buttons now. */
function buttonsOf(table: BoardState): readonly DeskButton[] {
  const legal = table.legal.value;
  if (legal === undefined) return [];
  const course = table.course.value;
  const { terms } = table.props.rules;
  const view = table.props.view.value;
  if (course !== undefined) {
    const place = placeName({ terms, view }, course.spot.at);
    const label = sentence('board.do.go', { place, cost: course.cost ?? 0, actions: course.actions });
    return [{ label, choices: course.choices, primary: true }];
  }
  if (askedInPanel.has(legal.kind)) return [];
  const { words } = table;
  return (
    legal.choices
      .filter((choice) => !liesOnTable(view, choice))
      // Cards are played and chosen in the hand; orders are taken back in their list.
      .filter((choice) => choice.kind !== 'ask' && !liesInHand(legal, choice))
      .map((choice): DeskButton => {
        const primary = choice.kind === 'pass' && view.activation?.actions === 0;
        const short = shortLabel(table, choice);
        if (short !== undefined) return { label: short, choices: [choice], primary };
        const full = words.choice(format(choice), view);
        const title = full.args?.title;
        const isNamed = typeof title === 'object' && 'key' in title;
        return isNamed
          ? { label: title, full, choices: [choice] }
          : { label: full, choices: [choice], primary };
      })
  );
}

/** What has a short name on the board; undefined for all else. */
function shortLabel(table: BoardState, choice: Choice): Sentence | undefined {
  const { terms } = table.props.rules;
  const { activation } = table.props.view.value;
  if (table.legal.value?.kind !== 'activation' || activation === null) return undefined;
  switch (choice.kind) {
    case 'run':
      return sentence('board.do.run', {
        points: figureFacts(terms, table.state.value, activation.figure).points,
      });
    case 'stop':
      return sentence('board.do.stop');
    case 'pass':
      return sentence('board.do.end');
    case 'shake':
      return sentence('board.do.shake', { condition: sentence(`condition.${choice.condition}`) });
    default:
      return table.parts.shortLabel(choice);
  }
}

/** What is to be touched next, where the prompt above the table does not say it. */
function hintOf(table: BoardState): Sentence | undefined {
  const { props } = table;
  const legal = table.legal.value;
  const { outcome, activation } = props.view.value;
  if (legal === undefined) {
    if (outcome !== undefined || props.over.value) return sentence('board.over');
    const end = table.parts.endOf?.(table.view.value);
    if (end !== undefined) return end;
    const seat = props.seats.value.find((one) => isToPlay(table, one.seat));
    return seat === undefined ? sentence('board.idle') : sentence('board.waits', { name: seat.name });
  }
  if (table.course.value !== undefined) return sentence('board.hint.course');
  if (legal.kind === 'activation' && activation !== null) {
    const attacks = legal.choices.some(({ kind }) => kind === 'attack');
    const goes = table.spots.value.length > 0;
    return sentence('board.hint.activation', { attacks: attacks ? 'yes' : 'no', goes: goes ? 'yes' : 'no' });
  }
  return hinted.has(legal.kind) ? sentence(`board.hint.${legal.kind}`) : undefined;
}

/** Decisions of which the board says how they are answered. */
const hinted: ReadonlySet<string> = new Set([
  'turn',
  'rebelTurn',
  'openGroups',
  'deployment',
  'arrive',
  'nextGroup',
  'putFigure',
  'zone',
]);
