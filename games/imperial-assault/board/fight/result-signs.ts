import type { Result } from '../../rules/attack/dice.ts';

/** A sign for each result of dice, ours, in a square of 24. Accuracy is a ring in which a number stands. */
export const resultSigns: Readonly<Record<Result, string>> = {
  // A burst.
  damage:
    'M12 1 14.4 7.6 20.6 4.4 17.8 10.4 23 14 16.4 15.2 17 22 12 17.6 7 22 7.6 15.2 1 14 6.2 10.4 3.4 4.4 9.6 7.6Z',
  // A bolt.
  surge: 'M14.5 1 4 13.6H10.6L8.4 23 20 9.6H13.2Z',
  // A ring with four marks.
  accuracy:
    'M12 2.5A9.5 9.5 0 1 1 11.99 2.5ZM12 5A7 7 0 1 0 12.01 5ZM11 0H13V4H11ZM11 20H13V24H11ZM0 11H4V13H0ZM20 11H24V13H20Z',
  // A shield.
  block: 'M12 1.5 21 4.6V11.6C21 17 17.2 20.8 12 23 6.8 20.8 3 17 3 11.6V4.6Z',
  // A step aside.
  evade: 'M2.5 21C2.5 12 7.5 7.6 14 7.2V2.4L22.5 10 14 17.6V12.8C9 12.8 5.4 14.6 2.5 21Z',
  // A ring that is struck through.
  dodge:
    'M12 1.5A10.5 10.5 0 1 1 11.99 1.5ZM12 4.7A7.3 7.3 0 0 0 6.1 16.3L16.3 6.1A7.3 7.3 0 0 0 12 4.7ZM17.9 7.7 7.7 17.9A7.3 7.3 0 0 0 17.9 7.7Z',
  // An arrow through a plate.
  pierce: 'M1 10H8V3H11V10H14.5V5.4L23 12 14.5 18.6V14H11V21H8V14H1Z',
};
