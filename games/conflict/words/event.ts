import { joinSentences, sentence } from '../../sentences.ts';
import type { Arg, LogSentence, Sentence } from '../../words.ts';
import { deckNames } from '../content/pack.ts';
import type { Event } from '../rules/event.ts';
import { parse } from '../rules/notation.ts';
import type { LastAnswer } from '../rules/state.ts';
import type { Seen } from '../rules/view.ts';
import { movedSentence } from './moved.ts';
import {
  deckCardName,
  deckCardNames,
  deckName,
  diceFaces,
  diceList,
  effectName,
  entriesOf,
  fieldNumber,
  fromDeck,
  handName,
  leaderList,
  leaderName,
  shortName,
} from './names.ts';
import { deckPlace, fieldPlace, leaderPlace } from './places.ts';

/** What the log says of an event. A turn is one entry of the notepad. */
export function eventSentence(event: Event, view: Seen): LogSentence | undefined {
  switch (event.kind) {
    case 'rolledForFirst': {
      const rolls = event.rolls.flatMap((roll, seat) => {
        const sum = roll?.reduce((total, value) => total + value, 0);
        return sum === undefined ? [] : [sentence('roll.sum', { seat: { seat }, sum })];
      });
      return sentence('event.rolledForFirst', { rolls: joinSentences(rolls) });
    }
    case 'first': {
      const { seat, boards } = event;
      const first = { seat };
      const all = boards.map((board, at) => {
        const role = view.pack.starting.find((card) => card.board === board)?.role ?? 'rebel';
        return sentence('board.of', { seat: { seat: at }, board, role: sentence(`role.${role}`) });
      });
      return logSentence('first', { seat: first, boards: joinSentences(all) });
    }
    case 'turn': {
      const args = { seat: { seat: event.seat } };
      return { ...logSentence('turn', args), opens: true };
    }
    case 'chose':
      return choseSentence(event);
    case 'drew': {
      const { deck, card, ambush } = event;
      const args = { seat: { seat: event.seat }, from: fromDeck(deck) };
      if (ambush === undefined) return logSentence('drewUnseen', args, deckPlace(deck));
      if (card === undefined) return logSentence('drewHidden', { ...args, ambush }, deckPlace(deck));
      const up = event.up ? 'yes' : 'no';
      return logSentence('drew', { ...args, card: deckCardName(view, card), up }, deckPlace(deck));
    }
    case 'hero': {
      const args = { hero: sentence(`hero.${event.hero}`), leader: leaderName(event.leader) };
      return logSentence('hero', args, leaderPlace(event.leader));
    }
    case 'moved':
      return movedSentence(event, view);
    case 'rolled': {
      const args = { seat: { seat: event.seat }, dice: diceFaces(event.dice) };
      return logSentence('rolled', args);
    }
    case 'paid':
    case 'discarded': {
      const cards = joinSentences(event.cards.map((card) => shortName(view, card)));
      return logSentence(event.kind, { seat: { seat: event.seat }, cards });
    }
    case 'revealed': {
      const { deck, cards } = event;
      const args = { from: fromDeck(deck), cards: deckCardNames(view, cards) };
      return logSentence('revealed', args, deckPlace(deck));
    }
    case 'ordered':
      return orderedSentence(event, view);
    case 'stored':
      return logSentence('stored', { seat: { seat: event.seat }, value: event.value });
    case 'helped': {
      const { die, value } = event;
      return logSentence('helped', { seat: { seat: event.seat }, die, value });
    }
    case 'played': {
      const { card, plain } = event;
      const args = { seat: { seat: event.seat }, card: handName(view, card), plain: plain ? 'yes' : 'no' };
      return logSentence('played', args);
    }
    case 'peeked': {
      const { deck, count, cards } = event;
      const args = { seat: { seat: event.seat }, from: fromDeck(deck), count };
      return cards === undefined
        ? logSentence('peekedHidden', args, deckPlace(deck))
        : logSentence('peeked', { ...args, cards: deckCardNames(view, cards) }, deckPlace(deck));
    }
    case 'covered': {
      const args = {
        leaders: leaderList(event.leaders),
        cards: joinSentences(event.cards.map((card) => shortName(view, card))),
      };
      return logSentence('covered', args);
    }
    case 'field': {
      const at = view.pack.tracks[view.side].fields[event.field];
      const args = { field: event.field, effect: effectName(at ?? { kind: 'blank' }) };
      return logSentence('field', args, fieldPlace(event.field));
    }
    case 'playedTop': {
      const { deck, card } = event;
      const args = { from: fromDeck(deck), card: handName(view, card) };
      return logSentence('playedTop', args, deckPlace(deck));
    }
    case 'setAside':
      return sentence('event.setAside');
    case 'cleared':
      return {
        ...sentence('event.cleared', {
          cards: joinSentences(event.cards.map((card) => shortName(view, card))),
        }),
        spoken: true,
      };
    case 'ended':
      return { ...endSentence(view, event.result), opens: true };
  }
}

/** How the match ended, and why. */
export function endSentence(view: Seen, result = view.result): Sentence {
  switch (result) {
    case 'heroes':
      return sentence('event.ended.heroes');
    case 'track': {
      const last = view.pack.tracks[view.side].fields.length - 1;
      return sentence('event.ended.track', { field: fieldNumber(view, last) }, fieldPlace(last));
    }
    case 'deck': {
      const empty = deckNames.filter((deck) => entriesOf(view, deck).length === 0);
      return sentence('event.ended.deck', { decks: joinSentences(empty.map(deckName), 'and') });
    }
    default:
      return sentence('event.ended');
  }
}

/** Cards that stay on top as they were are not worth a line. */
function orderedSentence(
  { deck, to, places }: Extract<Event, { kind: 'ordered' }>,
  view: Seen,
): LogSentence | undefined {
  const from = fromDeck(deck);
  const same = places.every((place, at) => place === at + 1);
  if (to === 'bottom') {
    const args = { from, count: places.length, same: same ? 'yes' : 'no', places: places.join(', ') };
    return logSentence('ordered.bottom', args, deckPlace(deck));
  }
  if (same) return undefined;
  const cards = entriesOf(view, deck)
    .slice(0, places.length)
    .flatMap(({ card }) => card ?? []);
  return logSentence('ordered.top', { from, cards: deckCardNames(view, cards) }, deckPlace(deck));
}

/** What a move was, where what follows from it does not say so. */
function choseSentence({ seat: by, choice: text }: LastAnswer): LogSentence | undefined {
  const choice = parse(text);
  const seat = { seat: by };
  switch (choice?.kind) {
    case 'reroll': {
      if (choice.dice.length === 0) return logSentence('kept', { seat });
      const args = { seat, dice: diceList(choice.dice), count: choice.dice.length };
      return logSentence('rerolled', args);
    }
    case 'reveal': {
      const args = { seat, die: choice.die, from: fromDeck(choice.deck) };
      return logSentence('usedDie', args);
    }
    case 'draw': {
      const args = { seat, dice: diceList(choice.dice), from: fromDeck(choice.deck) };
      return logSentence('usedDice', args);
    }
    default:
      return undefined;
  }
}

/** The sentence for the ear, and the line of the notepad, which stands below whose turn it is. */
function logSentence(name: string, args: Readonly<Record<string, Arg>>, place?: string): LogSentence {
  return { ...sentence(`event.${name}`, args, place), brief: sentence(`brief.${name}`, args) };
}
