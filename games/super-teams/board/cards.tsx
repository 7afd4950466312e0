import type { CompiledPack } from '../content/compile.ts';
import type { BonusKind, Color } from '../content/pack.ts';
import { bonusSigns } from './art/signs.ts';
import { ShipIcon } from './ship-icon.tsx';

/** The face of a movement card: its number, and the two ships that it moves, which tell the colour without colour. */
export function CardFace({
  pack,
  color,
  value,
}: {
  readonly pack: CompiledPack;
  readonly color: Color;
  readonly value: number;
}) {
  return (
    <span class={`st-card-face st-${color}`} aria-hidden="true">
      <b>{value}</b>
      <span class="st-card-ships">
        {pack.source.ships
          .filter((ship) => ship.color === color)
          .map(({ id }) => (
            <ShipIcon key={id} id={id} color={color} size={22} />
          ))}
      </span>
    </span>
  );
}

export function BonusSign({ kind, size = 26 }: { readonly kind: BonusKind; readonly size?: number }) {
  return (
    <svg class="st-bonus-sign" viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
      <path fill-rule="evenodd" d={bonusSigns[kind]} />
    </svg>
  );
}
