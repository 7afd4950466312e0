import type { Chance } from '../../../kernel/chance.ts';
import { dealCards } from './dealing.ts';
import type { Terms } from './options.ts';
import { type BattleFrame, type BattleState, bitOf, type Stacked } from './state.ts';
import type { View } from './view.ts';

/**
 * Makes a state with this view. Cards whose place is unknown are dealt at random to the places that are open; those of a deck
 * that an opponent built can be any that a legal deck may still have. Answers that others have given in secret are any.
 */
export function imagine(terms: Terms, view: View, chance: Chance): BattleState {
  const { viewer, stack, players, outcome: _outcome, ...open } = view;
  const imagined = stack.map((frame): Stacked => {
    if (frame.step === 'lanes') throw new Error('Imperial Assault has no lanes');
    return imagineFrame(frame, view, chance);
  });
  const state: BattleState = {
    ...open,
    ...(open.campaign && { campaign: terms.added.imagine(terms, open.campaign, imagined, viewer, chance) }),
    sides: [...view.sides],
    missionUses: [...view.missionUses],
    held: view.held === null ? null : [...view.held],
    stack: imagined,
    players: players.map((seen) => ({
      groups: [...seen.groups],
      points: seen.points,
      pointsForDefeated: seen.pointsForDefeated,
      zone: seen.zone,
      upgrades: seen.upgrades,
      deck: [],
      hand: [],
      discard: [],
      shown: seen.shown,
      squads: seen.squads,
      out: seen.out,
    })),
    cards: [],
    located: [],
  };
  for (const [seat, seen] of players.entries()) {
    const known = { ...seen, knowing: bitOf(viewer) };
    dealCards(terms, state, seat, terms.added.knownCards(terms, state, seat, known), chance);
  }
  return state;
}

function imagineFrame(frame: BattleFrame, { viewer }: View, chance: Chance): BattleFrame {
  if (!('answers' in frame)) return frame;
  const { asked, answers } = frame;
  if (frame.step !== 'assign') return { ...frame, answers: answers.slice() };
  return {
    ...frame,
    answers: answers.map((answer, place) =>
      answer === null || asked[place] === viewer
        ? answer
        : { kind: 'squad', squad: chance.pick(2) === 0 ? 0 : 1 },
    ),
  };
}
