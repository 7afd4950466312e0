import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { once } from '../../../common/once.ts';
import { type CardAbilities, type CompiledAbility, joinCards } from '../../content/compile-abilities.ts';
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
  type Upgrade,
} from '../state.ts';

/** The text of the cards that a figure has: its deployment card, its form, and what is attached to its group. */
export function textOf(terms: Terms, state: BattleState, figure: FigureNumber): CardAbilities {
  const number = groupWith(figure);
  return textOfGroup(terms, playerOf(state, seatOf(figure)), groupOf(state, number), number);
}

/** The text of the cards that all figures of a group have. */
export function textOfGroup(
  terms: Terms,
  { upgrades }: Player,
  { card, form }: Group,
  number: GroupNumber,
): CardAbilities {
  if (upgrades.length === 0 && form === none) return entry(terms.fighters, card).text;
  const byUpgrades = textsOfGroups(terms);
  let texts = byUpgrades.get(upgrades);
  if (texts === undefined) {
    texts = new Map();
    byUpgrades.set(upgrades, texts);
  }
  let known = texts.get(number);
  if (known === undefined || known.card !== card || known.form !== form) {
    known = { card, form, text: joinText(terms, upgrades, card, form, number) };
    texts.set(number, known);
  }
  return known.text;
}

interface GroupText {
  readonly card: number;
  readonly form: number;
  readonly text: CardAbilities;
}

/** The last text of each group by the upgrades of its player, which are another list whenever one of them changes. */
const textsOfGroups = once((_terms: Terms) => new WeakMap<readonly Upgrade[], Map<GroupNumber, GroupText>>());

function joinText(
  terms: Terms,
  upgrades: readonly Upgrade[],
  fighter: number,
  form: number,
  number: GroupNumber,
): CardAbilities {
  const { text } = entry(terms.fighters, fighter);
  const others = form === none ? [] : [entry(terms.forms, form).text];
  for (const { card, host, depleted, off } of upgrades)
    if (host === number && !depleted && !off) others.push(entry(terms.upgrades, card).text);
  return others.length === 0 ? text : joinCards([text, ...others]);
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
    textOf(terms, state, figure).at('always').some(has) ||
    state.lasting.some(({ ability, figures }) => {
      const granted = entry(terms.abilities, ability);
      return granted.moment === 'always' && figures.includes(figure) && has(granted);
    })
  );
}
