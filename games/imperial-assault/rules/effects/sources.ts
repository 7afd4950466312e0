import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledAbility, CompiledEffect, MomentKey } from '../../content/compile-abilities.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type FigureNumber,
  forEachOnMap,
  isOnMap,
  none,
  playerOf,
  seatOf,
} from '../state.ts';
import { circumstancesOf } from './circumstances.ts';
import { forEachFigureOf, hasLost, textsOf } from './texts.ts';
import { figuresMeant } from './whom.ts';

/** Is called with an ability and the figure that has it; -1 for one of the player. */
export type UseAbility = (ability: CompiledAbility, me: FigureNumber) => void;

/**
 * Calls `use` for each ability of a moment that a figure has now: by its cards, by what lasts, and by what other figures
 * give to those around them. Abilities that it has lost are left out.
 */
export function forEachAbilityOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  key: MomentKey,
  use: (ability: CompiledAbility) => void,
): void {
  if (!terms.moments.has(key)) return;
  forEachPrinted(terms, state, figure, key, use);
  for (const { ability, figures } of state.lasting) {
    const granted = entry(terms.abilities, ability);
    if (granted.moment === key && figures.includes(figure)) use(granted);
  }
  for (const { ability, figures } of aurasOf(terms, state, key)) if (figures.includes(figure)) use(ability);
}

/** Calls `use` for each ability of a moment on the cards of a figure. */
function forEachPrinted(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  key: MomentKey,
  use: (ability: CompiledAbility) => void,
): void {
  for (const text of textsOf(terms, state, figure)) {
    for (const one of text.at(key)) if (!hasLost(terms, state, figure, one.ability.id)) use(one);
  }
}

/**
 * Calls `use` for each ability of a moment whose player a seat is: those on the cards of its figures, its upgrades, and
 * what its abilities have given to figures of anybody.
 */
export function forEachAbility(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  key: MomentKey,
  use: UseAbility,
): void {
  if (!terms.moments.has(key)) return;
  const player = playerOf(state, seat);
  forEachFigureOf(state, seat, (figure) =>
    forEachPrinted(terms, state, figure, key, (ability) => use(ability, figure)),
  );
  for (const { ability, figures, seat: of } of state.lasting) {
    if (of !== seat) continue;
    const granted = entry(terms.abilities, ability);
    if (granted.moment !== key) continue;
    if (figures.length === 0) use(granted, none);
    // What a group has until its last figure is defeated stays where the figure that got it has left.
    for (const figure of figures)
      if (isOnMap(state, figure) || key === 'group-defeated') use(granted, figure);
  }
  for (const { giver, ability, figures } of aurasOf(terms, state, key)) {
    if (seatOf(giver) === seat) for (const figure of figures) use(ability, figure);
  }
  if (player.out > 0) return;
  for (const { card, host, depleted } of player.upgrades) {
    if (host !== none || depleted) continue;
    for (const ability of entry(terms.upgrades, card).text.at(key)) use(ability, none);
  }
}

/**
 * Calls `use` for each effect that works for a figure as long as its ability is there: values, what it cannot do. What the
 * ability requires is not looked at; `holds` of `filters.ts` does.
 */
export function forEachAlways(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  use: (effect: CompiledEffect, ability: CompiledAbility) => void,
): void {
  forEachAbilityOf(terms, state, figure, 'always', (ability) => {
    for (const effect of ability.effects) use(entry(terms.effects, effect), ability);
  });
}

interface Aura {
  readonly giver: FigureNumber;
  readonly ability: CompiledAbility;
  /** Those who have the ability as long as the giver is there. */
  readonly figures: readonly FigureNumber[];
}

const noAuras: readonly Aura[] = [];

/** What figures on the map give to others as long as they are there, of a moment. */
function aurasOf(terms: Terms, state: BattleState, key: MomentKey): readonly Aura[] {
  if (!terms.auras.has(key)) return noAuras;
  const found: Aura[] = [];
  forEachOnMap(state, (giver) => {
    forEachPrinted(terms, state, giver, 'always', ({ effects }) => {
      for (const number of effects) {
        const { effect, gives } = entry(terms.effects, number);
        if (effect.do !== 'grant') continue;
        const ability = entry(terms.abilities, gives);
        if (ability.moment !== key) continue;
        const figures = figuresMeant(terms, state, effect.whom, circumstancesOf(seatOf(giver), giver));
        found.push({ giver, ability, figures });
      }
    });
  });
  return found;
}
