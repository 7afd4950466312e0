import { type Beside, targetOf } from '../../../web/packs/kit/nearest-in-row.ts';
import { heroes } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { cardsOf, duplicateCard, type Marks, removeCard, setHero, setMarks } from './cards.ts';
import { cardSentence } from './names.ts';
import { ambushLetter, symbolOf } from './spelling.ts';
import type { Spot } from './spot.ts';

/**
 * What the keys do on a card: a letter is the symbol on it and a digit how many of it there are, so that a deck is
 * typed as it is turned over; arrows go from card to card, Insert copies one and Delete takes one out.
 */
export function cardKeys(
  { pack, selected, wanted, counting, edit, announce }: Bench,
  beside: Beside,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  };

  function act(key: string): boolean {
    const { pile, index } = selected.peek();
    const last = cardsOf(pack.peek(), pile).length - 1;
    const isNext = key === 'Enter' || key === ' ';
    const target = targetOf(isNext ? 'ArrowRight' : key, index, last, beside);
    if (target !== undefined) go({ pile, index: target });
    else if (key === 'Insert' || key === '+') copy();
    else if (key === 'Delete' || key === 'Backspace') takeOut();
    else return key.length === 1 && type(key);
    return true;
  }

  function go(spot: Spot): void {
    counting.value = 'count';
    selected.value = spot;
    wanted.value = spot;
  }

  function copy(): void {
    const { pile, index } = selected.peek();
    const before = cardsOf(pack.peek(), pile).length;
    edit(duplicateCard(pack.peek(), { pile, index }));
    const count = cardsOf(pack.peek(), pile).length;
    if (count === before) return;
    announce({ key: 'editor.copied', args: { count } });
    go({ pile, index: index + 1 });
  }

  function takeOut(): void {
    const { pile, index } = selected.peek();
    const before = cardsOf(pack.peek(), pile).length;
    edit(removeCard(pack.peek(), { pile, index }));
    const count = cardsOf(pack.peek(), pile).length;
    if (count === before) return;
    announce({ key: 'editor.taken', args: { count } });
    go({ pile, index: Math.min(index, count - 1) });
  }

  function type(letter: string): boolean {
    const spot = selected.peek();
    const symbol = symbolOf(letter);
    if (symbol !== undefined) {
      counting.value = 'count';
      mark({ symbol, count: symbol === 'none' ? 0 : 1 });
    } else if (letter.toLowerCase() === ambushLetter && spot.pile !== 'starting') {
      counting.value = 'ambush';
      mark({ ambush: 1 });
    } else if (letter >= '0' && letter <= '9') {
      mark({ [counting.peek()]: Number(letter) });
    } else if (letter.toLowerCase() === 'h' && spot.pile === 'black') {
      const card = pack.peek().decks.black[spot.index];
      const now = card?.hero === undefined ? -1 : heroes.indexOf(card.hero);
      edit(setHero(pack.peek(), spot, heroes[now + 1]), strokeOf(spot));
      tell(spot);
    } else {
      return false;
    }
    return true;
  }

  function mark(change: Partial<Marks>): void {
    const spot = selected.peek();
    edit(setMarks(pack.peek(), spot, change), strokeOf(spot));
    tell(spot);
  }

  function tell(spot: Spot): void {
    const card = cardsOf(pack.peek(), spot.pile)[spot.index];
    if (card !== undefined) announce(cardSentence(card, spot));
  }
}

/** What is typed on one card is undone at once. */
function strokeOf({ pile, index }: Spot): string {
  return `${pile} ${index}`;
}
