import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export interface Option {
  readonly id: string;
  readonly name: string;
  /** A line below the name. */
  readonly note?: string | undefined;
  readonly picture?: ComponentChildren;
}

/** Some things of which one is looked at in full beside the others, before anything is chosen. */
export function Picker({
  label,
  options,
  children,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly children: (id: string) => ComponentChildren;
}) {
  const looked = useSignal<string | undefined>(undefined);
  const open = options.find(({ id }) => id === looked.value) ?? options[0];
  return (
    <div class="ic-picker">
      <ul aria-label={label} data-sideways>
        {options.map(({ id, name, note, picture }) => (
          <li key={id}>
            <button
              type="button"
              class="ic-option"
              aria-pressed={id === open?.id}
              onClick={() => {
                looked.value = id;
              }}
            >
              {picture}
              <b>{name}</b>
              {note !== undefined && <small>{note}</small>}
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <div class="ic-looked">{children(open.id)}</div>}
    </div>
  );
}
