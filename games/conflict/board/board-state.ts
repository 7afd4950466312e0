import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { Sentence } from '../../words.ts';
import type { ConflictRules } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import { format, parse } from '../rules/notation.ts';
import type { Preview } from '../rules/preview.ts';
import { type Seen, seeing, type View } from '../rules/view.ts';
import { choiceSentence } from '../words/choice.ts';
import {
  completeChoice,
  type Draft,
  findFitting,
  guessNotation,
  isEmpty,
  isPicked,
  nothing,
  type Pick,
  partsOf,
  togglePick,
} from './draft.ts';
import { forecastSentence } from './forecast.ts';
import { outlook } from './outlook.ts';

/** What the board is given, each view with what it does not repeat. */
export type Props = BoardProps<Seen, Event, ConflictRules>;

/** What a decision allows. */
export interface Legal {
  readonly seat: Seat;
  readonly kind: string;
  readonly choices: readonly Choice[];
}

/** What the board remembers between two answers: nothing of it belongs to the match. */
export interface BoardState {
  readonly props: Props;
  readonly legal: ReadonlySignal<Legal | undefined>;
  readonly draft: Signal<Draft>;
  /** Something under the pointer or the focus. */
  readonly looked: Signal<Pick | undefined>;
  /** The seat whose cards are shown large, if it is another than usual. */
  readonly opened: Signal<Seat | undefined>;
  /** What something is that was pressed without being chosen. */
  readonly explained: Signal<Sentence | undefined>;
  /** The choice that the draft is, if nothing is missing. */
  readonly ready: ReadonlySignal<Choice | undefined>;
  /** The choice whose outcome is shown: with what is looked at, otherwise as it is composed. */
  readonly shown: ReadonlySignal<Choice | undefined>;
  readonly ahead: ReadonlySignal<Preview | undefined>;
  /** Whether something can be part of a choice now. */
  can(pick: Pick): boolean;
  /** Adds to what is composed or takes it back; with nothing else to choose, confirms what is chosen already. */
  touch(pick: Pick): void;
  /** Says what something is, on the board and to the screen reader. */
  explain(sentence: Sentence): void;
  setPlain(plain: boolean): void;
  takeBack(): void;
  confirm(): void;
}

export function createBoardState(given: BoardProps<View, Event, ConflictRules>): BoardState {
  const seen = seeing(given.rules.terms);
  const props: Props = { ...given, view: computed(() => seen(given.view.value)) };
  const legal = computed<Legal | undefined>(() => {
    const { value } = props.decision;
    if (value === undefined) return undefined;
    const choices = value.choices.flatMap((text) => parse(text) ?? []);
    return { seat: value.seat, kind: value.kind, choices };
  });
  const draft = signal<Draft>(nothing);
  const looked = signal<Pick | undefined>(undefined);
  const opened = signal<Seat | undefined>(undefined);
  const explained = signal<Sentence | undefined>(undefined);
  const choices = (): readonly Choice[] => legal.value?.choices ?? [];
  const ready = computed(() => completeChoice(choices(), draft.value));
  const shown = computed(() => {
    const pick = looked.value;
    if (pick === undefined || isPicked(draft.value, pick)) return outcomeOf(choices(), draft.value);
    const next = togglePick(choices(), draft.value, pick);
    return (next && outcomeOf(choices(), next)) ?? outcomeOf(choices(), draft.value);
  });
  const ahead = computed(() => {
    const choice = shown.value;
    return choice === undefined || !props.aids.value ? undefined : outlook(props.view.value, choice);
  });

  const announceDraft = (): void => {
    const choice = ready.peek();
    const view = props.view.peek();
    if (choice === undefined) {
      const left = findFitting(legal.peek()?.choices ?? [], draft.peek()).length;
      props.announce({ key: 'board.open', args: { count: left } });
      return;
    }
    const what = choiceSentence(choice, view);
    const ahead = props.aids.peek() ? outlook(view, choice) : undefined;
    props.announce(
      ahead === undefined
        ? { key: 'board.draft', args: { what } }
        : { key: 'board.draftAhead', args: { what, ahead: forecastSentence(view, ahead) } },
    );
  };

  const state: BoardState = {
    props,
    legal,
    draft,
    looked,
    opened,
    explained,
    ready,
    shown,
    ahead,
    can: (pick) => togglePick(choices(), draft.value, pick) !== undefined,
    touch(pick) {
      const asked = legal.peek();
      if (asked === undefined) return;
      if (asked.kind === 'playCard' && isPicked(draft.peek(), pick)) {
        state.confirm();
        return;
      }
      const next = togglePick(asked.choices, draft.peek(), pick);
      if (next === undefined) {
        const why = guessNotation(asked.kind, pick);
        if (why !== undefined) props.explain(why);
        return;
      }
      explained.value = undefined;
      draft.value = next;
      announceDraft();
    },
    explain(sentence) {
      explained.value = sentence;
      props.announce(sentence);
    },
    setPlain(plain) {
      draft.value = { ...draft.peek(), plain };
      announceDraft();
    },
    takeBack() {
      explained.value = undefined;
      if (isEmpty(draft.peek())) return;
      draft.value = nothing;
      props.announce({ key: 'board.takenBack' });
    },
    confirm() {
      const choice = ready.peek();
      if (choice === undefined) return;
      batch(() => {
        draft.value = nothing;
        looked.value = undefined;
      });
      props.play(format(choice));
    },
  };
  return state;
}

/** The choice that a draft leads to as far as the marker is concerned: whatever still has to be paid moves nothing. */
function outcomeOf(choices: readonly Choice[], draft: Draft): Choice | undefined {
  const whole = completeChoice(choices, draft);
  if (whole !== undefined || draft.target === undefined || draft.dice.length === 0) return whole;
  return findFitting(choices, draft).find((choice) => partsOf(choice).dice.length === draft.dice.length);
}
