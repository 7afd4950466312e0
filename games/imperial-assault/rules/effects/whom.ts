import type { Whom } from '../../content/pack.ts';
import type { Space } from '../../geometry/map.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, figuresOnMap, isOnMap, none } from '../state.ts';
import { figuresOnOrAdjacent, figuresWithin, seesSpace, spacesAround, spacesUnderFigure } from '../where.ts';
import { attackMeant, figuresMatching, matches, named } from './filters.ts';
import type { Circumstances } from './frames.ts';

type Around = Extract<Whom, { readonly around: unknown }>;
export type Choosing = Extract<Whom, { readonly choose: unknown }>;

export function isChosen(whom: Whom): whom is Choosing {
  return typeof whom !== 'string' && 'choose' in whom;
}

/** Whether a space has to be chosen before it is known whom an effect meets. */
export function needsSpace(whom: Whom): boolean {
  return typeof whom !== 'string' && 'around' in whom && typeof whom.around !== 'string';
}

/** The figures that an effect meets, or among which they are chosen; all of them on the map. */
export function figuresMeant(
  terms: Terms,
  state: BattleState,
  whom: Whom,
  circumstances: Circumstances,
): readonly FigureNumber[] {
  if (typeof whom === 'string')
    return named(state, whom, circumstances).filter((figure) => isOnMap(state, figure));
  if ('all' in whom) return figuresMatching(terms, state, whom.all, circumstances);
  if ('choose' in whom) return figuresMatching(terms, state, whom.choose, circumstances);
  return figuresAround(terms, state, whom, circumstances);
}

/** Whether a figure is one of {@link figuresMeant}. */
export function isAmong(
  terms: Terms,
  state: BattleState,
  whom: Whom,
  figure: FigureNumber,
  circumstances: Circumstances,
): boolean {
  if (!isOnMap(state, figure)) return false;
  if (typeof whom === 'string') return named(state, whom, circumstances).includes(figure);
  if ('all' in whom) return matches(terms, state, whom.all, figure, circumstances);
  if ('choose' in whom) return matches(terms, state, whom.choose, figure, circumstances);
  return figuresAround(terms, state, whom, circumstances).includes(figure);
}

function figuresAround(
  terms: Terms,
  state: BattleState,
  { around, within, except = [] }: Around,
  circumstances: Circumstances,
): FigureNumber[] {
  const found = new Set<FigureNumber>();
  for (const space of centresOf(terms, state, around, circumstances)) {
    const near =
      within === undefined
        ? figuresOnOrAdjacent(terms, state, space)
        : figuresWithin(terms, state, space, within);
    for (const figure of near) found.add(figure);
  }
  for (const reference of except) {
    for (const figure of named(state, reference, circumstances)) found.delete(figure);
  }
  return [...found];
}

/** The spaces around which figures are meant: of the target of an attack it is the target space. */
export function centresOf(
  terms: Terms,
  state: BattleState,
  around: Around['around'],
  circumstances: Circumstances,
): readonly Space[] {
  const { space, me, chosen } = circumstances;
  if (around === 'target') {
    const attack = attackMeant(state, circumstances);
    return attack === undefined || attack.space === none ? [] : [attack.space];
  }
  if (around === 'me') return isOnMap(state, me) ? spacesUnderFigure(terms, state, me) : [];
  if (around === 'chosen' && space === none)
    return chosen.flatMap((figure) =>
      isOnMap(state, figure) ? spacesUnderFigure(terms, state, figure) : [],
    );
  return space === none ? [] : [space];
}

/** The spaces among which an ability chooses. */
export function spacesMeant(
  terms: Terms,
  state: BattleState,
  whom: Whom,
  { me }: Circumstances,
): readonly Space[] {
  if (typeof whom === 'string' || !('around' in whom) || typeof whom.around === 'string') return [];
  if (me === none) return nearSomebody(terms, state, whom.around.within);
  if (!isOnMap(state, me)) return [];
  const { within, inSight, adjacent } = whom.around;
  const own = adjacent ? spacesUnderFigure(terms, state, me) : [];
  return spacesAround(terms, state, me, within).filter(
    (space) => (!inSight || seesSpace(terms, state, me, space, true)) && !own.includes(space),
  );
}

/** The spaces within so many of any figure, for an ability of a player, which has no place of its own. */
function nearSomebody(terms: Terms, state: BattleState, within: number): readonly Space[] {
  const found = new Set<Space>();
  for (const figure of figuresOnMap(state))
    for (const space of spacesAround(terms, state, figure, within)) found.add(space);
  return [...found].sort((one, other) => one - other);
}
