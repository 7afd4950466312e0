import { setTimeout } from 'node:timers/promises';
import { games } from '../../../../games/games.ts';
import { distanceOf, noteTimes, type Reply, repliesIn } from '../../reply-times.ts';
import type { Attack, Scale } from '../attacks.ts';
import type { Target } from '../target.ts';

/** A game of many windows for reactions, in which the cards in hand are hidden. */
const game = 'super-teams';
/** How many tables are watched, and for how long, in milliseconds. */
const sizes = { short: { tables: 10, time: 5000 }, full: { tables: 16, time: 60_000 } } as const;

export const attack: Attack = {
  name: 'bot-timing',
  does: 'measures when bots reply to moves while their threads are busy, and learns from the records who held what',
  target: { preload: new URL('../slow-bots.ts', import.meta.url) },
  async run(target, scale) {
    const watching = Array.from({ length: sizes[scale].tables }, (_, table) => watch(target, table, scale));
    const replies = (await Promise.all(watching)).flat();
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

/** Plays for a while, whatever comes, and gives up: then the record of the match tells everything. */
async function watch(target: Target, table: number, scale: Scale): Promise<readonly Reply[]> {
  const guest = await target.arrive(`203.0.113.${table + 1}`);
  const bot = { kind: 'bot', bot: 'greedy' } as const;
  const { id } = await guest.open({ game, seats: [{ kind: 'me' }, bot, bot, bot], listed: false });
  const client = await guest.connect(id);
  await client.until(() => client.seq >= 0);
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
  const record = await guest.request('GET', `/tables/${id}/record`);
  await client.close();
  const rules = await games.find((entry) => entry.id === game)?.game();
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  return repliesIn(rules, await record.text(), times).filter(({ seat }) => seat !== 0);
}
