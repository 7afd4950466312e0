import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { applyEdit, redoEdit, startEdits, undoEdit } from '../../../web/packs/edits.ts';
import type { ExplorerProps } from '../../explorer.ts';
import { joinSentences } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Space } from '../geometry/map.ts';
import type { SightLines } from '../geometry/sight.ts';
import { bestWay, type Look, type Reading, readSpaces } from './reading.ts';
import { firstGround, type Scene, startScene } from './scene.ts';
import { readScene, writeScene } from './scene-text.ts';
import { spaceSentence, verdictSentence } from './sentences.ts';
import { applyTool, type FigureWish, type Spot, type Tool } from './tools.ts';

/** What all parts of the explorer draw from, and change. */
export interface Bench extends Pick<ExplorerProps, 'say'> {
  readonly scene: ReadonlySignal<Scene>;
  readonly reading: ReadonlySignal<Reading>;
  readonly tool: Signal<Tool>;
  readonly wish: Signal<FigureWish>;
  /** Where the keys are. */
  readonly cursor: Signal<Space>;
  /** Whether the way back is shown. */
  readonly isBack: Signal<boolean>;
  readonly look: ReadonlySignal<Look>;
  /** Which of the 16 ways to draw the lines somebody asked for. */
  readonly asked: Signal<number | undefined>;
  /** The way that is shown, and its number. */
  readonly way: ReadonlySignal<{ readonly index: number; readonly lines: SightLines | undefined }>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether the address named a position that nobody can read. */
  readonly isLost: boolean;
  /** Changes what is set out. Changes in a row with the same `stroke` are undone together. */
  put(scene: Scene, stroke?: string): void;
  undo(): void;
  redo(): void;
  /** Uses the tool; says what became of it. */
  use(spot: Spot): void;
  /** Uses the tool where the keys are. Edges need a side, and it says so. */
  useHere(): void;
  /** Goes to a space by keys, and says what is there. */
  go(space: Space): void;
}

/** Opens the explorer with the position of the address. */
export function openBench({ start, onChange, say, announce }: ExplorerProps): Bench {
  const found = readScene(start);
  const edits = signal(startEdits(found ?? startScene(firstGround)));
  const scene = computed(() => edits.value.now);
  const reading = computed(() => readSpaces(scene.value));
  const isBack = signal(false);
  const look = computed(() => reading.value[isBack.value ? 'back' : 'there']);
  const asked = signal<number | undefined>(undefined);
  const tool = signal<Tool>({ kind: 'end', end: 'to' });
  const wish = signal<FigureWish>({ turned: false, massive: false, companion: false });
  const cursor = signal(scene.peek().from);

  function become(next: typeof edits.value): void {
    edits.value = next;
    asked.value = undefined;
    if (cursor.peek() >= next.now.map.terrain.length) cursor.value = next.now.from;
    onChange(writeScene(next.now));
  }

  /** The verdict after a change, and before it what is where something was changed. */
  function tell(...before: readonly Sentence[]): void {
    announce(joinSentences([...before, verdictSentence(scene.peek(), look.peek())], 'clauses'));
  }

  function put(next: Scene, stroke?: string): void {
    if (next === scene.peek()) return;
    become(applyEdit(edits.peek(), next, stroke));
    tell();
  }

  function step(next: typeof edits.value): void {
    if (next === edits.peek()) return;
    become(next);
    tell();
  }

  function use(spot: Spot): void {
    cursor.value = spot.space;
    const next = applyTool(scene.peek(), tool.peek(), spot, wish.peek());
    if (next === scene.peek()) announce({ key: 'explorer.nothing' });
    else if (tool.peek().kind === 'end') put(next);
    else {
      become(applyEdit(edits.peek(), next));
      tell(spaceSentence(next, spot.space));
    }
  }

  return {
    scene,
    reading,
    tool,
    wish,
    cursor,
    isBack,
    look,
    asked,
    way: computed(() => {
      const index = asked.value ?? bestWay(look.value.report);
      return { index, lines: look.value.report.lines[index] };
    }),
    canUndo: computed(() => edits.value.past.length > 0),
    canRedo: computed(() => edits.value.future.length > 0),
    isLost: start !== '' && found === undefined,
    say,
    put,
    undo: () => step(undoEdit(edits.peek())),
    redo: () => step(redoEdit(edits.peek())),
    use,
    useHere: () => {
      if (tool.peek().kind === 'edge') announce({ key: 'explorer.keys.edge' });
      else use({ space: cursor.peek(), side: 0 });
    },
    go: (space) => {
      cursor.value = space;
      announce(spaceSentence(scene.peek(), space));
    },
  };
}
