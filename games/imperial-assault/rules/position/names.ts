import { badPosition } from '../../../common/bad-position.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, figureNumber, groupNumber, none } from '../state.ts';

/** What a position calls an ability: the id of its card, and its own. */
export function nameOfAbility({ abilities }: Terms, number: number): string {
  const found = abilities[number];
  return found === undefined ? '?' : `${found.printed.id}.${found.ability.id}`;
}

/** The abilities of this name, by number: a card can have several. */
function abilitiesNamed({ abilities }: Terms, name: string): number[] {
  return abilities.flatMap(({ printed, ability }, number) =>
    `${printed.id}.${ability.id}` === name ? [number] : [],
  );
}

/** What a position says of an ability: its name, and which of several of this name on a card it is, from 1; the first needs no number. */
export interface AbilityPosition {
  readonly ability: string;
  readonly which?: number;
}

export function abilityPosition(terms: Terms, number: number): AbilityPosition {
  const ability = nameOfAbility(terms, number);
  const which = abilitiesNamed(terms, ability).indexOf(number) + 1;
  return { ability, ...(which > 1 && { which }) };
}

/** The ability that a position means, by number. Throws in the name of a field if the pack does not have it. */
export function abilityFrom(terms: Terms, field: string, { ability, which = 1 }: AbilityPosition): number {
  const found = abilitiesNamed(terms, ability);
  const several = found.length > 0 ? `; which is at most ${found.length}` : '';
  return (
    found[which - 1] ??
    badPosition(`${field}: there is no ability ${ability}${several}; write its card, a dot, and its own id`)
  );
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
