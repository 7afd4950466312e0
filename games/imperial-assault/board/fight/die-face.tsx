import { useEffect, useState } from 'preact/hooks';
import type { DieKind } from '../../content/compiled.ts';
import type { Result, Results } from '../../rules/attack/dice.ts';
import { resultSigns } from './result-signs.ts';
import './dice.css';

/** A mark for each colour on a die that was not rolled, so that colour alone says nothing; in a square of 24. */
const marks: Readonly<Record<DieKind, string>> = {
  red: 'M12 5 19 12 12 19 5 12Z',
  blue: 'M12 5.5A6.5 6.5 0 1 1 11.99 5.5Z',
  green: 'M12 5.5 19.5 18.5H4.5Z',
  yellow: 'M6 6H18V18H6Z',
  white: 'M5 9H19V11.4H5ZM5 13.6H19V16H5Z',
  black: 'M6 6 18 18M18 6 6 18',
};

/** Where one, two or three signs of a face stand, in a die of 48. */
const spots: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[24, 24, 27]],
  [
    [15, 15, 21],
    [33, 33, 21],
  ],
  [
    [14.5, 14.5, 18],
    [33.5, 14.5, 18],
    [24, 33, 18],
  ],
];

const shownOnDice: readonly Result[] = ['damage', 'surge', 'block', 'evade', 'dodge'];

/** The signs of a face, each as often as it shows it; accuracy is one sign with its number. */
export function signsOn(shown: Results): readonly Result[] {
  return [
    ...(shown.accuracy > 0 ? (['accuracy'] as const) : []),
    ...shownOnDice.flatMap((result) => Array.from({ length: shown[result] }, () => result)),
  ];
}

/** A die with the results on its face, or with the mark of its colour if it was not rolled. A picture only. */
export function DieFace({
  die,
  shown,
  size = 40,
  state,
}: {
  readonly die: DieKind;
  readonly shown?: Results | undefined;
  readonly size?: number;
  /** `rolling` and `landed` move; `again`: it was rolled again, and is not once more. */
  readonly state?: 'rolling' | 'landed' | 'again' | undefined;
}) {
  const signs = shown === undefined ? [] : signsOn(shown);
  return (
    <svg
      class={`ib-die ib-die-${die}`}
      data-state={state}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect class="ib-die-side" x="2" y="4" width="44" height="43" rx="10" />
      <rect class="ib-die-top" x="1.5" y="1.5" width="45" height="43" rx="10" />
      {shown === undefined ? (
        <path class="ib-die-mark" d={marks[die]} transform="translate(12 11)" />
      ) : (
        signs.map((result, place) => {
          const [x, y, side] = spots[signs.length]?.[place] ?? [24, 24, 16];
          const scale = side / 24;
          return (
            <g key={place} transform={`translate(${x - side / 2} ${y - 1 - side / 2}) scale(${scale})`}>
              <path class="ib-die-sign" d={resultSigns[result]} />
              {result === 'accuracy' && (
                <text class="ib-die-number" x="12" y="16.6" text-anchor="middle">
                  {shown.accuracy}
                </text>
              )}
            </g>
          );
        })
      )}
      {state === 'again' && <circle class="ib-die-again" cx="41" cy="7" r="5" />}
    </svg>
  );
}

/** A die that shows other faces for a while, and then its own. `faces`: what each of its sides shows. */
export function TumblingDie({
  die,
  faces,
  face,
  rolling,
  size = 44,
}: {
  readonly die: DieKind;
  readonly faces: (face: number) => Results;
  readonly face: number;
  readonly rolling: boolean;
  readonly size?: number;
}) {
  const [shown, setShown] = useState(face);
  useEffect(() => {
    if (!rolling) return;
    let at = face;
    const tumble = setInterval(() => {
      at = (at % 6) + 1;
      setShown(at);
    }, 90);
    return () => clearInterval(tumble);
  }, [rolling, face]);
  return (
    <DieFace
      die={die}
      shown={faces(rolling ? shown : face)}
      size={size}
      state={rolling ? 'rolling' : 'landed'}
    />
  );
}
