import type { BrowserContext } from 'playwright-core';
import { seeded } from '../../kernel/seeded.ts';

/** Another seed plays other matches: `SEED=7 npm test`. */
const seed = process.env.SEED ?? 'starboard';

/** The length of what a page contributes to the chance of a match, in bytes. */
const contributed = 32;

let chance = seeded(seed);

const fill: typeof crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (const at of bytes.keys()) bytes[at] = chance.pick(256);
  return array;
};

/**
 * Makes the secrets of the matches of this process the same in every run, and what bots draw from: a test that plays by
 * itself meets the same dice and cards each time, also alone, and what it finds once it finds again. Called at the
 * beginning of each test with its name.
 */
export function fixChance(test: string): void {
  chance = seeded(`${seed} ${test}`);
  if (crypto.getRandomValues !== fill) Object.defineProperty(crypto, 'getRandomValues', { value: fill });
}

/** Makes what the pages of a context contribute to the chance of a match the same in every run. What else they draw stays random. */
export function fixContributions(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((length) => {
    const draw = crypto.getRandomValues.bind(crypto);
    const fill: typeof draw = (array) => {
      if (array.byteLength !== length) return draw(array);
      new Uint8Array(array.buffer, array.byteOffset, length).fill(7);
      return array;
    };
    Object.defineProperty(crypto, 'getRandomValues', { value: fill });
  }, contributed);
}
