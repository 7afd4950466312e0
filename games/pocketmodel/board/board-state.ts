import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Seat } from '../../../kernel/game.ts';
import { createToldView } from '../../../web/board/told-view.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { PocketRules } from '../game.ts';
import { lookAhead, stateOf } from '../rules/ahead.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import { format } from '../rules/notation.ts';
import type { BattleForecast, SideForecast } from '../rules/preview.ts';
import { battleIn, seenState } from '../rules/seen.ts';
import { type PocketState, seatOf, type UnitCode, type Zone } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { unitName } from '../words/names.ts';
import {
  directWays,
  keyOf,
  type Legal,
  legalOf,
  type Pick,
  type Thing,
  thingOf,
  turnWays,
  type Ways,
} from './legal.ts';

export type Props = BoardProps<View, Event, PocketRules>;

/** What is shown in full above the table. */
export type Detail =
  | { readonly kind: 'unit'; readonly unit: UnitCode }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'objective'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'discard' | 'reserve'; readonly seat: Seat }
  | { readonly kind: 'units'; readonly units: readonly UnitCode[]; readonly zone: Zone };

/** What a card would make of a battle, for one's own side and for the other. */
export interface CardOdd {
  readonly card: number;
  readonly forecast: BattleForecast;
  readonly mine: SideForecast;
  readonly other: SideForecast;
}

/** A choice that brings a card of one's own to light. */
export type Draft = Extract<Choice, { readonly kind: 'play' | 'objective' }>;

/** What the board remembers between two answers: nothing of it belongs to the match. */
export interface BoardState {
  readonly props: Props;
  /** What lies on the table: as it was before, as long as a scene is shown. */
  readonly view: ReadonlySignal<View>;
  /** The same as a state; what is hidden is made up. */
  readonly state: ReadonlySignal<PocketState>;
  /** The seat whose home lies nearest. */
  readonly own: Seat;
  readonly legal: ReadonlySignal<Legal | undefined>;
  /** Another home that is in full sight where not all are. */
  readonly looked: Signal<Seat | undefined>;
  /** What was touched first. */
  readonly picked: Signal<Pick | undefined>;
  /** What can be touched first, by key. */
  readonly firsts: ReadonlySignal<ReadonlySet<string>>;
  /** What can be touched now. */
  readonly ways: ReadonlySignal<Ways>;
  readonly detail: Signal<Detail | undefined>;
  /** Something under the pointer or the focus, which is told beside the hand. */
  readonly seen: Signal<Detail | undefined>;
  /** What each combat card of one's hand would make of the battle that goes on. */
  readonly odds: ReadonlySignal<readonly CardOdd[]>;
  /** A unit under the pointer or the focus. */
  readonly aimed: Signal<UnitCode | undefined>;
  /** Whether what goes on is to cover the map; undefined as long as nobody has said so. */
  readonly covers: Signal<boolean | undefined>;
  /** A card that one thinks about playing: a button confirms it, because it cannot be taken back. */
  readonly draft: Signal<Draft | undefined>;
  /** Whether something is picked, or the last choice of an action can be taken back. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** What can be done with what is picked. */
  pickedSentence(pick: Pick): Sentence;
  can(thing: Thing): boolean;
  isPicked(thing: Thing): boolean;
  /** Picks something, carries out what is picked, or shows in full what cannot be chosen. */
  touch(thing: Thing, detail: Detail | undefined): void;
  /** Shows what something that is dragged can do. */
  lift(key: string): void;
  /** Whether something can be dragged. */
  canDrag(key: string): boolean;
  /** What something that is dragged could do, by the key of what it is dropped on. */
  waysOf(key: string): Ways;
  /** Plays what a touch or a drag stands for; a card is only thought about, or no longer the second time. */
  choose(...choices: readonly Choice[]): void;
  play(...choices: readonly Choice[]): void;
  /** Drops what is picked or shown; says whether there was anything. */
  drop(): boolean;
  /** The same; otherwise the last choice of an action is taken back. */
  takeBack(): void;
  /** What lay on the table before the last batch. */
  viewBefore(): View;
  /** Follows the match until the function that it returns is called. */
  follow(): () => void;
}

/** The decisions that come one after the other while an action is declared: nothing of it counts yet. */
const declaring: ReadonlySet<string> = new Set([
  'place',
  'move',
  'moveTo',
  'carry',
  'attackers',
  'against',
  'target',
  'strikers',
  'deploy',
  'leave',
]);

export function createBoardState(props: Props): BoardState {
  const own = props.viewer === 'spectator' ? 0 : props.viewer;
  const told = createToldView(props);
  const { view, viewBefore } = told;
  const state = computed(() => seenState(view.value));
  const legal = computed(() => legalOf(props.decision.value));
  const looked = signal<Seat | undefined>(undefined);
  const picked = signal<Pick | undefined>(undefined);
  const detail = signal<Detail | undefined>(undefined);
  const aimed = signal<UnitCode | undefined>(undefined);
  const draft = signal<Draft | undefined>(undefined);
  const odds = computed<readonly CardOdd[]>(() => {
    const battle = battleIn(props.view.value);
    if (battle === undefined || legal.value?.kind !== 'card' || !props.aids.value) return [];
    const side = seatOf(battle.attacker) === legal.value.seat ? 0 : 1;
    return props.rules.terms.forecasts
      .hand(props.rules.terms, props.view.value, battle.attacker, battle.defender)
      .map(({ card, forecast }) => ({
        card,
        forecast,
        mine: forecast[side],
        other: forecast[side === 0 ? 1 : 0],
      }));
  });
  /** Choices that follow as soon as they are asked for. */
  let queue: readonly string[] = [];

  const turn = computed(() => {
    const { value } = legal;
    return value?.kind === 'turn' ? turnWays(props.rules, props.view.value, value) : undefined;
  });
  const direct = computed<Ways>(() => (legal.value === undefined ? new Map() : directWays(legal.value)));
  const ways = computed<Ways>(() => {
    const first = picked.value;
    return (first && turn.value?.get(keyOf(first))) ?? direct.value;
  });
  const firsts = computed<ReadonlySet<string>>(() => new Set(turn.value?.keys()));

  /** Whether anything of what is being declared has been chosen. */
  const hasBegun = (): boolean => {
    if (legal.value?.kind !== 'place' && legal.value?.kind !== 'deploy') return true;
    return props.view.value.players[own]?.units?.zones.includes(own) ?? false;
  };

  const pickedSentence = (pick: Pick): Sentence =>
    pick.kind === 'card'
      ? sentence('board.hint.slot')
      : sentence('board.hint.picked', {
          unit: unitName({ terms: props.rules.terms, view: props.view.peek() }, pick.unit),
        });

  const board: BoardState = {
    props,
    pickedSentence,
    view,
    state,
    own,
    legal,
    looked,
    picked,
    firsts,
    ways,
    detail,
    seen: signal<Detail | undefined>(undefined),
    odds,
    aimed,
    covers: signal<boolean | undefined>(undefined),
    draft,
    canTakeBack: computed(
      () =>
        picked.value !== undefined ||
        draft.value !== undefined ||
        (declaring.has(legal.value?.kind ?? '') && hasBegun() && props.takeBack.value !== undefined),
    ),
    can: (thing) => ways.value.has(keyOf(thing)) || firsts.value.has(keyOf(thing)),
    isPicked: (thing) => picked.value !== undefined && keyOf(picked.value) === keyOf(thing),
    touch(thing, shown) {
      const key = keyOf(thing);
      const way = ways.peek().get(key);
      if (way !== undefined) board.choose(...way);
      else if (firsts.peek().has(key) && (thing.kind === 'unit' || thing.kind === 'card')) {
        const again = picked.peek() !== undefined && board.isPicked(thing);
        picked.value = again ? undefined : thing;
        if (!again) props.announce(pickedSentence(thing));
      } else detail.value = shown;
    },
    lift(key) {
      const thing = thingOf(key);
      if (thing !== undefined && firsts.peek().has(key)) picked.value = thing;
    },
    canDrag: (key) => firsts.peek().has(key) || (key.startsWith('unit ') && direct.peek().has(key)),
    waysOf(key) {
      const first = turn.peek()?.get(key);
      if (first !== undefined) return first;
      // Where it goes is asked next, and answered at once.
      const way = direct.peek().get(key) ?? [];
      const kind = legal.peek()?.kind;
      const last = lookAhead(
        props.rules,
        stateOf(props.rules, props.view.peek()),
        legal.peek()?.seat ?? own,
        way,
      );
      if (kind === 'place' || kind === 'deploy') return new Map([[`zone ${own}`, way]]);
      return new Map(
        [...(last === undefined ? [] : directWays({ seat: own, kind: '', choices: last.choices }))]
          .filter(() => last?.kind === 'moveTo' || last?.kind === 'target')
          .map(([then, more]) => [then, [...way, ...more]]),
      );
    },
    choose(...choices) {
      const [first] = choices;
      if (first?.kind !== 'play' && first?.kind !== 'objective') {
        board.play(...choices);
        return;
      }
      const before = draft.peek();
      const again = before !== undefined && format(before) === format(first);
      draft.value = again ? undefined : first;
      if (first.kind === 'objective' && !again) props.announce(sentence('board.hint.draft'));
    },
    play(...choices) {
      const [first, ...others] = choices.map(format);
      if (first === undefined) return;
      batch(() => {
        queue = others;
        picked.value = undefined;
        draft.value = undefined;
        detail.value = undefined;
      });
      props.play(first);
    },
    drop() {
      const begun = [detail, picked, draft].some((one) => one.peek() !== undefined);
      if (!begun) return false;
      batch(() => {
        detail.value = undefined;
        picked.value = undefined;
        draft.value = undefined;
      });
      props.announce({ key: 'board.takenBack' });
      return true;
    },
    takeBack() {
      if (!board.drop() && declaring.has(legal.peek()?.kind ?? '')) props.takeBack.peek()?.();
    },
    viewBefore,
    follow() {
      const stopSeeing = told.follow();
      // What was chosen with one touch goes on as soon as it is asked for; what answers itself is left out.
      const stopPlaying = effect(() => {
        const { value } = props.decision;
        if (value === undefined || queue.length === 0) return;
        const at = queue.findIndex((choice) => value.choices.includes(choice));
        const next = at < 0 ? undefined : queue[at];
        queue = at < 0 ? [] : queue.slice(at + 1);
        if (next !== undefined) untracked(() => props.play(next));
      });
      return () => {
        stopSeeing();
        stopPlaying();
      };
    },
  };
  return board;
}
