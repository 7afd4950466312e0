import assert from 'node:assert/strict';
import type { Match } from '../kernel/match.ts';

/** Fails unless a rule forbids a choice to whoever is asked first, and the attempt changes nothing. */
export function assertRefused(match: Match, choice: string, rule: string): void {
  const before = JSON.stringify(match.state);
  const [decision] = match.decisions();
  assert.ok(decision && !decision.choices.includes(choice));
  assert.equal(match.refusal(decision.seat, choice)?.rule, rule);
  assert.throws(() => match.play(decision.seat, choice), { code: 'illegal-choice', rule });
  assert.equal(JSON.stringify(match.state), before);
}
