import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games as ourGames } from '../games/games.ts';
import { parseRecord } from '../kernel/record.ts';
import type { TableDetails } from './protocol.ts';
import { games as testGames } from './testing/games.ts';
import { withServer } from './testing/hall.ts';
import { contribution, jsonOf, type Line, Player } from './testing/player.ts';

const games = [...testGames, ...ourGames];

/** People at a table, each with it before their eyes. */
async function company(url: string, game: string, count = 2) {
  const people = await Promise.all(Array.from({ length: count }, () => Player.arrive(url)));
  const [ann] = people;
  assert.ok(ann);
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { id } = await ann.open({ game, seats });
  for (const [seat, player] of people.entries()) if (seat > 0) await player.sit(id, seat);
  const lines = await Promise.all(people.map((player) => player.look(id)));
  for (const line of lines) await line.until(() => line.seq === 0);
  return { id, people, lines };
}

/** Answers whatever is asked with the first choice, or with this one. */
async function move(lines: readonly Line[], choice?: string): Promise<void> {
  const line = lines.find(({ questions }) => questions.length > 0);
  const [question] = line?.questions ?? [];
  assert.ok(line !== undefined && question !== undefined, 'nobody is asked anything');
  const reply = await line.answer(question.seat, choice ?? question.choices[0] ?? '');
  if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
  await together(lines, reply.seq);
}

async function together(lines: readonly Line[], seq: number): Promise<void> {
  for (const line of lines) await line.until(() => line.seq >= seq);
}

async function granted(reply: ReturnType<Line['wish']>): Promise<number> {
  const said = await reply;
  if (said.type !== 'accepted') assert.fail(JSON.stringify(said));
  return said.seq;
}

async function refused(code: string, reply: ReturnType<Line['wish']>): Promise<void> {
  const said = await reply;
  assert.equal(said.type === 'refused' && said.code, code, JSON.stringify(said));
}

const at = (lines: readonly Line[], seat: number): Line => {
  const line = lines[seat];
  assert.ok(line);
  return line;
};

describe('taking back', () => {
  it('of the last answer is done at once, for everybody, and counts as one more change', () =>
    withServer(async (url, hall) => {
      const { id, people, lines } = await company(url, 'tic-tac-toe');
      const before = structuredClone(at(lines, 1).view);
      await move(lines);
      const seq = await granted(at(lines, 0).wish({ type: 'undo', seat: 0, seq: 1 }));
      assert.equal(seq, 2);
      await together(lines, 2);
      for (const line of lines) assert.deepEqual(line.view, before);
      assert.equal(at(lines, 0).questions.length, 1);
      await refused('stale', at(lines, 0).wish({ type: 'undo', seat: 0, seq: 1 }));
      await refused('nothing-to-undo', at(lines, 0).wish({ type: 'undo', seat: 0, seq: 2 }));
      await move(lines);
      assert.equal(at(lines, 0).seq, 3);

      const [ann] = people;
      const again = await ann?.at(await hall.restart()).look(id);
      assert.ok(again);
      await again.until(() => again.seq === 3);
      assert.deepEqual(again.view, at(lines, 0).view, 'a restart comes to the same');
    }));

  it('is told to whoever comes back, and stands in the history', () =>
    withServer(async (url) => {
      const { id, people, lines } = await company(url, 'tic-tac-toe');
      await move(lines);
      const kept = { seq: 1, view: structuredClone(at(lines, 1).view) };
      await granted(at(lines, 0).wish({ type: 'undo', seat: 0, seq: 1 }));
      await move(lines.map((line) => line));
      const back = await people[1]?.look(id, '?from=1&viewer=1', kept);
      assert.ok(back);
      await back.until(() => back.seq === 3);
      assert.deepEqual(back.view, at(lines, 1).view);
      const response = await people[1]?.request('GET', `/tables/${id}/history?viewer=1`);
      const { updates } = JSON.parse((await response?.text()) ?? '');
      assert.deepEqual(
        updates.map(({ seq, undone }: { seq: number; undone?: number[] }) => [seq, undone]),
        [
          [1, undefined],
          [2, [1]],
          [3, undefined],
        ],
      );
    }));

  it('of more than the last answer needs everybody else, who may decline', () =>
    withServer(async (url) => {
      const { lines } = await company(url, 'tic-tac-toe');
      const [ann, bob] = [at(lines, 0), at(lines, 1)];
      const before = structuredClone(bob.view);
      await move(lines);
      await move(lines);
      await granted(ann.wish({ type: 'undo', seat: 0, seq: 2 }));
      await bob.until(() => bob.table?.request !== undefined);
      assert.deepEqual(bob.table?.request, { number: 1, seat: 0, what: 'undo', missing: [1] });
      await granted(bob.wish({ type: 'reply', seat: 1, request: 1, agrees: false }));
      await ann.until(() => ann.table?.request === undefined);
      assert.equal(ann.seq, 2);
      await refused('no-request', bob.wish({ type: 'reply', seat: 1, request: 1, agrees: true }));

      await granted(ann.wish({ type: 'undo', seat: 0, seq: 2 }));
      await bob.until(() => bob.table?.request?.number === 2);
      await granted(ann.wish({ type: 'reply', seat: 0, request: 2, agrees: true }));
      assert.equal(ann.seq, 2, 'who asks does not decide');
      await granted(bob.wish({ type: 'reply', seat: 1, request: 2, agrees: true }));
      await together(lines, 3);
      assert.deepEqual(bob.view, before);
      assert.equal(ann.questions.length, 1);
    }));

  it('is asked for no longer when somebody plays on', () =>
    withServer(async (url) => {
      const { lines } = await company(url, 'tic-tac-toe');
      const [ann] = [at(lines, 0)];
      await move(lines);
      await move(lines);
      await granted(ann.wish({ type: 'undo', seat: 0, seq: 2 }));
      await ann.until(() => ann.table?.request !== undefined);
      await move(lines);
      await ann.until(() => ann.table?.request === undefined);
    }));

  it('needs no bot to agree where nothing is hidden', () =>
    withServer(async (url) => {
      const ann = await Player.arrive(url);
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
      const line = await ann.look(id);
      await line.until(() => line.seq === 0);
      const before = structuredClone(line.view);
      await line.answer(0, line.questions[0]?.choices[0] ?? '');
      await line.until(() => line.seq === 2);
      await granted(line.wish({ type: 'undo', seat: 0, seq: 2 }));
      await line.until(() => line.seq === 3);
      assert.deepEqual(line.view, before);
    }));

  it('never goes back over what has come to light: the cards of both, but not the first one laid', () =>
    withServer(async (url) => {
      const { lines } = await company(url, 'duel');
      const [ann, bob] = [at(lines, 0), at(lines, 1)];
      await ann.answer(0, ann.questions[0]?.choices[0] ?? '');
      await together(lines, 1);
      await granted(ann.wish({ type: 'undo', seat: 0, seq: 1 }));
      await together(lines, 2);
      await ann.answer(0, ann.questions[0]?.choices[0] ?? '');
      await bob.answer(1, bob.questions[0]?.choices[0] ?? '');
      await together(lines, 4);
      await refused('revealed', bob.wish({ type: 'undo', seat: 1, seq: 4 }));
      await refused('revealed', ann.wish({ type: 'undo', seat: 0, seq: 4 }));
      await refused('not-your-seat', ann.wish({ type: 'undo', seat: 1, seq: 4 }));
    }));

  it('of a tile is possible before its figure, and not when the next tile is drawn', () =>
    withServer(
      async (url) => {
        const { lines } = await company(url, 'carcassonne');
        const mover = at(lines, at(lines, 0).questions.length > 0 ? 0 : 1);
        const seat = mover.questions[0]?.seat ?? 0;
        const before = structuredClone(mover.view);
        await move(lines);
        await granted(mover.wish({ type: 'undo', seat, seq: 1 }));
        await together(lines, 2);
        for (const line of lines) assert.deepEqual(line.view, before);
        await move(lines);
        await move(lines, '-');
        await refused('revealed', mover.wish({ type: 'undo', seat, seq: 4 }));
      },
      { games },
    ));
});

describe('ending before the rules do', () => {
  it('by giving up: who does has lost, the record says so, and nobody is asked anything', () =>
    withServer(async (url, hall) => {
      const { id, people, lines } = await company(url, 'tic-tac-toe');
      await move(lines);
      await granted(at(lines, 0).wish({ type: 'resign', seat: 0 }));
      for (const line of lines) {
        await line.until(() => line.over);
        assert.deepEqual(line.questions, []);
      }
      const standing = at(lines, 1).messages.findLast(({ type }) => type === 'standing');
      assert.ok(standing?.type === 'standing');
      assert.deepEqual(standing.outcome, { ranks: [2, 1] });
      assert.deepEqual(standing.ending, { how: 'resigned', seat: 0 });
      await refused('match-over', at(lines, 1).wish({ type: 'undo', seat: 1, seq: 1 }));
      const reply = await at(lines, 1).answer(1, 'b2');
      assert.equal(reply.type === 'refused' && reply.code, 'match-over');

      const bob = people[1]?.at(await hall.restart());
      const record = parseRecord((await (await bob?.request('GET', `/tables/${id}/record`))?.text()) ?? '');
      assert.deepEqual(record.ending, { how: 'resigned', seat: 0 });
      assert.equal(record.answers.length, 1);
    }));

  it('by giving up among three: a bot plays on for who does, who comes last in the end', () =>
    withServer(
      async (url) => {
        const { lines } = await company(url, 'carcassonne', 3);
        await granted(at(lines, 2).wish({ type: 'resign', seat: 2 }));
        await at(lines, 0).until(() => at(lines, 0).table?.seats[2]?.standIn === 'resigned');
        assert.equal(at(lines, 0).over, false);
        await refused('stood-in', at(lines, 2).wish({ type: 'return', seat: 2 }));
        await granted(at(lines, 1).wish({ type: 'resign', seat: 1 }));
        await at(lines, 0).until(() => at(lines, 0).over);
        const standing = at(lines, 0).messages.findLast(({ type }) => type === 'standing');
        assert.deepEqual(standing?.type === 'standing' && standing.outcome, { ranks: [1, 2, 3] });
      },
      { games },
    ));

  it('by agreement: everybody has to agree, and nobody has won', () =>
    withServer(
      async (url) => {
        const { lines } = await company(url, 'carcassonne', 3);
        await granted(at(lines, 0).wish({ type: 'propose', seat: 0, what: 'end' }));
        await granted(at(lines, 1).wish({ type: 'reply', seat: 1, request: 1, agrees: true }));
        assert.equal(at(lines, 0).over, false);
        await granted(at(lines, 2).wish({ type: 'propose', seat: 2, what: 'end' }));
        for (const line of lines) await line.until(() => line.over);
        const standing = at(lines, 0).messages.findLast(({ type }) => type === 'standing');
        assert.ok(standing?.type === 'standing');
        assert.deepEqual(standing.ending, { how: 'agreed' });
        assert.deepEqual(standing.outcome, { ranks: [1, 1, 1] });
      },
      { games },
    ));
});

describe('a pause', () => {
  it('begins when all agree, keeps everybody from answering, and ends when one goes on', () =>
    withServer(async (url, hall) => {
      const { id, people, lines } = await company(url, 'tic-tac-toe');
      const [ann, bob] = [at(lines, 0), at(lines, 1)];
      await granted(ann.wish({ type: 'propose', seat: 0, what: 'pause' }));
      await granted(bob.wish({ type: 'reply', seat: 1, request: 1, agrees: true }));
      await ann.until(() => ann.table?.paused === true);
      assert.deepEqual(ann.questions, []);
      const reply = await ann.answer(0, 'a1');
      assert.equal(reply.type === 'refused' && reply.code, 'paused');

      const url2 = await hall.restart();
      const again = await people[0]?.at(url2).look(id);
      assert.ok(again);
      await again.until(() => again.table?.paused === true);
      await granted(again.wish({ type: 'resume', seat: 0 }, 'again'));
      await again.until(() => again.questions.length === 1);
    }));
});

describe('a bot plays on', () => {
  it('for who leaves, until they come back', () =>
    withServer(async (url) => {
      const { lines } = await company(url, 'duel');
      const [ann, bob] = [at(lines, 0), at(lines, 1)];
      await granted(ann.wish({ type: 'standIn', seat: 0 }));
      await ann.until(() => ann.seq === 1);
      const reply = await ann.answer(0, '1');
      assert.equal(reply.type === 'refused' && reply.code, 'stood-in');
      await granted(ann.wish({ type: 'return', seat: 0 }));
      await ann.until(() => ann.table?.seats[0]?.standIn === undefined);
      await bob.answer(1, bob.questions[0]?.choices[0] ?? '');
      await together(lines, 2);
    }));

  it('for who went away, when the others have waited and want it', () =>
    withServer(
      async (url) => {
        const { lines } = await company(url, 'tic-tac-toe');
        const [ann, bob] = [at(lines, 0), at(lines, 1)];
        await refused('not-away', bob.wish({ type: 'standIn', seat: 0 }));
        await ann.close();
        await bob.until(() => bob.table?.seats[0]?.online === false);
        await granted(bob.wish({ type: 'standIn', seat: 0 }));
        await bob.until(() => bob.questions.length > 0);
      },
      { grace: 0 },
    ));

  it('not before the others have waited', () =>
    withServer(async (url) => {
      const { lines } = await company(url, 'tic-tac-toe');
      const [ann, bob] = [at(lines, 0), at(lines, 1)];
      await ann.close();
      await bob.until(() => bob.table?.seats[0]?.online === false);
      await refused('not-away', bob.wish({ type: 'standIn', seat: 0 }));
    }));
});

describe('a rematch', () => {
  it('is one table for all who played, at which everybody may sit where they sat', () =>
    withServer(async (url) => {
      const { id, people, lines } = await company(url, 'tic-tac-toe');
      const [ann, bob] = people;
      assert.ok(ann && bob);
      assert.equal((await ann.request('POST', `/tables/${id}/rematch`)).status, 403);
      await granted(at(lines, 0).wish({ type: 'resign', seat: 0 }));
      const stranger = await Player.arrive(url);
      await at(lines, 1).until(() => at(lines, 1).over);
      assert.equal((await stranger.request('POST', `/tables/${id}/rematch`)).status, 403);
      const next = await jsonOf<TableDetails>(await ann.request('POST', `/tables/${id}/rematch`));
      assert.deepEqual(
        next.seats.map(({ kind, mine }) => [kind, mine]),
        [
          ['person', true],
          ['person', false],
        ],
      );
      assert.deepEqual(
        next.seats.map(({ expected }) => expected),
        [undefined, true],
      );
      await at(lines, 1).until(() => at(lines, 1).table?.rematch === next.id);
      const same = await jsonOf<TableDetails>(await bob.request('POST', `/tables/${id}/rematch`));
      assert.equal(same.id, next.id);
      assert.equal(same.contribute, true);
      // Who only watched is not told where, and takes no seat that is kept for somebody.
      const watched = await jsonOf<TableDetails>(await stranger.request('GET', `/tables/${id}`));
      assert.equal(watched.rematch, undefined);
      const taken = await stranger.request('POST', `/tables/${next.id}/seats/1`, contribution());
      assert.match(await taken.text(), /"seat-taken"/);
      await ann.request('POST', `/tables/${next.id}/contribution`, contribution());
      const begun = await bob.request('POST', `/tables/${next.id}/contribution`, contribution());
      const { status, contribute, seats } = await jsonOf<TableDetails>(begun);
      assert.deepEqual([status, contribute, seats[0]?.expected], ['playing', undefined, undefined]);
    }));
});
