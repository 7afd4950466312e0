import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { ImperialAssaultRules } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import { format } from '../rules/notation.ts';
import type { BattleState, FigureNumber, GroupNumber } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { keyOf, type Legal, legalOf, type Thing, type Ways, waysOf } from './legal.ts';

export type Props = BoardProps<View, Event, ImperialAssaultRules>;

/** What is shown in full above the table. Cards are numbers in the pack. */
export type Detail =
  | { readonly kind: 'group'; readonly group: GroupNumber }
  | { readonly kind: 'command'; readonly card: number }
  /** An upgrade of a seat, by its place. */
  | { readonly kind: 'upgrade'; readonly seat: Seat; readonly upgrade: number }
  | { readonly kind: 'discard' | 'points'; readonly seat: Seat }
  | { readonly kind: 'mission' | 'lasting' | 'orders' };

/** What the board remembers between two answers: nothing of it belongs to the match. */
export interface BoardState {
  readonly props: Props;
  /** What lies on the table: as it was before, as long as a scene is shown. */
  readonly view: ReadonlySignal<View>;
  /** The same as a state, for previews; what is hidden is made up. */
  readonly state: ReadonlySignal<BattleState>;
  /** The seat whose side lies nearest. */
  readonly own: Seat;
  readonly legal: ReadonlySignal<Legal | undefined>;
  /** What can be touched now. */
  readonly ways: ReadonlySignal<Ways>;
  /** The figure that one thinks about attacking: it is attacked when a button confirms it. */
  readonly target: Signal<FigureNumber | undefined>;
  /** A figure under the pointer or the focus. */
  readonly aimed: Signal<FigureNumber | undefined>;
  /** A command card or an ability that one thinks about: a button confirms it, because it cannot be taken back. */
  readonly draft: Signal<Choice | undefined>;
  readonly detail: Signal<Detail | undefined>;
  can(thing: Thing): boolean;
  /** Carries out what a touch on a thing stands for; otherwise shows in full what it is. */
  touch(thing: Thing, detail?: Detail): void;
  /** Plays choices one after the other, each as soon as it is asked for. */
  play(...choices: readonly Choice[]): void;
  /** Drops what is thought about or shown; says whether there was anything. */
  drop(): boolean;
  /** The same; otherwise the last choice is taken back. */
  takeBack(): void;
  /** What lay on the table before the last batch. */
  viewBefore(): View;
  /** Follows the match until the function that it returns is called. */
  follow(): () => void;
}

export function createBoardState(props: Props): BoardState {
  const own = props.viewer === 'spectator' ? 0 : props.viewer;
  let last = props.view.peek();
  const before = signal(last);
  const view = computed(() => (props.untold.value === undefined ? props.view.value : before.value));
  const state = computed(() => props.rules.imagine(view.value, anyChance()));
  const legal = computed(() => legalOf(props.decision.value));
  const ways = computed<Ways>(() => (legal.value === undefined ? new Map() : waysOf(legal.value)));
  const target = signal<FigureNumber | undefined>(undefined);
  const aimed = signal<FigureNumber | undefined>(undefined);
  const draft = signal<Choice | undefined>(undefined);
  const detail = signal<Detail | undefined>(undefined);
  /** Choices that follow as soon as they are asked for. */
  let queue: readonly string[] = [];

  const board: BoardState = {
    props,
    view,
    state,
    own,
    legal,
    ways,
    target,
    aimed,
    draft,
    detail,
    can: (thing) => ways.value.has(keyOf(thing)),
    touch(thing, shown) {
      const choice = ways.peek().get(keyOf(thing));
      if (choice?.kind === 'attack')
        target.value = target.peek() === choice.target ? undefined : choice.target;
      else if (choice !== undefined) board.play(choice);
      else detail.value = shown;
    },
    play(...choices) {
      const [first, ...others] = choices.map(format);
      if (first === undefined) return;
      batch(() => {
        queue = others;
        target.value = undefined;
        draft.value = undefined;
        detail.value = undefined;
      });
      props.play(first);
    },
    drop() {
      const begun = [detail, target, draft].some((one) => one.peek() !== undefined);
      if (!begun) return false;
      batch(() => {
        detail.value = undefined;
        target.value = undefined;
        draft.value = undefined;
      });
      props.announce({ key: 'board.takenBack' });
      return true;
    },
    takeBack() {
      if (!board.drop()) props.takeBack.peek()?.();
    },
    viewBefore() {
      const now = props.view.peek();
      if (now !== last) before.value = last;
      last = now;
      return before.peek();
    },
    follow() {
      const stopSeeing = effect(() => {
        props.view.value;
        board.viewBefore();
      });
      const stopPlaying = effect(() => {
        const { value } = props.decision;
        if (value === undefined || queue.length === 0) return;
        const [next = '', ...others] = queue;
        queue = value.choices.includes(next) ? others : [];
        if (value.choices.includes(next)) untracked(() => props.play(next));
      });
      return () => {
        stopSeeing();
        stopPlaying();
      };
    },
  };
  return board;
}

/** Chance for what is made up and never seen, where any result will do. */
function anyChance(): Chance {
  let turn = 0;
  const pick = (count: number): number => turn++ % count;
  return { roll: (sides) => 1 + pick(sides), pick, shuffle: () => undefined };
}
