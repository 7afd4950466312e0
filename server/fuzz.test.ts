import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { fuzz } from './testing/fuzz/session.ts';
import { Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

/** Fewer may bring about too few matches for every code to come up. */
const frames = Number(process.env.FRAMES ?? 10_000);

it('anything at all is refused by its code: no fault, no secret, and the match goes on', async () => {
  const { sent, acknowledgements } = await fuzz(frames, 'test', () => undefined);
  for (const [what, times] of Object.entries(sent)) assert.ok(times > 0, `no ${what}`);
  for (const code of ['accepted', 'bad-request', 'stale', 'not-your-seat', 'wrong-origin', 'no-account']) {
    assert.ok((acknowledgements[code] ?? 0) > 0, `nothing was ${code}`);
  }
});

it('a frame that is too long ends the connection, and nothing else', () =>
  withServer(async (url) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
    const [client, other] = [await ann.connect(id), await ann.connect(id)];
    await other.until(() => other.seq === 0);
    client.socket.send('x'.repeat(20_000));
    await new Promise((resolve) => client.socket.once('close', resolve));
    const [choice = ''] = other.decisions[0]?.choices ?? [];
    assert.equal((await other.play(0, choice)).type, 'accepted');
  }));

it('many frames at once end the connection, and nothing else', () =>
  withServer(async (url) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
    const [client, other] = [await ann.connect(id), await ann.connect(id)];
    await other.until(() => other.seq === 0);
    for (let sent = 0; sent < 2000; sent++) client.send({ type: 'view', viewer: 'spectator' });
    await new Promise((resolve) => client.socket.once('close', resolve));
    const [choice = ''] = other.decisions[0]?.choices ?? [];
    assert.equal((await other.play(0, choice)).type, 'accepted');
  }));

it('any path and any query is answered', () =>
  withServer(async (url) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({});
    for (const text of fc.sample(fc.string({ maxLength: 30, unit: 'binary' }).filter(wellFormed), 300)) {
      const part = encodeURIComponent(text);
      for (const path of [
        `/tables/${part}`,
        `/tables/${id}/history?viewer=${part}`,
        `/tables/${id}/${part}`,
      ]) {
        const { status } = await ann.request('GET', path);
        assert.ok(status < 500, `${path}: ${status}`);
      }
    }
  }));

function wellFormed(text: string): boolean {
  return text.isWellFormed();
}
