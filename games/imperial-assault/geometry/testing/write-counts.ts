/** `node scripts/run.mjs games/imperial-assault/geometry/testing/write-counts.ts`: the tables anew. Read the difference. */
import { writeFileSync } from 'node:fs';
import { countTables } from './count-tables.ts';
import { fastGeometry } from './fast.ts';

writeFileSync(new URL('counts.txt', import.meta.url), countTables(fastGeometry));
