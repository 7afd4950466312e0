import type { Condition } from '../../rules/state.ts';

/** What a condition looks like: strokes in a square of 24. */
export const conditionSigns: Readonly<Record<Condition, string>> = {
  // Stars that go round.
  stunned: 'M4 12a8 4 0 1 0 16 0a8 4 0 1 0-16 0M12 3v5M9.5 5.5h5M6 16v5M3.5 18.5h5M18 16v5M15.5 18.5h5',
  // A drop.
  bleeding: 'M12 3Q19 12 19 15.5A7 6.5 0 0 1 5 15.5Q5 12 12 3ZM9 16a3 3 0 0 0 3 3',
  // A broken blade that points down.
  weakened: 'M12 3V13M8 9l4 4 4-4M6 17l4 4M18 17l-4 4M4 14H20',
  // Crosshairs.
  focused: 'M12 5a7 7 0 1 1-.01 0M12 1.5V8M12 16V22.5M1.5 12H8M16 12H22.5',
  // A closed eye.
  hidden: 'M3 10Q12 18 21 10M6 13.5 4 17M12 15V19M18 13.5 20 17',
};

/** Whether a condition helps the figure that has it. */
export const isBoon: Readonly<Record<Condition, boolean>> = {
  stunned: false,
  bleeding: false,
  weakened: false,
  focused: true,
  hidden: true,
};
