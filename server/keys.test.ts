import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Account, Keys, RecoveryCode, Refusal } from './protocol.ts';
import { serve } from './serve.ts';
import { Authenticator } from './testing/authenticator.ts';
import { games } from './testing/games.ts';
import { jsonOf, Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

async function refusedAs(code: string, asked: Promise<Response>): Promise<void> {
  const response = await asked;
  assert.equal((await jsonOf<Refusal>(response)).code, code);
  assert.equal(response.headers.get('set-cookie')?.includes('starboard=') ?? false, false);
}

async function newCode(player: Player): Promise<string> {
  return (await jsonOf<RecoveryCode>(await player.request('POST', '/me/recovery'))).code;
}

async function keysOf(player: Player): Promise<Keys> {
  return jsonOf<Keys>(await player.request('GET', '/me/keys'));
}

describe('a recovery code', () => {
  it('makes another browser the same account, once', () =>
    withServer(async (url) => {
      const [ann, other] = [await Player.arrive(url), await Player.arrive(url)];
      const code = await newCode(ann);
      assert.ok((await keysOf(ann)).recovery);
      const typed = code.toLowerCase().replaceAll('-', ' ');
      const response = await other.request('POST', '/recovery', { code: typed });
      assert.deepEqual(await response.json(), ann.account);
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      const moved = new Player(url, cookie, ann.account);
      assert.deepEqual(await (await moved.request('GET', '/me')).json(), ann.account);
      assert.equal((await keysOf(moved)).recovery, undefined);
      await refusedAs('bad-code', other.request('POST', '/recovery', { code }));
    }));

  it('is used up by one of many who try it at once, at whichever process', () =>
    withServer(async (url, { data }) => {
      const second = await serve({ port: 0, host: '127.0.0.1', data, games });
      try {
        const ann = await Player.arrive(url);
        const code = await newCode(ann);
        const tries = await Promise.all(
          Array.from({ length: 20 }, (_, at) =>
            ann.at(at % 2 === 0 ? url : second.url).request('POST', '/recovery', { code }),
          ),
        );
        assert.equal(tries.filter(({ status }) => status === 200).length, 1);
      } finally {
        await second.close();
      }
    }));

  it('is void when a newer one was made, and cannot be guessed from one', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const old = await newCode(ann);
      const code = await newCode(ann);
      await refusedAs('bad-code', ann.request('POST', '/recovery', { code: old }));
      const last = code.endsWith('A') ? 'B' : 'A';
      await refusedAs('bad-code', ann.request('POST', '/recovery', { code: code.slice(0, -1) + last }));
      await refusedAs('bad-code', ann.request('POST', '/recovery', { code: 'Leia' }));
      await refusedAs('bad-request', ann.request('POST', '/recovery', { code: '' }));
      assert.equal((await ann.request('POST', '/recovery', { code })).status, 200);
    }));

  it('is nowhere in the data folder', () =>
    withServer(async (url, { data }) => {
      const ann = await Player.arrive(url);
      const code = await newCode(ann);
      for (const file of ['starboard.db', 'starboard.db-wal']) {
        const bytes = await readFile(join(data, file), 'latin1');
        assert.ok(!bytes.includes(code) && !bytes.includes(code.replaceAll('-', '')));
      }
    }));

  it('may be tried a few times from one address', () =>
    withServer(async (url) => {
      const statuses: number[] = [];
      for (let time = 0; time < 11; time++) {
        const response = await fetch(`${url}/api/recovery`, {
          method: 'POST',
          headers: { 'x-forwarded-for': '203.0.113.7' },
          body: '{"code":"Leia"}',
        });
        statuses.push(response.status);
      }
      assert.deepEqual([statuses[0], statuses.at(-1)], [403, 429]);
    }));
});

describe('a passkey', () => {
  const shown = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
    clientExtensionResults: {},
  };

  it('is refused where nobody was asked for one, or where it is none', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      await refusedAs('bad-passkey', ann.request('POST', '/me/passkeys', shown));
      await refusedAs('bad-passkey', ann.request('POST', '/passkey', shown));
      await refusedAs('bad-request', ann.request('POST', '/passkey', { ...shown, id: 7 }));
      for (const [ask, show] of [
        ['/me/passkeys/options', '/me/passkeys'],
        ['/passkey/options', '/passkey'],
      ] as const) {
        const options = await ann.request('POST', ask);
        const challenge = options.headers.get('set-cookie') ?? '';
        assert.match(challenge, /^starboard-challenge=.*; HttpOnly; SameSite=Strict$/);
        const both = new Player(url, `${ann.cookie}; ${challenge.split(';')[0]}`, ann.account);
        await refusedAs('bad-passkey', both.request('POST', show, shown));
        const forged = `${ann.cookie}; starboard-challenge=99999999999999%20AAAA.AAAA`;
        await refusedAs('bad-passkey', new Player(url, forged, ann.account).request('POST', show, shown));
      }
      assert.deepEqual((await keysOf(ann)).passkeys, []);
    }));

  it('is made, and signs another browser in', () =>
    withServer(async (url) => {
      const site = url.replace('127.0.0.1', 'localhost');
      const [ann, bob] = [await Player.arrive(site), await Player.arrive(site)];
      const device = new Authenticator(site);
      assert.equal((await create(await asked(ann, '/me/passkeys/options'), device)).status, 201);
      const shown = await show(await asked(bob, '/passkey/options'), device, ann.account.id, 0);
      assert.deepEqual(await jsonOf<Account>(shown), ann.account);
    }));

  it('is made once with one challenge, by whichever process, and only for the account that asked', () =>
    withServer(async (url, { data }) => {
      const second = await serve({ port: 0, host: '127.0.0.1', data, games });
      try {
        const sites = [url, second.url].map((one) => one.replace('127.0.0.1', 'localhost'));
        const [site = '', other = ''] = sites;
        const [ann, bob] = [await Player.arrive(site), await Player.arrive(site)];
        const challenge = await asked(ann, '/me/passkeys/options');
        const stolen = {
          ...challenge,
          player: new Player(site, `${bob.cookie}; ${challenge.cookie}`, bob.account),
        };
        await refusedAs('bad-passkey', create(stolen, new Authenticator(site)));
        const devices = Array.from({ length: 20 }, (_, at) => new Authenticator(sites[at % 2] ?? ''));
        const made = await Promise.all(
          devices.map((device, at) =>
            create({ ...challenge, player: challenge.player.at(at % 2 === 0 ? site : other) }, device),
          ),
        );
        assert.equal(made.filter(({ status }) => status === 201).length, 1);
        assert.equal((await keysOf(ann)).passkeys.length, 1);
      } finally {
        await second.close();
      }
    }));

  it('signs in once with one challenge, also where the device counts nothing', () =>
    withServer(async (url) => {
      const site = url.replace('127.0.0.1', 'localhost');
      const [ann, eve] = [await Player.arrive(site), await Player.arrive(site)];
      const device = new Authenticator(site);
      await create(await asked(ann, '/me/passkeys/options'), device);
      const challenge = await asked(eve, '/passkey/options');
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => show(challenge, device, ann.account.id, 0)),
      );
      assert.deepEqual(tries.map(({ status }) => status).toSorted(), [200, ...Array(7).fill(403)]);
      await refusedAs('bad-passkey', show(challenge, device, ann.account.id, 0));
      // The challenge for signing in is none for a new passkey, and the other way round.
      const forNew = await asked(ann, '/me/passkeys/options');
      await refusedAs('bad-passkey', show(forNew, device, ann.account.id, 0));
      await refusedAs('bad-passkey', create(await asked(ann, '/passkey/options'), new Authenticator(site)));
    }));

  it('of a device that counts is refused where it counts no further, however many sign in at once', () =>
    withServer(async (url) => {
      const site = url.replace('127.0.0.1', 'localhost');
      const ann = await Player.arrive(site);
      const device = new Authenticator(site);
      await create(await asked(ann, '/me/passkeys/options'), device);
      const first = await asked(ann, '/passkey/options');
      assert.equal((await show(first, device, ann.account.id, 5)).status, 200);
      for (const counter of [5, 4, 0]) {
        const again = await asked(ann, '/passkey/options');
        await refusedAs('bad-passkey', show(again, device, ann.account.id, counter));
      }
      const challenges: Asked[] = [];
      for (let at = 0; at < 4; at++) challenges.push(await asked(ann, '/passkey/options'));
      const tries = await Promise.all(
        challenges.map((challenge) => show(challenge, device, ann.account.id, 6)),
      );
      assert.equal(tries.filter(({ status }) => status === 200).length, 1);
    }));

  it('is one of ten of an account, however many are made at once', () =>
    withServer(async (url) => {
      const site = url.replace('127.0.0.1', 'localhost');
      const ann = await Player.arrive(site);
      const challenges: Asked[] = [];
      for (let at = 0; at < 25; at++) challenges.push(await asked(ann, '/me/passkeys/options'));
      const made = await Promise.all(
        challenges.map((challenge) => create(challenge, new Authenticator(site))),
      );
      assert.equal(made.filter(({ status }) => status === 201).length, 10);
      assert.equal((await keysOf(ann)).passkeys.length, 10);
    }));
});

/** A challenge that a browser was given, and the browser with it. */
interface Asked {
  readonly player: Player;
  readonly cookie: string;
  readonly challenge: string;
}

async function asked(player: Player, path: string): Promise<Asked> {
  const response = await player.request('POST', path);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { challenge } = await jsonOf<{ challenge: string }>(response);
  return { player: new Player(player.url, `${player.cookie}; ${cookie}`, player.account), cookie, challenge };
}

function create({ player, challenge }: Asked, device: Authenticator): Promise<Response> {
  return player.request('POST', '/me/passkeys', device.create(challenge));
}

function show(
  { player, challenge }: Asked,
  device: Authenticator,
  account: string,
  counter: number,
): Promise<Response> {
  return player.request('POST', '/passkey', device.show(challenge, account, counter));
}
