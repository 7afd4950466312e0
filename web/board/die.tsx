import './die.css';

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** The upper face of a die. */
export function Die({
  face,
  size,
  class: name = '',
}: {
  readonly face: number;
  readonly size: number;
  readonly class?: string;
}) {
  return (
    <svg class={`die ${name}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect x="1.4" y="2" width="21.6" height="21.6" rx="5" class="die-side" />
      <rect x="1" y="1" width="21.4" height="21.4" rx="5" class="die-face" />
      <path d="M5 2.2H18.4" class="die-light" />
      {(pips[face - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x - 0.2} cy={y - 0.2} r="2.1" class="die-pip" />
      ))}
    </svg>
  );
}
