import type { Decision } from '../../../kernel/match.ts';
import type { Color, Side } from '../content/pack.ts';
import type { Card, PlayBonus, PlayCard } from '../rules/choice.ts';
import { parse } from '../rules/notation.ts';

/** What a decision allows, by kind of choice. */
export interface Legal {
  readonly seat: number;
  readonly kind: string;
  readonly plays: readonly PlayCard[];
  readonly bonuses: readonly PlayBonus[];
  readonly sides: readonly Side[];
  readonly mayPass: boolean;
}

export function legalOf(decision: Decision | undefined): Legal | undefined {
  if (decision === undefined) return undefined;
  const choices = decision.choices.flatMap((text) => parse(text) ?? []);
  return {
    seat: decision.seat,
    kind: decision.kind,
    plays: choices.filter((choice) => choice.kind === 'playCard'),
    bonuses: choices.filter((choice) => choice.kind === 'playBonus'),
    sides: choices.flatMap((choice) => (choice.kind === 'chooseSide' ? [choice.side] : [])),
    mayPass: choices.some(({ kind }) => kind === 'pass'),
  };
}

export function sameCard(a: Card | undefined, b: Card | undefined): boolean {
  return a !== undefined && b !== undefined && a.color === b.color && a.value === b.value;
}

/** What can be done with a card; with a universal one, as the chosen colour where one is chosen. */
export function playsWith(legal: Legal | undefined, card: Card, as?: Color): readonly PlayCard[] {
  return (legal?.plays ?? []).filter(
    (play) => sameCard(play.card, card) && (as === undefined || colorOf(play) === as),
  );
}

/** The colour for which a card is played. */
export function colorOf({ card, as }: PlayCard): Color {
  return as ?? card.color;
}
