import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { parseRecord } from '../kernel/record.ts';
import { formatValue } from '../kernel/value.ts';
import type { Bringing, Refusal, TableDetails } from './protocol.ts';
import { answerTo, bring, force, outpostAlone } from './testing/outposts.ts';
import { jsonOf, Player } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const open = { kind: 'open' } as const;

async function refusal(response: Promise<Response>): Promise<Refusal> {
  const played = await response;
  assert.ok(played.status >= 400, `${played.status}`);
  return jsonOf<Refusal>(played);
}

describe('what seats bring', () => {
  it('is chosen in the lobby, and the match begins when all have chosen', () =>
    withServer(async (url, server) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ game: 'outpost', seats: [{ kind: 'me' }, open] });
      assert.equal((await bob.sit(id, 1)).status, 'waiting');
      assert.equal((await refusal(ann.request('POST', `/tables/${id}/start`, {}))).code, 'no-bring');
      const client = await bob.connect(id);
      const chosen = await jsonOf<TableDetails>(await bring(ann, id, 0, force));
      assert.deepEqual(
        chosen.seats.map(({ brought }) => brought),
        [true, false],
      );
      await client.until(() => client.table?.seats[0]?.brought === true);
      const own = await jsonOf<Bringing>(await ann.request('GET', `/tables/${id}/seats/0/bring`));
      assert.deepEqual(own, { value: force });
      assert.equal((await refusal(bob.request('GET', `/tables/${id}/seats/0/bring`))).code, 'not-your-seat');
      assert.equal((await refusal(bob.request('GET', `/tables/${id}/seats/1/bring`))).code, 'not-found');
      // What is chosen again counts, and nobody hears of it.
      const heard = client.texts.length;
      await bring(ann, id, 0, ['u3']);
      const begun = await jsonOf<TableDetails>(await bring(bob, id, 1, ['u8', 'u8']));
      assert.deepEqual([begun.status, begun.seats[0]?.brought], ['playing', undefined]);
      await client.until(() => client.seq === 0);
      assert.deepEqual(
        client.messages.slice(heard).map(({ type }) => type),
        ['table', 'table', 'snapshot'],
      );
      const units = Object(client.view).figures.map(({ unit }: { unit?: string }) => unit);
      assert.deepEqual(units, [undefined, 'u8', 'u8']);
      assert.equal((await refusal(bring(ann, id, 0, force))).code, 'already-started');
      const db = new DatabaseSync(join(server.data, 'starboard.db'), { readOnly: true });
      const started = db.prepare(`select value from entry where value like '{"kind":"started"%'`).get();
      db.close();
      assert.deepEqual(JSON.parse(String(started?.value)).bring, [['u3'], ['u8', 'u8']]);
    }));

  it('is refused with all that is wrong, by the form and by the rules', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ game: 'outpost', seats: [{ kind: 'me' }, open] });
      const formless = await refusal(bring(ann, id, 0, [1, 2, 'u3']));
      assert.equal(formless.code, 'bad-bring');
      assert.deepEqual(
        formless.faults?.map(({ place }) => place),
        ['/0', '/1'],
      );
      const illegal = await refusal(bring(ann, id, 0, ['u2', 'nobody', 'u7', 'u2', 'who']));
      assert.equal(illegal.code, 'bad-bring');
      assert.deepEqual(
        illegal.faults?.map((fault) => ('rule' in fault ? [fault.rule, fault.place] : [])),
        [
          ['unknown-unit', '/1'],
          ['unknown-unit', '/4'],
          ['too-costly', ''],
        ],
      );
      assert.equal((await refusal(bring(bob, id, 0, force))).code, 'not-your-seat');
      assert.equal((await refusal(bring(bob, id, 1, force))).code, 'not-your-seat');
      assert.equal((await refusal(bring(ann, id, 0, 'x'.repeat(30_000)))).code, 'too-large');
      const plain = await ann.open({});
      assert.equal((await refusal(bring(ann, plain.id, 0, force))).code, 'bad-bring');
    }));

  it('is forgotten with the seat, and drawn for bots', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ game: 'outpost', seats: [{ kind: 'me' }, open] });
      await bob.sit(id, 1);
      await bring(bob, id, 1, force);
      await bob.request('DELETE', `/tables/${id}/seats/1`);
      assert.equal((await bob.sit(id, 1)).seats[1]?.brought, false);
      await bob.request('DELETE', `/tables/${id}/seats/1`);
      await bring(ann, id, 0, force);
      const started = await ann.request('POST', `/tables/${id}/start`, { bot: 'random' });
      assert.equal((await jsonOf<TableDetails>(started)).status, 'playing');
      const client = await ann.connect(id);
      await client.until(() => client.seq >= 0);
      assert.ok(Object(client.view).figures.some(({ seat }: { seat: number }) => seat === 1));
    }));

  it('stands in the record of the match, which plays with it again', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await outpostAlone(ann, { rounds: 1 }, [force, ['u3'], ['u8']]);
      const client = await ann.connect(id);
      await client.until(() => client.seq === 0);
      while (!client.over) {
        const [decision] = client.decisions;
        assert.ok(decision);
        const reply = await client.play(decision.seat, answerTo(decision));
        assert.ok(reply.type === 'accepted');
        await client.until(() => client.seq >= reply.seq);
        await client.until(() => client.over || client.decisions.length > 0);
      }
      const record = parseRecord(await (await ann.request('GET', `/tables/${id}/record`)).text());
      assert.deepEqual(record.opening.bring, [force, ['u3'], ['u8']]);
    }));
});

describe('a question for a value', () => {
  it('says its form to its seat alone, and is answered by a value that fits form and rules', () =>
    withServer(async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ game: 'outpost', seats: [{ kind: 'me' }, open] });
      await bob.sit(id, 1);
      await bring(ann, id, 0, force);
      await bring(bob, id, 1, force);
      const [one, other] = [await ann.connect(id), await bob.connect(id)];
      for (const client of [one, other]) await client.until(() => client.seq === 0);
      // Both work at the same time: what the other does in between makes nobody's answer stale.
      for (const _ of force) {
        const seen = one.seq;
        assert.equal((await other.play(1, answerTo(other.decisions[0] ?? fail()))).type, 'accepted');
        assert.equal(
          (await one.play(0, answerTo(one.decisions[0] ?? fail()), { seq: seen })).type,
          'accepted',
        );
        await other.until(() => other.seq === one.seq);
      }
      const [decision] = one.decisions;
      assert.deepEqual([decision?.kind, decision?.choices, decision?.input?.minItems], ['orders', [], 2]);
      assert.ok(other.decisions.every(({ seat }) => seat === 1));
      const say = (value: unknown) => one.play(0, formatValue(JSON.parse(JSON.stringify(value))));
      const form = await say(['hold', 'run', 'hide']);
      assert.ok(form.type === 'refused' && form.code === 'bad-notation', JSON.stringify(form));
      assert.deepEqual(
        form.faults?.map(({ place }) => place),
        ['', '/1', '/2'],
      );
      assert.equal((await one.play(0, '=[')).type, 'refused');
      assert.equal((await say(['hold', 'press'])).type, 'accepted');
      await one.until(() => one.decisions.length === 0);
    }));
});

function fail(): never {
  throw new Error('nobody is asked');
}
