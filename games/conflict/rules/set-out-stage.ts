import { badPosition } from '../../common/bad-position.ts';
import { type LeaderName, leaderNames } from '../content/pack.ts';
import { hasMark, marks } from './card.ts';
import { countAtOnce } from './combinations.ts';
import { canUseDice, drawnBy, isPriceAskedLater, priceOf } from './dice.ts';
import { countHeld } from './drawing.ts';
import { areCardsAskedLater } from './leaders.ts';
import type { Moment, Stage } from './moment.ts';
import type { Terms } from './options.ts';
import { startingCards } from './playing.ts';
import type { ConflictFrame, ConflictState } from './state.ts';
import type { TablePosition } from './table.ts';
import { diceCount } from './turn.ts';

/** What belongs to one stage only. */
const partsOf = {
  rerolls: 'reroll',
  paying: 'pay',
  order: 'order',
  playing: 'order',
  covering: 'cover',
  count: 'discard',
} as const satisfies Record<Exclude<keyof Moment, 'stage'>, Stage>;

/** The dice, and the frames that lie under the decision that is asked. */
export function setStage(terms: Terms, table: TablePosition, state: ConflictState): void {
  const { stage = 'turn' } = table;
  if (state.result !== null && table.stage !== undefined)
    badPosition(`the match is over, and "${stage}" is asked`);
  for (const [part, only] of Object.entries(partsOf)) {
    if (part in table && (only !== stage || state.result !== null)) {
      badPosition(`"${part}" is told only at "${only}"`);
    }
  }
  setDice(terms, table, state);
  if (state.result === null) state.stack = stackOf(terms, table, state);
}

/** What the dice show; where that is not said in the middle of a turn, the least that they can. */
function setDice(
  { pack }: Terms,
  { dice, used = [], stage = 'turn' }: TablePosition,
  state: ConflictState,
): void {
  const { result, stored, justStored } = state;
  const rolled = result !== null || (stage !== 'first' && stage !== 'turn');
  if (dice?.some((value) => !pack.dice.includes(value))) badPosition('a die has no such face');
  if (dice !== undefined && !rolled) badPosition('the dice of this turn are still to be rolled');
  if (dice === undefined && (stage === 'reroll' || stage === 'useDice' || stage === 'pay')) {
    badPosition(`at "${stage}" the dice must be given`);
  }
  const least = Math.min(...pack.dice);
  state.dice = [...(dice ?? (rolled && result === null ? [least, least, least] : []))];
  state.used = used.toSorted();
  for (const die of used) {
    const value = state.dice[die - 1];
    if (value === undefined) badPosition(`die ${die} is used and was not rolled`);
    if (value === 0) badPosition(`die ${die} shows the First Order and cannot be used`);
  }
  if (justStored && (stored === 0 || !used.some((die) => state.dice[die - 1] === stored))) {
    badPosition('no used die shows the result that was stored in this turn');
  }
}

function stackOf(terms: Terms, table: TablePosition, state: ConflictState): ConflictFrame[] {
  const { stage = 'turn', rerolls = 2, covering = [] } = table;
  const ending: ConflictFrame[] = [{ step: 'turn' }, { step: 'endTurn' }];
  const leading: ConflictFrame[] = [...ending, { step: 'field' }, { step: 'leaders' }];
  const playing: ConflictFrame[] = [...leading, { step: 'distract' }];
  const rolling: ConflictFrame[] = [...playing, { step: 'playCard' }, { step: 'dice' }];
  const { marker, turnStart, dice, used, hands, toMove } = state;
  const own = hands[toMove]?.length ?? 0;
  switch (stage) {
    case 'first':
      checkFresh(terms, state);
      return [{ step: 'first' }];
    case 'turn':
      if (marker !== turnStart) badPosition('the marker moves only within a turn');
      return [{ step: 'turn' }];
    case 'reroll':
      if (!dice.some((value) => value > 0)) badPosition('no die can be rolled again');
      if (used.length > 0) badPosition('dice are used only when they are not rolled again');
      return [...rolling, { step: 'reroll', left: rerolls }];
    case 'useDice':
      if (!canUseDice(state)) badPosition('no die can be used');
      return [...rolling, { step: 'useDice' }];
    case 'pay':
      return [...rolling, ...payFrames(terms, table, state)];
    case 'playCard':
      return [...playing, { step: 'playCard' }];
    case 'cover':
      if (own === 0) badPosition('there is no card to cover a leader with');
      if (covering.length > 0) checkCovering(terms, covering, own, state);
      return [...leading, { step: 'cover', leaders: covering }];
    case 'order':
      return table.order?.to === 'bottom'
        ? [...playing, ...buryFrames(terms, table, state)]
        : [...rolling, revealedFrame(terms, table, state)];
    case 'discard':
      return [...ending, discardFrame(terms, table, state, own)];
  }
}

/** Before the first turn nothing has happened. */
function checkFresh(
  { pack, side }: Terms,
  { hands, found, discard, marker, turnStart, stored, aside }: ConflictState,
): void {
  const start = pack.tracks[side].starts?.[hands.length - 2] ?? 0;
  const moved = marker !== start || turnStart !== start || stored > 0 || aside;
  if (moved || found.length + discard.length > 0 || hands.some(({ length }) => length > 0)) {
    badPosition('before the first turn nothing has happened');
  }
}

/** The use that is being paid for, and how much of the price is left. */
function payFrames(terms: Terms, { paying }: TablePosition, state: ConflictState): ConflictFrame[] {
  if (paying === undefined) badPosition('nothing is paid for');
  const { use, deck, count, left } = paying;
  const price = priceOf[deck];
  if (price === undefined) badPosition(`${deck} cards cost nothing`);
  const { dice, used, discard } = state;
  const own = countHeld(terms, state, state.toMove, price);
  const owed = use === 'reveal' ? 1 : count;
  const paid = owed - left;
  const showing = (value: number): number[] => used.filter((die) => dice[die - 1] === value);
  const ways =
    use === 'reveal'
      ? [showing(count).slice(0, 1)]
      : [2, diceCount].flatMap((size) => {
          const equal = [1, 2, 3].find((value) => drawnBy(value, size) === count);
          const dice = equal === undefined ? [] : showing(equal).slice(0, size);
          return dice.length === size ? [dice] : [];
        });
  const able = ways.some(
    (usedNow) => usedNow.length > 0 && isPriceAskedLater(terms, state, usedNow, { [price]: paid }),
  );
  if (!able) badPosition('no dice have made a use whose price is asked for');
  const seen = discard.filter((number) => terms.deckOf[number] === price).length;
  if (paid < 0 || left > own || seen < paid || !areNamedSingly(own, left, owed)) {
    badPosition(`${left} cards cannot be left to pay`);
  }
  if (use === 'reveal' && state.decks[deck].length === 0) badPosition('there is nothing to reveal');
  return [
    { step: use, deck, count },
    { step: 'pay', deck: price, count: left },
  ];
}

/** Whether of so many cards that had to be chosen all but so many can have been chosen one by one out of a hand. */
function areNamedSingly(hand: number, left: number, all: number): boolean {
  for (let open = left + 1; open <= all; open++) {
    if (countAtOnce(hand + open - left, open) !== 1) return false;
  }
  return true;
}

/** Cards that a die has turned up are put back on their deck. */
function revealedFrame({ deckOf }: Terms, { order }: TablePosition, state: ConflictState): ConflictFrame {
  const { decks, dice, used, discard } = state;
  const deck = order === undefined ? [] : decks[order.deck];
  if (order === undefined || order.count < 2 || order.count > deck.length) {
    badPosition('the cards to be put in order are not there');
  }
  if (deck.slice(-order.count).some((card) => !hasMark(card, marks.up))) {
    badPosition('the cards to be put in order lie face down');
  }
  if (!used.some((die) => Math.min(dice[die - 1] ?? 0, deck.length) === order.count)) {
    badPosition(`no used die has turned ${order.count} cards up`);
  }
  const price = priceOf[order.deck];
  if (price !== undefined && !discard.some((number) => deckOf[number] === price)) {
    badPosition(`nothing was paid for the ${order.deck} cards that lie face up`);
  }
  return { step: 'order', ...order };
}

/** Cards go under their deck by the power of a starting card. */
function buryFrames(terms: Terms, { order, playing }: TablePosition, state: ConflictState): ConflictFrame[] {
  const card = startingCards(terms, state, state.toMove).find(({ id }) => id === playing);
  if (order === undefined || card === undefined) badPosition('no starting card is being played');
  const { id, power } = card;
  if (
    power.kind !== 'bury' ||
    power.deck !== order.deck ||
    order.count !== Math.min(power.count, state.decks[order.deck].length) ||
    order.count < 2
  ) {
    badPosition(`${id} does not put ${order.count} ${order.deck} cards in order`);
  }
  return [
    { step: 'symbols', card: id },
    { step: 'order', ...order },
  ];
}

/** The field under the marker takes cards. */
function discardFrame(
  { fields }: Terms,
  { count }: TablePosition,
  state: ConflictState,
  own: number,
): ConflictFrame {
  const { marker, turnStart, discard } = state;
  const field = fields[marker];
  if (field?.kind !== 'discard' || marker === turnStart) badPosition(`field ${marker} takes no cards now`);
  const left = count ?? field.count;
  const gone = field.count - left;
  if (gone < 0 || gone > discard.length || !areNamedSingly(own, left, field.count)) {
    badPosition(`${left} cards cannot be left to discard`);
  }
  if (own <= left) badPosition('there is nothing to choose for discarding');
  return { step: 'discard', count: left };
}

/** Leaders were chosen to be covered, and cards for some of them are still to be chosen. */
function checkCovering(
  terms: Terms,
  covering: readonly LeaderName[],
  own: number,
  state: ConflictState,
): void {
  const covered = leaderNames.filter((_, at) => state.covers[at] !== null);
  const places = [...covered, ...covering].map((name) => leaderNames.indexOf(name));
  const first = state.found.length;
  const inOrder = places.every((place, at) => place >= (at === 0 ? first : (places[at - 1] ?? 0) + 1));
  const next = terms.simplified || places.every((place, at) => place === first + at);
  const later = areCardsAskedLater(terms, state, own + covered.length);
  const left = covering.length;
  if (!inOrder || !next || !later || own < left || !areNamedSingly(own, left, places.length)) {
    badPosition(`cards for ${covering.join(', ')} cannot be left to choose`);
  }
}

/** Cards lie on leaders from step 3 to the end of a turn, on the next ones without a hero (p. 5, 7, 8, R13). */
export function checkCovers(
  { simplified }: Terms,
  { stage, covering = [] }: TablePosition,
  state: ConflictState,
): void {
  const { covers, found, result, hands, toMove } = state;
  const covered = [...covers.keys()].filter((at) => covers[at] !== null);
  const late = hands.map((hand) => hand.filter((card) => hasMark(card, marks.late)).length);
  const inField = covered.length > 0 && result === 'track';
  if (late.some((count, seat) => count > (inField && seat === toMove ? 1 : 0))) {
    badPosition('no card has come after others were laid on the leaders');
  }
  if (covered.length === 0) return;
  if (result === null && stage !== 'discard' && (stage !== 'cover' || covering.length === 0)) {
    badPosition('cards lie on the leaders only at the end of a turn');
  }
  // The third hero comes at the end of a turn, perhaps on a card that covers the last leader.
  const first = result === 'heroes' ? leaderNames.length - 1 : found.length;
  if (covered.some((at) => at < first)) badPosition('a card lies on a leader who has a hero');
  if (!simplified && covered.some((at, place) => at !== first + place)) {
    badPosition('leaders are covered in their order');
  }
}
