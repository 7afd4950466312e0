import type { PackFile, UnitKind } from '../../content/pack.ts';
import { DamageMark, FactionMark, IconMark, iconOf, paintOf, StarRow, ValueMark } from './marks.tsx';
import { ShipParts } from './ship.tsx';
import type { ValueName } from './signs.ts';
import { skyOf } from './sky.ts';
import './art.css';

const values = ['attack', 'damage', 'defense', 'shields'] as const satisfies readonly ValueName[];

/**
 * A unit on its base: the ship, build stars, icons, the four values in the colours of the base, damage counters. It fills
 * the width of its place, and leaves out in small places what could not be read there. It is a picture only: whoever shows
 * it says in words what it shows.
 */
export function UnitPicture({
  unit,
  pack,
  name,
  now = {},
  damage = 0,
}: {
  readonly unit: UnitKind;
  /** The pack whose icons the unit bears. */
  readonly pack: Pick<PackFile, 'icons'>;
  /** Written above the base. Left out, there is no name. */
  readonly name?: string;
  /** Values that differ from those on the base. */
  readonly now?: Partial<Record<ValueName, number>>;
  /** Damage counters that lie on it. */
  readonly damage?: number;
}) {
  return (
    <div class={`pm-unit ${unit.ground ? 'pm-ground' : 'pm-space'}`} style={paintOf(unit.faction)}>
      <div class="pm-unit-inside">
        <svg class="pm-unit-scene" viewBox="0 0 100 80" aria-hidden="true">
          {unit.ground ? (
            <path class="pm-land" d="M-99 62Q26 52 52 60T199 57V199H-99Z" />
          ) : (
            <path class="pm-lights" d={skyOf(unit.id)} />
          )}
          <g transform={`translate(50 ${unit.ground ? 40 : 41}) scale(${1.12 + unit.stars * 0.05})`}>
            <ShipParts unit={unit} />
          </g>
        </svg>
        <span class="pm-unit-stars">
          <StarRow count={unit.stars} />
        </span>
        <span class="pm-unit-faction">
          <FactionMark id={unit.faction} />
        </span>
        <span class="pm-unit-icons">
          {unit.icons.map((id) => (
            <IconMark key={id} {...iconOf(pack, id)} />
          ))}
        </span>
        {damage > 0 && (
          <span class="pm-unit-damage">
            <DamageMark count={damage} />
          </span>
        )}
        {name !== undefined && <span class="pm-unit-name">{name}</span>}
        <span class="pm-unit-base">
          {values.map((value) => (
            <ValueMark key={value} of={value} value={now[value] ?? unit[value]} base={unit[value]} />
          ))}
        </span>
      </div>
    </div>
  );
}
