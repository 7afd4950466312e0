import { entry } from '../../../../common/at.ts';
import { circumstancesOf } from '../../effects/circumstances.ts';
import type { Source } from '../../effects/frames.ts';
import type { Terms } from '../../options.ts';
import { type FrameOf, none, type Stacked } from '../../state.ts';
import type { FrameSaid } from './schema.ts';

/** Frames in which an effect of the ability below asks. */
export type EffectFrame = FrameOf<'chooseFigures' | 'chooseOption' | 'chooseSpace' | 'may' | 'attacks'>;

/** Nobody's ability: what is said of the circumstances of one is said in full. */
export const nobody = circumstancesOf(none, none);

/** What a position says of circumstances. */
export type Said = Pick<
  FrameSaid<'chooseSpace'>,
  'seat' | 'by' | 'on' | 'chosen' | 'objects' | 'space' | 'rolled' | 'opponent' | 'tested'
>;

/** The ability whose effects are carried out in these frames. */
export function abilityIn(frames: readonly Stacked[]): FrameOf<'effects'> | undefined {
  const frame = frames.findLast(({ step }) => step === 'effects');
  return frame?.step === 'effects' ? frame : undefined;
}

/** The effects of an ability as they are printed, those inside others included. */
export function effectsOf(terms: Terms, { ability, surge }: Source): readonly number[] {
  const inside = (numbers: readonly number[]): number[] =>
    numbers.flatMap((number) => [number, ...entry(terms.effects, number).parts.flatMap(inside)]);
  return inside((surge === none ? entry(terms.abilities, ability) : entry(terms.surges, surge)).effects);
}

/** Which effect of an ability it is, from 1; 0 for one of another ability. */
export function placeOfEffect(terms: Terms, source: Source, number: number): number {
  return effectsOf(terms, source).indexOf(number) + 1;
}
