import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { seeded } from '../../../../../kernel/seeded.ts';
import { BetweenTable, betweenPack, missionsWith } from '../../../testing/campaign/between-table.ts';
import type { CampaignRecord } from '../record.ts';
import { imagineRecord, seenRecord } from './secrets.ts';

const idOf = (card: number): string => betweenPack.cards[card]?.id ?? '';

/** A table at which all is chosen: the first of what there is. */
function begun(setting: ConstructorParameters<typeof BetweenTable>[0] = {}): BetweenTable {
  const table = new BetweenTable(setting);
  table.passAll();
  return table;
}

const cardsOf = ({ heroes }: CampaignRecord, place: number): string[] => {
  const { classCards = [], items = [], rewards = [] } = heroes[place] ?? {};
  return [...classCards, ...items.map(({ card }) => card), ...rewards].map(idOf);
};

suite('setup of a campaign (A13)', () => {
  test('each hero seat in turn takes a hero that nobody has, with its starting cards', () => {
    const table = new BetweenTable({ seats: 5 });
    assert.deepEqual(table.asked, [
      { seat: 1, step: 'chooseHero', choices: ['hero:ann', 'hero:ben', 'hero:cid', 'hero:dot', 'hero:eve'] },
    ]);
    table.play('1 hero:cid');
    assert.equal(table.refusal(2, 'hero:cid'), 'hero-taken');
    table.play('2 hero:ann', '3 hero:eve', '4 hero:ben');
    assert.deepEqual(cardsOf(table.record, 0), ['cid-blade']);
    assert.deepEqual(cardsOf(table.record, 3), ['ben-blade']);
  });

  test('two heroes have the Legendary reward, three the Heroic one, four none', () => {
    for (const [seats, reward] of [
      [3, ['legendary']],
      [4, ['heroic']],
      [5, []],
    ] as const) {
      const table = begun({ seats });
      for (const { rewards } of table.record.heroes) assert.deepEqual(rewards.map(idOf), reward);
    }
  });

  test('what the options name is not asked', () => {
    const table = new BetweenTable({ heroes: ['dot', 'ann'], imperialClass: 'silk' });
    assert.deepEqual(
      table.asked.map(({ step }) => step),
      ['chooseAgendas'],
    );
    assert.deepEqual(cardsOf(table.record, 0), ['dot-blade', 'legendary']);
    assert.deepEqual(table.record.empire.classCards.map(idOf), ['silk-0']);
  });

  test('the Empire takes a class, and its card that costs nothing', () => {
    const table = new BetweenTable({ heroes: ['dot', 'ann'] });
    assert.deepEqual(table.asked, [{ seat: 0, step: 'chooseClass', choices: ['class:iron', 'class:silk'] }]);
    assert.equal(table.refusal(0, 'class:wool'), 'no-such-class');
    table.play('0 class:iron');
    assert.deepEqual(table.record.empire.classCards.map(idOf), ['iron-0']);
  });

  test('the agenda deck has the six sets that the Empire chooses in secret, with all cards: the others are told once, and not which (A13, C3)', () => {
    const table = new BetweenTable({ heroes: ['dot', 'ann'], imperialClass: 'silk' });
    table.play('0 agendas:plans');
    assert.equal(table.refusal(0, 'agendas:plans'), 'set-taken');
    table.play('0 agendas:bombs', '0 agendas:spies', '0 agendas:raids', '0 agendas:traps', '0 agendas:lures');
    assert.deepEqual(
      table.heard.filter(({ kind }) => kind === 'agendaSet'),
      [{ kind: 'agendaSet' }],
    );
    const deck = table.record.empire.agendaDeck.map(idOf);
    assert.equal(deck.length, 18);
    assert.ok(deck.includes('bombs-3') && deck.every((id) => !id.startsWith('walls')));
  });

  test('while the Empire chooses sets, whoever imagines the deck imagines as many whole ones (A13)', () => {
    const table = new BetweenTable({ heroes: ['dot', 'ann'], imperialClass: 'silk' });
    table.play('0 agendas:plans', '0 agendas:bombs');
    const seen = seenRecord(table.terms, table.record, 1);
    for (const seed of ['a', 'b', 'c']) {
      const { agendaDeck } = imagineRecord(table.terms, seen, 1, seeded(seed)).empire;
      assert.equal(new Set(agendaDeck.map((card) => betweenPack.cards[card]?.agenda?.set)).size, 2);
    }
  });

  test('the side mission deck has a red mission of each hero, four green ones that the heroes choose, four grey ones', () => {
    const table = new BetweenTable({ heroes: ['ann', 'eve'], imperialClass: 'silk' });
    while (table.asked[0]?.step === 'chooseAgendas') table.play(`0 ${table.asked[0].choices[0]}`);
    assert.deepEqual(table.asked[0]?.seat, 1);
    table.play('1 mission:green-2');
    assert.equal(table.refusal(2, 'mission:green-2'), 'side-mission-taken');
    table.play('2 mission:green-5', '1 mission:green-1', '2 mission:green-4');
    const deck = [...table.record.sideDeck].sort();
    assert.deepEqual(
      deck.filter((id) => !id.startsWith('grey')),
      ['green-1', 'green-2', 'green-4', 'green-5', 'help-ann', 'help-eve'],
    );
    assert.equal(deck.length, 10);
  });

  test('C1 (A13): where there are too few side missions for a choice, red ones of absent heroes fill the deck up to four', () => {
    const none = Object.fromEntries(
      ['green-1', 'green-2', 'green-3', 'green-4', 'green-5', 'grey-1', 'grey-2', 'grey-3', 'grey-4'].map(
        (id) => [id, null] as const,
      ),
    );
    const table = begun({ heroes: ['cid', 'ann'], missions: missionsWith(none) });
    assert.deepEqual([...table.record.sideDeck].sort(), ['grey-5', 'help-ann', 'help-ben', 'help-eve']);
  });

  test('the sizes of the item decks are noted (B7); the introduction is played', () => {
    const table = begun();
    assert.deepEqual(table.record.itemDeckSizes, [9, 9, 9]);
    assert.equal(table.record.next, 'dark-recon');
    assert.equal(table.record.stage, 0);
  });

  test('options that name what there is not are refused with what there is', () => {
    assert.throws(() => new BetweenTable({ heroes: ['zed'] }), /no hero "zed"; known: ann, ben/);
    assert.throws(
      () => new BetweenTable({ imperialClass: 'wool' }),
      /no Imperial class "wool"; known: iron, silk/,
    );
    assert.throws(
      () => new BetweenTable({ heroes: ['ann', 'ben', 'cid'] }),
      /3 heroes are named for 2 seats/,
    );
    assert.throws(() => new BetweenTable({ play: 'mission', mission: 'tea' }), /no mission "tea"/);
    const missions = missionsWith({ 'dark-recon': null });
    assert.throws(() => new BetweenTable({ missions }), /needs a mission of kind introduction/);
  });
});

suite('a mission alone', () => {
  test('it is met at the stage at which it comes first in a campaign', () => {
    const stageOf = (mission: string): number => begun({ play: 'mission', mission }).record.stage;
    assert.deepEqual(
      ['dark-recon', 'grey-1', 'on-the-trail', 'disruption', 'on-the-run', 'capital-escape'].map(stageOf),
      [0, 1, 2, 4, 6, 7],
    );
  });

  test('nothing but heroes and class is chosen, and nobody has grown', () => {
    const table = new BetweenTable({ play: 'mission', mission: 'on-the-run', heroes: ['ann', 'ben'] });
    table.play('0 class:iron');
    assert.deepEqual(table.asked, []);
    assert.deepEqual(cardsOf(table.record, 0), ['ann-blade', 'legendary']);
    assert.equal(table.record.credits, 0);
  });

  test('C12 (A13, B12): grown heroes and Empire have spent what the stages before bring, by the rules', () => {
    for (let seed = 0; seed < 20; seed++) {
      const mission = 'capital-escape';
      const table = begun({ play: 'mission', mission, grown: true, seats: 4, seed: `grown ${seed}` });
      const { heroes, empire, credits } = table.record;
      // Introduction and side missions bring 1, story missions 2: 10 by the finale.
      for (const [place, hero] of heroes.entries()) {
        const spent = cardsOf(table.record, place)
          .map((id) => betweenPack.cards.find((card) => card.id === id))
          .reduce((sum, card) => sum + (card?.kind === 'class' ? (card.xp ?? 0) : 0), 0);
        assert.equal(hero.xp + spent, 10);
      }
      const trained = empire.classCards.reduce((sum, card) => sum + (betweenPack.cards[card]?.xp ?? 0), 0);
      assert.equal(empire.xp + trained, 10);
      const bought = heroes
        .flatMap(({ items }) => items.flatMap(({ card, modifications }) => [card, ...modifications]))
        .reduce((sum, card) => sum + (betweenPack.cards[card]?.item?.credits ?? 0), 0);
      assert.equal(credits + bought, 7 * (3 * 50 + 150));
      assert.ok(empire.agendaHand.length + empire.agendasInPlay.length <= 4);
      assert.deepEqual(empire.agendasDrawn, []);
    }
  });

  test('it is over with its rewards, and nothing is handed on', () => {
    const table = begun({ play: 'mission', mission: 'grey-1' });
    table.endMission('rebels');
    assert.deepEqual(table.asked, []);
    assert.equal(table.record.next, null);
    assert.equal(table.record.log[0]?.winner, 'rebels');
  });
});
