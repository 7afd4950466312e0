import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CardAbilities, CompiledAbility } from '../../content/compile-abilities.ts';
import type { Trait } from '../../content/compiled.ts';
import type { Effect } from '../../content/pack.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type FigureNumber,
  fighterOf,
  figureNumber,
  type Group,
  groupNumber,
  groupOf,
  groupWith,
  none,
  playerOf,
  seatOf,
} from '../state.ts';

/** The texts of the cards that a figure has: its deployment card, its form, and what is attached to its group. */
export function textsOf(terms: Terms, state: BattleState, figure: FigureNumber): CardAbilities[] {
  const number = groupWith(figure);
  const group = groupOf(state, number);
  const texts = [entry(terms.fighters, group.card).text];
  if (group.form !== none) texts.push(entry(terms.forms, group.form).text);
  for (const { card, host, depleted } of playerOf(state, seatOf(figure)).upgrades) {
    if (host === number && !depleted) texts.push(entry(terms.upgrades, card).text);
  }
  return texts;
}

/** Calls `use` for each figure of a seat on the map, by group and place. */
export function forEachFigureOf(
  state: BattleState,
  seat: Seat,
  use: (figure: FigureNumber, group: Group) => void,
): void {
  const { groups } = playerOf(state, seat);
  for (let place = 0; place < groups.length; place++) {
    const group = entry(groups, place);
    for (let index = 0; index < group.figures.length; index++) {
      if (entry(group.figures, index).place !== null)
        use(figureNumber(groupNumber(seat, place), index), group);
    }
  }
}

/** Whether a figure has a trait: of its card, or by an ability that is always there and requires nothing. */
export function hasTrait(terms: Terms, state: BattleState, figure: FigureNumber, trait: Trait): boolean {
  if (fighterOf(terms, state, figure).traits.includes(trait)) return true;
  return forSomeAlways(
    terms,
    state,
    figure,
    (effect) => effect.do === 'value' && effect.traits?.includes(trait) === true,
  );
}

/** Whether a figure has lost its ability of this id: see `loses` of the verb `value`. */
export function hasLost(terms: Terms, state: BattleState, figure: FigureNumber, id: string): boolean {
  if (!terms.lost.has(id)) return false;
  return forSomeAlways(
    terms,
    state,
    figure,
    (effect) => effect.do === 'value' && effect.loses?.includes(id) === true,
  );
}

/** Whether some effect that is always there for a figure, by its cards or by what lasts, is such. Requirements would ask in turn. */
function forSomeAlways(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  isSuch: (effect: Effect) => boolean,
): boolean {
  const has = ({ ability, effects }: CompiledAbility): boolean =>
    ability.if === undefined && effects.some((number) => isSuch(entry(terms.effects, number).effect));
  return (
    textsOf(terms, state, figure).some((text) => text.at('always').some(has)) ||
    state.lasting.some(({ ability, figures }) => {
      const granted = entry(terms.abilities, ability);
      return granted.moment === 'always' && figures.includes(figure) && has(granted);
    })
  );
}
