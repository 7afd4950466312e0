import { entry } from '../../../common/at.ts';
import { type Choice, pass } from '../choice.ts';
import { deployingSteps } from '../deploying.ts';
import { pushMoment } from '../effects/announce.ts';
import type { Terms } from '../options.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeFigure,
  type FigureNumber,
  type FrameOf,
  figureNumber,
  type GroupNumber,
  groupNumber,
  groupOf,
  groupWith,
  none,
  playerOf,
  seatOfGroup,
} from '../state.ts';
import { tell } from '../tell.ts';
import {
  activePoints,
  addGroup,
  figuresOf,
  hasRoom,
  isPresent,
  missingFigure,
  pushArrival,
  renewFigure,
} from './arriving.ts';
import { detach, offerAttachments } from './attachments.ts';
import { deploymentCost, discountsFor, partToDeploy, reinforcementCost } from './costs.ts';
import { emitCampaign, empireSeat, missionIn } from './current.ts';
import { addToHand, takeFromHand } from './open-groups.ts';
import type { CampaignRefusal } from './refusals.ts';
import { changeThreat } from './threat.ts';

/** An optional deployment comes on the stack: the Empire may deploy and reinforce now (A13). */
export function pushDeployment({ stack }: BattleTurn): void {
  stack.push({ step: 'optionalDeployment' });
}

/** An optional deployment begins: abilities answer it before the Empire deploys. */
function beginStep(terms: Terms): AutomaticOf<'optionalDeployment'> {
  return {
    kind: 'automatic',
    run(turn, { discounts = [] }) {
      const { stack } = turn;
      stack[stack.length - 1] = { step: 'deployment', discounts };
      pushMoment(terms, turn, { key: 'deployment', by: empireSeat });
    },
  };
}

/** The rule that forbids to deploy a card, by number in `fighters`, for so much threat; undefined if the Empire may. */
function whyNotDeploy(
  terms: Terms,
  state: BattleState,
  card: number,
  cost: number,
): CampaignRefusal | undefined {
  const { hand, threat, heldBack } = missionIn(state);
  if (!hand.includes(card)) return 'no-open-group';
  const copies = (cards: readonly number[] = []): number => cards.filter((one) => one === card).length;
  if (copies(heldBack) >= copies(hand)) return 'held-back';
  if (activePoints(terms, state).length === 0) return 'no-deployment-point';
  if (!hasRoom(terms, state, card)) return 'only-interior';
  return cost > threat ? 'no-threat' : undefined;
}

/** The rule that forbids to deploy a whole group; undefined if the Empire may. */
function whyNotWhole(
  terms: Terms,
  state: BattleState,
  card: number,
  { discounts }: FrameOf<'deployment'>,
): CampaignRefusal | undefined {
  return whyNotDeploy(terms, state, card, deploymentCost(terms, state, card, discounts));
}

/** The rule that forbids to deploy so many figures of a group; undefined if the Empire may. */
function whyNotPart(terms: Terms, state: BattleState, count: number): CampaignRefusal | undefined {
  const part = partToDeploy(terms, state);
  if (part === undefined || count < 1 || count > part.most) return 'no-part';
  return whyNotDeploy(terms, state, part.card, count * part.cost);
}

/** The rule that forbids to bring a figure of a group back; undefined if the Empire may. */
function whyNotReinforce(terms: Terms, state: BattleState, group: GroupNumber): CampaignRefusal | undefined {
  const { companion, card } = groupOf(state, group);
  if (companion || !isPresent(state, group)) return 'no-reinforcement';
  if (missingFigure(state, group) === undefined) return 'no-reinforcement';
  if (activePoints(terms, state).length === 0) return 'no-deployment-point';
  if (!hasRoom(terms, state, card)) return 'only-interior';
  return reinforcementCost(terms, state, group) > missionIn(state).threat ? 'no-threat' : undefined;
}

/** What the Empire may want to bring in an optional deployment. */
export interface Deployable {
  readonly choice: Choice;
  /** By number in `fighters`. */
  readonly card: number;
  /** How many figures come. */
  readonly figures: number;
  /** In threat. */
  readonly cost: number;
  /** The rule that forbids it now; undefined where the Empire may. */
  readonly why: CampaignRefusal | undefined;
}

/** Groups of the hand, parts of one, and figures that come back, whether the Empire may bring them now or not (A13). */
export function deployablesIn(
  terms: Terms,
  state: BattleState,
  frame: FrameOf<'deployment'>,
): readonly Deployable[] {
  const { hand } = missionIn(state);
  const part = partToDeploy(terms, state);
  return [
    // Two groups of one card are one choice.
    ...[...new Set(hand)].map((card): Deployable => {
      const { id, size } = entry(terms.fighters, card);
      const cost = deploymentCost(terms, state, card, frame.discounts);
      const why = whyNotDeploy(terms, state, card, cost);
      return { choice: { kind: 'card', card: id }, card, figures: size, cost, why };
    }),
    ...(part === undefined || !hand.includes(part.card)
      ? []
      : Array.from({ length: part.most }, (_, fewer): Deployable => {
          const number = fewer + 1;
          const why = whyNotPart(terms, state, number);
          return {
            ...{ choice: { kind: 'number', number }, card: part.card },
            ...{ figures: number, cost: number * part.cost, why },
          };
        })),
    ...groupsOf(state).flatMap((group): Deployable[] => {
      const why = whyNotReinforce(terms, state, group);
      if (why === 'no-reinforcement') return [];
      const { card } = groupOf(state, group);
      const cost = reinforcementCost(terms, state, group);
      const figure = missingFigure(state, group) ?? none;
      return [{ choice: { kind: 'figure', figure }, card, figures: 1, cost, why }];
    }),
  ];
}

/** The groups of the Empire, gone ones included. */
function groupsOf(state: BattleState): GroupNumber[] {
  return playerOf(state, empireSeat).groups.map((_, place) => groupNumber(empireSeat, place));
}

/**
 * In an optional deployment the Empire deploys groups of its hand and brings figures of groups on the map back, one by one,
 * as long as it wants and can pay (A13).
 */
function deploymentStep(terms: Terms): ChoiceOf<'deployment'> {
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (state, frame) => [
      ...deployablesIn(terms, state, frame).flatMap(({ choice, why }) => (why === undefined ? [choice] : [])),
      pass,
    ],
    refuse(state, frame, _seat, choice) {
      if (choice.kind === 'card') {
        const card = terms.fighterNumber.get(choice.card);
        return card === undefined ? 'no-open-group' : (whyNotWhole(terms, state, card, frame) ?? 'not-asked');
      }
      if (choice.kind === 'number') return whyNotPart(terms, state, choice.number) ?? 'not-asked';
      if (choice.kind !== 'figure') return 'not-asked';
      const group = groupWith(choice.figure);
      if (!groupsOf(state).includes(group)) return 'not-yours';
      return whyNotReinforce(terms, state, group) ?? 'no-reinforcement';
    },
    apply(turn, frame, seat, choice) {
      if (choice.kind === 'card') deploy(terms, turn, frame, choice.card);
      else if (choice.kind === 'number') deployPart(terms, turn, choice.number);
      else if (choice.kind === 'figure') reinforce(terms, turn, choice.figure);
      else {
        turn.stack.pop();
        tell(turn, { kind: 'declined', seat });
      }
    },
  };
}

function deploy(terms: Terms, turn: BattleTurn, frame: FrameOf<'deployment'>, id: string): void {
  const { state, stack } = turn;
  const card = terms.fighterNumber.get(id);
  if (card === undefined) return;
  const cost = deploymentCost(terms, state, card, frame.discounts);
  const used = discountsFor(terms, state, card, frame.discounts);
  stack[stack.length - 1] = {
    ...frame,
    discounts: frame.discounts.filter((one) => one.each || !used.includes(one)),
  };
  changeThreat(turn, -cost);
  bringGroup(terms, turn, card, entry(terms.fighters, card).size);
}

/** A part of a group is deployed; the others of it can be brought as reinforcements. */
function deployPart(terms: Terms, turn: BattleTurn, count: number): void {
  const part = partToDeploy(terms, turn.state);
  if (part === undefined) return;
  changeThreat(turn, -count * part.cost);
  bringGroup(terms, turn, part.card, count);
}

/** So many figures of a group of the hand arrive; the others are off the map like defeated ones. */
function bringGroup(terms: Terms, turn: BattleTurn, card: number, count: number): void {
  const { state, stack } = turn;
  takeFromHand(state, card);
  const group = addGroup(terms, state, card, 'empire');
  emitCampaign(turn, { kind: 'groupArrives', group, card });
  stack.push({ step: 'deployed', group });
  const figures = figuresOf(state, group);
  for (const figure of figures.slice(count)) changeFigure(state, figure, { defeated: true });
  pushArrival(terms, turn, figures.slice(0, count));
}

function reinforce(terms: Terms, turn: BattleTurn, figure: FigureNumber): void {
  const { state } = turn;
  const cost = reinforcementCost(terms, state, groupWith(figure));
  changeThreat(turn, -cost);
  renewFigure(terms, state, figure);
  emitCampaign(turn, { kind: 'reinforced', figure });
  pushArrival(terms, turn, [figure]);
}

/** A group has been deployed: attachments are put on it, then abilities answer. */
function deployedStep(terms: Terms): AutomaticOf<'deployed'> {
  const { deployed } = deployingSteps(terms);
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { group } = frame;
      deployed.run(turn, frame);
      if (seatOfGroup(group) !== empireSeat) return;
      pushMoment(terms, turn, { key: 'deploys', subject: figureNumber(group, 0) });
      offerAttachments(terms, turn, group);
    },
  };
}

/**
 * What comes of it that the last figure of a group was defeated: what was attached to it lies in the play area again, and its
 * card goes back to the open groups, if it is not unique (A10, A13).
 */
export function returnGroup(terms: Terms, turn: BattleTurn, group: GroupNumber): void {
  const { state } = turn;
  const { card, companion } = groupOf(state, group);
  if (seatOfGroup(group) !== empireSeat || companion) return;
  detach(turn, group);
  if (entry(terms.fighters, card).unique) return;
  addToHand(state, card, true);
  emitCampaign(turn, { kind: 'groupReturns', card });
}

export function deploymentSteps(terms: Terms) {
  return {
    optionalDeployment: beginStep(terms),
    deployment: deploymentStep(terms),
    deployed: deployedStep(terms),
  } as const;
}
