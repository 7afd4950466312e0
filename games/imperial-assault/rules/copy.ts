import type { BattleState, Player, Stacked } from './state.ts';

/** A copy of a state: neither changes with the other. */
export function copy(state: BattleState): BattleState {
  return {
    stack: state.stack.map(copyFrame),
    content: state.content,
    mission: state.mission,
    sides: state.sides,
    players: state.players.map(copyPlayer),
    cards: state.cards,
    located: state.located.slice(),
    openDoors: state.openDoors,
    rubble: state.rubble,
    shields: state.shields,
    tokens: state.tokens,
    round: state.round,
    initiative: state.initiative,
    activation: state.activation,
    waiting: state.waiting,
    missionUses: state.missionUses.slice(),
    held: state.held === null ? null : state.held.slice(),
    lasting: state.lasting,
    used: state.used,
    orders: state.orders,
    silenced: state.silenced,
    waiters: state.waiters,
    played: state.played,
    last: state.last,
    latest: state.latest,
    ending: state.ending,
    tieRolls: state.tieRolls,
    ...(state.campaign !== undefined && { campaign: state.campaign }),
  };
}

/** Frames never change, except for the answers of windows and the stacks of lanes. */
function copyFrame(frame: Stacked): Stacked {
  if (frame.step === 'lanes') return { step: 'lanes', lanes: frame.lanes.map((lane) => lane.slice()) };
  if ('answers' in frame) return { ...frame, answers: frame.answers.slice() };
  return frame;
}

function copyPlayer(player: Player): Player {
  return {
    groups: player.groups.slice(),
    points: player.points,
    pointsForDefeated: player.pointsForDefeated,
    zone: player.zone,
    upgrades: player.upgrades,
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    shown: player.shown,
    squads: player.squads,
    out: player.out,
  };
}
