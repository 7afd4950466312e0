import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardProps } from '../../../web/table/board.ts';
import type { CarcassonneRules } from '../game.ts';
import type { FigurePlacement, FigureSize, Rotation, Square } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import { format } from '../rules/notation.ts';
import type { Spot, TableView, View } from '../rules/view.ts';
import { figureSentence } from '../words/figure.ts';
import { placementSentence } from '../words/placement.ts';
import { type Legal, type LegalSpot, type LegalSquare, legalOf } from './legal.ts';
import type { Stand } from './stands.ts';

export type Props = BoardProps<View, Event, CarcassonneRules>;

/** The same, with the pack in the view. */
export type TableProps = Omit<Props, 'view'> & { readonly view: ReadonlySignal<TableView> };

/** A choice that is being thought about and does not count yet. */
export type Draft =
  | ({ readonly kind: 'tile'; readonly rotation: Rotation } & Square)
  | ({ readonly kind: 'figure'; readonly size: FigureSize } & Spot);

/** What the board remembers between two answers: nothing of it belongs to the match. */
export interface BoardState {
  readonly props: TableProps;
  readonly legal: ReadonlySignal<Legal | undefined>;
  readonly draft: Signal<Draft | undefined>;
  /** What was confirmed and has not come back in a view yet: it is shown at once. */
  readonly sent: Signal<Draft | undefined>;
  /** A legal square under the pointer. */
  readonly hovered: Signal<LegalSquare | undefined>;
  /** The realm that is lit up, as its id. */
  readonly realm: Signal<string | undefined>;
  /** The size that figures are taken in, as long as it is there. */
  readonly size: Signal<FigureSize>;
  /** Figures that were taken from the table, and are shown there until the battle or the points are over. */
  readonly leaving: Signal<readonly Stand[]>;
  /** Figures on their way home to their players. */
  readonly homing: Signal<readonly Stand[]>;
  /** The draft in notation. */
  readonly notation: ReadonlySignal<string | undefined>;
  chooseSquare(square: LegalSquare): void;
  rotate(by: 1 | -1): void;
  chooseSpot(spot: LegalSpot, size?: FigureSize): void;
  takeBack(): void;
  confirm(): void;
  noFigure(): void;
}

export function createBoardState(given: Props): BoardState {
  const { pack } = given.rules;
  const props: TableProps = { ...given, view: computed(() => ({ ...given.view.value, pack })) };
  const legal = computed(() => legalOf(props.decision.value, props.view.value));
  const draft = signal<Draft | undefined>(undefined);
  const sent = signal<Draft | undefined>(undefined);
  const hovered = signal<LegalSquare | undefined>(undefined);
  const realm = signal<string | undefined>(undefined);
  const size = signal<FigureSize>('small');
  const leaving = signal<readonly Stand[]>([]);
  const homing = signal<readonly Stand[]>([]);
  const notation = computed(() => {
    const now = draft.value;
    if (now === undefined) return undefined;
    if (now.kind === 'tile') return format({ ...now, kind: 'placeTile' });
    return figureNotation(now, now.size, props.view.value);
  });

  const at = (square: Square): LegalSquare | undefined =>
    legal.value?.kind === 'placeTile'
      ? legal.value.squares.find(({ x, y }) => x === square.x && y === square.y)
      : undefined;

  /** With hints, what would be joined, completed and fought for; without, where the tile lies. */
  const tellTile = (tile: Square & { rotation: Rotation }, count: number): void => {
    const { x, y, rotation } = tile;
    if (!props.aids.peek()) {
      props.announce({ key: 'board.ghost', args: { x, y, rotation, count } });
      return;
    }
    const what = placementSentence({ kind: 'placeTile', x, y, rotation }, props.view.peek());
    props.announce({ key: 'board.draft', args: { what, count } });
  };
  const tellFigure = (spot: Spot, taken: FigureSize): void => {
    const choice = figureChoice(spot, taken, props.view.peek());
    props.announce(
      props.aids.peek()
        ? { key: 'board.draftFigure', args: { what: figureSentence(choice, props.view.peek()) } }
        : { key: 'board.figureChosen', args: { size: taken } },
    );
  };

  const state: BoardState = {
    props,
    legal,
    draft,
    sent,
    hovered,
    realm,
    size,
    leaving,
    homing,
    notation,
    chooseSquare(square) {
      const now = draft.value;
      if (now?.kind === 'tile' && now.x === square.x && now.y === square.y) {
        state.rotate(1);
        return;
      }
      const rotation = square.rotations[0];
      if (rotation === undefined) return;
      draft.value = { kind: 'tile', x: square.x, y: square.y, rotation };
      tellTile({ x: square.x, y: square.y, rotation }, square.rotations.length);
    },
    rotate(by) {
      const now = draft.value;
      if (now?.kind !== 'tile') return;
      const rotations = at(now)?.rotations ?? [];
      const next = rotations[(rotations.indexOf(now.rotation) + by + rotations.length) % rotations.length];
      if (next === undefined) return;
      draft.value = { ...now, rotation: next };
      tellTile({ x: now.x, y: now.y, rotation: next }, rotations.length);
    },
    chooseSpot(spot, wanted) {
      const now = draft.value;
      const same =
        now?.kind === 'figure' && now.x === spot.x && now.y === spot.y && now.segment === spot.segment;
      const other = now?.kind === 'figure' && now.size === 'small' ? 'large' : 'small';
      const taken = wanted ?? (same ? other : size.value);
      const kept = spot.sizes.includes(taken) ? taken : spot.sizes[0];
      if (kept === undefined) return;
      batch(() => {
        draft.value = { kind: 'figure', x: spot.x, y: spot.y, segment: spot.segment, size: kept };
        if (wanted !== undefined) size.value = wanted;
      });
      tellFigure(spot, kept);
    },
    takeBack() {
      if (draft.value === undefined) return;
      draft.value = undefined;
      props.announce({ key: 'board.takenBack' });
    },
    confirm() {
      const choice = notation.value;
      if (choice === undefined || legal.value === undefined) return;
      batch(() => {
        sent.value = draft.value;
        draft.value = undefined;
        hovered.value = undefined;
      });
      props.play(choice);
    },
    noFigure() {
      draft.value = undefined;
      props.play(format({ kind: 'noFigure' }));
    },
  };
  return state;
}

export function figureNotation(spot: Spot, size: FigureSize, view: TableView): string {
  return format(figureChoice(spot, size, view));
}

/** A figure on the tile just placed is named by its segment alone. */
function figureChoice(spot: Spot, size: FigureSize, view: TableView): FigurePlacement {
  const last = view.placed.at(-1);
  const here = last?.x === spot.x && last.y === spot.y;
  return {
    kind: 'placeFigure',
    size,
    segment: spot.segment,
    ...(!here && { square: { x: spot.x, y: spot.y } }),
  };
}
