import type { ChoiceStep } from '../../../../kernel/game.ts';
import { type Choice, pass } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import { refuseUnmeant } from '../refuse-unmeant.ts';
import {
  type BattleState,
  changeGroup,
  type FigureNumber,
  type FrameOf,
  fighterOf,
  figureNumber,
  playerOf,
  seatOf,
} from '../state.ts';
import { tell } from '../tell.ts';

/** The forms that a figure can take, by number in the pack: of its name, and none that a figure of its army on the map has (B9). */
export function formsFor(terms: Terms, state: BattleState, figure: FigureNumber): readonly number[] {
  const { name } = fighterOf(terms, state, figure);
  const taken = playerOf(state, seatOf(figure)).groups.flatMap(({ form, figures }) =>
    figures.some(({ place }) => place !== null) ? [form] : [],
  );
  return terms.forms.flatMap(({ of }, form) => (of === name && !taken.includes(form) ? [form] : []));
}

/** A figure takes a form, in place of the one that it has (B9). */
export function formStep(terms: Terms): ChoiceStep<BattleState, FrameOf<'form'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { group }) => [
      ...formsFor(terms, state, figureNumber(group, 0)).map(
        (form): Choice => ({ kind: 'card', card: terms.forms[form]?.id ?? '' }),
      ),
      pass,
    ],
    refuse: refuseUnmeant('card'),
    apply(turn, { group }, seat, choice) {
      const { state, stack, emit } = turn;
      stack.pop();
      if (choice.kind !== 'card') {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      const form = terms.forms.findIndex(({ id }) => id === choice.card);
      changeGroup(state, group, { form });
      emit?.({ kind: 'form', group, form });
    },
  };
}
