import { game as carcassonne } from '../games/carcassonne/game.ts';
import { game as conflict } from '../games/conflict/game.ts';
import { game as imperialAssault } from '../games/imperial-assault/game.ts';
import { game as pocketModel } from '../games/pocketmodel/game.ts';
import { game as superTeams } from '../games/super-teams/game.ts';
import { duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import { boardgameIo } from './boardgame-io.ts';
import { duelByHand, ticTacToeByHand } from './by-hand.ts';
import { type Figure, shown } from './figures.ts';
import { race } from './measure.ts';
import { playOurs } from './ours.ts';
import { fetchPeers } from './peers.ts';
import { type Pick, xorshift } from './random.ts';

/** Plays one match and returns its number of moves. */
type Player = (pick: Pick) => number;

/** Measures random matches per second of CPU time, with all legal choices listed at every decision. */
export function pace(): Figure[] {
  fetchPeers();
  // boardgame.io freezes every state unless it runs in production.
  process.env.NODE_ENV = 'production';
  const peer = boardgameIo();
  const [small, duelRules] = [ticTacToe.open({}), duel.open({})];
  const two = carcassonne.open({});
  const [four, teams] = [superTeams.open({}), conflict.open({})];
  const [fleets, armies] = [pocketModel.open({}), imperialAssault.open({})];
  return [
    ...beside('tic-tac-toe', 25, (pick) => playOurs(small, 2, pick), peer.ticTacToe, ticTacToeByHand),
    ...beside('the duel', 60, (pick) => playOurs(duelRules, 2, pick), peer.duel, duelByHand),
    matches('Carcassonne, 2 seats', 4_361, 6_000, (pick) => playOurs(two, 2, pick)),
    matches('Super Teams, 4 seats', 5_772, 5_772, (pick) => playOurs(four, 4, pick)),
    matches('Conflict, 4 seats', 9_357, 9_357, (pick) => playOurs(teams, 4, pick)),
    matches('PocketModel, 2 seats with starter fleets', 1_900, 1_500, (pick) => playOurs(fleets, 2, pick)),
    matches('Imperial Assault, 2 seats with ready armies', 14, 60, (pick) => playOurs(armies, 2, pick)),
  ];
}

/** Compares moves per second with boardgame.io's reducer, and with the same game written by hand for speed alone. */
function beside(what: string, times: number, ours: Player, peers: Player, byHand: Player): Figure[] {
  const [own = 0, other = 0, hand = 0] = race([bound(ours), bound(peers), bound(byHand)]).map(
    ({ moves }) => moves,
  );
  return [
    {
      what: `moves a second: ${what}, beside boardgame.io 0.50.2`,
      before: shown(other),
      after: `${shown(own)} (${shown(own / other, 1)} times)`,
      wanted: `${times} times`,
      holds: own / other >= times,
    },
    {
      what: `moves a second: ${what}, beside one written by hand`,
      before: shown(hand),
      after: `${shown(own)} (${shown(own / hand, 2)} times)`,
      wanted: '',
      holds: true,
    },
  ];
}

/** `before` is the figure of the version before issue 9; of Imperial Assault, of its first rules. */
function matches(what: string, before: number, wanted: number, ours: Player): Figure {
  const [speed] = race([bound(ours)]);
  const after = speed?.matches ?? 0;
  return {
    what: `random matches a second: ${what}`,
    before: shown(before),
    after: shown(after),
    wanted: `at least ${shown(wanted)}`,
    holds: after >= wanted,
  };
}

function bound(player: Player): () => number {
  const pick = xorshift(20_261_120);
  return () => player(pick);
}
