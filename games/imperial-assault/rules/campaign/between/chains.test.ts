import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mostChoices } from '../../../../../kernel/game.ts';
import { seeded } from '../../../../../kernel/seeded.ts';
import { entry } from '../../../../common/at.ts';
import { stagesOf } from '../../../content/campaign/log.ts';
import { BetweenTable, betweenPack, missionsWith } from '../../../testing/campaign/between-table.ts';
import { format } from '../../notation.ts';
import type { CampaignEvent } from '../event.ts';
import type { CampaignRecord } from '../record.ts';
import { mostAgendas } from './agendas.ts';
import { carryOf, recordFrom } from './carry.ts';
import { isModification } from './deals.ts';
import { imagineRecord, seenRecord } from './secrets.ts';

const terms = new BetweenTable().terms;

/** Every card that lies somewhere, and where. */
function placesOf(record: CampaignRecord, shop: readonly number[]): number[] {
  const { heroes, empire, itemDecks } = record;
  return [
    ...heroes.flatMap(({ classCards, items, rewards }) => [
      ...classCards,
      ...rewards.filter((card) => !isOfFew(card)),
      ...items.flatMap(({ card, modifications }) => [card, ...modifications]),
    ]),
    ...itemDecks.flat(),
    ...shop,
    ...empire.classCards,
    ...empire.rewards,
    ...empire.agendaDeck,
    ...empire.agendaHand,
    ...empire.agendasDrawn,
    ...empire.agendasInPlay,
  ];
}

/** The reward of which each hero has one (A13). */
function isOfFew(card: number): boolean {
  return ['legendary', 'heroic'].includes(betweenPack.cards[card]?.id ?? '');
}

function checkBooks(record: CampaignRecord, shop: readonly number[]): void {
  const places = placesOf(record, shop);
  assert.equal(new Set(places).size, places.length, 'a card lies in two places');
  const { heroes, empire, credits } = record;
  for (const amount of [credits, empire.xp, empire.influence, ...heroes.map(({ xp }) => xp)])
    assert.ok(amount >= 0, 'something is spent that is not there');
  const items = places.filter((card) => betweenPack.cards[card]?.kind === 'item');
  assert.equal(items.length, 27, 'items are lost');
  for (const [place, deck] of record.itemDecks.entries()) {
    assert.ok(deck.length <= entry(record.itemDeckSizes, place));
    for (const card of deck) assert.equal(betweenPack.cards[card]?.item?.tier, place + 1);
  }
  for (const { card, modifications } of heroes.flatMap((hero) => hero.items)) {
    const weapon = entry(betweenPack.cards, card);
    assert.ok(modifications.length <= (weapon.item?.slots ?? 0), 'a weapon has too many modifications');
    for (const each of modifications) assert.ok(isModification(entry(betweenPack.cards, each)));
  }
}

/** What has to happen in many campaigns. */
const everyday: readonly CampaignEvent['kind'][] = [
  'logged',
  'gained',
  'reward',
  'missionsRevealed',
  'shop',
  'bought',
  'sold',
  'gave',
  'fitted',
  'removed',
  'done',
  'drewAgendas',
  'discardedAgenda',
  'ransomed',
  'noRansom',
  'votedMission',
  'votedReward',
  'tie',
  'next',
  'missionClosed',
];

suite('chains of upgrade stages with random choices', () => {
  for (const length of ['campaign', 'short'] as const)
    test(`200 campaigns (${length}): every card in one place, nothing spent twice, limits kept (A13, B7, B12)`, () => {
      const missions = missionsWith();
      const finales = new Set<string>();
      const happened = new Set<string>();
      for (let seed = 0; seed < 200; seed++) {
        const random = seeded(`chain ${seed}`);
        const table = new BetweenTable({
          seats: 3 + (seed % 3),
          missions,
          play: length,
          seed: `table ${seed}`,
        });
        const run = (): void => {
          for (let moves = 0; table.pending.length > 0; moves++) {
            assert.ok(moves < 2000, 'it does not end');
            const pending = entry(table.pending, random.pick(table.pending.length));
            const { step, frame, seat } = pending;
            const choices = step.choices(table.state, frame, seat);
            assert.ok(choices.length > 0 && choices.length <= mostChoices);
            assert.equal(new Set(choices.map(format)).size, choices.length);
            // Being done is listed first; a seat is so in one of eight moves only.
            const isDone = choices[0]?.kind === 'pass' && random.pick(8) === 0;
            table.apply(pending, entry(choices, isDone ? 0 : random.pick(choices.length)));
            const top = table.state.stack.at(-1);
            checkBooks(table.record, top?.step === 'rebelUpgrade' ? top.shop : []);
          }
        };
        run();
        let matches = 0;
        for (;;) {
          const carry = carryOf(table.terms, table.record);
          if (carry === undefined) break;
          assert.deepEqual(recordFrom(table.terms, table.state.players.length, carry), table.record);
          if (matches > 0) table.goOn(carry);
          const { stage } = table.record;
          table.endMission(random.pick(2) === 0 ? 'rebels' : 'empire', random.pick(4));
          run();
          matches++;
          assert.ok(table.record.stage >= stage);
          for (const { kind } of table.events) happened.add(kind);
          const { agendaHand, agendasInPlay, agendasDrawn } = table.record.empire;
          assert.ok(agendaHand.length + agendasInPlay.length <= mostAgendas);
          assert.deepEqual(agendasDrawn, []);
        }
        const stages = stagesOf(length);
        assert.equal(table.record.stage, stages.length - 1);
        const forced = table.record.log.filter(({ mission }) => mission === 'raid').length;
        assert.equal(table.record.log.length - forced, stages.length);
        finales.add(table.record.log.at(-1)?.mission ?? '');
      }
      assert.deepEqual(
        everyday.filter((kind) => length === 'campaign' && !happened.has(kind)),
        [],
        'these never happen',
      );
      assert.deepEqual(
        [...finales].sort(),
        length === 'short'
          ? ['inside-man', 'on-the-trail']
          : ['capital-escape', 'enemies-closer', 'the-realm-of-the-dark-side'],
      );
    });
});

test('what a viewer does not know is drawn anew and looks the same (A13)', () => {
  for (let seed = 0; seed < 50; seed++) {
    const table = new BetweenTable({ seats: 4, seed: `look ${seed}` });
    table.passAll();
    table.endMission('empire');
    const chance = seeded(`imagine ${seed}`);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = seenRecord(terms, table.record, viewer);
      const imagined = imagineRecord(terms, seen, viewer, chance);
      assert.deepEqual(seenRecord(terms, imagined, viewer), seen);
    }
  }
});
