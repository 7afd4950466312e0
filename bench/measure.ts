import { ownTime } from './figures.ts';

/** The speed of something, per second of CPU time of this thread. */
export interface Speed {
  readonly matches: number;
  readonly moves: number;
}

/** Milliseconds that one contestant plays at a time, and the number of rounds. */
const stint = 1000;
const turns = 3;

/**
 * Measures contestants in turn, so that other work of the machine affects all alike, and returns the best turn of each.
 * A contestant plays one match and returns its number of moves.
 */
export function race(contestants: readonly (() => number)[]): Speed[] {
  for (const contestant of contestants) run(contestant, stint / 2);
  const runs = Array.from({ length: turns }, () => contestants.map((contestant) => run(contestant, stint)));
  return contestants.map((_, place) =>
    runs
      .flatMap((speeds) => speeds[place] ?? [])
      .reduce((best, speed) => (speed.moves > best.moves ? speed : best)),
  );
}

function run(playMatch: () => number, milliseconds: number): Speed {
  const begun = ownTime();
  for (let [matches, moves] = [0, 0]; ; ) {
    for (let batch = 0; batch < 10; batch++, matches++) moves += playMatch();
    const seconds = (ownTime() - begun) / 1000;
    if (seconds * 1000 >= milliseconds) return { matches: matches / seconds, moves: moves / seconds };
  }
}
