import type { Seat } from '../kernel/game.ts';
import type { Certainty } from './common/certainty.ts';
import type { Arg, Sentence } from './words.ts';

export function sentence(key: string, args?: Readonly<Record<string, Arg>>, place?: string): Sentence {
  return { key, ...(args && { args }), ...(place !== undefined && { place }) };
}

/**
 * Joins sentences into one: "a, b, c" (`items`), "a, b and c" (`and`), "a, b or c" (`or`), or "a; b; c" (`clauses`), with
 * the messages `list.items`, `list.and`, `list.or` and `list.clauses`. An empty list gives the game's `list.none`.
 */
export function joinSentences(
  items: readonly Sentence[],
  by: 'items' | 'and' | 'or' | 'clauses' = 'items',
): Sentence {
  const [first, ...others] = items;
  if (first === undefined) return sentence('list.none');
  if (others.length === 0) return first;
  const link = (by === 'and' || by === 'or') && others.length > 1 ? 'items' : by;
  return sentence(`list.${link}`, { first, rest: joinSentences(others, by) });
}

/** The arguments for several seats: their names, and `count`, with which verbs can agree. */
export function people(seats: readonly Seat[]): { seats: { seats: readonly Seat[] }; count: number } {
  return { seats: { seats }, count: seats.length };
}

/** The name of a pack. Built-in packs have the message `option.pack.<id>`; others have one name in all languages. */
export function packName(
  builtIn: Readonly<Record<string, { readonly name: string }>>,
  { id, name }: { readonly id: string; readonly name: string },
): Sentence | string {
  return builtIn[id]?.name === name ? sentence(`option.pack.${id}`) : name;
}

/** Lines "part: certainty" for the parts of a pack whose certainty is stated. Names are the messages `part.<part>`. */
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
