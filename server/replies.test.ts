import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { NewTable } from './protocol.ts';
import { withServer } from './testing/hall.ts';
import { type Line, Player } from './testing/player.ts';

/** So long that no forced reply is given while a test looks. */
const long = 1_000_000_000;

describe('a reply to the move of somebody else', () => {
  it('that can only be passed is not asked, and others see the same as where there was a choice', () =>
    withServer(
      async (url) => {
        const seen = { forced: 0, free: 0 };
        for (let matches = 0; matches < 40 && (seen.forced === 0 || seen.free === 0); matches++) {
          const { lines, end } = await twoAtADuel(url);
          const [attacker, replier] = await toReply(lines);
          const told = attacker.messages.findLast((message) => message.type === 'update');
          assert.equal(told?.replies, true);
          assert.deepEqual(told.waitingFor, [lines.indexOf(replier)]);
          assert.deepEqual(told.questions, []);
          const own = replier.messages.findLast((message) => message.type === 'update');
          if (own === undefined) assert.fail('the attack comes as an update');
          if (own.questions.length === 0) seen.forced++;
          else {
            seen.free++;
            assert.equal(own.questions[0]?.pass, '-');
            assert.ok((own.questions[0]?.choices.length ?? 0) > 1);
          }
          await end();
        }
        assert.ok(seen.forced > 0 && seen.free > 0, JSON.stringify(seen));
      },
      { cover: long },
    ));

  it('that can only be passed is given by the server, and the match goes on', () =>
    withServer(
      async (url) => {
        for (let matches = 0; matches < 40; matches++) {
          const { lines, end } = await twoAtADuel(url);
          const [attacker, replier] = await toReply(lines);
          if (replier.questions.length === 0) {
            const { seq } = attacker;
            await attacker.until(() => attacker.seq > seq);
            const update = attacker.messages.findLast((message) => message.type === 'update');
            assert.deepEqual(update?.events[0], { kind: 'passed', seat: lines.indexOf(replier) });
            await end();
            return;
          }
          await end();
        }
        assert.fail('everybody could always reply');
      },
      { cover: 100 },
    ));

  it('is passed for who said so, until the move is over; nobody else hears of it', () =>
    withServer(
      async (url) => {
        for (let matches = 0; matches < 40; matches++) {
          const { lines, end } = await twoAtADuel(url);
          const [attacker, replier] = await toReply(lines);
          if (replier.questions.length === 0) {
            await end();
            continue;
          }
          const before = attacker.texts.length;
          const seat = lines.indexOf(replier);
          const reply = await replier.wish({ type: 'pass', seat, until: 'move' });
          assert.equal(reply.type, 'accepted');
          const standing = replier.messages.findLast((message) => message.type === 'standing');
          assert.deepEqual(standing?.questions, []);
          assert.deepEqual(standing?.passing, { [seat]: 'move' });
          assert.equal(attacker.texts.length, before);
          const { seq } = attacker;
          await attacker.until(() => attacker.seq > seq);
          // The next question is no reply, so the move is over and with it the passing.
          await replier.until(() => replier.seq === attacker.seq);
          const last = replier.messages.findLast((message) => message.type === 'update');
          assert.equal(last?.passing, undefined);
          await end();
          return;
        }
        assert.fail('nobody could reply');
      },
      { cover: 200 },
    ));

  it('is passed after its own few seconds where there are clocks, and costs no time of the match', () =>
    withServer(
      async (url) => {
        const clock = { kind: 'fischer', seconds: 600, increment: 0, timeout: 'bot', reply: 1 } as const;
        for (let matches = 0; matches < 40; matches++) {
          const { lines, end } = await twoAtADuel(url, { clock });
          const [attacker, replier] = await toReply(lines);
          if (replier.questions.length === 0) {
            await end();
            continue;
          }
          const told = attacker.messages.findLast((message) => message.type === 'update');
          assert.deepEqual(told?.clocks?.running, []);
          const { seq } = attacker;
          await attacker.until(() => attacker.seq > seq);
          const passed = attacker.messages.findLast((message) => message.type === 'update');
          assert.deepEqual(passed?.events[0], { kind: 'passed', seat: lines.indexOf(replier) });
          await end();
          return;
        }
        assert.fail('nobody could reply');
      },
      { cover: 0 },
    ));

  it('is passed in time also for who keeps changing their mind about passing', () =>
    withServer(
      async (url) => {
        const clock = { kind: 'fischer', seconds: 600, increment: 0, timeout: 'bot', reply: 1 } as const;
        const { lines, end } = await twoAtADuel(url, { clock });
        const [attacker, replier] = await toReply(lines);
        const seat = lines.indexOf(replier);
        const { seq } = attacker;
        for (let changes = 0; attacker.seq === seq; changes++) {
          assert.ok(changes < 50, 'the time for the reply never ends');
          await replier.wish({ type: 'pass', seat, until: changes % 2 === 0 ? 'move' : 'off' });
          await setTimeout(100);
        }
        await end();
      },
      { cover: long },
    ));

  it('is not passed by who holds another seat, and asked again when they say so', () =>
    withServer(
      async (url) => {
        const { lines, end } = await twoAtADuel(url);
        const [ann] = lines;
        const refused = await ann.wish({ type: 'pass', seat: 1, until: 'turn' });
        assert.equal(refused.type === 'refused' && refused.code, 'not-your-seat');
        await ann.wish({ type: 'pass', seat: 0, until: 'turn' });
        await ann.wish({ type: 'pass', seat: 0, until: 'off' });
        const standing = ann.messages.findLast((message) => message.type === 'standing');
        assert.equal(standing?.passing, undefined);
        await end();
      },
      { cover: long },
    ));
});

async function twoAtADuel(url: string, more: Partial<NewTable> = {}) {
  const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
  const { id } = await ann.open({ game: 'duel', ...more });
  await bob.sit(id, 1);
  const lines = [await ann.look(id), await bob.look(id)] as const;
  for (const line of lines) await line.until(() => line.seq === 0);
  return {
    lines,
    async end() {
      for (const line of lines) await line.close();
    },
  };
}

/** Lays the secret cards and attacks with the highest: who has attacked, and who may reply. */
async function toReply(lines: readonly [Line, Line]): Promise<readonly [Line, Line]> {
  for (const line of lines) {
    const [question] = line.questions;
    const { seq } = await accepted(line, 0, question?.choices[0] ?? '');
    for (const other of lines) await other.until(() => other.seq === seq);
  }
  const attacker = lines[0].questions.length > 0 ? lines[0] : lines[1];
  const replier = attacker === lines[0] ? lines[1] : lines[0];
  const cards = attacker.questions[0]?.choices.filter((choice) => choice !== '-') ?? [];
  const { seq } = await accepted(attacker, 0, cards.at(-1) ?? '');
  for (const line of lines) await line.until(() => line.seq >= seq);
  return [attacker, replier];
}

async function accepted(line: Line, at: number, choice: string) {
  const question = line.questions[at];
  if (question === undefined) assert.fail('nothing is asked');
  const reply = await line.answer(question.seat, choice);
  if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
  return reply;
}
