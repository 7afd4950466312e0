import type { ReadonlySignal } from '@preact/signals';
import { Icon } from './icon.tsx';

/** Takes back the last change of something that is edited, or makes it again. */
export function UndoButton({
  name,
  label,
  able,
  onPress,
}: {
  readonly name: 'undo' | 'redo';
  readonly label: string;
  readonly able: ReadonlySignal<boolean>;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-disabled={!able.value}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  );
}
