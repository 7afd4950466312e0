import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledAbility, CompiledEffect, MomentKey } from '../../content/compile-abilities.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type FigureNumber,
  groupNumber,
  isOnMap,
  none,
  playerOf,
  seatOf,
} from '../state.ts';
import { circumstancesOf } from './circumstances.ts';
import { forEachFigureIn, hasLost, textsOf, textsOfGroup } from './texts.ts';
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
  forEachAura(terms, state, key, (ability, figures) => {
    if (figures.includes(figure)) use(ability);
  });
}

/** Calls `use` for each ability of a moment on the cards of a figure. */
function forEachPrinted(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  key: MomentKey,
  use: (ability: CompiledAbility) => void,
): void {
  const texts = textsOf(terms, state, figure);
  for (let place = 0; place < texts.length; place++) {
    const abilities = entry(texts, place).at(key);
    for (let number = 0; number < abilities.length; number++) {
      const one = entry(abilities, number);
      if (!hasLost(terms, state, figure, one.ability.id)) use(one);
    }
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
  for (let place = 0; place < player.groups.length; place++) {
    const group = entry(player.groups, place);
    const number = groupNumber(seat, place);
    if (!textsOfGroup(terms, player, group, number).some((text) => text.at(key).length > 0)) continue;
    forEachFigureIn(group, number, (figure) =>
      forEachPrinted(terms, state, figure, key, (ability) => use(ability, figure)),
    );
  }
  for (const { ability, figures, seat: of } of state.lasting) {
    if (of !== seat) continue;
    const granted = entry(terms.abilities, ability);
    if (granted.moment !== key) continue;
    if (figures.length === 0) use(granted, none);
    // What a group has until its last figure is defeated stays where the figure that got it has left.
    for (const figure of figures)
      if (isOnMap(state, figure) || key === 'group-defeated') use(granted, figure);
  }
  forEachAura(terms, state, key, (ability, figures, giver) => {
    if (seatOf(giver) === seat) for (const figure of figures) use(ability, figure);
  });
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

/** Calls `use` for each ability of a moment that a figure on the map gives to others as long as it is there. */
function forEachAura(
  terms: Terms,
  state: BattleState,
  key: MomentKey,
  use: (ability: CompiledAbility, figures: readonly FigureNumber[], giver: FigureNumber) => void,
): void {
  if (!terms.auras.has(key)) return;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    for (let place = 0; place < player.groups.length; place++) {
      const group = entry(player.groups, place);
      const number = groupNumber(seat, place);
      for (const text of textsOfGroup(terms, player, group, number)) {
        for (const { by, whom, given } of text.aurasAt(key))
          forEachFigureIn(group, number, (giver) => {
            if (!hasLost(terms, state, giver, by.ability.id))
              use(given, figuresMeant(terms, state, whom, circumstancesOf(seat, giver)), giver);
          });
      }
    }
  }
}
