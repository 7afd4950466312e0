import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import WebSocket from 'ws';
import { Buckets } from './buckets.ts';
import type { Refusal } from './protocol.ts';
import { jsonOf, Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

describe('a bucket', () => {
  it('gives a burst, then so many a second, to each key by itself', () => {
    let now = 0;
    const buckets = new Buckets({ burst: 3, perSecond: 2 }, () => now);
    const taken = (key: string) => [1, 2, 3, 4].map(() => buckets.take(key));
    assert.deepEqual(taken('a'), [0, 0, 0, 0.5]);
    assert.deepEqual(taken('b'), [0, 0, 0, 0.5]);
    now = 500;
    assert.deepEqual(taken('a'), [0, 0.5, 0.5, 0.5]);
    now = 1_000_000;
    assert.deepEqual(taken('a'), [0, 0, 0, 0.5]);
  });

  it('is forgotten once it is full again', () => {
    let now = 0;
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, () => now);
    for (let number = 0; number < 100_000; number++) {
      now += 1;
      buckets.take(`stranger ${number}`);
    }
    assert.ok(buckets.size < 25_000, `${buckets.size} are remembered`);
  });
});

/** As from a proxy on this machine. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('from elsewhere', () => {
  it('so many new accounts come from one address, and more from another', () =>
    withServer(async (url) => {
      const arrive = (address: string) => fetch(`${url}/api/me`, { headers: from(address) });
      const statuses: number[] = [];
      for (let time = 0; time < 61; time++) statuses.push((await arrive('203.0.113.7')).status);
      assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.at(-1)], [60, 429]);
      const refused = await arrive('203.0.113.7');
      assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
      assert.equal((await jsonOf<Refusal>(refused)).code, 'too-many');
      assert.equal((await arrive('203.0.113.8')).status, 200);
      assert.equal((await fetch(`${url}/api/me`)).status, 200, 'this machine itself may do anything');
    }));

  it('an account has its own limit, wherever its requests come from', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const ask = (host: number) =>
        fetch(`${url}/api/tables`, { headers: { cookie: ann.cookie, ...from(`198.51.100.${host}`) } });
      const statuses = await Promise.all(Array.from({ length: 250 }, (_, host) => ask(host)));
      assert.ok(statuses.some(({ status }) => status === 429));
      const bob = await Player.arrive(url);
      assert.equal((await bob.request('GET', '/tables')).status, 200);
    }));

  it('a connection that sends too much is refused for a while, and stays', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
      const client = await ann.connect(id, '', undefined, from('203.0.113.7'));
      await client.until(() => client.seq === 0);
      for (let number = 0; number < 250; number++) {
        const reply = await client.play(0, 'nonsense', { id: `${number}` });
        assert.ok(reply.type === 'refused');
        if (reply.code === 'too-many') break;
        assert.ok(number < 230, 'no limit');
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      assert.equal((await client.play(0, client.decisions[0]?.choices[0] ?? '')).type, 'accepted');
    }));

  it('an account cannot send more on more connections', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
      let heard = 0;
      for (let connection = 0; connection < 5; connection++) {
        const client = await ann.connect(id, '', undefined, from('203.0.113.7'));
        for (let number = 0; number < 150; number++) {
          const reply = await client.play(0, 'nonsense', { id: `${number}` });
          if (reply.type === 'refused' && reply.code !== 'too-many') heard++;
        }
        await client.close();
      }
      assert.ok(heard >= 400 && heard < 700, `${heard} of 750 were heard`);
    }));

  it('an account that looks more often than people do is refused for a while, and may still move', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
      const [client, other] = [
        await ann.connect(id, '', undefined, from('203.0.113.7')),
        await ann.connect(id, '', undefined, from('203.0.113.8')),
      ];
      for (const one of [client, other]) {
        for (let asked = 0; asked < 60; asked++)
          one.send({ type: 'why', id: `${asked}`, seat: 0, choice: 'x' });
      }
      for (const one of [client, other]) await one.acknowledgementOf('59');
      const refusals = [...client.messages, ...other.messages].flatMap((message) =>
        message.type === 'refused' ? [message.code] : [],
      );
      assert.ok(refusals.filter((code) => code === 'too-many').length > 30, `${refusals}`);
      const history = await ann.request('GET', `/tables/${id}/history`);
      assert.equal(history.status, 200, 'this machine itself may read as much as it likes');
      const { status } = await fetch(`${url}/api/tables/${id}/history`, {
        headers: { cookie: ann.cookie, ...from('203.0.113.9') },
      });
      assert.equal(status, 429);
      assert.equal((await client.play(0, client.decisions[0]?.choices[0] ?? '')).type, 'accepted');
    }));

  it('an account has so many histories made at a time, and more when they are read or left', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
      const ask = async () => {
        const left = new AbortController();
        const response = await fetch(`${url}/api/tables/${id}/history`, {
          headers: { cookie: ann.cookie, ...from('203.0.113.7') },
          signal: left.signal,
        });
        return { response, left };
      };
      for (let round = 0; round < 3; round++) {
        const asked = await Promise.all(Array.from({ length: 8 }, ask));
        for (const { response, left } of asked) {
          assert.equal(response.status, 200);
          if (round === 1) left.abort();
          else await response.text();
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }));

  it('so many sockets are open at a time', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({});
      const headers = { cookie: ann.cookie, ...from('203.0.113.7') };
      const sockets: WebSocket[] = [];
      const open = () =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
          sockets.push(socket);
          socket.on('open', () => resolve(101));
          socket.on('error', () => undefined);
          socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
        });
      for (let number = 0; number < 40; number++) assert.equal(await open(), 101);
      assert.equal(await open(), 429);
      sockets[0]?.close();
      await new Promise((resolve) => sockets[0]?.once('close', resolve));
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.equal(await open(), 101);
      for (const socket of sockets) socket.terminate();
    }));
});

describe('behind a proxy with TLS', () => {
  it('the cookie is Secure and browsers are told to stay with TLS; without, neither', () =>
    withServer(async (url) => {
      const ask = (headers: Record<string, string>) => fetch(`${url}/api/me`, { headers });
      const secure = await ask({ 'x-forwarded-proto': 'https', ...from('203.0.113.7') });
      assert.match(secure.headers.get('set-cookie') ?? '', /; Secure/);
      assert.match(secure.headers.get('strict-transport-security') ?? '', /^max-age=\d+/);
      const bare = await ask({});
      assert.doesNotMatch(bare.headers.get('set-cookie') ?? '', /Secure/);
      assert.equal(bare.headers.get('strict-transport-security'), null);
    }));
});
