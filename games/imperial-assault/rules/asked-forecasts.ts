import { currentAttack } from './attack/current.ts';
import type { Deployable } from './campaign/deployment.ts';
import type { TableFacts } from './facts.ts';
import type { Forecasts, SheetFacts } from './forecasts.ts';
import { format } from './notation.ts';
import type { AttackForecast } from './preview/attack.ts';
import type { CardOutlook } from './preview/cards.ts';
import type { TargetOutlook } from './preview/targets.ts';
import type { UseForecast } from './preview/uses.ts';
import type { Question } from './question.ts';
import type { Sight, Ways } from './ways.ts';

/** The answer to a question of each kind; null where there is nothing to tell. */
export interface Answers {
  readonly facts: TableFacts | null;
  readonly ways: Ways | null;
  readonly waysOn: Ways | null;
  readonly sights: readonly Sight[] | null;
  readonly attack: AttackForecast | null;
  readonly current: AttackForecast | null;
  readonly choice: AttackForecast | null;
  readonly uses: readonly UseForecast[] | null;
  readonly usesNow: readonly UseForecast[] | null;
  readonly hand: readonly CardOutlook[] | null;
  readonly targets: readonly TargetOutlook[] | null;
  readonly deployables: readonly Deployable[] | null;
  readonly sheet: SheetFacts | null;
}

/**
 * Asks those who have the rules, about what the page sees now; undefined until the answer is there. With `stays` the answer about
 * the last position stands as long.
 */
export type AskRules = <K extends Question['ask']>(
  question: Extract<Question, { readonly ask: K }>,
  stays?: 'stays',
) => Answers[K] | undefined;

/** What boards and words ask ahead of choices, where the rules are not at hand. */
export function askedForecasts(ask: AskRules): Forecasts {
  return {
    facts: () => ask<'facts'>({ ask: 'facts' }, 'stays') ?? undefined,
    ways: () => ask<'ways'>({ ask: 'ways' }) ?? undefined,
    waysOn: (_state, at, spent) => ask<'waysOn'>({ ask: 'waysOn', at, spent }) ?? undefined,
    sights: (_state, figure, at) =>
      ask<'sights'>({ ask: 'sights', figure, ...(at !== undefined && { at }) }) ?? [],
    attack: (_state, attacker, target, weapon) =>
      ask<'attack'>({ ask: 'attack', attacker, target, ...(weapon !== undefined && { weapon }) }) ??
      undefined,
    current(state) {
      const attack = currentAttack(state);
      if (attack === undefined) return undefined;
      // What is known of another attack does not stand for this one.
      const name = `${attack.attacker} ${attack.target}`;
      return ask<'current'>({ ask: 'current', attack: name }, 'stays') ?? undefined;
    },
    choice: (_state, seat, choice) =>
      ask<'choice'>({ ask: 'choice', seat, choice: format(choice) }) ?? undefined,
    uses: (_state, seat, attacker, target) => ask<'uses'>({ ask: 'uses', seat, attacker, target }) ?? [],
    usesNow: (_state, seat) => ask<'usesNow'>({ ask: 'usesNow', seat }) ?? [],
    hand: (_state, seat, hand) => ask<'hand'>({ ask: 'hand', seat, hand }, 'stays') ?? [],
    targets: (_state, attacker) => ask<'targets'>({ ask: 'targets', attacker }) ?? [],
    deployables: () => ask<'deployables'>({ ask: 'deployables' }) ?? [],
    sheet: (_record, seat, hero) =>
      ask<'sheet'>({ ask: 'sheet', seat, ...(hero !== undefined && { hero }) }, 'stays') ?? undefined,
  };
}
