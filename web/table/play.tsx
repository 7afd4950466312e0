import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import type { Failure } from '../failure.ts';
import { t } from '../i18n/language.ts';
import { late, loadWhenIdle } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { notify } from '../parts/notices.tsx';
import { paceFactor, settings } from '../settings.ts';
import { hearing, sound, soundOfEnd } from '../sound/sound.ts';
import { Announcer, announce } from './announcer.tsx';
import { useChatNews } from './chat-news.ts';
import type { Connection, UnsentRequest } from './connection.ts';
import { Curtain } from './curtain.tsx';
import { gameSpeaker, type OpenKit } from './kit.ts';
import { Log, wholeText } from './log.tsx';
import { LogButton } from './log-button.tsx';
import { isOwnStep, type LogLine, logLines } from './log-entries.ts';
import { LogSheet } from './log-sheet.tsx';
import { type Leaf, Notepad } from './notepad.tsx';
import { outcomeSentence } from './outcome-sentence.ts';
import { PassLonger } from './pass-longer.tsx';
import { Prompt, type PromptAction } from './prompt.tsx';
import { RefusalCard, RefusalText, type Refused, refusalSentence } from './refusal-card.tsx';
import { Requests } from './requests.tsx';
import { SeatList } from './seat-list.tsx';
import { nameOf, tableSeats } from './seats.ts';
import { Showing } from './showing.ts';
import { type Scene, Stage, textView } from './stage.tsx';
import { TableMenu } from './table-menu.tsx';
import { MarkList } from './team-marks.tsx';
import { useTeamPointing } from './team-pointing.ts';
import { usePointing } from './use-pointing.ts';

const matchOver = late(['result'], async () => (await import('./match-over.tsx')).MatchOver);

const sinceStrip = late(['result'], async () => (await import('./since.tsx')).Since);

/** A match that is played or was played at a table of this server, seen by one viewer. */
export function Play({
  connection,
  kit,
  viewer,
}: {
  readonly connection: Connection;
  readonly kit: OpenKit;
  readonly viewer: Viewer;
}) {
  const { entry, words } = kit;
  const inWords = useSignal(false);
  const pointed = useSignal<string | undefined>(undefined);
  const refusal = useSignal<Refused | undefined>(undefined);
  /** The same, after it was closed too. */
  const lastRefusal = useSignal<{ readonly refused: Refused; readonly after: number } | undefined>(undefined);
  const logOpen = useSignal(false);
  const leaf = useSignal<Leaf>('log');
  const unread = useChatNews(connection);
  const resultClosed = useSignal(false);
  /** What was taken back on the board is seen there: the count of such moves that needs no notice. */
  const unnoticed = useRef(0);

  const isMine = (seat: Seat): boolean => seats.peek()[seat]?.mine === true;
  const showing: Showing = useMemo(
    () => new Showing(connection, (step) => isOwnStep(step, { words, told: lines.peek(), isMine })),
    [connection],
  );
  useEffect(() => () => showing.close(), [showing]);
  useEffect(() => {
    if (entry.sounds !== undefined) showing.listen(hearing(entry.sounds));
  }, [showing]);
  const { view } = showing;
  const table = useComputed(() => connection.table.value);
  const outcome = useComputed(() => (showing.caughtUp.value ? connection.status.value.outcome : undefined));
  const ending = useComputed(() => connection.status.value.ending);
  const seats = useComputed(() => tableSeats(table.value?.seats ?? []));
  const speak = useRef(gameSpeaker(kit, seats)).current;
  const lines = useComputed(() => logLines(words, showing.told.value));
  /** How a team has won or lost: the log ends with it, as far as it was the rules that ended the match. */
  const why = useComputed(() => {
    const last = entry.cooperative && ending.value === undefined ? lines.value.at(-1) : undefined;
    return last && speak.value.say(last.sentence);
  });
  useEffect(() => void connection.remember(), [connection]);
  useEffect(() => loadWhenIdle(matchOver.load, textView.load, kit.loadRefusals), [kit]);

  const secret = useComputed(() =>
    typeof entry.secrets === 'function'
      ? view.value === undefined || entry.secrets(view.value)
      : entry.secrets,
  );
  /**
   * What this screen may answer now. With secrets, only for the seat that is being shown. As long as something is being
   * shown, only what could be answered before that.
   */
  const offered = useRef('');
  const decision = useComputed<Decision | undefined>(() => {
    if (connection.sent.value !== undefined || connection.link.value !== 'open') return undefined;
    const { decisions } = connection.status.value;
    const asked = secret.value ? decisions.find(({ seat }) => seat === viewer) : decisions[0];
    const mark = asked === undefined ? '' : `${asked.seat} ${asked.kind} ${asked.choices.join()}`;
    if (showing.again.value !== undefined) return undefined;
    if (!showing.caughtUp.value && mark !== offered.current) return undefined;
    offered.current = mark;
    return asked;
  });
  /** Somebody else at this screen has to answer, who must not see what this viewer sees. */
  const handTo = useComputed(() => {
    const { decisions } = connection.status.value;
    if (!secret.value || !showing.caughtUp.value || decisions.some(({ seat }) => seat === viewer))
      return undefined;
    return decisions[0]?.seat;
  });
  /** Whoever holds both seats goes from one to the other without a curtain where they may see all of each other. */
  const isOpenTo = (seat: Seat): boolean =>
    typeof viewer === 'number' && entry.seeAlike?.(viewer, seat) === true;
  useSignalEffect(() => {
    const { value: to } = handTo;
    if (to !== undefined && isOpenTo(to)) connection.switchViewer(to);
  });
  const lastLine = (all: readonly LogLine[]): string | undefined => {
    const last = all.findLast(({ sentence }) => !sentence.spoken);
    return last && speak.value.say(last.sentence);
  };
  const prompt = useComputed(() => {
    if (connection.link.value !== 'open') return t('table.lost');
    if (outcome.value !== undefined) {
      return outcomeSentence(outcome.value, entry, seats.value, speak.value, ending.value);
    }
    if (connection.sent.value !== undefined) return t('table.sent');
    const asked = decision.value;
    if (asked !== undefined) return speak.value.say(words.prompt(asked.kind, asked.seat, view.value));
    const repeated = showing.again.value;
    if (repeated !== undefined) return lastLine(logLines(words, [repeated])) ?? '';
    const told = showing.caughtUp.value || showing.held.value ? undefined : lastLine(lines.value);
    if (told !== undefined) return told;
    if (table.value?.paused) return t('request.paused');
    const { waitingFor, reaction } = connection.status.value;
    const names = waitingFor.map((seat) => nameOf(seat, seats.value)).join(', ');
    return t(reaction ? 'table.reactions' : 'table.waiting', { names });
  });

  useAnnouncements(connection, { lines, prompt, decision, outcome });

  const play = (choice: string): void => {
    const asked = decision.peek();
    if (asked === undefined) return;
    offered.current = '';
    refusal.value = undefined;
    const chosen = { choice, view: view.peek() };
    void connection.play(asked.seat, choice).then((why) => refuse(why, chosen));
  };
  const refuse = async (why: Failure | undefined, chosen?: Refused['chosen']): Promise<void> => {
    if (why === undefined) return;
    // Without its sentence a refusal is still told by its code.
    await kit.loadRefusals().catch(() => undefined);
    const refused = { failure: why, ...(chosen && { chosen }) };
    refusal.value = refused;
    lastRefusal.value = { refused, after: lines.peek().length };
    announce(refusalSentence(why, speak.peek()));
  };
  const request = (unsent: UnsentRequest): void => {
    refusal.value = undefined;
    void connection.request(unsent).then((why) => refuse(why));
  };
  const explain = (choice: string): void => {
    const asked = decision.peek();
    const chosen = { choice, view: view.peek() };
    if (asked !== undefined) void connection.why(asked.seat, choice).then((why) => refuse(why, chosen));
  };
  const pointing = useTeamPointing(connection, { viewer, words, view, seats, speak });
  const gestures = usePointing(pointing.point, decision);
  const scene: Scene = {
    view,
    viewer,
    seats,
    decision,
    batch: showing.batch,
    untold: showing.untold,
    pace: paceFactor,
    over: useComputed(() => outcome.value !== undefined),
    history: useComputed(() => showing.steps.value.flatMap(({ events }) => events)),
    aids: useComputed(() => settings.value.aids),
    pointed,
    takeBack: useComputed(() => {
      const { takeBack } = connection.status.value;
      if (takeBack?.atOnce !== true || connection.sent.value !== undefined) return undefined;
      const { seat } = takeBack;
      return () => {
        unnoticed.current = connection.undone.peek() + 1;
        request({ type: 'undo', seat, seq: connection.position.peek()?.seq ?? 0 });
      };
    }),
    play,
    explain,
    pointing,
  };
  const repeat = (from: number): void => {
    logOpen.value = false;
    resultClosed.value = true;
    showing.repeat(from);
  };
  const { value: to } = handTo;
  if (to !== undefined && !isOpenTo(to)) {
    return <Curtain name={nameOf(to, seats.value)} onReady={() => connection.switchViewer(to)} />;
  }
  const turn = decision.value !== undefined;
  const since = (short: boolean) =>
    seats.value.some(({ mine }) => mine) && (
      <Lazy of={sinceStrip} props={{ lines, isMine, speak, short, onAgain: repeat }} />
    );
  const action = promptAction();
  const listed = inWords.value || !entry.showsSeats;
  const notepad = (
    <Notepad connection={connection} leaf={leaf} unread={unread}>
      <Log
        lines={lines}
        speak={speak}
        refused={
          lastRefusal.value && {
            why: <RefusalText kit={kit} refusal={lastRefusal.value.refused} speak={speak} />,
            after: lastRefusal.value.after,
          }
        }
        pointed={pointed}
      />
    </Notepad>
  );
  return (
    <div class="table-page" data-busy={connection.sent.value !== undefined}>
      <button
        type="button"
        class="skip"
        onClick={() => {
          inWords.value = true;
        }}
      >
        {t('skip.words')}
      </button>
      <h1 class="hidden-text">{speak.value.locale && entry.name[speak.value.locale]}</h1>
      <div class={turn ? 'table-top table-top-turn' : 'table-top'}>
        <TableMenu connection={connection} inWords={inWords} request={request} />
        <Prompt text={prompt} link={connection.link.value} action={action} />
        <div class="table-tools">
          <PassLonger status={connection.status.value} clock={table.value?.clock} request={request} />
          {since(true)}
          <LogButton open={logOpen} news={unread.value > 0} />
        </div>
      </div>
      <Requests connection={connection} seats={seats.value} locale={speak.value.locale} request={request} />
      <main id="main" class="table-stage" aria-label={t('table.title')} {...gestures}>
        <Stage kit={kit} scene={scene} speak={speak} prompt={prompt} inWords={inWords} />
        <MarkList
          marks={pointing.marks.value}
          seats={seats.value}
          personOf={(seat) => table.value?.seats[seat]?.person}
        />
        {refusal.value !== undefined && (
          <RefusalCard
            kit={kit}
            refusal={refusal.value}
            speak={speak}
            onClose={() => {
              refusal.value = undefined;
            }}
          />
        )}
        {outcome.value !== undefined && !resultClosed.value && (
          <Lazy
            of={matchOver}
            props={{
              outcome: outcome.value,
              kit,
              steps: showing.steps,
              ending: ending.value,
              why: why.value,
              seats: seats.value,
              table: table.value,
              speak,
              onClose: () => {
                resultClosed.value = true;
              },
            }}
          />
        )}
      </main>
      <aside class="table-side" aria-label={t('table.side')}>
        {listed && <SeatList seats={seats.value} waitingFor={connection.status.value.waitingFor} />}
        {notepad}
        {since(false)}
      </aside>
      <LogSheet open={logOpen}>
        {listed && <SeatList seats={seats.value} waitingFor={connection.status.value.waitingFor} />}
        {since(false)}
        {notepad}
      </LogSheet>
      <Announcer />
    </div>
  );

  function promptAction(): PromptAction | undefined {
    if (showing.held.value)
      return { icon: 'play', label: t('show.next'), act: () => showing.next(), key: 'n' };
    if (showing.again.value !== undefined)
      return { icon: 'last', label: t('show.now'), act: () => showing.leap() };
    if (outcome.value === undefined || !resultClosed.value) return undefined;
    return {
      icon: 'list',
      label: t('show.result'),
      act: () => {
        resultClosed.value = false;
      },
    };
  }

  function useAnnouncements(
    { undone }: Connection,
    said: {
      readonly lines: typeof lines;
      readonly prompt: typeof prompt;
      readonly decision: typeof decision;
      readonly outcome: typeof outcome;
    },
  ): void {
    const readTo = useRef(said.lines.peek().length);
    const asked = useRef('');
    useSignalEffect(() => {
      const all = said.lines.value;
      for (const { sentence } of all.slice(readTo.current)) announce(wholeText(sentence, speak.peek()));
      readTo.current = all.length;
    });
    useSignalEffect(() => {
      const { value } = showing.again;
      for (const { sentence } of value === undefined ? [] : logLines(words, [value]))
        announce(speak.peek().say(sentence));
    });
    useSignalEffect(() => {
      if (undone.value === 0) return;
      announce(t('request.undone'));
      if (undone.value !== unnoticed.current) notify(t('request.undone'));
    });
    useSignalEffect(() => {
      const now = said.decision.value;
      const mark = now === undefined ? '' : `${now.seat} ${now.kind} ${showing.batch.peek()?.number ?? 0}`;
      if (mark !== '' && mark !== asked.current) {
        announce(said.prompt.peek(), 'assertive');
        sound('turn');
      }
      if (mark !== '') asked.current = mark;
    });
    useSignalEffect(() => {
      if (said.outcome.value === undefined) return;
      announce(said.prompt.peek(), 'assertive');
      sound(soundOfEnd(said.outcome.value.ranks, isMine));
    });
  }
}
