import type { Choice } from './state.ts';

export const notation = 'roll, boost (a boost and the roll), jam, or - to let the pod fly';

const texts: Readonly<Record<Choice, string>> = { roll: 'roll', boost: 'boost', jam: 'jam', pass: '-' };
const choices: ReadonlyMap<string, Choice> = new Map(
  (['roll', 'boost', 'jam', 'pass'] as const).map((choice) => [texts[choice], choice]),
);

export function format(choice: Choice): string {
  return texts[choice];
}

export function parse(text: string): Choice | undefined {
  return choices.get(text);
}
