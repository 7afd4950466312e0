/**
 * What things are worth to the team, in fields of the track. Found by playing with 2 to 6 players on both
 * boards: none of those that matter can be changed by half, up or down, and make teams win clearly more often.
 */
export interface Weights {
  /** The end of the match, won or lost. */
  readonly end: number;
  /** How much the last fields before the end weigh more than others, and over how many fields that fades. */
  readonly danger: number;
  readonly fade: number;
  /** One card less in the Black deck above the last hero. */
  readonly dig: number;
  /** Turns for which a found hero keeps covering a leader. */
  readonly stay: number;
  /** A card in hand, by its deck. */
  readonly yellow: number;
  readonly orange: number;
  readonly black: number;
  /** A retreat symbol on a card in hand; an attack or advance symbol takes as much away. */
  readonly retreat: number;
  /** To know a card of the Black deck for sure that is a hero as likely as not; less where it is nearly sure. */
  readonly look: number;
  /** To know any other card. */
  readonly glance: number;
  /** A result under the Cooperation marker, by its value. */
  readonly stored1: number;
  readonly stored2: number;
  readonly stored3: number;
  /** A turn in which the marker lies aside. */
  readonly aside: number;
  /** What the next card of a deck weighs less than the one before it, when cards are put in order. */
  readonly later: number;
  /** The last card of the Yellow deck, and over how many cards that fades: every turn takes one. */
  readonly scarce: number;
  readonly scarceFade: number;
}

export const weights: Weights = {
  end: 100,
  danger: 18,
  fade: 4,
  dig: 5,
  stay: 8,
  yellow: 1.25,
  orange: 2.3,
  black: 1.2,
  retreat: 0.4,
  look: 3,
  glance: 0.05,
  stored1: 0.8,
  stored2: 0.8,
  stored3: 0.6,
  aside: 3,
  later: 0.7,
  scarce: 4,
  scarceFade: 5,
};
