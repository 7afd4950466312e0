import type { ComponentChildren } from 'preact';
import type { Sentence } from '../../../games/words.ts';
import './build-room.css';

/**
 * Where something is built: the catalog, and beside it what is taken so far. Where there is no room for both sides, they
 * lie one above the other, and a bar at the edge leads to each.
 */
export function BuildRoom({
  title,
  built,
  totals,
  brief,
  faults,
  wide = false,
  catalog,
  side,
  printed,
  say,
  children,
}: {
  /** How the page is called, and what is built there. */
  readonly title: Sentence;
  readonly built: Sentence;
  /** How full it is, in full and in short for the bar at the edge. */
  readonly totals: ComponentChildren;
  readonly brief: ComponentChildren;
  /** The number of faults. */
  readonly faults: number;
  /** What is taken needs more room than usual. */
  readonly wide?: boolean;
  readonly catalog: ComponentChildren;
  readonly side: ComponentChildren;
  /** What stands on paper. */
  readonly printed: ComponentChildren;
  readonly say: (sentence: Sentence) => string;
  /** What lies over all of it. */
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="build-room">
      <div class="build-sides" data-wide={wide}>
        <div id="build-catalog" class="build-catalog no-print">
          {catalog}
        </div>
        <div id="build-taken" class="build-taken no-print">
          {totals}
          {side}
        </div>
        <nav class="build-edge no-print" aria-label={say(title)}>
          {brief}
          <a href="#build-catalog">{say({ key: 'build.catalog' })}</a>
          <a href="#build-taken" aria-label={say({ key: 'build.jump', args: { built, faults } })}>
            {say(built)}
            {faults > 0 && <span class="build-badge">{faults}</span>}
          </a>
        </nav>
      </div>
      <div class="print-only">{printed}</div>
      {children}
    </div>
  );
}

/** How full something is: a bar with the words in it. */
export function Meter({
  share,
  isOver,
  words,
  short,
}: {
  /** From 0 to 1. */
  readonly share: number;
  readonly isOver: boolean;
  readonly words: string;
  /** What is seen instead of the words. */
  readonly short?: string;
}) {
  return (
    <span class="build-meter" data-over={isOver} style={{ '--share': Math.min(1, share) }}>
      {short !== undefined && <span aria-hidden="true">{short}</span>}
      <span class={short === undefined ? undefined : 'hidden-text'}>{words}</span>
    </span>
  );
}
