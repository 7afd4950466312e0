import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Sentence } from '../../games/words.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { reducedMotion } from '../settings.ts';
import { announce } from './announcer.tsx';
import type { Batch, TableSeat } from './board.ts';
import type { OpenKit } from './kit.ts';
import type { TeamPointing } from './team-pointing.ts';

/** What lies on the table now, wherever it comes from: a socket or a record. */
export interface Scene {
  readonly view: ReadonlySignal<unknown>;
  readonly viewer: Viewer;
  readonly seats: ReadonlySignal<readonly TableSeat[]>;
  readonly decision: ReadonlySignal<Decision | undefined>;
  readonly batch: ReadonlySignal<Batch | undefined>;
  readonly untold: Signal<number | undefined>;
  readonly pace: ReadonlySignal<number>;
  readonly over: ReadonlySignal<boolean>;
  readonly history: ReadonlySignal<readonly unknown[]>;
  readonly aids: ReadonlySignal<boolean>;
  readonly pointed: ReadonlySignal<string | undefined>;
  /** Left out where nothing can be taken back. */
  readonly takeBack?: ReadonlySignal<(() => void) | undefined>;
  readonly play: (choice: string) => void;
  readonly explain: (choice: string) => void;
  /** Left out where nobody plays together. */
  readonly pointing?: TeamPointing;
}

/** The table in words, fetched when the page has nothing else to do. */
export const textView = late(['menu'], async () => (await import('./text-view.tsx')).TextView);

const nothingToTakeBack = signal(undefined);

/** The form of a decision for a value, which few games have. */
const valueDecision = late([], async () => (await import('./value-decision.tsx')).ValueDecision);

const alone: TeamPointing = { marks: signal([]), mates: signal(undefined), point: signal(undefined) };

/** The middle of the table: the game's board, or the same in words. */
export function Stage({
  kit,
  scene,
  speak,
  prompt,
  inWords,
}: {
  readonly kit: OpenKit;
  readonly scene: Scene;
  readonly speak: ReadonlySignal<Speaker>;
  readonly prompt: ReadonlySignal<string>;
  readonly inWords: ReadonlySignal<boolean>;
}) {
  const { Board, entry, rules, whole, words } = kit;
  const { pointing = alone, takeBack = nothingToTakeBack, ...shown } = scene;
  if (inWords.value) {
    return (
      <Lazy
        of={textView}
        props={{
          entry,
          whole,
          words,
          view: scene.view,
          viewer: scene.viewer,
          seats: scene.seats,
          decision: scene.decision,
          pointing,
          prompt,
          speak,
          onAnswer: scene.play,
        }}
      />
    );
  }
  const say = (sentence: Sentence): string => speak.value.say(sentence);
  const asked = scene.decision.value;
  if (asked?.input !== undefined && entry.builder !== undefined && whole !== undefined) {
    return (
      // What is built takes the place of the board.
      <div class="value-stage">
        <Lazy
          of={valueDecision}
          props={{
            entry,
            rules: whole,
            view: scene.view.value,
            seat: asked.seat,
            label: prompt.value,
            say,
            onAnswer: scene.play,
          }}
        />
      </div>
    );
  }
  return (
    <Board
      // Another language draws the board anew; so does another seat.
      key={`${speak.value.locale} ${scene.viewer}`}
      {...shown}
      {...pointing}
      takeBack={takeBack}
      rules={rules}
      reducedMotion={reducedMotion}
      say={say}
      announce={(sentence) => announce(say(sentence))}
    />
  );
}
