/** `npm run bench`: our figures, the peers' and how they compare, in one run. */
import { cpus, loadavg } from 'node:os';
import { game as carcassonne } from '../games/carcassonne/game.ts';
import { game as conflict } from '../games/conflict/game.ts';
import { preview } from '../games/conflict/rules/preview.ts';
import { game as superTeams } from '../games/super-teams/game.ts';
import type { Rules, State } from '../kernel/game.ts';
import { answerAs, pendings, sampleAnswer, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import { duel } from '../testkit/games/duel.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import { boardgameIo } from './boardgame-io.ts';
import { duelByHand, ticTacToeByHand } from './by-hand.ts';
import { race } from './measure.ts';
import { playOurs } from './ours.ts';
import { fetchPeers } from './peers.ts';
import { type Pick, xorshift } from './random.ts';

fetchPeers();
// boardgame.io freezes every state unless it runs in production.
process.env.NODE_ENV = 'production';

console.log(
  `Node ${process.version}, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(2)} on ${cpus().length} cores`,
);
console.log('Random whole matches, all legal choices listed at every decision, one core.\n');

const [ticTacToeRules, duelRules] = [ticTacToe.open({}), duel.open({})];
const carcassonneRules = carcassonne.open({});
const superTeamsRules = superTeams.open({});
const conflictRules = conflict.open({});
const peer = boardgameIo();
compare('Tic-tac-toe', 25, (pick) => playOurs(ticTacToeRules, 2, pick), peer.ticTacToe, ticTacToeByHand);
compare('Duel', 60, (pick) => playOurs(duelRules, 2, pick), peer.duel, duelByHand);

const [speed] = race([bound((pick) => playOurs(carcassonneRules, 2, pick))]);
console.log('Carcassonne Star Wars, 2 seats');
console.log(
  `  ${figure(speed?.matches)} matches a second (wanted: 6,000), ${figure(speed?.answers)} answers`,
);
console.log(
  `  ${copyTime(carcassonneRules, 2, 72)} for a copy in the middle of a match (wanted: at most 10)`,
);

const [raceSpeed] = race([bound((pick) => playOurs(superTeamsRules, 4, pick))]);
console.log('\nStar Wars: Super Teams, 4 seats');
console.log(
  `  ${figure(raceSpeed?.matches)} matches a second (wanted: 4,000), ${figure(raceSpeed?.answers)} answers`,
);

console.log(
  `  ${copyTime(superTeamsRules, 4, 40)} for a copy in the middle of a match (wanted: at most 1.5)`,
);

const [teamSpeed] = race([bound((pick) => playOurs(conflictRules, 4, pick))]);
console.log('\nStar Wars: Conflict, 4 seats');
console.log(
  `  ${figure(teamSpeed?.matches)} matches a second (wanted: 2,000), ${figure(teamSpeed?.answers)} answers`,
);
console.log(`  ${copyTime(conflictRules, 6, 20)} for a copy in the middle of a match (wanted: at most 1.5)`);
console.log(`  ${weighTime()} for a bot to weigh all choices, ${lookTime()} to carry each out on every way`);

/** Plays one match and says how many answers it took. */
type Player = (pick: Pick) => number;

function compare(title: string, wanted: number, ours: Player, peers: Player, byHand: Player): void {
  const speeds = race([bound(ours), bound(peers), bound(byHand)]).map(({ answers }) => answers);
  const [own = 0, other = 0, hand = 0] = speeds;
  console.log(title);
  console.log(`  ours                ${figure(own)} answers a second`);
  console.log(`  boardgame.io 0.50.2 ${figure(other)}`);
  console.log(`  written by hand     ${figure(hand)}`);
  console.log(`  ours to boardgame.io: ${(own / other).toFixed(1)} times (wanted: ${wanted})`);
  console.log(`  ours to hand-written: ${(own / hand).toFixed(2)}\n`);
}

function bound(player: Player): () => number {
  const pick = xorshift(20_261_120);
  return () => player(pick);
}

/** The state of a random match after so many answers. */
function middleOf<S extends State, C, V, E, P>(
  rules: Rules<S, C, V, E, P>,
  seats: number,
  answers: number,
): S {
  const chance = seeded('the middle of a match');
  const state = rules.setup(seats, chance, { bring: [], carry: undefined });
  settle(rules, state, chance);
  for (let given = 0; given < answers; given++) {
    const [pending] = pendings(rules, state);
    if (pending === undefined) throw new Error('the match was shorter than half a match');
    answerAs(rules, state, pending.seat, sampleAnswer(rules, state, pending, chance), chance);
  }
  return state;
}

/** How long a copy of such a state takes. */
function copyTime<S extends State, C, V, E, P>(
  rules: Rules<S, C, V, E, P>,
  seats: number,
  answers: number,
): string {
  const state = middleOf(rules, seats, answers);
  return timeOf(1000, () => (rules.copy(state).stack.length > 0 ? 1 : 0));
}

/** What the table of Conflict looks like where dice can be used, to whoever is asked, with all choices. */
function dicePending() {
  const open = conflict.open({ pack: 'reconstructed' });
  for (let answers = 0; ; answers++) {
    const state = middleOf(open, 4, answers);
    const [pending] = pendings(open, state);
    if (pending?.kind !== 'choice') throw new Error('nobody is asked');
    const choices = pending.step.choices(state, pending.frame, pending.seat);
    if (choices.some(({ kind }) => kind === 'draw')) {
      return { open, seat: pending.seat, view: open.observe(state, pending.seat), choices };
    }
  }
}

function weighTime(): string {
  const { open, seat, view, choices } = dicePending();
  return timeOf(100, () => (open.weigh?.(view, seat, choices).length === choices.length ? 1 : 0));
}

function lookTime(): string {
  const { open, view, choices } = dicePending();
  return timeOf(1, () =>
    choices.every((choice) => preview(open.terms, view, choice) !== undefined) ? 1 : 0,
  );
}

/** How long something takes that is done so many times in a row. */
function timeOf(times: number, act: () => number): string {
  const [speed] = race([
    () => {
      let done = 0;
      for (let time = 0; time < times; time++) done += act();
      return done;
    },
  ]);
  return `${(1_000_000 / (speed?.answers ?? 0)).toFixed(2)} µs`;
}

function figure(value = 0): string {
  return Math.round(value).toLocaleString('en-GB').padStart(12);
}
