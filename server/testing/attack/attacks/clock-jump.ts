import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { ClockPlan } from '../../../protocol.ts';
import type { TableClient } from '../../player.ts';
import type { Attack } from '../attacks.ts';
import type { Target } from '../target.ts';

const hour = 3_600_000;
const clocks: readonly ClockPlan[] = [
  { kind: 'decision', seconds: 300, timeout: 'forfeit' },
  { kind: 'decision', seconds: 300, timeout: 'bot' },
  { kind: 'fischer', seconds: 3600, increment: 0, timeout: 'forfeit' },
];

export const attack: Attack = {
  name: 'clock-jump',
  does: 'sets the clock of the server an hour ahead, while people have five minutes for each decision and are all there',
  target: { preload: new URL('../set-clock.ts', import.meta.url) },
  async run(target, scale) {
    const tables = await Promise.all(clocks.map((clock, at) => sitDown(target, clock, at)));
    const clients = tables.flat();
    for (let jump = 0; jump < (scale === 'short' ? 1 : 5); jump++) {
      setAhead(target);
      // Within seven seconds an overdue clock is looked for.
      await setTimeout(scale === 'short' ? 2000 : 8000);
      for (const client of clients) {
        const [decision] = client.decisions;
        if (decision !== undefined) await client.play(decision.seat, decision.choices[0] ?? '');
      }
    }
    const lost = clients.filter(({ over, table }) => over || table?.seats.some(({ standIn }) => standIn));
    const left = Math.min(...clients.flatMap(({ clocks }) => clocks?.left ?? []));
    for (const client of clients) await client.close();
    return [
      { what: 'players who lost by it', measured: lost.length, most: 0 },
      {
        what: 'less time for somebody than before',
        measured: Math.max(0, 200_000 - left),
        unit: 'ms',
        most: 0,
      },
    ];
  },
};

async function sitDown(target: Target, clock: ClockPlan, at: number): Promise<readonly TableClient[]> {
  const [ann, bob] = [await target.arrive(`198.51.100.${at}`), await target.arrive(`203.0.113.${at}`)];
  const { id } = await ann.open({ game: 'carcassonne', clock, listed: false });
  await bob.sit(id, 1);
  const clients = [await ann.connect(id), await bob.connect(id)];
  for (const client of clients) await client.until(() => client.clocks !== undefined);
  return clients;
}

/** Sets the clock of the process, and that by which the storage tells which processes live. */
function setAhead({ data, process }: Target): void {
  process.kill('SIGUSR2');
  const db = new DatabaseSync(join(data, 'starboard.db'), { timeout: 5000 });
  db.exec(`update process set beat = beat - ${hour}, until = until - ${hour}`);
  db.close();
}
