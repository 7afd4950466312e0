/** A line of text of the pack, with what others say in its place as proposals. */
export function TextField({
  label,
  value,
  place,
  proposals,
  onInput,
}: {
  readonly label: string;
  readonly value: string;
  readonly place: string;
  readonly proposals?: readonly string[];
  readonly onInput: (value: string) => void;
}) {
  const list = proposals === undefined ? undefined : `pme${place.replaceAll('/', '-')}`;
  return (
    <label class="pack-field">
      <span>{label}</span>
      <input
        type="text"
        maxlength={80}
        list={list}
        data-place={place}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {list !== undefined && (
        <datalist id={list}>
          {[...new Set(proposals)].map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </label>
  );
}

/** Something that holds or not. */
export function Check({
  label,
  on,
  place,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly place?: string;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label class="pme-check">
      <input
        type="checkbox"
        checked={on}
        data-place={place}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
