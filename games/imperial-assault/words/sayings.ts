import type { Sentence } from '../../words.ts';
import type { AddedMoment, AddedRequirement, AddedVerb, Filter, Pack, Verb } from '../content/pack.ts';
import type { TableTerms } from '../rules/options.ts';

/** The cards whose names sentences need; those of a campaign say more than those of a skirmish. */
export type Cards = Pick<Pack, 'deployments' | 'companions' | 'forms' | 'upgrades'> & {
  readonly says?: Sayings;
};

/** How words that only cards of a campaign have are told. The skirmish is loaded without them. */
export interface Sayings {
  verb(cards: Cards, verb: AddedVerb, several: boolean): Sentence;
  /** What is said of an attack besides. */
  attack(cards: Cards, verb: Extract<Verb, { readonly do: 'attack' }>): readonly Sentence[];
  moment(cards: Cards, when: AddedMoment): Sentence;
  requirement(cards: Cards, requirement: AddedRequirement): Sentence;
  /** What is said of a figure besides. */
  figure(cards: Cards, filter: Filter): readonly Sentence[];
  /** What a card says that lies with heroes or the Empire, by number in `upgrades`. */
  card(terms: TableTerms, card: number): readonly Sentence[];
  /** What a side of the sheet of a hero says, by number in `fighters`; undefined for others. */
  sheet(terms: TableTerms, fighter: number): readonly Sentence[] | undefined;
}
