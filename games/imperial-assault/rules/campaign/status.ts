import { defeatIfSpent } from '../attack/suffer.ts';
import { announce, pushMoment } from '../effects/announce.ts';
import { expire } from '../effects/expire.ts';
import type { Terms } from '../options.ts';
import { roundSteps } from '../rounds.ts';
import { type AutomaticOf, changeGroup, groupNumber, none } from '../state.ts';
import { campaignIn, changeMission, empireSeat, missionIn } from './current.ts';
import { pushMission } from './events.ts';
import { readyHeroes } from './heroes.ts';
import { raiseThreat } from './threat.ts';
import { isOver, winMission } from './victory.ts';

/** A round begins as in a skirmish; then the mission says what happens (A3, A12). */
function roundStep(terms: Terms): AutomaticOf<'round'> {
  const { round } = roundSteps(terms);
  return {
    kind: 'automatic',
    run(turn, frame) {
      round.run(turn, frame);
      pushMission(terms, turn, { at: 'round-start' });
    },
  };
}

/**
 * The status phase of a campaign (A13): threat, then everything is readied, then the Empire deploys; then the mission and
 * the effects of the end of the round.
 */
function statusStep(terms: Terms): AutomaticOf<'status'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { stack } = turn;
      stack[stack.length - 1] = { step: 'nextRound' };
      stack.push({ step: 'endOfRound' }, { step: 'optionalDeployment' }, { step: 'threat' });
      pushMoment(terms, turn, { key: 'status-start' });
    },
  };
}

/** The Empire gains threat equal to the threat level, and everything is readied (A13). */
function threatStep(terms: Terms): AutomaticOf<'threat'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, emit } = turn;
      stack.pop();
      raiseThreat(terms, turn, missionIn(state).threatLevel);
      for (const [seat, player] of state.players.entries()) {
        for (const [place, { ready }] of player.groups.entries())
          if (!ready) changeGroup(state, groupNumber(seat, place), { ready: true });
        // The cards of heroes are readied when they activate (A3).
        if (seat === empireSeat)
          player.upgrades = player.upgrades.map((upgrade) => ({ ...upgrade, exhausted: false }));
      }
      readyHeroes(turn);
      emit?.({ kind: 'ready' });
    },
  };
}

/** Events of the mission come before the effects of the end of the round (A12). */
function endOfRoundStep(terms: Terms): AutomaticOf<'endOfRound'> {
  return {
    kind: 'automatic',
    run(turn) {
      turn.stack.pop();
      announce(terms, turn, { at: 'round-end' });
      pushMission(terms, turn, { at: 'round-end' });
    },
  };
}

/** After the last round of the mission the Empire has won. */
function nextRoundStep(terms: Terms): AutomaticOf<'nextRound'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack } = turn;
      const figures = expire(turn, 'round', none);
      const { threatLevel, levelShift = 0 } = missionIn(state);
      if (levelShift !== 0) changeMission(state, { threatLevel: threatLevel - levelShift, levelShift: 0 });
      if (missionIn(state).heldBack !== undefined) {
        const { heldBack: _heldBack, ...mission } = missionIn(state);
        state.campaign = { ...campaignIn(state), mission };
      }
      if (isOver(state)) {
        stack.pop();
        return;
      }
      const { lastRound } = missionIn(state);
      stack[stack.length - 1] = { step: 'round' };
      if (lastRound !== null && state.round >= lastRound) winMission(turn, 'empire');
      else for (const figure of figures) defeatIfSpent(terms, turn, figure);
    },
  };
}

export function statusSteps(terms: Terms) {
  return {
    round: roundStep(terms),
    status: statusStep(terms),
    threat: threatStep(terms),
    endOfRound: endOfRoundStep(terms),
    nextRound: nextRoundStep(terms),
  } as const;
}
