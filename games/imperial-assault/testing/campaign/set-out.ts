import assert from 'node:assert/strict';
import { Match } from '../../../../kernel/match.ts';
import { checkAgainst } from '../../../../schema/check.ts';
import { game } from '../../campaign-game.ts';
import { type MissionPosition, missionPositionSchema } from '../../rules/campaign/position/schema.ts';
import { inMission } from './in-mission.ts';

/** A mission alone, from a position that fits the schema. These dice are rolled first. */
export function matchFrom(position: MissionPosition, dice: readonly number[] = []) {
  const checked = checkAgainst(missionPositionSchema, position);
  assert.ok(checked.ok, JSON.stringify(checked));
  const { mission = 'dark-recon' } = position;
  const match = new Match(game, { options: { play: 'mission', mission }, seed: 'a position', position });
  match.script(dice);
  return match;
}

export type Played = ReturnType<typeof matchFrom>;

/** The position of a match now. Fails where none can express it. */
export function now({ rules, state }: Played): MissionPosition {
  assert.ok(rules.calm?.(state), 'a position can express it');
  return inMission(rules.position(state));
}

/** What is asked, and of whom. */
export function asked(match: Played): readonly string[] {
  return match.decisions().flatMap(({ seat, kind, choices }) => [`${seat} ${kind}`, ...choices]);
}

/** The same table set out again from its position, which is the same then, and asks the same. */
export function again(match: Played): Played {
  const next = matchFrom(now(match));
  assert.deepEqual(now(next), now(match));
  assert.deepEqual(asked(next), asked(match));
  return next;
}
