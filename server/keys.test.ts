import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Keys, RecoveryCode, Refusal } from './protocol.ts';
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

  it('is used up by one of many who try it at once', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const code = await newCode(ann);
      const tries = await Promise.all(
        Array.from({ length: 20 }, () => ann.request('POST', '/recovery', { code })),
      );
      assert.equal(tries.filter(({ status }) => status === 200).length, 1);
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
});
