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
