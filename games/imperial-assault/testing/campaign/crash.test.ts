import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { parseRecord } from '../../../../kernel/record.ts';
import { verifyInSeries } from '../../../../kernel/series.ts';
import type { StoragePlace } from '../../../../server/open-storage.ts';
import type { TableDetails } from '../../../../server/protocol.ts';
import { Child } from '../../../../server/testing/child-process.ts';
import { contribution, jsonOf, Player } from '../../../../server/testing/player.ts';
import { campaign } from './served.ts';

const games = new URL('./served.ts', import.meta.url).href;
const screen = { kind: 'screen', name: 'Hero' } as const;

/** Answers for everybody at a table, the first choice each time, until the match is over. */
async function playMission(ann: Player, id: string): Promise<void> {
  const { contribute } = await jsonOf<TableDetails>(await ann.request('GET', `/tables/${id}`));
  if (contribute) await ann.request('POST', `/tables/${id}/contribution`, contribution());
  const client = await ann.connect(id);
  await client.until(() => client.over || client.decisions.length > 0);
  for (let [asked] = client.decisions; !client.over && asked !== undefined; [asked] = client.decisions) {
    const reply = await client.play(asked.seat, asked.choices[0] ?? '', { id: `${client.seq}` });
    if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
    await client.until(() => client.seq >= reply.seq && (client.over || client.decisions.length > 0));
  }
  await client.close();
}

async function crashOverSeams(place: StoragePlace): Promise<void> {
  let server = await Child.start(place, { games });
  let ann = await Player.arrive(server.url);
  const startAgain = async (): Promise<void> => {
    server = await Child.start(place, { games });
    ann = ann.at(server.url);
  };
  const next = async (id: string): Promise<TableDetails> =>
    jsonOf<TableDetails>(await ann.request('POST', `/tables/${id}/next`));
  let { id } = await ann.open({
    game: campaign.id,
    seats: [{ kind: 'me' }, screen, screen],
    options: { play: 'short' },
  });
  const tables = [id];
  for (;;) {
    await playMission(ann, id);
    const over = await jsonOf<TableDetails>(await ann.request('GET', `/tables/${id}`));
    assert.equal(over.status, 'over');
    if (over.series === undefined) break;
    // Killed while the next match is being opened, and once more when it is there and has not begun.
    const asked = next(id).catch(() => undefined);
    await server.kill();
    const heard = await asked;
    await startAgain();
    const opened = await next(id);
    assert.equal(opened.id, heard?.id ?? opened.id);
    await server.kill();
    await startAgain();
    assert.equal((await next(id)).id, opened.id);
    id = opened.id;
    tables.push(id);
  }
  assert.equal(tables.length, 3);
  const texts: string[] = [];
  for (const table of tables) texts.push(await (await ann.request('GET', `/tables/${table}/record`)).text());
  const records = texts.map((text) => ({ text, record: parseRecord(text) }));
  for (const [at, { record }] of records.entries())
    assert.equal(verifyInSeries(campaign, record, records[at - 1]).verdict, 'fair');
  assert.equal(await server.stop(), 0);
}

it('a campaign goes on after SIGKILL between the end of a mission and the beginning of the next', async () => {
  const data = await mkdtemp(join(tmpdir(), 'starboard-'));
  try {
    await crashOverSeams({ data });
  } finally {
    Child.killAll();
    await rm(data, { recursive: true });
  }
});
