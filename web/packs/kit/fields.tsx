import type { EditorProps } from '../editor.ts';

/** A small number with a button for one less and one more. */
export function Amount({
  label,
  letter,
  value,
  least,
  most = 9,
  place,
  onChange,
}: {
  readonly label: string;
  readonly letter?: string;
  readonly value: number;
  readonly least: number;
  readonly most?: number;
  readonly place?: string;
  readonly onChange: (value: number) => void;
}) {
  const to = (next: number): void => {
    if (Number.isInteger(next) && next >= least && next <= most) onChange(next);
  };
  return (
    <fieldset class="pack-field">
      <legend>
        {label} {letter !== undefined && <kbd>{letter.toUpperCase()}</kbd>}
      </legend>
      <span class="pack-amount">
        <button
          type="button"
          class="button"
          aria-label={`${label} −`}
          aria-disabled={value <= least}
          onClick={() => to(value - 1)}
        >
          −
        </button>
        <input
          type="number"
          min={least}
          max={most}
          aria-label={label}
          data-place={place}
          value={value}
          onInput={(event) => to(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button"
          aria-label={`${label} +`}
          aria-disabled={value >= most}
          onClick={() => to(value + 1)}
        >
          +
        </button>
      </span>
    </fieldset>
  );
}

/** One of a few, from a list that unfolds. */
export function Choose<T extends string>({
  label,
  letter,
  value,
  options,
  place,
  onChange,
}: {
  readonly label: string;
  /** The key that does the same. */
  readonly letter?: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly place?: string;
  readonly onChange: (value: T) => void;
}) {
  return (
    <label class="pack-field">
      <span>
        {label} {letter !== undefined && <kbd>{letter.toUpperCase()}</kbd>}
      </span>
      <select
        data-place={place}
        value={value}
        onChange={(event) => {
          const picked = options[event.currentTarget.selectedIndex];
          if (picked !== undefined) onChange(picked.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How sure a datum is; whoever enters it may say so, but nobody has to. */
export function ChooseCertainty<T extends string>({
  label,
  certainties,
  said,
  place,
  say,
  onChange,
}: Pick<EditorProps, 'say'> & {
  readonly label: string;
  /** What can be said, in the order of the list; each is the message `certainty.<name>`. */
  readonly certainties: readonly T[];
  readonly said: T | undefined;
  readonly place: string;
  readonly onChange: (certainty: T) => void;
}) {
  const options = certainties.map((value) => ({ value, label: say({ key: `certainty.${value}` }) }));
  return (
    <Choose<T | ''>
      label={label}
      value={said ?? ''}
      place={place}
      options={
        said === undefined
          ? [{ value: '', label: say({ key: 'editor.certainty.unsaid' }) }, ...options]
          : options
      }
      onChange={(value) => {
        if (value !== '') onChange(value);
      }}
    />
  );
}
