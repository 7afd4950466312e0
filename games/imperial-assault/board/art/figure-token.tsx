import type { ComponentChildren } from 'preact';
import { side, sizeOf } from '../map/layout.ts';
import { type Looks, portraitOf } from './portraits.ts';
import { affiliationSigns } from './signs.ts';
import './art.css';

/** How far a base lies inside the spaces that it covers. */
const gap = 8;

/**
 * A figure on its base: its portrait, the rim in the colour of the affiliation, which
 * `--ia-rim` changes. Its top left space begins at 0, 0. It is a picture only.
 */
export function FigureToken({
  looks,
  turned,
  isElite = false,
  isMassive = false,
  isCompanion = false,
  hasSign = true,
  children,
}: {
  readonly looks: Looks;
  readonly turned: boolean;
  readonly isElite?: boolean;
  readonly isMassive?: boolean;
  readonly isCompanion?: boolean;
  /** Whether the sign of the affiliation lies on it; where players are told apart, theirs do. */
  readonly hasSign?: boolean;
  /** What lies on it, such as damage. */
  readonly children?: ComponentChildren;
}) {
  const { columns, rows } = sizeOf(looks.base, turned);
  const [width, height] = [columns * side - 2 * gap, rows * side - 2 * gap];
  const radius = columns === 1 && rows === 1 ? width / 2 : 34;
  const scale = Math.min(columns, rows) * 0.8;
  const rect = { x: gap, y: gap, width, height, rx: radius };
  const clip = `ia-base-${columns}x${rows}`;
  const sign = { x: columns * side - 34, y: rows * side - 34 };
  return (
    <g class={`ia-figure ia-of-${looks.affiliation}`} data-companion={isCompanion || undefined}>
      <rect class="ia-base-shade" {...rect} transform="translate(4 8)" />
      <rect class="ia-base" {...rect} />
      <clipPath id={clip}>
        <rect {...rect} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <g
          class="ia-portrait"
          transform={`translate(${(columns * side) / 2} ${(rows * side) / 2}) scale(${scale}) translate(-50 -53)`}
        >
          <Portrait looks={looks} />
        </g>
      </g>
      <rect class="ia-base-rim" {...rect} />
      {isMassive && (
        <rect
          class="ia-base-inner"
          x={gap + 9}
          y={gap + 9}
          width={width - 18}
          height={height - 18}
          rx={radius - 9}
        />
      )}
      {isElite && <rect class="ia-base-elite" {...rect} />}
      {hasSign && (
        <g transform={`translate(${sign.x} ${sign.y})`}>
          <circle class="ia-sign-ground" cx="13" cy="13" r="15" />
          <path
            class="ia-sign"
            d={affiliationSigns[looks.affiliation]}
            transform="translate(3 3) scale(.84)"
          />
        </g>
      )}
      {children}
    </g>
  );
}

/** The parts of a portrait, in a square of 100. */
export function Portrait({ looks }: { readonly looks: Looks }) {
  return portraitOf(looks).map(({ paint, d }) => <path key={d} class={`ia-${paint}`} d={d} />);
}
