import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import type { Guide, ListedGuide } from '../../games/guide.ts';
import type { InputError } from '../../kernel/error.ts';
import type { Game } from '../../kernel/game.ts';
import { account } from '../account.ts';
import type { Failure } from '../failure.ts';
import { locale, t } from '../i18n/language.ts';
import { paceFactor, settings } from '../settings.ts';
import { Announcer, announce } from '../table/announcer.tsx';
import type { Batch, TableSeat } from '../table/board.ts';
import { gameSpeaker, type OpenKit } from '../table/kit.ts';
import { Log } from '../table/log.tsx';
import { logLines } from '../table/log-entries.ts';
import { LogSheet } from '../table/log-sheet.tsx';
import { outcomeSentence } from '../table/outcome-sentence.ts';
import { RefusalCard, refusalSentence } from '../table/refusal-card.tsx';
import { SeatList } from '../table/seat-list.tsx';
import { nameOf } from '../table/seats.ts';
import { toldSteps } from '../table/seen-steps.ts';
import { type Scene, Stage } from '../table/stage.tsx';
import { Ranking } from '../table/standings.tsx';
import { begin } from './begin.ts';
import { EndPanel } from './end-panel.tsx';
import { GuideTop } from './guide-top.tsx';
import type { GuidedMatch, Rejection } from './guided-match.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { useLitPart } from './lit-part.ts';
import { guideKey, saveProgress } from './progress.ts';

/** How long the others take for a move, in milliseconds: long enough to follow. */
const pace = 1400;

/** The table of a guide: the game's own board, and a panel that explains. */
export function GuidedPlay({
  kit,
  game,
  listed,
  guide,
  resume,
  onAgain,
}: {
  readonly kit: OpenKit;
  readonly game: Game;
  readonly listed: ListedGuide;
  readonly guide: Guide;
  /** Goes on where this browser left the guide. */
  readonly resume: boolean;
  readonly onAgain: () => void;
}) {
  const { entry, words } = kit;
  const key = guideKey(entry, listed);
  const run = useMemo(() => begin(game, guide, key, resume), []);
  const inWords = useSignal(false);
  const logOpen = useSignal(false);
  const skipped = useSignal(false);
  const pointedByLog = useSignal<string | undefined>(undefined);
  const refusal = useSignal<Rejection | undefined>(undefined);
  const untold = useSignal<number | undefined>(undefined);
  const now = useSignal(useMemo(() => lookAt(run), [run]));

  /** Does something to the match, shows what came of it, and remembers it. */
  const act = (change: () => void): void => {
    change();
    now.value = lookAt(run);
    saveProgress(key, { place: run.place, done: run.over });
  };

  const view = useComputed(() => now.value.steps.at(-1)?.view);
  /** What may be said: nothing of what the board is still showing. */
  const told = useComputed<Look>(() =>
    untold.value === undefined
      ? now.value
      : { ...now.value, lesson: undefined, decision: undefined, outcome: undefined, over: false },
  );
  const lesson = useComputed(() => told.value.lesson);
  const decision = useComputed(() => (skipped.value ? undefined : told.value.decision));
  const outcome = useComputed(() => told.value.outcome);
  const seats = useComputed<readonly TableSeat[]>(() =>
    guide.names.map((name, seat) => {
      const mine = seat === guide.seat;
      const own = account.value?.name ?? t('new.player', { number: seat + 1 });
      return { seat, name: mine ? own : name, kind: mine ? 'person' : 'bot', mine, online: true };
    }),
  );
  const speak = useRef(gameSpeaker(kit, seats)).current;
  const lines = useComputed(() => logLines(words, toldSteps(now.value.steps, untold.value)));
  const prompt = useComputed(() => {
    const asked = decision.value;
    if (asked !== undefined) return speak.value.say(words.prompt(asked.kind, asked.seat, view.value));
    if (outcome.value !== undefined) return outcomeSentence(outcome.value, entry, seats.value, speak.value);
    if (untold.value !== undefined) return t('guide.watch');
    if (lesson.value !== undefined) return t('guide.read');
    const names = now.value.waitingFor.map((seat) => nameOf(seat, seats.value)).join(', ');
    return t('table.waiting', { names });
  });
  const text = useComputed(() => (lesson.value === undefined ? '' : speak.value.say(lesson.value.says)));
  const failure = useComputed(() =>
    refusal.value?.kind === 'illegal' ? failureOf(refusal.value.error) : undefined,
  );
  const hint = useComputed(() =>
    refusal.value?.kind === 'elsewhere' ? speak.value.say(refusal.value.hint) : undefined,
  );
  /** What the log points to goes before what the lesson speaks of. */
  const pointed = useComputed(() => {
    if (pointedByLog.value !== undefined || skipped.value) return pointedByLog.value;
    return refusal.value?.kind === 'elsewhere' ? refusal.value.hint.place : lesson.value?.says.place;
  });

  useEffect(() => {
    const others = setInterval(() => {
      // What happens is shown to its end first; and whoever has opened the log shall miss nothing.
      if (skipped.peek() || !run.othersGoOn || untold.peek() !== undefined) return;
      if (document.querySelector('dialog[open]') !== null) return;
      act(() => goOnVisibly(run));
    }, pace);
    return () => clearInterval(others);
  }, []);
  useLitPart(lesson);
  useAnnouncements();

  const refuse = (why: Rejection): void => {
    refusal.value = why;
    // The board shows a move at once that it has given; the decision asked anew takes it back.
    now.value = lookAt(run);
    const { say } = speak.peek();
    const reason =
      why.kind === 'elsewhere' ? say(why.hint) : refusalSentence(failureOf(why.error), speak.peek());
    announce(reason, 'assertive');
  };
  const play = (choice: string): void => {
    refusal.value = undefined;
    let why: Rejection | undefined;
    act(() => {
      why = run.play(choice);
    });
    if (why !== undefined) refuse(why);
  };
  const scene: Scene = {
    view,
    viewer: guide.seat,
    seats,
    decision,
    batch: useComputed<Batch | undefined>(() => {
      const { steps } = now.value;
      return { number: steps.length, events: steps.at(-1)?.events ?? [] };
    }),
    untold,
    pace: paceFactor,
    over: useComputed(() => told.value.over),
    history: useComputed(() => now.value.steps.flatMap(({ events }) => events)),
    aids: useComputed(() => settings.value.aids),
    pointed,
    play,
    explain: (choice) => {
      const error = run.refusal(choice);
      if (error !== undefined) refuse({ kind: 'illegal', error });
    },
  };
  const ended = skipped.value || told.value.over;
  const namesShown = inWords.value || !entry.showsSeats;
  return (
    <div class="table-page guide-page">
      <h1 class="hidden-text">{guideTitle(entry, listed)}</h1>
      <GuideTop prompt={prompt} turn={decision.value !== undefined} inWords={inWords} logOpen={logOpen} />
      {ended ? (
        <EndPanel
          entry={entry}
          listed={listed}
          onAgain={onAgain}
          onBack={
            now.value.over
              ? undefined
              : () => {
                  skipped.value = false;
                }
          }
        >
          {outcome.value !== undefined && (
            <Ranking outcome={outcome.value} entry={entry} seats={seats.value} speak={speak} />
          )}
        </EndPanel>
      ) : (
        <LessonPanel
          now={told}
          text={text}
          prompt={prompt}
          hint={hint}
          onNext={() => act(() => run.read())}
          onShow={() => {
            const choice = run.suggestion();
            if (choice !== undefined) play(choice);
          }}
          onSkip={() => {
            skipped.value = true;
          }}
          onAgain={onAgain}
        />
      )}
      <main id="main" class="table-stage" aria-label={t('table.title')}>
        <Stage kit={kit} scene={scene} speak={speak} prompt={prompt} inWords={inWords} />
        {failure.value !== undefined && (
          <RefusalCard
            kit={kit}
            refusal={{ failure: failure.value }}
            speak={speak}
            onClose={() => {
              refusal.value = undefined;
            }}
          />
        )}
      </main>
      <aside class="table-side" aria-label={t('table.side')} data-part="log">
        {namesShown && <SeatList seats={seats.value} waitingFor={now.value.waitingFor} />}
        <section class="notepad" aria-label={t('log.title')}>
          <Log lines={lines} speak={speak} pointed={pointedByLog} />
        </section>
      </aside>
      <LogSheet open={logOpen}>
        {namesShown && <SeatList seats={seats.value} waitingFor={now.value.waitingFor} />}
        <Log lines={lines} speak={speak} pointed={pointedByLog} />
      </LogSheet>
      <Announcer />
    </div>
  );

  function useAnnouncements(): void {
    const readTo = useRef(lines.peek().length);
    useSignalEffect(() => {
      const all = lines.value;
      for (const { sentence } of all.slice(readTo.current)) announce(speak.peek().say(sentence));
      readTo.current = all.length;
    });
    useSignalEffect(() => {
      if (text.value !== '') announce(text.value, 'assertive');
      else if (decision.value !== undefined) announce(prompt.peek(), 'assertive');
    });
    useSignalEffect(() => {
      if (told.value.over) announce(`${prompt.peek()}. ${t('guide.done')}`, 'assertive');
    });
  }
}

/** What the page of a guide is called. */
export function guideTitle({ name }: GameEntry, { role }: ListedGuide): string {
  const guide = role?.name[locale.value] ?? t('guide.title');
  return t('guide.of', { guide, game: name[locale.value] });
}

function failureOf({ code, message, rule }: InputError): Failure {
  return { code, message, ...(rule !== undefined && { rule }) };
}

/** Goes on to something that can be seen: who only passes is not waited for. */
function goOnVisibly(run: GuidedMatch): void {
  do run.goOn();
  while (run.othersGoOn && run.steps.at(-1)?.events.length === 0);
}

/** What there is to show, at one moment. */
export interface Look {
  readonly steps: GuidedMatch['steps'];
  readonly lesson: GuidedMatch['lesson'];
  readonly decision: GuidedMatch['decision'];
  readonly outcome: GuidedMatch['outcome'];
  readonly waitingFor: GuidedMatch['waitingFor'];
  readonly over: boolean;
  readonly lessons: { readonly behind: number; readonly count: number };
}

function lookAt(run: GuidedMatch): Look {
  const { lesson, decision, outcome, waitingFor, over, place, guide } = run;
  return {
    steps: [...run.steps],
    lesson,
    decision,
    outcome,
    waitingFor,
    over,
    lessons: { behind: place.lessons, count: guide.lessons.length },
  };
}
