import { signal } from '@preact/signals';
import type { UnitKind } from '../../content/pack.ts';
import type { ShipPart } from './famous-ships.ts';
import { paintOf } from './marks.tsx';
import './art.css';

/** What a picture of a ship is made from. */
export type Craft = Pick<UnitKind, 'name' | 'class' | 'faction' | 'ground' | 'stars'>;

/** The drawings of all ships. They come after what shows them, which does not wait for them. */
const drawings = signal<((unit: Craft) => readonly ShipPart[]) | undefined>(undefined);

import('./silhouette.ts').then(
  ({ shipOf }) => {
    drawings.value = shipOf;
  },
  // Without them a unit still has its name and its values.
  () => undefined,
);

/** The ship of a unit in the colours of its faction, without its base. It fills the width of its place. */
export function Ship({ unit }: { readonly unit: Craft }) {
  return (
    <svg class="pm-ship" style={paintOf(unit.faction)} viewBox="-26 -26 52 52" aria-hidden="true">
      <ShipParts unit={unit} />
    </svg>
  );
}

/** The same within another drawing, in a square of 52 around 0, 0. */
export function ShipParts({ unit }: { readonly unit: Craft }) {
  const parts = drawings.value?.(unit) ?? [];
  const outline = parts.filter(([tone]) => !tone.startsWith('line'));
  return (
    <>
      <g class="pm-shadow" transform="translate(1.4 2.6)">
        {outline.map(([tone, d], at) => (
          <Outline key={at} twice={tone.endsWith('s')} d={d} />
        ))}
      </g>
      <g class="pm-rim">
        {outline.map(([tone, d], at) => (
          <Outline key={at} twice={tone.endsWith('s')} d={d} />
        ))}
      </g>
      {parts.map(([tone, d], at) => (
        <g key={at} class={`pm-${tone.replace(/s$/, '')}`}>
          <Outline twice={tone.endsWith('s')} d={d} />
        </g>
      ))}
    </>
  );
}

function Outline({ d, twice }: { readonly d: string; readonly twice: boolean }) {
  return (
    <>
      <path d={d} />
      {twice && <path d={d} transform="scale(-1 1)" />}
    </>
  );
}
