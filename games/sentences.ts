import type { Seat } from '../kernel/game.ts';
import type { Certainty } from './common/certainty.ts';
import type { Arg, Sentence } from './words.ts';

export function sentence(key: string, args?: Readonly<Record<string, Arg>>, place?: string): Sentence {
  return { key, ...(args && { args }), ...(place !== undefined && { place }) };
}

/**
 * Several sentences as one: "a, b, c", "a, b and c", or "a; b; c", by the messages `list.items`, `list.and` and
 * `list.clauses`. Nothing at all is the game's `list.none`.
 */
export function joinSentences(
  items: readonly Sentence[],
  by: 'items' | 'and' | 'clauses' = 'items',
): Sentence {
  const [first, ...others] = items;
  if (first === undefined) return sentence('list.none');
  if (others.length === 0) return first;
  const link = by === 'and' && others.length > 1 ? 'items' : by;
  return sentence(`list.${link}`, { first, rest: joinSentences(others, by) });
}

/** Several seats as an argument, with their number as `count` so that verbs can agree. */
export function people(seats: readonly Seat[]): { seats: { seats: readonly Seat[] }; count: number } {
  return { seats: { seats }, count: seats.length };
}

/** What a pack is called: those that come with the game have a name in every language, `option.pack.<id>`. */
export function packName(
  builtIn: Readonly<Record<string, { readonly name: string }>>,
  { id, name }: { readonly id: string; readonly name: string },
): Sentence | string {
  return builtIn[id]?.name === name ? sentence(`option.pack.${id}`) : name;
}

/** How sure parts of a pack are, each as "part: certainty", by the game's `part.<part>`; nothing of which nothing is said. */
export function certaintyLines<P extends string>(
  parts: readonly P[],
  status: Readonly<Partial<Record<P, Certainty>>>,
): Sentence[] {
  return parts.flatMap((part) => {
    const certainty = status[part];
    if (certainty === undefined) return [];
    const args = { part: sentence(`part.${part}`), certainty: sentence(`certainty.${certainty}`) };
    return [sentence('part.line', args)];
  });
}
