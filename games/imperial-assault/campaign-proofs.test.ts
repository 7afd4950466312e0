import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { missions } from './content/campaign/missions.ts';
import { replay } from './testing/campaign/proof.ts';
import proofs from './testing/campaign/proofs.json' with { type: 'json' };

suite('each mission can be won by each side, and each of its events can happen (`find-proofs.ts` looks anew)', () => {
  for (const { id, events } of missions)
    test(id, () => {
      const open = new Set(['rebels', 'empire', ...events.map((event) => event.id)]);
      for (const proof of proofs) {
        if (proof.mission !== id) continue;
        const { winner, events: happened } = replay(proof);
        for (const one of [winner ?? '', ...happened]) open.delete(one);
      }
      assert.deepEqual([...open], []);
    });
});
