/** What things are worth to a seat, in victory points. */
export interface Weights {
  /** Of the cost of a figure: what it still does as long as it lives, and how much of that goes with its Health. */
  readonly alive: number;
  readonly health: number;
  /** Of the cost of a group that nobody has scored yet: its defeated figures, and the damage on the others. */
  readonly pledge: number;
  readonly wound: number;
  /** The least that a figure counts for, as a companion has no cost. */
  readonly leastCost: number;
  /** A command card in hand, and one in the deck. */
  readonly card: number;
  readonly deck: number;
  readonly token: number;
  /** Conditions, for a figure that costs 8. */
  readonly focused: number;
  readonly hidden: number;
  readonly stunned: number;
  readonly bleeding: number;
  readonly weakened: number;
  /** A ready upgrade, and one that was not depleted. */
  readonly readyUpgrade: number;
  readonly upgrade: number;
  /** One point of movement, one action left. */
  readonly lasting: number;
  /** The end of the match. */
  readonly victory: number;
  /** The share of what hostile figures could do to one at the end of its activation that counts against the place. */
  readonly danger: number;
  /** The same of those that have activated in this round. */
  readonly later: number;
  /** A space nearer to what a figure wants to attack, for a figure that costs 8. */
  readonly nearer: number;
  /** A point for each round that a token brings at the end of the round, and in those after it. */
  readonly control: number;
  /** The control of a terminal at the end of a round. */
  readonly terminal: number;
  /** The share of its points that a token counts for, at which nobody of the own side is yet. */
  readonly attraction: number;
  /** A space nearer to home for whoever carries a token, for each point that it brings. */
  readonly homeward: number;
  /** The share of the best attack from a place that counts for who is moved there by an effect. */
  readonly outlook: number;
  /** How much of that is still worth something when it is its turn. */
  readonly moved: number;
  /** What a step has to bring, so that nobody goes to and fro between places that are as good. */
  readonly pause: number;
  /** What something has to bring to be used. */
  readonly least: number;
  /** What it is worth to let the opponent go first. */
  readonly waiting: number;
}

export const weights: Weights = {
  alive: 0.35,
  health: 0.35,
  pledge: 0.75,
  wound: 0.35,
  leastCost: 1,
  card: 0.25,
  deck: 0.05,
  token: 0.4,
  focused: 0.8,
  hidden: 0.6,
  stunned: 1.4,
  bleeding: 0.5,
  weakened: 0.6,
  readyUpgrade: 0.4,
  upgrade: 0.4,
  lasting: 0.2,
  victory: 100,
  danger: 0.3,
  later: 0.5,
  nearer: 0.25,
  control: 0.9,
  terminal: 0.4,
  attraction: 0.95,
  homeward: 0.06,
  outlook: 0.3,
  moved: 0.6,
  pause: 0.02,
  least: 0.05,
  waiting: 0.1,
};
