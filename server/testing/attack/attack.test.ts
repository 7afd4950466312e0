import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { carryOut, holds, loadAttacks, most } from './attacks.ts';

const attacks = await loadAttacks();

/** The machine that runs the tests may be so many times slower than the one that the limits are meant for. */
const slowness = 10;

describe('under attack nobody else waits, nothing is filled and nobody is fooled:', () => {
  for (const attack of attacks) {
    it(`${attack.name}: ${attack.does}`, async () => {
      const { held, memory, findings } = await carryOut(attack, 'short');
      assert.ok(held < most.held * slowness, `the event loop was held ${held.toFixed(0)} ms`);
      assert.ok(!(memory > most.memory), `the server had ${memory.toFixed(0)} MB`);
      for (const finding of findings) {
        assert.ok(holds(finding), `${finding.what}: ${finding.measured}, at most ${finding.most}`);
      }
    });
  }
});
