import { openWindow } from '../../../../../kernel/reactions.ts';
import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import type { Place } from '../../../geometry/map.ts';
import { canBePlaced } from '../../../geometry/movement.ts';
import { campaignOf } from '../../added.ts';
import { targetSpaces } from '../../attack/aim.ts';
import { objectsOf, targetsOf } from '../../attack/begin.ts';
import { currentAttack } from '../../attack/current.ts';
import type { AttackPhase } from '../../attack/frames.ts';
import type { RolledDie } from '../../attack/results.ts';
import { usableSurges } from '../../attack/surges.ts';
import type { Choice } from '../../choice.ts';
import { missionOf, placeNamed } from '../../drawn-mission.ts';
import { circumstancesIn } from '../../effects/ability-frame.ts';
import { noFacts } from '../../effects/announce.ts';
import { harmfulOf } from '../../effects/filters.ts';
import type { Circumstances, Listener, Source } from '../../effects/frames.ts';
import { listenersOf } from '../../effects/listeners.ts';
import { isAsked } from '../../effects/moment-step.ts';
import { mostTokens } from '../../effects/power-tokens.ts';
import { needsSpace } from '../../effects/whom.ts';
import { sceneOfMover } from '../../mover.ts';
import type { Terms } from '../../options.ts';
import { seatIn } from '../../position/arrange.ts';
import { abilityFrom, figureNamed, nameOfFigure } from '../../position/names.ts';
import {
  type BattleState,
  changeFigure,
  changeGroup,
  type FigureNumber,
  type FrameOf,
  figureOf,
  type GroupNumber,
  groupNumber,
  groupOf,
  groupWith,
  isOnMap,
  none,
  type Stacked,
  seatOf,
  seatOfGroup,
} from '../../state.ts';
import { activePoints } from '../arriving.ts';
import { campaignIn, empireSeat, heroFigure, heroGroup, heroSeats, sideOf } from '../current.ts';
import { choiceOfEvent, eventEffect } from '../events.ts';
import { hasTooMuch } from '../gear.ts';
import { eventCalled } from '../known-events.ts';
import { openGroupsFor } from '../open-groups.ts';
import type { Discount } from '../state.ts';
import { arrangeAttackFrame } from './attack.ts';
import { arrangeTestFrame } from './attribute-test.ts';
import { abilityIn, type EffectFrame, effectsOf, nobody, type Said } from './frame-effects.ts';
import { listenerFrom } from './question.ts';
import type { FramePosition, FrameSaid } from './schema.ts';

type Step = FramePosition['step'];
type MomentInFrames = FrameSaid<'moment'>['moment'];

const where = 'frames';

/** In which the mission or an ability answers that something happens. */
const happening: readonly Step[] = [
  ...(['sides', 'activations', 'nextRound', 'round', 'group', 'endActivation', 'activation'] as const),
  ...(['actionDone', 'walk', 'movement', 'moment', 'effects', 'attack', 'defeat'] as const),
  ...(['putFigure', 'putDown', 'deployment', 'missionMoment', 'missionEvent', 'missionStart'] as const),
];
/** In which groups come to the map. */
const arriving: readonly Step[] = [
  ...(['deployment', 'deployed', 'effects', 'moment'] as const),
  ...(['missionEvent', 'openGroups', 'missionStart', 'putFigure'] as const),
];

/** What may lie directly below a frame; `nothing` where it is the lowest one. Left out for what is `happening`. */
const below: {
  readonly [N in Exclude<Step, 'moment'> | MomentInFrames]?: readonly (Step | 'nothing')[];
} = {
  missionStart: ['nothing'],
  entrance: ['missionStart'],
  ally: ['missionStart'],
  gear: ['entrance'],
  leaveBehind: ['entrance'],
  openGroups: ['gear'],
  round: ['nothing'],
  missionChoice: ['missionEvent'],
  missionTester: ['missionEvent'],
  testing: ['actionDone', 'moment', 'effects', 'missionEvent', 'testing'],
  'test-before': ['testing'],
  'test-pool': ['testing'],
  'test-reroll': ['testing'],
  rerollTest: ['effects'],
  oneCondition: ['effects'],
  interacting: ['effects'],
  specialAction: ['effects'],
  sides: ['nothing'],
  activations: ['nothing'],
  nextRound: ['nothing'],
  endOfRound: ['nextRound'],
  optionalDeployment: ['endOfRound', 'missionStart', 'missionEvent', 'effects'],
  threat: ['optionalDeployment'],
  // The moment of this name lies on the frame.
  deployment: ['endOfRound', 'missionStart', 'missionEvent', 'effects', 'deployment'],
  arrive: ['deployment', 'deployed', 'effects'],
  putFigure: arriving,
  attachments: arriving,
  agendaPlayed: ['moment', 'activation', 'actionDone'],
  group: ['sides'],
  nextFigure: ['group'],
  endActivation: ['group', 'effects'],
  activation: ['endActivation'],
  actionDone: ['activation'],
  walk: ['activation', 'movement'],
  movement: ['effects', 'movement'],
  pushAside: ['activation', 'effects'],
  putDown: ['effects', 'pushAside'],
  window: ['moment'],
  effects: ['moment', 'activation', 'actionDone', 'attack', 'agendaPlayed', 'effects', 'missionEvent'],
  chooseFigures: ['effects', 'chooseFigures'],
  chooseOption: ['effects', 'chooseOption'],
  chooseSpace: ['effects'],
  may: ['effects'],
  attacks: ['effects'],
  tokenKind: ['effects', 'tokenKind', 'distribute'],
  surplusToken: ['effects', 'tokenKind', 'surplusToken', 'distribute'],
  distribute: ['effects'],
  attack: ['actionDone', 'attacks'],
  target: ['attack'],
  targetSpace: ['attack'],
  surge: ['attack'],
  cleave: ['attack'],
  removeDie: ['attack', 'effects', 'anyDice'],
  anyDice: ['effects'],
  defeat: ['effects', 'attack', 'defeat'],
  'match-start': ['activations'],
  'round-start': ['activations', 'moment'],
  'round-end': ['nextRound'],
  'status-start': ['threat'],
  deployed: arriving,
  deploys: arriving,
  arrives: arriving,
  'group-starts': ['group'],
  'group-ends': ['sides'],
  'activation-start': ['activation'],
  'activation-end': ['endActivation'],
  rests: ['actionDone'],
  interacts: ['actionDone'],
  'after-special-action': ['actionDone'],
  'comes-within': ['walk', 'effects', 'pushAside', 'moment'],
  leaves: ['walk', 'putDown'],
  'before-declare': ['attack'],
  declare: ['attack'],
  pool: ['attack'],
  reroll: ['attack'],
  modify: ['attack'],
  'surges-spent': ['attack'],
  after: ['attack'],
  'about-to-be-defeated': ['defeat'],
  wounded: ['attack', 'effects', 'actionDone'],
};

/** In which phases of an attack something lies directly above it. */
const phases: Partial<Readonly<Record<Step | MomentInFrames, readonly AttackPhase[]>>> = {
  target: ['aim'],
  targetSpace: ['aim'],
  'before-declare': ['aim'],
  declare: ['pool'],
  pool: ['roll'],
  removeDie: ['roll'],
  reroll: ['conditions'],
  effects: ['modify', 'surges'],
  modify: ['cancel'],
  surge: ['surges'],
  'surges-spent': ['hit'],
  wounded: ['blast'],
  defeat: ['blast'],
  cleave: ['cleave'],
  after: ['end'],
};

/** Frames in which somebody is asked: the highest one is such. */
const asks: ReadonlySet<Step> = new Set<Step>([
  ...([
    'deployment',
    'arrive',
    'putFigure',
    'attachments',
    'agendaPlayed',
    'nextFigure',
    'activation',
  ] as const),
  ...(['movement', 'putDown', 'window', 'chooseFigures', 'chooseOption', 'chooseSpace', 'may'] as const),
  ...(['tokenKind', 'surplusToken', 'distribute', 'target', 'targetSpace', 'surge', 'cleave'] as const),
  ...(['removeDie', 'anyDice', 'leaveBehind', 'openGroups', 'ally', 'missionChoice'] as const),
  ...(['missionTester', 'rerollTest', 'oneCondition', 'interacting', 'specialAction'] as const),
]);

/** Sets out all that goes on. Throws for what cannot lie on each other, and where nobody is asked in the end. */
export function arrangeFrames(terms: Terms, state: BattleState, given: readonly FramePosition[]): void {
  state.stack = [];
  for (const frame of given) {
    checkBelow(state, frame);
    state.stack.push(frameFrom(terms, state, frame));
    const top = state.stack.at(-1);
    if (top?.step === 'attack') terms.added.takeUp(terms, state, top.attacker);
  }
  const ends = given.filter(({ step }) => step === 'endActivation').length;
  if (ends !== (state.activation === null ? 0 : 1))
    badPosition(`${where}: write endActivation once where activation says who is active, and not without it`);
  const [lowest, second] = given;
  if ((state.round === 0) !== (lowest?.step === 'missionStart' || lowest?.step === 'round'))
    badPosition(
      `${where}: write missionStart or round lowest in round 0, as the mission is set up, and only then`,
    );
  if (state.round === 0 && second?.step !== 'entrance' && !areHeroesThere(state, given))
    badPosition(`${where}: write entrance, or putFigure for each hero that is not on the map`);
  const top = given.at(-1);
  if (top === undefined || !asks.has(top.step))
    badPosition(`${where}: nobody is asked in the highest frame; it is one of ${[...asks].join(', ')}`);
}

/** Whether each hero is on the map, or is put there. */
function areHeroesThere(state: BattleState, given: readonly FramePosition[]): boolean {
  const put = given.flatMap((frame) =>
    frame.step === 'putFigure' ? [figureNamed(state, frame.figure)] : [],
  );
  return heroSeats(state)
    .map(heroFigure)
    .every((hero) => isOnMap(state, hero) || put.includes(hero));
}

function checkBelow(state: BattleState, frame: FramePosition): void {
  const key = frame.step === 'moment' ? frame.moment : frame.step;
  const under = state.stack.at(-1);
  const allowed: readonly string[] = below[key] ?? happening;
  if (!allowed.includes(under?.step ?? 'nothing'))
    badPosition(
      `${where}: ${key} lies on one of ${allowed.join(', ')}, and not on ${under?.step ?? 'nothing'}`,
    );
  const open = phases[key];
  if (under?.step === 'attack' && open?.includes(under.phase) === false)
    badPosition(`${where}: ${key} lies on an attack in phase ${open.join(' or ')}, and not ${under.phase}`);
}

function frameFrom(terms: Terms, state: BattleState, given: FramePosition): Stacked {
  const under = state.stack.at(-1);
  const { figure: active = none } = state.activation ?? {};
  const onMap = (name: readonly number[]): FigureNumber => {
    const figure = figureNamed(state, name);
    if (!isOnMap(state, figure))
      badPosition(`${where}.${given.step}: figure ${name.join(' ')} is not on the map`);
    return figure;
  };
  const isActive = (name: readonly number[]): FigureNumber => {
    const figure = figureNamed(state, name);
    if (figure !== active) badPosition(`${where}.${given.step}: write the figure that activation names`);
    return figure;
  };
  const seatGiven = (seat: number): number => seatIn(state, seat);
  switch (given.step) {
    case 'sides':
      return given;
    case 'activations':
      return { ...given, next: seatGiven(given.next), claims: [] };
    case 'missionStart':
    case 'round':
    case 'nextRound':
    case 'endOfRound':
    case 'threat':
      return given;
    case 'entrance':
    case 'gear':
      return { step: given.step, seats: heroSeats(state) };
    case 'openGroups':
      if (openGroupsFor(terms, state).length === 0)
        badPosition(`${where}.openGroups: there is no other group that can be open`);
      return given;
    case 'leaveBehind':
      if (given.seats.length === 0 || given.seats.some((seat) => !hasTooMuch(terms, state, seat)))
        badPosition(`${where}.leaveBehind: write seats of heroes that have too many items`);
      return given;
    case 'ally': {
      const { step, declined = [] } = given;
      if (heroSeats(state).every((seat) => declined.includes(seat)))
        badPosition(`${where}.ally: nobody is asked; leave out one of declined`);
      return { step, declined };
    }
    case 'optionalDeployment':
    case 'deployment': {
      const { step } = given;
      const discounts = given.discounts?.map(
        ({ trait = null, affiliation = null, ...cost }): Discount => ({ ...cost, trait, affiliation }),
      );
      return step === 'deployment'
        ? { step, discounts: discounts ?? [] }
        : { step, ...(discounts && { discounts }) };
    }
    case 'missionMoment':
    case 'missionEvent': {
      const { step, event } = given;
      if (eventCalled(terms, state, event) === undefined)
        badPosition(`${where}.${step}: the mission has no event ${event}; see happened`);
      const figure = figureNamed(state, given.figure);
      if (step === 'missionMoment') return { step, event, figure };
      const { inside, done: from = 0 } = given;
      return {
        ...{ step, event, figure, from },
        inside: inside === undefined ? null : { effect: inside.effect - 1, part: inside.part - 1 },
      };
    }
    case 'missionChoice':
    case 'missionTester': {
      if (under?.step !== 'missionEvent') throw new Error('it lies on an event');
      const { event, figure, inside, from } = under;
      const effect = eventEffect(terms, state, under);
      if (given.step === 'missionChoice' && effect?.do === 'choose')
        return choiceOfEvent(state, under, from - 1, effect);
      if (given.step !== 'missionTester' || effect?.do !== 'test')
        badPosition(`${where}.${given.step}: the effect of ${event} that was done last does not ask for it`);
      return { step: given.step, event, figure, inside, effect: from - 1 };
    }
    case 'testing':
      return arrangeTestFrame(terms, state, given);
    case 'rerollTest':
      return { step: given.step, seat: seatGiven(given.seat), left: given.left ?? none };
    case 'oneCondition': {
      const figure = onMap(given.figure);
      if (harmfulOf(state, figure).length < 2)
        badPosition(`${where}.oneCondition: the figure has no two harmful conditions`);
      return { step: given.step, seat: seatOf(figure), figure };
    }
    case 'interacting':
      return { step: given.step, figure: onMap(given.figure) };
    case 'specialAction':
      return { step: given.step, seat: seatGiven(given.seat), figure: onMap(given.figure) };
    case 'deployed':
      return { step: given.step, group: groupNamed(state, given.group) };
    case 'attachments':
      return { step: given.step, group: groupNamed(state, given.group, empireSeat) };
    case 'arrive': {
      if (activePoints(terms, state).length === 0)
        badPosition(`${where}.arrive: no deployment point is active; write one in openPoints`);
      return { step: given.step, figures: given.figures.map((name) => arrivingNamed(state, name)) };
    }
    case 'putFigure': {
      const figure = figureNamed(state, given.figure);
      return {
        step: given.step,
        figure: isOnMap(state, figure) ? figure : arrivingNamed(state, given.figure),
        around: given.around.map((name) => placeIn(terms, state, name).space),
      };
    }
    case 'agendaPlayed': {
      const card = terms.upgradeNumber.get(given.card) ?? none;
      const { agendaDeck, agendaHand, agendasInPlay } = campaignIn(state).record.empire;
      const isElsewhere = [agendaDeck, agendaHand, agendasInPlay].some((pile) => pile.includes(card));
      if (isElsewhere || !campaignOf(terms).content.cards[card]?.agenda?.returns)
        badPosition(
          `${where}.agendaPlayed: ${given.card} is no agenda that was played and can come back; name another one`,
        );
      return { step: given.step, card };
    }
    case 'group': {
      const group = groupNamed(state, given.group);
      const [left, companions] = [given.left, given.companions].map((names) => figuresNamed(state, names));
      const { companion } = groupOf(state, group);
      const isWith = (figure: FigureNumber): boolean =>
        groupOf(state, groupWith(figure)).companion && seatOf(figure) === seatOfGroup(group);
      const isOf = (figure: FigureNumber): boolean => groupWith(figure) === group || isWith(figure);
      if (companion || left?.every(isOf) !== true || companions?.every(isWith) !== true)
        badPosition(`${where}.group: write figures of the group in left, and its companions in companions`);
      if (under?.step === 'sides' && sideOf(seatOfGroup(group)) === under.next)
        badPosition(`${where}.sides: the other side is next after that of the group that activates`);
      if (isOfHero(group)) changeGroup(state, group, { ready: true });
      return { step: given.step, group, left, companions, begun: given.begun ?? false };
    }
    case 'nextFigure': {
      if (under?.step !== 'group') throw new Error('it lies on a group');
      const open = [...under.left, ...under.companions].filter((figure) => isOnMap(state, figure));
      if (open.length < 2)
        badPosition(`${where}.nextFigure: there are no two figures in left and companions of the group`);
      return { ...under, step: given.step };
    }
    case 'endActivation':
      return { step: given.step, figure: isActive(given.figure) };
    case 'activation':
      return { step: given.step, figure: onMap(nameOfFigure(isActive(given.figure))), extra: false };
    case 'actionDone':
      return { step: given.step, figure: isActive(given.figure), special: given.special ?? false };
    case 'walk':
      return {
        step: given.step,
        figure: onMap(under?.step === 'activation' ? nameOfFigure(isActive(given.figure)) : given.figure),
        path: given.path.map((name) => placeIn(terms, state, name)),
        announced: given.announced ?? false,
      };
    case 'movement': {
      const { step, figure, seat, by, left, mobile = false, to } = given;
      return {
        step,
        figure: onMap(figure),
        seat: seatGiven(seat),
        by,
        left,
        mobile,
        to: to ? onMap(to) : none,
      };
    }
    case 'pushAside':
      return { step: given.step, figures: figuresNamed(state, given.figures) };
    case 'putDown': {
      const figure = figureNamed(state, given.figure);
      const { battlefield, index } = sceneOfMover(terms, state, { figure });
      const places = given.places.map((name) => placeIn(terms, state, name));
      if (!places.every((place) => canBePlaced(battlefield, index, place)))
        badPosition(`${where}.putDown: in places are places alone where the figure can stand`);
      if (!isOnMap(state, figure)) changeFigure(state, figure, { defeated: false });
      return { step: given.step, figure, seat: seatGiven(given.seat), places };
    }
    case 'moment':
      return momentFrom(terms, state, given);
    case 'window': {
      if (under?.step !== 'moment') throw new Error('it lies on a moment');
      const [seat] = under.seats;
      if (seat === undefined || !isAsked(terms, state, under, seat, listenersOf(terms, state, under, seat)))
        badPosition(
          `${where}.window: the first of seats has nothing to use at this moment; leave it out of seats`,
        );
      return { step: given.step, ...openWindow<Choice>([seat]) };
    }
    case 'effects': {
      const { todo = [], widened = null, surgeAbility, ability = '', which } = given;
      const surge = surgeAbility === undefined ? none : (terms.surgeNumber.get(surgeAbility) ?? none);
      const named = (): number => abilityFrom(terms, where, { ability, ...(which && { which }) });
      const number =
        surge !== none ? none : under?.step === 'missionEvent' ? abilityOf(terms, state, under) : named();
      const source: Source = { ability: number, surge };
      checkAbility(terms, state, source);
      return {
        step: given.step,
        ...circumstancesFrom(terms, state, given, nobody),
        source,
        todo: todo.map((place) => effectNamed(terms, source, place)),
        widened,
      };
    }
    case 'chooseFigures':
    case 'chooseOption':
    case 'chooseSpace':
    case 'may':
    case 'attacks':
      return frameOfEffect(terms, state, given);
    case 'tokenKind':
    case 'distribute': {
      const common = { seat: seatGiven(given.seat), kinds: given.kinds, left: given.left };
      return given.step === 'tokenKind'
        ? { step: given.step, ...common, figure: onMap(given.figure) }
        : { step: given.step, ...common, figures: figuresNamed(state, given.figures) };
    }
    case 'surplusToken': {
      const figure = onMap(given.figure);
      if (figureOf(state, figure).tokens.length <= mostTokens)
        badPosition(`${where}.surplusToken: the figure has no more than ${mostTokens} power tokens`);
      return { step: given.step, seat: seatOf(figure), figure };
    }
    case 'attack':
      return arrangeAttackFrame(terms, state, given);
    case 'target': {
      const attack = attackBelow(state);
      if (targetsOf(terms, state, attack).length + objectsOf(terms, state, attack).length === 0)
        badPosition(`${where}.target: the attacker has no target`);
      return { step: given.step, seat: attack.seat };
    }
    case 'targetSpace': {
      const attack = attackBelow(state);
      if (
        attack.target === none ||
        !targetsOf(terms, state, attack).includes(attack.target) ||
        targetSpaces(terms, state, attack).length < 2
      )
        badPosition(`${where}.targetSpace: the target has no two spaces in sight or in reach`);
      return { step: given.step, seat: attack.seat };
    }
    case 'surge': {
      const attack = attackBelow(state);
      if (usableSurges(terms, state, attack).length === 0)
        badPosition(`${where}.surge: there is no surge ability that can be used`);
      return { step: given.step, seat: attack.seat };
    }
    case 'cleave': {
      const attack = attackBelow(state);
      return { step: given.step, seat: attack.seat, amount: given.amount };
    }
    case 'removeDie':
    case 'anyDice':
      if (currentAttack(state)?.phase !== 'roll')
        badPosition(
          `${where}.${given.step}: no dice are about to be rolled; write an attack in phase roll below`,
        );
      return { ...given, seat: seatGiven(given.seat) };
    case 'defeat': {
      const { step, figure, by, surely = false, announced = false } = given;
      return {
        ...{ step, figure: onMap(figure), by: by === undefined ? none : seatGiven(by), surely },
        phase: announced ? 'leave' : 'announce',
      };
    }
  }
}

/** The attack on which a frame lies, as {@link below} demands. */
function attackBelow(state: BattleState): FrameOf<'attack'> {
  const attack = currentAttack(state);
  if (attack === undefined) throw new Error('it lies on an attack');
  return attack;
}

function momentFrom(terms: Terms, state: BattleState, given: FrameSaid<'moment'>): FrameOf<'moment'> {
  const { step, moment: key, on, amount = 0, by, from, seats, used = [], only } = given;
  const { mover: moving, ability, met, metObjects } = given;
  const listeners = (names: FrameSaid<'moment'>['used'] = []): Listener[] =>
    names.map((use) => listenerFrom(terms, state, `${where}.moment`, key, use));
  const subject = figureNamed(state, on);
  if ((key === 'comes-within' || key === 'leaves') && !isOnMap(state, subject))
    badPosition(`${where}.moment: write in on the figure that moves`);
  const mover = figureNamed(state, moving);
  if (mover !== none && !isOnMap(state, mover))
    badPosition(`${where}.moment: write in mover a figure on the map`);
  return {
    ...noFacts,
    ...{ step, key, subject, amount, mover },
    ...(ability !== undefined && { used: ability }),
    ...(met && { met: figuresNamed(state, met) }),
    ...(metObjects && { metObjects: tokensNamed(state, metObjects) }),
    by: by === undefined ? none : seatIn(state, by),
    ...(from !== undefined && { from: placeIn(terms, state, from) }),
    seats: seats.map((seat) => seatIn(state, seat)),
    done: listeners(used),
    only: only === undefined ? null : listeners(only),
  };
}

/** The ability that an event of the mission has carried out last. */
function abilityOf(terms: Terms, state: BattleState, event: FrameOf<'missionEvent'>): number {
  const effect = eventEffect(terms, state, event);
  const ability =
    effect?.do === 'abilities' ? campaignOf(terms).content.missionAbilities.get(effect) : undefined;
  return (
    ability ?? badPosition(`${where}.effects: the effect of ${event.event} that was done last is no ability`)
  );
}

/** What can be done with an ability depends on when it is used. */
function checkAbility(terms: Terms, state: BattleState, { ability, surge }: Source): void {
  const under = state.stack.at(-1);
  if (surge !== none) {
    if (currentAttack(state) === undefined)
      badPosition(`${where}.effects: no attack goes on in which a surge ability is used`);
    return;
  }
  const { moment } = entry(terms.abilities, ability);
  const isOf =
    under?.step === 'moment'
      ? moment === under.key
      : under?.step === 'attack'
        ? under.source === ability
        : under?.step === 'activation' || under?.step === 'actionDone'
          ? moment === 'activation' || moment === 'action'
          : true;
  if (!isOf) badPosition(`${where}.effects: the ability is not used then; write one that is`);
}

function frameOfEffect(
  terms: Terms,
  state: BattleState,
  given: FrameSaid<'chooseFigures' | 'chooseOption' | 'chooseSpace' | 'may' | 'attacks'>,
): EffectFrame {
  const ability = abilityIn(state.stack);
  if (ability === undefined) throw new Error('it lies on an ability');
  const { source } = ability;
  const number = effectNamed(terms, source, given.effect);
  const { effect, parts } = entry(terms.effects, number);
  const common = {
    ...circumstancesFrom(terms, state, given, { ...circumstancesIn(ability), attack: null }),
    ...{ effect: number, source },
  };
  const check = (is: boolean): void => {
    if (!is)
      badPosition(`${where}.effect: effect ${given.effect} does not ask for ${given.step}; write which does`);
  };
  switch (given.step) {
    case 'chooseFigures': {
      const { step, chooser, from, found, left, must = false, fromObjects, foundObjects } = given;
      check('whom' in effect || effect.do === 'attack');
      return {
        ...{ step, ...common, by: seatIn(state, chooser), left, must },
        from: figuresNamed(state, from),
        found: figuresNamed(state, found),
        ...(fromObjects && { fromObjects: tokensNamed(state, fromObjects) }),
        ...(foundObjects && { foundObjects: tokensNamed(state, foundObjects) }),
      };
    }
    case 'chooseOption': {
      const { step, apart = false, optional = false } = given;
      check(
        effect.do === 'choose' &&
          (optional || parts.some((part) => terms.added.canAfford(terms, state, part, source, common))),
      );
      return { step, ...common, apart, optional };
    }
    case 'chooseSpace':
      check('whom' in effect && needsSpace(effect.whom));
      return { step: given.step, ...common };
    case 'may':
      check(effect.do === 'may');
      return { step: given.step, ...common, by: seatIn(state, given.chooser) };
    case 'attacks': {
      check(effect.do === 'attack');
      const { step, attackers, left, targets } = given;
      const lists = { attackers: figuresNamed(state, attackers), targets: figuresNamed(state, targets) };
      if (!lists.attackers.every((figure) => isOnMap(state, figure)))
        badPosition(`${where}.attacks: an attacker is not on the map; leave it out`);
      return { step, ...common, ...lists, left, dice: [] };
    }
  }
}

function figuresNamed(state: BattleState, names: readonly (readonly number[])[] = []): FigureNumber[] {
  return names.map((name) => figureNamed(state, name));
}

/** A figure of the Empire that is not on the map. */
function arrivingNamed(state: BattleState, name: readonly number[]): FigureNumber {
  const figure = figureNamed(state, name);
  if (isOnMap(state, figure) || (seatOf(figure) !== empireSeat && state.round > 0))
    badPosition(
      `${where}: figure ${name.join(' ')} does not arrive; name one of the Empire that is not on the map`,
    );
  changeFigure(state, figure, { defeated: false });
  return figure;
}

function tokensNamed({ tokens }: BattleState, given: readonly number[]): readonly number[] {
  if (given.some((token) => token >= tokens.length))
    badPosition(`${where}.objects: the map has ${tokens.length} tokens, from 0 on`);
  return given;
}

function groupNamed({ players }: BattleState, name: readonly number[], of?: number): GroupNumber {
  const [seat = 0, place = 0] = name;
  if (players[seat]?.groups[place] === undefined || (of ?? seat) !== seat)
    badPosition(`${where}.group: there is no group ${name.join(' ')} of this seat`);
  return groupNumber(seat, place);
}

function placeIn(terms: Terms, state: BattleState, name: string): Place {
  return placeNamed(missionOf(terms, state), name) ?? badPosition(`${where}: there is no space ${name}`);
}

function isOfHero(group: GroupNumber): boolean {
  const seat = seatOfGroup(group);
  return seat !== empireSeat && group === heroGroup(seat);
}
/** Circumstances that differ so from others. */
function circumstancesFrom(terms: Terms, state: BattleState, said: Said, from: Circumstances): Circumstances {
  const { seat, by, on, chosen, objects, space, rolled, opponent, tested } = said;
  return {
    ...from,
    ...(seat !== undefined && { seat: seatIn(state, seat) }),
    ...(by && { me: figureNamed(state, by) }),
    ...(on && { subject: figureNamed(state, on) }),
    ...(chosen && { chosen: figuresNamed(state, chosen) }),
    ...(objects && { objects: tokensNamed(state, objects) }),
    ...(space !== undefined && { space: placeIn(terms, state, space).space }),
    ...(rolled && {
      rolled: rolled.map(({ die, face, rerolled = false }): RolledDie => ({ die, face, rerolled })),
    }),
    ...(opponent !== undefined && { opponent: seatIn(state, opponent) }),
    ...(tested !== undefined && { tested }),
  };
}

function effectNamed(terms: Terms, source: Source, place: number): number {
  const effects = effectsOf(terms, source);
  return (
    effects[place - 1] ??
    badPosition(`${where}.effect: the ability has ${effects.length} effects; write which it is, from 1`)
  );
}
