import { mostChoices, type Seat } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { campaignOf } from '../../added.ts';
import type { Choice, Deed } from '../../choice.ts';
import { letterOf } from '../../notation.ts';
import type { Terms } from '../../options.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  type FrameOf,
  none,
} from '../../state.ts';
import type { CampaignRefusal } from '../refusals.ts';
import { cardOf, heroRecord, heroSeatsOf, keepRecord, recordOf, report, without } from './books.ts';
import {
  buy,
  fit,
  give,
  isModification,
  learn,
  remove,
  saleOf,
  sell,
  weaponWith,
  whyNotBuy,
  whyNotFit,
  whyNotGive,
  whyNotLearn,
  whyNotSell,
} from './deals.ts';
import { stageOf } from './missions.ts';
import { closeShop, drawShop, moreItems } from './shop.ts';

type Upgrading = FrameOf<'rebelUpgrade'>;
type Done = Extract<Choice, { readonly kind: 'campaign' }>;

/** Items that all heroes together give away, put on weapons and take off in one stage: a limit of ours, so that it ends. */
export const mostMoved = 60;

/** The shop opens: items are drawn from the decks that the log lists for the stage (B7). */
function beginStep(terms: Terms): AutomaticOf<'beginRebelUpgrade'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, chance } = turn;
      const before = recordOf(state);
      const campaign = campaignOf(terms);
      const more = moreItems(campaign.content, before);
      const { record, shop } = drawShop(before, stageOf(campaign, before).tiers, more, chance);
      keepRecord(state, record);
      stack[stack.length - 1] = { step: 'rebelUpgrade', shop, done: [], moved: 0 };
      report(turn, { kind: 'shop', cards: shop });
    },
  };
}

/**
 * Heroes buy class cards and items, sell, give and fit items, each as it likes and all at the same time, until each has said
 * that it is done (A13, B5, B7).
 */
function upgradeStep(terms: Terms): ChoiceOf<'rebelUpgrade'> {
  return {
    kind: 'choice',
    seats: (state, { done }) => heroSeatsOf(recordOf(state)).filter((seat) => !done.includes(seat)),
    // A hero with half of all items would have more; those at the end become legal when others are given away or sold.
    choices: (state, frame, seat) => [
      { kind: 'pass' },
      ...dealsOf(terms, state, frame, seat).slice(0, mostChoices - 1),
    ],
    refuse: (state, frame, seat, choice) =>
      (choice.kind === 'campaign' ? whyNot(terms, state, frame, seat, choice) : undefined) ?? 'not-asked',
    apply(turn, frame, seat, choice) {
      if (choice.kind === 'campaign') carryOut(terms, turn, frame, seat, choice);
      else if (choice.kind === 'pass') sayDone(terms, turn, frame, seat);
    },
  };
}

/** A hero is done; when all are, what is left of the shop goes back. */
function sayDone(terms: Terms, turn: BattleTurn, frame: Upgrading, seat: Seat): void {
  const { state, stack } = turn;
  const done = [...frame.done, seat];
  const record = recordOf(state);
  report(turn, { kind: 'done', seat });
  if (done.length < record.heroes.length) {
    stack[stack.length - 1] = { ...frame, done };
    return;
  }
  keepRecord(state, closeShop(campaignOf(terms).content, record, frame.shop));
  stack.pop();
}

/** All that a hero can do now besides being done. */
function dealsOf(terms: Terms, state: BattleState, frame: Upgrading, seat: Seat): Choice[] {
  const { content } = campaignOf(terms);
  const record = recordOf(state);
  const hero = heroRecord(record, seat);
  const idOf = (card: number): string => cardOf(content, card).id;
  const own = hero.items.map(({ card }) => card);
  const others = heroSeatsOf(record).filter((other) => other !== seat);
  const possible: Done[] = [
    ...[...entry(content.heroes, hero.hero).deck, ...frame.shop].map((card) => done('buy', idOf(card))),
    ...own.map((card) => done('sell', idOf(card))),
    ...own.flatMap((card) =>
      isModification(cardOf(content, card)) ? own.map((weapon) => done('fit', idOf(card), idOf(weapon))) : [],
    ),
    ...hero.items.flatMap(({ modifications }) => modifications.map((card) => done('remove', idOf(card)))),
    ...own.flatMap((card) => others.map((other) => done('give', idOf(card), letterOf(other)))),
  ];
  return possible.filter((choice) => whyNot(terms, state, frame, seat, choice) === undefined);
}

function done(deed: Deed, what: string, to = ''): Done {
  return { kind: 'campaign', deed, what, to };
}

/** The seat with a letter; -1 where it is none. */
function seatWith(letter: string): Seat {
  return [1, 2, 3, 4].find((seat) => letterOf(seat) === letter) ?? -1;
}

/** The rule that forbids a hero to do something; undefined if it may. */
function whyNot(
  terms: Terms,
  state: BattleState,
  { shop, moved }: Upgrading,
  seat: Seat,
  { deed, what, to }: Done,
): CampaignRefusal | 'not-asked' | undefined {
  const { content } = campaignOf(terms);
  const record = recordOf(state);
  const card = content.upgradeNumber.get(what) ?? none;
  switch (deed) {
    case 'buy':
      if (shop.includes(card)) return whyNotBuy(content, record, card);
      return content.cards[card]?.kind === 'class' ? whyNotLearn(content, record, seat, card) : 'not-in-shop';
    case 'sell':
      return whyNotSell(content, record, seat, card);
    case 'give':
      return whyNotGive(content, record, seat, card, seatWith(to)) ?? whyNotMoved(moved);
    case 'fit': {
      const weapon = content.upgradeNumber.get(to) ?? none;
      return whyNotFit(content, record, seat, card, weapon) ?? whyNotMoved(moved);
    }
    case 'remove':
      return weaponWith(heroRecord(record, seat), card) === undefined ? 'not-fitted' : whyNotMoved(moved);
    default:
      return 'not-asked';
  }
}

function whyNotMoved(moved: number): CampaignRefusal | undefined {
  return moved < mostMoved ? undefined : 'moved-enough';
}

function carryOut(
  terms: Terms,
  turn: BattleTurn,
  frame: Upgrading,
  seat: Seat,
  { deed, what, to }: Done,
): void {
  const { state, stack } = turn;
  const { content } = campaignOf(terms);
  const record = recordOf(state);
  const card = content.upgradeNumber.get(what) ?? none;
  const weapon = content.upgradeNumber.get(to) ?? none;
  const moved = { ...frame, moved: frame.moved + 1 };
  switch (deed) {
    case 'buy': {
      const { kind, xp = 0, item } = cardOf(content, card);
      if (kind === 'class') {
        keepRecord(state, learn(content, record, seat, card));
        report(turn, { kind: 'bought', seat, card, with: 'xp', price: xp });
        return;
      }
      keepRecord(state, buy(content, record, seat, card));
      stack[stack.length - 1] = { ...frame, shop: without(frame.shop, card) };
      report(turn, { kind: 'bought', seat, card, with: 'credits', price: item?.credits ?? 0 });
      return;
    }
    case 'sell':
      keepRecord(state, sell(content, record, seat, card));
      report(turn, { kind: 'sold', seat, card, credits: saleOf(cardOf(content, card)) });
      return;
    case 'give':
      keepRecord(state, give(record, seat, card, seatWith(to)));
      stack[stack.length - 1] = moved;
      report(turn, { kind: 'gave', seat, card, to: seatWith(to) });
      return;
    case 'fit':
      keepRecord(state, fit(record, seat, card, weapon));
      stack[stack.length - 1] = moved;
      report(turn, { kind: 'fitted', seat, card, weapon });
      return;
    case 'remove': {
      const from = weaponWith(heroRecord(record, seat), card);
      keepRecord(state, remove(record, seat, card));
      stack[stack.length - 1] = moved;
      if (from !== undefined) report(turn, { kind: 'removed', seat, card, weapon: from.card });
      return;
    }
    default:
      return;
  }
}

export function rebelUpgradeSteps(terms: Terms) {
  return { beginRebelUpgrade: beginStep(terms), rebelUpgrade: upgradeStep(terms) } as const;
}
