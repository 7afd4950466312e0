import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, verify } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import type { Notices, Refusal } from '../protocol.ts';
import { serve } from '../serve.ts';
import { mostDeliveries } from '../storage/deliveries.ts';
import { games } from '../testing/games.ts';
import { jsonOf, Player, type TableClient } from '../testing/player.ts';
import { withReceiver } from '../testing/receiver.ts';
import { withServer } from '../testing/with-server.ts';
import { pace } from './notifier.ts';
import { isPublic } from './public-address.ts';

const near = { notices: { anywhere: true, grace: 20, waits: [10, 20, 30] } };

/** As from a proxy on this machine. */
const from = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` });

const notices = async (asked: Promise<Response>): Promise<Notices> => jsonOf<Notices>(await asked);

/** Ann is at the table, Bob is not; Ann begins. */
async function sitDown(url: string): Promise<{ ann: Player; bob: Player; id: string; client: TableClient }> {
  const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
  const { id } = await ann.open({});
  const client = await ann.connect(id);
  await bob.sit(id, 1);
  await client.until(() => client.decisions.length > 0);
  return { ann, bob, id, client };
}

async function move(client: TableClient): Promise<void> {
  const [decision] = client.decisions;
  const reply = await client.play(decision?.seat ?? 0, decision?.choices[0] ?? '');
  assert.equal(reply.type, 'accepted');
}

describe('a webhook', () => {
  it('is told whose turn it is, signed, and nothing of what can be seen at the table', () =>
    withReceiver([200], (place, got) =>
      withServer(async (url) => {
        const { bob, id, client } = await sitDown(url);
        const { webhook } = await notices(bob.request('PUT', '/me/webhook', { url: `${place}/hook?a=b` }));
        await move(client);
        await got.count(1);
        const [first] = got.all;
        assert.ok(first && webhook);
        assert.equal(first.path, '/hook?a=b');
        assert.equal(first.headers['starboard-event'], 'turn');
        const body: unknown = JSON.parse(String(first.body));
        assert.ok(typeof body === 'object' && body !== null);
        assert.deepEqual(Object.keys(body), ['event', 'table', 'game', 'players', 'player', 'text']);
        assert.match(String(first.body), new RegExp(`"table":"${id}"`));
        const signed = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(first.headers['starboard-signature']));
        assert.ok(Math.abs(Number(signed?.[1]) - Date.now() / 1000) < 60);
        const mac = createHmac('sha256', webhook.secret).update(`${signed?.[1]}.${first.body}`);
        assert.equal(signed?.[2], mac.digest('hex'));
      }, near),
    ));

  it('is tried again, with the same delivery, until it takes it', () =>
    withReceiver([500, 429, 204], (place, got) =>
      withServer(async (url) => {
        const bob = await Player.arrive(url);
        await bob.request('PUT', '/me/webhook', { url: place });
        await bob.request('POST', '/me/notices/test');
        await got.count(3);
        await setTimeout(100);
        assert.equal(got.all.length, 3);
        assert.equal(new Set(got.all.map(({ headers }) => headers['starboard-delivery'])).size, 1);
      }, near),
    ));

  it('is given up after the last wait, and at once where it refuses or sends elsewhere', async () => {
    for (const [status, attempts] of [
      [503, 4],
      [410, 1],
      [400, 1],
      [302, 1],
    ] as const) {
      await withReceiver([status], (place, got) =>
        withServer(async (url) => {
          const bob = await Player.arrive(url);
          await bob.request('PUT', '/me/webhook', { url: place });
          await bob.request('POST', '/me/notices/test');
          await got.count(attempts);
          await setTimeout(150);
          assert.equal(got.all.length, attempts, String(status));
        }, near),
      );
    }
  });

  it('is tried again after a restart, with the same delivery, and then forgotten', () =>
    withReceiver([503, 200], (place, got) =>
      withServer(
        async (url, server) => {
          const bob = await Player.arrive(url);
          await bob.request('PUT', '/me/webhook', { url: place });
          await bob.request('POST', '/me/notices/test');
          await got.count(1);
          const waiting = () => {
            const db = new DatabaseSync(join(server.data, 'starboard.db'));
            const rows = db.prepare('select value from delivery').all();
            db.exec('update delivery set due = 0');
            db.close();
            return rows.length;
          };
          // When the server has stopped, what came of the first attempt has been noted.
          await server.restart();
          assert.equal(waiting(), 1);
          await server.restart();
          await got.count(2);
          const [first, second] = got.all.map(({ headers }) => headers['starboard-delivery']);
          assert.equal(first, second);
          await server.restart();
          assert.equal(waiting(), 0);
        },
        { notices: { anywhere: true, waits: [3_600_000] } },
      ),
    ));

  it('of an account at an address with too many waiting is not told; it is counted, and the log says so', () =>
    withReceiver([503], (place, got) =>
      withReceiver([200], async (honest, arrived) => {
        const lines: string[] = [];
        const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
        await withServer(
          async (url) => {
            const test = async (player: Player, times: number) => {
              for (let time = 0; time < times; time++) await player.request('POST', '/me/notices/test');
            };
            const subscribe = async (address: string, hook: string) => {
              const player = await Player.arrive(url, address);
              assert.equal((await player.request('PUT', '/me/webhook', { url: hook })).status, 200);
              return player;
            };
            const crowd = Math.ceil(mostDeliveries.address / pace.burst) + 1;
            for (let eve = 0; eve < crowd; eve++) {
              // Each asks from somewhere else; what counts is where the webhook was set.
              const player = await subscribe('203.0.113.7', place);
              await test(new Player(url, player.cookie, player.account, from(eve)), pace.burst);
            }
            const bob = await subscribe('203.0.113.8', honest);
            await test(bob, 1);
            await arrived.count(1);
            await test(bob, pace.burst);
            const figures = await (await fetch(`${url}/metrics`)).text();
            const dropped = (why: string) =>
              Number(
                new RegExp(`^starboard_notices_dropped_total{why="${why}"} (\\d+)`, 'm').exec(figures)?.[1],
              );
            assert.equal(dropped('queue'), crowd * pace.burst - mostDeliveries.address);
            assert.ok(dropped('pace') >= 1);
            assert.equal(lines.filter((line) => line.includes('notices were dropped')).length, 1);
            assert.equal(got.all.length, mostDeliveries.address);
          },
          { log, notices: { anywhere: true, waits: [3_600_000] } },
        );
      }),
    ));

  it('is told once of each thing, however many processes there are', () =>
    withReceiver([500, 500, 500, 500, 500, 200], (place, got) =>
      withServer(async (url, { data }) => {
        const second = await serve({ port: 0, host: '127.0.0.1', data, games, ...near });
        try {
          const bobs = await Promise.all(Array.from({ length: 10 }, () => Player.arrive(url)));
          for (const bob of bobs) {
            await bob.request('PUT', '/me/webhook', { url: place });
            await bob.at(second.url).request('POST', '/me/notices/test');
            await bob.request('POST', '/me/notices/test');
          }
          await got.count(25);
          await setTimeout(200);
          assert.equal(got.all.length, 25, 'twenty notices, five of them twice');
          assert.equal(new Set(got.all.map(({ headers }) => headers['starboard-delivery'])).size, 20);
        } finally {
          await second.close();
        }
      }, near),
    ));

  it('leads to no place in the server’s own network, unless its host allows that', () =>
    withReceiver([200], (place, got) =>
      withServer(
        async (url) => {
          const bob = await Player.arrive(url);
          const set = (address: string) => bob.request('PUT', '/me/webhook', { url: address });
          const bad = [
            place,
            'http://localhost:1234/',
            'http://2130706433/',
            'http://0x7f.1/',
            'http://[::1]/',
            'http://[::ffff:127.0.0.1]/',
            'http://10.1.2.3/',
            'http://169.254.169.254/latest',
            'http://[fd00::1]/',
            'http://user:pass@example.org/',
            'ftp://example.org/',
            'file:///etc/passwd',
            'nothing',
          ];
          for (const address of bad) {
            assert.equal((await jsonOf<Refusal>(await set(address))).code, 'bad-address', address);
          }
          // A name that stands for this machine is found out when something is sent.
          const { hostname } = await import('node:os');
          assert.equal((await set(place.replace('127.0.0.1', hostname()))).status, 200);
          await bob.request('POST', '/me/notices/test');
          await setTimeout(200);
          assert.deepEqual(got.all, []);
        },
        { notices: { grace: 0, waits: [] } },
      ),
    ));

  it('is silent for whoever is at the table, comes in time, or took it away', () =>
    withReceiver([200], (place, got) =>
      withServer(
        async (url) => {
          const { bob, id, client } = await sitDown(url);
          await bob.request('PUT', '/me/webhook', { url: place });
          await move(client);
          const bobs = await bob.connect(id);
          await setTimeout(600);
          assert.deepEqual(got.all, [], 'he came in time');
          await bobs.until(() => bobs.decisions.length > 0);
          await move(bobs);
          await bobs.close();
          await client.until(() => client.decisions.length > 0);
          const { webhook } = await notices(bob.request('DELETE', '/me/webhook'));
          assert.equal(webhook, undefined);
          await move(client);
          await setTimeout(600);
          assert.deepEqual(got.all, []);
        },
        { notices: { ...near.notices, grace: 300 } },
      ),
    ));

  it('is told when the match is over', () =>
    withReceiver([200], (place, got) =>
      withServer(async (url) => {
        const { bob, id, client } = await sitDown(url);
        const bobs = await bob.connect(id);
        await bobs.until(() => bobs.seq === 0);
        // With the first free cell each, the one who begins has a line after seven.
        for (let given = 0; given < 6; given++) {
          for (const one of [client, bobs]) await one.until(() => one.seq === given);
          await move(given % 2 === 0 ? client : bobs);
        }
        await client.until(() => client.seq === 6);
        await bob.request('PUT', '/me/webhook', { url: place });
        await bobs.close();
        await move(client);
        await got.count(1);
        assert.equal(got.all[0]?.headers['starboard-event'], 'over');
      }, near),
    ));

  it('is told when the people end the match', () =>
    withReceiver([200], (place, got) =>
      withServer(async (url) => {
        const { bob, client } = await sitDown(url);
        await bob.request('PUT', '/me/webhook', { url: place });
        await client.request({ type: 'resign', seat: 0 });
        await got.count(1);
        assert.equal(got.all[0]?.headers['starboard-event'], 'over');
      }, near),
    ));

  it('is silent about a seat that a bot plays', () =>
    withReceiver([200], (place, got) =>
      withServer(async (url) => {
        const { bob, id, client } = await sitDown(url);
        await bob.request('PUT', '/me/webhook', { url: place });
        const bobs = await bob.connect(id);
        await bobs.until(() => bobs.seq >= 0);
        await bobs.request({ type: 'standIn', seat: 1 });
        await bobs.close();
        await client.until(() => client.table?.seats[1]?.online === false);
        await move(client);
        await setTimeout(150);
        assert.equal(got.all.length, 0);
      }, near),
    ));
});

it('an address is public where it belongs to the internet alone', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) assert.ok(isPublic(address), address);
  const others = [
    '127.0.0.1',
    '10.0.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  const others6 = [
    '::1',
    '::',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ];
  for (const address of [...others, '224.0.0.1', '255.255.255.255', ...others6]) {
    assert.ok(!isPublic(address), address);
  }
});

describe('web push', () => {
  it('reaches a browser that takes it, readable for that browser alone, signed by the server’s key', () =>
    withReceiver([201], (place, got) =>
      withServer(async (url, server) => {
        const { bob, id, client } = await sitDown(url);
        const browser = createECDH('prime256v1');
        const p256dh = browser.generateKeys('base64url');
        const auth = randomBytes(16);
        const target = { endpoint: `${place}/push/1`, keys: { p256dh, auth: auth.toString('base64url') } };
        for (let time = 0; time < 2; time++) {
          assert.equal((await notices(bob.request('POST', '/me/push', target))).browsers, 1);
        }
        const { key } = await notices(bob.request('GET', '/me/notices'));
        await move(client);
        await got.count(1);
        const [first] = got.all;
        assert.ok(first);
        assert.deepEqual(JSON.parse(opened(first.body, browser, auth)), {
          event: 'turn',
          table: id,
          game: 'tic-tac-toe',
          players: client.table?.seats.map(({ name }) => name),
        });
        assert.equal(first.headers.topic, id);
        const [, token = '', shown] =
          /^vapid t=([^,]+), k=(.+)$/.exec(String(first.headers.authorization)) ?? [];
        assert.equal(shown, key);
        assert.ok(isSigned(token, key));
        const later = await server.restart();
        assert.equal((await notices(bob.at(later).request('GET', '/me/notices'))).key, key);
      }, near),
    ));

  it('forgets a browser that its push service does not know any more', () =>
    withReceiver([410], (place, got) =>
      withServer(async (url) => {
        const bob = await Player.arrive(url);
        const p256dh = createECDH('prime256v1').generateKeys('base64url');
        const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
        await bob.request('POST', '/me/push', { endpoint: place, keys });
        await bob.request('POST', '/me/notices/test');
        await got.count(1);
        for (let time = 0; time < 100; time++) {
          if ((await notices(bob.request('GET', '/me/notices'))).browsers === 0) return;
          await setTimeout(20);
        }
        assert.fail('the browser is still known');
      }, near),
    ));

  it('takes nothing that is no browser, and ten at most', () =>
    withServer(async (url) => {
      const bob = await Player.arrive(url);
      const p256dh = createECDH('prime256v1').generateKeys('base64url');
      const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
      for (const body of [
        {},
        { endpoint: 'https://example.org' },
        { endpoint: 'x', keys: { p256dh: '', auth: '' } },
      ]) {
        assert.equal((await bob.request('POST', '/me/push', body)).status, 400);
      }
      for (let number = 0; number < 12; number++) {
        await bob.request('POST', '/me/push', { endpoint: `https://example.org/${number}`, keys });
      }
      assert.equal((await notices(bob.request('GET', '/me/notices'))).browsers, 10);
      const endpoint = 'https://example.org/11';
      assert.equal((await notices(bob.request('DELETE', '/me/push', { endpoint }))).browsers, 9);
    }));
});

/** Reads what only the browser can read: RFC 8291 and RFC 8188, done here by hand. */
function opened(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = hkdf(browser.computeSecret(sender), auth, info, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return String(padded.subarray(0, padded.lastIndexOf(2)));
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Whether a token is signed with this key of the curve P-256. */
function isSigned(token: string, key: string): boolean {
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
