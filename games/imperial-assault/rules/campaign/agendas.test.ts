import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../../kernel/match.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { game } from '../../campaign-game.ts';
import { packOf } from '../../content/campaign/compile-campaign.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { imagine } from '../imagine.ts';
import { type ImperialSetting, Mission } from '../testing/mission.ts';
import { observe } from '../view.ts';
import { campaignIn, empireSeat, missionIn } from './current.ts';

const alarm = {
  id: 'alarm',
  abilities: [
    { id: 'alarm', name: 'Alarm', when: { at: 'round-end' }, effects: [{ do: 'threat', amount: 5 }] },
  ],
} as const;
const other = { ...alarm, id: 'other' };

/** The end of the first round. */
function atEnd(imperial: ImperialSetting): Mission {
  return new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial,
    stack: [{ step: 'nextRound' }, { step: 'endOfRound' }],
  });
}

function agendas({ state }: Mission): { hand: readonly number[]; deck: readonly number[] } {
  const { agendaHand: hand, agendaDeck: deck } = campaignIn(state).record.empire;
  return { hand, deck };
}

test('A13: a secret agenda is played from the hand at its moment, and does what it says', () => {
  const mission = atEnd({ agendas: [alarm] });
  assert.equal(mission.asks, 'a window');
  assert.deepEqual(mission.choices, ['play:alarm', '-']);
  assert.equal(missionIn(mission.play('play:alarm').state).threat, 5);
});

test('A13: an agenda that was played is gone for good', () => {
  const mission = atEnd({ agendas: [alarm] }).play('play:alarm');
  assert.deepEqual(agendas(mission), { hand: [], deck: [] });
});

test('A13: an agenda that says so is shuffled back into the agenda deck, if the Empire wants that', () => {
  const mission = atEnd({ agendas: [{ ...alarm, returns: true }] }).play('play:alarm');
  assert.equal(mission.asks, 'a agendaPlayed');
  assert.deepEqual(agendas(mission.play('option:1')), { hand: [], deck: [0] });
});

test('A13: nobody imagines an agenda that is being played in the hand of the Empire or in the deck', () => {
  const { terms, state } = atEnd({ agendas: [{ ...alarm, returns: true }, other] }).play('play:alarm');
  for (let seed = 0; seed < 8; seed++) {
    const imagined = imagine(terms, observe(terms, state, 1), seeded(`agendas ${seed}`));
    const { agendaHand, agendaDeck } = campaignIn(imagined).record.empire;
    assert.deepEqual([agendaHand, agendaDeck], [[1], []]);
  }
});

test('A13: or it is discarded', () => {
  const mission = atEnd({ agendas: [{ ...alarm, returns: true }] }).play('play:alarm', 'option:2');
  assert.deepEqual(agendas(mission), { hand: [], deck: [] });
});

test('A13: an agenda that is not played stays in the hand of the Empire', () => {
  assert.deepEqual(agendas(atEnd({ agendas: [alarm] }).play('-')).hand, [0]);
});

test('A13: heroes see how many agendas the Empire holds, and not which', () => {
  const mission = atEnd({ agendas: [alarm, other] });
  const [seen] = observe(mission.terms, mission.state, 1).players;
  assert.deepEqual([seen?.hand, seen?.hidden], [[], 2]);
  assert.deepEqual(observe(mission.terms, mission.state, 0).players[0]?.hand, [0, 1]);
});

test('A13: the agendas that somebody imagines in the hand of the Empire are those of the imagined record', () => {
  const mission = atEnd({ agendas: [alarm, other] });
  for (const viewer of [1, 2, 'spectator'] as const) {
    const view = observe(mission.terms, mission.state, viewer);
    const imagined = imagine(mission.terms, view, seeded('agendas'));
    const held = imagined.players[0]?.hand.map((card) => imagined.cards[card]);
    assert.deepEqual(held, [...campaignIn(imagined).record.empire.agendaHand]);
    assert.deepEqual(observe(mission.terms, imagined, viewer), view);
  }
});

test('A13: an ongoing agenda in play answers its moment like a class card', () => {
  assert.equal(missionIn(atEnd({ cards: [{ ...alarm, kind: 'agenda' }] }).state).threat, 5);
});

test('A13: a secret agenda in the hand shows its influence', () => {
  const influence = new Map(campaignPack.cards.map(({ id, agenda }) => [id, agenda?.influence]));
  for (const { id, cost } of packOf(campaignPack).commands) assert.equal(cost, influence.get(id), id);
});

test('a match in which the Empire holds agendas can be looked at as it was at any time', () => {
  const options = { play: 'mission', mission: 'wanted', grown: true } as const;
  const match = new Match(game, { options, seats: 4, seed: 'x' });
  const seen: unknown[] = [];
  while (match.decisions()[0]?.kind !== 'rebelTurn') {
    const [{ seat, choices } = assert.fail('nobody is asked')] = match.decisions();
    seen.push(match.view(empireSeat));
    match.play(seat, choices[0] ?? '');
  }
  assert.ok(match.view(empireSeat).players[empireSeat]?.hand.length, 'agendas in hand');
  for (const [moves, view] of seen.entries()) assert.deepEqual(match.at(moves).view(empireSeat), view);
});
