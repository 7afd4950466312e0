import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Refusal, TableHere, TableLists } from './protocol.ts';
import { withServer } from './testing/hall.ts';
import { contribution, jsonOf, type Line, Player } from './testing/player.ts';

/** The table as this connection was told of it last. */
function told(line: Line): TableHere | undefined {
  const found = line.messages.findLast((message) => 'table' in message);
  return found !== undefined && 'table' in found ? found.table : undefined;
}

async function refusedAs(code: string, asked: Promise<Response>): Promise<void> {
  assert.equal((await jsonOf<Refusal>(await asked)).code, code);
}

async function until(line: Line, isSo: () => boolean): Promise<void> {
  await line.until(isSo);
}

/** Resolves when the server has ended the connection; answers what it said about that. */
async function dismissed(line: Line): Promise<string | undefined> {
  while (!line.closed) await line.until(() => false).catch(() => undefined);
  const last = line.messages.at(-1);
  return last?.type === 'refused' ? last.code : undefined;
}

describe('the owner of a table', () => {
  it('sees who watches, and nobody else does', () =>
    withServer(async (url) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      const [one, two] = [await ann.look(id), await bob.look(id)];
      const three = await eve.look(id);
      await until(one, () => told(one)?.watching?.length === 1);
      assert.deepEqual(told(one)?.watching?.[0]?.name, eve.account.name);
      assert.equal(told(two)?.watching, undefined);
      assert.equal(told(three)?.watching, undefined);
      await eve.request('PATCH', '/me', { name: 'Eve' });
      await three.close();
      await until(one, () => told(one)?.watching?.length === 0);
    }));

  it('sends a spectator away for good, and no player', () =>
    withServer(async (url) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      await bob.sit(id, 1);
      const one = await ann.look(id);
      const three = await eve.look(id);
      await until(one, () => told(one)?.watching?.length === 1);
      const person = told(one)?.watching?.[0]?.person ?? '';
      const remove = (player: Player, who: string) => player.request('DELETE', `/tables/${id}/people/${who}`);
      await refusedAs('not-owner', remove(bob, person));
      await refusedAs('not-owner', remove(eve, person));
      await refusedAs('unknown-person', remove(ann, told(one)?.seats[1]?.person ?? ''));
      await refusedAs('unknown-person', remove(ann, 'nobody'));
      assert.equal((await remove(ann, person)).status, 200);
      assert.equal(await dismissed(three), 'removed');
      assert.equal(await dismissed(await eve.look(id)), 'removed');
      for (const path of ['', '/history', '/record']) {
        await refusedAs('removed', eve.request('GET', `/tables/${id}${path}`));
      }
      await until(one, () => told(one)?.watching?.length === 0);
    }));

  it('keeps who was sent away from the free seats', () =>
    withServer(async (url) => {
      const [ann, eve] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({});
      const one = await ann.look(id);
      const three = await eve.look(id);
      await until(one, () => told(one)?.watching?.length === 1);
      await ann.request('DELETE', `/tables/${id}/people/${told(one)?.watching?.[0]?.person}`);
      assert.equal(await dismissed(three), 'removed');
      await refusedAs('removed', eve.request('POST', `/tables/${id}/seats/1`, contribution()));
    }));

  it('closes the table to spectators, also when it opens it, and players stay', () =>
    withServer(async (url, hall) => {
      const [ann, bob, eve] = [await Player.arrive(url), await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ spectators: false });
      const waiting = await eve.look(id);
      await until(waiting, () => told(waiting)?.status === 'waiting');
      await bob.sit(id, 1);
      assert.equal(await dismissed(waiting), 'no-spectators');
      const two = await bob.look(id);
      await until(two, () => two.seq === 0);
      await refusedAs('no-spectators', eve.request('GET', `/tables/${id}`));
      await refusedAs('no-spectators', eve.request('GET', `/tables/${id}/history`));
      await refusedAs('not-owner', bob.request('PATCH', `/tables/${id}`, { spectators: true }));
      await ann.request('PATCH', `/tables/${id}`, { spectators: true });
      const three = await eve.look(id);
      await until(three, () => three.seq === 0);
      await ann.request('PATCH', `/tables/${id}`, { spectators: false });
      assert.equal(await dismissed(three), 'no-spectators');
      assert.equal(two.closed, false);
      const later = await hall.restart();
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
    withServer(async (url, hall) => {
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
      const two = await bob.look(id);
      const three = await eve.look(id);
      await until(two, () => told(two)?.watching?.length === 1);
      assert.equal((await hand(bob, told(two)?.watching?.[0]?.person)).status, 200);
      await until(three, () => told(three)?.owner === true);
      const later = await hall.restart();
      const mine = await jsonOf<TableLists>(await eve.at(later).request('GET', '/tables'));
      assert.deepEqual(
        mine.mine.map((table) => [table.id, table.owner]),
        [[id, true]],
      );
    }));
});
