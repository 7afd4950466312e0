import type { Chance } from '../../../../../kernel/chance.ts';
import type { Seat } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import type { CompiledCampaignMission } from '../../../content/campaign/mission.ts';
import type { MissionEvent } from '../../../content/campaign/mission-schema.ts';
import { campaignOf } from '../../added.ts';
import { powerToken } from '../../choice.ts';
import type { Terms } from '../../options.ts';
import { activationOf, arrangeActivation } from '../../position/activation.ts';
import {
  arrangeGround,
  arrangeGroup,
  arrangeRound,
  arrangeTokens,
  checkFeet,
  checkPowerTokens,
  doorNamed,
  numberIn,
  seatIn,
} from '../../position/arrange.ts';
import { abilityFrom, figureNamed } from '../../position/names.ts';
import { readyGroups } from '../../rounds.ts';
import {
  type BattleState,
  changeActivation,
  changeFigure,
  changeGroup,
  everybody,
  type FigureNumber,
  figureOf,
  forEachOnMap,
  groupNumber,
  isOnMap,
  type MissionToken,
  none,
  playerOf,
  seatOf,
  type Upgrade,
} from '../../state.ts';
import { holdAgendas } from '../agendas.ts';
import { firstMission } from '../between/fresh-record.ts';
import { missionCalled } from '../between/missions.ts';
import {
  campaignMissionOf,
  changeHero,
  changeMission,
  empireSeat,
  heroFigure,
  heroGroup,
  heroSeats,
  missionIn,
  seatOfHero,
  sideOf,
} from '../current.ts';
import { activationTokens, freshHeroes, readyByTokens } from '../heroes.ts';
import { freshMission, laidTokens, openPointsOf } from '../mission-setup.ts';
import { groupsOfCampaign, openGroupsFor } from '../open-groups.ts';
import { emptyTable } from '../setup-campaign.ts';
import type { HeroState, MissionState } from '../state.ts';
import { shield } from '../tokens.ts';
import { textNamed } from '../told.ts';
import { seatsInTurn } from '../turns.ts';
import { withKnown } from '../view.ts';
import { arrangeFrames } from './arrange-frames.ts';
import { arrangeAttack } from './attack.ts';
import { framesOfTest } from './attribute-test.ts';
import { framesOfRound, pushMissionQuestion } from './moments.ts';
import { usualHost } from './of-state.ts';
import { heroesOf, recordFor } from './record.ts';
import type { CardPosition, FramePosition, MissionPosition, SeatPosition } from './schema.ts';

/**
 * The mission that a position sets out. Throws an InputError `bad-position` that names what play cannot
 * lead to.
 */
export function arrangeMission(terms: Terms, position: MissionPosition, chance: Chance): BattleState {
  // The schema of all positions does not ask for them: there are none between missions.
  const { players = [], round = 1 }: Partial<MissionPosition> = position;
  if (players.length === 0)
    badPosition(
      'players: name the Empire and its heroes with their groups, or write between for what follows a mission',
    );
  const state = emptyTable(terms, players.length);
  const compiled = missionFor(terms, position);
  state.mission = campaignOf(terms).missions.indexOf(compiled);
  state.round = round;
  const record = recordFor(terms, position, compiled, heroesOf(terms, players), chance);
  state.campaign = { record, mission: freshMission(terms, record) };
  arrangeMap(terms, state, position);
  for (const [seat, given] of players.entries()) arrangeSeat(terms, state, seat, given);
  arrangeTokensOf(terms, state, position);
  arrangeProgress(terms, state, position);
  arrangeHeroes(terms, state, position);
  arrangeEmpire(terms, state, position, chance);
  arrangeSupplies(terms, state, position, chance);
  checkFeet(
    terms,
    state,
    position.frames && figuresIn(state, position, ['activation', 'walk', 'movement', 'putDown']),
  );
  checkPowerTokens(state, figuresIn(state, position, ['surplusToken']));
  checkSections(terms, state);
  const attacks =
    position.frames?.filter(({ step }) => step === 'attack').length ??
    (position.activation?.attack === undefined ? 0 : 1);
  arrangeRound(terms, state, position, attacks);
  state.lasting = (position.lasting ?? []).map(({ seat, figures, until, ...named }) => {
    if (attacks === 0 && until === 'attack')
      badPosition('lasting: no attack goes on until whose end it could last; write another until');
    return {
      ability: abilityFrom(terms, 'lasting', named),
      seat: seatIn(state, seat),
      figures: figures.map((figure) => figureNamed(state, figure)),
      until,
      depth: until === 'attack' ? attacks : 0,
    };
  });
  const { orders = [] } = position;
  state.orders = orders.map(({ seat, ability, answer, until }, place) => {
    if (orders.findIndex((one) => one.seat === seat && one.ability === ability) !== place)
      badPosition(`orders: seat ${seat} has two orders for ${ability}; write the later one`);
    if (ability !== powerToken && !terms.abilities.some((one) => one.ability.id === ability))
      badPosition(
        `orders: there is no ability ${ability}; name it as in "order:${ability}", without its card`,
      );
    if (attacks === 0 && until === 'attack')
      badPosition('orders: no attack goes on until whose end one could hold; write round or match');
    return { seat: seatIn(state, seat), ability, answer, until, depth: until === 'attack' ? attacks : 0 };
  });
  const { question, frames } = position;
  if (frames !== undefined) {
    arrangeAll(terms, state, position, frames);
    return state;
  }
  if (round === 0)
    badPosition('round: as a mission is set up frames say what goes on; write them, or a round from 1 on');
  if (position.activation?.figure?.ending)
    badPosition('activation.figure.ending: write in frames what goes on as the activation ends');
  arrangeTurn(terms, state, position);
  if (question !== undefined) pushMissionQuestion(terms, { state, stack: state.stack }, question);
  return state;
}

/** The figures that such frames name. */
function figuresIn(
  state: BattleState,
  { frames = [] }: MissionPosition,
  steps: readonly FramePosition['step'][],
): FigureNumber[] {
  return frames.flatMap((frame) =>
    steps.includes(frame.step) && 'figure' in frame ? [figureNamed(state, frame.figure)] : [],
  );
}

function missionFor(terms: Terms, { mission }: MissionPosition): CompiledCampaignMission {
  const campaign = campaignOf(terms);
  if (mission === undefined) return firstMission(campaign);
  return (
    missionCalled(campaign, mission) ??
    badPosition(
      `mission: there is no mission ${mission}; known: ${campaign.missions.map((one) => one.campaign.id).join(', ')}`,
    )
  );
}

/** The sections that are shown, and the doors. */
function arrangeMap(terms: Terms, state: BattleState, position: MissionPosition): void {
  const compiled = campaignMissionOf(terms, state);
  const { revealed = [], openDoors = [], lockedDoors, openPoints } = position;
  const borders = revealed.flatMap(
    (section) =>
      compiled.sections.get(section) ??
      badPosition(
        `revealed: there is no hidden section ${section}; hidden are: ${[...compiled.sections.keys()].join(', ')}`,
      ),
  );
  state.openDoors = [...new Set([...openDoors.map((door) => doorIn(terms, state, door)), ...borders])].sort(
    (one, other) => one - other,
  );
  for (const point of openPoints ?? []) {
    if (!compiled.points.has(point))
      badPosition(
        `openPoints: there is no deployment point ${point}; known: ${[...compiled.points.keys()].join(', ')}`,
      );
  }
  const locked = lockedDoors ?? (compiled.campaign.locked ?? []).filter((door) => !openDoors.includes(door));
  changeMission(state, {
    revealed,
    lockedDoors: locked.map((door) => doorIn(terms, state, door)),
    openPoints: openPoints ?? openPointsOf(compiled, revealed),
    lastRound: position.lastRound ?? compiled.campaign.rounds ?? null,
  });
  const { lastRound } = missionIn(state);
  if (lastRound !== null && state.round > lastRound)
    badPosition(
      `round: the mission is over after round ${lastRound}; write a lower round, or a higher lastRound`,
    );
  arrangeGround(terms, state, position);
}

/** A door of the laying: those that stand for sections are no doors of people. */
function doorIn(terms: Terms, state: BattleState, name: string): number {
  const { doorIds } = campaignMissionOf(terms, state);
  return doorIds.includes(name)
    ? doorNamed(terms, state, name)
    : badPosition(`openDoors, lockedDoors: there is no door ${name}; known: ${doorIds.join(', ') || 'none'}`);
}

function arrangeSeat(terms: Terms, state: BattleState, seat: Seat, given: SeatPosition): void {
  const player = playerOf(state, seat);
  player.groups = given.groups.map((one, at) => arrangeGroup(terms, state, seat, one, at));
  const cards = given.cards ?? [];
  for (const { host } of [...given.groups, ...cards]) {
    if (host !== undefined && host >= player.groups.length)
      badPosition(`host: seat ${seat} has no group ${host}, only ${player.groups.length} from 0 on`);
  }
  player.upgrades = cards.map((card) => arrangeCard(terms, seat, card));
  const twice = cards.find(({ card }, place) => cards.findIndex((one) => one.card === card) !== place);
  if (twice !== undefined)
    badPosition(`cards: seat ${seat} has ${twice.card} twice; each card is there once`);
}

/** The kinds of cards that lie with the heroes, and with the Empire. */
const kindsOf = {
  rebels: ['class', 'item', 'supply', 'reward'],
  empire: ['imperial-class', 'agenda', 'reward'],
} as const;

function arrangeCard(
  terms: Terms,
  seat: Seat,
  { card: name, host, exhausted = false, depleted = false, tokens }: CardPosition,
): Upgrade {
  const card = numberIn(terms.upgradeNumber, name);
  const kind = campaignOf(terms).content.cards[card]?.kind;
  const kinds = kindsOf[sideOf(seat)];
  if (!kinds.some((one) => one === kind))
    badPosition(`cards: ${name} does not lie with seat ${seat}, where cards are of kind ${kinds.join(', ')}`);
  return {
    card,
    host: host === undefined ? usualHost(seat) : groupNumber(seat, host),
    exhausted,
    depleted,
    ...(tokens !== undefined && { tokens }),
  };
}

/** The tokens of the laying, and after them energy shields that cards have raised. */
function arrangeTokensOf(terms: Terms, state: BattleState, { tokens }: MissionPosition): void {
  const compiled = campaignMissionOf(terms, state);
  const laid = laidTokens(compiled, missionIn(state).revealed);
  const count = laid.length;
  state.tokens = laid;
  changeMission(state, { successes: laid.map((_, token) => tokens?.[token]?.successes ?? 0) });
  if (tokens === undefined) return;
  if (tokens.length < count)
    badPosition(
      `tokens: the map has ${count} tokens, not ${tokens.length}; write {} for one that does not lie there`,
    );
  const shields = tokens.slice(count).map(
    ({ health }): MissionToken => ({
      kind: shield,
      color: null,
      zone: none,
      space: none,
      carrier: none,
      turned: false,
      damage: 0,
      health:
        health ??
        badPosition(`tokens: the map has ${count} tokens; after them come energy shields, with health`),
    }),
  );
  if (tokens.slice(0, count).some(({ health }) => health !== undefined))
    badPosition('tokens: only energy shields, after those of the map, have health');
  state.tokens = [...laid, ...shields];
  arrangeTokens(terms, state, tokens);
}

/** What has happened in the mission so far. */
function arrangeProgress(terms: Terms, state: BattleState, position: MissionPosition): void {
  const compiled = campaignMissionOf(terms, state);
  const { happened = [], told = [], shown = [], counters = [], crates = 0 } = position;
  const { events } = compiled.campaign;
  const eventsCalled = (ids: readonly string[], where: 'happened' | 'shown'): MissionEvent[] =>
    ids.map(
      (event) =>
        events.find(({ id }) => id === event) ??
        badPosition(`${where}: there is no event ${event}; known: ${events.map(({ id }) => id).join(', ')}`),
    );
  eventsCalled(happened, 'happened');
  changeMission(state, {
    happened,
    told: told.map(
      (name) =>
        textNamed(compiled, name) ??
        badPosition(`told: no event tells ${name}; write the event, a dot, and which of its texts, from 1`),
    ),
    ...(shown.length > 0 && { shown: eventsCalled(shown, 'shown') }),
    counters: Object.fromEntries(counters.map(({ counter, count }) => [counter, count])),
    crates,
  });
}

/** Strain, wounds and activation tokens of the heroes. */
function arrangeHeroes(
  terms: Terms,
  state: BattleState,
  { players, extraToken, activation }: MissionPosition,
): void {
  const { sheetOf } = campaignOf(terms).content;
  const fresh = freshHeroes(players.length - 1);
  if (extraToken !== undefined && (fresh.extraToken === none || sideOf(extraToken) === 'empire'))
    badPosition('extraToken: only three heroes have an extra activation token, one of their seats has it');
  changeMission(state, {
    ...fresh,
    ...(extraToken !== undefined && { extraToken: seatIn(state, extraToken) }),
  });
  const heroes = heroSeats(state).map((seat): HeroState => {
    const isActive = activation?.seat === seat && isOfHero(activation);
    const usual = activationTokens(state, seat) - (isActive ? 1 : 0);
    const { strain = 0, activations = usual, activated = isActive } = entry(players, seat);
    // Nobody has withdrawn before the heroes stand on the entrance.
    const isSetUp = state.round === 0;
    if (isSetUp) changeFigure(state, heroFigure(seat), { defeated: false });
    const withdrawn = !isSetUp && figureOf(state, heroFigure(seat)).place === null;
    return {
      ...entry(fresh.heroes, seat - 1),
      strain,
      wounded: sheetOf.get(entry(playerOf(state, seat).groups, 0).card)?.wounded ?? false,
      withdrawn,
      activations: withdrawn ? 0 : activations,
      activated,
    };
  });
  if (heroes.every(({ withdrawn }) => withdrawn))
    badPosition('players: all heroes have withdrawn, which ends the mission; put one on the map by its "at"');
  changeMission(state, { heroes });
  // Some cards give Endurance to a hero that is wounded.
  for (const [at, { strain }] of heroes.entries()) {
    const most = terms.added.endurance(terms, state, heroFigure(at + 1));
    if (strain > most) badPosition(`strain: the hero of seat ${at + 1} has at most ${most}, its Endurance`);
  }
  const { strain, activations } = entry(players, empireSeat);
  if (strain !== undefined || activations !== undefined)
    badPosition('players: strain and activations are of heroes; seat 0 is the Empire');
  readyByTokens(state);
}

/** The threat, and the groups of the Empire that are not on the map. */
function arrangeEmpire(
  terms: Terms,
  state: BattleState,
  { empire = {} }: MissionPosition,
  chance: Chance,
): void {
  const { open = [], known = [], reserve, heldBack, savings, levelShift, discard = [] } = empire;
  const { groups } = campaignMissionOf(terms, state).campaign;
  const fightersOf = (names: readonly string[]): number[] =>
    names.filter((name) => name !== '').map((name) => numberIn(terms.fighterNumber, name));
  if (known.some((name) => !open.includes(name)))
    badPosition('empire.known: each is one of empire.open, too');
  const left = groups.reserved.flatMap((name) => terms.fighterNumber.get(name) ?? []);
  for (const { card } of playerOf(state, empireSeat).groups) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  const change: Partial<MissionState> = {
    threat: empire.threat ?? 0,
    threatLevel: empire.threatLevel ?? missionIn(state).threatLevel,
    ...(levelShift !== undefined && { levelShift }),
    hand: fightersOf(open),
    known: fightersOf(known),
    reserve: reserve === undefined ? left : fightersOf(reserve),
    ...(heldBack !== undefined && { heldBack: fightersOf(heldBack) }),
    ...(savings !== undefined && {
      savings: savings.map(({ amount, reinforcement, trait = null }) => ({ amount, reinforcement, trait })),
    }),
  };
  changeMission(state, change);
  drawOpenGroups(terms, state, open.filter((name) => name === '').length, chance);
  holdAgendas(terms, state);
  const player = playerOf(state, empireSeat);
  for (const name of discard) {
    player.discard.push(state.cards.length);
    state.cards.push(numberIn(terms.commandNumber, name));
    state.located.push(everybody);
  }
}

/** Open groups that whoever wrote the position did not know: cards that are elsewhere only where there are no others. */
function drawOpenGroups(terms: Terms, state: BattleState, count: number, chance: Chance): void {
  const { hand, known } = missionIn(state);
  const found = openGroupsFor(terms, state);
  const others = groupsOfCampaign(terms, state).filter(
    (card) => !found.includes(card) && !hand.includes(card),
  );
  chance.shuffle(found);
  found.push(...others);
  if (found.length < count)
    badPosition(`empire.open: only ${found.length} more groups can be open; write fewer empty names`);
  const inOrder = (cards: readonly number[]): number[] => cards.toSorted((one, other) => one - other);
  changeMission(state, { hand: inOrder([...hand, ...found.slice(0, count)]), known: inOrder(known) });
}

/** The supplies that nobody has. */
function arrangeSupplies(
  terms: Terms,
  state: BattleState,
  { supplyDeck, knownSupplies = [], shuffle = false }: MissionPosition,
  chance: Chance,
): void {
  const { cards } = campaignOf(terms).content;
  const held = heroSeats(state).flatMap((seat) => playerOf(state, seat).upgrades.map(({ card }) => card));
  const deck =
    supplyDeck === undefined
      ? (state.campaign?.record.supplies ?? []).filter((card) => !held.includes(card))
      : supplyDeck.map((name) => numberIn(terms.upgradeNumber, name));
  const isSupply = (card: number): boolean => cards[card]?.kind === 'supply';
  if (!deck.every(isSupply))
    badPosition('supplyDeck, record.supplies: in them are cards of kind supply alone');
  const supplies = [...deck, ...held.filter(isSupply)];
  if (new Set(supplies).size < supplies.length)
    badPosition('supplyDeck: each supply is there once, in the deck or among the cards of a hero');
  const known = knownSupplies.map(({ card: name, ...seats }) => ({
    ...seats,
    card: numberIn(terms.upgradeNumber, name),
  }));
  if (known.some(({ card }) => supplyDeck === undefined || !deck.includes(card)))
    badPosition('knownSupplies: name supplies of supplyDeck, which says where they lie');
  changeMission(state, {
    supplyDeck: withKnown(deck, known, (others) => {
      if (shuffle || supplyDeck === undefined) chance.shuffle(others);
    }),
    ...(known.length > 0 && { knownSupplies: known }),
  });
}

/** Heroes, allies and tokens are in sections that are shown; groups of the Empire and its energy shields can wait in others. */
function checkSections(terms: Terms, state: BattleState): void {
  const { laid, sections, names } = campaignMissionOf(terms, state);
  const { revealed } = missionIn(state);
  const check = (space: number, what: string): void => {
    const section = laid.sections[laid.sectionOf(space) ?? none]?.id ?? '';
    if (sections.has(section) && !revealed.includes(section))
      badPosition(
        `${what} at ${entry(names, space)} is in the hidden section ${section}; write ${section} in revealed, or put it elsewhere`,
      );
  };
  forEachOnMap(state, (figure, _record, { space }) => {
    if (seatOf(figure) !== empireSeat) check(space, 'a figure');
  });
  for (const { space, health } of state.tokens)
    if (space !== none && health === undefined) check(space, 'a token');
}

/** Whose turn it is, and what the figure that is active has done. */
function arrangeTurn(terms: Terms, state: BattleState, position: MissionPosition): void {
  const { activation, notYet = [], deployment, question } = position;
  if (activation === undefined && state.lasting.some(({ until }) => until === 'activation'))
    badPosition('lasting: no activation goes on until whose end it could last; write it in activation');
  const round = framesOfRound(state, question?.moment);
  if (round !== undefined) {
    if (deployment || activation !== undefined || notYet.length > 0 || position.toMove !== undefined)
      badPosition(
        'question.moment: nobody activates or deploys then; leave out toMove, activation, deployment and notYet, or write another moment',
      );
    state.stack = round;
    return;
  }
  if (deployment) {
    if (activation !== undefined || notYet.length > 0 || position.toMove !== undefined)
      badPosition('deployment: nobody activates; leave out toMove, activation and notYet');
    // One that has withdrawn is not readied any more.
    if (missionIn(state).heroes.some(({ activated, withdrawn }) => activated && !withdrawn))
      badPosition('activated: heroes are readied before the Empire deploys; leave it out, or deployment');
    state.stack = [{ step: 'nextRound' }, { step: 'endOfRound' }, { step: 'deployment', discounts: [] }];
    return;
  }
  const { toMove = activation === undefined ? 'rebels' : sideOf(activation.seat) } = position;
  const next = toMove === 'rebels' ? 'empire' : 'rebels';
  state.stack = [{ step: 'sides', next }];
  if (activation !== undefined) {
    const seat = seatIn(state, activation.seat);
    if (sideOf(seat) === next)
      badPosition(`toMove: seat ${seat} activates a group; leave toMove out, or write ${sideOf(seat)}`);
    if (notYet.length > 0) badPosition('notYet: a group activates already; leave notYet out');
    arrangeActive(terms, state, activation);
    return;
  }
  if (toMove === 'empire') {
    if (readyGroups(state, empireSeat).length === 0)
      badPosition(
        'toMove: the Empire has no ready group; write rebels, or leave out exhausted of one of its groups',
      );
    state.stack.push({ step: 'turn', seat: empireSeat });
    return;
  }
  for (const seat of notYet) {
    if (seat === empireSeat) badPosition('notYet: only seats of heroes leave the turn to others');
    seatIn(state, seat);
  }
  if (seatsInTurn(state, notYet).length === 0)
    badPosition('toMove: no hero can activate; write empire, give a hero activations, or leave out notYet');
  state.stack.push({ step: 'rebelTurn', waiting: notYet });
}

/** All that goes on, frame by frame, and what the active figure has done. */
function arrangeAll(
  terms: Terms,
  state: BattleState,
  { activation, toMove, notYet, deployment, question }: MissionPosition,
  frames: readonly FramePosition[],
): void {
  if (toMove !== undefined || notYet !== undefined || deployment || question !== undefined)
    badPosition('frames: they say all that goes on; leave out toMove, notYet, deployment and question');
  if (activation !== undefined) {
    const { seat, done, figure, given, attack, test } = activation;
    if (figure === undefined || done !== undefined || (given ?? attack ?? test) !== undefined)
      badPosition(
        'activation: with frames it says the figure that is active and what it has done; write figure, and leave the others out',
      );
    const active = figureNamed(state, [seat, ...figure.is]);
    state.activation = {
      ...activationOf(terms, state, active, figure),
      ending: figure.ending ?? false,
    };
    arrangeDone(state, active, figure);
  }
  arrangeFrames(terms, state, frames);
}

type ActivationPosition = NonNullable<MissionPosition['activation']>;

function arrangeActive(terms: Terms, state: BattleState, given: ActivationPosition): void {
  const { seat, figure, attack, test, given: by } = given;
  // A hero is ready until its activation is over, whatever tokens it has left.
  if (isOfHero(given)) changeGroup(state, heroGroup(seat), { ready: true });
  arrangeActivation(terms, state, seat, given);
  if ((figure === undefined || attack !== undefined) && test !== undefined)
    badPosition(
      'activation.test: the active figure tests, and does not attack; write figure, and leave attack out',
    );
  if (by !== undefined && attack === undefined && test === undefined)
    badPosition('activation.given: write the attack or the test that the ability gives, or leave given out');
  if (figure === undefined) {
    if (attack !== undefined) badPosition('activation.attack: write in figure who is active, and attacks');
    return;
  }
  const active = figureNamed(state, [seat, ...figure.is]);
  if (!isOnMap(state, active))
    badPosition('activation.figure.is: the figure is not on the map; give it a space by its "at"');
  arrangeDone(state, active, figure);
  if (attack !== undefined) arrangeAttack(terms, state, active, attack, by);
  if (test !== undefined) state.stack.push(...framesOfTest(terms, state, active, test, by));
}

/** What only a figure of a campaign has done in its activation. */
function arrangeDone(
  state: BattleState,
  active: FigureNumber,
  { rested, ran, strainForMoves = 0 }: NonNullable<ActivationPosition['figure']>,
): void {
  const hero = seatOfHero(active);
  if (hero !== undefined) changeHero(state, hero, { strainForMoves });
  else if (strainForMoves > 0 || rested)
    badPosition('activation.figure: only heroes rest and suffer strain for movement points');
  changeActivation(state, { ...(rested && { rested }), ...(ran && { ran }) });
}

/** Whether the group that activates is a hero. */
function isOfHero({ seat, group }: ActivationPosition): boolean {
  return seat !== empireSeat && group === 0;
}
