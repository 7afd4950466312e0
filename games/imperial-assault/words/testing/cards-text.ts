/**
 * `node games/imperial-assault/words/testing/cards-text.ts` writes `cards.txt` anew: what every card says in English.
 * Read the difference before it is committed.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createSays, type Say } from '../../../../testkit/say.ts';
import { defaultPack, packs } from '../../content/packs.ts';
import { messages } from '../../messages/index.ts';
import { tellCards } from './all-cards.ts';

export const cardsFile = new URL('cards.txt', import.meta.url);

/** The text of all cards of the printed pack: a card's name, then its lines. */
export function cardsText(say: Say): string {
  const pack = packs[defaultPack];
  if (pack === undefined) throw new Error('no pack');
  return tellCards(pack)
    .map(({ id, name, lines }) =>
      [`${name} [${id}]`, ...lines.map((line) => `  ${say(line)}`), ''].join('\n'),
    )
    .join('\n');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [say] = await createSays(messages);
  if (say !== undefined) writeFileSync(cardsFile, cardsText(say));
}
