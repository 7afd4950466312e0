import type { ComponentChildren, RefObject } from 'preact';
import type { Sentence } from '../../../games/words.ts';

/** What is shown of a catalog: a search, and what one can choose from, which a phone folds away. */
export function FilterBar({
  search,
  text,
  say,
  onText,
  onReset,
  children,
}: {
  /** Receives the field of the search. */
  readonly search: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly say: (sentence: Sentence) => string;
  readonly onText: (text: string) => void;
  /** Undefined as long as nothing is left out. */
  readonly onReset: (() => void) | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="no-print">
      <label class="build-search">
        <span>{say({ key: 'build.search' })}</span>
        <input
          ref={search}
          type="search"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      <details open={matchMedia('(min-width: 641px)').matches}>
        <summary>{say({ key: 'build.filters' })}</summary>
        <div class="build-filters">
          {children}
          {onReset !== undefined && (
            <button type="button" class="button" onClick={onReset}>
              {say({ key: 'build.reset' })}
            </button>
          )}
        </div>
      </details>
    </div>
  );
}
