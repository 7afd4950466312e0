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
  type GroupNumber,
  groupNumber,
  groupOf,
  groupWith,
  none,
  type Player,
  playerOf,
  seatOf,
} from '../state.ts';

/** The texts of the cards that a figure has: its deployment card, its form, and what is attached to its group. */
export function textsOf(terms: Terms, state: BattleState, figure: FigureNumber): readonly CardAbilities[] {
  const number = groupWith(figure);
  return textsOfGroup(terms, playerOf(state, seatOf(figure)), groupOf(state, number), number);
}

/** The texts of the cards that all figures of a group have. */
export function textsOfGroup(
  terms: Terms,
  { upgrades }: Player,
  group: Group,
  number: GroupNumber,
): readonly CardAbilities[] {
  let { texts } = entry(terms.fighters, group.card);
  if (group.form !== none) texts = [...texts, entry(terms.forms, group.form).text];
  for (let place = 0; place < upgrades.length; place++) {
    const { card, host, depleted, off } = entry(upgrades, place);
    if (host === number && !depleted && !off) texts = [...texts, entry(terms.upgrades, card).text];
  }
  return texts;
}

/** Whether some figure of a seat on the map is such, by group and place. */
export function forSomeFigureOf(
  state: BattleState,
  seat: Seat,
  isSuch: (figure: FigureNumber) => boolean,
): boolean {
  const { groups } = playerOf(state, seat);
  for (let place = 0; place < groups.length; place++) {
    const { figures } = entry(groups, place);
    for (let index = 0; index < figures.length; index++) {
      if (entry(figures, index).place === null) continue;
      if (isSuch(figureNumber(groupNumber(seat, place), index))) return true;
    }
  }
  return false;
}

/** Calls `use` for each figure of a group on the map. */
export function forEachFigureIn(
  { figures }: Group,
  number: GroupNumber,
  use: (figure: FigureNumber) => void,
): void {
  for (let index = 0; index < figures.length; index++)
    if (entry(figures, index).place !== null) use(figureNumber(number, index));
}

/** Whether a figure has a trait: of its card, or by an ability that is always there and requires nothing. */
export function hasTrait(terms: Terms, state: BattleState, figure: FigureNumber, trait: Trait): boolean {
  if (fighterOf(terms, state, figure).traits.includes(trait)) return true;
  if (!terms.givenTraits.has(trait)) return false;
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
