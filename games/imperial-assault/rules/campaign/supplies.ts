import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { campaignOf } from '../added.ts';
import { type Choice, pass } from '../choice.ts';
import { pushMoment } from '../effects/announce.ts';
import type { Terms } from '../options.ts';
import { refuseUnmeant } from '../refuse-unmeant.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  type FrameOf,
  playerOf,
  seatOf,
  type Upgrade,
} from '../state.ts';
import { tell } from '../tell.ts';
import { changeMission, emitCampaign, heroFigure, heroGroup, missionIn } from './current.ts';
import { discardUpgrade } from './upgrades.ts';

type Draw = Omit<FrameOf<'drawSupplies'>, 'step' | 'announced'>;

/** A hero is about to draw supply cards: abilities may change how (A11). */
export function pushSupplyDraw(_terms: Terms, { stack }: BattleTurn, draw: Draw): void {
  stack.push({ step: 'drawSupplies', ...draw, announced: false });
}

/** A hero draws supply cards, as far as there are any (A11). */
export function drawSupplies(turn: BattleTurn, seat: Seat, count: number, crate = false): void {
  turn.stack.push({
    step: 'drawSupplies',
    figure: heroFigure(seat),
    count,
    keep: count,
    crate,
    announced: false,
  });
}

/**
 * The draw that is about to happen is one of more cards, of which no more are kept. What is shuffled back for one reason does not
 * go under the deck for another.
 */
export function changeSupplyDraw(
  { stack }: BattleTurn,
  { more, not, rest }: { readonly more: number; readonly not?: string; readonly rest: 'shuffled' | 'under' },
): void {
  const place = stack.findLastIndex(({ step }) => step === 'drawSupplies');
  const frame = stack[place];
  if (frame?.step !== 'drawSupplies') return;
  const { count, keep, rest: before = count > keep ? 'shuffled' : rest } = frame;
  stack[place] = {
    ...frame,
    count: count + more,
    rest: before === 'shuffled' ? before : rest,
    ...(not !== undefined && { not }),
  };
}

function drawSuppliesStep(terms: Terms): AutomaticOf<'drawSupplies'> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const { figure, count, keep, crate } = frame;
      if (!frame.announced) {
        stack[stack.length - 1] = { ...frame, announced: true };
        pushMoment(terms, turn, { key: 'supply-draw', subject: figure, byAttack: crate });
        return;
      }
      stack.pop();
      const { supplyDeck, knownSupplies = [] } = missionIn(state);
      const cards = supplyDeck.slice(Math.max(0, supplyDeck.length - count)).reverse();
      changeMission(state, {
        supplyDeck: supplyDeck.slice(0, supplyDeck.length - cards.length),
        knownSupplies: knownSupplies.filter(({ card }) => !cards.includes(card)),
      });
      if (cards.length <= keep && frame.not === undefined)
        for (const card of cards) take(terms, turn, frame, card);
      else {
        stack.push({ ...frame, step: 'keepSupply', cards, left: keep });
        tellSeen(turn, seatOf(figure), cards);
      }
    },
  };
}

/** Which supply cards a hero looks at, only its player is told. */
function tellSeen({ emit }: BattleTurn, seat: Seat, cards: readonly number[]): void {
  const seen = { kind: 'sawSupplies', seat, count: cards.length } as const;
  emit?.({ kind: 'campaign', event: { ...seen, cards } }, [seat], { kind: 'campaign', event: seen });
}

function take(
  terms: Terms,
  turn: BattleTurn,
  { figure, crate }: Pick<Draw, 'figure' | 'crate'>,
  card: number,
): void {
  const seat = seatOf(figure);
  putBeside(terms, turn, seat, card);
  emitCampaign(turn, { kind: 'drewSupply', seat, card });
  pushMoment(terms, turn, { key: 'supply-drawn', subject: figure, byAttack: crate, amount: card });
  pushMoment(terms, turn, { key: 'drawn', subject: figure, by: seat, amount: card });
}

/** A supply card lies beside the sheet of a hero. */
function putBeside(terms: Terms, { state }: BattleTurn, seat: Seat, card: number): void {
  const player = playerOf(state, seat);
  const { tokens } = entry(campaignOf(terms).content.cards, card);
  const upgrade: Upgrade = {
    card,
    host: heroGroup(seat),
    exhausted: false,
    depleted: false,
    ...(tokens !== undefined && { tokens }),
  };
  player.upgrades = [...player.upgrades, upgrade];
}

/** A supply card of a hero leaves play: abilities answer. */
export function discardSupply(terms: Terms, turn: BattleTurn, seat: Seat, supply: Upgrade): void {
  discardUpgrade(turn.state, seat, supply);
  pushMoment(terms, turn, { key: 'supply-discarded', by: seat, amount: supply.card });
}

/** A hero takes the supply card that has just been discarded. */
export function takeSupply(terms: Terms, turn: BattleTurn, seat: Seat): void {
  const moment = turn.stack.findLast((frame) => frame.step === 'moment' && frame.key === 'supply-discarded');
  if (moment?.step !== 'moment') return;
  putBeside(terms, turn, seat, moment.amount);
  emitCampaign(turn, { kind: 'tookSupply', seat, card: moment.amount });
}

/** Supplies that a seat has seen, or that lay open where it is left out, go under the deck. */
function putUnder(state: BattleState, cards: readonly number[], seat?: Seat): void {
  const { supplyDeck, knownSupplies = [] } = missionIn(state);
  changeMission(state, {
    supplyDeck: [...cards, ...supplyDeck],
    knownSupplies: [
      ...knownSupplies,
      ...cards.map((card) => ({ card, ...(seat !== undefined && { seats: [seat] }) })),
    ],
  });
}

/** Of the cards that were drawn some are kept; the others are shuffled back, or go under the deck. */
function keepSupply(terms: Terms): ChoiceOf<'keepSupply'> {
  const { cards: all } = campaignOf(terms).content;
  const open = ({ cards, not }: FrameOf<'keepSupply'>): readonly number[] =>
    cards.filter((card) => not === undefined || !(all[card]?.traits ?? []).includes(not));
  return {
    kind: 'choice',
    seats: (_state, { figure }) => [seatOf(figure)],
    choices: (_state, frame) => [
      ...open(frame).map((card): Choice => ({ kind: 'card', card: entry(all, card).id })),
      ...(open(frame).length === 0 ? [pass] : []),
    ],
    refuse: refuseUnmeant('card'),
    apply(turn, frame, seat, choice) {
      const { state, stack, chance } = turn;
      const kept = open(frame).find((card) => choice.kind === 'card' && all[card]?.id === choice.card);
      const cards = frame.cards.filter((card) => card !== kept);
      if (kept !== undefined && frame.left > 1)
        stack[stack.length - 1] = { ...frame, cards, left: frame.left - 1 };
      else {
        stack.pop();
        if (frame.rest === 'under') putUnder(state, cards, seat);
        else {
          const supplyDeck = [...missionIn(state).supplyDeck, ...cards];
          chance.shuffle(supplyDeck);
          changeMission(state, { supplyDeck, knownSupplies: [] });
        }
      }
      if (kept !== undefined) take(terms, turn, frame, kept);
    },
  };
}

/** A hero sees the top supply card, which stays there or goes under the deck: its player knows where, until it leaves the deck. */
export function lookAtSupply(turn: BattleTurn, seat: Seat): void {
  const { state, stack } = turn;
  const { supplyDeck, knownSupplies = [] } = missionIn(state);
  const top = supplyDeck.at(-1);
  if (top === undefined) return;
  const { seats = [] } = knownSupplies.find(({ card }) => card === top) ?? {};
  changeMission(state, {
    knownSupplies: [
      ...knownSupplies.filter(({ card }) => card !== top),
      { card: top, seats: [...seats.filter((one) => one !== seat), seat] },
    ],
  });
  stack.push({ step: 'supplyTop', seat });
  tellSeen(turn, seat, [top]);
}

function supplyTop(terms: Terms): ChoiceOf<'supplyTop'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state) {
      const top = missionIn(state).supplyDeck.at(-1);
      const id = top === undefined ? undefined : campaignOf(terms).content.cards[top]?.id;
      return id === undefined ? [pass] : [{ kind: 'card', card: id }, pass];
    },
    refuse: () => 'not-asked',
    apply(turn, _frame, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const { supplyDeck } = missionIn(state);
      if (choice.kind === 'card')
        changeMission(state, { supplyDeck: [...supplyDeck.slice(-1), ...supplyDeck.slice(0, -1)] });
      // Everybody sees whether it stays.
      tell(turn, { kind: choice.kind === 'card' ? 'putUnder' : 'declined', seat });
    },
  };
}

/** The supply card that a hero has just drawn goes under the deck, and it draws another one. */
export function replaceSupply(turn: BattleTurn, seat: Seat): void {
  const { state } = turn;
  const moment = turn.stack.findLast((frame) => frame.step === 'moment' && frame.key === 'supply-drawn');
  const drawn = playerOf(state, seat).upgrades.find(
    ({ card }) => moment?.step === 'moment' && card === moment.amount,
  );
  if (drawn === undefined) return;
  discardUpgrade(state, seat, drawn);
  putUnder(state, [drawn.card]);
  drawSupplies(turn, seat, 1);
}

export function supplySteps(terms: Terms) {
  return {
    drawSupplies: drawSuppliesStep(terms),
    keepSupply: keepSupply(terms),
    supplyTop: supplyTop(terms),
  } as const;
}
