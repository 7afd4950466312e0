import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import WebSocket from 'ws';
import type { Game } from '../kernel/game.ts';
import { parseRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import { ticTacToe } from '../testkit/games/tic-tac-toe.ts';
import type { Refusal, TableDetails } from './protocol.ts';
import { serve } from './serve.ts';
import { games } from './testing/games.ts';
import { contribution, jsonOf, Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

async function refusedAs(code: string, asked: Promise<Response>): Promise<void> {
  const response = await asked;
  assert.equal((await jsonOf<Refusal>(response)).code, code);
  assert.ok(response.status >= 400, `status ${response.status}`);
}

describe('an account', () => {
  it('is made at the first visit, with a name, and kept by a cookie that no script reads', () =>
    withServer(async (url) => {
      const response = await fetch(`${url}/api/me`);
      const cookie = response.headers.get('set-cookie') ?? '';
      assert.match(cookie, /^starboard=.*; HttpOnly; SameSite=Lax$/);
      const me = await jsonOf<{ id: string; name: string }>(response);
      assert.match(me.name, /^\p{L}+ \d\d$/u);
      const again = await fetch(`${url}/api/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
      assert.deepEqual(await again.json(), me);
    }));

  it('cannot be made up', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const forged = ann.cookie.replace(/=.{8}/, '=00000000');
      const response = await fetch(`${url}/api/tables`, { headers: { cookie: forged } });
      assert.equal(response.status, 401);
      await refusedAs('no-account', fetch(`${url}/api/tables`));
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/x/socket`);
      socket.on('error', () => undefined);
      const status = await new Promise((resolve) =>
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
      );
      assert.equal(status, 401);
    }));

  it('can have another name, which shows at its tables', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({});
      assert.equal((await ann.request('PATCH', '/me', { name: 'Ann Ǻ' })).status, 200);
      const table = await jsonOf<TableDetails>(await ann.request('GET', `/tables/${id}`));
      assert.equal(table.seats[0]?.name, 'Ann Ǻ');
      for (const name of ['', ' ', 'a'.repeat(31), '\u0000', '\u202e', 7]) {
        await refusedAs('bad-request', ann.request('PATCH', '/me', { name }));
      }
    }));

  it('is there after the server was started again', () =>
    withServer(async (url, server) => {
      const ann = await Player.arrive(url);
      const later = ann.at(await server.restart());
      assert.deepEqual(await (await later.request('GET', '/me')).json(), ann.account);
      assert.equal((await stat(join(server.data, 'starboard.db'))).mode & 0o777, 0o600);
    }));
});

describe('a table', () => {
  it('is refused where it cannot be', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const plan = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], options: {}, listed: true };
      const open = (more: object) => ann.request('POST', '/tables', { ...plan, ...more });
      await refusedAs('unknown-game', open({ game: 'go' }));
      await refusedAs('bad-seats', open({ seats: [{ kind: 'me' }] }));
      await refusedAs('bad-seats', open({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
      await refusedAs('unknown-bot', open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deep thought' }] }));
      await refusedAs('bad-options', open({ options: { house: 'rules' } }));
      await refusedAs('bad-request', open({ seed: 'mine' }));
      await refusedAs('bad-request', open({ seats: [{ kind: 'open', account: 'x' }, { kind: 'me' }] }));
      await refusedAs('bad-request', ann.request('POST', '/tables', '{"game":'));
      const nested = `${'[{"a\\"]":'.repeat(60)}1${'}]'.repeat(60)}`;
      const reply = await ann.request('POST', '/tables', `{"options":${nested}}`);
      assert.match((await jsonOf<Refusal>(reply)).message, /nests deeper than 64 levels/);
      const flat = await ann.request('POST', '/tables', `{"options":"${'['.repeat(70)}"}`);
      assert.doesNotMatch((await jsonOf<Refusal>(flat)).message, /nests deeper/);
      await refusedAs('too-large', ann.request('POST', '/tables', `"${'x'.repeat(2_000_000)}"`));
    }));

  it('lets people sit down and stand up until it starts', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const bob = await Player.arrive(url);
      const { id } = await ann.open({ seats: [{ kind: 'open' }, { kind: 'open' }] });
      const seat = (player: Player, method: string, at: number | string) =>
        player.request(method, `/tables/${id}/seats/${at}`, contribution());
      await bob.sit(id, 0);
      await refusedAs('seat-taken', seat(ann, 'POST', 0));
      await refusedAs('not-your-seat', seat(ann, 'DELETE', 0));
      await refusedAs('unknown-seat', seat(ann, 'POST', 2));
      await refusedAs('unknown-seat', seat(ann, 'POST', 'x'));
      assert.equal((await seat(bob, 'DELETE', 0)).status, 200);
      await ann.sit(id, 0);
      assert.equal((await bob.sit(id, 1)).status, 'playing');
      await refusedAs('already-started', seat(bob, 'DELETE', 1));
      await refusedAs('unknown-table', ann.request('GET', '/tables/nowhere'));
    }));

  it('is started by its owner, and bots take the open seats', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const bob = await Player.arrive(url);
      const { id } = await ann.open({});
      await refusedAs('not-started', ann.request('GET', `/tables/${id}/history`));
      await refusedAs('not-owner', bob.request('POST', `/tables/${id}/start`));
      await refusedAs('unknown-bot', ann.request('POST', `/tables/${id}/start`, { bot: 'x' }));
      const started = await jsonOf<TableDetails>(
        await ann.request('POST', `/tables/${id}/start`, { bot: 'random' }),
      );
      assert.equal(started.status, 'playing');
      assert.deepEqual(started.seats[1], { kind: 'bot', name: 'random', mine: false, online: true });
      await refusedAs('already-started', ann.request('POST', `/tables/${id}/start`));
    }));
});

describe('the chance of a match', () => {
  const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }];
  const plan = { game: 'duel', seats, options: {}, listed: true };

  it('is committed to when the table opens, and the match waits for the browser that has seen it', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const opened = await jsonOf<TableDetails>(await ann.request('POST', '/tables', plan));
      assert.equal(opened.status, 'waiting');
      assert.match(opened.fairness?.commitment ?? '', /^[0-9a-f]{64}$/);
      const path = `/tables/${opened.id}/contribution`;
      await refusedAs('not-owner', bob.request('POST', path, contribution()));
      for (const value of ['', 'AB'.repeat(32), '00'.repeat(33), 7]) {
        await refusedAs('bad-request', ann.request('POST', path, { contribution: value }));
      }
      await refusedAs('no-contribution', ann.request('POST', `/tables/${opened.id}/start`));
      const mine = contribution();
      for (let time = 0; time < 2; time++) {
        const table = await jsonOf<TableDetails>(await ann.request('POST', path, mine));
        assert.equal(table.status, 'playing');
        assert.equal(table.fairness?.commitment, opened.fairness?.commitment);
        assert.deepEqual(table.fairness?.contributions, [mine.contribution, mine.contribution]);
      }
      await refusedAs('already-started', ann.request('POST', path, contribution()));
    }));

  it('takes a contribution of every browser, and the record proves it', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id, fairness } = await ann.open({ game: 'tic-tac-toe' });
      const { contribution: bobs } = contribution();
      await bob.request('POST', `/tables/${id}/seats/1`, { contribution: bobs });
      const clients = [await ann.connect(id), await bob.connect(id)];
      for (let given = 0; clients.some(({ over }) => !over); given++) {
        for (const client of clients) await client.until(() => client.seq === given);
        const asked = clients.find(({ decisions }) => decisions.length > 0);
        const [decision] = asked?.decisions ?? [];
        if (asked === undefined || decision === undefined) break;
        await asked.play(decision.seat, decision.choices[0] ?? '');
      }
      const game: Game = ticTacToe;
      const record = parseRecord(await (await bob.request('GET', `/tables/${id}/record`)).text());
      assert.equal(record.proof?.commitment, fairness?.commitment);
      assert.equal(record.proof?.contributions?.[1], bobs);
      assert.equal(verify(game, record).verdict, 'fair');
    }));
});

describe('a page of somebody else', () => {
  it('can change nothing here, nor open a socket', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({});
      const headers = { cookie: ann.cookie, origin: 'http://evil.example' };
      await refusedAs('wrong-origin', fetch(`${url}/api/tables/${id}/start`, { method: 'POST', headers }));
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
      socket.on('error', () => undefined);
      const status = await new Promise((resolve) =>
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
      );
      assert.equal(status, 403);
      const ours = await fetch(`${url}/api/me`, {
        method: 'PATCH',
        headers: { cookie: ann.cookie, origin: url },
        body: '{"name":"Ann"}',
      });
      assert.equal(ours.status, 200);
    }));
});

describe('the server', () => {
  it('says that it is well, and answers other questions in its own words', () =>
    withServer(async (url) => {
      assert.equal((await fetch(`${url}/healthz`)).status, 200);
      await refusedAs('not-found', fetch(`${url}/api/nothing`));
      assert.ok(Array.isArray((await (await fetch(`${url}/api/addresses`)).json()).urls));
    }));

  it('serves the page, compressed, with a strict policy, and no file beside it', async () => {
    const page = await mkdtemp(join(tmpdir(), 'starboard-page-'));
    await mkdir(join(page, 'dist', 'assets'), { recursive: true });
    await writeFile(join(page, 'secret.txt'), 'secret');
    await writeFile(join(page, 'dist', 'index.html'), `<!doctype html>${' '.repeat(3000)}page`);
    await writeFile(join(page, 'dist', 'assets', 'index-a1B2c3D.js'), 'x'.repeat(5000));
    await writeFile(join(page, 'dist', 'assets', 'index-a1B2c3D.js.br'), 'precompressed');
    await withServer(
      async (url) => {
        for (const path of ['/', '/tables/abc', '/replay']) {
          const response = await fetch(`${url}${path}`);
          assert.equal(response.status, 200);
          assert.match(await response.text(), /page$/);
          assert.equal(response.headers.get('cache-control'), 'no-cache');
          assert.ok(response.headers.get('content-encoding'), 'compressed on the way');
          const policy = response.headers.get('content-security-policy') ?? '';
          assert.match(policy, /default-src 'none'/);
          assert.doesNotMatch(policy, /unsafe|\*/);
          assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
        }
        const script = await fetch(`${url}/assets/index-a1B2c3D.js`, {
          headers: { 'accept-encoding': 'gzip' },
        });
        assert.match(script.headers.get('cache-control') ?? '', /immutable/);
        assert.match(script.headers.get('content-type') ?? '', /javascript/);
        assert.equal((await script.text()).length, 5000);
        for (const path of ['/assets/none.js', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..\\secret.txt']) {
          const response = await fetch(`${url}${path}`);
          assert.doesNotMatch(await response.text(), /^secret/);
        }
        assert.equal((await fetch(`${url}/assets/none.js`)).status, 404);
      },
      { page: join(page, 'dist') },
    );
    await rm(page, { recursive: true });
  });

  it('that cannot start says what to do', () =>
    withServer(async (url, { data }) => {
      const start = (more: object) => serve({ port: 0, host: '127.0.0.1', data, games, ...more });
      const { port } = new URL(url);
      await assert.rejects(start({ port: Number(port) }), {
        name: 'SetupError',
        message: `port ${port} is in use: stop what uses it, or choose another with --port`,
      });
      await assert.rejects(start({ data: join(data, 'starboard.db', 'x') }), {
        name: 'SetupError',
        message:
          /^cannot write to the data folder .*: it is a file, or lies below one; mend that, or name another/,
      });
      const broken = await mkdtemp(join(tmpdir(), 'starboard-'));
      await writeFile(join(broken, 'starboard.db'), 'this is no database'.repeat(100));
      await assert.rejects(start({ data: broken }), {
        name: 'SetupError',
        message: /^cannot read the database .* it is damaged .* restore a backup/,
      });
      await rm(broken, { recursive: true });
    }));
});
