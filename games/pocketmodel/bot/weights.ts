/**
 * What things are worth to a seat, in build stars of sound units in play. Found by playing greedy bots with other
 * weights against each other with all starter fleets.
 */
export interface Weights {
  /** The objectives that a seat still has, by their number; 0 is the end of its match. */
  readonly objectives: readonly number[];
  /** A build star in reserve. */
  readonly reserve: number;
  /** What a unit with all but its last shield gone has lost. */
  readonly wear: number;
  /** How much the last build stars in play weigh more than others, and over how many that fades. */
  readonly last: number;
  readonly lastFade: number;
  /** A sure hit in a strike by units that are in the home zone of an opponent, in the contested zone, and at home. */
  readonly there: number;
  readonly halfway: number;
  readonly home: number;
  /** A sure hit in a strike that an opponent could make against the seat. */
  readonly danger: number;
  /** The race for the objectives, won against lost; how many turns ahead decide it, and what the next turn is worth. */
  readonly race: number;
  readonly spread: number;
  readonly tempo: number;
  /** A combat card that the opposing seat cannot use any more, and one more in hand. */
  readonly card: number;
  /** One more than usual of what cannot be worked out: a build star of an action, a card of the hand limit. */
  readonly extra: number;
  /** One point of a value by which an objective changes all units in a battle. */
  readonly aura: number;
  /** How much better an objective has to be than what lies there. */
  readonly guard: number;
  /** How much better a large unit is at the start than a small one, for each build star. */
  readonly large: number;
  /** What a card has to bring to be played. */
  readonly least: number;
}

export const weights: Weights = {
  objectives: [-60, 10, 18, 24],
  reserve: 0.3,
  wear: 0.5,
  last: 12,
  lastFade: 4,
  there: 2,
  halfway: 0.8,
  home: 0.1,
  danger: 0.5,
  race: 40,
  spread: 2,
  tempo: 0.5,
  card: 0.5,
  extra: 1,
  aura: 1,
  guard: 0.8,
  large: 1,
  least: 0.02,
};
