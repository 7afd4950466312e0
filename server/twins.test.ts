import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { it } from 'node:test';
import { games } from '../games/games.ts';
import type { Viewer } from '../kernel/game.ts';
import type { Entry } from './entry.ts';
import { withServer } from './testing/hall.ts';
import { type Line, Player } from './testing/player.ts';

/** So many tiles of the pile lie as they lay; the others are in another order in the twin. */
const alike = 20;
/** So many answers are given before the first of the others is drawn, and as many afterwards. */
const answers = 30;

it('tells nobody, on any channel, in which order the tiles lie: twin matches look alike until they are drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-twins-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  try {
    let people: readonly Player[] = [];
    let table = '';
    await withServer(
      async (url) => {
        const [ann, bob, cai] = [
          await Player.arrive(url),
          await Player.arrive(url),
          await Player.arrive(url),
        ];
        table = (await ann.open({ game: 'carcassonne' })).id;
        await bob.sit(table, 1);
        people = [ann, bob, cai];
      },
      { games, data: first },
    );
    await cp(first, second, { recursive: true });
    reorder(join(second, 'starboard.db'));

    const seen: Seen[] = [];
    for (const data of [first, second]) {
      await withServer(
        async (url) => {
          seen.push(
            await look(
              table,
              people.map((player) => player.at(url)),
            ),
          );
        },
        { games, data },
      );
    }
    const [one, other] = seen;
    assert.deepEqual(other?.before, one?.before);
    assert.notDeepEqual(other?.after, one?.after, 'the twins must differ, or nothing was compared');
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** All that came over any channel, before and after the twins differ in what everybody sees. */
interface Seen {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

async function look(table: string, people: readonly Player[]): Promise<Seen> {
  const lines: Line[] = [];
  for (const player of people) {
    const line = await player.look(table);
    await line.until(() => line.seq === 0);
    lines.push(line);
  }
  const said = [...(await ask(table, people, lines))];
  const begun = lines.map(({ seq, view }) => ({ seq, view: structuredClone(view) }));
  await play(lines, answers);
  said.push(...(await ask(table, people, lines)));
  for (const [index, player] of people.entries()) {
    const missed = await player.look(table, '?from=0', begun[index]);
    await missed.until(() => missed.seq === answers);
    said.push(...missed.texts);
    await missed.close();
  }
  for (const { texts } of lines) said.push(...texts);
  const before = said.map(timeless);
  await play(lines, answers);
  for (const line of lines) await line.close();
  return { before, after: lines.flatMap(({ texts }) => texts).map(timeless) };
}

/** Everything that somebody may ask for, and what they may not. */
async function ask(table: string, people: readonly Player[], lines: readonly Line[]): Promise<string[]> {
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];
  const paths = [
    '/tables',
    `/tables/${table}`,
    `/tables/${table}/record`,
    ...viewers.map((viewer) => `/tables/${table}/history?viewer=${viewer}`),
  ];
  const said: string[] = [];
  for (const player of people) {
    for (const path of paths) {
      const response = await player.request('GET', path);
      said.push(`${path} ${response.status} ${await response.text()}`);
    }
  }
  for (const [seat, line] of lines.entries()) {
    for (const choice of ['0,0r0', '1,0r0', '9,9r0', 'small:r1', 'large:p1@0,1', '-', 'nonsense']) {
      const id = `why ${seat} ${line.seq} ${choice}`;
      const heard = line.messages.length;
      line.send({ type: 'why', id, seat: Math.min(seat, 1), choice });
      said.push(JSON.stringify(await line.replyTo(id, heard)));
    }
    said.push(JSON.stringify(await line.answer(Math.min(seat, 1), 'nonsense')));
  }
  return said;
}

/** Whoever is asked gives their first answer, so many times. */
async function play(lines: readonly Line[], count: number): Promise<void> {
  for (let given = 0; given < count; given++) {
    const line = lines.find(({ questions }) => questions.length > 0);
    const [question] = line?.questions ?? [];
    if (line === undefined || question === undefined) throw new Error('nobody is asked');
    const reply = await line.answer(question.seat, question.choices[0] ?? '');
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
    for (const other of lines) await other.until(() => other.seq >= reply.seq);
  }
}

/** Lays the tiles of the only match in another order, behind those that come first. */
function reorder(file: string): void {
  const db = new DatabaseSync(file);
  for (const { table, seq, value } of db.prepare('select "table", seq, value from entry').all()) {
    const entry: Entry = JSON.parse(String(value));
    if (entry.kind !== 'started') continue;
    const draws = entry.draws.map((draw) =>
      Array.isArray(draw) ? [...draw.slice(0, alike), ...draw.slice(alike).reverse()] : draw,
    );
    db.prepare('update entry set value = ? where "table" = ? and seq = ?').run(
      JSON.stringify({ ...entry, draws }),
      table ?? '',
      seq ?? 0,
    );
  }
  db.close();
}

/** Without the moments at which something happened. */
function timeless(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now');
}
