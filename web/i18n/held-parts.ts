import { type ReadonlySignal, signal } from '@preact/signals';
import type { Locale, Messages } from '../../games/words.ts';
import type { Part } from '../messages/index.ts';

/** The parts that are loaded, all in one language. */
export interface Held {
  readonly language: Locale;
  readonly parts: ReadonlyMap<Part, Messages>;
}

/** Loads parts of the messages in the wanted language, and keeps them. */
export class HeldParts {
  readonly #held = signal<Held>({ language: 'en', parts: new Map() });
  readonly held: ReadonlySignal<Held> = this.#held;
  readonly #wanted: () => Locale;
  readonly #fetch: (part: Part, language: Locale) => Promise<Messages>;

  constructor(wanted: () => Locale, fetch: (part: Part, language: Locale) => Promise<Messages>) {
    this.#wanted = wanted;
    this.#fetch = fetch;
  }

  /**
   * Resolves when these parts are loaded. Loaded parts stay available all the time: the language changes only when
   * all parts are there in the new one. Without parts, it loads the held ones in the wanted language.
   */
  async load(...parts: readonly Part[]): Promise<void> {
    const before = this.#held.peek();
    const language = this.#wanted();
    const known = before.language === language ? before.parts : new Map<Part, Messages>();
    const missing = [...new Set([...before.parts.keys(), ...parts])].filter((part) => !known.has(part));
    if (missing.length === 0) return;
    const found = await Promise.all(
      missing.map(async (part) => [part, await this.#fetch(part, language)] as const),
    );
    const now = this.#held.peek();
    if (now.language === language) {
      this.#held.value = { language, parts: new Map([...now.parts, ...found]) };
    } else if (now === before && this.#wanted() === language) {
      this.#held.value = { language, parts: new Map(found) };
    } else {
      // Meanwhile another language was chosen, or another part has arrived.
      await this.load(...parts);
    }
  }
}
