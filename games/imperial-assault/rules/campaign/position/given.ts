import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import type { Attribute } from '../../../content/vocabulary.ts';
import { pushMoment } from '../../effects/announce.ts';
import { circumstancesOf } from '../../effects/circumstances.ts';
import type { Listener } from '../../effects/frames.ts';
import type { Terms } from '../../options.ts';
import { seatIn } from '../../position/arrange.ts';
import { abilityFrom, abilityPosition, figureNamed, nameOfFigure } from '../../position/names.ts';
import { type BattleState, type FigureNumber, type FrameOf, none, type Stacked } from '../../state.ts';
import { listenerFrom, usedPosition } from './question.ts';
import type { MissionPosition } from './schema.ts';

export type GivenPosition = NonNullable<NonNullable<MissionPosition['activation']>['given']>;

const where = 'activation.given';

/** The frames below an action: those of the turn, the group and the figure. */
export const framesOfActivation = 4;

function doneAfter(figure: FigureNumber, special: boolean): FrameOf<'actionDone'> {
  return { step: 'actionDone', figure, special };
}

/** The moments at the active figure that an ability can answer with an attack or a test. */
type Answered = NonNullable<GivenPosition['moment']>;

/** What a position says of the ability that gives an attack or a test, in the frames between it and the activation; undefined without one. */
export function givenPosition(terms: Terms, frames: readonly Stacked[]): GivenPosition | undefined {
  const effects = frames.find(({ step }) => step === 'effects');
  if (effects?.step !== 'effects') return undefined;
  const { source, seat, me, subject, chosen } = effects;
  const [done] = frames;
  const moment = frames.find(({ step }) => step === 'moment');
  const series = frames.find(({ step }) => step === 'attacks');
  const before = moment?.step === 'moment' ? moment.done.slice(0, -1) : [];
  return {
    ...abilityPosition(terms, source.ability),
    seat,
    ...(me !== none && { by: nameOfFigure(me) }),
    ...(subject !== none && { on: nameOfFigure(subject) }),
    ...(chosen.length > 0 && { chosen: chosen.map(nameOfFigure) }),
    ...(done?.step === 'actionDone' && done.special && { special: true }),
    ...(moment?.step === 'moment' && { moment: moment.key === 'rests' ? 'rests' : 'activation-start' }),
    ...(before.length > 0 && { used: usedPosition(terms, before) }),
    ...(series?.step === 'attacks' && seriesPosition(terms, series)),
  };
}

function seriesPosition(
  terms: Terms,
  { effect, attackers, left, targets }: FrameOf<'attacks'>,
): Pick<GivenPosition, 'attackers' | 'left' | 'targets'> {
  return {
    ...(attackers.length > 0 && { attackers: attackers.map(nameOfFigure) }),
    ...(left !== timesOf(terms, effect) && { left }),
    ...(targets.length > 0 && { targets: targets.map(nameOfFigure) }),
  };
}

/** How often each figure attacks by an effect. */
function timesOf(terms: Terms, number: number): number {
  const { effect } = entry(terms.effects, number);
  return effect.do === 'attack' ? (effect.times ?? 1) : 1;
}

/** The frames between an activation and an attack or a test in it: those of the ability that gives it, or else of an action of the figure. */
export function framesBelow(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  verb: 'attack' | 'test',
  given: GivenPosition | undefined,
): Stacked[] {
  if (given === undefined) return [doneAfter(figure, false)];
  const ability = abilityFrom(terms, where, given);
  const seat = seatIn(state, given.seat);
  const [me, subject] = [figureNamed(state, given.by), figureNamed(state, given.on)];
  const [way] = waysTo(terms, entry(terms.abilities, ability).effects, verb);
  if (way === undefined)
    badPosition(
      `${where}: ${given.ability} gives no ${verb}; name an ability that does, or leave given out for an action of the figure`,
    );
  const chosen = (given.chosen ?? []).map((one) => figureNamed(state, one));
  const circumstances = circumstancesOf(seat, me, subject, chosen);
  const source = { ability, surge: none };
  const frames: Stacked[] = [];
  if (given.special || given.moment === 'rests') frames.push(doneAfter(figure, given.special ?? false));
  if (given.moment !== undefined)
    frames.push(...answered(terms, state, figure, given.moment, given, { ability, figure: me, seat }));
  frames.push({ step: 'effects', ...circumstances, source, todo: way.todo, widened: null });
  if (verb === 'attack') {
    const { left = timesOf(terms, way.effect) } = given;
    const figures = (names: GivenPosition['attackers'] = []): FigureNumber[] =>
      names.map((one) => figureNamed(state, one));
    frames.push({
      step: 'attacks',
      ...circumstances,
      effect: way.effect,
      source,
      attackers: figures(given.attackers),
      left,
      targets: figures(given.targets),
      dice: [],
    });
  }
  return frames;
}

/** The attribute that an ability has a figure test. */
export function attributeOf(terms: Terms, given: GivenPosition): Attribute {
  const { effects } = entry(terms.abilities, abilityFrom(terms, where, given));
  const [way] = waysTo(terms, effects, 'test');
  const { effect } = entry(terms.effects, way?.effect ?? none);
  if (effect.do !== 'test') throw new Error('the ability gives a test');
  return effect.attribute;
}

/** The moment that the ability answers, with what was used before it. */
function answered(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  key: Answered,
  { used = [] }: GivenPosition,
  listener: Listener,
): Stacked[] {
  if (entry(terms.abilities, listener.ability).moment !== key)
    badPosition(
      `${where}.moment: the ability does not answer ${key}; leave moment out for one that the figure uses by itself`,
    );
  // It was announced before the attack that goes on now.
  const below = { ...state, stack: state.stack.slice(0, framesOfActivation) };
  const stack: Stacked[] = [];
  pushMoment(terms, { state: below, stack }, { key, subject: figure });
  const [moment] = stack;
  if (moment?.step !== 'moment') throw new Error('an ability answers the moment');
  const done = used.map((use) => listenerFrom(terms, state, where, key, use));
  const seats = moment.seats.slice(moment.seats.indexOf(listener.seat));
  return [{ ...moment, seats, done: [...done, listener] }];
}

/** An attack or a test among effects, and what follows it. */
interface Way {
  readonly effect: number;
  readonly todo: readonly number[];
}

/** The ways on which effects, and those that depend on them, come to an attack or a test. */
function waysTo(terms: Terms, effects: readonly number[], verb: 'attack' | 'test'): Way[] {
  return effects.flatMap((number, place) => {
    const { effect, parts } = entry(terms.effects, number);
    const rest = effects.slice(place + 1);
    if (effect.do === verb) return [{ effect: number, todo: rest }];
    return parts
      .flatMap((part) => waysTo(terms, part, verb))
      .map((way) => ({ ...way, todo: [...way.todo, ...rest] }));
  });
}
