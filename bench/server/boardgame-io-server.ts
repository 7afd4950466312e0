/** The peer's own server in a process of its own, as it comes: matches in memory, `playerView`, socket.io. */
import { createRequire } from 'node:module';
import { handSize, values } from './endless.ts';
import { reportUsage } from './program.ts';

interface State {
  readonly hands: Record<string, number[]>;
  readonly scores: Record<string, number>;
  last: number;
  played: number;
}

interface Move {
  readonly G: State;
  readonly playerID: string;
  readonly random: { Die(sides: number): number };
  readonly events: { endTurn(): void };
}

/** What we use of boardgame.io's server, as its own types say. */
interface Library {
  Server(given: { games: readonly unknown[]; origins: readonly string[] }): {
    run(given: { port: number }): Promise<{ appServer: { address(): { port: number } } }>;
  };
}

const endless = {
  name: 'endless',
  setup: ({ random }: Pick<Move, 'random'>): State => ({
    hands: { 0: deal(random), 1: deal(random) },
    scores: { 0: 0, 1: 0 },
    last: 0,
    played: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID, random }: Move, card: number): 'INVALID_MOVE' | undefined {
      const hand = G.hands[playerID] ?? [];
      const at = hand.indexOf(card);
      if (at < 0) return 'INVALID_MOVE';
      hand.splice(at, 1);
      G.scores[playerID] = (G.scores[playerID] ?? 0) + card;
      G.last = card;
      hand.push(random.Die(values) - 1);
      hand.sort((one, other) => one - other);
      G.played++;
      return undefined;
    },
  },
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]),
    ),
  }),
};

function deal({ Die }: Move['random']): number[] {
  return Array.from({ length: handSize }, () => Die(values) - 1).sort((one, other) => one - other);
}

const { Server }: Library = createRequire(new URL('../peers/package.json', import.meta.url))(
  'boardgame.io/server',
);
console.log = () => undefined;
const { appServer } = await Server({ games: [endless], origins: ['*'] }).run({ port: 0 });
reportUsage(`http://127.0.0.1:${appServer.address().port}`);
