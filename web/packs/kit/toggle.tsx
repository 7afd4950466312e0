/** Something that is on or off, in few words. */
export function Toggle({
  text,
  on,
  onChange,
}: {
  readonly text: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label class="track-toggle">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
  );
}
