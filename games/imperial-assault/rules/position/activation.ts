import { canonical } from '../../../../kernel/canonical.ts';
import { badPosition } from '../../../common/bad-position.ts';
import { usualActions } from '../activating.ts';
import { missionOf, nameOf, placeNamed } from '../drawn-mission.ts';
import type { Terms } from '../options.ts';
import {
  type Activation,
  type BattleState,
  changeGroup,
  type FigureNumber,
  type FrameOf,
  figureNumber,
  figureOf,
  type GroupActivation,
  groupNumber,
  groupOf,
  groupWith,
  isOnMap,
  none,
  playerOf,
  type Standing,
  seatOfGroup,
} from '../state.ts';
import { standingOf } from '../where.ts';
import { abilityFrom, abilityPosition, figureNamed, nameOfFigure } from './names.ts';
import type { ActivationPosition } from './schema.ts';

type ActivePosition = NonNullable<ActivationPosition['figure']>;

/** The frames of a group that activates: between two figures, or in the activation of one. */
export interface GroupFrames {
  readonly group: FrameOf<'group'>;
  /** The figure that may act now; undefined between two figures. */
  readonly active: FigureNumber | undefined;
}

/** The frames of a group that activates, if nothing else is going on; undefined otherwise. */
export function groupFrames({ stack }: Pick<BattleState, 'stack'>): GroupFrames | undefined {
  const [, group, third, top] = stack;
  if (group?.step !== 'group') return undefined;
  if (third?.step === 'nextFigure' && stack.length === 3) return { group, active: undefined };
  if (third?.step !== 'endActivation' || top?.step !== 'activation' || stack.length > 4) return undefined;
  return top.extra ? undefined : { group, active: top.figure };
}

/** Whether a position can express this activation, but for how all stood when it began. */
export function isPlainActivation(terms: Terms, state: BattleState, frames: GroupFrames): boolean {
  const { group, active } = frames;
  const { activation } = state;
  // A companion of another group may have joined this one, or activate within it.
  if (active !== undefined && !membersOf(state, group.group).includes(active)) return false;
  if ((activation?.figure ?? none) !== (active ?? none) || activation?.ending) return false;
  const again = framesOf(state, activationPosition(terms, state, frames), group.group);
  return isSame(again, onMap(state, group));
}

/** Whether all but the active figure stand, and doors are, as when the activation that goes on began. */
export function standsAsAtStart(terms: Terms, state: BattleState): boolean {
  const { activation } = state;
  if (activation === null) return true;
  const start = standingFrom(terms, state, activation.figure, placeAtStart(activation));
  return isSame(start, activation.standing);
}

/** Whether two records say the same. */
function isSame(one: object, other: object): boolean {
  return canonical(one) === canonical(other);
}

function onMap(state: BattleState, { left, companions, ...frame }: FrameOf<'group'>): FrameOf<'group'> {
  const there = (figures: readonly FigureNumber[]): FigureNumber[] =>
    figures.filter((figure) => isOnMap(state, figure));
  return { ...frame, left: there(left), companions: there(companions) };
}

export function activationPosition(
  terms: Terms,
  state: BattleState,
  { group, active }: GroupFrames,
): ActivationPosition {
  const { activation } = state;
  const done = membersOf(state, group.group).filter(
    (figure) => figure !== active && !group.left.includes(figure) && !group.companions.includes(figure),
  );
  return {
    group: group.group & 31,
    ...(done.length > 0 && { done: done.map(ownName) }),
    ...(active !== undefined && activation !== null && { figure: activePosition(terms, state, activation) }),
  };
}

/** The figures of a group on the map, and its companions. */
function membersOf(state: BattleState, group: number): FigureNumber[] {
  const seat = seatOfGroup(group);
  return playerOf(state, seat).groups.flatMap(({ host, figures }, place) => {
    const one = groupNumber(seat, place);
    if (one !== group && host !== group) return [];
    return figures.flatMap(({ place: at }, index) => (at === null ? [] : [figureNumber(one, index)]));
  });
}

function ownName(figure: FigureNumber): number[] {
  return nameOfFigure(figure).slice(1);
}

/** What a position says of the active figure. */
export function activePosition(terms: Terms, state: BattleState, activation: Activation): ActivePosition {
  const { figure, actions, movementPoints, attackAction, attacked, moved, halted, specials } = activation;
  const from = placeAtStart(activation);
  const now = figureOf(state, figure).place;
  return {
    is: ownName(figure),
    actions,
    ...(movementPoints > 0 && { points: movementPoints }),
    ...(attackAction && { attackAction }),
    ...(attacked && { attacked }),
    ...(moved && { moved }),
    ...(halted && { halted }),
    ...(from !== undefined &&
      now !== null &&
      (from.space !== now.space || from.turned !== now.turned) && {
        from: nameOf(missionOf(terms, state), from),
      }),
    ...(specials.length > 0 && { specials: specials.map((number) => specialPosition(terms, number)) }),
  };
}

function specialPosition(terms: Terms, number: number): NonNullable<ActivePosition['specials']>[number] {
  const { ability, which } = abilityPosition(terms, number);
  return which === undefined ? ability : { ability, which };
}

function placeAtStart({ figure, standing }: Activation): Standing['places'][number] | undefined {
  return standing.places[standing.figures.indexOf(figure)];
}

/** How all stand now, with one figure where it was before. */
function standingFrom(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  from: Standing['places'][number] | undefined,
): Standing {
  const now = standingOf(terms, state);
  if (from === undefined) return now;
  return { ...now, places: now.places.map((at, index) => (now.figures[index] === figure ? from : at)) };
}

/** The frame of the group, without what a position cannot say. */
function framesOf(state: BattleState, given: ActivationPosition, group: number): FrameOf<'group'> {
  const seat = seatOfGroup(group);
  const named = (name: readonly number[]): FigureNumber => figureNamed(state, [seat, ...name]);
  const gone = [...(given.done ?? []), ...(given.figure === undefined ? [] : [given.figure.is])].map(named);
  const members = membersOf(state, group);
  if (gone.some((figure) => !members.includes(figure)))
    throw badPosition(
      'activation.done, activation.figure.is: a figure that activates belongs to another group, or is not on the map',
    );
  const open = members.filter((figure) => !gone.includes(figure));
  const frame: GroupActivation = {
    group,
    left: open.filter((figure) => groupWith(figure) === group),
    companions: open.filter(
      (figure) => groupWith(figure) !== group && groupOf(state, groupWith(figure)).ready,
    ),
    begun: gone.some((figure) => groupWith(figure) === group),
  };
  return { step: 'group', ...frame };
}

/** Puts the frames of an activation on the stack. Throws for what no activation can be. */
export function arrangeActivation(
  terms: Terms,
  state: BattleState,
  seat: number,
  given: ActivationPosition,
): void {
  const number = groupNumber(seat, given.group);
  const group = playerOf(state, seat).groups[given.group];
  if (group === undefined || group.companion || !group.ready)
    throw badPosition(
      `activation.group: group ${given.group} of seat ${seat} does not activate; name a group that is there and not exhausted`,
    );
  const frame = framesOf(state, given, number);
  state.stack.push(frame);
  const { figure: active } = given;
  if (active === undefined) {
    if (frame.left.length + frame.companions.length < 2)
      throw badPosition(
        'activation.figure: there are no two figures between which to choose; name the one that is active',
      );
    state.stack.push({ ...frame, step: 'nextFigure' });
    return;
  }
  const figure = figureNamed(state, [seat, ...active.is]);
  if (groupWith(figure) !== number) changeGroup(state, groupWith(figure), { ready: false });
  state.stack.push({ step: 'endActivation', figure }, { step: 'activation', figure, extra: false });
  state.activation = activationOf(terms, state, figure, active);
}

/** What an active figure has done, by a position. */
export function activationOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  given: ActivePosition,
): Activation {
  const from = given.from === undefined ? undefined : placeNamed(missionOf(terms, state), given.from);
  if (given.from !== undefined && from === undefined)
    throw badPosition(`activation.figure.from: there is no space ${given.from}`);
  return {
    figure,
    actions: given.actions ?? usualActions,
    movementPoints: given.points ?? 0,
    attackAction: given.attackAction ?? false,
    attacked: given.attacked ?? false,
    moved: given.moved ?? false,
    halted: given.halted ?? false,
    ending: false,
    standing: standingFrom(terms, state, figure, from),
    specials: (given.specials ?? []).map((special) =>
      abilityFrom(
        terms,
        'activation.figure.specials',
        typeof special === 'string' ? { ability: special } : special,
      ),
    ),
  };
}
