import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type FigureNumber, figureOf } from '../../rules/state.ts';
import type { BoardState } from '../board-state.ts';
import './fight.css';

/** A panel that can be folded to its head, so that the map beneath can be seen. */
export function Panel({
  table,
  title,
  starts,
  about,
  children,
}: {
  readonly table: BoardState;
  readonly title: string;
  readonly starts: 'open' | 'folded';
  /** The figure that it should not cover. */
  readonly about?: FigureNumber;
  readonly children: ComponentChildren;
}) {
  const { say } = table.props;
  const folded = useSignal<boolean | undefined>(undefined);
  const isFolded = folded.value ?? starts === 'folded';
  useLayoutEffect(() => {
    table.covered.value = !isFolded;
    return () => {
      table.covered.value = false;
    };
  }, [isFolded]);
  return (
    <section
      class="ib-panel"
      data-part="attack"
      data-folded={isFolded}
      {...awayFrom(table, about)}
      aria-label={title}
    >
      <header class="ib-panel-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="ib-fold"
          aria-expanded={!isFolded}
          aria-label={say({ key: isFolded ? 'board.fight.unfold' : 'board.fight.fold' })}
          onClick={() => {
            folded.value = !isFolded;
          }}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={isFolded ? 'M4 16 12 8 20 16' : 'M4 8 12 16 20 8'} />
          </svg>
        </button>
      </header>
      {!isFolded && <div class="ib-panel-body">{children}</div>}
    </section>
  );
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
