import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Refusal, TableDetails, TableHere, TableLists } from './protocol.ts';
import { contribution, jsonOf, Player, type TableClient } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** The table as this connection was told of it last. */
function latestTable(client: TableClient): TableHere | undefined {
  const found = client.messages.findLast((message) => 'table' in message);
  return found !== undefined && 'table' in found ? found.table : undefined;
}

async function refusedAs(code: string, asked: Promise<Response>): Promise<void> {
  assert.equal((await jsonOf<Refusal>(await asked)).code, code);
}

async function until(client: TableClient, isSo: () => boolean): Promise<void> {
  await client.until(isSo);
}

/** Resolves when the server has ended the connection; answers what it said about that. */
async function dismissed(client: TableClient): Promise<string | undefined> {
  while (!client.closed) await client.until(() => false).catch(() => undefined);
  const last = client.messages.at(-1);
  return last?.type === 'refused' ? last.code : undefined;
}

describe('the owner of a table', () => {
  it('sees who watches, and nobody else does', () =>
    withServer(async (url) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      const [one, two] = [await ann.connect(id), await bob.connect(id)];
      await eve.request('PATCH', '/me', { name: 'Onlooker' });
      const three = await eve.connect(id);
      await until(one, () => latestTable(one)?.watching?.length === 1);
      assert.deepEqual(latestTable(one)?.watching?.[0]?.name, 'Onlooker');
      assert.equal(latestTable(two)?.watching, undefined);
      assert.equal(latestTable(three)?.watching, undefined);
      await eve.request('PATCH', '/me', { name: 'Eve' });
      await three.close();
      await until(one, () => latestTable(one)?.watching?.length === 0);
    }));

  it('sees nobody whose connection ended before they were shown in', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      for (let times = 0; times < 30; times++) {
        const socket = eve.openSocket(id);
        await new Promise((resolve) => socket.once('open', resolve));
        socket.terminate();
      }
      const watching = async () =>
        (await jsonOf<TableDetails>(await ann.request('GET', `/tables/${id}`))).watching?.length;
      while ((await watching()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => setTimeout(resolve, 100));
      assert.equal(await watching(), 0);
    }));

  it('sends a spectator away for good, and no player', () =>
    withServer(async (url) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      const one = await ann.connect(id);
      const three = await eve.connect(id);
      await until(one, () => latestTable(one)?.watching?.length === 1);
      const person = latestTable(one)?.watching?.[0]?.person ?? '';
      const remove = (player: Player, who: string) => player.request('DELETE', `/tables/${id}/people/${who}`);
      await refusedAs('not-owner', remove(bob, person));
      await refusedAs('not-owner', remove(eve, person));
      await refusedAs('unknown-person', remove(ann, latestTable(one)?.seats[1]?.person ?? ''));
      await refusedAs('unknown-person', remove(ann, 'nobody'));
      assert.equal((await remove(ann, person)).status, 200);
      assert.equal(await dismissed(three), 'removed');
      assert.equal(await dismissed(await eve.connect(id)), 'removed');
      for (const path of ['', '/history', '/record']) {
        await refusedAs('removed', eve.request('GET', `/tables/${id}${path}`));
      }
      await until(one, () => latestTable(one)?.watching?.length === 0);
    }));

  it('keeps who was sent away from the free seats', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      const one = await ann.connect(id);
      const three = await eve.connect(id);
      await until(one, () => latestTable(one)?.watching?.length === 1);
      await ann.request('DELETE', `/tables/${id}/people/${latestTable(one)?.watching?.[0]?.person}`);
      assert.equal(await dismissed(three), 'removed');
      await refusedAs('removed', eve.request('POST', `/tables/${id}/seats/1`, contribution()));
    }));

  it('closes the table to spectators, also when it opens it, and players stay', () =>
    withServer(async (url, server) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ spectators: false });
      const waiting = await eve.connect(id);
      await until(waiting, () => latestTable(waiting)?.status === 'waiting');
      await bob.sit(id, 1);
      assert.equal(await dismissed(waiting), 'no-spectators');
      const two = await bob.connect(id);
      await until(two, () => two.seq === 0);
      await refusedAs('no-spectators', eve.request('GET', `/tables/${id}`));
      await refusedAs('no-spectators', eve.request('GET', `/tables/${id}/history`));
      await refusedAs('not-owner', bob.request('PATCH', `/tables/${id}`, { spectators: true }));
      await ann.request('PATCH', `/tables/${id}`, { spectators: true });
      const three = await eve.connect(id);
      await until(three, () => three.seq === 0);
      await ann.request('PATCH', `/tables/${id}`, { spectators: false });
      assert.equal(await dismissed(three), 'no-spectators');
      assert.equal(two.closed, false);
      const later = await server.restart();
      await refusedAs('no-spectators', eve.at(later).request('GET', `/tables/${id}`));
    }));

  it('lists a table among the open ones, and takes it out again', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ listed: false });
      const open = async () => (await jsonOf<TableLists>(await eve.request('GET', '/tables'))).open;
      assert.deepEqual(await open(), []);
      await ann.request('PATCH', `/tables/${id}`, { listed: true });
      assert.deepEqual(
        (await open()).map((table) => table.id),
        [id],
      );
      await ann.request('PATCH', `/tables/${id}`, { listed: false });
      assert.deepEqual(await open(), []);
      for (const body of [{ listed: 1 }, { owner: 'me' }, []]) {
        await refusedAs('bad-request', ann.request('PATCH', `/tables/${id}`, body));
      }
    }));

  it('hands the table on to a player or a spectator, and is then no owner any more', () =>
    withServer(async (url, server) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      const details = await bob.sit(id, 1);
      const hand = (player: Player, person: string | undefined) =>
        player.request('POST', `/tables/${id}/owner`, { person });
      const [, bobs] = details.seats;
      await refusedAs('not-owner', hand(bob, bobs?.person));
      await refusedAs('unknown-person', hand(ann, 'nobody'));
      assert.equal((await hand(ann, bobs?.person)).status, 200);
      await refusedAs('not-owner', ann.request('PATCH', `/tables/${id}`, { chat: false }));
      const two = await bob.connect(id);
      const three = await eve.connect(id);
      await until(two, () => latestTable(two)?.watching?.length === 1);
      assert.equal((await hand(bob, latestTable(two)?.watching?.[0]?.person)).status, 200);
      await until(three, () => latestTable(three)?.owner === true);
      const later = await server.restart();
      const mine = await jsonOf<TableLists>(await eve.at(later).request('GET', '/tables'));
      assert.deepEqual(
        mine.mine.map((table) => [table.id, table.owner]),
        [[id, true]],
      );
    }));
});
