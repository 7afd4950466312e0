/** `npm run fuzz -- --seeds N [--from N] [--game id]`: the promises of every game, on as many matches as wanted. */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { checks, faultOf, natureCheck } from './kit.ts';
import { allSamples, situationsOf } from './samples.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    game: { type: 'string' },
  },
});
const [count, from] = [wholeNumber(values.seeds), wholeNumber(values.from)];
const samples = (await allSamples()).filter(
  ({ game }) => values.game === undefined || game.id === values.game,
);
if (samples.length === 0) stop(`no game is called ${values.game}`);

let failures = 0;
for (const sample of samples) {
  const bar = new cliProgress.SingleBar({
    format: `${sample.game.id} [{bar}] {value}/{total} seeds, {eta_formatted}`,
    noTTYOutput: true,
  });
  bar.start(count, 0);
  const promises = Object.entries({ ...checks, 'its nature is as declared': natureCheck().check });
  const situationAt = situationsOf(sample);
  for (let seed = from; seed < from + count; seed++) {
    const testCase = situationAt(seed);
    for (const [invariant, check] of promises) {
      const fault = faultOf(testCase, check);
      if (fault === undefined) continue;
      failures++;
      console.error(`\n${invariant}: ${fault.message}`);
    }
    bar.update(seed - from + 1);
    // Lets the bar be drawn.
    await setImmediate();
  }
  bar.stop();
}
process.exitCode = failures > 0 ? 1 : 0;

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) stop(`"${text}" is no number of seeds`);
  return Number(text);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
