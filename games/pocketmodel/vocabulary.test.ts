import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkAgainst } from '../../schema/check.ts';
import { checkPack } from './content/check.ts';
import type { CardEffect, ObjectiveEffect } from './content/pack.ts';
import { packSchema } from './content/pack-schema.ts';
import { packOf } from './testing/composed.ts';
import {
  attack,
  attackOf,
  defenseOf,
  describeDecision,
  discardOf,
  eventsOf,
  handOf,
  hits,
  objectivesOf,
  placeOf,
  playChoices,
  refusalOf,
  type SeatSetting,
  strike,
  strikesIn,
  tableOf,
  wounds,
} from './testing/table.ts';

/** A table with cards composed of effects: `made-1` and `place-1` are the first ones. */
function composed(
  cards: Parameters<typeof packOf>[0],
  seats: readonly SeatSetting[],
  rolls: string,
  toMove = 0,
) {
  const pack = packOf(cards);
  const shape = checkAgainst(packSchema, pack);
  assert.ok(shape.ok, JSON.stringify(shape));
  assert.deepEqual(checkPack(pack), []);
  return tableOf({ pack, seats, rolls, toMove });
}

const withCard = (...effects: CardEffect[]) => ({ combat: [effects] });
const withPlace = (...effects: ObjectiveEffect[]) => ({ objectives: [effects] });

describe('what works in a battle', () => {
  test('against: only against units that fit, by icon, stars, ground and power', () => {
    for (const [against, fits, fitsNot] of [
      [{ icons: ['ace', 'fleet'] }, 'fleet-1', 'laser-1'],
      [{ stars: [4, 5] }, 'plain-4', 'plain-3'],
      [{ ground: true }, 'ground-ace-2', 'ace-2'],
      [{ ground: false }, 'ace-2', 'ground-ace-2'],
      [{ power: true }, 'armor-2', 'ace-2'],
      [{ icons: ['ace'], stars: [1] }, 'ace-1', 'ace-2'],
    ] as const) {
      for (const foe of [fits, fitsNot]) {
        const match = composed(
          withCard({ when: 'battle', do: 'modify', stat: 'attack', amount: 2, of: 'self', if: { against } }),
          [{ units: 'plain-2@mid', hand: 'made-1' }, { units: `${foe}@mid` }],
          '1 1 1 1',
        );
        const events = attack(match, 'a1 b1', 'play:made-1');
        assert.equal(attackOf(events, 'a1'), foe === fits ? 'dice 2, base 2, card 2' : 'dice 2, base 2', foe);
      }
    }
  });

  test('all parts of a condition have to hold', () => {
    const effect: CardEffect = {
      when: 'battle',
      do: 'modify',
      stat: 'defense',
      amount: 1,
      of: 'self',
      if: { role: 'attacker', damaged: true },
    };
    for (const [foe, sum] of [
      ['plain-2@mid!1', 'base 9, card 1'],
      ['plain-2@mid', 'base 9'],
    ] as const) {
      const match = composed(
        withCard(effect),
        [{ units: 'plain-2@mid', hand: 'made-1' }, { units: foe }],
        '1 1 1 1',
      );
      assert.equal(defenseOf(attack(match, 'a1 b1', 'play:made-1'), 'a1'), sum);
    }
  });

  describe('until the end of the turn', () => {
    const weaker: CardEffect = {
      when: 'battle',
      do: 'modify',
      stat: 'defense',
      amount: -1,
      of: 'opposing',
      until: 'turn',
    };

    test('it counts once in the battle, again in the next one, and not in the next turn', () => {
      const match = composed(
        withCard(weaker),
        [{ units: 'plain-2@mid*2', hand: 'made-1', deck: 'c-yoda c-yoda c-yoda' }, { units: 'plain-2@mid' }],
        '1 1 1 1 1 1 1 1 1 1 1 1',
      );
      const first = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:made-1');
      assert.equal(defenseOf(first, 'b1'), 'base 9, card -1');
      assert.deepEqual(
        eventsOf(first, 'changed').map(({ stat, amount }) => `${stat} ${amount}`),
        ['defense -1'],
      );
      const second = playChoices(match, '-');
      assert.equal(defenseOf(second, 'b1'), 'base 9, lasting -1');
      const next = attack(match, 'b1 a1', '-');
      assert.equal(defenseOf(next, 'b1'), 'base 9');
    });

    test('a change for a defender stays when the attacker is destroyed', () => {
      const match = composed(
        withCard({ when: 'battle', do: 'modify', stat: 'attack', amount: 1, of: 'self', until: 'turn' }),
        [
          { units: 'plain-2@mid!4 plain-2@mid' },
          { units: 'plain-2@mid', hand: 'made-1', deck: 'c-yoda c-yoda c-yoda' },
        ],
        '1 1 6 6 1 1 1 1',
      );
      const events = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:made-1', '-');
      assert.equal(placeOf(match, 'a1'), 'reserve');
      assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, lasting 1');
    });

    test('a condition counts as in the battle, before its hits', () => {
      const match = composed(
        withCard({ ...weaker, if: { damaged: true } }),
        [{ units: 'plain-2@mid*2', hand: 'made-1', deck: 'c-yoda c-yoda c-yoda' }, { units: 'plain-2@mid' }],
        '6 6 1 1 1 1 1 1',
      );
      const events = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:made-1', '-');
      assert.equal(placeOf(match, 'b1'), 'mid!2');
      assert.equal(defenseOf(events, 'b1'), 'base 9');
    });

    test('a unit that is destroyed comes back without it', () => {
      const match = composed(
        withCard(weaker),
        [
          { units: 'plain-2@mid*2', hand: 'made-1', deck: 'c-yoda c-yoda c-yoda' },
          { units: 'plain-2@mid!4 ace-2@mid' },
        ],
        '6 6 1 1',
      );
      attack(match, 'a1 b1, a2 b2', 'unit:a1', 'play:made-1');
      assert.equal(placeOf(match, 'b1'), 'reserve');
      assert.match(describeDecision(match), /^0 card/, 'the turn goes on');
      assert.deepEqual(match.state.lasting, []);
    });
  });

  test('of two cards that cancel abilities the second one does nothing else either (ruling P1)', () => {
    const match = composed(
      withCard(
        { when: 'battle', do: 'cancel', what: 'ability' },
        { when: 'battle', do: 'modify', stat: 'attack', amount: 1, of: 'self' },
      ),
      [
        { units: 'plain-2@mid', hand: 'made-1' },
        { units: 'plain-2@mid', hand: 'made-1' },
      ],
      '1 1 1 1',
    );
    const events = attack(match, 'a1 b1', 'play:made-1', 'play:made-1');
    assert.equal(attackOf(events, 'a1'), 'dice 2, base 2, card 1');
    assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
  });

  test('damage is never less than none', () => {
    const match = composed(
      withCard({ when: 'battle', do: 'modify', stat: 'damage', amount: -9, of: 'opposing' }),
      [{ units: 'plain-2@mid', hand: 'made-1' }, { units: 'plain-2@mid' }],
      '1 1 6 6',
    );
    const events = attack(match, 'a1 b1', 'play:made-1');
    assert.equal(hits(events), 'b1*');
    assert.equal(placeOf(match, 'a1'), 'mid');
  });

  test('a unit that nothing hits, and that takes no automatic hit, is safe', () => {
    const match = composed(
      withCard({ when: 'battle', do: 'noHit' }, { when: 'battle', do: 'noAutoHit' }),
      [{ units: 'plain-2@mid' }, { units: 'plain-2@mid', hand: 'made-1' }],
      '6 6 1 1',
    );
    assert.equal(hits(attack(match, 'a1 b1', 'play:made-1')), '');
  });

  test('a cancelling with a condition works only where it holds', () => {
    for (const role of ['attacker', 'defender'] as const) {
      const match = composed(
        withCard({ when: 'battle', do: 'cancel', what: 'ability', if: { role } }),
        [
          { units: 'plain-2@mid', hand: 'made-1' },
          { units: 'trooper-2@mid', hand: 'c-trooper-escort' },
        ],
        '1 1 1 1',
      );
      const events = attack(match, 'a1 b1', 'play:made-1', 'play:c-trooper-escort');
      assert.equal(attackOf(events, 'b1'), role === 'attacker' ? 'dice 2, base 2' : 'dice 2, base 2, card 1');
    }
  });

  test('so much for each unit that fits, of the own or the other side, below nothing too', () => {
    const match = composed(
      withCard({
        when: 'battle',
        do: 'modify',
        stat: 'attack',
        amount: -1,
        of: 'opposing',
        per: { side: 'friendly', filter: { ground: true }, most: 2 },
      }),
      [{ units: 'plain-2@mid ground-ace-1@mid*3 ace-1@mid', hand: 'made-1' }, { units: 'plain-2@mid' }],
      '1 1 1 1',
    );
    assert.equal(attackOf(attack(match, 'a1 b1', 'play:made-1'), 'b1'), 'dice 2, base 2, card -2');
  });
});

describe('what a combat card does at a moment', () => {
  test('cards are drawn at once, on a hit, or after the battle', () => {
    for (const [when, rolls, order, size] of [
      ['played', '1 1 1 1', 'drew fought drew', 3],
      ['hit', '1 1 1 1', 'fought drew', 3],
      ['hit', '6 6 1 1', 'fought drew drew', 3],
      ['after', '1 1 1 1', 'fought drew drew', 4],
    ] as const) {
      const match = composed(
        withCard({ when, do: 'draw', count: 1 }),
        [
          { units: 'plain-2@mid', hand: 'made-1 c-yoda', deck: 'c-ambush c-ambush c-yoda' },
          { units: 'plain-2@mid' },
        ],
        rolls,
      );
      const events = attack(match, 'a1 b1', 'play:made-1');
      const kinds = events.map(({ kind }) => kind).filter((kind) => kind === 'drew' || kind === 'fought');
      assert.equal(kinds.join(' '), order, `${when} ${rolls}`);
      assert.equal(handOf(match, 0).split(' ').length, size, `${when} ${rolls}`);
    }
  });

  test('two cards that are chosen are chosen one after the other, as long as there are any', () => {
    const match = composed(
      withCard({ when: 'hit', do: 'discard', count: 3, by: 'choice' }),
      [
        { units: 'plain-2@mid', hand: 'made-1' },
        { units: 'plain-2@mid', hand: 'c-yoda c-ambush' },
      ],
      '6 6 1 1',
    );
    attack(match, 'a1 b1', 'play:made-1', '-', 'discard:c-yoda');
    assert.equal(describeDecision(match), '0 chooseDiscard: discard:c-ambush');
    playChoices(match, 'discard:c-ambush');
    assert.equal(discardOf(match, 1), 'c-yoda c-ambush');
    assert.match(describeDecision(match), /^1 turn/);
  });

  test('cards that chance picks are as many as there are', () => {
    const match = composed(
      withCard({ when: 'played', do: 'discard', count: 3, by: 'chance' }),
      [
        { units: 'plain-2@mid', hand: 'made-1' },
        { units: 'plain-2@mid', hand: 'c-yoda c-ambush' },
      ],
      '1 0 1 1 1 1',
    );
    attack(match, 'a1 b1', 'play:made-1');
    assert.equal(discardOf(match, 1), 'c-yoda c-ambush');
  });

  test('damage to all others in the zone spares the opposing unit of the battle, and can eliminate a third seat', () => {
    const match = composed(
      withCard({ when: 'played', do: 'damage', amount: 1, units: 'all', filter: { stars: [1, 2] } }),
      [
        { units: 'plain-2@mid', hand: 'made-1' },
        { units: 'plain-2@mid!4 plain-1@mid plain-3@mid plain-1' },
        { units: 'plain-2@mid!4' },
      ],
      '1 1 1 1',
    );
    const events = attack(match, 'a1 b1', 'play:made-1');
    assert.equal(wounds(events), 'b2 1; c1 1');
    assert.deepEqual(
      eventsOf(events, 'eliminated').map(({ seats }) => seats),
      [[2]],
    );
    assert.equal(attackOf(events, 'a1'), 'dice 2, base 2');
  });

  test('reserves come at once, and count in the battle', () => {
    const match = composed(
      withCard(
        { when: 'played', do: 'deploy', stars: 2 },
        { when: 'battle', do: 'modify', stat: 'attack', amount: 1, of: 'self', per: { side: 'friendly' } },
      ),
      [{ units: 'plain-2@b' }, { units: 'plain-2 ace-1@reserve*2 ace-3@reserve', hand: 'made-1' }],
      '1 1 1 1',
    );
    const events = attack(match, 'a1 b1', 'play:made-1', 'unit:b2', 'unit:b3');
    assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, card 2');
  });

  test('a look after a hit is a look at the face-down objectives of the opponent in the battle', () => {
    const match = composed(
      withCard({ when: 'hit', do: 'look' }),
      [
        { units: 'plain-2@mid', hand: 'made-1' },
        { units: 'plain-2@mid', objectives: 'o-echo-base' },
        { units: 'plain-2', objectives: 'o-death-star' },
      ],
      '6 6 1 1',
    );
    attack(match, 'a1 b1', 'play:made-1');
    assert.equal(objectivesOf(match, 1, 0), 'o-echo-base');
    assert.equal(objectivesOf(match, 2, 0), '?');
  });

  test('a move after a hit comes before the hand is filled up, and not without a hit', () => {
    const at = (rolls: string) => {
      const match = composed(
        withCard({ when: 'hit', do: 'move' }),
        [{ units: 'plain-2@mid', hand: 'made-1' }, { units: 'plain-2@mid' }],
        rolls,
      );
      attack(match, 'a1 b1', 'play:made-1');
      return match;
    };
    const hit = at('6 6 1 1');
    assert.equal(describeDecision(hit), '0 leave: zone:a zone:b -');
    assert.equal(handOf(hit, 0), '');
    assert.match(describeDecision(at('1 1 1 1')), /^1 turn/);
  });

  test('a condition holds at the moment: against a unit that is damaged now', () => {
    const at = (when: 'played' | 'after') => {
      const match = composed(
        withCard({ when, do: 'draw', count: 1, if: { damaged: true } }),
        [
          {
            units: 'plain-2@mid',
            hand: 'made-1 c-yoda c-yoda c-yoda',
            deck: 'c-ambush',
          },
          { units: 'plain-2@mid' },
        ],
        '6 6 1 1',
      );
      attack(match, 'a1 b1', 'play:made-1');
      return handOf(match, 0).includes('c-ambush');
    };
    assert.equal(at('played'), false);
    assert.equal(at('after'), true);
  });

  test('the effects of a card happen in their order', () => {
    const match = composed(
      withCard(
        { when: 'after', do: 'repair', amount: 1 },
        { when: 'after', do: 'draw', count: 1 },
        { when: 'after', do: 'move' },
      ),
      [
        { units: 'plain-2@mid!2', hand: 'made-1', deck: 'c-yoda c-yoda c-yoda c-ambush' },
        { units: 'plain-2@mid' },
      ],
      '1 1 1 1',
    );
    const events = attack(match, 'a1 b1', 'play:made-1', 'zone:a');
    const order = events
      .map(({ kind }) => kind)
      .filter((kind) => ['repaired', 'drew', 'moved'].includes(kind));
    assert.deepEqual(order, ['drew', 'repaired', 'drew', 'moved']);
  });
});

describe('what an objective does', () => {
  test('defense for all objectives of its seat counts for itself too, and can be less', () => {
    const match = composed(
      withPlace({ when: 'faceUp', do: 'guard', amount: -2, others: false }),
      [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^place-1 ? ?' }],
      '3 2',
    );
    assert.equal(
      strikesIn(strike(match, 'b1', 'a1')),
      'dice 5, base 2 against base 10, objective -2: failed',
    );
  });

  test('a strike action can have more build stars', () => {
    const match = composed(
      withPlace({ when: 'faceUp', do: 'limit', action: 'strike', stars: 6 }),
      [{ units: 'plain-5@b plain-1@b plain-1@b', objectives: '^place-1 ? ?' }, { units: 'plain-2' }],
      '',
    );
    playChoices(match, 'strike:b1', 'unit:a1', 'unit:a2');
    assert.equal(refusalOf(match, 'unit:a3'), 'five-stars');
  });

  test('hand limits of two objectives add up; of two limits of an action the larger counts', () => {
    const match = composed(
      {
        objectives: [
          [{ when: 'faceUp', do: 'handLimit', amount: 2 }],
          [
            { when: 'faceUp', do: 'limit', action: 'combat', stars: 8 },
            { when: 'faceUp', do: 'limit', action: 'combat', stars: 6 },
          ],
        ],
      },
      [
        {
          units: 'plain-5@mid plain-3@mid plain-1@mid',
          hand: 'c-lock-on',
          deck: 'c-yoda c-yoda c-yoda c-ambush c-ambush c-ambush c-heavy-ordnance',
          objectives: '^place-1 ^place-2 ^o-meditation-chamber',
        },
        { units: 'plain-2@mid' },
      ],
      '1 1 1 1',
    );
    playChoices(match, 'combat', 'unit:a1', 'unit:a2');
    assert.equal(refusalOf(match, 'unit:a3'), 'five-stars');
    playChoices(match, '-', 'unit:a1', 'play:c-lock-on');
    assert.equal(handOf(match, 0).split(' ').length, 6);
  });

  test('no filter bars every opposing unit', () => {
    const match = composed(
      withPlace({ when: 'faceUp', do: 'bar' }),
      [{ units: 'plain-5@mid' }, { units: 'plain-2', objectives: '^place-1 ? ?' }],
      '',
    );
    playChoices(match, 'move', 'unit:a1');
    assert.equal(placeOf(match, 'a1'), 'home');
  });

  test('an aura over opposing units anywhere reaches the battles and strikes of others', () => {
    const seats = [
      { units: 'plain-2@b' },
      { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' },
      { units: 'plain-2', objectives: '^place-1 ? ?' },
    ];
    const aura = withPlace({
      when: 'faceUp',
      do: 'aura',
      stat: 'attack',
      amount: -1,
      side: 'opposing',
      where: 'anywhere',
      in: 'both',
    });
    const battle = attack(composed(aura, seats, '1 1 1 1'), 'a1 b1');
    assert.equal(attackOf(battle, 'a1'), 'dice 2, base 2, objective -1');
    assert.equal(attackOf(battle, 'b1'), 'dice 2, base 2, objective -1');
    const strikes = strike(composed(aura, seats, '1 1'), 'b1', 'a1');
    assert.equal(strikesIn(strikes), 'dice 2, base 2, objective -1 against base 11: failed');
  });

  test('at the start of each turn of its seat, as long as it lies face up', () => {
    const place = withPlace(
      { when: 'turnStart', do: 'damage', amount: 1, units: 'all' },
      { when: 'turnStart', do: 'draw', count: 1 },
    );
    const match = composed(
      place,
      [
        { units: 'plain-2', deck: 'c-yoda c-yoda c-ambush', objectives: '^place-1 ? ?' },
        { units: 'plain-2@a plain-2' },
      ],
      '',
      1,
    );
    playChoices(match, '-');
    assert.equal(placeOf(match, 'b1'), 'a!1');
    assert.equal(placeOf(match, 'b2'), 'home');
    assert.equal(handOf(match, 0), 'c-yoda');
    playChoices(match, '-', '-');
    assert.equal(placeOf(match, 'b1'), 'a!2');
    assert.equal(handOf(match, 0), 'c-yoda c-yoda');
  });

  test('when it is destroyed, its deeds come before the reserves', () => {
    const match = composed(
      withPlace({ when: 'destroyed', do: 'damage', amount: 1, units: 'all' }),
      [{ units: 'plain-2@b' }, { units: 'plain-2 ace-1@reserve', objectives: '^place-1 ? ?' }],
      '6 6',
    );
    const events = strike(match, 'b1', 'a1');
    assert.equal(wounds(events), 'a1 1');
    assert.equal(describeDecision(match), '1 deploy: unit:b2 -');
  });

  test('when it is revealed, its owner chooses a unit at home to repair, or one to damage', () => {
    const match = composed(
      {
        objectives: [
          [{ when: 'revealed', do: 'repair', amount: 2 }],
          [{ when: 'revealed', do: 'damage', amount: 1, units: 'one', filter: { ground: false } }],
        ],
      },
      [
        { units: 'plain-2!2 plain-2!1 plain-2@mid!1', hand: 'place-1 place-2' },
        { units: 'plain-2@a ground-ace-1@a' },
        { units: 'plain-2@a' },
      ],
      '',
    );
    playChoices(match, 'objective:place-1:1');
    assert.equal(describeDecision(match), '0 chooseUnit: unit:a1 unit:a2');
    playChoices(match, 'unit:a1', '-', '-', '-', 'objective:place-2:2');
    assert.equal(placeOf(match, 'a1'), 'home');
    assert.equal(describeDecision(match), '0 chooseUnit: unit:b1 unit:c1');
  });
});
