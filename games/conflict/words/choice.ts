import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { type DeckName, type LeaderName, leaderNames } from '../content/pack.ts';
import type { Choice, CoverLeaders, OrderCards, PlayCard } from '../rules/choice.ts';
import type { Seen } from '../rules/view.ts';
import { drawSentence, lastStepsSentence, playedSentence, playOddsSentence, stepsOf } from './ahead.ts';
import {
  deckCardName,
  diceList,
  dieName,
  entriesOf,
  forcesOf,
  fromDeck,
  handNames,
  leaderList,
  shortName,
  startingOf,
} from './names.ts';
import { deckPlace, diePlace } from './places.ts';

/** What a choice means, and what it does to the marker as far as that is sure. */
export function choiceSentence(choice: Choice, view: Seen): Sentence {
  const { dice = [], stored = 0 } = view;
  const shownBy = (die: number | undefined): number => dice[(die ?? 0) - 1] ?? 0;
  switch (choice.kind) {
    case 'reroll': {
      if (choice.dice.length === 0) return sentence('choice.keep');
      return sentence('choice.reroll', {
        dice: joinSentences(
          choice.dice.map((die) => dieName(view, die)),
          'and',
        ),
      });
    }
    case 'reveal': {
      const { deck, die, pay } = choice;
      const count = Math.min(shownBy(die), entriesOf(view, deck).length);
      const args = { die: dieName(view, die), count, from: fromDeck(deck), ...price(deck, pay, view) };
      return sentence('choice.reveal', args, deckPlace(deck));
    }
    case 'draw': {
      const { deck, dice: equal, pay } = choice;
      const value = shownBy(equal[0]);
      const count = equal.length > 2 ? value + 1 : value;
      const args = {
        dice: diceList(equal),
        value,
        count,
        from: fromDeck(deck),
        ...price(deck, pay, view),
        // Who has to draw from an empty deck loses for all (p. 3).
        short: count > entriesOf(view, deck).length ? 'yes' : 'no',
        odds: drawSentence(deck, count, view),
      };
      return sentence('choice.draw', args, deckPlace(deck));
    }
    case 'store':
      return sentence('choice.store', { die: dieName(view, choice.die), stored }, diePlace(choice.die));
    case 'help':
      return sentence('choice.help', { die: dieName(view, choice.die), stored }, diePlace(choice.die));
    case 'order':
      return orderSentence(choice, view);
    case 'play':
      return playSentence(choice, view);
    case 'cover':
      return coverSentence(choice, view);
    case 'pay':
    case 'discard':
      return sentence(`choice.${choice.kind}`, { cards: handNames(view, choice.cards) });
    case 'done':
      return view.stage === 'cover'
        ? sentence('choice.coverNobody', { effect: lastStepsSentence(uncovered(view, []), view) })
        : sentence('choice.done');
  }
}

/** The card whose symbols count, and what they do after its power. */
function playSentence(choice: PlayCard, view: Seen): Sentence {
  const { card: id, plain } = choice;
  const starting = startingOf(view, id);
  const card = forcesOf(view, id) ?? starting;
  const draws = !plain && starting?.power.kind === 'draw';
  const effect =
    (draws ? playOddsSentence(choice, view) : undefined) ??
    playedSentence(card === undefined ? 0 : stepsOf(card), view);
  return sentence('choice.play', { card: shortName(view, id), plain: plain ? 'yes' : 'no', effect });
}

/** Cards of a deck in their new order; those that nobody has seen by their places before. */
function orderSentence({ places }: OrderCards, view: Seen): Sentence {
  const { deck, to }: { deck: DeckName; to: 'top' | 'bottom' } = view.order ?? { deck: 'yellow', to: 'top' };
  const cards = places.map((place) => {
    const { card } = entriesOf(view, deck)[place - 1] ?? {};
    return card === undefined ? sentence('card.unseen', { place }) : deckCardName(view, card);
  });
  return sentence(`choice.order.${to}`, { cards: joinSentences(cards) }, deckPlace(deck));
}

function coverSentence({ cards, leaders: named }: CoverLeaders, view: Seen): Sentence {
  const { covering } = view;
  const free = leaderNames.filter((leader) => view.leaders[leader]?.hero === undefined);
  const leaders = named ?? (covering ?? free).slice(0, cards.length);
  const effect = lastStepsSentence(uncovered(view, covering ?? leaders), view);
  if (cards.length === 0) return sentence('choice.coverLater', { leaders: leaderList(leaders), effect });
  return sentence('choice.cover', {
    leaders: leaderList(leaders),
    cards: handNames(view, cards),
    effect,
  });
}

/** Symbols on the leaders that are not covered, when some more are. */
function uncovered({ pack, leaders: fields }: Seen, more: readonly LeaderName[]): number {
  return pack.leaders.reduce((sum, { id, symbols }) => {
    const free = fields[id]?.hero === undefined && fields[id]?.cover === undefined && !more.includes(id);
    return sum + (free ? symbols : 0);
  }, 0);
}

function price(deck: DeckName, pay: readonly string[], view: Seen) {
  const paid = deck === 'yellow' ? 'no' : pay.length === 0 ? 'later' : 'yes';
  return { paid, pay: handNames(view, pay) };
}
