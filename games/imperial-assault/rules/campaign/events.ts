import { entry } from '../../../common/at.ts';
import { partsOf } from '../../content/campaign/mission-parts.ts';
import type { MissionEffect, MissionEvent, MissionMoment } from '../../content/campaign/mission-schema.ts';
import { campaignOf } from '../added.ts';
import type { Choice } from '../choice.ts';
import { pushEffects } from '../effects/push-effects.ts';
import type { Terms } from '../options.ts';
import { refuseUnmeant } from '../refuse-unmeant.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeToken,
  type FigureNumber,
  type FrameOf,
  isOnMap,
  none,
  playerOf,
  seatOf,
  type TokenNumber,
} from '../state.ts';
import { tell } from '../tell.ts';
import { arrive, replace } from './arriving.ts';
import {
  campaignIn,
  campaignMissionOf,
  changeMission,
  changeRecord,
  emitCampaign,
  empireSeat,
  heroFigure,
  heroOf,
  heroSeats,
  missionIn,
  seatOfHero,
  sideOf,
} from './current.ts';
import type { MissionHappening } from './happening.ts';
import { eventCalled, eventsKnown } from './known-events.ts';
import { takeFromHand, takeFromReserve } from './open-groups.ts';
import type { Side } from './record.ts';
import {
  allHold,
  figuresMeant,
  isMeant,
  nobodysCircumstances,
  standsAt,
  tokensCalled,
} from './requirements.ts';
import type { EventPlace } from './state.ts';
import { drawSupplies } from './supplies.ts';
import { pushTest } from './tests.ts';
import { raiseThreat } from './threat.ts';
import { isOver, winMission } from './victory.ts';

/**
 * Tells the events of the mission that something happens. Those that answer come on top of the stack, in the order of the
 * mission: mission rules come before all abilities (A12).
 */
export function pushMission(terms: Terms, { state, stack }: BattleTurn, happening: MissionHappening): void {
  if (isOver(state)) return;
  const figure = 'figure' in happening ? happening.figure : none;
  for (const event of eventsKnown(terms, state).toReversed()) {
    if (mayHappen(state, event) && answers(terms, state, event.when, happening))
      stack.push({ step: 'missionMoment', event: event.id, figure });
  }
}

/** An event happens once, if it does not say otherwise. */
function mayHappen(state: BattleState, { id, again }: MissionEvent): boolean {
  return again === true || !missionIn(state).happened.includes(id);
}

function answers(
  terms: Terms,
  state: BattleState,
  when: MissionMoment,
  happening: MissionHappening,
): boolean {
  switch (when.at) {
    case 'start':
      return happening.at === 'start';
    case 'round-start':
    case 'round-end':
      return happening.at === when.at && (when.round === undefined || when.round === state.round);
    case 'opened':
      return (
        happening.at === 'opened' && campaignMissionOf(terms, state).doorIds[happening.door] === when.door
      );
    case 'interacts':
      return (
        happening.at === 'interacts' &&
        tokensCalled(terms, state, when.token).includes(happening.token) &&
        (when.by === undefined || when.by === sideOf(seatOf(happening.figure)))
      );
    case 'destroyed':
      return happening.at === 'destroyed' && tokensCalled(terms, state, when.token).includes(happening.token);
    case 'brought':
      return (
        happening.at === 'stands' &&
        tokensCalled(terms, state, when.token).some(
          (token) => entry(state.tokens, token).carrier === happening.figure,
        ) &&
        standsAt(terms, state, happening.figure, when.area)
      );
    case 'enters':
      return (
        happening.at === 'stands' &&
        isMeant(terms, state, when.who, happening.figure) &&
        standsAt(terms, state, happening.figure, when.area)
      );
    case 'defeated':
      return happening.at === 'defeated' && isMeant(terms, state, when.who, happening.figure);
    case 'wounded':
      return happening.at === 'wounded';
    case 'counted':
      return (
        happening.at === 'counted' &&
        happening.counter === when.counter &&
        (missionIn(state).counters[when.counter] ?? 0) >= when.least
      );
    case 'revealed':
      return happening.at === 'revealed' && happening.section === when.section;
    case 'event':
      return happening.at === 'event' && happening.event === when.event;
  }
}

/** An event happens, if what it requires holds when its turn comes. */
function missionMomentStep(terms: Terms): AutomaticOf<'missionMoment'> {
  return {
    kind: 'automatic',
    run(turn, { event: id, figure }) {
      const { state, stack } = turn;
      stack.pop();
      const event = eventCalled(terms, state, id);
      if (event === undefined || !mayHappen(state, event) || !allHold(terms, state, event.if)) return;
      changeMission(state, { happened: [...missionIn(state).happened, id] });
      if (event.when.at === 'brought') handOver(terms, turn, event.when.token, figure);
      stack.push({ step: 'missionEvent', event: id, figure, inside: null, from: 0 });
    },
  };
}

/** A token that was brought where it belongs leaves the map. */
function handOver(terms: Terms, turn: BattleTurn, name: string, figure: FigureNumber): void {
  const { state } = turn;
  for (const token of tokensCalled(terms, state, name)) {
    if (entry(state.tokens, token).carrier !== figure) continue;
    changeToken(state, token, { carrier: none });
    emitCampaign(turn, { kind: 'tokenTaken', token });
  }
}

/** The effects at a place of an event: none where rules without the sealed part do not know it. */
function effectsAt(
  terms: Terms,
  state: BattleState,
  { event, inside }: EventPlace,
): readonly MissionEffect[] {
  const all = eventCalled(terms, state, event)?.do ?? [];
  if (inside === null) return all;
  const outer = all[inside.effect];
  return outer === undefined ? [] : (partsOf(outer)[inside.part] ?? []);
}

/** The effect of an event that was carried out last; undefined where none was. */
export function eventEffect(
  terms: Terms,
  state: BattleState,
  frame: EventPlace & { readonly from: number },
): MissionEffect | undefined {
  return effectsAt(terms, state, frame)[frame.from - 1];
}

/** Carries out the effects of an event one by one; after the last one, those that answer the event itself. */
function missionEventStep(terms: Terms): AutomaticOf<'missionEvent'> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const effect = effectsAt(terms, state, frame)[frame.from];
      if (effect === undefined) {
        stack.pop();
        if (frame.inside === null) pushMission(terms, turn, { at: 'event', event: frame.event });
        return;
      }
      stack[stack.length - 1] = { ...frame, from: frame.from + 1 };
      carryOut(terms, turn, effect, frame, frame.from);
    },
  };
}

/** Has the effects inside an effect carried out. */
function pushInside(
  { stack }: BattleTurn,
  { event, figure }: EventPlace,
  effect: number,
  part: number,
): void {
  stack.push({ step: 'missionEvent', event, figure, inside: { effect, part }, from: 0 });
}

function carryOut(
  terms: Terms,
  turn: BattleTurn,
  effect: MissionEffect,
  { event, figure, inside }: EventPlace,
  number: number,
): void {
  const { state, stack } = turn;
  const place = { event, figure, inside };
  const mission = campaignMissionOf(terms, state);
  switch (effect.do) {
    case 'tell':
      changeMission(state, { told: [...missionIn(state).told, { event, text: effect.text }] });
      emitCampaign(turn, { kind: 'told', event, text: effect.text });
      return;
    case 'reveal':
      reveal(terms, turn, effect.section);
      return;
    case 'open':
    case 'lock':
    case 'unlock':
      changeDoor(terms, turn, mission.doorIds.indexOf(effect.door), effect.do);
      return;
    case 'deploy': {
      const side: Side = effect.for ?? 'empire';
      const here = stack.length;
      for (const card of effect.cards) {
        const number = terms.fighterNumber.get(card) ?? none;
        takeFromReserve(state, number);
        // Whoever is unique is there once: on the map already, defeated for good, or among the open groups until now.
        if (side === 'empire' && terms.fighters[number]?.unique) {
          if (playerOf(state, empireSeat).groups.some((group) => group.card === number)) continue;
          takeFromHand(state, number);
        }
        arrive(terms, turn, card, effect.at, side);
      }
      stack.push(...stack.splice(here).reverse());
      return;
    }
    case 'place':
      replace(terms, turn, effect.at, figuresMeant(terms, state, effect.who, effect.in));
      return;
    case 'threat':
      raiseThreat(terms, turn, (effect.amount ?? 0) + (effect.levels ?? 0) * missionIn(state).threatLevel);
      return;
    case 'optional-deployment':
      stack.push({ step: 'optionalDeployment' });
      return;
    case 'activate-point':
    case 'close-point':
      changePoint(turn, effect.point, effect.do === 'activate-point');
      return;
    case 'count': {
      const { counters } = missionIn(state);
      const count = Math.max(0, (counters[effect.counter] ?? 0) + effect.by);
      changeMission(state, { counters: { ...counters, [effect.counter]: count } });
      emitCampaign(turn, { kind: 'counted', counter: effect.counter, count });
      pushMission(terms, turn, { at: 'counted', counter: effect.counter });
      return;
    }
    case 'put-token':
    case 'remove-token':
      for (const token of tokensCalled(terms, state, effect.token))
        moveToken(terms, turn, token, effect.do === 'put-token');
      return;
    case 'supplies': {
      const subject = seatOfHero(figure);
      const seats = effect.for === 'each' || subject === undefined ? presentHeroes(state) : [subject];
      for (const seat of seats) drawSupplies(turn, seat, effect.count);
      return;
    }
    case 'credits':
      changeRecord(state, { credits: campaignIn(state).record.credits + effect.amount });
      emitCampaign(turn, { kind: 'credits', amount: effect.amount });
      return;
    case 'limit-rounds':
      changeMission(state, { lastRound: effect.round });
      emitCampaign(turn, { kind: 'lastRound', round: effect.round });
      return;
    case 'mark': {
      const { marks } = campaignIn(state).record;
      if (!marks.includes(effect.mark)) changeRecord(state, { marks: [...marks, effect.mark] });
      return;
    }
    case 'win':
      winMission(turn, effect.side);
      return;
    case 'abilities': {
      const ability = campaignOf(terms).content.missionAbilities.get(effect);
      const seat = effect.by === 'empire' ? empireSeat : deciderOf(state, figure);
      if (ability !== undefined)
        pushEffects(terms, turn, ability, { ...nobodysCircumstances, seat, subject: figure });
      return;
    }
    case 'test': {
      const heroes = testersOf(state, effect.who, figure);
      if (heroes === 'choose') {
        stack.push({ step: 'missionTester', ...place, effect: number });
        return;
      }
      for (const hero of heroes.toReversed())
        pushTest(turn, hero, effect.attribute, { of: 'event', ...place, figure: hero, effect: number });
      return;
    }
    case 'choose':
      stack.push(choiceOfEvent(state, place, number, effect));
      return;
    case 'if':
      pushInside(turn, place, number, allHold(terms, state, effect.if) ? 0 : 1);
  }
}

/** The heroes on the map. */
function presentHeroes(state: BattleState): number[] {
  return heroSeats(state).filter((seat) => !heroOf(state, seat).withdrawn);
}

/** The frame in which a seat chooses for an effect of an event, by its number. */
export function choiceOfEvent(
  state: BattleState,
  { event, figure, inside }: EventPlace,
  effect: number,
  { by, options }: Extract<MissionEffect, { readonly do: 'choose' }>,
): FrameOf<'missionChoice'> {
  return {
    ...{ step: 'missionChoice', event, figure, inside, effect },
    seat: by === 'empire' ? empireSeat : deciderOf(state, figure),
    options: options.map(({ text }) => text),
  };
}

/** The seat that decides for the heroes: that of the hero to whom the event happened, or else of the first one there. */
function deciderOf(state: BattleState, figure: FigureNumber): number {
  return seatOfHero(figure) ?? presentHeroes(state)[0] ?? empireSeat + 1;
}

/** Who tests for an effect; `choose` where the heroes name one. */
function testersOf(
  state: BattleState,
  who: Extract<MissionEffect, { readonly do: 'test' }>['who'],
  figure: FigureNumber,
): readonly FigureNumber[] | 'choose' {
  const heroes = presentHeroes(state).map(heroFigure);
  if (who === 'each-hero') return heroes;
  if (who !== 'any-hero' && figure !== none && isOnMap(state, figure)) return [figure];
  return heroes.length > 1 ? 'choose' : heroes;
}

/** The heroes name the one that tests. */
function missionTesterStep(terms: Terms): ChoiceOf<'missionTester'> {
  return {
    kind: 'choice',
    seats: (state, { figure }) => [deciderOf(state, figure)],
    choices: (state) =>
      presentHeroes(state).map((seat): Choice => ({ kind: 'figure', figure: heroFigure(seat) })),
    refuse: refuseUnmeant('figure'),
    apply(turn, { effect: number, event, inside }, seat, choice) {
      turn.stack.pop();
      const place = { event, inside };
      const effect = effectsAt(terms, turn.state, { ...place, figure: none })[number];
      if (choice.kind !== 'figure' || effect?.do !== 'test') return;
      const { figure } = choice;
      tell(turn, { kind: 'choseFigure', seat, figure });
      pushTest(turn, figure, effect.attribute, { of: 'event', ...place, figure, effect: number });
    },
  };
}

/** One of several is chosen: only what was chosen is carried out, and read (B11). */
const missionChoice: ChoiceOf<'missionChoice'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (_state, { options }) => options.map((_, option): Choice => ({ kind: 'option', option })),
  refuse: () => 'not-asked',
  apply(turn, { event, figure, inside, effect }, seat, choice) {
    turn.stack.pop();
    if (choice.kind !== 'option') return;
    tell(turn, { kind: 'campaign', event: { kind: 'missionChose', seat, option: choice.option } });
    pushInside(turn, { event, figure, inside }, effect, choice.option);
  },
};

/** A section is revealed: it belongs to the map now, with the tokens and active deployment points that lie in it. */
function reveal(terms: Terms, turn: BattleTurn, section: string): void {
  const { state } = turn;
  const { sections, points, tokens, tokenSections, laidLater } = campaignMissionOf(terms, state);
  const { revealed, openPoints } = missionIn(state);
  if (revealed.includes(section)) return;
  state.openDoors = [...state.openDoors, ...(sections.get(section) ?? [])].sort((a, b) => a - b);
  const opened = [...points].flatMap(([id, point]) =>
    point.active && point.section === section ? [id] : [],
  );
  changeMission(state, {
    revealed: [...revealed, section],
    openPoints: [...new Set([...openPoints, ...opened])],
  });
  for (const [token, { space }] of tokens.entries())
    if (tokenSections[token] === section && laidLater[token] !== true) changeToken(state, token, { space });
  emitCampaign(turn, { kind: 'revealed', section });
  pushMission(terms, turn, { at: 'revealed', section });
}

function changeDoor(terms: Terms, turn: BattleTurn, door: number, how: 'open' | 'lock' | 'unlock'): void {
  const { state, emit } = turn;
  if (door < 0) return;
  const { lockedDoors } = missionIn(state);
  const others = lockedDoors.filter((other) => other !== door);
  if (how === 'open') {
    changeMission(state, { lockedDoors: others });
    if (state.openDoors.includes(door)) return;
    state.openDoors = [...state.openDoors, door].sort((a, b) => a - b);
    emit?.({ kind: 'opened', door, figure: none });
    pushMission(terms, turn, { at: 'opened', door, figure: none });
    return;
  }
  changeMission(state, { lockedDoors: how === 'lock' ? [...others, door] : others });
  emitCampaign(turn, { kind: how === 'lock' ? 'locked' : 'unlocked', door });
}

function changePoint(turn: BattleTurn, point: string, active: boolean): void {
  const { state } = turn;
  const others = missionIn(state).openPoints.filter((other) => other !== point);
  changeMission(state, { openPoints: active ? [...others, point] : others });
  emitCampaign(turn, { kind: active ? 'pointOpened' : 'pointClosed', point });
}

/** A token of the laying is put where it belongs, or is taken from the map or from who carries it. */
function moveToken(terms: Terms, turn: BattleTurn, token: TokenNumber, put: boolean): void {
  const { state } = turn;
  const { space } = entry(campaignMissionOf(terms, state).tokens, token);
  const before = entry(state.tokens, token);
  const lies = before.space !== none || before.carrier !== none;
  if (lies === put) return;
  changeToken(state, token, { space: put ? space : none, carrier: none, damage: 0 });
  emitCampaign(turn, { kind: put ? 'tokenLaid' : 'tokenTaken', token });
}

/** What comes of a test for an event: its effects of success or of failure. */
export function eventTested(turn: BattleTurn, place: EventPlace, effect: number, successes: number): void {
  pushInside(turn, place, effect, successes > 0 ? 0 : 1);
}

export function missionEventSteps(terms: Terms) {
  return {
    missionMoment: missionMomentStep(terms),
    missionEvent: missionEventStep(terms),
    missionTester: missionTesterStep(terms),
    missionChoice,
  } as const;
}
