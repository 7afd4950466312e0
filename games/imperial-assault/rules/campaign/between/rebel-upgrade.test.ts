import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { BetweenTable, betweenPack } from '../../../testing/campaign/between-table.ts';
import type { HeroRecord } from '../record.ts';
import { saleOf } from './deals.ts';
import { mostMoved } from './rebel-upgrade.ts';

const idOf = (card: number): string => betweenPack.cards[card]?.id ?? '';
const numberOf = (id: string): number => betweenPack.cards.findIndex((card) => card.id === id);

interface Means {
  readonly xp?: number;
  readonly credits?: number;
  /** Items of the first hero besides its own, each with its modifications: `rifle-1 sight-1`. */
  readonly items?: readonly string[];
}

/** A table in the first Rebel upgrade stage, with ann, ben and cid; all items of the first tier lie in the shop. */
function upgrading({ xp = 0, credits = 0, items = [] }: Means = {}): BetweenTable {
  const table = new BetweenTable({ seats: 4, heroes: ['ann', 'ben', 'cid'] });
  table.passAll();
  table.endMission('rebels');
  const owned = items.map((text) => {
    const [card = -1, ...modifications] = text.split(' ').map(numberOf);
    return { card, modifications };
  });
  const taken = owned.flatMap(({ card, modifications }) => [card, ...modifications]);
  const { heroes, itemDecks } = table.record;
  const shop = betweenPack.cards.flatMap(({ item, kind }, card) =>
    kind === 'item' && item?.tier === 1 && !taken.includes(card) ? [card] : [],
  );
  table.record = {
    ...table.record,
    credits,
    heroes: heroes.map((hero, place) =>
      place === 0 ? { ...hero, xp, items: [...hero.items, ...owned] } : { ...hero, xp },
    ),
    itemDecks: itemDecks.map((deck, place) =>
      place === 0 ? [] : deck.filter((card) => !taken.includes(card)),
    ),
  };
  table.state.stack[table.state.stack.length - 1] = { step: 'rebelUpgrade', shop, done: [], moved: 0 };
  return table;
}

const itemsOf = (hero: HeroRecord | undefined): string[] =>
  (hero?.items ?? []).map(({ card, modifications }) => [card, ...modifications].map(idOf).join(' '));

suite('Rebel upgrade stage', () => {
  test('the shop draws half of each deck that the log lists, rounded up, by its size at the start (B7)', () => {
    const table = new BetweenTable({ heroes: ['ann', 'ben'] });
    table.passAll();
    // The deck of the first tier has lost four of its nine items: five are drawn all the same.
    const { itemDecks } = table.record;
    table.record = { ...table.record, itemDecks: itemDecks.map((deck) => deck.slice(0, 5)) };
    table.endMission('rebels');
    const [shop] = table.events.filter((event) => event.kind === 'shop');
    assert.ok(shop?.kind === 'shop');
    assert.equal(shop.cards.length, 5);
    assert.ok(shop.cards.every((card) => betweenPack.cards[card]?.item?.tier === 1));
    table.passAll();
    assert.deepEqual(
      table.record.itemDecks.map(({ length }) => length),
      [5, 5, 5],
    );
  });

  test('at later stages it draws from two decks (B12)', () => {
    const table = new BetweenTable({ heroes: ['ann', 'ben'] });
    for (let stage = 0; stage < 3; stage++) {
      table.passAll();
      table.endMission('rebels');
    }
    table.play('1 seat:b', '2 seat:b');
    const [shop] = table.events.filter((event) => event.kind === 'shop');
    assert.ok(shop?.kind === 'shop');
    const tiers = shop.cards.map((card) => betweenPack.cards[card]?.item?.tier);
    assert.deepEqual(tiers, [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  test('class cards are bought with experience of their own hero, each once (A13)', () => {
    const table = upgrading({ xp: 3 });
    assert.equal(table.refusal(1, 'buy:ann-deed'), 'too-few-xp');
    assert.equal(table.refusal(1, 'buy:ben-trick'), 'not-of-class');
    assert.equal(table.refusal(1, 'buy:ann-blade'), 'bought-already');
    table.play('1 buy:ann-trick');
    assert.equal(table.refusal(1, 'buy:ann-trick'), 'bought-already');
    assert.equal(table.record.heroes[0]?.xp, 2);
    assert.deepEqual(table.record.heroes[0]?.classCards.map(idOf), ['ann-trick']);
  });

  test('a class card that is an item costs experience, is used as an item and sold for 50 credits (B5)', () => {
    const table = upgrading({ xp: 2 });
    table.play('1 buy:ann-coat');
    assert.deepEqual(itemsOf(table.record.heroes[0]), ['ann-blade', 'ann-coat']);
    table.play('1 sell:ann-coat');
    assert.equal(table.record.credits, 50);
    assert.equal(table.refusal(1, 'buy:ann-coat'), 'too-few-xp');
  });

  test('items are bought with shared credits while they last; the second hero finds them gone (A13)', () => {
    const table = upgrading({ credits: 700 });
    table.play('2 buy:rifle-1');
    assert.equal(table.record.credits, 150);
    assert.equal(table.refusal(1, 'buy:rifle-1'), 'not-in-shop');
    assert.equal(table.refusal(1, 'buy:pistol-1'), 'too-few-credits');
    assert.equal(table.refusal(1, 'buy:pistol-2'), 'not-in-shop');
    assert.equal(table.refusal(1, 'buy:nothing'), 'not-in-shop');
  });

  test('an item is sold for half its price rounded up to 25, one without a price for 50 (A13)', () => {
    const sale = (id: string): number => saleOf(betweenPack.cards[numberOf(id)] ?? assert.fail());
    assert.deepEqual(
      ['rifle-1', 'tool-1', 'lens-1', 'grip-1', 'ann-blade'].map(sale),
      [275, 75, 125, 50, 50],
    );
  });

  test('C7 (A13, B5): what is sold goes back to its deck, and what was on it stays with the hero', () => {
    const table = upgrading({ items: ['rifle-1 sight-1 barrel-1'] });
    table.play('1 sell:rifle-1');
    assert.deepEqual(itemsOf(table.record.heroes[0]), ['ann-blade', 'sight-1', 'barrel-1']);
    assert.deepEqual(table.record.itemDecks[0]?.map(idOf), ['rifle-1']);
    assert.equal(table.record.credits, 275);
    assert.equal(table.refusal(1, 'sell:rifle-1'), 'not-your-item');
  });

  test('C8 (A13): rewards are not sold, class cards and rewards not given', () => {
    const table = upgrading({ items: ['suit'] });
    assert.equal(table.refusal(1, 'sell:suit'), 'not-for-sale');
    assert.equal(table.refusal(1, 'give:suit>c'), 'not-given');
    assert.equal(table.refusal(1, 'give:ann-blade>c'), 'not-given');
  });

  test('a card that says so is neither sold nor given (B5)', () => {
    const table = upgrading({ items: ['arm'] });
    assert.equal(table.refusal(1, 'sell:arm'), 'not-for-sale');
    assert.equal(table.refusal(1, 'give:arm>c'), 'not-given');
  });

  test('C27 (B7): a card of a hero shows an item more, of the highest tier that is listed', () => {
    const table = new BetweenTable({ heroes: ['ann', 'ben'] });
    for (let stage = 0; stage < 3; stage++) {
      table.passAll();
      table.endMission('rebels');
    }
    const { heroes } = table.record;
    table.record = {
      ...table.record,
      heroes: heroes.map((hero, place) => (place === 0 ? { ...hero, rewards: [numberOf('friend')] } : hero)),
    };
    table.play('1 seat:b', '2 seat:b');
    const [shop] = table.events.filter((event) => event.kind === 'shop');
    assert.ok(shop?.kind === 'shop');
    const tiers = shop.cards.map((card) => betweenPack.cards[card]?.item?.tier);
    assert.deepEqual(tiers, [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
  });

  test('items are given to another hero with what is on them', () => {
    const table = upgrading({ items: ['rifle-1 sight-1'] });
    assert.equal(table.refusal(1, 'give:rifle-1>b'), 'no-other-hero');
    assert.equal(table.refusal(1, 'give:rifle-1>a'), 'no-other-hero');
    assert.equal(table.refusal(2, 'give:rifle-1>d'), 'not-your-item');
    table.play('1 give:rifle-1>d');
    assert.deepEqual(itemsOf(table.record.heroes[2]), ['cid-blade', 'rifle-1 sight-1']);
  });

  test('a modification is put on a weapon of its kind with a free slot, none like another there, and taken off (A13)', () => {
    const table = upgrading({
      items: ['rifle-1', 'pistol-1', 'sight-1', 'lens-1', 'barrel-1', 'haft-1', 'tool-1'],
    });
    assert.equal(table.refusal(1, 'fit:haft-1>rifle-1'), 'modification-does-not-fit');
    assert.equal(table.refusal(1, 'fit:tool-1>rifle-1'), 'not-a-modification');
    table.play('1 fit:sight-1>rifle-1');
    assert.equal(table.refusal(1, 'fit:lens-1>rifle-1'), 'same-modification');
    table.play('1 fit:barrel-1>rifle-1', '1 fit:lens-1>pistol-1', '1 fit:haft-1>ann-blade');
    assert.deepEqual(itemsOf(table.record.heroes[0]), [
      'ann-blade haft-1',
      'rifle-1 sight-1 barrel-1',
      'pistol-1 lens-1',
      'tool-1',
    ]);
    table.play('1 remove:sight-1');
    assert.equal(table.refusal(1, 'fit:sight-1>pistol-1'), 'no-slot');
    assert.equal(table.refusal(1, 'remove:sight-1'), 'not-fitted');
    assert.equal(table.refusal(1, 'sell:barrel-1'), 'not-your-item');
  });

  test('a hero that is done waits, the others go on; when all are, the rest of the shop goes back', () => {
    const table = upgrading({ credits: 550 });
    table.play('1 -', '3 -');
    assert.deepEqual(
      table.asked.map(({ seat }) => seat),
      [2],
    );
    table.play('2 buy:rifle-1', '2 -');
    assert.equal(table.record.itemDecks[0]?.length, 8);
    assert.deepEqual(
      table.asked.map(({ seat }) => seat),
      [0],
    );
  });

  test('what is asked at another step is refused as such, whatever it names (A3)', () => {
    const table = upgrading();
    for (const text of [
      'mission:grey-1',
      'hero:dot',
      'class:silk',
      'agendas:lures',
      'pay:spies-2',
      'leave:tool-1',
    ])
      assert.equal(table.refusal(1, text), 'not-asked', text);
    for (const text of ['sell:nothing', 'give:nothing>c', 'fit:nothing>ann-blade', 'fit:haft-1>nothing'])
      assert.equal(table.refusal(1, text), 'not-your-item', text);
    assert.equal(table.refusal(1, 'remove:nothing'), 'not-fitted');
  });

  test('C9 (A13): items are moved only so often in one stage, so that it ends', () => {
    const table = upgrading({ items: ['tool-1'] });
    for (let moved = 0; moved < mostMoved; moved += 2) table.play('1 give:tool-1>c', '2 give:tool-1>b');
    assert.equal(table.refusal(1, 'give:tool-1>c'), 'moved-enough');
    assert.equal(table.refusal(1, 'sell:tool-1'), undefined);
  });

  test('a hero with all items of the box has no more choices than a decision may have', () => {
    const all = betweenPack.cards.flatMap(({ kind, id }) => (kind === 'item' ? [id] : []));
    const table = upgrading({ items: all, xp: 9 });
    for (const { choices } of table.asked) assert.ok(choices.length <= 200);
  });
});
