import { badPosition } from '../../../common/bad-position.ts';
import type { Use } from '../effects/frames.ts';
import type { Terms } from '../options.ts';
import { type BattleState, none } from '../state.ts';
import { abilityNamed, figureNamed, nameOfAbility, nameOfFigure } from './names.ts';
import type { Position } from './schema.ts';

type UsePosition = NonNullable<Position['used']>[number];

/** Whether a position can name all that was used. */
export function areUsesPlain(terms: Terms, { used }: BattleState): boolean {
  return used.every(
    ({ ability, surge, once, depth }) =>
      once !== 'attack' && depth === 0 && (surge !== none || isNamedAlone(terms, ability)),
  );
}

/** Whether the name of an ability means no other one, and no surge ability. */
function isNamedAlone(terms: Terms, ability: number): boolean {
  const name = nameOfAbility(terms, ability);
  return abilityNamed(terms, name) === ability && !terms.surgeNumber.has(name);
}

export function usesPosition(terms: Terms, { used }: BattleState): UsePosition[] {
  return used.flatMap(({ ability, surge, seat, figure, subject, once }) => {
    if (once === 'attack') return [];
    return [
      {
        ability: terms.surges[surge]?.id ?? nameOfAbility(terms, ability),
        seat,
        ...(figure !== none && { by: nameOfFigure(figure) }),
        ...(subject !== none && { on: nameOfFigure(subject) }),
        once,
      },
    ];
  });
}

/** Throws for an ability that the pack does not have. */
export function arrangeUse(
  terms: Terms,
  state: BattleState,
  { ability: name, seat, by, on, once }: UsePosition,
): Use {
  const surge = terms.surgeNumber.get(name) ?? none;
  const ability = surge === none ? abilityNamed(terms, name) : none;
  if (surge === none && ability === none) throw badPosition(`the pack has no ability ${name}`);
  const [figure, subject] = [figureNamed(state, by), figureNamed(state, on)];
  return { ability, surge, seat, figure, subject, once, depth: 0 };
}
