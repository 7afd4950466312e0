import { computed, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Decision } from '../../kernel/match.ts';
import { copyLink } from '../copy-link.ts';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { address } from '../router.ts';
import { settings } from '../settings.ts';
import { Announcer, announce } from '../table/announcer.tsx';
import type { Batch } from '../table/board.ts';
import { gameSpeaker, type OpenKit } from '../table/kit.ts';
import { Log } from '../table/log.tsx';
import { LogButton } from '../table/log-button.tsx';
import { logLines } from '../table/log-entries.ts';
import { LogSheet } from '../table/log-sheet.tsx';
import { outcomeSentence } from '../table/outcome-sentence.ts';
import { PlainMenu } from '../table/plain-menu.tsx';
import { Prompt } from '../table/prompt.tsx';
import { SeatList } from '../table/seat-list.tsx';
import { nameOf, tableSeats } from '../table/seats.ts';
import { toldSteps } from '../table/seen-steps.ts';
import { type Scene, Stage } from '../table/stage.tsx';
import { Ranking } from '../table/standings.tsx';
import { download } from './download.ts';
import type { Source } from './source.ts';
import type { Side, Timeline } from './timeline.ts';

const speeds = [0.5, 1, 2, 4] as const;
/** How long a step is shown at speed 1, in milliseconds. */
const stepTime = 1200;

/** There are no open decisions in a replay. */
const noDecision = signal<Decision | undefined>(undefined);
const aids = computed(() => settings.value.aids);

/** The player of a replay: the same table, with a slider instead of choices. */
export function Player({ source, kit }: { readonly source: Source; readonly kit: OpenKit }) {
  const side = useSignal<Side>(sideFromAddress(source.sides) ?? source.sides[0] ?? 'spectator');
  const timeline = useSignal<Timeline | undefined>(undefined);
  const at = useSignal(Number(address.peek().hash.slice(1)) || 0);
  const speed = useSignal<number>(1);
  const playing = useSignal(false);
  const inWords = useSignal(false);
  const pointed = useSignal<string | undefined>(undefined);
  const logOpen = useSignal(false);
  const moreOpen = useSignal(false);
  const shown = useRef(0);
  const untold = useSignal<number | undefined>(undefined);

  useSignalEffect(() => {
    const wanted = side.value;
    void source.timeline(wanted).then((loaded) => {
      if (side.peek() === wanted) timeline.value = loaded;
    });
  });

  const last = useComputed(() => (timeline.value?.steps.length ?? 1) - 1);
  const position = useComputed(() => Math.max(0, Math.min(at.value, last.value)));
  const step = useComputed(() => timeline.value?.steps[position.value]);
  const view = useComputed(() => step.value?.view);
  const outcome = useComputed(() =>
    position.value === last.value && untold.value === undefined ? timeline.value?.outcome : undefined,
  );
  const seats = useComputed(() =>
    tableSeats(
      Array.from({ length: source.seats }, (_, seat) => ({
        kind: 'person',
        ...source.holders[seat],
        // A record of earlier versions names nobody.
        name: source.holders[seat]?.name || t('new.player', { number: seat + 1 }),
        mine: seat === side.value,
        online: true,
      })),
    ),
  );
  const speak = useRef(gameSpeaker(kit, seats)).current;
  const lines = useComputed(() =>
    logLines(kit.words, toldSteps(timeline.value?.steps.slice(0, position.value + 1) ?? [], untold.value)),
  );
  const history = useComputed(() =>
    (timeline.value?.steps.slice(0, position.value + 1) ?? []).flatMap(({ events }) => events),
  );
  const here = useComputed(() => lines.value.filter(({ seq }) => seq === position.value));
  /** The text for the first step; the log has the others. */
  const latest = useComputed(() => {
    const [first] = here.value;
    const shown = here.value.find(({ sentence }) => !sentence.spoken) ?? first;
    return shown === undefined ? '' : speak.value.say(shown.sentence);
  });
  const prompt = useComputed(() =>
    outcome.value === undefined
      ? latest.value
      : outcomeSentence(outcome.value, kit.entry, seats.value, speak.value),
  );
  const batch = useComputed<Batch | undefined>(() => {
    const { value } = step;
    if (value === undefined) return undefined;
    shown.current += 1;
    return { number: shown.current, events: value.events };
  });

  const pace = useComputed(() => 1 / speed.value);
  const over = useComputed(() => outcome.value !== undefined);

  useSignalEffect(() => {
    // What happens is shown to its end before the next step.
    if (!playing.value || untold.value !== undefined) return;
    const from = position.value;
    const timer = setTimeout(() => {
      if (from >= last.peek()) playing.value = false;
      else at.value = from + 1;
    }, stepTime / speed.value);
    return () => clearTimeout(timer);
  });
  useSignalEffect(() => {
    const all = here.value.map(({ sentence }) => speak.value.say(sentence)).join(' ');
    const said = outcome.value === undefined ? all : prompt.value;
    if (said !== '') announce(said);
  });

  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(to, last.peek()));
  };
  const toggle = (): void => {
    if (!playing.peek() && position.peek() >= last.peek()) at.value = 0;
    playing.value = !playing.peek();
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const busy =
        event.target instanceof Element && event.target.closest('button, a, input, select, dialog');
      if (busy) return;
      const moves: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => go(position.peek() - 1),
        ArrowRight: () => go(position.peek() + 1),
        Home: () => go(0),
        End: () => go(last.peek()),
        ' ': toggle,
      };
      const move = moves[event.key];
      if (move === undefined) return;
      event.preventDefault();
      move();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  });
  // A link to another moment of the same replay.
  useSignalEffect(() => {
    const { hash } = address.value;
    if (/^#\d+$/.test(hash)) at.value = Number(hash.slice(1));
  });

  if (timeline.value === undefined) return <p class="loading">{t('table.loading')}</p>;
  const nothing = (): void => undefined;
  const scene: Scene = {
    view,
    viewer: timeline.value.viewer,
    seats,
    decision: noDecision,
    batch,
    untold,
    pace,
    over,
    history,
    aids,
    pointed,
    play: nothing,
    explain: nothing,
  };
  const more = (
    <>
      <label>
        <span class="transport-label">{t('replay.speed')}</span>
        <select
          value={speed.value}
          onChange={(event) => {
            speed.value = Number(event.currentTarget.value);
          }}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {t('replay.times', { speed: one })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="transport-label">{t('replay.side')}</span>
        <select
          value={String(side.value)}
          onChange={(event) => {
            const wanted = source.sides.find((one) => String(one) === event.currentTarget.value);
            if (wanted !== undefined) side.value = wanted;
          }}
        >
          {source.sides.map((one) => (
            <option key={one} value={String(one)}>
              {typeof one === 'number' ? nameOf(one, seats.value) : t(`replay.side.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {source.table !== undefined && (
        <TransportButton
          icon="share"
          label={t('replay.share')}
          onClick={() => {
            // What says that it is copied would lie under the sheet.
            moreOpen.value = false;
            void copyLink(momentLink(position.peek(), side.peek()));
          }}
        />
      )}
      {source.text !== undefined && (
        <a
          class="icon-button"
          href={`/verify/${source.table?.id ?? ''}`}
          aria-label={t('verify.link')}
          title={t('verify.link')}
        >
          <Icon name="check" />
        </a>
      )}
      {source.text !== undefined && (
        <TransportButton
          icon="download"
          label={t('record.download')}
          onClick={() => download(`${source.gameId}.starboard.txt`, source.text ?? '')}
        />
      )}
    </>
  );
  return (
    <div class="table-page replay-page">
      <h1 class="hidden-text">{t('replay.title')}</h1>
      <div class="table-top">
        <PlainMenu inWords={inWords} />
        <Prompt text={prompt} />
        <LogButton open={logOpen} />
      </div>
      <main id="main" class="table-stage" aria-label={t('replay.title')}>
        <Stage kit={kit} scene={scene} speak={speak} prompt={prompt} inWords={inWords} />
      </main>
      <aside class="table-side" aria-label={t('table.side')}>
        {(inWords.value || !kit.entry.showsSeats) && <SeatList seats={seats.value} waitingFor={[]} />}
        {outcome.value !== undefined && (
          <Ranking outcome={outcome.value} entry={kit.entry} seats={seats.value} speak={speak} />
        )}
        <section class="notepad" aria-label={t('log.title')}>
          <Log lines={lines} speak={speak} pointed={pointed} />
        </section>
      </aside>
      <section class="transport" aria-label={t('replay.controls')}>
        <div class="transport-buttons">
          <TransportButton icon="first" label={t('replay.first')} onClick={() => go(0)} />
          <TransportButton icon="back" label={t('replay.back')} onClick={() => go(position.peek() - 1)} />
          <TransportButton
            icon={playing.value ? 'pause' : 'play'}
            label={t(playing.value ? 'replay.pause' : 'replay.play')}
            onClick={toggle}
          />
          <TransportButton icon="forward" label={t('replay.next')} onClick={() => go(position.peek() + 1)} />
          <TransportButton icon="last" label={t('replay.last')} onClick={() => go(last.peek())} />
        </div>
        <label class="scrub">
          <span class="hidden-text">{t('replay.step')}</span>
          <input
            type="range"
            min={0}
            max={last.value}
            value={position.value}
            aria-valuetext={t('replay.of', { step: position.value, count: last.value })}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
          <output>{t('replay.of', { step: position.value, count: last.value })}</output>
        </label>
        <div class="transport-more">{more}</div>
        <TransportButton
          icon="more"
          label={t('replay.more')}
          onClick={() => {
            moreOpen.value = true;
          }}
        />
      </section>
      {moreOpen.value && (
        <Dialog
          sheet
          title={t('replay.more')}
          onClose={() => {
            moreOpen.value = false;
          }}
        >
          <div class="transport-sheet">{more}</div>
        </Dialog>
      )}
      <LogSheet open={logOpen}>
        <Log lines={lines} speak={speak} pointed={pointed} />
      </LogSheet>
      <Announcer />
    </div>
  );
}

function TransportButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function momentLink(step: number, side: Side): string {
  const link = new URL(location.href);
  link.searchParams.set('side', String(side));
  link.hash = String(step);
  return link.href;
}

function sideFromAddress(sides: readonly Side[]): Side | undefined {
  const wanted = address.peek().searchParams.get('side');
  return sides.find((one) => String(one) === wanted);
}
