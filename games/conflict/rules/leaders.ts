import { type AutomaticStep, mostChoices, type Seat, type Turn } from '../../../kernel/game.ts';
import { type LeaderName, leaderNames } from '../content/pack.ts';
import { type Card, numberOf } from './card.ts';
import type { CoverLeaders, Done } from './choice.ts';
import { combinations, countAtOnce, countCombinations } from './combinations.ts';
import type { DecisionRules } from './decision-step.ts';
import { forces, held, takeFrom } from './drawing.ts';
import type { Event } from './event.ts';
import { moveMarker } from './marker.ts';
import type { Terms } from './options.ts';
import { unasked } from './refusals.ts';
import { type ConflictState, type CoverFrame, freeLeaders, type PlainFrame } from './state.ts';

/** Who holds cards of the Forces may distract the leaders (p. 7). */
export const distract: AutomaticStep<ConflictState, PlainFrame, Event> = {
  kind: 'automatic',
  run({ state, stack }) {
    stack.pop();
    if ((state.hands[state.toMove]?.length ?? 0) > 0) stack.push({ step: 'cover', leaders: [] });
  },
};

/** Cards go face down on the leaders in their order, in the simplified variant in any (p. 7, 9, R14). */
export const cover = (terms: Terms): DecisionRules<CoverFrame, CoverLeaders | Done> => ({
  choices(state, { leaders: chosen }, seat) {
    const own = held(terms, state, seat);
    if (chosen.length > 0) {
      return combinations(own, countAtOnce(own.length, chosen.length)).map((laid) => ({
        kind: 'cover',
        cards: laid,
      }));
    }
    const sets = leaderSets(freeLeaders(state), own.length, terms.simplified);
    const done: Done = { kind: 'done' };
    if (!isShort(sets, own.length)) {
      return [done, ...sets.map((leaders): CoverLeaders => ({ kind: 'cover', cards: [], leaders }))];
    }
    const named = sets.flatMap((leaders) =>
      combinations(own, leaders.length).map((laid): CoverLeaders => {
        return { kind: 'cover', cards: laid, ...(terms.simplified && { leaders }) };
      }),
    );
    return [done, ...named];
  },
  whyNot(state, { leaders: chosen }, seat, choice) {
    if (choice.kind === 'done') return chosen.length === 0 ? undefined : 'not-asked';
    if (choice.kind !== 'cover') return unasked(choice);
    const own = held(terms, state, seat);
    if (choice.cards.some((card) => !own.includes(card))) return 'not-in-hand';
    const { length: count } = choice.cards;
    if (chosen.length > 0) {
      const atOnce = countAtOnce(own.length, chosen.length);
      return choice.leaders === undefined && count === atOnce ? undefined : 'one-by-one';
    }
    const free = freeLeaders(state);
    const later = areCardsAskedLater(terms, state, own.length);
    const { leaders: named } = choice;
    if (named?.some((leader) => !free.includes(leader))) return 'leader-has-hero';
    if ((named?.length ?? count) > Math.min(free.length, own.length)) return 'too-many-covers';
    if (count === 0) {
      const inOrder = terms.simplified || named?.every((leader, at) => leader === free[at]);
      if (inOrder !== true) return 'in-order';
      return later ? undefined : 'one-by-one';
    }
    if ((named !== undefined) !== terms.simplified) return terms.simplified ? 'name-leaders' : 'in-order';
    return later ? 'one-by-one' : undefined;
  },
  apply(turn, { leaders: chosen }, seat, choice) {
    const { state, stack } = turn;
    if (choice.kind === 'done') return;
    if (choice.cards.length === 0) {
      stack.push({ step: 'cover', leaders: choice.leaders ?? [] });
      return;
    }
    const open = chosen.length > 0 ? chosen : (choice.leaders ?? freeLeaders(state));
    const count = choice.cards.length;
    lay(terms, turn, seat, open.slice(0, count), choice.cards);
    if (count < chosen.length) stack.push({ step: 'cover', leaders: chosen.slice(count) });
  },
});

/** Cards are laid on leaders. All that lie there then lie in their usual order, as it makes no difference. */
function lay(
  terms: Terms,
  { state, emit }: Turn<ConflictState, Event>,
  seat: Seat,
  more: readonly LeaderName[],
  ids: readonly string[],
): void {
  const laid = [
    ...state.covers.filter((card) => card !== null),
    ...ids.map((id) => takeFrom(terms, state, seat, id)),
  ];
  const covered = leaderNames.filter((name, at) => state.covers[at] !== null || more.includes(name));
  state.covers = coversOf(covered, laid);
  const numbers = state.covers.flatMap((card) => (card === null ? [] : numberOf(card)));
  const shown = {
    kind: 'covered',
    leaders: covered,
    cards: numbers.map((one) => forces(terms, one).id),
  } as const;
  if (terms.open) {
    emit?.(shown);
    return;
  }
  // Which of the cards it was nobody else can know, even who knows the hand.
  const backs = numbers.map((one) => terms.deckOf[one] ?? 'yellow');
  emit?.(shown, [seat], { ...shown, cards: backs });
}

/** Cards on these leaders, in the order of the pack. */
export function coversOf(covered: readonly LeaderName[], laid: readonly Card[]): (Card | null)[] {
  const sorted = laid.toSorted((a, b) => numberOf(a) - numberOf(b));
  return leaderNames.map((name) => sorted[covered.indexOf(name)] ?? null);
}

/** What is not covered moves the marker, and that ends step 3 (p. 7). */
export const leadersStep = (terms: Terms): AutomaticStep<ConflictState, PlainFrame, Event> => ({
  kind: 'automatic',
  run(turn) {
    turn.stack.pop();
    moveMarker(terms, turn, uncovered(terms, turn.state), { by: 'leaders' });
  },
});

/** Symbols on the leaders that nothing covers. */
export function uncovered({ pack }: Terms, { found, covers }: ConflictState): number {
  let sum = 0;
  for (const [at, { symbols }] of pack.leaders.entries()) {
    if (at >= found.length && covers[at] === null) sum += symbols;
  }
  return sum;
}

/** The leaders who can be covered together with so many cards. */
function leaderSets(free: readonly LeaderName[], cardCount: number, simplified: boolean): LeaderName[][] {
  const sizes = [1, 2, 3].filter((size) => size <= free.length && size <= cardCount);
  return sizes.flatMap((size) => (simplified ? combinations(free, size) : [free.slice(0, size)]));
}

/** Whether leaders and cards are chosen together. */
function isShort(sets: readonly (readonly LeaderName[])[], cardCount: number): boolean {
  const ways = sets.reduce((sum, { length }) => sum + countCombinations(cardCount, length), 0);
  return ways < mostChoices;
}

/** Whether cards for these leaders are asked for after them, by who holds so many. */
export function areCardsAskedLater({ simplified }: Terms, state: ConflictState, cardCount: number): boolean {
  return !isShort(leaderSets(freeLeaders(state), cardCount, simplified), cardCount);
}
