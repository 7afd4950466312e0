/** Something that is on or off. */
export function Switch({
  label,
  hint,
  on,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label class="switch">
      <span class="switch-text">
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
