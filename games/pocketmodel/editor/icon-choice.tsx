import { IconMark } from '../board/art/marks.tsx';
import type { PackFile } from '../content/pack.ts';
import { iconName } from '../words/names.ts';
import type { Bench } from './bench.ts';

/** All icons of the pack, each of them on or off. */
export function IconChoice({
  bench: { pack, say },
  label,
  icons,
  place,
  onToggle,
}: {
  readonly bench: Pick<Bench, 'pack' | 'say'>;
  readonly label: string;
  readonly icons: readonly string[];
  readonly place: string;
  readonly onToggle: (icon: string) => void;
}) {
  const known: PackFile['icons'] = pack.value.icons;
  return (
    <fieldset class="pack-field pme-icons" data-place={place} tabIndex={-1}>
      <legend>{label}</legend>
      {known.map((icon) => (
        <label key={icon.id} class="pme-check">
          <input type="checkbox" checked={icons.includes(icon.id)} onChange={() => onToggle(icon.id)} />
          <span class="pme-mark">
            <IconMark {...icon} />
          </span>
          <span>{say(iconName(pack.value, icon.id))}</span>
        </label>
      ))}
    </fieldset>
  );
}
