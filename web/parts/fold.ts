/** Letters that no accent can be taken off, as people write them who do not have them on their keyboard. */
const plain: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ł: 'l',
    đ: 'd',
    ø: 'o',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ı: 'i',
    '’': "'",
    '\u00a0': ' ',
    '\u202f': ' ',
  }),
);

/** A text as a search compares it, and where its letters come from. */
interface Folded {
  readonly text: string;
  /** By letter of `text`: where the letter of the original begins that it was made from; then the original's end. */
  readonly from: readonly number[];
}

function folded(original: string): Folded {
  const from: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of original) {
    const bare = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const written = plain.get(bare) ?? bare;
    for (let unit = 0; unit < written.length; unit++) from.push(at);
    text += written;
    at += letter.length;
  }
  return { text, from: [...from, at] };
}

/** A text without case and accents: "Würfel" and "WURFEL" are the same, as are "ștergere", "ştergere" and "stergere". */
export function fold(text: string): string {
  return folded(text).text;
}

/** The words that a search looks for. */
export function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

/** The parts of a text in which one of these folded words stands, from and to, in order and without overlap. */
export function findWords(
  original: string,
  words: readonly string[],
): (readonly [from: number, to: number])[] {
  const { text, from } = folded(original);
  const found: (readonly [number, number])[] = [];
  let at = 0;
  while (at < text.length) {
    const here = words.filter((word) => text.startsWith(word, at)).sort((a, b) => b.length - a.length)[0];
    if (here === undefined) {
      at++;
      continue;
    }
    const begin = from[at] ?? 0;
    at += here.length;
    // A letter that stands for two is found as a whole, and with its accents.
    while (at < text.length && from[at] === from[at - 1]) at++;
    found.push([begin, from[at] ?? original.length]);
  }
  return found;
}
