import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { joinSentences, sentence } from '../../../sentences.ts';
import type { Arg, LogSentence, Section, Sentence } from '../../../words.ts';
import { stagesOf } from '../../content/campaign/log.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import { campaignOf } from '../../rules/added.ts';
import { mostAgendas, setsInDeck } from '../../rules/campaign/between/agendas.ts';
import { saleOf, weaponWith } from '../../rules/campaign/between/deals.ts';
import type { Money } from '../../rules/campaign/between/event.ts';
import { missionCalled, sideMissionsOfColor } from '../../rules/campaign/between/missions.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import type { CampaignRecord, HeroRecord } from '../../rules/campaign/record.ts';
import type { Choice } from '../../rules/choice.ts';
import { seatAt } from '../../rules/notation.ts';
import type { TableTerms } from '../../rules/options.ts';
import { type BattleFrame, none } from '../../rules/state.ts';
import { askedFrame } from '../frames.ts';
import { proper } from '../names.ts';
import { fighterName, type Seen } from '../pieces.ts';
import { rewardsOf } from './rewards.ts';
import { textSentence } from './texts.ts';

/** How people hear of what happens around missions: the log, questions, choices, and the text view of the campaign. */

type Args = Readonly<Record<string, Arg>>;
type Deed = Extract<Choice, { readonly kind: 'campaign' }>;

/** What the log calls events by another name than the rules. */
const keys: Readonly<Partial<Record<CampaignEvent['kind'] | Money, string>>> = {
  xp: 'gainedXp',
  credits: 'gainedCredits',
  influence: 'gainedInfluence',
  reward: 'rewarded',
  removed: 'takenOff',
  done: 'upgraded',
  next: 'nextMission',
};

/** The events that begin an entry of the notepad. */
const opening: ReadonlySet<CampaignEvent['kind']> = new Set(['logged', 'shop', 'drewAgendas', 'next']);

/** What the log says of an event around missions; undefined for all other events of a campaign. */
export function betweenEvent(event: CampaignEvent, { terms }: Seen): LogSentence | undefined {
  const told = toldOf(event, terms);
  const name = event.kind === 'gained' ? event.what : event.kind;
  return (
    told && {
      ...sentence(`event.${keys[name] ?? name}`, {
        ...('seat' in event && { seat: { seat: event.seat } }),
        ...told,
      }),
      ...(opening.has(event.kind) && { opens: true }),
    }
  );
}

/** What the log says of an event besides whose it is. */
function toldOf(event: CampaignEvent, terms: TableTerms): Args | undefined {
  switch (event.kind) {
    case 'tookHero':
      return { hero: heroName(terms, event.hero) };
    case 'tookClass':
      return { class: titleOf(event.class) };
    case 'agendaSet':
      return { ...known(event.set), set: titleOf(event.set ?? '') };
    case 'logged': {
      const { winner, mission, last } = event;
      const isCampaign = campaignOf(terms).play.length !== 'mission';
      return { winner, mission: missionTitle(terms, mission), last: last && isCampaign ? 'yes' : 'no' };
    }
    case 'gained':
      return { amount: event.amount, total: event.total };
    case 'reward':
    case 'noRansom':
      return { card: cardName(terms, event.card) };
    case 'joins':
      return { fighter: fighterName(terms, event.fighter), side: event.side };
    case 'missionsRevealed':
      return { missions: missionTitles(terms, event.missions) };
    case 'choseSideMission':
    case 'votedMission':
    case 'missionClosed':
      return { mission: missionTitle(terms, event.mission) };
    case 'shop':
      return { cards: cardNames(terms, event.cards) };
    case 'bought': {
      const { card, price } = event;
      return { price, ...known(card), card: cardName(terms, card ?? none), money: event.with };
    }
    case 'sold':
    case 'ransomed':
      return { card: cardName(terms, event.card), credits: event.credits };
    case 'gave':
      return { card: cardName(terms, event.card), to: { seat: event.to } };
    case 'fitted':
    case 'removed':
      return { card: cardName(terms, event.card), weapon: cardName(terms, event.weapon) };
    case 'drewAgendas': {
      const { count, cards } = event;
      return { ...known(cards), count, cards: cardNames(terms, cards ?? []) };
    }
    case 'discardedAgenda':
      return { ...known(event.card), card: cardName(terms, event.card ?? none) };
    case 'votedReward':
      return { card: cardName(terms, event.card), hero: { seat: event.hero } };
    case 'next':
      return { forced: event.forced ? 'yes' : 'no', mission: missionTitle(terms, event.mission) };
    case 'done':
    case 'tie':
      return {};
    default:
      return undefined;
  }
}

function known(of: unknown): { readonly known: string } {
  return { known: of === undefined ? 'no' : 'yes' };
}

/** What a question around missions says besides whom it asks; undefined for all other questions. */
export function betweenPrompt(frame: BattleFrame, seat: Seat, { terms, view }: Seen): Args | undefined {
  const record = view.campaign?.record;
  if (record === undefined) return undefined;
  const { content } = campaignOf(terms);
  const { empire, heroes, credits, sideDeck } = record;
  switch (frame.step) {
    case 'chooseHero':
    case 'chooseClass':
    case 'voteMission':
    case 'missionTie':
      return {};
    case 'chooseAgendas': {
      // The other seats do not know how many sets there are yet.
      const sets = new Set(empire.agendaDeck.map((card) => content.cards[card]?.agenda?.set ?? ''));
      return { left: setsInDeck - sets.size };
    }
    case 'chooseSideMissions':
      return { left: sideMissionsOfColor - sideDeck.length };
    case 'takeReward':
    case 'rewardTie':
      return { card: cardName(terms, frame.card) };
    case 'rebelUpgrade':
      return { xp: entry(heroes, seat - 1).xp, credits };
    case 'ransom':
      return { card: cardName(terms, frame.agenda), credits: ransomOf(terms, frame.agenda) };
    case 'imperialUpgrade':
      return { xp: empire.xp, influence: empire.influence };
    case 'discardAgenda':
      return { most: mostAgendas };
    default:
      return undefined;
  }
}

/** What a choice around missions means; undefined for all others. */
export function betweenChoice(choice: Choice, seen: Seen): Sentence | undefined {
  if (choice.kind === 'campaign') return deedSentence(choice, seen);
  const step = askedFrame(seen.view)?.step;
  if (choice.kind === 'seat' && (step === 'takeReward' || step === 'rewardTie'))
    return sentence('choice.takesReward', { seat: { seat: choice.seat } });
  if (choice.kind !== 'pass') return undefined;
  if (step === 'ransom') return sentence('choice.payNothing');
  return step === 'rebelUpgrade' || step === 'imperialUpgrade' ? sentence('choice.upgraded') : undefined;
}

/** What choices are called by another name than the deed. */
const deedKeys: Readonly<Partial<Record<Deed['deed'], string>>> = {
  class: 'named',
  mission: 'named',
  agendas: 'set',
  remove: 'takeOff',
  discard: 'discardAgenda',
};

function deedSentence(choice: Deed, seen: Seen): Sentence | undefined {
  const { deed } = choice;
  const said = saidOf(choice, seen);
  return said && sentence(`choice.${deedKeys[deed] ?? deed}`, said);
}

function saidOf({ deed, what, to }: Deed, { terms, view }: Seen): Args | undefined {
  const { content } = campaignOf(terms);
  const number = content.upgradeNumber.get(what) ?? none;
  const card = cardName(terms, number);
  switch (deed) {
    case 'hero': {
      const hero = content.heroes.find((one) => one.hero.id === what)?.hero;
      return { hero: hero?.name ?? what, title: hero?.title ?? '' };
    }
    case 'class':
      return { name: titleOf(what) };
    case 'agendas': {
      const cards = content.cards.flatMap(({ agenda }, place) => (agenda?.set === what ? [place] : []));
      return { set: titleOf(what), cards: cardNames(terms, cards) };
    }
    case 'mission':
      return { name: missionTitle(terms, what) };
    case 'buy':
      return { card, ...priceOf(terms, number) };
    case 'sell': {
      const sold = content.cards[number];
      return { card, credits: sold === undefined ? 0 : saleOf(sold) };
    }
    case 'give':
      return { card, to: { seat: seatAt(to) } };
    case 'fit':
      return { card, weapon: cardName(terms, content.upgradeNumber.get(to) ?? none) };
    case 'remove': {
      const heroes = view.campaign?.record.heroes ?? [];
      const weapon = heroes.map((hero) => weaponWith(hero, number)).find((one) => one !== undefined);
      return { card, weapon: cardName(terms, weapon?.card ?? none) };
    }
    case 'pay':
      return { credits: ransomOf(terms, number) };
    case 'discard':
      return { card };
    default:
      return undefined;
  }
}

/** Under which heading a choice stands in an upgrade stage; undefined at other times. */
export function betweenGroup(choice: Choice, { terms }: Seen): Sentence | undefined {
  if (choice.kind !== 'campaign') return undefined;
  switch (choice.deed) {
    case 'buy': {
      const { content } = campaignOf(terms);
      const kind = content.cards[content.upgradeNumber.get(choice.what) ?? none]?.kind;
      return sentence(
        kind === 'agenda' ? 'group.agendas' : kind === 'item' ? 'group.shop' : 'group.classCards',
      );
    }
    case 'sell':
      return sentence('group.sell');
    case 'give':
      return sentence('group.give');
    case 'fit':
    case 'remove':
      return sentence('group.modifications');
    default:
      return undefined;
  }
}

/** The campaign in words, as far as the viewer knows it. */
export function campaignSection({ terms, view }: Seen): readonly Section[] {
  const record = view.campaign?.record;
  if (record === undefined) return [];
  const { play } = campaignOf(terms);
  const stages = stagesOf(play.length);
  const { kind, threat } = entry(stages, record.stage);
  const frame = askedFrame(view);
  const stage = { stage: record.stage + 1, stages: stages.length, kind, threat };
  return [
    {
      title: sentence('table.campaign'),
      lines: [
        ...(play.length === 'mission' ? [] : [sentence('table.stage', stage), ...logLines(terms, record)]),
        ...(record.next === null
          ? []
          : [sentence('table.nextMission', { mission: missionTitle(terms, record.next) })]),
        ...(play.length === 'mission'
          ? []
          : [
              sentence('table.activeMissions', {
                missions: missionTitles(terms, record.active),
                count: record.sideDeck.length,
              }),
            ]),
        ...(frame?.step === 'rebelUpgrade'
          ? [sentence('event.shop', { cards: cardNames(terms, frame.shop) })]
          : []),
        sentence('table.credits', { credits: record.credits }),
        ...record.heroes.map((hero, place) => heroLine(terms, hero, place + 1)),
        ...fighterLines(terms, 'table.allies', record.allies),
        ...empireLines(terms, record),
      ],
    },
    ...(view.campaign?.mission === null ? briefSections(terms, record) : []),
  ];
}

/**
 * What the missions are about that can be played next, or that agendas bring which the viewer knows, and what each side can
 * win in them.
 */
function briefSections(terms: TableTerms, { active, empire }: CampaignRecord): Section[] {
  const campaign = campaignOf(terms);
  const agendas = [empire.agendasDrawn, empire.agendaHand, empire.agendasInPlay].flat();
  const brought = agendas.flatMap((card) => campaign.content.cards[card]?.agenda?.mission ?? []);
  return [...new Set([...active, ...brought])].flatMap((id) => {
    const mission = missionOf(terms, id);
    if (mission === undefined) return [];
    const lines = rewardsOf(campaign, mission).map(({ who, text }) =>
      sentence('list.words', { first: who, rest: text }),
    );
    return [{ title: textSentence(mission.name), lines: [textSentence(mission.briefing), ...lines] }];
  });
}

function logLines(terms: TableTerms, { log: logged }: CampaignRecord): Sentence[] {
  return logged.map(({ stage, mission, winner }) =>
    sentence('table.logged', { stage: stage + 1, mission: missionTitle(terms, mission), winner }),
  );
}

function heroLine(
  terms: TableTerms,
  { hero, xp, classCards, items, rewards }: HeroRecord,
  seat: Seat,
): Sentence {
  return sentence('table.heroCards', {
    seat: { seat },
    hero: heroName(terms, hero),
    xp,
    cards: cardNames(terms, [...classCards, ...rewards]),
    items: joinSentences(
      items.map(({ card, modifications }) =>
        modifications.length === 0
          ? cardName(terms, card)
          : sentence('table.fittedItem', {
              item: cardName(terms, card),
              modifications: cardNames(terms, modifications),
            }),
      ),
    ),
  });
}

/** What the Empire has; its agendas by name where the viewer knows them. */
function empireLines(terms: TableTerms, { empire }: CampaignRecord): Sentence[] {
  const { xp, influence, classCards, rewards, agendaDeck, agendaHand, agendasDrawn, agendasInPlay } = empire;
  const shown = (key: string, cards: readonly number[]): Sentence[] => {
    const seen = cards.filter((card) => card !== none);
    return seen.length === 0 ? [] : [sentence(key, { cards: cardNames(terms, seen) })];
  };
  return [
    sentence('table.empireCards', {
      class: titleOf(empire.class),
      xp,
      influence,
      cards: cardNames(terms, [...classCards, ...rewards]),
    }),
    sentence('table.agendas', {
      deck: agendaDeck.length,
      hand: agendaHand.length,
      cards: cardNames(terms, agendasInPlay),
    }),
    ...shown('table.agendaHand', agendaHand),
    ...shown('table.agendasDrawn', agendasDrawn),
    ...fighterLines(terms, 'table.villains', empire.villains),
  ];
}

function fighterLines(terms: TableTerms, key: string, fighters: readonly number[]): Sentence[] {
  if (fighters.length === 0) return [];
  return [sentence(key, { fighters: joinSentences(fighters.map((card) => fighterName(terms, card))) })];
}

export function heroName(terms: TableTerms, hero: number): Sentence {
  return proper(campaignOf(terms).content.heroes[hero]?.hero.name ?? '–');
}

export function cardName(terms: TableTerms, card: number): Sentence {
  return proper(campaignOf(terms).content.cards[card]?.name ?? '–');
}

export function cardNames(terms: TableTerms, cards: readonly number[]): Sentence {
  return joinSentences(cards.map((card) => cardName(terms, card)));
}

/** A mission by its name in the reader's language. */
export function missionTitle(terms: TableTerms, id: string): Sentence {
  const mission = missionOf(terms, id);
  return mission === undefined ? proper(id) : textSentence(mission.name);
}

function missionOf(terms: TableTerms, id: string): CampaignMission | undefined {
  return missionCalled(campaignOf(terms), id)?.campaign;
}

function missionTitles(terms: TableTerms, ids: readonly string[]): Sentence {
  return joinSentences(ids.map((id) => missionTitle(terms, id)));
}

/** The name of a class or of a set of agendas: its id in words. */
export function titleOf(id: string): Sentence {
  const words = id.replaceAll(/^\w|-(?!(?:of|the|for)-)\w/g, (start) => start.toUpperCase());
  return proper(words.replaceAll('-', ' ').replace(/\b(Vader|Emperor)s\b/, '$1’s') || '–');
}

function priceOf(terms: TableTerms, card: number): { readonly price: number; readonly money: Money } {
  const { content } = campaignOf(terms);
  if (card === none) return { price: 0, money: 'credits' };
  const { kind, xp = 0, item, agenda } = entry(content.cards, card);
  if (kind === 'agenda') return { price: agenda?.influence ?? 0, money: 'influence' };
  return kind === 'item' ? { price: item?.credits ?? 0, money: 'credits' } : { price: xp, money: 'xp' };
}

function ransomOf(terms: TableTerms, agenda: number): number {
  return campaignOf(terms).content.cards[agenda]?.agenda?.ransom?.credits ?? 0;
}
