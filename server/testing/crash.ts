/** `npm run crash -- --kills 1000`: kills servers as often as one wants, and says what was found. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Child } from './child-process.ts';
import { Postgres } from './postgres.ts';
import { storm } from './storm.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    storage: { type: 'string', default: 'both' },
    processes: { type: 'string', default: 'both' },
    seed: { type: 'string', default: 'storm' },
  },
});
const scratch = await mkdtemp(join(tmpdir(), 'starboard-'));
const postgres = values.storage === 'sqlite' ? undefined : await Postgres.start();
try {
  for (const storage of values.storage === 'both' ? ['sqlite', 'postgres'] : [values.storage]) {
    for (const processes of values.processes === 'both' ? [1, 2] : [Number(values.processes)]) {
      const database = storage === 'postgres' ? await postgres?.database() : undefined;
      const data = await mkdtemp(join(scratch, 'data-'));
      const { kills, tables, acknowledged, resent, granted, said, compared } = await storm({
        place: { data, ...(database !== undefined && { database }) },
        processes,
        kills: Number(values.kills),
        seed: values.seed,
        progress: (count) => process.stderr.write(`\r${storage}, ${processes}: ${count} kills `),
      });
      process.stderr.write('\r');
      console.log(
        `${storage}, ${processes} process${processes === 1 ? '' : 'es'}: ${kills} kills, ${tables} matches, ` +
          `${acknowledged} answers acknowledged, all there once (${resent} were sent again), ` +
          `${granted} requests granted, ${said} lines said; ` +
          `${compared} updates, snapshots, clocks and lines as the log makes them`,
      );
    }
  }
} finally {
  Child.killAll();
  await postgres?.remove();
  await rm(scratch, { recursive: true });
}
