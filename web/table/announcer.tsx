import { signal } from '@preact/signals';

interface Line {
  readonly number: number;
  readonly text: string;
}

const kept = 6;
const polite = signal<readonly Line[]>([]);
const urgent = signal<Line>({ number: 0, text: '' });
let count = 0;

/** Has a sentence read out by screen readers: when they come to it, or at once. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  const line = { number: ++count, text };
  if (how === 'assertive') urgent.value = line;
  else polite.value = [...polite.peek(), line].slice(-kept);
}

/** The live regions. They must be there before anything is said. */
export function Announcer() {
  return (
    <div class="hidden-text">
      <div aria-live="polite" data-live="polite">
        {polite.value.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive" data-live="assertive">
        <p key={urgent.value.number}>{urgent.value.text}</p>
      </div>
    </div>
  );
}
