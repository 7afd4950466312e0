/** `npm run fuzz:server -- --frames N [--seed text]`: anything at all, to a real server at which a match goes on. */
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { fuzz } from './session.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'starboard' },
  },
});
if (!/^\d{1,9}$/.test(values.frames)) {
  console.error(`"${values.frames}" is no number of frames`);
  process.exit(2);
}
const count = Number(values.frames);
const bar = new cliProgress.SingleBar({
  format: '[{bar}] {value}/{total} frames and requests, {eta_formatted}',
  noTTYOutput: true,
});
bar.start(count, 0);
const { sent, acknowledgements, matches } = await fuzz(count, values.seed, (done) =>
  bar.update(Math.min(done, count)),
);
bar.stop();
for (const [what, times] of Object.entries(sent)) console.log(`${String(times).padStart(9)} ${what}`);
console.log(`to ${matches} matches; answered:`);
for (const [code, times] of Object.entries(acknowledgements).sort(([, a], [, b]) => b - a)) {
  console.log(`${String(times).padStart(9)} ${code}`);
}
