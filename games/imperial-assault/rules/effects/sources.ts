import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledAbility, CompiledEffect, MomentKey } from '../../content/compile-abilities.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type FigureNumber,
  fighterOf,
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
  for (const text of textsOf(terms, state, figure)) {
    for (const one of text.at(key)) if (!hasLost(terms, state, figure, one.ability.id)) use(one);
  }
  for (const { ability, figures } of state.lasting) {
    const granted = entry(terms.abilities, ability);
    if (granted.moment === key && figures.includes(figure)) use(granted);
  }
  for (const { giver, effect } of aurasOf(terms, state, key)) {
    if (effect.effect.do !== 'grant' || !isOnMap(state, figure)) continue;
    if (
      figuresMeant(terms, state, effect.effect.whom, circumstancesOf(seatOf(giver), giver)).includes(figure)
    )
      use(entry(terms.abilities, effect.gives));
  }
}

/** Calls `use` for each ability of a moment that the figures of a seat have now, or the seat itself. */
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
    forEachAbilityOf(terms, state, figure, key, (ability) => use(ability, figure)),
  );
  if (player.out) return;
  for (const { card, host, depleted } of player.upgrades) {
    if (host !== none || depleted) continue;
    for (const ability of entry(terms.upgrades, card).text.at(key)) use(ability, none);
  }
  for (const { ability, figures, seat: of } of state.lasting) {
    const granted = entry(terms.abilities, ability);
    if (of === seat && figures.length === 0 && granted.moment === key) use(granted, none);
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
  readonly effect: CompiledEffect;
}

const noAuras: readonly Aura[] = [];

/** What figures on the map give to others as long as they are there, of a moment. */
function aurasOf(terms: Terms, state: BattleState, key: MomentKey): readonly Aura[] {
  if (!terms.auras.has(key)) return noAuras;
  const found: Aura[] = [];
  forEachOnMap(state, (giver) => {
    for (const { effects } of fighterOf(terms, state, giver).text.at('always')) {
      for (const number of effects) {
        const effect = entry(terms.effects, number);
        if (effect.effect.do !== 'grant') continue;
        if (entry(terms.abilities, effect.gives).moment === key) found.push({ giver, effect });
      }
    }
  });
  return found;
}
