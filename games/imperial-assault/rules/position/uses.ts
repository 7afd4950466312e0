import { badPosition } from '../../../common/bad-position.ts';
import type { Use } from '../effects/frames.ts';
import type { Terms } from '../options.ts';
import { type BattleState, none } from '../state.ts';
import { abilityFrom, abilityPosition, figureNamed, nameOfAbility, nameOfFigure } from './names.ts';
import type { Position } from './schema.ts';

type UsePosition = NonNullable<Position['used']>[number];

/** Whether a position can name all that was used; `attacks`: so many attacks go on, one inside the other. */
export function areUsesPlain(terms: Terms, { used }: BattleState, attacks = 0): boolean {
  return used.every(
    ({ ability, surge, once, depth }) =>
      (once !== 'attack' || (attacks > 0 && depth === attacks)) &&
      (surge !== none || isNoSurge(terms, ability)),
  );
}

/** Whether no surge ability has the name of an ability. */
function isNoSurge(terms: Terms, ability: number): boolean {
  return !terms.surgeNumber.has(nameOfAbility(terms, ability));
}

export function usesPosition(terms: Terms, { used }: BattleState): UsePosition[] {
  return used.flatMap(({ ability, surge, seat, figure, subject, once }) => {
    const own = abilityPosition(terms, ability);
    return [
      {
        ...own,
        ability: terms.surges[surge]?.id ?? own.ability,
        seat,
        ...(figure !== none && { by: nameOfFigure(figure) }),
        ...(subject !== none && { on: nameOfFigure(subject) }),
        once,
      },
    ];
  });
}

/** Throws for an ability that the pack does not have, and for a use in an attack where none goes on. */
export function arrangeUse(
  terms: Terms,
  state: BattleState,
  { seat, by, on, once, ...named }: UsePosition,
  attacks = 0,
): Use {
  const surge = terms.surgeNumber.get(named.ability) ?? none;
  const ability = surge === none ? abilityFrom(terms, 'used', named) : none;
  const [figure, subject] = [figureNamed(state, by), figureNamed(state, on)];
  if (once === 'attack' && attacks === 0)
    throw badPosition('used: no attack goes on in which it was used; write another once, or leave it out');
  return { ability, surge, seat, figure, subject, once, depth: once === 'attack' ? attacks : 0 };
}
