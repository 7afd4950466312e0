import type { Chance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import { observeStack } from '../../kernel/frames.ts';
import type {
  AutomaticStep,
  BySeat,
  ChoiceStep,
  Frame,
  Game,
  Outcome,
  Rules,
  Seat,
  State,
  Viewer,
} from '../../kernel/game.ts';

/** The README beside this file has the rules. Its sections are the pages that refusals name. */
const values = [1, 2, 3, 4, 5, 6] as const;
const copies = 4;
const handSize = 4;
/** The largest number of cards that may be played in answer to an attack. */
const deepest = 3;

export type Card = (typeof values)[number];
export type DuelChoice = Card | 'pass';

/** The next round begins. */
interface RoundFrame extends Frame {
  step: 'round';
}

/** Both seats lay a card face down. A place is null until its seat has laid. */
interface LayFrame extends Frame {
  step: 'lay';
  laid: BySeat<Card | null>;
}

/** The winner of the round's secret cards may attack. */
interface AttackFrame extends Frame {
  step: 'attack';
  seat: Seat;
}

/** A seat may react to the card in the frame below. */
interface AnswerFrame extends Frame {
  step: 'answer';
  seat: Seat;
  card: Card;
  depth: number;
}

/** A played card takes effect after the cards that react to it. Depth 0 is the attack. */
interface PlayedFrame extends Frame {
  step: 'played';
  seat: Seat;
  card: Card;
  depth: number;
  cancelled: boolean;
}

type DuelFrame = RoundFrame | LayFrame | AttackFrame | AnswerFrame | PlayedFrame;

export interface DuelState extends State {
  stack: DuelFrame[];
  /** The last card is drawn next. */
  deck: Card[];
  /** In rising order. */
  hands: BySeat<Card[]>;
  discard: Card[];
  scores: BySeat<number>;
}

/**
 * The table in views and positions. Cards that the viewer does not see, or that the position leaves open, are given as
 * a number of cards and the word `hidden`.
 */
export interface DuelPosition {
  readonly scores?: BySeat<number>;
  readonly hands?: BySeat<readonly Card[] | number>;
  /** The last card is drawn next. */
  readonly deck?: readonly Card[] | number;
  readonly discard?: readonly Card[];
  /** Cards face down, while both seats lay them. */
  readonly laid?: BySeat<Card | 'hidden' | null>;
  /** The seat that won the secret cards. */
  readonly attacker?: Seat;
  /** The attack, and the cards that react to it, in the order of play. */
  readonly played?: readonly Card[];
}

export interface DuelView extends DuelPosition {
  readonly stack: readonly Frame[];
  readonly scores: BySeat<number>;
  readonly hands: BySeat<readonly Card[] | number>;
  readonly deck: readonly Card[] | number;
  readonly discard: readonly Card[];
  readonly outcome?: Outcome;
}

export type DuelEvent =
  /** In rising order, because a view must not show the order in which cards were drawn. Others see only the number. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] | number }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: Card | 'hidden' }
  | { readonly kind: 'revealed'; readonly cards: BySeat<Card>; readonly attacker: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'cancelled'; readonly card: Card }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'matchEnded' };

const both: readonly Seat[] = [0, 1];
const alone: BySeat<readonly Seat[]> = [[0], [1]];

const round: AutomaticStep<DuelState, RoundFrame, DuelEvent> = {
  kind: 'automatic',
  run({ state, emit }) {
    const { deck, hands, stack } = state;
    if (isShort(deck, hands)) {
      stack.pop();
      emit?.({ kind: 'matchEnded' });
      return;
    }
    for (const seat of both) {
      const hand = handOf(state, seat);
      const drawn = deck.splice(deck.length - handSize + hand.length);
      for (const card of drawn) insert(hand, card);
      if (drawn.length === 0) continue;
      emit?.({ kind: 'drew', seat, cards: drawn.sort(rising) }, alone[seat], {
        kind: 'drew',
        seat,
        cards: drawn.length,
      });
    }
    stack.push({ step: 'lay', laid: [null, null] });
  },
};

const lay: ChoiceStep<DuelState, LayFrame, Card, DuelEvent> = {
  kind: 'choice',
  seats(_state, { laid }) {
    if (laid[0] === null) return laid[1] === null ? both : (alone[0] ?? []);
    return alone[1] ?? [];
  },
  choices: (state, _frame, seat) => different(handOf(state, seat), 0),
  refuse: whyNotHeld,
  apply({ state, chance, emit }, frame, seat, card) {
    remove(handOf(state, seat), card);
    frame.laid[seat] = card;
    emit?.({ kind: 'laid', seat, card }, alone[seat], { kind: 'laid', seat, card: 'hidden' });
    const [first, second] = frame.laid;
    if (first == null || second == null) return;
    const attacker = first === second ? chance.pick(2) : first > second ? 0 : 1;
    emit?.({ kind: 'revealed', cards: [first, second], attacker });
    state.discard.push(first, second);
    state.stack.pop();
    state.stack.push({ step: 'attack', seat: attacker });
  },
};

const attack: ChoiceStep<DuelState, AttackFrame, DuelChoice, DuelEvent> = {
  kind: 'choice',
  seats: (_state, { seat }) => alone[seat] ?? [],
  choices: (state, _frame, seat) => [...different(handOf(state, seat), 0), 'pass'],
  refuse: whyNotHeld,
  apply({ state, emit }, _frame, seat, choice) {
    state.stack.pop();
    if (choice === 'pass') {
      emit?.({ kind: 'passed', seat });
      return;
    }
    play(state, seat, choice, 0);
    emit?.({ kind: 'played', seat, card: choice });
  },
};

const answer: ChoiceStep<DuelState, AnswerFrame, DuelChoice, DuelEvent> = {
  kind: 'choice',
  pass: 'pass',
  seats: (_state, { seat }) => alone[seat] ?? [],
  choices: (state, { card }, seat) => [...different(handOf(state, seat), card), 'pass'],
  refuse(state, frame, seat, choice) {
    if (choice !== 'pass' && choice <= frame.card) return 'not-higher';
    return whyNotHeld(state, frame, seat, choice);
  },
  apply({ state, emit }, frame, seat, choice) {
    state.stack.pop();
    if (choice === 'pass') {
      emit?.({ kind: 'passed', seat });
      return;
    }
    play(state, seat, choice, frame.depth);
    emit?.({ kind: 'played', seat, card: choice });
  },
};

const played: AutomaticStep<DuelState, PlayedFrame, DuelEvent> = {
  kind: 'automatic',
  run({ state, emit }, { seat, card, depth, cancelled }) {
    state.stack.pop();
    state.discard.push(card);
    if (cancelled) emit?.({ kind: 'cancelled', card });
    if (depth > 0) {
      const below = state.stack[state.stack.length - 1];
      if (below?.step === 'played') below.cancelled = !cancelled;
      return;
    }
    const scorer = cancelled ? 1 - seat : seat;
    const points = cancelled ? 1 : card;
    state.scores[scorer] = scoreOf(state, scorer) + points;
    emit?.({ kind: 'scored', seat: scorer, points });
  },
};

const facts = {
  id: 'duel',
  version: '1',
  nature: {
    seats: { min: 2, max: 2 },
    teams: false,
    hidden: true,
    chance: true,
    simultaneous: true,
    cooperative: false,
    longest: 30,
  },
  notation: 'a card of the hand by its value, 1 to 6; - for none',
  rules: { 'not-in-hand': { page: '1' }, 'not-higher': { page: '3' }, 'must-lay': { page: '2' } },
  format: (choice: DuelChoice) => (choice === 'pass' ? '-' : `${choice}`),
  parse: (text: string): DuelChoice | undefined =>
    text === '-' ? 'pass' : values.find((value) => `${value}` === text),
  points: (event: DuelEvent) => (event.kind === 'scored' ? [event] : []),
};

const rules: Rules<DuelState, DuelChoice, DuelView, DuelEvent, DuelPosition> = {
  ...facts,
  steps: { round, lay, attack, answer, played },
  setup(_seats, chance) {
    const deck = values.flatMap((card) => [card, card, card, card]);
    chance.shuffle(deck);
    return { stack: [{ step: 'round' }], deck, hands: [[], []], discard: [], scores: [0, 0] };
  },
  copy: ({ stack, deck, hands, discard, scores }) => ({
    stack: stack.map(copyFrame),
    deck: deck.slice(),
    hands: [handCopy(hands, 0), handCopy(hands, 1)],
    discard: discard.slice(),
    scores: scores.slice(),
  }),
  seatCount: () => 2,
  observe(state, viewer) {
    const outcome = outcomeOf(state);
    return {
      stack: observeStack(state.stack, viewer, (frame) => observeFrame(frame, viewer)),
      ...table(state, (seat) => seat === viewer, false),
      ...(outcome && { outcome }),
    };
  },
  imagine: set,
  arrange: set,
  position: (state, viewer?: Viewer) =>
    table(state, (seat) => viewer === undefined || seat === viewer, viewer === undefined),
  outcome: outcomeOf,
  evaluate: (state, seat) => scoreOf(state, seat) - scoreOf(state, 1 - seat),
};

/** A duel of two hidden hands: secret cards laid at the same time, and reactions to reactions. */
export const duel: Game<DuelState, DuelChoice, DuelView, DuelEvent, Record<string, never>, DuelPosition> = {
  ...facts,
  optionsSchema: { type: 'object', additionalProperties: false },
  positionSchema: {
    type: 'object',
    properties: {
      scores: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
      hands: {
        type: 'array',
        items: { anyOf: [cards(handSize), { type: 'integer', minimum: 0, maximum: handSize }] },
        minItems: 2,
        maxItems: 2,
      },
      deck: { anyOf: [cards(24), { type: 'integer', minimum: 0, maximum: 24 }] },
      discard: cards(24),
      laid: { type: 'array', items: { enum: [...values, 'hidden', null] }, minItems: 2, maxItems: 2 },
      attacker: { enum: [0, 1] },
      played: { ...cards(deepest), minItems: 1 },
    },
    additionalProperties: false,
  },
  open: () => rules,
};

/** What a viewer sees of a frame. The cards that other seats have laid are face down. */
function observeFrame(frame: DuelFrame, viewer: Viewer): Frame {
  if (frame.step !== 'lay') return { ...frame };
  const { step, laid } = frame;
  const shown = laid.map((card, seat) => (card === null || seat === viewer ? card : 'hidden'));
  return Object.assign({ step }, { laid: shown });
}

function cards(most: number) {
  return { type: 'array', items: { enum: values }, maxItems: most } as const;
}

function rising(a: Card, b: Card): number {
  return a - b;
}

/** The deck cannot fill both hands again. */
function isShort(deck: readonly Card[], [first = [], second = []]: BySeat<Card[]>): boolean {
  return deck.length + first.length + second.length < 2 * handSize;
}

function handOf(state: DuelState, seat: Seat): Card[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new Error(`no seat ${seat}`);
  return hand;
}

function scoreOf(state: DuelState, seat: Seat): number {
  return state.scores[seat] ?? 0;
}

function handCopy(hands: BySeat<Card[]>, seat: Seat): Card[] {
  return hands[seat]?.slice() ?? [];
}

/** The values in a hand above a value, each once. */
function different(hand: readonly Card[], above: number): Card[] {
  const found: Card[] = [];
  let last = above;
  for (const card of hand) {
    if (card > last) {
      found.push(card);
      last = card;
    }
  }
  return found;
}

function whyNotHeld(_state: DuelState, _frame: DuelFrame, _seat: Seat, choice: DuelChoice): string {
  return choice === 'pass' ? 'must-lay' : 'not-in-hand';
}

/** Plays a card. Its frame waits on the stack, below the decision whether the other seat reacts. */
function play(state: DuelState, seat: Seat, card: Card, depth: number): void {
  remove(handOf(state, seat), card);
  state.stack.push({ step: 'played', seat, card, depth, cancelled: false });
  if (depth < deepest) state.stack.push({ step: 'answer', seat: 1 - seat, card, depth: depth + 1 });
}

function insert(hand: Card[], card: Card): void {
  let place = hand.length;
  for (; place > 0; place--) {
    const left = hand[place - 1];
    if (left === undefined || left <= card) break;
    hand[place] = left;
  }
  hand[place] = card;
}

function remove(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}

function copyFrame(frame: DuelFrame): DuelFrame {
  return frame.step === 'lay' ? { step: 'lay', laid: frame.laid.slice() } : { ...frame };
}

function outcomeOf(state: DuelState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  const [first = 0, second = 0] = state.scores;
  return {
    ranks: first === second ? [1, 1] : first > second ? [1, 2] : [2, 1],
    scores: [first, second],
  };
}

/** The table with the hands and secret cards of those seats for which `seen` holds. */
function table(state: DuelState, seen: (seat: Seat) => boolean, deckSeen: boolean): Omit<DuelView, 'stack'> {
  const { stack, deck, hands, discard, scores } = state;
  const top = stack[stack.length - 1];
  const chain = stack.filter((frame) => frame.step === 'played');
  const attacker = top?.step === 'attack' ? top.seat : chain[0]?.seat;
  return {
    scores: [...scores],
    hands: hands.map((hand, seat) => (seen(seat) ? [...hand] : hand.length)),
    deck: deckSeen ? [...deck] : deck.length,
    discard: [...discard],
    ...(top?.step === 'lay' && {
      laid: top.laid.map((card, seat) => (card === null || seen(seat) ? card : 'hidden')),
    }),
    ...(attacker !== undefined && { attacker }),
    ...(chain.length > 0 && { played: chain.map(({ card }) => card) }),
  };
}

/** Makes a state from a position. Open cards are dealt at random from those that the position does not name. */
function set(position: DuelPosition, chance: Chance): DuelState {
  const { scores = [0, 0], discard = [], laid, attacker, played: chain = [] } = position;
  const rest = unnamed(position);
  chance.shuffle(rest);
  const deal = (known: readonly Card[] | number): Card[] => {
    if (typeof known !== 'number') return [...known];
    const dealt = rest.splice(rest.length - known, known);
    if (dealt.length < known) throw new InputError('bad-position', 'there are more cards than the game has');
    return dealt;
  };
  const hands = (position.hands ?? [0, 0]).map((hand) => deal(hand).sort(rising));
  const secret = laid?.map((card) => (card === 'hidden' ? (deal(1)[0] ?? null) : card));
  const deck = deal(position.deck ?? rest.length);
  if (rest.length > 0) throw new InputError('bad-position', `${rest.length} cards are nowhere`);
  const stack: DuelFrame[] = [{ step: 'round' }];
  if (secret) stack.push({ step: 'lay', laid: secret });
  if (attacker !== undefined && chain.length === 0) stack.push({ step: 'attack', seat: attacker });
  if (attacker !== undefined) {
    for (const [depth, card] of chain.entries()) {
      const seat = depth % 2 === 0 ? attacker : 1 - attacker;
      stack.push({ step: 'played', seat, card, depth, cancelled: false });
    }
    const last = chain[chain.length - 1];
    if (last !== undefined) {
      const seat = chain.length % 2 === 0 ? attacker : 1 - attacker;
      stack.push({ step: 'answer', seat, card: last, depth: chain.length });
    }
  }
  const over = stack.length === 1 && position.hands !== undefined && isShort(deck, hands);
  return { stack: over ? [] : stack, deck, hands, discard: [...discard], scores: [...scores] };
}

/** The cards of the game that a position does not name. */
function unnamed({ hands = [], deck, discard = [], laid = [], played: chain = [] }: DuelPosition): Card[] {
  const left = new Map<Card, number>(values.map((value) => [value, copies]));
  const named = [
    ...hands,
    deck ?? [],
    discard,
    laid.filter((card) => card !== 'hidden' && card !== null),
    chain,
  ];
  for (const card of named.flatMap((pile) => (typeof pile === 'number' ? [] : pile))) {
    const count = left.get(card) ?? 0;
    if (count === 0) throw new InputError('bad-position', `there are only ${copies} cards of value ${card}`);
    left.set(card, count - 1);
  }
  return [...left].flatMap(([card, count]) => Array.from({ length: count }, () => card));
}
