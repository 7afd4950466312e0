import type { Chance } from '../../../../../kernel/chance.ts';
import { type Stage, stages } from '../../../content/campaign/log.ts';
import type { CampaignTerms } from '../../added.ts';
import type { CampaignRecord } from '../record.ts';
import {
  agendaSets,
  cardsOfSet,
  drawAgendas,
  mostAgendas,
  scheme,
  setsInDeck,
  shuffleBack,
  train,
  whyNotScheme,
  whyNotTrain,
} from './agendas.ts';
import { cardOf, cardsWith, heroRecord, heroSeatsOf, withEmpire } from './books.ts';
import { buy, fit, isModification, learn, whyNotBuy, whyNotFit, whyNotLearn } from './deals.ts';
import { closeShop, drawShop, moreItems } from './shop.ts';

/**
 * What a stage brings in the middle, to heroes and an Empire that have grown up to a mission played alone (ours): experience
 * for everybody, two in a story mission (B12), credits for each hero and from crates, and influence.
 */
const usual = { xp: 1, xpOfStory: 2, credits: 50, creditsOfCrates: 150, influence: 1 } as const;

/** Items of each type from the shop that are of use to a hero: more it could not take along (A13). */
const useful = { armour: 1, weapon: 2, equipment: 3 } as const;

type Books = Pick<CampaignTerms, 'content' | 'missions'>;

/** Heroes and Empire as they would be at the stage of the record: what stages before bring is spent at random, as the rules allow. */
export function grow(books: Books, record: CampaignRecord, chance: Chance): CampaignRecord {
  const sets = [...agendaSets(books.content)];
  chance.shuffle(sets);
  const agendaDeck = sets.slice(0, setsInDeck).flatMap((set) => cardsOfSet(books.content, set));
  return stages
    .slice(0, record.stage)
    .reduce(
      (before, stage) => growEmpire(books, growHeroes(books, paid(before, stage), stage, chance), chance),
      withEmpire(record, { agendaDeck }),
    );
}

function paid(record: CampaignRecord, { kind }: Stage): CampaignRecord {
  const xp = kind === 'story' ? usual.xpOfStory : usual.xp;
  const credits = usual.credits * record.heroes.length + usual.creditsOfCrates;
  const { empire } = record;
  return {
    ...record,
    credits: record.credits + credits,
    heroes: record.heroes.map((hero) => ({ ...hero, xp: hero.xp + xp })),
    empire: { ...empire, xp: empire.xp + xp, influence: empire.influence + usual.influence },
  };
}

/** A way to spend something, and the record after it. */
type Way = () => CampaignRecord;

/** Goes one of the open ways at random, as long as there is one. */
function spend(
  record: CampaignRecord,
  chance: Chance,
  waysOf: (record: CampaignRecord) => readonly Way[],
): CampaignRecord {
  let now = record;
  for (let ways = waysOf(now); ways.length > 0; ways = waysOf(now))
    now = (ways[chance.pick(ways.length)] ?? (() => now))();
  return now;
}

function growHeroes(
  { content }: Books,
  record: CampaignRecord,
  { tiers }: Stage,
  chance: Chance,
): CampaignRecord {
  const learnt = heroSeatsOf(record).reduce(
    (before, seat) =>
      spend(before, chance, (now) =>
        (content.heroes[heroRecord(now, seat).hero]?.deck ?? [])
          .filter((card) => whyNotLearn(content, now, seat, card) === undefined)
          .map((card) => () => learn(content, now, seat, card)),
      ),
    record,
  );
  const drawn = drawShop(learnt, tiers, moreItems(content, learnt), chance);
  const bought = spend(drawn.record, chance, (now) => {
    const taken = new Set(
      now.heroes.flatMap(({ items }) => items.flatMap((item) => [item.card, ...item.modifications])),
    );
    return heroSeatsOf(now).flatMap((seat) =>
      drawn.shop.flatMap((card) => {
        if (taken.has(card) || whyNotBuy(content, now, card) !== undefined) return [];
        const after = buyForUse({ content }, now, seat, card);
        return after === undefined ? [] : [() => after];
      }),
    );
  });
  const left = drawn.shop.filter((card) =>
    bought.heroes.every(({ items }) =>
      items.every((item) => item.card !== card && !item.modifications.includes(card)),
    ),
  );
  return closeShop(content, bought, left);
}

/** The record after a hero has bought an item, and put it on a weapon if it is a modification; undefined where it is of no use. */
function buyForUse(
  { content }: Pick<Books, 'content'>,
  record: CampaignRecord,
  seat: number,
  card: number,
): CampaignRecord | undefined {
  const after = buy(content, record, seat, card);
  if (isModification(cardOf(content, card))) {
    const weapon = heroRecord(after, seat).items.find(
      (item) => whyNotFit(content, after, seat, card, item.card) === undefined,
    );
    return weapon && fit(after, seat, card, weapon.card);
  }
  const use = useOf(cardOf(content, card).item?.type ?? '');
  const alike = heroRecord(record, seat).items.filter((item) => {
    const { kind, item: own } = cardOf(content, item.card);
    return kind === 'item' && useOf(own?.type ?? '') === use;
  });
  return alike.length < useful[use] ? after : undefined;
}

function useOf(type: string): keyof typeof useful {
  return type === 'armour' || type === 'equipment' ? type : 'weapon';
}

function growEmpire(books: Books, record: CampaignRecord, chance: Chance): CampaignRecord {
  const { content } = books;
  const own = cardsWith(content, ({ kind, of }) => kind === 'imperial-class' && of === record.empire.class);
  const trained = spend(record, chance, (now) =>
    own
      .filter((card) => whyNotTrain(content, now, card) === undefined)
      .map((card) => () => train(content, now, card)),
  );
  const schemed = spend(drawAgendas(content, trained, chance), chance, (now) => {
    const { agendasDrawn, agendaHand, agendasInPlay } = now.empire;
    if (agendaHand.length + agendasInPlay.length >= mostAgendas) return [];
    return agendasDrawn
      .filter((card) => {
        const type = cardOf(content, card).agenda?.type;
        return (type === 'secret' || type === 'ongoing') && whyNotScheme(books, now, card) === undefined;
      })
      .map((card) => () => scheme(content, now, card));
  });
  return shuffleBack(schemed, chance);
}
