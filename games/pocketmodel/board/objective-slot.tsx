import type { Seat } from '../../../kernel/game.ts';
import { clampChance, formatPercent } from '../../common/percent.ts';
import { people, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { ObjectiveView } from '../rules/view.ts';
import { slotPlace } from '../words/names.ts';
import { strikeIn } from './aim.ts';
import { CardBack, CardPicture } from './art/card-picture.tsx';
import type { BoardState } from './board-state.ts';
import { keyOf, type Thing } from './legal.ts';
import { lookingAt } from './looking-at.ts';
import { SeatSign } from './seat-sign.tsx';
import type { Stop } from './zone-plate.tsx';

/** An objective with what is known of it, or the place of one that was destroyed. */
export function ObjectiveSlot({
  table,
  seat,
  slot,
  objective,
  stop,
}: {
  readonly table: BoardState;
  readonly seat: Seat;
  readonly slot: number;
  readonly objective: ObjectiveView | null;
  readonly stop: Stop;
}) {
  const { props } = table;
  const { pack } = props.rules.terms;
  const thing: Thing = { kind: 'slot', seat, slot };
  const able = table.can(thing);
  const draft = table.draft.value;
  const drafted = draft?.kind === 'objective' && draft.slot === slot && seat === table.own;
  const strike = strikeIn(table.view.value);
  const struck = strike?.target === seat && strike.slot === slot ? strike.units : [];
  const chance = able || struck.length > 0 ? chanceAgainst(table, seat, slot, struck) : undefined;
  const card = objective?.card === undefined ? undefined : pack.cards[objective.card];
  return (
    <button
      type="button"
      class={`pb-slot ${objective === null ? 'pb-gone' : objective.up ? 'pb-up' : 'pb-down'}`}
      data-key={keyOf(thing)}
      data-can={able}
      data-pointed={props.pointed.value === slotPlace(seat, slot)}
      data-struck={struck.length > 0}
      aria-pressed={drafted ? true : undefined}
      {...stop}
      {...lookingAt(table, { kind: 'objective', seat, slot })}
      onClick={() => table.touch(thing, objective === null ? undefined : { kind: 'objective', seat, slot })}
    >
      {objective !== null && (card === undefined ? <CardBack /> : <CardPicture card={card} pack={pack} />)}
      {card !== undefined && (
        <b class="pb-guard" aria-hidden="true">
          {card.guard}
        </b>
      )}
      {objective !== null && !objective.up && objective.seenBy.length > 0 && (
        <span class="pb-seen" aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M1 12Q6 4 12 4T23 12Q18 20 12 20T1 12ZM12 8a4 4 0 1 0 .01 0Z" />
          </svg>
          {objective.seenBy.map((by) => (
            <SeatSign key={by} seat={by} />
          ))}
        </span>
      )}
      {chance !== undefined && (
        <b class="pb-chance" aria-hidden="true">
          {formatPercent(chance)}
        </b>
      )}
      <span class="hidden-text">
        {props.say(slotLabel(table, slot, objective))}{' '}
        {chance !== undefined && props.say(sentence('board.destroys', { chance: clampChance(chance) }))}
      </span>
    </button>
  );
}

/** The chance that the strikers destroy it; of all that are named, or of the one that is picked. */
function chanceAgainst(
  table: BoardState,
  seat: Seat,
  slot: number,
  strikers: readonly number[],
): number | undefined {
  const picked = table.picked.value;
  const units = strikers.length > 0 ? strikers : picked?.kind === 'unit' ? [picked.unit] : [];
  if (!table.props.aids.value || units.length === 0 || seat === table.own) return undefined;
  const { terms } = table.props.rules;
  return terms.forecasts.strike(terms, table.view.value, seat, slot, units).destroy;
}

/** What is known of an objective. */
export function slotLabel(table: BoardState, slot: number, objective: ObjectiveView | null): Sentence {
  const number = slot + 1;
  if (objective === null) return sentence('board.objective.gone', { number });
  const card = objective.card === undefined ? undefined : table.props.rules.terms.pack.cards[objective.card];
  const known = {
    number,
    card: card?.name ?? '',
    defense: card?.guard ?? 0,
    stars: card?.stars ?? 0,
    ...people(objective.seenBy),
  };
  if (objective.up) return sentence('board.objective.up', known);
  if (card !== undefined) return sentence('board.objective.known', known);
  return sentence(objective.seenBy.length > 0 ? 'board.objective.seen' : 'board.objective.down', known);
}
