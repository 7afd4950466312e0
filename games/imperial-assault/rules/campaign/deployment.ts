import { entry } from '../../../common/at.ts';
import { type Choice, pass } from '../choice.ts';
import { missionOf } from '../drawn-mission.ts';
import { announce } from '../effects/announce.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeFigure,
  type FigureNumber,
  figureNumber,
  type GroupNumber,
  groupNumber,
  groupOf,
  playerOf,
} from '../state.ts';
import { addGroup, putNear } from './arriving.ts';
import { campaignMissionOf, changeMission, emitCampaign, empireSeat, missionIn } from './current.ts';
import { changeThreat } from './threat.ts';

/** A group with a figure on the map and fewer figures than its card says, and the figure that comes next (A13). */
function reinforcements(
  terms: Terms,
  state: BattleState,
): { readonly figure: FigureNumber; readonly cost: number }[] {
  const { threat } = missionIn(state);
  return playerOf(state, empireSeat).groups.flatMap((group, place) => {
    const missing = group.figures.findIndex(({ defeated }) => defeated);
    const cost = entry(terms.fighters, group.card).figureCost;
    const isThere = group.figures.some((figure) => figure.place !== null);
    if (missing < 0 || !isThere || group.companion || cost > threat) return [];
    return [{ figure: figureNumber(groupNumber(empireSeat, place), missing), cost }];
  });
}

/** The open groups that the Empire can pay for. */
function payable(terms: Terms, state: BattleState): number[] {
  const { hand, threat } = missionIn(state);
  return hand.filter((card) => card >= 0 && entry(terms.fighters, card).cost <= threat);
}

/** The Empire deploys open groups and reinforces figures, as long as it wants and can pay (A13, status phase). */
function deploymentStep(terms: Terms): ChoiceOf<'deployment'> {
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (state) => [
      ...(missionIn(state).openPoints.length > 0
        ? [
            ...payable(terms, state).map(
              (card): Choice => ({ kind: 'card', card: entry(terms.fighters, card).id }),
            ),
            ...reinforcements(terms, state).map(({ figure }): Choice => ({ kind: 'figure', figure })),
          ]
        : []),
      pass,
    ],
    refuse(state, _frame, _seat, choice) {
      if (choice.kind !== 'card' && choice.kind !== 'figure') return 'not-asked';
      if (missionIn(state).openPoints.length === 0) return 'no-deployment-point';
      if (choice.kind === 'figure') return 'no-reinforcement';
      const card = terms.fighterNumber.get(choice.card) ?? -1;
      return missionIn(state).hand.includes(card) ? 'no-threat' : 'no-open-group';
    },
    apply(turn, _frame, _seat, choice) {
      const { state, stack } = turn;
      if (choice.kind === 'card') {
        const card = terms.fighterNumber.get(choice.card) ?? -1;
        const { hand, known } = missionIn(state);
        changeMission(state, { hand: without(hand, card), known: without(known, card) });
        changeThreat(turn, -entry(terms.fighters, card).cost);
        const group = addGroup(terms, state, card, 'empire');
        emitCampaign(turn, { kind: 'groupArrives', group });
        pushArrival(terms, turn, group, figuresOf(state, group));
        return;
      }
      if (choice.kind === 'figure') {
        const { figure } = choice;
        const found = reinforcements(terms, state).find((one) => one.figure === figure);
        if (found === undefined) return;
        changeThreat(turn, -found.cost);
        changeFigure(state, figure, { defeated: false });
        emitCampaign(turn, { kind: 'reinforced', figure });
        pushArrival(terms, turn, figure >> 3, [figure]);
        return;
      }
      stack.pop();
    },
  };
}

function without(cards: readonly number[], card: number): readonly number[] {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

function figuresOf(state: BattleState, group: GroupNumber): FigureNumber[] {
  return groupOf(state, group).figures.map((_, index) => figureNumber(group, index));
}

/** Has figures arrive at the only active deployment point, or at one that the Empire chooses. */
function pushArrival(
  terms: Terms,
  turn: BattleTurn,
  group: GroupNumber,
  figures: readonly FigureNumber[],
): void {
  const [only, ...others] = missionIn(turn.state).openPoints;
  if (only !== undefined && others.length === 0) arriveAt(terms, turn, group, figures, only);
  else turn.stack.push({ step: 'arrive', group, figures });
}

function arriveAt(
  terms: Terms,
  turn: BattleTurn,
  group: GroupNumber,
  figures: readonly FigureNumber[],
  point: string,
): void {
  const found = campaignMissionOf(terms, turn.state).points.get(point);
  if (found === undefined) return;
  putNear(terms, turn, group, [found.space], figures);
  for (const figure of [...figures].reverse()) announce(terms, turn, { at: 'arrives', figure });
}

/** The Empire chooses the deployment point at which figures arrive (A13): its space is named. */
function arriveStep(terms: Terms): ChoiceOf<'arrive'> {
  const spaceNames = (state: BattleState): readonly { readonly point: string; readonly at: string }[] => {
    const { points } = campaignMissionOf(terms, state);
    const { names } = missionOf(terms, state);
    return missionIn(state).openPoints.flatMap((point) => {
      const found = points.get(point);
      return found === undefined ? [] : [{ point, at: entry(names, found.space) }];
    });
  };
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (state) => spaceNames(state).map(({ at }): Choice => ({ kind: 'place', at })),
    refuse: (_state, _frame, _seat, choice) =>
      choice.kind === 'place' ? 'no-deployment-point' : 'not-asked',
    apply(turn, { group, figures }, _seat, choice) {
      turn.stack.pop();
      const found = spaceNames(turn.state).find(({ at }) => choice.kind === 'place' && choice.at === at);
      if (found !== undefined) arriveAt(terms, turn, group, figures, found.point);
    },
  };
}

export function deploymentSteps(terms: Terms) {
  return { deployment: deploymentStep(terms), arrive: arriveStep(terms) } as const;
}
