/** Two buttons that lead to the item before and the item after one of `count`, counted from 0. */
export function Steps({
  index,
  count,
  previous,
  next,
  onStep,
}: {
  readonly index: number;
  readonly count: number;
  /** What the buttons are called. */
  readonly previous: string;
  readonly next: string;
  readonly onStep: (index: number) => void;
}) {
  const steps = [
    { text: '←', name: previous, to: index - 1 },
    { text: '→', name: next, to: index + 1 },
  ];
  return (
    <span class="pack-steps">
      {steps.map(({ text, name, to }) => (
        <button
          key={text}
          type="button"
          class="button"
          aria-disabled={to < 0 || to >= count}
          aria-label={name}
          onClick={() => {
            if (to >= 0 && to < count) onStep(to);
          }}
        >
          {text}
        </button>
      ))}
    </span>
  );
}
