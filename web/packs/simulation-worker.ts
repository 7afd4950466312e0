import { gameById } from '../../games/games.ts';
import type { Game } from '../../kernel/game.ts';
import { pairing } from '../../simulation/plan.ts';
import { playMatch } from '../../simulation/play-match.ts';
import type { Order, Report } from './simulation-protocol.ts';

/** Plays the matches that it is sent, in a thread of the browser beside the page. */
let game: Promise<Game> | undefined;

async function play({ plan, numbers }: Order): Promise<Report> {
  game ??= gameById(plan.game)?.game();
  if (game === undefined) return { kind: 'failed', message: `there is no game ${plan.game}` };
  const rules = await game;
  return {
    kind: 'played',
    results: numbers.map((number) => playMatch(rules, plan.options, pairing(plan, number))),
  };
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  play(data).then(postReport, (fault: unknown) => postReport({ kind: 'failed', message: String(fault) }));
});

function postReport(report: Report): void {
  postMessage(report);
}
