import { createRequire } from 'node:module';
import { lines } from '../testkit/games/tic-tac-toe.ts';
import { type Pick, shuffle } from './random.ts';

/** The part of boardgame.io that we use, with the library's own types. */
interface Library {
  InitializeGame<G>(given: { game: Rules<G>; numPlayers: number }): Stored<G>;
  CreateGameReducer<G>(given: { game: Rules<G> }): (state: Stored<G>, action: object) => Stored<G>;
}

interface Rules<G> {
  setup(): G;
}

interface Stored<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

const invalid = 'INVALID_MOVE';

/** Plays random matches on boardgame.io's bare reducer, as its `Simulate` and its own benchmark do. */
export function boardgameIo(): { ticTacToe: (pick: Pick) => number; duel: (pick: Pick) => number } {
  const library: Library = createRequire(new URL('./peers/package.json', import.meta.url))(
    'boardgame.io/internal',
  );
  return {
    ticTacToe: player(library, ticTacToe, (state: TicTacToe, currentPlayer) => {
      const choices: number[] = [];
      for (let cell = 0; cell < 9; cell++) if (state.cells[cell] === null) choices.push(cell);
      return { playerID: currentPlayer, type: 'mark', choices };
    }),
    duel: player<Duel>(library, duel, asked),
  };
}

interface Decision {
  readonly playerID: string;
  readonly type: string;
  readonly choices: readonly unknown[];
}

/** The source of all chance. The games below draw from it directly, to be as fast as possible. */
let random: Pick = () => 0;

function player<G>(
  library: Library,
  game: Rules<G>,
  ask: (state: G, currentPlayer: string, pick: Pick) => Decision,
): (pick: Pick) => number {
  const reduce = library.CreateGameReducer({ game });
  return (pick) => {
    random = pick;
    let state = library.InitializeGame({ game, numPlayers: 2 });
    for (let moves = 0; ; moves++) {
      if (state.ctx.gameover !== undefined) return moves;
      const { playerID, type, choices } = ask(state.G, state.ctx.currentPlayer, pick);
      // What the library's makeMove builds.
      const payload = { type, args: [choices[pick(choices.length)]], playerID, credentials: undefined };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
  };
}

interface TicTacToe {
  cells: (string | null)[];
}

/** The game of the library's tutorial. */
const ticTacToe = {
  setup: (): TicTacToe => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: TicTacToe; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return invalid;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: TicTacToe; ctx: { currentPlayer: string } }) {
    for (const [a, b, c] of lines) {
      if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]) {
        return { winner: ctx.currentPlayer };
      }
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

interface Duel {
  deck: number[];
  hands: [number[], number[]];
  discard: number[];
  scores: [number, number];
  laid: [number, number];
  /** -1 while secret cards are laid. */
  attacker: number;
  played: number[];
  over: boolean;
}

function asked(state: Duel, _currentPlayer: string, pick: Pick): Decision {
  if (state.attacker < 0) {
    const seat = state.laid[0] === 0 ? (state.laid[1] === 0 ? pick(2) : 0) : 1;
    return { playerID: `${seat}`, type: 'lay', choices: different(state.hands[seat === 0 ? 0 : 1], 0) };
  }
  const seat = asks(state);
  const choices = different(state.hands[seat], state.played[state.played.length - 1] ?? 0);
  choices.push(0);
  return { playerID: `${seat}`, type: 'play', choices };
}

function asks(state: Duel): 0 | 1 {
  return (state.attacker + state.played.length) % 2 === 0 ? 0 : 1;
}

function different(hand: readonly number[], above: number): number[] {
  const found: number[] = [];
  let last = above;
  for (const card of hand) {
    if (card > last) {
      found.push(card);
      last = card;
    }
  }
  return found;
}

/** The duel; both seats may move at any time, as its secret cards are laid at the same time. */
const duel = {
  setup(): Duel {
    const deck: number[] = [];
    for (let card = 1; card <= 6; card++) deck.push(card, card, card, card);
    shuffle(deck, random);
    const state: Duel = {
      deck,
      hands: [[], []],
      discard: [],
      scores: [0, 0],
      laid: [0, 0],
      attacker: -1,
      played: [],
      over: false,
    };
    begin(state);
    return state;
  },
  turn: { activePlayers: { all: '' } },
  moves: {
    lay({ G, playerID }: { G: Duel; playerID: string }, card: number) {
      const seat = playerID === '0' ? 0 : 1;
      const hand = G.hands[seat];
      if (G.attacker >= 0 || G.laid[seat] !== 0 || !hand.includes(card)) return invalid;
      hand.splice(hand.indexOf(card), 1);
      G.laid[seat] = card;
      const [first, second] = G.laid;
      if (first === 0 || second === 0) return undefined;
      G.attacker = first === second ? random(2) : first > second ? 0 : 1;
      G.discard.push(first, second);
      G.laid = [0, 0];
      return undefined;
    },
    play({ G, playerID }: { G: Duel; playerID: string }, card: number) {
      const seat = playerID === '0' ? 0 : 1;
      if (G.attacker < 0 || asks(G) !== seat) return invalid;
      const { played } = G;
      if (card !== 0) {
        const hand = G.hands[seat];
        if (!hand.includes(card) || card <= (played[played.length - 1] ?? 0)) return invalid;
        hand.splice(hand.indexOf(card), 1);
        played.push(card);
        if (played.length < 4) return undefined;
      }
      const stands = played.length % 2 === 1;
      const scorer = (stands ? G.attacker : 1 - G.attacker) === 0 ? 0 : 1;
      if (played.length > 0) G.scores[scorer] += stands ? (played[0] ?? 0) : 1;
      G.discard.push(...played);
      G.played = [];
      G.attacker = -1;
      begin(G);
      return undefined;
    },
  },
  endIf: ({ G }: { G: Duel }) => (G.over ? { scores: G.scores } : undefined),
};

function begin(state: Duel): void {
  const { deck, hands } = state;
  if (deck.length + hands[0].length + hands[1].length < 8) {
    state.over = true;
    return;
  }
  for (const hand of hands) {
    while (hand.length < 4) hand.push(deck.pop() ?? 0);
    hand.sort((a, b) => a - b);
  }
}
