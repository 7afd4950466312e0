import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { Component, type ComponentChildren, Fragment, type TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LogSentence } from '../../games/words.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { countEntries, type LogLine, logEntries } from './log-entries.ts';

/**
 * The notepad at the side: what happened, newest last, an entry a turn; a line about a place points to it on the
 * board. Screen readers get the whole sentences. It is one stop for the Tab key; arrows go from line to line, so
 * that a long match does not lie between the board and the rest of the page.
 */
export function Log({
  lines,
  speak,
  refused,
  pointed,
}: {
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  readonly speak: ReadonlySignal<Speaker>;
  /** Why the last try was not allowed, and how many lines there were then: it stays where it stood. */
  readonly refused?: { readonly why: ComponentChildren; readonly after: number } | undefined;
  /** The place of the line that is pointed at. */
  readonly pointed: Signal<string | undefined>;
}) {
  const list = useRef<HTMLOListElement>(null);
  const entries = useComputed(() => logEntries(lines.value));
  const count = lines.value.length;
  const after = refused?.after;
  const showNewest = (): void => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  // Before the page is drawn, so that nobody sees the beginning of a long match first.
  useLayoutEffect(showNewest, [count, after]);
  useEffect(() => {
    // Again a frame later, because the sheet that the log may lie in was not open yet.
    const frame = requestAnimationFrame(showNewest);
    return () => cancelAnimationFrame(frame);
  }, [count, after]);
  const shown = entries.value;
  const refusedAfter = after === undefined ? -1 : countEntries(shown, after);
  const refusal = refused !== undefined && (
    <li key="refused" class="log-refused">
      {refused.why}
    </li>
  );
  if (count === 0 && refused === undefined) return <p class="log-empty soft">{t('log.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} class="log" aria-label={t('log.title')} tabIndex={0} onKeyDown={walk}>
      {refusedAfter === 0 && refusal}
      {shown.map((entry, at) => (
        <Fragment key={entry[0]?.key}>
          <Entry lines={entry} speak={speak.value} pointed={pointed} />
          {refusedAfter === at + 1 && refusal}
        </Fragment>
      ))}
    </ol>
  );
}

const strides: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function walk(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const stride = strides[event.key];
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-link')];
  const last = lines.length - 1;
  if (stride === undefined || last < 0) return;
  event.preventDefault();
  const at = lines.findIndex((line) => line.matches(':focus'));
  // From the list itself, backwards means to the newest line.
  const from = at < 0 && stride < 0 ? lines.length : at;
  lines[Math.max(0, Math.min(from + stride, last))]?.focus();
}

/** All that a line says, for screen readers: the sentence with its exact place. */
export function wholeText(sentence: LogSentence, { say }: Speaker): string {
  const { detail } = sentence;
  return detail === undefined ? say(sentence) : `${say(sentence)} (${say(detail)})`;
}

interface EntryProps {
  readonly lines: readonly LogLine[];
  readonly speak: Speaker;
  readonly pointed: Signal<string | undefined>;
}

/** A turn, which is drawn again only where it says something else: a long match has hundreds of lines. */
class Entry extends Component<EntryProps> {
  override shouldComponentUpdate({ lines, speak }: EntryProps): boolean {
    const was = this.props.lines;
    return (
      speak !== this.props.speak || lines.length !== was.length || lines.some((line, at) => line !== was[at])
    );
  }

  override render({ lines, ...props }: EntryProps) {
    return (
      <li class={lines.every(({ sentence }) => sentence.spoken) ? 'log-spoken' : ''}>
        {lines.map((line) => (
          <Line key={line.key} line={line} {...props} />
        ))}
      </li>
    );
  }
}

function Line({
  line: { sentence, times },
  speak,
  pointed,
}: Omit<EntryProps, 'lines'> & { readonly line: LogLine }) {
  const touched = useSignal(false);
  const { place, brief, points, spoken, opens, detail } = sentence;
  const exact = detail && speak.say(detail);
  const whole = wholeText(sentence, speak);
  if (spoken) return <p class="hidden-text">{whole}</p>;
  const text =
    brief === undefined ? (
      whole
    ) : (
      <>
        <span aria-hidden="true">{speak.say(brief)}</span>
        <span class="hidden-text">{whole}</span>
      </>
    );
  const count = points === undefined ? times && `×${times}` : `+${points}`;
  const gain = count && (
    <b class="log-points" aria-hidden={!times}>
      {count}
    </b>
  );
  const name = `log-line${opens ? ' log-opens' : ''}`;
  if (place === undefined) {
    return (
      <p class={name}>
        {text}
        {gain}
      </p>
    );
  }
  const point = () => {
    pointed.value = place;
  };
  const leave = () => {
    pointed.value = undefined;
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`${name} log-link`}
      title={exact}
      onClick={() => {
        touched.value = true;
        point();
      }}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={() => {
        touched.value = false;
        leave();
      }}
    >
      {text}
      {gain}
      {touched.value && exact !== undefined && (
        <span class="log-exact" aria-hidden="true">
          {exact}
        </span>
      )}
    </button>
  );
}
