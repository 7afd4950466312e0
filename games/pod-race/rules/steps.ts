import type { Seat, Steps, Turn } from '../../../kernel/game.ts';
import { openWindow, windowStep } from '../../../kernel/reactions.ts';
import type { Event } from './event.ts';
import type { Refusal } from './refusals.ts';
import {
  boostedBy,
  type Card,
  type Choice,
  cardsDealt,
  type JamFrame,
  ofSeat,
  type PodRaceState,
  sortCards,
} from './state.ts';

/** The steps of a race to the space `last`. */
export function stepsOf(last: number): Steps<PodRaceState, Choice, Event> {
  return {
    deal: {
      kind: 'automatic',
      run({ state, stack, emit }) {
        stack.pop();
        for (const [seat, hand] of state.hands.entries()) {
          hand.push(...state.deck.splice(-cardsDealt));
          sortCards(hand);
          emit?.({ kind: 'dealt', seat, cards: [...hand] }, [seat], {
            kind: 'dealt',
            seat,
            cards: hand.length,
          });
        }
      },
    },

    turn: {
      kind: 'choice',
      seats: (_state, { seat }) => [seat],
      choices: ({ hands }, _frame, seat) =>
        ofSeat(hands, seat).includes('boost') ? ['roll', 'boost'] : ['roll'],
      refuse: (_state, _frame, _seat, choice): Refusal =>
        choice === 'boost' ? 'no-such-card' : 'wrong-moment',
      apply({ state, stack, emit }, _frame, seat, choice) {
        stack.pop();
        const boosted = choice === 'boost';
        stack.push({ step: 'fly', seat, boosted });
        if (boosted) play(state, seat, 'boost');
        emit?.({ kind: 'started', seat, boosted });
        // Asked is who holds any card, which everybody sees, and not who holds a jam.
        const asked = othersFrom(state, seat).filter((other) => ofSeat(state.hands, other).length > 0);
        if (asked.length > 0) stack.push({ step: 'jam', ...openWindow<Choice>(asked) });
      },
    },

    jam: windowStep<PodRaceState, JamFrame, Choice, Event>({
      pass: 'pass',
      isPass: (choice) => choice === 'pass',
      reactions: ({ hands }, _frame, seat) => (ofSeat(hands, seat).includes('jam') ? ['jam'] : []),
      refuse: (_state, _frame, _seat, choice): Refusal =>
        choice === 'jam' ? 'no-such-card' : 'wrong-moment',
      resolve({ state, stack, emit }, _frame, [first]) {
        const flying = stack[stack.length - 1];
        // The first jam counts, and the others keep theirs (ruling R1).
        if (first === undefined || flying?.step !== 'fly') return;
        play(state, first.seat, 'jam');
        emit?.({ kind: 'jammed', seat: flying.seat, by: first.seat });
        stack.pop();
        stack.push({ step: 'turn', seat: seatAfter(state, flying.seat) });
      },
    }),

    fly: {
      kind: 'automatic',
      run({ state, stack, chance, emit }, { seat, boosted }) {
        stack.pop();
        const die = chance.roll(6);
        const from = ofSeat(state.spaces, seat);
        const to = Math.min(last, from + die + (boosted ? boostedBy : 0));
        state.spaces[seat] = to;
        emit?.({ kind: 'flew', seat, die, to, points: to - from });
        if (to === last) {
          emit?.({ kind: 'matchEnded' });
          return;
        }
        if (die === 1) draw(state, seat, emit);
        stack.push({ step: 'turn', seat: seatAfter(state, seat) });
      },
    },
  };
}

/** The seat draws a card that the others do not see. From an empty deck nobody draws (ruling R2). */
function draw(state: PodRaceState, seat: Seat, emit: Turn<PodRaceState, Event>['emit']): void {
  const card = state.deck.pop();
  if (card === undefined) return;
  const hand = ofSeat(state.hands, seat);
  hand.push(card);
  sortCards(hand);
  emit?.({ kind: 'drew', seat, card }, [seat], { kind: 'drew', seat, card: 'hidden' });
}

/** A card that the seat is known to hold is played. */
function play(state: PodRaceState, seat: Seat, card: Card): void {
  const hand = ofSeat(state.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  state.played.push(card);
  sortCards(state.played);
}

function seatAfter({ spaces }: PodRaceState, seat: Seat): Seat {
  return (seat + 1) % spaces.length;
}

/** All other seats in the order of play. */
function othersFrom({ spaces }: PodRaceState, seat: Seat): Seat[] {
  return spaces.slice(1).map((_, place) => (seat + 1 + place) % spaces.length);
}
