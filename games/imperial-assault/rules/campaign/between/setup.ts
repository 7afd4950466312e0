import type { Seat } from '../../../../../kernel/game.ts';
import { type CampaignTerms, campaignOf } from '../../added.ts';
import type { Choice } from '../../choice.ts';
import type { Terms } from '../../options.ts';
import { type AutomaticOf, type ChoiceOf, none } from '../../state.ts';
import { empireSeat } from '../current.ts';
import type { CampaignRecord } from '../record.ts';
import { agendaSets, cardsOfSet, setsInDeck } from './agendas.ts';
import {
  deedOf,
  heroSeatsOf,
  imperialClasses,
  keepRecord,
  namedBy,
  recordOf,
  report,
  withEmpire,
} from './books.ts';
import { firstMission, stageOfMission, withChosenHero, withClass } from './fresh-record.ts';
import { grow } from './grown.ts';
import { greenMissions, sideDeck, sideMissionsOfColor } from './missions.ts';

/** Asks for all that the options leave open (A13); a campaign that goes on sets up its next mission. */
function campaignSetupStep(terms: Terms): AutomaticOf<'campaignSetup'> {
  const campaign = campaignOf(terms);
  return {
    kind: 'automatic',
    run({ state, stack }) {
      const record = recordOf(state);
      if (record.next !== null) {
        stack[stack.length - 1] = { step: 'missionSetup' };
        return;
      }
      stack[stack.length - 1] = { step: 'campaignBegins' };
      if (campaign.play.length !== 'mission') {
        if (greenMissions(campaign).length > sideMissionsOfColor)
          stack.push({ step: 'chooseSideMissions', seat: 1 });
        if (agendaSets(campaign.content).length > setsInDeck) stack.push({ step: 'chooseAgendas' });
      }
      if (record.empire.class === '') stack.push({ step: 'chooseClass' });
      const open = heroSeatsOf(record).filter((_, place) => record.heroes[place]?.hero === none);
      if (open.length > 0) stack.push({ step: 'chooseHero', seats: open });
    },
  };
}

/** Each hero seat takes a hero that nobody has, one seat after the other (A13). */
function chooseHeroStep(terms: Terms): ChoiceOf<'chooseHero'> {
  const campaign = campaignOf(terms);
  const { heroes } = campaign.content;
  return {
    kind: 'choice',
    seats: (_state, { seats }) => seats.slice(0, 1),
    choices(state) {
      const taken = recordOf(state).heroes.map(({ hero }) => hero);
      return heroes.flatMap(({ hero }, number) => (taken.includes(number) ? [] : [deedOf('hero', hero.id)]));
    },
    refuse: (_state, _frame, _seat, choice) =>
      namedBy(choice, 'hero') === undefined ? 'not-asked' : 'hero-taken',
    apply(turn, { seats }, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      if (seats.length > 1) stack.push({ step: 'chooseHero', seats: seats.slice(1) });
      const hero = heroes.findIndex((one) => one.hero.id === namedBy(choice, 'hero'));
      keepRecord(state, withChosenHero(campaign, recordOf(state), seat, hero));
      report(turn, { kind: 'tookHero', seat, hero });
    },
  };
}

/** The Empire takes a class, and its cards that cost nothing (A13). */
function chooseClassStep(terms: Terms): ChoiceOf<'chooseClass'> {
  const campaign = campaignOf(terms);
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: () => imperialClasses(campaign.content).map((id) => deedOf('class', id)),
    refuse: (_state, _frame, _seat, choice) =>
      namedBy(choice, 'class') === undefined ? 'not-asked' : 'no-such-class',
    apply(turn, _frame, _seat, choice) {
      turn.stack.pop();
      const id = namedBy(choice, 'class') ?? '';
      keepRecord(turn.state, withClass(campaign, recordOf(turn.state), id));
      report(turn, { kind: 'tookClass', class: id });
    },
  };
}

/** The Empire chooses the six sets of its agenda deck, one by one and in secret (A13). */
function chooseAgendasStep(terms: Terms): ChoiceOf<'chooseAgendas'> {
  const { content } = campaignOf(terms);
  const open = (record: CampaignRecord): readonly string[] =>
    agendaSets(content).filter((set) => !chosenSets(content, record).includes(set));
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (state) => open(recordOf(state)).map((set) => deedOf('agendas', set)),
    refuse: (_state, _frame, _seat, choice) =>
      namedBy(choice, 'agendas') === undefined ? 'not-asked' : 'set-taken',
    apply(turn, _frame, _seat, choice) {
      const { state, stack, emit } = turn;
      const set = namedBy(choice, 'agendas') ?? '';
      keepRecord(state, withSets({ content }, recordOf(state), [set]));
      const isWhole = chosenSets(content, recordOf(state)).length === setsInDeck;
      // The others are told once, of the whole deck.
      const event = { kind: 'campaign', event: { kind: 'agendaSet', set } } as const;
      emit?.(event, [empireSeat], isWhole ? { kind: 'campaign', event: { kind: 'agendaSet' } } : undefined);
      if (isWhole) stack.pop();
    },
  };
}

/** The sets of which cards are in the agenda deck. */
function chosenSets({ cards }: CampaignTerms['content'], { empire }: CampaignRecord): readonly string[] {
  return [...new Set(empire.agendaDeck.flatMap((card) => cards[card]?.agenda?.set ?? []))];
}

/** The record with the cards of more sets in the agenda deck. */
function withSets(
  { content }: Pick<CampaignTerms, 'content'>,
  record: CampaignRecord,
  sets: readonly string[],
): CampaignRecord {
  const cards = sets.flatMap((set) => cardsOfSet(content, set));
  return withEmpire(record, { agendaDeck: [...record.empire.agendaDeck, ...cards] });
}

/** The heroes choose four green side missions, one seat after the other (A13). Till then they are the side mission deck. */
function chooseSideMissionsStep(terms: Terms): ChoiceOf<'chooseSideMissions'> {
  const campaign = campaignOf(terms);
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state) =>
      greenMissions(campaign).flatMap((id): Choice[] =>
        recordOf(state).sideDeck.includes(id) ? [] : [deedOf('mission', id)],
      ),
    refuse: (_state, _frame, _seat, choice) =>
      namedBy(choice, 'mission') === undefined ? 'not-asked' : 'side-mission-taken',
    apply(turn, _frame, seat, choice) {
      const { state, stack } = turn;
      const mission = namedBy(choice, 'mission') ?? '';
      const record = recordOf(state);
      const chosen = [...record.sideDeck, mission];
      keepRecord(state, { ...record, sideDeck: chosen });
      report(turn, { kind: 'choseSideMission', seat, mission });
      stack.pop();
      if (chosen.length < sideMissionsOfColor)
        stack.push({ step: 'chooseSideMissions', seat: nextHero(record, seat) });
    },
  };
}

/** The hero seat after another one, clockwise. */
function nextHero({ heroes }: CampaignRecord, seat: Seat): Seat {
  return (seat % heroes.length) + 1;
}

/** The decks are made, and the introduction is what is played; or the mission that is played alone (A13). */
function campaignBeginsStep(terms: Terms): AutomaticOf<'campaignBegins'> {
  const campaign = campaignOf(terms);
  const { content, play } = campaign;
  return {
    kind: 'automatic',
    run({ state, stack, chance }) {
      stack[stack.length - 1] = { step: 'missionSetup' };
      const first = firstMission(campaign);
      let record: CampaignRecord = { ...recordOf(state), next: first.campaign.id };
      if (play.length === 'mission') {
        record = { ...record, stage: stageOfMission(first) };
        keepRecord(state, play.grown ? grow(campaign, record, chance) : record);
        return;
      }
      // Where there are no more sets and green missions than are needed, nobody was asked.
      if (record.empire.agendaDeck.length === 0) record = withSets(campaign, record, agendaSets(content));
      const green = record.sideDeck.length > 0 ? record.sideDeck : greenMissions(campaign);
      const agendaDeck = [...record.empire.agendaDeck];
      chance.shuffle(agendaDeck);
      record = withEmpire(record, { agendaDeck });
      keepRecord(state, { ...record, sideDeck: sideDeck(campaign, record, green, chance) });
    },
  };
}

export function setupSteps(terms: Terms) {
  return {
    campaignSetup: campaignSetupStep(terms),
    chooseHero: chooseHeroStep(terms),
    chooseClass: chooseClassStep(terms),
    chooseAgendas: chooseAgendasStep(terms),
    chooseSideMissions: chooseSideMissionsStep(terms),
    campaignBegins: campaignBeginsStep(terms),
  } as const;
}
