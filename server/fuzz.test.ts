import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { refusalCodes } from './codes.ts';
import { withServer } from './testing/hall.ts';
import { type Line, Player } from './testing/player.ts';

const frames = Number(process.env.FRAMES ?? 3000);

/** Almost messages: the right keys with values of any kind, and values that are nearly right. */
const almost = fc.record(
  {
    type: fc.constantFrom('answer', 'why', 'look', 'table', '', 1),
    id: fc.oneof(fc.constantFrom('a', 'same'), fc.anything()),
    seat: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom('0', 0.5, null)),
    seq: fc.oneof(fc.integer({ min: -2, max: 99 }), fc.constantFrom('0', 1e99, null)),
    choice: fc.oneof(fc.string({ maxLength: 600 }), fc.constantFrom('-', '7', '__proto__', null)),
    viewer: fc.oneof(fc.constantFrom('spectator', 'referee', null), fc.integer({ min: -2, max: 40 })),
    __proto__: fc.constant(1),
  },
  { requiredKeys: [] },
);
const frame = fc.oneof(
  { weight: 2, arbitrary: fc.string({ maxLength: 200 }) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 4, arbitrary: almost.map((message) => JSON.stringify(message) ?? 'undefined') },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constant('['.repeat(8000)) },
);

/** What came since, of a kind that answers a message. */
function replies(line: Line) {
  return line.messages.filter(({ type }) => type === 'refused' || type === 'accepted' || type === 'snapshot');
}

it('any frame is refused by a code, and the connection and the match go on', () =>
  withServer(async (url) => {
    const ann = await Player.arrive(url);
    const bob = await Player.arrive(url);
    const { id } = await ann.open({ game: 'duel' });
    await bob.sit(id, 1);
    const [line, other] = [await ann.look(id), await bob.look(id)];
    await line.until(() => line.seq === 0);
    const known = new Set<string>(refusalCodes);
    for (const text of fc.sample(frame, { numRuns: frames, seed: 1 })) {
      const before = replies(line).length;
      line.socket.send(text);
      await line.until(() => replies(line).length > before);
      const reply = replies(line).at(-1);
      if (reply?.type === 'refused') {
        assert.ok(known.has(reply.code), reply.code);
        assert.notEqual(reply.code, 'server-fault', `${text} led to a fault`);
      }
    }
    const [question] = line.questions;
    const played = await line.answer(0, question?.choices[0] ?? '', { id: 'real' });
    assert.equal(played.type, 'accepted', JSON.stringify(played));
    await other.until(() => other.seq === line.seq);
  }));

it('a frame that is too long ends the connection, and nothing else', () =>
  withServer(async (url) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
    const [line, other] = [await ann.look(id), await ann.look(id)];
    await other.until(() => other.seq === 0);
    line.socket.send('x'.repeat(20_000));
    await new Promise((resolve) => line.socket.once('close', resolve));
    const [choice = ''] = other.questions[0]?.choices ?? [];
    assert.equal((await other.answer(0, choice)).type, 'accepted');
  }));

it('many frames at once end the connection, and nothing else', () =>
  withServer(async (url) => {
    const ann = await Player.arrive(url);
    const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
    const [line, other] = [await ann.look(id), await ann.look(id)];
    await other.until(() => other.seq === 0);
    for (let sent = 0; sent < 2000; sent++) line.send({ type: 'look', viewer: 'spectator' });
    await new Promise((resolve) => line.socket.once('close', resolve));
    const [choice = ''] = other.questions[0]?.choices ?? [];
    assert.equal((await other.answer(0, choice)).type, 'accepted');
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
