/**
 * `npm run fuzz -- --seeds N [--from N] [--game id] [--promise text] [--rare]`: the promises of every game, on as many matches
 * as wanted; only those whose name contains a text, and only at the tables where matches cost much.
 */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { seriesOf } from './course.ts';
import { checks, faultOf, natureCheck } from './kit.ts';
import { allSamples, type Sample, situationsOf } from './samples.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    game: { type: 'string' },
    promise: { type: 'string', default: '' },
    rare: { type: 'boolean', default: false },
  },
});
const [count, from] = [wholeNumber(values.seeds), wholeNumber(values.from)];
const samples = (await allSamples()).filter(
  ({ game }) => values.game === undefined || game.id === values.game,
);
if (samples.length === 0) stop(`no game is called ${values.game}`);
if (values.rare && samples.some(({ rare = [] }) => rare.length === 0))
  stop('a game has no tables that cost much');

let failures = 0;
for (const sample of samples) {
  const bar = new cliProgress.SingleBar({
    format: `${sample.game.id} [{bar}] {value}/{total} seeds, {eta_formatted}`,
    noTTYOutput: true,
  });
  bar.start(count, 0);
  const promises = Object.entries({ ...checks, 'its nature is as declared': natureCheck().check }).filter(
    ([name]) => name.includes(values.promise),
  );
  const situationAt = situationsOf(values.rare ? { game: sample.game, matches: rareOf(sample) } : sample);
  for (let seed = from; seed < from + count; seed++) {
    for (const testCase of seriesOf(situationAt(seed)))
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

/** The tables of a sample where matches cost much, as tables like others. */
function rareOf({ rare = [] }: Sample): Sample['matches'] {
  return rare.map((table, number) => ({ ...table, name: `rare ${number}` }));
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) stop(`"${text}" is no number of seeds`);
  return Number(text);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
