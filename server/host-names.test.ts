import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { describe, it } from 'node:test';
import WebSocket from 'ws';
import { HostNames } from './host-names.ts';
import type { Refusal } from './protocol.ts';
import { Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

describe('a server goes by', () => {
  const known = (host: string | undefined, names: readonly string[] = []) =>
    new HostNames(names).refusal(host) === undefined;

  it('its addresses, its machine’s name, and names that are given in one’s own network alone', () => {
    for (const host of [
      'localhost',
      'localhost:8080',
      'LOCALHOST.',
      'table.localhost',
      '127.0.0.1:8080',
      '192.168.1.7',
      '[::1]:8080',
      '[fd00::7]',
      'laptop.local:8080',
      'club.home.arpa',
      'table.internal',
      hostname(),
    ]) {
      assert.ok(known(host), host);
    }
  });

  it('no name that others can give', () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'evil-localhost',
      'evillocal',
      '127.0.0.1.evil.example',
      `${hostname()}.evil.example`,
      'table.example.org:8080',
      'localhost@evil.example',
      'evil.example/localhost',
      'evil.example#.local',
      'localhost, evil.example',
      '127.0.0.1:8080:8080',
      '[::1',
      '',
      undefined,
    ]) {
      assert.ok(!known(host), host);
    }
  });

  it('the names that its host has given to it, and not those below', () => {
    const names = ['table.example.org', 'Stöcke.example'];
    for (const host of ['table.example.org', 'TABLE.example.org.:443', 'xn--stcke-kua.example:80']) {
      assert.ok(known(host, names), host);
    }
    assert.ok(!known('other.table.example.org', names));
  });

  it('nothing that is no name: the server says so when it starts', () => {
    for (const name of ['https://table.example.org', 'table.example.org:80', '*', '', '10.0.0.1', 'a b']) {
      assert.throws(() => new HostNames([name]), { name: 'SetupError' }, name);
    }
  });
});

/** As a browser would ask that was led here under another name. */
async function ask(url: string, path: string, headers: Readonly<Record<string, string>>) {
  const asked = request(new URL(path, url), { headers });
  asked.end();
  const [response] = await once(asked, 'response');
  let body = '';
  for await (const part of response) body += part;
  return { status: Number(response.statusCode), body };
}

describe('a page whose name was pointed at this server', () => {
  const rebound = { host: 'evil.example:8080' };

  it('gets nothing, whatever it says of proxies and origins', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({});
      for (const more of [
        {},
        { origin: 'http://evil.example:8080' },
        { 'x-forwarded-host': 'localhost' },
        {
          'x-forwarded-host': new URL(url).host,
          'x-forwarded-for': '127.0.0.1',
          forwarded: 'host=localhost',
        },
      ]) {
        const headers = { ...rebound, ...more, cookie: ann.cookie };
        for (const path of ['/api/me', '/api/tables', `/api/tables/${id}`]) {
          const { status, body } = await ask(url, path, headers);
          assert.equal(status, 403, path);
          const refusal: Refusal = JSON.parse(body);
          assert.equal(refusal.code, 'unknown-host');
        }
        for (const path of ['/', '/metrics']) assert.equal((await ask(url, path, headers)).status, 403);
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
        const [failure] = await once(socket, 'error');
        assert.match(String(failure), /403/);
      }
    }));

  it('is told what to do, if it belongs to whoever hosts the server', () =>
    withServer(async (url) => {
      const { body } = await ask(url, '/table/7', { host: 'table.example.org' });
      assert.match(body, /--host-name table\.example\.org/);
    }));

  it('is served once its name is known', () =>
    withServer(
      async (url) => {
        const { status } = await ask(url, '/api/me', { host: 'table.example.org' });
        assert.equal(status, 200);
        assert.equal((await ask(url, '/api/me', rebound)).status, 403);
      },
      { hostNames: ['table.example.org'] },
    ));
});

it('who asks whether the server runs may use any name', () =>
  withServer(async (url) => {
    for (const path of ['/healthz', '/readyz']) {
      assert.equal((await ask(url, path, { host: 'starboard_1:8080' })).status, 200);
    }
  }));
