import { type ReadonlySignal, signal } from '@preact/signals';

const storageKey = 'starboard.muted';
const muted = signal<Readonly<Record<string, string>>>(load());

/** Whose words this browser does not show: names by person. */
export const mutedPeople: ReadonlySignal<Readonly<Record<string, string>>> = muted;

export function mute(person: string, name: string): void {
  keep({ ...muted.peek(), [person]: name });
}

export function unmute(person: string): void {
  const { [person]: _, ...others } = muted.peek();
  keep(others);
}

function keep(people: Readonly<Record<string, string>>): void {
  muted.value = people;
  try {
    localStorage.setItem(storageKey, JSON.stringify(people));
  } catch {
    // A browser without storage forgets it with the page.
  }
}

function load(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([person, name]) => (typeof name === 'string' ? [[person, name]] : [])),
    );
  } catch {
    return {};
  }
}
