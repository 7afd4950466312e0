import type { Seat } from '../../../kernel/game.ts';
import { hasUnitInPlay, type PocketTurn, putAway, slotsOf } from './cards.ts';
import { gone, noCard, type PocketState, playerOf, type Stacked, seatOf, seatsFrom } from './state.ts';
import { unitOn } from './values.ts';

/** The frames that ask a seat, which goes with its seat. */
const asking: ReadonlySet<Stacked['step']> = new Set([
  'turn',
  'objective',
  'leave',
  'move',
  'moveTo',
  'carry',
  'attackers',
  'against',
  'target',
  'nextBattle',
  'card',
  'reroll',
  'strikers',
  'nextStrike',
  'deploy',
  'chooseOpponent',
  'chooseUnit',
  'chooseDiscard',
]);

/**
 * Eliminates every seat without a unit or an objective in play (Object of the game), all at once. Units and cards of
 * theirs leave the table (section 11), and nothing more is asked of them. The match ends when at most one seat is left.
 */
export function eliminate(turn: PocketTurn): void {
  const { state, stack, emit } = turn;
  const alive = seatsFrom(state, Math.max(0, state.active));
  const noUnits = alive.filter((seat) => !hasUnitInPlay(state, seat));
  const noObjectives = alive.filter((seat) => !noUnits.includes(seat) && slotsOf(state, seat).length === 0);
  const lost = [...noUnits, ...noObjectives];
  if (lost.length === 0) return;
  const event = Math.max(...state.players.map(({ out }) => out)) + 1;
  for (const seat of lost) leave(state, seat, event);
  discardPlayed(turn);
  if (noUnits.length > 0) emit?.({ kind: 'eliminated', seats: noUnits, why: 'units' });
  if (noObjectives.length > 0) emit?.({ kind: 'eliminated', seats: noObjectives, why: 'objectives' });
  if (isOver(state)) {
    stack.length = 0;
    return;
  }
  const kept = stack.filter(
    (frame) => !(asking.has(frame.step) && 'seat' in frame && lost.includes(frame.seat)),
  );
  stack.splice(0, stack.length, ...kept);
}

/**
 * Cards that lie in a battle go to the discard piles of eliminated seats, where all can still see them; of all seats when
 * the match is over.
 */
function discardPlayed({ state, stack }: PocketTurn): void {
  const place = stack.findLastIndex(({ step }) => step === 'battle');
  const battle = stack[place];
  if (battle?.step !== 'battle' || battle.phase === 'end') return;
  const [one, other] = ([0, 1] as const).map((side) => {
    const instance = battle.cards[side];
    const seat = seatOf(unitOn(battle, side));
    if (instance === noCard || (playerOf(state, seat).out === 0 && !isOver(state))) return instance;
    putAway(state, seat, instance);
    return noCard;
  });
  stack[place] = { ...battle, cards: [one ?? noCard, other ?? noCard] };
}

/** Whether at most one seat is left. */
export function isOver({ players }: PocketState): boolean {
  let alive = 0;
  for (const { out } of players) if (out === 0) alive++;
  return alive <= 1;
}

function leave(state: PocketState, seat: Seat, event: number): void {
  const player = playerOf(state, seat);
  player.out = event;
  player.zones.fill(gone);
  player.damage.fill(0);
  // The discard pile is kept, because all have seen it.
  player.deck = [];
  player.hand = [];
  player.slots = [];
  player.up = [];
  player.shown = [];
}
