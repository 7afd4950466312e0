import { canonical } from '../../../../../kernel/canonical.ts';
import type { Chance } from '../../../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import { stagesOf } from '../../../content/campaign/log.ts';
import { campaignOf } from '../../added.ts';
import type { Terms } from '../../options.ts';
import { numberIn } from '../../position/arrange.ts';
import { type BattleState, none, type Stacked } from '../../state.ts';
import { drawAgendas, hasTooManyAgendas } from '../between/agendas.ts';
import { cardOf, heroSeatsOf } from '../between/books.ts';
import { writeRecord } from '../between/carry.ts';
import type { Vote } from '../between/frames.ts';
import { firstMission, freshRecord, withChosenHero, withClass } from '../between/fresh-record.ts';
import { choicesAt, greenMissions, revealMissions, stageOf } from '../between/missions.ts';
import { drawShop, moreItems } from '../between/shop.ts';
import { campaignIn } from '../current.ts';
import type { CampaignRecord } from '../record.ts';
import { campaignSeats, emptyTable } from '../setup-campaign.ts';
import { seenCampaign } from '../view.ts';
import { completeRecord } from './record.ts';
import type { BetweenPosition, RecordPosition } from './schema.ts';

type Between = BetweenPosition['between'];

/** What is decided now between two missions; undefined where something else goes on. */
function betweenIn(terms: Terms, state: BattleState): Between | undefined {
  const campaign = campaignIn(state);
  if (campaign.mission !== null) return undefined;
  const found = questionOf(terms, campaign.record, state.stack);
  return found !== undefined && canonical(framesOf(terms, campaign.record, found)) === canonical(state.stack)
    ? found
    : undefined;
}

/** Whether a position can express this moment between two missions. */
export function isCalmBetween(terms: Terms, state: BattleState): boolean {
  return betweenIn(terms, state) !== undefined;
}

function questionOf(
  terms: Terms,
  { empire }: CampaignRecord,
  stack: readonly Stacked[],
): Between | undefined {
  const idOf = (card: number): string => terms.upgrades[card]?.id ?? '';
  const top = stack.at(-1);
  const rewards = stack.flatMap((frame) =>
    frame.step === 'takeReward' || frame.step === 'rewardTie' ? [idOf(frame.card)] : [],
  );
  const follows = stack.some(({ step }) => step === 'beginRebelUpgrade')
    ? 'upgrades'
    : stack.some(({ step }) => step === 'nextMission')
      ? 'mission'
      : 'end';
  switch (top?.step) {
    case 'rebelUpgrade':
      return { step: top.step, shop: top.shop.map(idOf), done: [...top.done], moved: top.moved };
    case 'ransom': {
      const [, begun] = stack;
      const offered = begun?.step === 'beginImperialUpgrade' ? begun.offered.slice(0, -1) : [];
      return {
        step: top.step,
        agenda: idOf(top.agenda),
        offered: offered.map(idOf),
        seats: [...top.seats],
      };
    }
    case 'imperialUpgrade':
      return { step: top.step, drawn: empire.agendasDrawn.map(idOf) };
    case 'discardAgenda':
      return { step: top.step };
    case 'voteMission': {
      const votes = top.votes.map(({ seat, named }) => ({ seat, mission: named }));
      return { step: top.step, missions: [...top.missions], votes };
    }
    case 'missionTie':
      return { step: top.step, missions: [...top.missions] };
    case 'takeReward': {
      const votes = top.votes.map(({ seat, named }) => ({ seat, hero: named }));
      return { step: top.step, rewards: rewards.toReversed(), votes, follows };
    }
    case 'rewardTie':
      return { step: top.step, rewards: rewards.toReversed(), seats: [...top.seats], follows };
    default:
      return undefined;
  }
}

/** The frames in which this is decided, and what comes after it. */
function framesOf(terms: Terms, record: CampaignRecord, between: Between): Stacked[] {
  const numberOf = (name: string): number => numberIn(terms.upgradeNumber, name);
  const upgrades: Stacked[] = [{ step: 'nextMission' }, { step: 'beginImperialUpgrade', offered: [] }];
  switch (between.step) {
    case 'rebelUpgrade': {
      const { step, shop = [], done = [], moved = 0 } = between;
      return [...upgrades, { step, shop: shop.map(numberOf), done, moved }];
    }
    case 'ransom': {
      const { step, offered = [], seats = heroSeatsOf(record) } = between;
      const agenda = numberOf(between.agenda);
      return [
        { step: 'nextMission' },
        { step: 'beginImperialUpgrade', offered: [...offered.map(numberOf), agenda] },
        { step, agenda, seats },
      ];
    }
    case 'imperialUpgrade':
    case 'discardAgenda':
      return [{ step: 'nextMission' }, { step: between.step }];
    case 'voteMission': {
      const { step, missions = choicesAt(campaignOf(terms), record), votes = [] } = between;
      return [{ step, missions, votes: votes.map(({ seat, mission }) => ({ seat, named: mission })) }];
    }
    case 'missionTie':
      return [{ step: between.step, missions: between.missions }];
    case 'takeReward':
    case 'rewardTie': {
      const { rewards, follows = 'upgrades' } = between;
      const [card = none, ...later] = rewards.map(numberOf);
      const after: Stacked[] =
        follows === 'upgrades'
          ? [...upgrades, { step: 'beginRebelUpgrade' }]
          : follows === 'mission'
            ? [{ step: 'nextMission' }]
            : [];
      const waiting = later
        .toReversed()
        .map((one): Stacked => ({ step: 'takeReward', card: one, votes: [] }));
      if (between.step === 'rewardTie')
        return [...after, ...waiting, { step: between.step, card, seats: between.seats }];
      const votes = (between.votes ?? []).map(({ seat, hero }): Vote<Seat> => ({ seat, named: hero }));
      return [...after, ...waiting, { step: between.step, card, votes }];
    }
  }
}

/** The position of a calm moment between two missions, as far as a viewer knows it; the whole truth where no viewer is named. */
export function betweenPositionOf(terms: Terms, state: BattleState, viewer?: Viewer): BetweenPosition {
  const { record } = viewer === undefined ? campaignIn(state) : seenCampaign(terms, state, viewer);
  const between = questionOf(terms, record, state.stack);
  if (between === undefined) throw new Error('no position expresses this moment');
  return { between, record: writeRecord(terms, record), ...(viewer !== undefined && { shuffle: true }) };
}

/** The moment between two missions that a position sets out. Throws an InputError `bad-position` for what play cannot lead to. */
export function arrangeBetween(
  terms: Terms,
  { between: given, record: writing = {}, shuffle = false, ...others }: BetweenPosition,
  chance: Chance,
): BattleState {
  const [other] = Object.keys(others);
  if (other !== undefined)
    badPosition(`${other}: nothing lies on the table between missions; leave out ${other}, or between`);
  const campaign = campaignOf(terms);
  const follows = 'follows' in given ? given.follows : undefined;
  if (campaign.play.length === 'mission' && follows !== 'end')
    badPosition('between: after a mission alone nothing follows; write play campaign in the options');
  const { drawn = [] } = given.step === 'imperialUpgrade' ? given : {};
  const { shop = [] } = given.step === 'rebelUpgrade' ? given : {};
  const base = baseOf(terms, given, writing, shop);
  const seats = base.heroes.length + 1;
  const next = firstMission(campaign).campaign.id;
  let record: CampaignRecord = {
    ...completeRecord(terms, { seats, given: writing, base, next, drawn, shuffle }, chance),
    next: null,
  };
  let between = given;
  if (between.step === 'rebelUpgrade' && between.shop === undefined) {
    const more = moreItems(campaign.content, record);
    const found = drawShop(record, stageOf(campaign, record).tiers, more, chance);
    ({ record } = found);
    between = { ...between, shop: found.shop.map((card) => entry(terms.upgrades, card).id) };
  }
  if (between.step === 'imperialUpgrade' && between.drawn === undefined)
    record = drawAgendas(campaign.content, record, chance);
  checkBetween(terms, record, between);
  const state = emptyTable(terms, seats);
  state.campaign = { record, mission: null };
  state.stack = framesOf(terms, record, between);
  return state;
}

/** What a record is where it says nothing: heroes and Empire as they begin, with the missions that the introduction opens. */
function baseOf(
  terms: Terms,
  { step }: Between,
  { heroes = [], empire = {}, itemDecks }: RecordPosition,
  shop: readonly string[],
): CampaignRecord {
  const campaign = campaignOf(terms);
  const { content, play } = campaign;
  const known = content.heroes.map(({ hero }) => hero.id);
  if (heroes.length < campaignSeats.min - 1)
    badPosition('record.heroes: name two heroes at least, each by its hero, by seat from seat 1 on');
  const numbers = heroes.map(({ hero = '' }, place) =>
    known.includes(hero)
      ? known.indexOf(hero)
      : badPosition(`record.heroes: the hero of seat ${place + 1} is one of ${known.join(', ')}`),
  );
  if (new Set(numbers).size < numbers.length) badPosition('record.heroes: each hero is there once');
  const { empire: fresh, ...others } = freshRecord(terms, heroes.length + 1);
  const blank = { xp: 0, hero: none, classCards: [], items: [], rewards: [] };
  let record: CampaignRecord = { ...others, empire: fresh, heroes: heroes.map(() => blank) };
  for (const [place, hero] of numbers.entries()) record = withChosenHero(campaign, record, place + 1, hero);
  const { class: of = play.imperialClass } = empire;
  if (of !== undefined) record = withClass(campaign, record, of);
  const owned = [...shop, ...heroes.flatMap(({ items = [] }) => items.flat())].map((name) =>
    numberIn(terms.upgradeNumber, name),
  );
  if (itemDecks === undefined)
    record = {
      ...record,
      itemDecks: record.itemDecks.map((deck) => deck.filter((card) => !owned.includes(card))),
    };
  const introduction = firstMission(campaign).campaign;
  const side = { ...record, sideDeck: greenMissions(campaign) };
  const { active } = revealMissions(campaign, side, introduction, 'rebels').record;
  return { ...record, active, stage: step === 'voteMission' || step === 'missionTie' ? 1 : 0 };
}

/** What is decided can be decided, and there is a mission that can come next. */
function checkBetween(terms: Terms, record: CampaignRecord, between: Between): void {
  const campaign = campaignOf(terms);
  const { content } = campaign;
  const heroes = heroSeatsOf(record);
  const checkSeats = (field: string, seats: readonly Seat[]): void => {
    if (seats.some((seat) => !heroes.includes(seat)) || new Set(seats).size < seats.length)
      badPosition(`between.${field}: name seats of heroes, ${heroes.join(', ')}, each once`);
  };
  const checkLeft = (field: string, seats: readonly Seat[]): void => {
    checkSeats(field, seats);
    if (seats.length === heroes.length)
      badPosition(`between.${field}: nobody is left to answer; leave out one of the seats`);
  };
  switch (between.step) {
    case 'rebelUpgrade': {
      const { shop = [], done = [] } = between;
      checkLeft('done', done);
      const elsewhere = [
        ...record.itemDecks.flat(),
        ...record.heroes.flatMap(({ items }) =>
          items.flatMap(({ card, modifications }) => [card, ...modifications]),
        ),
      ];
      for (const [place, name] of shop.entries()) {
        const card = numberIn(terms.upgradeNumber, name);
        if (cardOf(content, card).item?.tier === undefined)
          badPosition(`between.shop: ${name} is not sold in shops; name items of a tier`);
        if (elsewhere.includes(card) || shop.indexOf(name) < place)
          badPosition(`between.shop: ${name} is in two places; each card is there once`);
      }
      break;
    }
    case 'ransom': {
      const { agenda, seats = heroes } = between;
      checkSeats('seats', seats);
      if (seats.length === 0) badPosition('between.seats: name who has not said whether they pay');
      const card = numberIn(terms.upgradeNumber, agenda);
      const { ransom } = cardOf(content, card).agenda ?? {};
      if (ransom === undefined || !record.empire.agendasInPlay.includes(card))
        badPosition(
          `between.agenda: ${agenda} is no agenda in play of which heroes can be rid; write it in record.empire.agendasInPlay`,
        );
      if (record.credits < ransom.credits)
        badPosition(
          `record.credits: to be rid of ${agenda} costs ${ransom.credits} credits; write as many at least`,
        );
      break;
    }
    case 'imperialUpgrade':
      break;
    case 'discardAgenda':
      if (!hasTooManyAgendas(record))
        badPosition(
          'between: the Empire has no more agendas in agendaHand and agendasInPlay than it may keep; write more than four',
        );
      break;
    case 'voteMission':
    case 'missionTie': {
      const open = choicesAt(campaign, record);
      const { missions = open } = between;
      const strange = missions.find((id) => !open.includes(id));
      if (strange !== undefined)
        badPosition(
          `between.missions: ${strange} cannot be chosen at this stage; can be: ${open.join(', ') || 'none'}, by record.active`,
        );
      if (missions.length < 2)
        badPosition(
          'between.missions: there is no choice; name two missions at least, which record.active has, too',
        );
      if (between.step === 'missionTie') return;
      const { votes = [] } = between;
      checkLeft(
        'votes',
        votes.map(({ seat }) => seat),
      );
      if (votes.some(({ mission }) => !missions.includes(mission)))
        badPosition(`between.votes: each is for one of ${missions.join(', ')}`);
      return;
    }
    case 'takeReward':
    case 'rewardTie': {
      for (const name of between.rewards)
        if (cardOf(content, numberIn(terms.upgradeNumber, name)).kind !== 'reward')
          badPosition(`between.rewards: ${name} is no reward card`);
      if (between.step === 'rewardTie') {
        checkSeats('seats', between.seats);
        if (between.seats.length < 2)
          badPosition('between.seats: name the heroes, two at least, who were named as often');
      } else {
        const { votes = [] } = between;
        checkLeft(
          'votes',
          votes.map(({ seat }) => seat),
        );
        if (votes.some(({ hero }) => !heroes.includes(hero)))
          badPosition(`between.votes: each names a hero by its seat, one of ${heroes.join(', ')}`);
      }
      if (between.follows === 'end') return;
    }
  }
  const later = stagesOf(campaign.play.length).map((_, stage) => ({ ...record, stage }));
  if (
    record.forced.length === 0 &&
    !later.slice(record.stage + 1).some((one) => choicesAt(campaign, one).length > 0)
  )
    badPosition('record.active: no mission can come next; name one of a kind that a later stage has');
}
