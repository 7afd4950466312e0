import type { Icon, PackFile } from '../../content/pack.ts';
import './art.css';
import {
  factionSigns,
  iconSigns,
  objectiveSign,
  otherFactionSign,
  plates,
  starSign,
  type ValueName,
  wildSign,
} from './signs.ts';

/** A value on a plate of its own outline and colour. `base` is what is printed: a triangle shows where it differs. */
export function ValueMark({
  of,
  value,
  base = value,
  signed = false,
}: {
  readonly of: ValueName;
  readonly value: number;
  readonly base?: number;
  /** With a sign, as a bonus. */
  readonly signed?: boolean;
}) {
  const text = signed && value >= 0 ? `+${value}` : String(value).replace('-', '−');
  return (
    <svg class={`pm-mark pm-value pm-${of}`} viewBox="-1 -1 26 26" aria-hidden="true">
      <path class="pm-plate" d={plates[of]} />
      <text
        class="pm-figure"
        x="12"
        y={of === 'shields' ? 17 : 18.4}
        data-long={text.length > 1 || undefined}
      >
        {text}
      </text>
      {value > base && <path class="pm-raised" d="M18 7 22 0l4 7Z" />}
      {value < base && <path class="pm-lowered" d="M18 18l4 7 4-7Z" />}
    </svg>
  );
}

/** The sign of an icon. Match icons are round, power icons have six sides. */
export function IconMark({ id, kind, name = id }: Pick<Icon, 'id' | 'kind' | 'name'>) {
  const sign = iconSigns[id];
  return (
    <svg class={`pm-mark pm-icon pm-${kind}`} viewBox="-4 -4 32 32" aria-hidden="true">
      <path
        class="pm-seal"
        d={kind === 'match' ? 'M12-3A15 15 0 1 1 11.9-3Z' : 'M12-4 25.6 4V20L12 28-1.6 20V4Z'}
      />
      {sign === undefined ? (
        <text class="pm-letters" x="12" y="17">
          {lettersOf(name)}
        </text>
      ) : (
        <path class="pm-strokes" d={sign} />
      )}
    </svg>
  );
}

/** The first letters of two words, or of one. */
function lettersOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name;
  return letters.slice(0, 2).toUpperCase();
}

/** An icon of a pack; one that the pack lacks counts as a match icon. */
export function iconOf({ icons }: Pick<PackFile, 'icons'>, id: string): Icon {
  return icons.find((icon) => icon.id === id) ?? { id, kind: 'match' };
}

/** The kind of an icon of a pack. */
export function kindOf(pack: Pick<PackFile, 'icons'>, id: string): Icon['kind'] {
  return iconOf(pack, id).kind;
}

/** A wild icon, with the build stars of the units that it fits. */
export function WildMark({ stars }: { readonly stars?: readonly number[] | undefined }) {
  const text = stars === undefined ? '' : spanOf(stars);
  return (
    <svg class="pm-mark pm-icon pm-wild" viewBox="-4 -4 32 32" aria-hidden="true">
      <path class="pm-seal" d="M12-4 28 12 12 28-4 12Z" />
      {text === '' ? (
        <path class="pm-strokes" d={wildSign} />
      ) : (
        <text
          class="pm-letters"
          x="12"
          y={text.length > 1 ? 17 : 19.4}
          data-short={text.length < 2 || undefined}
          data-long={text.length > 3 || undefined}
        >
          {text}
        </text>
      )}
    </svg>
  );
}

/** Numbers as a span where they follow each other. */
function spanOf(stars: readonly number[]): string {
  const [least, most] = [Math.min(...stars), Math.max(...stars)];
  return stars.length > 1 && most - least === stars.length - 1 ? `${least}–${most}` : stars.join('·');
}

/** Build stars in a row. */
export function StarRow({ count }: { readonly count: number }) {
  return (
    <svg
      class="pm-mark pm-stars"
      viewBox={`-1 0 ${count * 20 + 6} 24`}
      style={{ aspectRatio: `${count * 20 + 6} / 24` }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        <path key={at} class="pm-star" d={starSign} transform={`translate(${at * 20} 0)`} />
      ))}
    </svg>
  );
}

/** The sign of a faction in its colour. */
export function FactionMark({ id }: { readonly id: string }) {
  return (
    <svg class="pm-mark pm-faction" style={paintOf(id)} viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={factionSigns[id] ?? otherFactionSign} />
    </svg>
  );
}

/** Damage counters on a unit: one burst with their number. */
export function DamageMark({ count }: { readonly count: number }) {
  return (
    <svg class="pm-mark pm-counter" viewBox="-1 -1 26 26" aria-hidden="true">
      <path class="pm-plate" d={plates.damage} />
      <text class="pm-figure" x="12" y="18">
        {count}
      </text>
    </svg>
  );
}

/** The sign of objectives, for cards that lie as such. */
export function ObjectiveMark() {
  return (
    <svg class="pm-mark pm-objective-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path class="pm-strokes" d={objectiveSign} />
    </svg>
  );
}

/** The colours of a faction for all that stands in an element: those of the four factions, or others after the id. */
export function paintOf(faction: string): { readonly [name: `--pm-${string}`]: string } {
  const [hull, lit, dark, trim] = paints[faction] ?? otherPaint(faction);
  return { '--pm-hull': hull, '--pm-lit': lit, '--pm-dark': dark, '--pm-trim': trim };
}

type Paint = readonly [hull: string, lit: string, dark: string, trim: string];

const paints: Readonly<Record<string, Paint>> = {
  rebel: ['#d9cbb0', '#fbf4e2', '#8d7f68', '#e8731a'],
  imperial: ['#8f9db8', '#d3ddf0', '#3a455e', '#3f8fd6'],
  republic: ['#dcdfe6', '#ffffff', '#8a8f9e', '#a3133f'],
  separatist: ['#b98f5c', '#ecc993', '#5f4630', '#1f8f86'],
};

function otherPaint(faction: string): Paint {
  const hue = [...faction].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return [
    `hsl(${hue} 28% 66%)`,
    `hsl(${hue} 45% 86%)`,
    `hsl(${hue} 25% 34%)`,
    `hsl(${(hue + 150) % 360} 65% 45%)`,
  ];
}
