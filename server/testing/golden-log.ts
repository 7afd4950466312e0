/**
 * `node scripts/run.mjs server/testing/golden-log.ts`: plays a few matches at a real server and writes its database as
 * SQL, for `server/storage/golden.test.ts`. What was written by a version that people use is never made anew: a new
 * form of the log or of the database gets a file of its own beside it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { duel } from '../../testkit/games/duel.ts';
import { serve } from '../serve.ts';
import { games } from './games.ts';
import { answerTo, bring, force, outpostAlone, packOf } from './outposts.ts';
import { Player, playOn, type TableClient } from './player.ts';

const target = new URL('../storage/golden/version-1.sql', import.meta.url);
/** What concerns processes that live no longer. */
const passing = ['process', 'present', 'outage'];

const data = await mkdtemp(join(tmpdir(), 'starboard-golden-'));
const start = (served = games) =>
  serve({ data, port: 0, host: '127.0.0.1', games: served, pause: 0, cover: 0, tick: 0 });
try {
  await play();
  await writeFile(target, dump(join(data, 'starboard.db')));
} finally {
  await rm(data, { recursive: true });
}

async function play(): Promise<void> {
  // Under rules that came before those of today.
  const before = [{ id: duel.id, game: async () => ({ ...duel, version: '0' }) }];
  const first = await start([...games.filter(({ id }) => id !== duel.id), ...before]);
  const ann = await Player.arrive(first.url);
  const bob = await Player.arrive(first.url);
  const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] as const;
  const { id } = await ann.open({ game: 'duel', seats });
  const begun = await looking(ann, id);
  await playOn([begun], 3);
  await first.close();

  const server = await start();
  const [later, other] = [ann.at(server.url), bob.at(server.url)];
  await playOn([await looking(later, id)], 4);

  const clock = { kind: 'fischer', seconds: 86_400, increment: 5, timeout: 'bot' } as const;
  const over = await later.open({ seats: [{ kind: 'me' }, { kind: 'open' }], clock });
  await other.sit(over.id, 1);
  const [one, two] = [await looking(later, over.id), await looking(other, over.id)];
  await one.say('Good luck', 'hello');
  await playOn([one, two], 2);
  await two.request({ type: 'undo', seat: 1, seq: two.seq });
  await two.until(() => two.seq === 3);
  await one.until(() => one.seq === 3);
  await one.request({ type: 'propose', seat: 0, what: 'pause' });
  await two.until(() => two.table?.proposal !== undefined);
  await two.request({ type: 'respond', seat: 1, proposal: two.table?.proposal?.number ?? 0, agrees: true });
  await two.until(() => two.table?.paused === true);
  await two.request({ type: 'resume', seat: 1 });
  await playOn([one, two]);
  await other.request('POST', `/tables/${over.id}/rematch`);

  const options = { pack: packOf(6, ['clear', 'storm']), series: true, rounds: 2 };
  const scene = await outpostAlone(later, options);
  const alone = await looking(later, scene.id);
  while (!alone.over) {
    const [decision] = alone.decisions;
    if (decision === undefined) throw new Error('nobody is asked');
    const reply = await alone.play(decision.seat, answerTo(decision));
    if (reply.type !== 'accepted') throw new Error(reply.code);
    await alone.until(() => alone.seq >= reply.seq && (alone.over || alone.decisions.length > 0));
  }
  await later.request('POST', `/tables/${scene.id}/next`);

  const waiting = await later.open({ game: 'outpost', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bring(later, waiting.id, 0, force);
  await server.close();
}

async function looking(player: Player, id: string): Promise<TableClient> {
  const client = await player.connect(id);
  await client.until(() => client.seq >= 0);
  return client;
}

/** The whole database as SQL. */
function dump(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  const schema = db
    .prepare(`select type, name, sql from sqlite_schema where sql is not null order by rowid`)
    .all();
  const lines = schema.map(({ sql }) => `${String(sql)};`);
  for (const { type, name } of schema) {
    if (type !== 'table' || passing.includes(String(name))) continue;
    const columns = db.prepare(`select name from pragma_table_info(?)`).all(String(name));
    const quoted = columns.map((column) => `quote("${String(column.name)}")`).join(` || ', ' || `);
    for (const row of db.prepare(`select ${quoted} as value from "${String(name)}"`).all()) {
      lines.push(`insert into "${String(name)}" values (${String(row.value)});`);
    }
  }
  db.close();
  return `${lines.join('\n')}\n`;
}
