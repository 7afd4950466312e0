import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { joinSentences, sentence } from '../../../sentences.ts';
import type { Arg, LogSentence, Section, Sentence } from '../../../words.ts';
import { campaignOf } from '../../rules/added.ts';
import type { Money } from '../../rules/campaign/between/event.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import type { CampaignRecord, HeroRecord } from '../../rules/campaign/record.ts';
import type { Choice } from '../../rules/choice.ts';
import { letterOf } from '../../rules/notation.ts';
import type { Terms } from '../../rules/options.ts';
import { type BattleFrame, none } from '../../rules/state.ts';
import { askedFrame } from '../frames.ts';
import { proper } from '../names.ts';
import { fighterName, type Seen } from '../pieces.ts';
import { textSentence } from './texts.ts';

/** How people hear of what happens around missions: the log, questions, choices, and the text view of the campaign. */

type Args = Readonly<Record<string, Arg>>;
type Deed = Extract<Choice, { readonly kind: 'campaign' }>;

function log(key: string, args: Args = {}): LogSentence {
  return sentence(`event.${key}`, args);
}

const keyOfMoney: Readonly<Record<Money, string>> = {
  xp: 'gainedXp',
  credits: 'gainedCredits',
  influence: 'gainedInfluence',
};

/** What the log says of an event around missions; undefined for all other events of a campaign. */
export function betweenEvent(event: CampaignEvent, { terms }: Seen): LogSentence | undefined {
  switch (event.kind) {
    case 'tookHero':
      return log('tookHero', { seat: { seat: event.seat }, hero: heroName(terms, event.hero) });
    case 'tookClass':
      return log('tookClass', { class: titleOf(event.class) });
    case 'agendaSet':
      return log('agendaSet', { ...known(event.set), set: titleOf(event.set ?? '') });
    case 'choseSideMission':
      return log('choseSideMission', {
        seat: { seat: event.seat },
        mission: missionTitle(terms, event.mission),
      });
    case 'logged': {
      const { winner, mission, last } = event;
      const isCampaign = campaignOf(terms).play.length !== 'mission';
      const args = { winner, mission: missionTitle(terms, mission), last: last && isCampaign ? 'yes' : 'no' };
      return { ...log('logged', args), opens: true };
    }
    case 'gained': {
      const { seat, what, amount, total } = event;
      return log(keyOfMoney[what], { seat: { seat }, amount, total });
    }
    case 'reward':
      return log('rewarded', { seat: { seat: event.seat }, card: cardName(terms, event.card) });
    case 'joins':
      return log('joins', { fighter: fighterName(terms, event.fighter), side: event.side });
    case 'missionsRevealed':
      return log('missionsRevealed', { missions: missionTitles(terms, event.missions) });
    case 'missionClosed':
      return log('missionClosed', { mission: missionTitle(terms, event.mission) });
    case 'shop':
      return { ...log('shop', { cards: cardNames(terms, event.cards) }), opens: true };
    case 'bought': {
      const { seat, card, price } = event;
      const args = { ...known(card), card: cardName(terms, card ?? none), money: event.with };
      return log('bought', { seat: { seat }, price, ...args });
    }
    case 'sold': {
      const { seat, card, credits } = event;
      return log('sold', { seat: { seat }, card: cardName(terms, card), credits });
    }
    case 'gave': {
      const { seat, card, to } = event;
      return log('gave', { seat: { seat }, card: cardName(terms, card), to: { seat: to } });
    }
    case 'fitted':
    case 'removed': {
      const { kind, seat, card, weapon } = event;
      const args = { card: cardName(terms, card), weapon: cardName(terms, weapon) };
      return log(kind === 'fitted' ? 'fitted' : 'takenOff', { seat: { seat }, ...args });
    }
    case 'done':
      return log('upgraded', { seat: { seat: event.seat } });
    case 'drewAgendas': {
      const { count, cards } = event;
      const said = log('drewAgendas', { ...known(cards), count, cards: cardNames(terms, cards ?? []) });
      return { ...said, opens: true };
    }
    case 'discardedAgenda':
      return log('discardedAgenda', { ...known(event.card), card: cardName(terms, event.card ?? none) });
    case 'ransomed': {
      const { seat, card, credits } = event;
      return log('ransomed', { seat: { seat }, card: cardName(terms, card), credits });
    }
    case 'noRansom':
      return log('noRansom', { seat: { seat: event.seat }, card: cardName(terms, event.card) });
    case 'votedMission':
      return log('votedMission', {
        seat: { seat: event.seat },
        mission: missionTitle(terms, event.mission),
      });
    case 'votedReward': {
      const { seat, card, hero } = event;
      return log('votedReward', { seat: { seat }, card: cardName(terms, card), hero: { seat: hero } });
    }
    case 'tie':
      return log('tie');
    case 'next': {
      const { mission, forced } = event;
      const args = { forced: forced ? 'yes' : 'no', mission: missionTitle(terms, mission) };
      return { ...log('nextMission', args), opens: true };
    }
    default:
      return undefined;
  }
}

function known(of: unknown): { readonly known: string } {
  return { known: of === undefined ? 'no' : 'yes' };
}

/** What a seat has to decide around missions; undefined for all other questions. */
export function betweenPrompt(frame: BattleFrame, seat: Seat, { terms, view }: Seen): Sentence | undefined {
  const record = view.campaign?.record;
  if (record === undefined) return undefined;
  const who = { seat: { seat } };
  switch (frame.step) {
    case 'chooseHero':
    case 'chooseClass':
    case 'voteMission':
    case 'missionTie':
      return sentence(`prompt.${frame.step}`, who);
    case 'chooseAgendas': {
      const { cards } = campaignOf(terms).content;
      // The other seats do not know how many sets there are yet.
      const sets = new Set(record.empire.agendaDeck.map((card) => cards[card]?.agenda?.set ?? ''));
      return sentence('prompt.chooseAgendas', {
        ...who,
        left: campaignOf(terms).forecasts.setsInDeck - sets.size,
      });
    }
    case 'chooseSideMissions':
      return sentence('prompt.chooseSideMissions', {
        ...who,
        left: campaignOf(terms).forecasts.sideMissionsOfColor - record.sideDeck.length,
      });
    case 'takeReward':
    case 'rewardTie':
      return sentence(`prompt.${frame.step}`, { ...who, card: cardName(terms, frame.card) });
    case 'rebelUpgrade': {
      const { credits } = record;
      return sentence('prompt.rebelUpgrade', { ...who, xp: entry(record.heroes, seat - 1).xp, credits });
    }
    case 'ransom':
      return sentence('prompt.ransom', {
        ...who,
        card: cardName(terms, frame.agenda),
        credits: ransomOf(terms, frame.agenda),
      });
    case 'imperialUpgrade': {
      const { xp, influence } = record.empire;
      return sentence('prompt.imperialUpgrade', { ...who, xp, influence });
    }
    case 'discardAgenda':
      return sentence('prompt.discardAgenda', { ...who, most: campaignOf(terms).forecasts.mostAgendas });
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

function deedSentence({ deed, what, to }: Deed, { terms, view }: Seen): Sentence | undefined {
  const { content, forecasts } = campaignOf(terms);
  const number = content.upgradeNumber.get(what) ?? none;
  const card = cardName(terms, number);
  switch (deed) {
    case 'hero': {
      const hero = content.heroes.find((one) => one.hero.id === what)?.hero;
      return sentence('choice.hero', { hero: hero?.name ?? what, title: hero?.title ?? '' });
    }
    case 'class':
      return sentence('choice.named', { name: titleOf(what) });
    case 'agendas': {
      const cards = content.cards.flatMap(({ agenda }, place) => (agenda?.set === what ? [place] : []));
      return sentence('choice.set', { set: titleOf(what), cards: cardNames(terms, cards) });
    }
    case 'mission':
      return sentence('choice.named', { name: missionTitle(terms, what) });
    case 'buy':
      return sentence('choice.buy', { card, ...priceOf(terms, number) });
    case 'sell': {
      const sold = content.cards[number];
      return sentence('choice.sell', { card, credits: sold === undefined ? 0 : forecasts.sale(sold) });
    }
    case 'give':
      return sentence('choice.give', { card, to: { seat: seatWith(to) } });
    case 'fit': {
      const weapon = content.upgradeNumber.get(to) ?? none;
      return sentence('choice.fit', { card, weapon: cardName(terms, weapon) });
    }
    case 'remove': {
      const heroes = view.campaign?.record.heroes ?? [];
      const weapon = heroes
        .map((hero) => forecasts.weaponWith(hero, number))
        .find((one) => one !== undefined);
      return sentence('choice.takeOff', { card, weapon: cardName(terms, weapon?.card ?? none) });
    }
    case 'pay':
      return sentence('choice.pay', { credits: ransomOf(terms, number) });
    case 'discard':
      return sentence('choice.discardAgenda', { card });
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
  const { play, forecasts } = campaignOf(terms);
  const stages = forecasts.stages(play.length);
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
        ...(frame?.step === 'rebelUpgrade' ? [log('shop', { cards: cardNames(terms, frame.shop) })] : []),
        sentence('table.credits', { credits: record.credits }),
        ...record.heroes.map((hero, place) => heroLine(terms, hero, place + 1)),
        ...fighterLines(terms, 'table.allies', record.allies),
        ...empireLines(terms, record),
      ],
    },
  ];
}

function logLines(terms: Terms, { log: logged }: CampaignRecord): Sentence[] {
  return logged.map(({ stage, mission, winner }) =>
    sentence('table.logged', { stage: stage + 1, mission: missionTitle(terms, mission), winner }),
  );
}

function heroLine(terms: Terms, { hero, xp, classCards, items, rewards }: HeroRecord, seat: Seat): Sentence {
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
function empireLines(terms: Terms, { empire }: CampaignRecord): Sentence[] {
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

function fighterLines(terms: Terms, key: string, fighters: readonly number[]): Sentence[] {
  if (fighters.length === 0) return [];
  return [sentence(key, { fighters: joinSentences(fighters.map((card) => fighterName(terms, card))) })];
}

export function heroName(terms: Terms, hero: number): Sentence {
  return proper(campaignOf(terms).content.heroes[hero]?.hero.name ?? '–');
}

export function cardName(terms: Terms, card: number): Sentence {
  return proper(campaignOf(terms).content.cards[card]?.name ?? '–');
}

export function cardNames(terms: Terms, cards: readonly number[]): Sentence {
  return joinSentences(cards.map((card) => cardName(terms, card)));
}

/** A mission by its name in the reader's language. */
export function missionTitle(terms: Terms, id: string): Sentence {
  const campaign = campaignOf(terms);
  const mission = campaign.forecasts.mission(campaign, id)?.campaign;
  return mission === undefined ? proper(id) : textSentence(mission.name);
}

function missionTitles(terms: Terms, ids: readonly string[]): Sentence {
  return joinSentences(ids.map((id) => missionTitle(terms, id)));
}

const small: ReadonlySet<string> = new Set(['of', 'the', 'for']);

/** The name of a class or of a set of agendas: its id in words. */
export function titleOf(id: string): Sentence {
  const words = id
    .split('-')
    .map((word, place) =>
      place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
  return proper(id === '' ? '–' : words.join(' ').replace(/\b(Vader|Emperor)s\b/, '$1’s'));
}

function priceOf(terms: Terms, card: number): { readonly price: number; readonly money: Money } {
  const { content } = campaignOf(terms);
  if (card === none) return { price: 0, money: 'credits' };
  const { kind, xp = 0, item, agenda } = entry(content.cards, card);
  if (kind === 'agenda') return { price: agenda?.influence ?? 0, money: 'influence' };
  return kind === 'item' ? { price: item?.credits ?? 0, money: 'credits' } : { price: xp, money: 'xp' };
}

function ransomOf(terms: Terms, agenda: number): number {
  return campaignOf(terms).content.cards[agenda]?.agenda?.ransom?.credits ?? 0;
}

function seatWith(letter: string): Seat {
  return [0, 1, 2, 3, 4].find((seat) => letterOf(seat) === letter) ?? 0;
}
