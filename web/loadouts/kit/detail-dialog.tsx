import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Sentence } from '../../../games/words.ts';

/** How sure one datum is. */
export interface SureLine {
  readonly field: Sentence;
  /** One of the certainties of packs. */
  readonly how: string;
}

/** One thing of a catalog in full, with how many are taken, and how sure its data are. */
export function DetailDialog({
  name,
  count,
  most,
  sure,
  rest,
  say,
  onChange,
  onClose,
  children,
}: {
  readonly name: string;
  readonly count: number;
  readonly most: number;
  readonly sure: readonly SureLine[];
  /** How sure everything is that {@link sure} does not name. */
  readonly rest: string;
  readonly say: (sentence: Sentence) => string;
  /** One more, or one less; left out for what is not taken. */
  readonly onChange?: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog ware-detail"
      aria-labelledby={heading}
      onClose={onClose}
      closedby="any"
    >
      <div class="dialog-body stack">
        <header class="dialog-head">
          <h2 id={heading}>{name}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={say({ key: 'build.close' })}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </header>
        {children}
        {onChange !== undefined && (
          <div class="row">
            <button
              type="button"
              class="button"
              aria-label={say({ key: 'build.less', args: { name } })}
              aria-disabled={count === 0}
              onClick={() => onChange(-1)}
            >
              −
            </button>
            <span role="status">{say({ key: 'build.of', args: { count, most } })}</span>
            <button
              type="button"
              class="button"
              aria-label={say({ key: 'build.more', args: { name } })}
              onClick={() => onChange(1)}
            >
              +
            </button>
          </div>
        )}
        <section class="ware-sure" aria-label={say({ key: 'build.certainty' })}>
          <h3>{say({ key: 'build.certainty' })}</h3>
          <ul>
            {sure.map(({ field, how }) => (
              <li key={field.key}>
                {say({ key: 'build.sure', args: { field, how: { key: `certainty.${how}` } } })}
              </li>
            ))}
            <li>
              {say({
                key: sure.length === 0 ? 'build.sure.all' : 'build.sure.rest',
                args: { how: { key: `certainty.${rest}` } },
              })}
            </li>
          </ul>
        </section>
      </div>
    </dialog>
  );
}
