/** A line of text of the pack. */
export function TextField({
  label,
  value,
  place,
  onInput,
}: {
  readonly label: string;
  readonly value: string;
  readonly place: string;
  readonly onInput: (value: string) => void;
}) {
  return (
    <label class="pack-field">
      <span>{label}</span>
      <input
        type="text"
        maxlength={200}
        data-place={place}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}
