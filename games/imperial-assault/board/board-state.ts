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
import type { Words } from '../../words.ts';
import type { Place, Space } from '../geometry/map.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import { format } from '../rules/notation.ts';
import type { ShownRules } from '../rules/options.ts';
import { seenState } from '../rules/seen.ts';
import {
  type BattleState,
  type FigureNumber,
  fighterOf,
  figureOf,
  figuresOnMap,
  type GroupNumber,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Sight } from '../rules/ways.ts';
import type { BattleParts } from './battle-parts.ts';
import { keyOf, type Legal, legalOf, type Staying, type Thing, type Ways, waysOf } from './legal.ts';
import { type Spot, spotsOf } from './spots.ts';

export type Props = BoardProps<View, Event, ShownRules>;

/** What is shown in full above the table. Cards are numbers in the pack. */
export type Detail =
  | {
      readonly kind: 'group';
      readonly group: GroupNumber;
      /** Which of its figures was touched. */
      readonly figure?: FigureNumber;
    }
  | { readonly kind: 'command'; readonly card: number }
  /** An upgrade of a seat, by its place. */
  | { readonly kind: 'upgrade'; readonly seat: Seat; readonly upgrade: number }
  | { readonly kind: 'discard' | 'points'; readonly seat: Seat }
  | { readonly kind: 'mission' | 'lasting' | 'orders' };

/** A way to a spot: all places on it, where the figure stands first. */
export interface Course {
  readonly spot: Spot;
  readonly path: readonly Place[];
  /** What it costs, and how many actions have to be spent before; see {@link Spot}. */
  readonly cost: number | undefined;
  readonly actions: number;
  /** What is played for it, one after the other. */
  readonly choices: readonly Choice[];
}

/** Whom a figure sees from where it is, or would be. */
export interface Sights {
  readonly of: FigureNumber;
  /** The name of the place where it would be; undefined where it is. */
  readonly at: string | undefined;
  readonly list: readonly Sight[];
}

/** A panel that is open over the map, or folded away. */
export interface FoldingPanel {
  readonly isOpen: boolean;
  /** What the button says that brings it back. */
  readonly brings: string;
  readonly fold: (folded: boolean) => void;
}

/** What the board remembers between two answers: nothing of it belongs to the match. */
export interface BoardState {
  readonly props: Props;
  readonly parts: BattleParts;
  readonly words: Words<View, Event>;
  /** What lies on the table: as it was before, as long as a scene is shown. */
  readonly view: ReadonlySignal<View>;
  /** The same as a state, for previews; what is hidden is made up. */
  readonly state: ReadonlySignal<BattleState>;
  /** The seat whose side lies nearest. */
  readonly own: Seat;
  readonly legal: ReadonlySignal<Legal | undefined>;
  /** What can be touched now. */
  readonly ways: ReadonlySignal<Ways>;
  /** The figure that is put down now, where it may be put down where it stands: a touch on it does that. */
  readonly staying: ReadonlySignal<Staying | undefined>;
  /** The figure that moves or is put down now. */
  readonly mover: ReadonlySignal<FigureNumber | undefined>;
  /** Where it can go or be put, or which spaces can be chosen. */
  readonly spots: ReadonlySignal<readonly Spot[]>;
  /** Whether its base is to lie turned. */
  readonly turned: Signal<boolean>;
  /** A spot under the pointer or the focus. */
  readonly hovered: Signal<Spot | undefined>;
  /** A way that a finger chose or that is being drawn: it is gone when it is confirmed. */
  readonly course: Signal<Course | undefined>;
  /** The way that is chosen or only looked at, from where the figure stands. */
  readonly ahead: ReadonlySignal<Course | undefined>;
  /** Who sees whom from where the figure would be, or from a figure that is looked at. */
  readonly sights: ReadonlySignal<Sights | undefined>;
  /** The figure that one thinks about attacking: it is attacked when a button confirms it. */
  readonly target: Signal<FigureNumber | undefined>;
  /** A figure under the pointer or the focus. */
  readonly aimed: Signal<FigureNumber | undefined>;
  /** A command card or an ability that one thinks about: a button confirms it, because it cannot be taken back. */
  readonly draft: Signal<Choice | undefined>;
  readonly detail: Signal<Detail | undefined>;
  /** The panel about what is asked: open it lies over the map, which does not answer then. */
  readonly panel: Signal<FoldingPanel | undefined>;
  /** Whom the panel is about: where it takes a part of the stage, the map shows them in the rest. */
  readonly concerned: Signal<readonly FigureNumber[]>;
  can(thing: Thing): boolean;
  /** Whether the log or a guide points at a choice, wherever the board has its button. */
  isPointed(choice: Choice): boolean;
  /** Carries out what a touch on a thing stands for; otherwise shows in full what it is. */
  touch(thing: Thing, detail?: Detail): void;
  /** The way to a spot. */
  courseTo(spot: Spot): Course;
  /** Goes to a spot or chooses it. A finger that goes somewhere chooses first, and confirms with a second touch. */
  chooseSpot(spot: Spot, byFinger: boolean): void;
  /** Somebody touched a space on which nothing can be chosen: takes the zone there, or says why one cannot go there. */
  touchSpace(space: Space): void;
  /** Plays choices one after the other, each as soon as it is asked for. */
  play(...choices: readonly Choice[]): void;
  /** Forgets what is thought about or shown. */
  forget(): void;
  /** Whether something is thought about, or the last choice can be taken back. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** Drops what is thought about or shown; says whether there was anything. */
  drop(): boolean;
  /** The same; otherwise the last choice is taken back. */
  takeBack(): void;
  /** What lay on the table before the last batch. */
  viewBefore(): View;
  /** Follows the match until the function that it returns is called. */
  follow(): () => void;
}

export function createBoardState(props: Props, parts: BattleParts): BoardState {
  const own = props.viewer === 'spectator' ? 0 : props.viewer;
  const told = createToldView(props);
  const { view, viewBefore } = told;
  const { terms } = props.rules;
  const state = computed(() => seenState(view.value));
  const legal = computed(() => legalOf(props.decision.value));
  const mover = computed(() => (legal.value === undefined ? undefined : moverIn(props.view.value)));
  const wayList = computed(() => {
    const asked = legal.value?.kind;
    if (asked !== 'activation' && asked !== 'movement') return undefined;
    return terms.forecasts.ways(state.value);
  });
  const spots = computed<readonly Spot[]>(() => {
    const mission = terms.missions[props.view.value.mission];
    if (legal.value === undefined || mission === undefined) return [];
    const figure = mover.value;
    const base = figure === undefined ? '1x1' : fighterOf(terms, props.view.value, figure).base;
    return spotsOf(mission, legal.value.choices, base, wayList.value);
  });
  const aimed = signal<FigureNumber | undefined>(undefined);
  const turned = signal(false);
  const hovered = signal<Spot | undefined>(undefined);
  const course = signal<Course | undefined>(undefined);
  const courseTo = (spot: Spot): Course => ({
    spot,
    path: spot.path,
    cost: spot.cost,
    actions: spot.actions,
    choices: spot.choices,
  });
  const ahead = computed(() => {
    if (course.value !== undefined) return course.value;
    const spot = hovered.value;
    return spot !== undefined && spots.value.includes(spot) ? courseTo(spot) : undefined;
  });
  const sights = computed((): Sights | undefined => {
    if (!props.aids.value) return undefined;
    const at = ahead.value?.spot.at;
    const of = at === undefined ? aimed.value : mover.value;
    if (of === undefined || terms.missions[view.value.mission] === undefined) return undefined;
    return { of, at, list: terms.forecasts.sights(state.value, of, at) };
  });
  const staying = computed((): Staying | undefined => {
    const figure = mover.value;
    const place = figure === undefined ? null : figureOf(view.value, figure).place;
    if (figure === undefined || place === null) return undefined;
    const at = spots.value.find(
      ({ cost, place: { space, turned: lies } }) =>
        cost === undefined && space === place.space && lies === place.turned,
    );
    const [choice] = at?.choices ?? [];
    return at === undefined || choice === undefined ? undefined : { figure, at: at.at, choice };
  });
  const ways = computed<Ways>(() =>
    legal.value === undefined ? new Map() : waysOf(legal.value, figuresOnMap(view.value), staying.value),
  );
  const target = signal<FigureNumber | undefined>(undefined);
  const draft = signal<Choice | undefined>(undefined);
  const detail = signal<Detail | undefined>(undefined);
  const forget = (): void => {
    detail.value = undefined;
    target.value = undefined;
    draft.value = undefined;
    course.value = undefined;
  };
  /** Choices that follow as soon as they are asked for. */
  let queue: readonly string[] = [];

  const board: BoardState = {
    props,
    parts,
    words: parts.openWords(props.rules),
    view,
    state,
    own,
    legal,
    ways,
    staying,
    mover,
    spots,
    turned,
    hovered,
    course,
    ahead,
    sights,
    target,
    aimed,
    draft,
    detail,
    panel: signal(undefined),
    concerned: signal([]),
    forget: () => batch(forget),
    canTakeBack: computed(
      () =>
        course.value !== undefined ||
        target.value !== undefined ||
        draft.value !== undefined ||
        (legal.value !== undefined && props.takeBack.value !== undefined),
    ),
    courseTo,
    can: (thing) => ways.value.has(keyOf(thing)),
    isPointed: (choice) => props.pointed.value === format(choice),
    touch(thing, shown) {
      const choice = ways.peek().get(keyOf(thing));
      if (choice?.kind === 'attack')
        target.value = target.peek() === choice.target ? undefined : choice.target;
      else if (choice !== undefined) board.play(choice);
      else detail.value = shown;
    },
    chooseSpot(spot, byFinger) {
      const chosen = course.peek();
      const isChosen = chosen?.spot.at === spot.at;
      if (byFinger && spot.cost !== undefined && !isChosen) course.value = courseTo(spot);
      else board.play(...(isChosen ? chosen.choices : spot.choices));
    },
    touchSpace(space) {
      const mission = terms.missions[props.view.peek().mission];
      const name = mission?.names[space];
      if (mission === undefined || name === undefined) return;
      if (parts.mapIn(terms, mission, view.peek()).terrain[space] == null) return;
      const zone = mission.zones.findIndex(({ spaces }) => spaces.includes(space));
      if (zone >= 0 && board.can({ kind: 'zone', zone })) board.touch({ kind: 'zone', zone });
      else if (course.peek() !== undefined) course.value = undefined;
      else if (legal.peek()?.kind === 'activation') props.explain(`move:${name}`);
    },
    play(...choices) {
      const [first, ...others] = choices.map(format);
      if (first === undefined) return;
      batch(() => {
        queue = others;
        forget();
      });
      props.play(first);
    },
    drop() {
      const begun = [detail, target, draft, course].some((one) => one.peek() !== undefined);
      if (!begun) return false;
      batch(forget);
      props.announce({ key: 'board.takenBack' });
      return true;
    },
    takeBack() {
      if (!board.drop()) props.takeBack.peek()?.();
    },
    viewBefore,
    follow() {
      const stopSeeing = told.follow();
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

/** The figure about whose place something is asked. */
function moverIn({ stack, activation }: View): FigureNumber | undefined {
  const frame = stack[stack.length - 1];
  switch (frame?.step) {
    case 'activation':
      return activation?.figure;
    case 'movement':
    case 'putFigure':
    case 'putDown':
      return frame.figure;
    default:
      return undefined;
  }
}
