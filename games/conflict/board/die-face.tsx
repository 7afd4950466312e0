import { firstOrder, resistance } from './art/signs.ts';

/** Where Resistance symbols stand on a face, by their number. */
const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-8, -8],
    [8, 8],
  ],
  [
    [0, -10],
    [-10, 8],
    [10, 8],
  ],
];

/** The upper face of a die: as many Resistance symbols as its value, or the First Order. */
export function DieFace({ value }: { readonly value: number }) {
  return (
    <svg class={`cf-die-face ${value === 0 ? 'cf-die-dark' : ''}`} viewBox="-25 -25 50 50" aria-hidden="true">
      <rect class="cf-die-side" x="-22" y="-20" width="45" height="44" rx="10" />
      <rect class="cf-die-top" x="-23" y="-23" width="44" height="44" rx="10" />
      {value === 0 ? (
        <path class="cf-die-sign" d={firstOrder} transform="translate(-1 -1) scale(1.5)" />
      ) : (
        (spots[value] ?? [[0, 0]]).map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            class="cf-die-sign"
            d={resistance}
            transform={`translate(${x - 1} ${y - 1}) scale(${value === 1 ? 1.5 : 1.05})`}
          />
        ))
      )}
      {value > 3 && (
        <text class="cf-die-many" x="12" y="17">
          {value}
        </text>
      )}
    </svg>
  );
}
