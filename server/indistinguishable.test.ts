import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { games } from '../games/games.ts';
import type { Viewer } from '../kernel/game.ts';
import type { Entry } from './entry.ts';
import { checksumAfter } from './storage/checksum.ts';
import { headsBeside } from './storage/sqlite-file.ts';
import { Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** So many tiles of the pile lie as they lay; the others are in another order in the twin. */
const alike = 20;
/** So many moves are given before the first of the others is drawn, and as many afterwards. */
const moves = 30;

it('tells nobody, on any channel, in which order the tiles lie: indistinguishable matches look alike until they are drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-twins-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  try {
    let people: readonly Player[] = [];
    let table = '';
    await withServer(
      async (url) => {
        const [ann, bob, cai] = [
          await Player.arrive(url),
          await Player.arrive(url),
          await Player.arrive(url),
        ];
        table = (await ann.open({ game: 'carcassonne' })).id;
        await bob.sit(table, 1);
        people = [ann, bob, cai];
      },
      { games, data: first },
    );
    await cp(first, second, { recursive: true });
    reorder(second);

    const seen: Seen[] = [];
    for (const data of [first, second]) {
      await withServer(
        async (url) => {
          seen.push(
            await look(
              table,
              people.map((player) => player.at(url)),
            ),
          );
        },
        { games, data },
      );
    }
    const [one, other] = seen;
    assert.deepEqual(other?.before, one?.before);
    assert.notDeepEqual(other?.after, one?.after, 'the two matches must differ, or nothing was compared');
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** All that came over any channel, before and after the indistinguishable matches differ in what everybody sees. */
interface Seen {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

async function look(table: string, people: readonly Player[]): Promise<Seen> {
  const clients: TableClient[] = [];
  for (const player of people) {
    const client = await player.connect(table);
    await client.until(() => client.seq === 0);
    clients.push(client);
  }
  const said = [...(await ask(table, people, clients))];
  const begun = clients.map(({ seq, view }) => ({ seq, view: structuredClone(view) }));
  await play(clients, moves);
  said.push(...(await ask(table, people, clients)));
  for (const [index, player] of people.entries()) {
    const missed = await player.connect(table, '?from=0', begun[index]);
    await missed.until(() => missed.seq === moves);
    said.push(...missed.texts);
    await missed.close();
  }
  for (const { texts } of clients) said.push(...texts);
  const before = said.map(timeless);
  await play(clients, moves);
  for (const client of clients) await client.close();
  return { before, after: clients.flatMap(({ texts }) => texts).map(timeless) };
}

/** Everything that somebody may ask for, and what they may not. */
async function ask(
  table: string,
  people: readonly Player[],
  clients: readonly TableClient[],
): Promise<string[]> {
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];
  const paths = [
    '/tables',
    `/tables/${table}`,
    `/tables/${table}/record`,
    ...viewers.map((viewer) => `/tables/${table}/history?viewer=${viewer}`),
  ];
  const said: string[] = [];
  for (const player of people) {
    for (const path of paths) {
      const response = await player.request('GET', path);
      said.push(`${path} ${response.status} ${await response.text()}`);
    }
  }
  for (const [seat, client] of clients.entries()) {
    for (const choice of ['0,0r0', '1,0r0', '9,9r0', 'small:r1', 'large:p1@0,1', '-', 'nonsense']) {
      const id = `why ${seat} ${client.seq} ${choice}`;
      const heard = client.messages.length;
      client.send({ type: 'why', id, seat: Math.min(seat, 1), choice });
      said.push(JSON.stringify(await client.acknowledgementOf(id, heard)));
    }
    said.push(JSON.stringify(await client.play(Math.min(seat, 1), 'nonsense')));
  }
  return said;
}

/** Whoever is asked gives their first move, so many times. */
async function play(clients: readonly TableClient[], count: number): Promise<void> {
  for (let given = 0; given < count; given++) {
    const client = clients.find(({ decisions }) => decisions.length > 0);
    const [decision] = client?.decisions ?? [];
    if (client === undefined || decision === undefined) throw new Error('nobody is asked');
    const reply = await client.play(decision.seat, decision.choices[0] ?? '');
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
    for (const other of clients) await other.until(() => other.seq >= reply.seq);
  }
}

/** Lays the tiles of the only match in another order, behind those that come first. */
function reorder(folder: string): void {
  const file = join(folder, 'starboard.db');
  // The heads of the logs are made anew of the changed log.
  rmSync(headsBeside(file));
  const db = new DatabaseSync(file);
  // What was kept of the table shows the order in which they lay.
  db.exec('delete from checkpoint');
  for (const { table, seq, value } of db.prepare('select "table", seq, value from entry').all()) {
    const entry: Entry = JSON.parse(String(value));
    if (entry.kind !== 'started') continue;
    const draws = entry.draws.map((draw) =>
      Array.isArray(draw) ? [...draw.slice(0, alike), ...draw.slice(alike).reverse()] : draw,
    );
    db.prepare('update entry set value = ? where "table" = ? and seq = ?').run(
      JSON.stringify({ ...entry, draws }),
      table ?? '',
      seq ?? 0,
    );
  }
  let before = '';
  for (const { table, seq, value } of db
    .prepare('select "table", seq, value from entry order by "table", seq')
    .all()) {
    before = checksumAfter(seq === 1 ? String(table) : before, String(value));
    db.prepare('update entry set checksum = ? where "table" = ? and seq = ?').run(
      before,
      table ?? '',
      seq ?? 0,
    );
  }
  db.close();
}

/** Without the moments at which something happened. */
function timeless(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now');
}
