import type { Viewer } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import type { Section, Sentence } from '../../../words.ts';
import { campaignOf } from '../../rules/added.ts';
import { agendaSets, cardsOfSet } from '../../rules/campaign/between/agendas.ts';
import { cardsWith, heroRecord, heroSeatsOf, imperialClasses } from '../../rules/campaign/between/books.ts';
import { empireSeat } from '../../rules/campaign/current.ts';
import type { EmpireRecord, HeroRecord } from '../../rules/campaign/record.ts';
import type { TableTerms } from '../../rules/options.ts';
import { askedFrame } from '../frames.ts';
import { joinWith } from '../names.ts';
import { fighterName, type Seen } from '../pieces.ts';
import { titleOf } from './between.ts';
import { campaignCardLines, sheetLines } from './cards.ts';

/** Cards under a heading, by number. */
interface Spread {
  readonly title: Sentence;
  readonly cards: readonly number[];
}

/**
 * What cards say that do not lie in a mission: those among which somebody decides now, with their prices, then those that each
 * seat owns between missions. Each card is told once.
 */
export function cardSections(seen: Seen, viewer: Viewer): readonly Section[] {
  const told = new Set<number>();
  const spreads = [...offered(seen, viewer), ...owned(seen)].map(({ title, cards }) => {
    const lines = cards.flatMap((card) => {
      if (told.has(card)) return [];
      told.add(card);
      return cardLine(seen.terms, card);
    });
    return { title, lines };
  });
  return [...heroSections(seen), ...spreads].filter(({ lines }) => lines.length > 0);
}

/** A card with all that it says; nothing for one that the viewer does not know. */
function cardLine(terms: TableTerms, number: number): Sentence[] {
  const card = campaignOf(terms).content.cards[number];
  if (card === undefined) return [];
  return [
    sentence('card.named', {
      name: card.name,
      text: joinWith('list.words', campaignCardLines(terms.pack, card)),
    }),
  ];
}

/** The cards among which is decided now, as far as the viewer decides it or everybody sees them. */
function offered({ terms, view }: Seen, viewer: Viewer): readonly Spread[] {
  const { content } = campaignOf(terms);
  const record = view.campaign?.record;
  const frame = askedFrame(view);
  if (record === undefined || frame === undefined) return [];
  const { empire } = record;
  const classOf = (id: string): readonly number[] =>
    cardsWith(content, ({ kind, of }) => kind === 'imperial-class' && of === id);
  switch (frame.step) {
    case 'chooseClass':
      return viewer === empireSeat
        ? imperialClasses(content).map((id) => ({ title: titleOf(id), cards: classOf(id) }))
        : [];
    case 'chooseAgendas':
      return viewer === empireSeat
        ? agendaSets(content).map((set) => ({ title: titleOf(set), cards: cardsOfSet(content, set) }))
        : [];
    case 'rebelUpgrade': {
      const isHero = viewer !== 'spectator' && heroSeatsOf(record).includes(viewer);
      const deck = isHero ? entry(content.heroes, heroRecord(record, viewer).hero).deck : [];
      const has = isHero ? cardsOfHero(heroRecord(record, viewer)) : [];
      return [
        { title: sentence('group.shop'), cards: frame.shop },
        { title: sentence('group.classCards'), cards: deck.filter((card) => !has.includes(card)) },
      ];
    }
    case 'ransom':
      return [{ title: sentence('group.agendas'), cards: [frame.agenda] }];
    case 'imperialUpgrade':
      return [
        { title: sentence('group.agendas'), cards: empire.agendasDrawn },
        {
          title: sentence('group.classCards'),
          cards: classOf(empire.class).filter((card) => !empire.classCards.includes(card)),
        },
      ];
    case 'discardAgenda':
      return [{ title: sentence('group.agendas'), cards: [...empire.agendaHand, ...empire.agendasInPlay] }];
    case 'takeReward':
    case 'rewardTie':
      return [{ title: sentence('group.reward'), cards: [frame.card] }];
    case 'keepSupply':
      return [{ title: sentence('group.supplies'), cards: frame.cards }];
    case 'supplyTop': {
      const { supplyDeck = [] } = view.campaign?.mission ?? {};
      return viewer === frame.seat
        ? [{ title: sentence('group.supplies'), cards: supplyDeck.slice(-1) }]
        : [];
    }
    default:
      return [];
  }
}

/** What each seat owns between missions; in a mission its cards lie on the table. */
function owned({ view }: Seen): readonly Spread[] {
  const record = view.campaign?.record;
  if (record === undefined || view.campaign?.mission !== null) return [];
  const cards = [cardsOfEmpire(record.empire), ...record.heroes.map(cardsOfHero)];
  return cards.map((own, seat) => ({ title: sentence('table.cardsOf', { seat: { seat } }), cards: own }));
}

/** All cards of a hero: class cards and rewards, then items, each with the modifications on it behind it. */
export function cardsOfHero({ classCards, rewards, items }: HeroRecord): readonly number[] {
  return [...classCards, ...rewards, ...items.flatMap(({ card, modifications }) => [card, ...modifications])];
}

function cardsOfEmpire({ classCards, rewards, agendasInPlay, agendaHand }: EmpireRecord): readonly number[] {
  return [...classCards, ...rewards, ...agendasInPlay, ...agendaHand];
}

/** Where heroes are chosen, both sides of the sheet of each that nobody has yet, and the cards with which it begins. */
function heroSections({ terms, view }: Seen): readonly Section[] {
  const record = view.campaign?.record;
  if (record === undefined || askedFrame(view)?.step !== 'chooseHero') return [];
  const { content } = campaignOf(terms);
  return content.heroes.flatMap(({ healthy, wounded, deck }, number) => {
    if (record.heroes.some((one) => one.hero === number)) return [];
    const side = (fighter: number, state: 'healthy' | 'wounded'): Sentence =>
      sentence('card.side', {
        state,
        text: joinWith('list.words', sheetLines(terms, fighter) ?? []),
      });
    return [
      {
        title: fighterName(terms, healthy),
        lines: [
          side(healthy, 'healthy'),
          side(wounded, 'wounded'),
          ...deck.filter((card) => content.cards[card]?.starting).flatMap((card) => cardLine(terms, card)),
        ],
      },
    ];
  });
}
