import { ownTime } from './figures.ts';

/** How fast something goes, a second of the time that this thread has worked. */
export interface Speed {
  readonly matches: number;
  readonly moves: number;
}

/** Milliseconds that one contestant plays at a time, and how often all of them take their turn. */
const stint = 1000;
const turns = 3;

/**
 * Lets contestants take turns, so that what else the machine does weighs on all, and gives the best turn of each. A
 * contestant plays one match and says how many moves it took.
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
