import { canonical } from '../../../../../kernel/canonical.ts';
import { InputError } from '../../../../../kernel/error.ts';
import type { Seat, Viewer } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import type { Grant } from '../../effects/frames.ts';
import { placeInPassing } from '../../moving.ts';
import type { Terms } from '../../options.ts';
import {
  activationPosition,
  activePosition,
  groupFrames,
  isPlainActivation,
} from '../../position/activation.ts';
import { abilityPosition, nameOfFigure } from '../../position/names.ts';
import { groupPosition, roundPosition, tokenPosition } from '../../position/of-state.ts';
import { areUsesPlain } from '../../position/uses.ts';
import {
  type BattleState,
  type FigureNumber,
  type FrameOf,
  groupWith,
  none,
  playerOf,
  type Stacked,
  seatOf,
  seatOfGroup,
  type Upgrade,
} from '../../state.ts';
import { writeRecord } from '../between/carry.ts';
import {
  campaignIn,
  campaignMissionOf,
  empireSeat,
  heroGroup,
  heroOf,
  missionIn,
  seatOfHero,
  sideOf,
} from '../current.ts';
import type { Side } from '../record.ts';
import { nameOfText } from '../told.ts';
import { seenCampaign } from '../view.ts';
import { attackInAction, attackPosition, framesOfAttack } from './attack.ts';
import { framesOfTest, testAtRerolls, testPosition } from './attribute-test.ts';
import { framesPosition } from './frames.ts';
import { framesOfActivation } from './given.ts';
import {
  isInRound,
  type MomentPosition,
  pushMissionQuestion,
  type QuestionOutside,
  questionOutside,
} from './moments.ts';
import { questionPosition } from './question.ts';
import type { CardPosition, MissionPosition, SeatPosition } from './schema.ts';

/**
 * Whether a position has words of its own for a mission: when a side activates a group, a figure may act, seats are asked what they use, surges of its attack are spent or dice of its test can be rolled
 * again, or the Empire deploys in the status phase, as long as nothing is used up or lasts that has no name. How the last dice lie, how others stood when an activation began, which no card of a
 * campaign asks, and how much strain was suffered for movement in an activation that is over, are not part of a position.
 */
export function isPlain(terms: Terms, state: BattleState): boolean {
  const outside = questionOutside(state);
  if (outside !== undefined && !isPlainQuestion(terms, state, outside)) return false;
  return isCalmBelow(terms, withoutQuestion(state, outside), outside?.key);
}

/** A state without its question outside of attacks and tests, if there is one. */
function withoutQuestion(state: BattleState, outside: QuestionOutside | undefined): BattleState {
  return outside === undefined ? state : { ...state, stack: [...outside.below] };
}

/** Whether a position can express a question outside of attacks and tests. */
function isPlainQuestion(
  terms: Terms,
  state: BattleState,
  { question, key, below }: QuestionOutside,
): boolean {
  const again = unlessRefused(() => {
    const stack = [...below];
    const asked = { moment: key, ...questionPosition(terms, question) };
    pushMissionQuestion(terms, { state: { ...state, stack }, stack }, asked);
    return stack;
  });
  return again !== undefined && canonical(again) === canonical(state.stack);
}

/** Whether a position can express a state but for a question at this moment. */
function isCalmBelow(terms: Terms, state: BattleState, key: MomentPosition['moment'] | undefined): boolean {
  const [below] = state.stack;
  const isTurn = below?.step === 'sides' && isCalmTurn(terms, state, below.next);
  if (!isTurn && !isDeployment(state) && !isInRound(state, key)) return false;
  const attacking = attackInAction(terms, state);
  const attacks = attacking === undefined ? 0 : 1;
  if (!areUsesPlain(terms, state, attacks)) return false;
  const isNamed = ({ until, depth }: Grant): boolean =>
    (until !== 'attack' || (attacks > 0 && depth === attacks)) &&
    (until !== 'activation' || state.activation !== null) &&
    (until !== 'next-attack' || depth === 0);
  if (!state.lasting.every(isNamed)) return false;
  if (state.orders.some(({ until, depth }) => until === 'attack' && depth !== attacks)) return false;
  if (!areCardsInUse(terms, state, attacking?.attack)) return false;
  const mission = campaignMissionOf(terms, state);
  return (
    missionIn(state).told.every((told) => nameOfText(mission, told) !== undefined) &&
    placeInPassing(terms, state) === undefined
  );
}

/** Whether the Empire deploys in the status phase, and no ability takes anything from what that costs. */
function isDeployment({ stack }: BattleState): boolean {
  const [below, , top] = stack;
  return (
    below?.step === 'nextRound' &&
    stack.length === 3 &&
    top?.step === 'deployment' &&
    top.discounts.length === 0
  );
}

/** Whether a side activates a group, and nothing else goes on, or a figure of the group that activates may act. */
function isCalmTurn(terms: Terms, state: BattleState, next: Side): boolean {
  const { stack, activation } = state;
  const top = stack[1];
  if (top?.step === 'rebelTurn' || top?.step === 'turn') return stack.length === 2 && activation === null;
  const frames = groupFrames({ stack: stack.slice(0, framesOfActivation) });
  if (frames === undefined || sideOf(seatOfGroup(frames.group.group)) === next) return false;
  if (!isPlainActivation(terms, state, frames)) return false;
  return stack.length <= framesOfActivation || isPlainAction(terms, state, frames.active);
}

/** Whether a position can express the action in the midst of which the active figure is: an attack, or a test. */
function isPlainAction(terms: Terms, state: BattleState, active: FigureNumber | undefined): boolean {
  const [attack, test] = [attackInAction(terms, state), testAtRerolls(terms, state)];
  if (active === undefined) return false;
  const again = unlessRefused(() => {
    if (attack !== undefined)
      return framesOfAttack(terms, state, active, attackPosition(terms, state, attack), attack.given);
    return test && framesOfTest(terms, state, active, testPosition(terms, state, test), test.given);
  });
  const now = state.stack.slice(framesOfActivation).map(withoutEarlier);
  return again !== undefined && canonical(again) === canonical(now);
}

/** A frame without the last attack of an ability that has no more effects, which alone would ask for it. */
export function withoutEarlier(frame: Stacked): Stacked {
  return frame.step === 'effects' && frame.todo.length === 0 ? { ...frame, attack: null } : frame;
}

/** What a position sets out; undefined where it is refused. */
export function unlessRefused<T>(arrange: () => T): T | undefined {
  try {
    return arrange();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Whether all cards are in use but for weapons with which a hero does not attack. */
function areCardsInUse(terms: Terms, state: BattleState, attack: FrameOf<'attack'> | undefined): boolean {
  const seat = attack && seatOfHero(attack.attacker);
  const others = state.players.filter((_, other) => other !== seat);
  if (others.some(({ upgrades }) => upgrades.some(({ off }) => off === true))) return false;
  // Arms with which it is as it is are those that it has in hand.
  return attack === undefined || terms.added.arms(terms, state, attack).every((arms) => arms.state === state);
}

/** The activation that goes on; undefined where a group is still to be chosen. */
function activationIn(terms: Terms, state: BattleState): MissionPosition['activation'] {
  const frames = groupFrames({ stack: state.stack.slice(0, framesOfActivation) });
  if (frames === undefined) return undefined;
  const [attack, test] = [attackInAction(terms, state), testAtRerolls(terms, state)];
  const { figure, ...others } = activationPosition(terms, state, frames);
  const given = attack?.given ?? test?.given;
  return {
    seat: seatOfGroup(frames.group.group),
    ...others,
    ...(figure && frames.active !== undefined && { figure: { ...figure, ...doneIn(state, frames.active) } }),
    ...(given && { given }),
    ...(attack && { attack: attackPosition(terms, state, attack) }),
    ...(test && { test: testPosition(terms, state, test) }),
  };
}

/** What goes on in a mission, as a position says it: in words of its own where it has such, or else frame by frame. */
type GoingOn = Pick<
  MissionPosition,
  'toMove' | 'activation' | 'deployment' | 'notYet' | 'question' | 'frames'
>;

function goingOn(terms: Terms, asked: BattleState): GoingOn {
  if (!isPlain(terms, asked)) return allFrames(terms, asked);
  const outside = questionOutside(asked);
  const state = withoutQuestion(asked, outside);
  const top = state.stack[1];
  const activation = activationIn(terms, state);
  return {
    ...(outside && { question: { moment: outside.key, ...questionPosition(terms, outside.question) } }),
    ...(isDeployment(state) && { deployment: true }),
    ...(state.stack[0]?.step === 'sides' && {
      toMove:
        activation === undefined ? (top?.step === 'turn' ? 'empire' : 'rebels') : sideOf(activation.seat),
    }),
    ...(activation !== undefined && { activation }),
    ...(top?.step === 'rebelTurn' && top.waiting.length > 0 && { notYet: [...top.waiting] }),
  };
}

function allFrames(terms: Terms, state: BattleState): GoingOn {
  const { activation } = state;
  const frames = framesPosition(terms, state) ?? [];
  if (activation === null) return { frames };
  const { figure, ending } = activation;
  return {
    frames,
    activation: {
      seat: seatOf(figure),
      group: groupWith(figure) & 31,
      figure: {
        ...activePosition(terms, state, activation),
        ...doneIn(state, figure),
        ...(ending && { ending }),
      },
    },
  };
}

/** What only a figure of a campaign has done in its activation. */
function doneIn(
  state: BattleState,
  active: FigureNumber,
): Pick<
  NonNullable<NonNullable<MissionPosition['activation']>['figure']>,
  'rested' | 'ran' | 'strainForMoves'
> {
  const { rested, ran } = state.activation ?? {};
  const hero = seatOfHero(active);
  const { strainForMoves = 0 } = hero === undefined ? {} : heroOf(state, hero);
  return {
    ...(rested && { rested }),
    ...(ran && { ran }),
    ...(strainForMoves > 0 && { strainForMoves }),
  };
}

/** The position of a calm mission, as far as a viewer knows it; the whole truth where no viewer is named. */
export function missionPositionOf(terms: Terms, state: BattleState, viewer?: Viewer): MissionPosition {
  const campaign = viewer === undefined ? campaignIn(state) : seenCampaign(terms, state, viewer);
  const mission = campaign.mission ?? missionIn(state);
  const compiled = campaignMissionOf(terms, state);
  const { names, doorIds } = compiled;
  const fightersOf = (cards: readonly number[]): string[] =>
    cards.map((card) => terms.fighters[card]?.id ?? '');
  const doorsOf = (doors: readonly number[]): string[] =>
    doors.toSorted((one, other) => one - other).flatMap((door) => doorIds[door] ?? []);
  const { heroes: ofHeroes, ...record } = writeRecord(terms, campaign.record);
  const { heldBack = [], savings = [], levelShift = 0, knownSupplies = [] } = mission;
  const { discard } = playerOf(state, empireSeat);
  return {
    players: state.players.map((_, seat) => seatPosition(terms, state, seat)),
    mission: compiled.campaign.id,
    round: state.round,
    ...goingOn(terms, state),
    empire: {
      threat: mission.threat,
      threatLevel: mission.threatLevel,
      ...(levelShift !== 0 && { levelShift }),
      open: fightersOf(mission.hand),
      known: fightersOf(mission.known),
      // Nobody else knows that there is a reserve.
      ...((viewer === undefined || viewer === empireSeat) && { reserve: fightersOf(mission.reserve) }),
      ...(heldBack.length > 0 && { heldBack: fightersOf(heldBack) }),
      ...(savings.length > 0 && {
        savings: savings.map(({ amount, reinforcement, trait }) => ({
          amount,
          reinforcement,
          ...(trait !== null && { trait }),
        })),
      }),
      ...(discard.length > 0 && {
        discard: discard.map((card) => entry(terms.commands, entry(state.cards, card)).id),
      }),
    },
    openDoors: doorsOf(state.openDoors),
    lockedDoors: doorsOf(mission.lockedDoors),
    revealed: [...mission.revealed],
    openPoints: [...mission.openPoints],
    rubble: state.rubble.map((space) => entry(names, space)),
    shields: state.shields.map((space) => entry(names, space)),
    tokens: state.tokens.map((token, number) => {
      const { health } = token;
      const successes = mission.successes[number] ?? 0;
      return {
        ...tokenPosition(names, token),
        ...(successes > 0 && { successes }),
        ...(health !== undefined && { health }),
      };
    }),
    happened: [...mission.happened],
    told: mission.told.flatMap((told) => nameOfText(compiled, told) ?? []),
    ...(mission.shown && { shown: mission.shown.map(({ id }) => id) }),
    counters: Object.entries(mission.counters).map(([counter, count]) => ({ counter, count })),
    ...(mission.lastRound !== null && { lastRound: mission.lastRound }),
    ...(mission.extraToken !== none && { extraToken: mission.extraToken }),
    crates: mission.crates,
    supplyDeck: mission.supplyDeck.map((card) => entry(terms.upgrades, card).id),
    ...(knownSupplies.length > 0 && {
      knownSupplies: knownSupplies.map(({ card, seats }) => ({
        card: entry(terms.upgrades, card).id,
        ...(seats && { seats: [...seats] }),
      })),
    }),
    ...(viewer !== undefined && { shuffle: true }),
    // Which hero it is says its sheet.
    record: { ...record, heroes: ofHeroes.map(({ hero: _hero, ...hero }) => hero) },
    ...(state.lasting.length > 0 && {
      lasting: state.lasting.map(({ ability, seat, figures, until }) => ({
        ...abilityPosition(terms, ability),
        seat,
        figures: figures.map(nameOfFigure),
        until,
      })),
    }),
    ...(state.orders.length > 0 && {
      orders: state.orders.map(({ seat, ability, answer, until }) => ({ seat, ability, answer, until })),
    }),
    ...roundPosition(terms, state),
  };
}

function seatPosition(terms: Terms, state: BattleState, seat: Seat): SeatPosition {
  const player = playerOf(state, seat);
  const { strain, activations, activated } =
    seat === empireSeat ? { strain: 0, activations: undefined, activated: false } : heroOf(state, seat);
  return {
    groups: player.groups.map((one, at) => groupPosition(terms, state, player, one, (seat << 5) | at)),
    cards: player.upgrades.map((one) => cardPosition(terms, seat, one)),
    ...(strain > 0 && { strain }),
    ...(activations !== undefined && { activations }),
    ...(activated && { activated }),
  };
}

function cardPosition(
  terms: Terms,
  seat: Seat,
  { card, host, exhausted, depleted, tokens }: Upgrade,
): CardPosition {
  return {
    card: entry(terms.upgrades, card).id,
    ...(host !== usualHost(seat) && host !== none && { host: host & 31 }),
    ...(exhausted && { exhausted }),
    ...(depleted && { depleted }),
    ...(tokens !== undefined && { tokens }),
  };
}

/** On what the cards of a seat lie, if nothing else is said: heroes have theirs, those of the Empire lie beside the map. */
export function usualHost(seat: Seat): number {
  return seat === empireSeat ? none : heroGroup(seat);
}
