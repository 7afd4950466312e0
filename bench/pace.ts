import { game as carcassonne } from '../games/carcassonne/game.ts';
import { game as conflict } from '../games/conflict/game.ts';
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

/** Plays one match and says how many moves it took. */
type Player = (pick: Pick) => number;

/** Random whole matches, all legal choices listed at every decision; a second is one in which this thread has worked. */
export function pace(): Figure[] {
  fetchPeers();
  // boardgame.io freezes every state unless it runs in production.
  process.env.NODE_ENV = 'production';
  const peer = boardgameIo();
  const [small, duelRules] = [ticTacToe.open({}), duel.open({})];
  const two = carcassonne.open({});
  const [four, teams] = [superTeams.open({}), conflict.open({})];
  return [
    ...beside('tic-tac-toe', 25, (pick) => playOurs(small, 2, pick), peer.ticTacToe, ticTacToeByHand),
    ...beside('the duel', 60, (pick) => playOurs(duelRules, 2, pick), peer.duel, duelByHand),
    matches('Carcassonne, 2 seats', 4_361, 6_000, (pick) => playOurs(two, 2, pick)),
    matches('Super Teams, 4 seats', 5_772, 5_772, (pick) => playOurs(four, 4, pick)),
    matches('Conflict, 4 seats', 9_357, 9_357, (pick) => playOurs(teams, 4, pick)),
  ];
}

/** Answers a second beside boardgame.io's reducer, and beside the same game written by hand for nothing but speed. */
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

/** `before` is what the version before issue 9 was measured at. */
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
