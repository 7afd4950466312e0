import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { type FigureNumber, figureOf } from '../../rules/state.ts';
import type { BoardState } from '../board-state.ts';
import './fight.css';

/**
 * A panel that can be folded away, so that the map beneath can be seen; then the desk has a button that brings it back,
 * named `brings`.
 */
export function Panel({
  table,
  title,
  brings = title,
  starts,
  about,
  children,
}: {
  readonly table: BoardState;
  readonly title: string;
  readonly brings?: string;
  readonly starts: 'open' | 'folded';
  /** The figure that it should not cover. */
  readonly about?: FigureNumber;
  readonly children: ComponentChildren;
}) {
  const { say } = table.props;
  const folded = useSignal<boolean | undefined>(undefined);
  const isFolded = folded.value ?? starts === 'folded';
  useLayoutEffect(() => {
    const fold = (wanted: boolean): void => {
      folded.value = wanted;
    };
    table.panel.value = { isOpen: !isFolded, brings, fold };
    return () => {
      table.panel.value = undefined;
    };
  }, [isFolded, brings]);
  // Whoever folds it by keys goes on at the button that brings it back, and the other way round.
  useEffect(() => {
    if (folded.peek() !== undefined && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.ib-board [data-folds]')?.focus();
  }, [isFolded]);
  if (isFolded) return null;
  return (
    <section class="ib-panel" data-part="attack" {...awayFrom(table, about)} aria-label={title}>
      <header class="ib-panel-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="ib-fold"
          data-folds
          aria-expanded
          aria-label={say({ key: 'board.fight.fold' })}
          onClick={() => {
            folded.value = true;
          }}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M5 5 19 19M19 5 5 19" />
          </svg>
        </button>
      </header>
      <div class="ib-panel-body">{children}</div>
    </section>
  );
}

/** Scrolls what was drawn just now into sight, where a panel is too low for all that it holds. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Where a panel covers a figure least: at the side where there is room, above or below on small screens. */
export function awayFrom(
  table: BoardState,
  figure: FigureNumber | undefined,
): { readonly 'data-at': 'left' | 'right'; readonly 'data-end': 'top' | 'bottom' } {
  const view = table.view.value;
  const map = table.props.rules.terms.missions[view.mission]?.map;
  const place = figure === undefined || figure < 0 ? null : figureOf(view, figure).place;
  if (map === undefined || place === null) return { 'data-at': 'right', 'data-end': 'bottom' };
  const { columns, rows } = map;
  return {
    'data-at': place.space % columns > columns / 2 ? 'left' : 'right',
    'data-end': Math.floor(place.space / columns) >= rows / 2 ? 'top' : 'bottom',
  };
}
