import { setTimeout } from 'node:timers/promises';
import { games } from '../../../../games/games.ts';
import type { TableDetails } from '../../../protocol.ts';
import { contribution, jsonOf, type Player, type TableClient } from '../../player.ts';
import { distanceOf, noteTimes, type Reply, repliesIn } from '../../reply-times.ts';
import type { Attack, Scale } from '../attacks.ts';
import type { Target } from '../target.ts';

/** A game of many windows for reactions, in which the cards in hand are hidden. */
const game = 'super-teams';
/** A game in which bots think for long: at its tables they play alone, so that their threads are always busy. */
const longGame = 'carcassonne';
/** Numbers of tables of each kind, and how long they are watched, in milliseconds. */
const sizes = {
  short: { busy: 6, watched: 4, time: 3000 },
  full: { busy: 40, watched: 12, time: 60_000 },
} as const;

export const attack: Attack = {
  name: 'bot-timing',
  does: 'keeps the threads of bots busy, measures when bots reply to moves, and learns from the records who held what',
  async run(target, scale) {
    const { busy, watched } = sizes[scale];
    const left: TableClient[] = [];
    for (let table = 0; table < busy; table++) left.push(await leaveToBots(target, table));
    const watching = Array.from({ length: watched }, (_, table) => watch(target, table, scale));
    const replies = (await Promise.all(watching)).flat();
    for (const client of left) await client.close();
    const able = replies.filter((reply) => reply.able).length;
    return [
      {
        what: `distance of ${able} replies with a choice from ${replies.length - able} without (Kolmogorov-Smirnov)`,
        measured: Number(distanceOf(replies).toFixed(2)),
        most: 2,
      },
    ];
  },
};

async function sitDown(
  target: Target,
  address: string,
  played: string,
): Promise<{ guest: Player; client: TableClient }> {
  const guest = await target.arrive(address);
  const bot = { kind: 'bot', bot: 'greedy' } as const;
  const body = { game: played, seats: [{ kind: 'me' }, bot, bot, bot], options: {}, listed: false };
  const { id } = await jsonOf<TableDetails>(await guest.request('POST', '/tables', body));
  await guest.request('POST', `/tables/${id}/contribution`, contribution());
  const client = await guest.connect(id);
  await client.until(() => client.seq >= 0);
  return { guest, client };
}

async function leaveToBots(target: Target, table: number): Promise<TableClient> {
  const { client } = await sitDown(target, `198.51.100.${table + 1}`, longGame);
  await client.request({ type: 'standIn', seat: 0 });
  return client;
}

/** Plays for a while, whatever comes, and gives up: then the record of the match tells everything. */
async function watch(target: Target, table: number, scale: Scale): Promise<readonly Reply[]> {
  const { guest, client } = await sitDown(target, `203.0.113.${table + 1}`, game);
  const times = noteTimes(client);
  const end = performance.now() + sizes[scale].time;
  await client.request({ type: 'pass', seat: 0, until: 'match' });
  while (performance.now() < end && !client.over) {
    const [decision] = client.decisions;
    const { seq } = client;
    if (decision !== undefined) await client.play(0, decision.choices[seq % decision.choices.length] ?? '');
    await Promise.race([setTimeout(200), client.until(() => client.seq > seq)]);
  }
  if (!client.over) await client.request({ type: 'resign', seat: 0 });
  const record = await guest.request('GET', `/tables/${client.table?.id}/record`);
  await client.close();
  const rules = await games.find(({ id }) => id === game)?.game();
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  return repliesIn(rules, await record.text(), times).filter(({ seat }) => seat !== 0);
}
