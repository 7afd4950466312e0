import { entry } from '../../../common/at.ts';
import type { Whom } from '../../content/pack.ts';
import { objectsOn } from '../attack/objects.ts';
import type { Terms } from '../options.ts';
import { type BattleState, none, type TokenNumber } from '../state.ts';
import { areClose, spacesApart } from '../where.ts';
import { attackMeant, matchesObjectIn } from './filters.ts';
import type { Circumstances } from './frames.ts';
import { type Choosing, centresOf } from './whom.ts';

/** The objects that an effect meets besides figures, where it says so: those that can be attacked (A8, attacking objects). */
export function objectsMeant(
  terms: Terms,
  state: BattleState,
  whom: Whom,
  circumstances: Circumstances,
): readonly TokenNumber[] {
  if (whom === 'target') {
    const object = attackMeant(state, circumstances)?.object ?? none;
    return object === none ? [] : [object];
  }
  if (typeof whom === 'string') return [];
  if ('choose' in whom) return whom.choose.objects ? (circumstances.objects ?? []) : [];
  const spaceOf = (token: TokenNumber): number => entry(state.tokens, token).space;
  if ('all' in whom) {
    if (!whom.all.objects) return [];
    return objectsOn(terms, state).filter((token) =>
      matchesObjectIn(terms, state, whom.all, spaceOf(token), circumstances),
    );
  }
  const { around, within, except = [], objects } = whom;
  if (!objects) return [];
  const centres = centresOf(terms, state, around, circumstances);
  const isNear = (token: TokenNumber): boolean =>
    centres.some((space) => {
      if (within === undefined) return areClose(terms, state, space, spaceOf(token));
      const away = spacesApart(terms, state, space, spaceOf(token));
      return away !== null && away <= within;
    });
  const target = attackMeant(state, circumstances)?.object;
  return objectsOn(terms, state).filter(
    (token) => isNear(token) && !(except.includes('target') && token === target),
  );
}

/** The objects among which an effect that meets whom is chosen lets choose, where it says so. */
export function objectsToChoose(
  terms: Terms,
  state: BattleState,
  { choose }: Choosing,
  circumstances: Circumstances,
): readonly TokenNumber[] {
  if (!choose.objects) return [];
  const { objects = [] } = circumstances;
  return objectsOn(terms, state).filter(
    (token) =>
      (choose.reference?.is !== 'chosen' || objects.includes(token)) &&
      matchesObjectIn(terms, state, choose, entry(state.tokens, token).space, circumstances),
  );
}
