/** The button of a desk that drops what was begun. `className` is the button's look on its board. */
export function TakeBack({
  className,
  label,
  onPress,
}: {
  readonly className: string;
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" class={className} aria-label={label} onClick={onPress}>
      <span>{label}</span>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  );
}
