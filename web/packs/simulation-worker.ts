import { gameById } from '../../games/games.ts';
import type { Rules } from '../../kernel/game.ts';
import { pairing } from '../../simulation/plan.ts';
import { playMatch } from '../../simulation/play-match.ts';
import type { Order, Report } from './simulation-protocol.ts';

/** Plays the matches of one plan, in a thread of the browser beside the page: every order has the same options. */
let opened: Promise<Rules> | undefined;

async function play({ plan, numbers }: Order): Promise<Report> {
  opened ??= gameById(plan.game)
    ?.game()
    .then((game) => game.open(plan.options));
  if (opened === undefined) return { kind: 'failed', message: `there is no game ${plan.game}` };
  const rules = await opened;
  return {
    kind: 'played',
    results: numbers.map((number) => playMatch(rules, pairing(plan, number))),
  };
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  play(data).then(postReport, (fault: unknown) => postReport({ kind: 'failed', message: String(fault) }));
});

function postReport(report: Report): void {
  postMessage(report);
}
