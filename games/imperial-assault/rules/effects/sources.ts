import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { Aura, CompiledAbility, CompiledEffect, MomentKey } from '../../content/compile-abilities.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type FigureNumber,
  type Group,
  type GroupNumber,
  groupNumber,
  isOnMap,
  none,
  playerOf,
} from '../state.ts';
import { circumstancesOf } from './circumstances.ts';
import { forEachFigureIn, hasLost, textOf, textOfGroup } from './texts.ts';
import { figuresMeant, isAmong } from './whom.ts';

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
  if (terms.auras.has(key)) forEachAuraOf(terms, state, figure, key, use);
}

/** Calls `use` for each ability of a moment on the cards of a figure. */
function forEachPrinted(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  key: MomentKey,
  use: (ability: CompiledAbility) => void,
): void {
  const abilities = textOf(terms, state, figure).at(key);
  for (let number = 0; number < abilities.length; number++) {
    const one = entry(abilities, number);
    if (!hasLost(terms, state, figure, one.ability.id)) use(one);
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
    if (textOfGroup(terms, player, group, number).at(key).length > 0)
      forEachInGroup(terms, state, group, number, key, use);
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
  if (terms.auras.has(key)) forEachAuraBy(terms, state, seat, key, use);
  if (player.out > 0) return;
  for (const { card, host, depleted } of player.upgrades) {
    const { text, hosts } = entry(terms.upgrades, card);
    // An attachment that lies on no group does nothing.
    if (host !== none || depleted || hosts !== null) continue;
    for (const ability of text.at(key)) use(ability, none);
  }
}

/** Calls `use` for each ability of a moment on the cards of a group, figure by figure. */
function forEachInGroup(
  terms: Terms,
  state: BattleState,
  group: Group,
  number: GroupNumber,
  key: MomentKey,
  use: UseAbility,
): void {
  forEachFigureIn(group, number, (figure) =>
    forEachPrinted(terms, state, figure, key, (ability) => use(ability, figure)),
  );
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

/** Calls `use` for each ability of a moment that others give to a figure. */
function forEachAuraOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  key: MomentKey,
  use: (ability: CompiledAbility) => void,
): void {
  for (let seat = 0; seat < state.players.length; seat++)
    forEachAura(terms, state, seat, key, ({ whom, given }, giver) => {
      if (isAmong(terms, state, whom, figure, circumstancesOf(seat, giver))) use(given);
    });
}

/** Calls `use` for each ability of a moment that figures of a seat give, with each figure that has it. */
function forEachAuraBy(terms: Terms, state: BattleState, seat: Seat, key: MomentKey, use: UseAbility): void {
  forEachAura(terms, state, seat, key, ({ whom, given }, giver) => {
    for (const figure of figuresMeant(terms, state, whom, circumstancesOf(seat, giver))) use(given, figure);
  });
}

type UseAura = (aura: Aura, giver: FigureNumber) => void;

/**
 * Calls `use` for each ability of a moment that a figure of a seat on the map gives to others as long as it is there, with its
 * giver, or that a card of the player gives; then the giver is -1.
 */
function forEachAura(terms: Terms, state: BattleState, seat: Seat, key: MomentKey, use: UseAura): void {
  const player = playerOf(state, seat);
  for (let place = 0; place < player.groups.length; place++) {
    const group = entry(player.groups, place);
    const number = groupNumber(seat, place);
    const auras = textOfGroup(terms, player, group, number).aurasAt(key);
    if (auras.length > 0) giveAuras(terms, state, auras, group, number, use);
  }
  for (const { card, host, depleted } of player.upgrades) {
    if (host !== none || depleted) continue;
    const { text, hosts } = entry(terms.upgrades, card);
    if (hosts === null) for (const aura of text.aurasAt(key)) use(aura, none);
  }
}

/** Calls `use` for these auras of each figure of a group. */
function giveAuras(
  terms: Terms,
  state: BattleState,
  auras: readonly Aura[],
  group: Group,
  number: GroupNumber,
  use: UseAura,
): void {
  forEachFigureIn(group, number, (giver) => {
    for (const aura of auras) if (!hasLost(terms, state, giver, aura.by.ability.id)) use(aura, giver);
  });
}
