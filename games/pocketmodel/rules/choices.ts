import { entry } from '../../common/at.ts';
import type { Choice } from './choice.ts';
import type { UnitCode } from './state.ts';

/** Choices of units, made once: lists of them are made all the time. */
const ofUnits: readonly Choice[] = Array.from({ length: 8 * 64 }, (_, unit) => ({ kind: 'unit', unit }));

/** The choice of a unit. */
export function unitChoice(unit: UnitCode): Choice {
  return entry(ofUnits, unit);
}
