import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { spacesUnder } from '../geometry/base.ts';
import type { Place, Space } from '../geometry/map.ts';
import { nearestPlaces, pushedBy } from '../geometry/movement.ts';
import type { Choice } from './choice.ts';
import { missionOf, nameOf, placeNamed } from './drawn-mission.ts';
import { announce } from './effects/announce.ts';
import { sceneOfMover } from './mover.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import { asksForHost } from './setup.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeFigure,
  type FigureNumber,
  type FrameOf,
  fighterOf,
  figureNumber,
  type GroupNumber,
  groupOf,
  none,
  playerOf,
  seatOf,
  seatOfGroup,
} from './state.ts';

/** A seat chooses its deployment zone, and then deploys everything that does not wait (A14, B10). */
function zoneStep(terms: Terms): ChoiceOf<'zone'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state) => freeZones(terms, state).map((zone): Choice => ({ kind: 'zone', zone })),
    refuse(state, _frame, _seat, choice) {
      if (choice.kind !== 'zone') return 'not-asked';
      return missionOf(terms, state).zones[choice.zone] === undefined ? 'not-asked' : 'zone-taken';
    },
    apply(turn, _frame, seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'zone') takeZone(turn, seat, choice.zone);
    },
  };
}

function freeZones(terms: Terms, state: BattleState): number[] {
  const taken = state.players.map(({ zone }) => zone);
  return [...missionOf(terms, state).zones.keys()].filter((zone) => !taken.includes(zone));
}

function takeZone({ state, emit }: BattleTurn, seat: Seat, zone: number): void {
  playerOf(state, seat).zone = zone;
  emit?.({ kind: 'zone', seat, zone });
}

/** The turn of a seat to deploy: it takes a zone if it has none, the last one without being asked. */
function deploySeatStep(terms: Terms): AutomaticOf<'deploySeat'> {
  return {
    kind: 'automatic',
    run(turn, { seat }) {
      const { state, stack } = turn;
      if (playerOf(state, seat).zone === none) {
        const [only, ...others] = freeZones(terms, state);
        if (only === undefined || others.length > 0) {
          stack.push({ step: 'zone', seat });
          return;
        }
        takeZone(turn, seat, only);
      }
      if (asksForHost(terms, turn, seat)) return;
      const groups = playerOf(state, seat).groups.flatMap((_, place) => {
        const group: GroupNumber = (seat << 5) | place;
        return state.waiting.includes(group) ? [] : [group];
      });
      const around = entry(missionOf(terms, state).zones, playerOf(state, seat).zone).spaces;
      stack[stack.length - 1] = { step: 'deploy', seat, groups, around };
    },
  };
}

/** A seat deploys its groups, in an order of its own; the last one without being asked. */
const deploy: AutomaticOf<'deploy'> = {
  kind: 'automatic',
  run(turn, frame) {
    const { stack } = turn;
    const { groups } = frame;
    const [only, ...others] = groups;
    if (only === undefined) stack.pop();
    else if (others.length > 0) stack.push({ ...frame, step: 'nextGroup' });
    else deployGroup(turn, frame, only);
  },
};

const nextGroup: ChoiceOf<'nextGroup'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (_state, { groups }) => groups.map((group): Choice => ({ kind: 'group', group })),
  refuse(_state, _frame, seat, choice) {
    if (choice.kind !== 'group') return 'not-asked';
    return seatOfGroup(choice.group) === seat ? 'deployed-already' : 'not-yours';
  },
  apply(turn, frame, _seat, choice) {
    turn.stack.pop();
    if (choice.kind === 'group') deployGroup(turn, { ...frame, step: 'deploy' }, choice.group);
  },
};

/** Deploys the figures of a group one after the other. */
function deployGroup({ state, stack, emit }: BattleTurn, frame: FrameOf<'deploy'>, group: GroupNumber): void {
  emit?.({ kind: 'deploys', group });
  stack[stack.length - 1] = { ...frame, groups: frame.groups.filter((other) => other !== group) };
  stack.push({ step: 'deployed', group });
  for (let index = groupOf(state, group).figures.length - 1; index >= 0; index--)
    stack.push({ step: 'putFigure', figure: figureNumber(group, index), around: frame.around });
}

/** What happens when a group has been deployed. */
function deployedStep(terms: Terms): AutomaticOf<'deployed'> {
  return {
    kind: 'automatic',
    run(turn, { group }) {
      turn.stack.pop();
      announce(terms, turn, { at: 'deployed', group });
    },
  };
}

/** A figure is put down in its zone; where no space is left, as close as possible (A14). */
function putFigureStep(terms: Terms): ChoiceOf<'putFigure'> {
  return {
    kind: 'choice',
    seats: (_state, { figure }) => [seatOf(figure)],
    choices(state, { figure, around }) {
      const mission = missionOf(terms, state);
      return deploymentsOf(terms, state, figure, around).map(
        (place): Choice => ({ kind: 'place', at: nameOf(mission, place) }),
      );
    },
    refuse: (_state, _frame, _seat, choice): Refusal =>
      choice.kind === 'place' ? 'outside-zone' : 'not-asked',
    apply({ state, stack, emit }, { figure }, _seat, choice) {
      stack.pop();
      const place = choice.kind === 'place' ? placeNamed(missionOf(terms, state), choice.at) : undefined;
      if (place === undefined) return;
      changeFigure(state, figure, { place });
      emit?.({ kind: 'deployed', figure, place });
    },
  };
}

/** Where a figure can be deployed: wholly inside these spaces, else as close to them as possible. */
export function deploymentsOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  around: readonly Space[],
): readonly Place[] {
  const { battlefield, index } = sceneOfMover(terms, state, { figure });
  const { base } = fighterOf(terms, state, figure);
  const found = nearestPlaces(battlefield, index, around);
  // Nobody is deployed on others, even who could end a movement there.
  const free = found.filter((place) => pushedBy(battlefield, index, place).length === 0);
  const nearest = free.length > 0 ? free : found;
  const inside = nearest.filter((place) =>
    spacesUnder(battlefield.map, base, place).every((space) => around.includes(space)),
  );
  return inside.length > 0 ? inside : nearest;
}

export function deployingSteps(terms: Terms) {
  return {
    zone: zoneStep(terms),
    deploySeat: deploySeatStep(terms),
    deploy,
    nextGroup,
    deployed: deployedStep(terms),
    putFigure: putFigureStep(terms),
  } as const;
}
