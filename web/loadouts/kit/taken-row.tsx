import type { ComponentChildren } from 'preact';
import type { Sentence } from '../../../games/words.ts';

/** What is taken of one thing, in the list of what is built: how many, one more, one less, and its name. */
export function TakenRow({
  name,
  count,
  most,
  isFaulty,
  say,
  onChange,
  onShow,
  children,
}: {
  readonly name: string;
  readonly count: number;
  readonly most: number;
  readonly isFaulty: boolean;
  readonly say: (sentence: Sentence) => string;
  /** One more, or one less. */
  readonly onChange: (by: 1 | -1) => void;
  readonly onShow: () => void;
  /** Marks behind the name. */
  readonly children?: ComponentChildren;
}) {
  return (
    <li class="taken-row" data-faulty={isFaulty}>
      <button
        type="button"
        class="icon-button no-print"
        aria-label={say({ key: 'build.less', args: { name } })}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <span class="taken-row-count">
        {count}
        <small aria-hidden="true">/{most}</small>
      </span>
      <button
        type="button"
        class="icon-button no-print"
        aria-label={say({ key: 'build.more', args: { name } })}
        onClick={() => onChange(1)}
      >
        +
      </button>
      <button type="button" class="taken-row-name" onClick={onShow}>
        {name}
      </button>
      <span class="taken-row-marks" aria-hidden="true">
        {children}
      </span>
    </li>
  );
}
