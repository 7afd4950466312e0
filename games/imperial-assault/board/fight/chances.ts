import { computed } from '@preact/signals';
import { once } from '../../../common/once.ts';
import type { AttackChoice, Choice } from '../../rules/choice.ts';
import type { AttackForecast } from '../../rules/preview/attack.ts';
import type { FigureNumber } from '../../rules/state.ts';
import type { BoardState } from '../board-state.ts';

const none: ReadonlyMap<FigureNumber, AttackForecast> = new Map();

/** What an attack on each figure would come to that may be declared the target now; empty where hints are off. */
export function chancesOn(table: BoardState): ReadonlyMap<FigureNumber, AttackForecast> {
  return chancesAt(table).value;
}

/** Worked out once for all who ask at the table. */
const chancesAt = once((table: BoardState) =>
  computed((): ReadonlyMap<FigureNumber, AttackForecast> => {
    const legal = table.legal.value;
    const state = table.state.value;
    if (legal === undefined || !table.props.aids.value) return none;
    const { terms } = table.props.rules;
    const chances = new Map<FigureNumber, AttackForecast>();
    for (const choice of legal.choices) {
      const target = targetOf(legal.kind, choice);
      if (target === undefined) continue;
      const forecast =
        choice.kind === 'attack'
          ? forecastOf(table, choice)
          : terms.forecasts.choice(state, legal.seat, choice);
      // Of several weapons of a hero the best one counts.
      if (forecast !== undefined && forecast.expected >= (chances.get(target)?.expected ?? 0))
        chances.set(target, forecast);
    }
    return chances;
  }),
);

/** What an attack that may be declared would come to; undefined where hints are off. */
export function forecastOf(table: BoardState, { target, weapon }: AttackChoice): AttackForecast | undefined {
  const state = table.state.value;
  const attacker = state.activation?.figure;
  if (attacker === undefined || !table.props.aids.value) return undefined;
  const { terms } = table.props.rules;
  return terms.forecasts.attack(state, attacker, target, weapon);
}

/** The attacks on a figure that may be declared, the one that deals most first: of a hero one with each of its weapons. */
export function attacksOn(table: BoardState, target: FigureNumber): readonly AttackChoice[] {
  const attacks = (table.legal.value?.choices ?? []).filter(
    (choice): choice is AttackChoice => choice.kind === 'attack' && choice.target === target,
  );
  if (attacks.length < 2) return attacks;
  const dealt = new Map(attacks.map((attack) => [attack, forecastOf(table, attack)?.expected ?? 0]));
  return attacks.toSorted((one, other) => (dealt.get(other) ?? 0) - (dealt.get(one) ?? 0));
}

/** The figure that a choice declares the target of an attack. */
function targetOf(kind: string, choice: Choice): FigureNumber | undefined {
  if (choice.kind === 'attack') return choice.target;
  return kind === 'target' && choice.kind === 'figure' ? choice.figure : undefined;
}

/** What an attack that goes on would come to after each choice, by its place in the list; empty without an attack. */
export function chancesOfChoices(table: BoardState): ReadonlyMap<Choice, AttackForecast> {
  const legal = table.legal.value;
  const found = new Map<Choice, AttackForecast>();
  if (legal === undefined || !table.props.aids.value) return found;
  const { terms } = table.props.rules;
  for (const choice of legal.choices) {
    if (choice.kind === 'order') continue;
    const forecast = terms.forecasts.choice(table.state.value, legal.seat, choice);
    if (forecast !== undefined) found.set(choice, forecast);
  }
  return found;
}
