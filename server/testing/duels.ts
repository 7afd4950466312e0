import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { Player, type TableClient } from './player.ts';

/** Gives the first move that the line's person may give. */
export async function playFirst(client: TableClient, id: string) {
  const [decision] = client.decisions;
  return client.play(decision?.seat ?? 0, decision?.choices[0] ?? '', { id });
}

/** Gives the same move again and again until it is taken. */
export async function playFirstAgain(client: TableClient, id: string): Promise<number> {
  for (;;) {
    const reply = await playFirst(client, id);
    if (reply.type === 'accepted') return reply.seq;
    assert.ok(['not-stored', 'stale'].includes(reply.code), reply.code);
    await setTimeout(50);
  }
}

/** Somebody who plays a duel with herself. */
export async function duelAt(url: string): Promise<{ ann: Player; id: string; client: TableClient }> {
  const ann = await Player.arrive(url);
  const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
  const client = await ann.connect(id);
  await client.until(() => client.seq === 0);
  return { ann, id, client };
}
