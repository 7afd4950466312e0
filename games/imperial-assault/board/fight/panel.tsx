import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { type FigureNumber, figureOf, none } from '../../rules/state.ts';
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
  about = [table.view.value.activation?.figure ?? none],
  children,
}: {
  readonly table: BoardState;
  readonly title: string;
  readonly brings?: string;
  readonly starts: 'open' | 'folded';
  /** The figures that stay in sight beside it, of which it should not cover the last; otherwise the active one. */
  readonly about?: readonly FigureNumber[];
  readonly children: ComponentChildren;
}) {
  const { say } = table.props;
  const folded = useSignal<boolean | undefined>(undefined);
  const isFolded = folded.value ?? starts === 'folded';
  const side = useSide(table, about);
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
    <section class="ib-panel" data-part="attack" data-at={side} aria-label={title}>
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

/** Tells the map whom something that lies over it is about. Returns the side on which it covers the last of them least. */
export function useSide(
  { concerned, view, props }: BoardState,
  about: readonly FigureNumber[],
): 'left' | 'right' {
  const figures = about.filter((figure) => figure !== none);
  useLayoutEffect(() => {
    concerned.value = figures;
  }, figures);
  const map = props.rules.terms.missions[view.value.mission]?.map;
  const last = figures.at(-1);
  const place = last === undefined ? null : figureOf(view.value, last).place;
  if (map === undefined || place === null) return 'right';
  return place.space % map.columns > map.columns / 2 ? 'left' : 'right';
}
