import { badPosition } from '../../../common/bad-position.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, figureNumber, groupNumber, none } from '../state.ts';

/** What a position calls an ability: the id of its card, and its own. */
export function nameOfAbility({ abilities }: Terms, number: number): string {
  const found = abilities[number];
  return found === undefined ? '?' : `${found.printed.id}.${found.ability.id}`;
}

/** The ability of this name, by number: of several on a card, the first; -1 if there is none. */
export function abilityNamed({ abilities }: Terms, name: string): number {
  return abilities.findIndex(({ printed, ability }) => `${printed.id}.${ability.id}` === name);
}

/** The abilities of this name, by number: a card can have several. */
export function abilitiesNamed({ abilities }: Terms, name: string): number[] {
  return abilities.flatMap(({ printed, ability }, number) =>
    `${printed.id}.${ability.id}` === name ? [number] : [],
  );
}

/** What a position says of an ability: its name, and which of several of this name on a card it is, from 1; the first needs no number. */
export function abilityPosition(terms: Terms, number: number): { ability: string; which?: number } {
  const ability = nameOfAbility(terms, number);
  const which = abilitiesNamed(terms, ability).indexOf(number) + 1;
  return { ability, ...(which > 1 && { which }) };
}

/** Seat, group and figure, from 0. */
export function nameOfFigure(figure: FigureNumber): number[] {
  return [figure >> 8, (figure >> 3) & 31, figure & 7];
}

/** The figure that a position names so; -1 where it names none. Throws for one that no army has. */
export function figureNamed({ players }: BattleState, name: readonly number[] | undefined): FigureNumber {
  if (name === undefined) return none;
  const [seat = 0, group = 0, figure = 0] = name;
  if (players[seat]?.groups[group]?.figures[figure] === undefined)
    throw badPosition(`there is no figure ${name.join(' ')}`);
  return figureNumber(groupNumber(seat, group), figure);
}
