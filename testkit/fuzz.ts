/** `npm run fuzz -- --seeds N [--from N] [--game id]`: the promises of every game, on as many matches as wanted. */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { type ShownTraits, shows } from './invariants/nature.ts';
import { checks } from './kit.ts';
import { allSamples } from './samples.ts';
import { situationOf } from './test-case.ts';

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

const inspections = 4;
let failures = 0;
for (const { game, matches } of samples) {
  const bar = new cliProgress.SingleBar({
    format: `${game.id} [{bar}] {value}/{total} seeds, {eta_formatted}`,
    noTTYOutput: true,
  });
  bar.start(count, 0);
  const seen: ShownTraits = { chance: false, simultaneous: false, hidden: false, teams: false };
  const promises = {
    ...checks,
    'its nature is as declared': (testCase: Parameters<typeof shows>[0]) => shows(testCase, seen),
  };
  for (let seed = from; seed < from + count; seed++) {
    const table = matches[seed % matches.length];
    if (table === undefined) break;
    for (const [invariant, check] of Object.entries(promises)) {
      try {
        check(situationOf(game, { seats: table.seats, options: table.options }, seed, inspections));
      } catch (fault) {
        failures++;
        console.error(`\n${invariant}: ${fault instanceof Error ? fault.message : fault}`);
        console.error(`again: npm run fuzz -- --game ${game.id} --from ${seed} --seeds 1`);
      }
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
