import type { AutomaticStep, DecisionStep, Seat } from '../../../kernel/game.ts';
import type { LeaderName } from '../content/pack.ts';
import type { Choice, CoverLeaders, Done } from './choice.ts';
import { combinations } from './combinations.ts';
import { forces, held, takeFrom } from './drawing.ts';
import type { Event } from './event.ts';
import { moveMarker } from './marker.ts';
import { inOrder } from './notation.ts';
import type { Refusal } from './refusals.ts';
import { type ConflictState, cards, type PlainFrame } from './state.ts';

/** Leaders without a hero, in their order. */
function freeLeaders(state: ConflictState): LeaderName[] {
  return state.leaders.flatMap(({ id, hero }) => (hero === null ? [id] : []));
}

/** Who holds cards of the Forces may distract the leaders (p. 7). */
export const distract: AutomaticStep<ConflictState, PlainFrame, Event> = {
  automatic: true,
  run({ state }) {
    state.stack.pop();
    if ((state.hands[state.toMove]?.length ?? 0) > 0) state.stack.push({ step: 'cover' });
  },
};

/** Cards go face down on the leaders in their order, in the simplified variant in any (p. 7, 9, R14). */
export const cover: DecisionStep<ConflictState, PlainFrame, CoverLeaders | Done, Event> = {
  automatic: false,
  seats: ({ toMove }) => [toMove],
  choices(state, _frame, seat) {
    const own = held(state, seat);
    const free = freeLeaders(state);
    const found: (CoverLeaders | Done)[] = [{ kind: 'done' }];
    for (let size = 1; size <= Math.min(free.length, own.length); size++) {
      const targets = state.simplified ? combinations(free, size) : [undefined];
      for (const leaders of targets) {
        for (const chosen of combinations(own, size)) {
          found.push({ kind: 'cover', cards: chosen, ...(leaders !== undefined && { leaders }) });
        }
      }
    }
    return found;
  },
  refuse: (state, _frame, seat, choice) => whyNot(state, seat, choice),
  answer({ state, tell }, _frame, seat, choice) {
    state.stack.pop();
    if (choice.kind === 'done') return;
    const leaders = choice.leaders ?? freeLeaders(state).slice(0, choice.cards.length);
    const laid = inOrder(choice.cards).map((card) => takeFrom(state, seat, card));
    for (const [at, id] of leaders.entries()) {
      const field = state.leaders.find((leader) => leader.id === id);
      if (field !== undefined) field.cover = laid[at] ?? null;
    }
    const { deckOf } = cards(state);
    const ids = laid.map(({ card }) => forces(state, card).id);
    if (state.open) tell?.({ kind: 'covered', leaders, cards: ids });
    else {
      // Which of the cards it was nobody else can know, even who knows the hand.
      const backs = laid.map(({ card }) => deckOf[card] ?? 'yellow');
      tell?.({ kind: 'covered', leaders, cards: ids }, [seat], { kind: 'covered', leaders, cards: backs });
    }
  },
};

/** What is not covered moves the marker, and that ends step 3 (p. 7). */
export const leaders: AutomaticStep<ConflictState, PlainFrame, Event> = {
  automatic: true,
  run(turn) {
    const { state } = turn;
    state.stack.pop();
    moveMarker(turn, uncovered(state), { by: 'leaders' });
  },
};

/** Symbols on the leaders that nothing covers. */
export function uncovered({ pack, leaders: fields }: ConflictState): number {
  return fields.reduce((sum, { id, hero, cover: card }) => {
    const free = hero === null && card === null;
    return sum + (free ? (pack.leaders.find((leader) => leader.id === id)?.symbols ?? 0) : 0);
  }, 0);
}

function whyNot(state: ConflictState, seat: Seat, choice: Choice): Refusal | undefined {
  if (choice.kind !== 'cover') return undefined;
  const own = held(state, seat);
  if (choice.cards.some((card) => !own.includes(card))) return 'not-in-hand';
  if ((choice.leaders !== undefined) !== state.simplified)
    return state.simplified ? 'name-leaders' : 'in-order';
  const free = freeLeaders(state);
  if (choice.leaders?.some((leader) => !free.includes(leader))) return 'leader-has-hero';
  return choice.cards.length > free.length ? 'too-many-covers' : undefined;
}
