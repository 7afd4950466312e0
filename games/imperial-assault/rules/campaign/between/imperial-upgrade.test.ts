import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { BetweenTable, betweenPack, missionsWith } from '../../../testing/campaign/between-table.ts';
import type { EmpireRecord } from '../record.ts';

const idOf = (card: number): string => betweenPack.cards[card]?.id ?? '';
const numbersOf = (ids: string): number[] =>
  ids
    .split(' ')
    .flatMap((id) => betweenPack.cards.flatMap((card, number) => (card.id === id ? [number] : [])));

/** What the Empire has, cards by their ids. */
interface Means {
  readonly xp?: number;
  readonly influence?: number;
  readonly deck?: string;
  readonly hand?: string;
  readonly inPlay?: string;
  readonly credits?: number;
  readonly missions?: ReturnType<typeof missionsWith>;
}

/** A table in the first Imperial upgrade stage. */
function upgrading({
  xp = 0,
  influence = 0,
  deck = '',
  hand = '',
  inPlay = '',
  credits = 0,
  missions = missionsWith(),
}: Means): BetweenTable {
  const table = new BetweenTable({ heroes: ['ann', 'ben'], imperialClass: 'iron', missions });
  table.passAll();
  table.endMission('rebels');
  const { empire } = table.record;
  table.record = {
    ...table.record,
    credits,
    empire: {
      ...empire,
      xp,
      influence,
      agendaDeck: numbersOf(deck),
      agendaHand: numbersOf(hand),
      agendasInPlay: numbersOf(inPlay),
    },
  };
  table.play('1 -', '2 -');
  return table;
}

const idsOf = (
  empire: EmpireRecord,
  of: 'agendaDeck' | 'agendaHand' | 'agendasInPlay' | 'agendasDrawn',
): string[] => empire[of].map(idOf).sort();

suite('Imperial upgrade stage', () => {
  test('four agendas are drawn, known to the Empire alone, and what is not bought is shuffled back (A13)', () => {
    const table = upgrading({ deck: 'plans-1 plans-2 plans-3 spies-1 lures-1 lures-2' });
    assert.equal(table.record.empire.agendasDrawn.length, 4);
    assert.deepEqual(
      table.heard.filter(({ kind }) => kind === 'drewAgendas'),
      [{ kind: 'drewAgendas', count: 4 }],
    );
    table.play('0 -');
    assert.equal(table.record.empire.agendaDeck.length, 6);
    assert.deepEqual(table.record.empire.agendasDrawn, []);
  });

  test('agendas are bought with influence: a secret one is in hand, and the heroes know only its cost', () => {
    const table = upgrading({ influence: 3, deck: 'plans-1 plans-3 lures-1 raids-2' });
    assert.equal(table.refusal(0, 'buy:raids-2'), 'too-little-influence');
    assert.equal(table.refusal(0, 'buy:lures-2'), 'not-drawn');
    table.play('0 buy:plans-3');
    assert.equal(table.record.empire.influence, 1);
    assert.deepEqual(idsOf(table.record.empire, 'agendaHand'), ['plans-3']);
    assert.deepEqual(table.heard.at(-1), { kind: 'bought', seat: 0, with: 'influence', price: 2 });
  });

  test('C3 (A13): an agenda whose mission the campaign lacks cannot be bought', () => {
    const table = upgrading({ influence: 9, deck: 'bombs-3' });
    assert.equal(table.refusal(0, 'buy:bombs-3'), 'mission-missing');
    assert.ok(!table.asked[0]?.choices.includes('buy:bombs-3'));
  });

  test('an ongoing agenda is in play for all to see', () => {
    const table = upgrading({ influence: 2, deck: 'walls-2' });
    table.play('0 buy:walls-2');
    assert.deepEqual(idsOf(table.record.empire, 'agendasInPlay'), ['walls-2']);
    assert.ok(table.heard.some((event) => event.kind === 'bought' && event.card === numbersOf('walls-2')[0]));
  });

  test('an immediate agenda works at once and is used up', () => {
    const table = upgrading({ influence: 1, deck: 'walls-3' });
    table.play('0 buy:walls-3');
    assert.equal(table.state.players[0]?.points, 1);
    const { agendaHand, agendasInPlay, agendasDrawn } = table.record.empire;
    assert.deepEqual([agendaHand, agendasInPlay, agendasDrawn], [[], [], []]);
    assert.equal(table.asked[0]?.step, 'imperialUpgrade');
  });

  test('an agenda such as Means of Production can be chosen; if another side mission is played, the Empire has its reward (A13)', () => {
    const table = upgrading({ influence: 3, deck: 'traps-2' });
    table.play('0 buy:traps-2', '0 -');
    const choices = table.asked[0]?.choices ?? [];
    assert.ok(choices.length === 3 && choices.includes('mission:trap'));
    const [other = ''] = choices.filter((choice) => choice !== 'mission:trap');
    table.play(`1 ${other}`, `2 ${other}`);
    table.endMission('rebels');
    assert.ok(!table.record.active.includes('trap'));
    assert.deepEqual(table.record.empire.rewards.map(idOf), ['badge']);
  });

  test('C4 (A13): any other side mission agenda can still be chosen after another side mission, without a reward', () => {
    const missions = missionsWith({
      unwritten: { kind: 'side', rewards: { rebels: {}, empire: { cards: ['badge'] } } },
    });
    const table = upgrading({ influence: 3, deck: 'bombs-3', missions });
    table.play('0 buy:bombs-3', '0 -');
    const [other = ''] = (table.asked[0]?.choices ?? []).filter((choice) => choice !== 'mission:unwritten');
    table.play(`1 ${other}`, `2 ${other}`);
    table.endMission('rebels');
    assert.ok(table.record.active.includes('unwritten'));
    assert.deepEqual(table.record.empire.rewards, []);
  });

  test('a side mission agenda that is played takes no card from the side mission deck', () => {
    const table = upgrading({ influence: 3, deck: 'traps-2' });
    const before = table.record.sideDeck;
    table.play('0 buy:traps-2', '0 -', '1 mission:trap', '2 mission:trap');
    table.endMission('rebels');
    assert.deepEqual(table.record.sideDeck, before);
    assert.deepEqual(table.record.empire.rewards, []);
  });

  test('C5 (A13): a forced mission is played at once at the threat level of the stage before, and no upgrade stages follow it', () => {
    const table = upgrading({ influence: 4, deck: 'raids-2' });
    table.play('0 buy:raids-2', '0 -');
    assert.deepEqual([table.record.next, table.record.stage], ['raid', 0]);
    assert.deepEqual(table.asked, []);
    table.endMission('rebels');
    assert.deepEqual(
      table.asked.map(({ step }) => step),
      ['voteMission', 'voteMission'],
    );
    assert.deepEqual([table.record.forced, table.record.stage], [[], 1]);
    assert.deepEqual(
      table.record.log.map(({ mission }) => mission),
      ['dark-recon', 'raid'],
    );
  });

  test('class cards of its own class are bought with experience, each once (A13)', () => {
    const table = upgrading({ xp: 3 });
    assert.equal(table.refusal(0, 'buy:iron-4'), 'too-few-xp');
    assert.equal(table.refusal(0, 'buy:silk-1'), 'not-of-class');
    assert.equal(table.refusal(0, 'buy:iron-0'), 'bought-already');
    table.play('0 buy:iron-1', '0 buy:iron-2');
    assert.equal(table.refusal(0, 'buy:iron-2'), 'bought-already');
    assert.deepEqual(table.record.empire.classCards.map(idOf), ['iron-0', 'iron-1', 'iron-2']);
    assert.equal(table.record.empire.xp, 0);
  });

  test('at the end four agendas at most are in hand and in play (B12)', () => {
    const table = upgrading({
      hand: 'plans-1 plans-2 lures-1',
      inPlay: 'walls-2',
      influence: 2,
      deck: 'spies-1 lures-2',
    });
    table.play('0 buy:spies-1', '0 buy:lures-2', '0 -');
    assert.equal(table.asked[0]?.step, 'discardAgenda');
    assert.equal(table.refusal(0, 'discard:spies-2'), 'no-such-agenda');
    table.play('0 discard:plans-2', '0 discard:walls-2');
    assert.deepEqual(idsOf(table.record.empire, 'agendaHand'), ['lures-1', 'lures-2', 'plans-1', 'spies-1']);
    assert.deepEqual(
      table.heard.filter(({ kind }) => kind === 'discardedAgenda'),
      [{ kind: 'discardedAgenda' }, { kind: 'discardedAgenda', card: numbersOf('walls-2')[0] }],
    );
    assert.deepEqual(table.record.empire.agendaDeck, []);
  });

  test('heroes may pay to discard an agenda that says so; if nobody pays, it adds to what is drawn', () => {
    const deck = 'plans-1 plans-2 plans-3 lures-1 lures-2 lures-3';
    const paid = upgrading({ deck, inPlay: 'spies-2', credits: 400 });
    assert.deepEqual(paid.asked, [{ seat: 1, step: 'ransom', choices: ['-', 'pay:spies-2'] }]);
    paid.play('1 -', '2 pay:spies-2');
    assert.equal(paid.record.credits, 100);
    assert.deepEqual(paid.record.empire.agendasInPlay, []);
    assert.equal(paid.record.empire.agendasDrawn.length, 4);
    const kept = upgrading({ deck, inPlay: 'spies-2', credits: 400 });
    kept.play('1 -', '2 -');
    assert.equal(kept.record.empire.agendasDrawn.length, 5);
    const poor = upgrading({ deck, inPlay: 'spies-2', credits: 275 });
    assert.equal(poor.asked[0]?.step, 'imperialUpgrade');
  });
});
