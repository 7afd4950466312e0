import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { type Line, Player } from './player.ts';

/** Gives the first answer that the line's person may give. */
export async function answer(line: Line, id: string) {
  const [question] = line.questions;
  return line.answer(question?.seat ?? 0, question?.choices[0] ?? '', { id });
}

/** Gives the same answer again and again until it is taken. */
export async function answerAgain(line: Line, id: string): Promise<number> {
  for (;;) {
    const reply = await answer(line, id);
    if (reply.type === 'accepted') return reply.seq;
    assert.ok(['not-stored', 'stale'].includes(reply.code), reply.code);
    await setTimeout(50);
  }
}

/** Somebody who plays a duel with herself. */
export async function duelAt(url: string): Promise<{ ann: Player; id: string; line: Line }> {
  const ann = await Player.arrive(url);
  const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
  const line = await ann.look(id);
  await line.until(() => line.seq === 0);
  return { ann, id, line };
}
