import type { MissionEffect } from './mission-schema.ts';

/** The lists of effects inside an effect. */
export function partsOf(effect: MissionEffect): readonly (readonly MissionEffect[])[] {
  switch (effect.do) {
    case 'test':
      return [effect.success ?? [], effect.failure ?? []];
    case 'if':
      return [effect.effects, effect.otherwise ?? []];
    case 'choose':
      return effect.options.map((option) => option.do);
    default:
      return [];
  }
}
