import assert from 'node:assert/strict';
import type { TestsOfCards } from '../card-tests.ts';
import { attack, attackOf, defenseOf, placeOf, playChoices, strike, strikesIn, wounds } from '../table.ts';

/** Objectives that change values of units, and what strikes have to reach, as long as they lie face up. */
export const auraCards: TestsOfCards = {
  'o-death-star': {
    works: {
      'fleet units get one more attack in battles, wherever they are': (table) => {
        for (const zone of ['mid', 'b', 'home']) {
          const match = table({
            seats: [
              { units: `fleet-2@${zone}`, objectives: '^o-death-star ? ?' },
              { units: `plain-2@${zone === 'home' ? 'a' : zone === 'b' ? 'home' : 'mid'}` },
            ],
            rolls: '3 4 1 1',
          });
          assert.equal(attackOf(attack(match, 'a1 b1'), 'a1'), 'dice 7, base 2, objective 1');
        }
      },
    },
    limits: {
      'not in strikes': (table) => {
        const match = table({
          seats: [
            { units: 'fleet-2@b', objectives: '^o-death-star ? ?' },
            { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' },
          ],
          rolls: '1 1',
        });
        assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 2, base 2 against base 11: failed');
      },
      'not for other icons, nor for fleet units of others': (table) => {
        const match = table({
          seats: [{ units: 'ace-2@mid', objectives: '^o-death-star ? ?' }, { units: 'fleet-2@mid' }],
          rolls: '1 1 1 1',
        });
        const events = attack(match, 'a1 b1');
        assert.equal(attackOf(events, 'a1'), 'dice 2, base 2');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
      },
      'not face down': (table) => {
        const match = table({
          seats: [{ units: 'fleet-2@mid', objectives: 'o-death-star ? ?' }, { units: 'plain-2@mid' }],
          rolls: '1 1 1 1',
        });
        assert.equal(attackOf(attack(match, 'a1 b1'), 'a1'), 'dice 2, base 2');
      },
      'gone with the objective': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b', objectives: '? ? ?' },
            { units: 'fleet-2', objectives: '^o-death-star ? ?' },
          ],
          rolls: '6 6',
        });
        strike(match, 'b1', 'a1');
        match.script([1, 1, 1, 1]);
        assert.equal(attackOf(attack(match, 'b1 a1'), 'b1'), 'dice 2, base 2');
      },
    },
  },

  'o-echo-base': {
    works: {
      'units in the own home zone get one more defense': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'ground-ace-1', objectives: '^o-echo-base ? ?' }],
          rolls: '3 4 1 1',
        });
        const events = attack(match, 'a1 b1');
        assert.equal(defenseOf(events, 'b1'), 'base 9, objective 1');
        assert.equal(wounds(events), '');
      },
      'two of them give two': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^o-echo-base ^o-echo-base ?' }],
          rolls: '3 4 1 1',
        });
        assert.equal(defenseOf(attack(match, 'a1 b1'), 'b1'), 'base 9, objective 1, objective 1');
      },
    },
    limits: {
      'not in the middle': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@mid' }, { units: 'plain-2@mid', objectives: '^o-echo-base ? ?' }],
          rolls: '3 4 1 1',
        });
        assert.equal(defenseOf(attack(match, 'a1 b1'), 'b1'), 'base 9');
      },
      'not in the home zone of another, and opposing units in the own one get nothing': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b', objectives: '^o-echo-base ? ?' },
            { units: 'plain-2', objectives: '^o-echo-base ? ?' },
          ],
          rolls: '3 4 1 1',
        });
        assert.equal(defenseOf(attack(match, 'a1 b1'), 'a1'), 'base 9');
      },
    },
  },

  'o-planetary-ion-cannon': {
    works: {
      'opposing units in the home zone get one less attack in battles': (table) => {
        const match = table({
          seats: [{ units: 'ace-2@b' }, { units: 'plain-2', objectives: '^o-planetary-ion-cannon ? ?' }],
          rolls: '3 4 1 1',
        });
        const events = attack(match, 'a1 b1');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, objective -1');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
      },
    },
    limits: {
      'not in the middle': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid' },
            { units: 'plain-2@mid', objectives: '^o-planetary-ion-cannon ? ?' },
          ],
          rolls: '3 4 1 1',
        });
        assert.equal(attackOf(attack(match, 'a1 b1'), 'a1'), 'dice 7, base 2');
      },
      'not in strikes': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^o-planetary-ion-cannon ? ?' }],
          rolls: '1 1',
        });
        assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 2, base 2 against base 10: failed');
      },
      'lost in mid-action with its seat, it stops at the next battle (choice 20)': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b*2' },
            { units: 'plain-2!4', objectives: '^o-planetary-ion-cannon ? ?' },
            { units: 'plain-2@b' },
          ],
          rolls: '6 6 1 1 3 4 1 1',
        });
        const first = attack(match, 'a1 b1, a2 c1', 'unit:a1');
        assert.equal(placeOf(match, 'b1'), 'gone');
        assert.equal(
          attackOf(
            first.slice(
              0,
              first.findIndex(({ kind }) => kind === 'eliminated'),
            ),
            'a1',
          ),
          'dice 12, base 2, objective -1',
        );
        assert.equal(attackOf(first, 'a2'), 'dice 7, base 2');
      },
    },
  },

  'o-asteroid-field': {
    works: {
      'opposing units get one less attack when they strike the objectives of its seat': (table) => {
        const match = table({
          seats: [
            { units: 'ace-2@b' },
            { units: 'plain-2', objectives: '^o-asteroid-field ^o-fuel-refinery ?' },
          ],
          rolls: '4 4',
        });
        assert.equal(
          strikesIn(strike(match, 'b2', 'a1')),
          'dice 8, base 2, objective -1 against base 11: failed',
        );
      },
      'also when they strike it itself, which is revealed first': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: 'o-asteroid-field ? ?' }],
          rolls: '3 4',
        });
        assert.equal(
          strikesIn(strike(match, 'b1', 'a1')),
          'dice 7, base 2, objective -1 against base 9: failed',
        );
      },
    },
    limits: {
      'not in battles': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^o-asteroid-field ? ?' }],
          rolls: '3 4 1 1',
        });
        assert.equal(attackOf(attack(match, 'a1 b1'), 'a1'), 'dice 7, base 2');
      },
      'not for strikes on the objectives of another seat, nor for those of its own units': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b', objectives: '^o-asteroid-field ? ?' },
            { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' },
            { units: 'plain-2', objectives: '^o-asteroid-field ? ?' },
          ],
          rolls: '1 1',
        });
        assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 2, base 2 against base 11: failed');
      },
    },
  },

  'o-jedi-temple': {
    works: {
      'units with any power icon get one more defense in battles': (table) => {
        for (const icon of ['targeting', 'hyperdrive', 'armor', 'transport']) {
          const match = table({
            seats: [{ units: 'plain-2@mid' }, { units: `${icon}-2@mid`, objectives: '^o-jedi-temple ? ?' }],
            rolls: '3 4 1 1',
          });
          assert.equal(defenseOf(attack(match, 'a1 b1'), 'b1'), 'base 9, objective 1');
        }
      },
    },
    limits: {
      'not units with match icons alone, nor units of others': (table) => {
        const match = table({
          seats: [{ units: 'transport-2@mid' }, { units: 'fleet-2@mid', objectives: '^o-jedi-temple ? ?' }],
          rolls: '1 1 1 1',
        });
        const events = attack(match, 'a1 b1');
        assert.equal(defenseOf(events, 'a1'), 'base 9');
        assert.equal(defenseOf(events, 'b1'), 'base 9');
      },
    },
  },

  'o-cloning-facility': boostOfAttack('o-cloning-facility', ['trooper'], 'both', 'ace'),
  'o-flight-academy': boostOfAttack('o-flight-academy', ['ace'], 'both', 'trooper'),
  'o-droid-foundry': boostOfAttack('o-droid-foundry', ['mechanic', 'battle-droid'], 'strike', 'ace'),

  'o-weapons-depot': {
    works: {
      'laser units deal one more damage in battles': (table) => {
        const match = table({
          seats: [{ units: 'laser-2@mid', objectives: '^o-weapons-depot ? ?' }, { units: 'plain-2@mid' }],
          rolls: '3 4 1 1',
        });
        assert.equal(wounds(attack(match, 'a1 b1')), 'b1 3 (base 2, objective 1)');
      },
    },
    limits: {
      'not other units, nor laser units of others': (table) => {
        const match = table({
          seats: [{ units: 'ace-2@mid', objectives: '^o-weapons-depot ? ?' }, { units: 'laser-2@mid' }],
          rolls: '6 6 6 6',
        });
        assert.equal(wounds(attack(match, 'a1 b1')), 'b1 2 (base 2); a1 2 (base 2)');
      },
      'not once it is replaced': (table) => {
        const match = table({
          seats: [
            { units: 'laser-2@mid', objectives: '^o-weapons-depot ? ?', hand: 'o-fuel-refinery' },
            { units: 'plain-2@mid' },
          ],
          rolls: '3 4 1 1',
        });
        playChoices(match, 'objective:o-fuel-refinery:1');
        const events = attack(match, 'a1 b1', '-');
        assert.equal(wounds(events), 'b1 2 (base 2)');
      },
    },
  },

  'o-shield-generator': {
    works: {
      'the other objectives get one more defense, also one that is revealed by the strike': (table) => {
        for (const other of ['^o-fuel-refinery', 'o-fuel-refinery']) {
          const match = table({
            seats: [
              { units: 'plain-2@b' },
              { units: 'plain-2', objectives: `^o-shield-generator ${other} ?` },
            ],
            rolls: '4 5',
          });
          assert.equal(
            strikesIn(strike(match, 'b2', 'a1')),
            'dice 9, base 2 against base 11, objective 1: failed',
          );
        }
      },
    },
    limits: {
      'not itself': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^o-shield-generator ? ?' }],
          rolls: '3 3',
        });
        assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 6, base 2 against base 9: failed');
      },
      'not face down, and not for the objectives of another seat': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b', objectives: '^o-shield-generator ? ?' },
            { units: 'plain-2', objectives: 'o-shield-generator ^o-fuel-refinery ?' },
          ],
          rolls: '1 1',
        });
        assert.equal(strikesIn(strike(match, 'b2', 'a1')), 'dice 2, base 2 against base 11: failed');
      },
    },
  },
};

/** An objective that gives units with some icons one more attack, in strikes, and in battles too if `scope` says so. */
function boostOfAttack(
  card: string,
  icons: readonly string[],
  scope: 'both' | 'strike',
  otherIcon: string,
): TestsOfCards[string] {
  const more = scope === 'both' ? ', objective 1' : '';
  return {
    works: {
      [`${icons.join(' and ')} units get one more attack in strikes`]: (table) => {
        for (const icon of icons) {
          const match = table({
            seats: [
              { units: `${icon}-2@b`, objectives: `^${card} ? ?` },
              { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' },
            ],
            rolls: '1 1',
          });
          const events = strike(match, 'b1', 'a1');
          assert.equal(strikesIn(events), 'dice 2, base 2, objective 1 against base 11: failed');
        }
      },
      [`in battles they get ${scope === 'both' ? 'it too' : 'none'}`]: (table) => {
        for (const icon of icons) {
          const match = table({
            seats: [{ units: `${icon}-2@mid`, objectives: `^${card} ? ?` }, { units: `${icon}-2@mid` }],
            rolls: '1 1 1 1',
          });
          const events = attack(match, 'a1 b1');
          assert.equal(attackOf(events, 'a1'), `dice 2, base 2${more}`);
          assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        }
      },
    },
    limits: {
      'not for other units': (table) => {
        const match = table({
          seats: [
            { units: `${otherIcon}-2@b`, objectives: `^${card} ? ?` },
            { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' },
          ],
          rolls: '1 1',
        });
        assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 2, base 2 against base 11: failed');
      },
      'not face down': (table) => {
        const match = table({
          seats: [
            { units: `${icons[0]}-2@b`, objectives: `${card} ? ?` },
            { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' },
          ],
          rolls: '1 1',
        });
        assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 2, base 2 against base 11: failed');
      },
    },
  };
}
