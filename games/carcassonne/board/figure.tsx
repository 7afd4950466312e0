import type { FigureSize } from '../rules/choice.ts';
import { type Color, colors } from '../rules/view.ts';

/** Paints of a colour: lit side, body, shaded side, rim, mark. Both lights use the same. */
const paints: Readonly<Record<Color, readonly [string, string, string, string, string]>> = {
  red: ['#ff8d78', '#d63a2c', '#7c130f', '#3c0806', '#ffe3da'],
  green: ['#9fe39a', '#38984e', '#12502a', '#062613', '#e8ffe3'],
  black: ['#767d8c', '#2a2d36', '#0c0d12', '#e9edf6', '#c9d2e6'],
  white: ['#ffffff', '#eeeae0', '#a9a69c', '#1d222c', '#565d6c'],
  orange: ['#ffd08a', '#ee8a1d', '#95480a', '#401d02', '#fff1dc'],
};

/** Heads differ by colour, so that figures are told apart without it. The body ends at y 12. */
const heads: Readonly<Record<Color, string>> = {
  red: 'M12 1.2A5.4 5.4 0 1 1 12 12A5.4 5.4 0 1 1 12 1.2Z',
  green: 'M12 0.4L15.4 4.6L20.6 5.4L16.6 8.6A5 5 0 0 1 7.4 8.6L3.4 5.4L8.6 4.6Z',
  black: 'M12 0.8C15.6 0.8 17.2 3.4 17.5 6.4L20 11.2L15.2 12.2H8.8L4 11.2L6.5 6.4C6.8 3.4 8.4 0.8 12 0.8Z',
  white: 'M6.6 11.8V6.6A5.4 5.4 0 0 1 17.4 6.6V11.8L14.8 12.6H9.2Z',
  orange: 'M7 3H15V0.4H16.4V3H17.4V10.6L15 12.4H9L6.6 10.6V3Z',
};

const body =
  'M12 10.6C16.6 10.6 18.6 13 19 16.6L20.4 25.4H21.4C22.2 25.4 22.6 25.9 22.6 26.6V28.6C22.6 29.4 22.1 29.9 21.3 29.9H2.7C1.9 29.9 1.4 29.4 1.4 28.6V26.6C1.4 25.9 1.8 25.4 2.6 25.4H3.6L5 16.6C5.4 13 7.4 10.6 12 10.6Z';

const patterns: Readonly<Record<Color, string>> = {
  red: 'M6.2 14.6L18.8 23.6M5 18.4L15 25.2',
  green: 'M9 16.4h.1M15 16.4h.1M12 19.6h.1M8.2 22.6h.1M15.8 22.6h.1',
  black: 'M9.2 13.8L8 25M12 13.2V25M14.8 13.8L16 25',
  white: 'M7.4 15.4L12 19.4L16.6 15.4M6.8 20L12 24.4L17.2 20',
  orange: 'M5.2 17.2H18.8M4.6 21.4H19.4',
};

const faces: Readonly<Partial<Record<Color, string>>> = {
  black: 'M8.8 6.8H15.2M12 8.4V11',
  white: 'M8.6 7.4H15.4',
  orange: 'M8.8 6.4H15.2M12 6.4V10',
};

/**
 * A figure, its foot at 0,0, in hundredths of a tile; a small one is 30 high. For use inside an SVG; the page must
 * hold one {@link FigurePaints}.
 */
export function Figure({ color, size }: { readonly color: Color; readonly size: FigureSize }) {
  const [light, , , rim, mark] = paints[color];
  const scale = size === 'large' ? 1.42 : 1.04;
  return (
    <g transform={`scale(${scale}) translate(-12 -29)`}>
      <ellipse cx="15" cy="29.3" rx="12.5" ry="3" fill="#02040a" opacity=".42" />
      <path
        d={`${body}${heads[color]}`}
        fill="none"
        stroke={rim}
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d={body} fill={`url(#cs-paint-${color})`} />
      <path
        d={patterns[color]}
        fill="none"
        stroke={mark}
        stroke-width={color === 'green' ? 2.1 : 1.15}
        stroke-linecap="round"
        opacity=".85"
      />
      <path d={heads[color]} fill={`url(#cs-paint-${color})`} />
      {faces[color] && (
        <path
          d={faces[color]}
          fill="none"
          stroke={color === 'white' ? '#23262e' : rim}
          stroke-width="1.5"
          stroke-linecap="round"
        />
      )}
      <path
        d="M8.6 4.6C9.2 3.2 10.4 2.5 11.6 2.4M6.4 17.4L5.4 24.4"
        fill="none"
        stroke={light}
        stroke-width="1"
        stroke-linecap="round"
        opacity=".8"
      />
      {size === 'large' && <path d="M2 27.6H22" stroke={mark} stroke-width="1.2" opacity=".9" />}
    </g>
  );
}

/** The paints that figures use; once in a page. */
export function FigurePaints() {
  return (
    <>
      {colors.map((color) => {
        const [light, middle, dark] = paints[color];
        return (
          <linearGradient key={color} id={`cs-paint-${color}`} x1=".1" y1="0" x2=".95" y2=".9">
            <stop offset="0" stop-color={light} />
            <stop offset=".38" stop-color={middle} />
            <stop offset="1" stop-color={dark} />
          </linearGradient>
        );
      })}
    </>
  );
}

/** A figure as a small picture of its own. */
export function FigureIcon({
  color,
  size,
  height,
}: {
  readonly color: Color;
  readonly size: FigureSize;
  readonly height: number;
}) {
  return (
    <svg
      class="cs-figure-icon"
      viewBox="-17 -42 36 46"
      width={(height * 36) / 46}
      height={height}
      aria-hidden="true"
    >
      <Figure color={color} size={size} />
    </svg>
  );
}
