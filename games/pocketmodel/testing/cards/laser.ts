import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import { attack, attackOf, placeOf, wounds } from '../table.ts';

export const laserCards: TestsOfCards = {
  'c-admiral-ackbar': {
    works: {
      'one more attack for every opposing trooper unit in the zone, the opposing unit of the battle included':
        (table) => {
          const { events } = playCard(table, 'c-admiral-ackbar', {
            on: 'laser-2@mid trooper-1@mid',
            against: 'trooper-1@mid*2 trooper-1@home ace-1@mid',
          });
          assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1, card 2');
        },
      'troopers of every opponent count': (table) => {
        const match = table({
          seats: [
            { units: 'laser-2@mid', hand: 'c-admiral-ackbar' },
            { units: 'plain-2@mid' },
            { units: 'trooper-1@mid*3' },
          ],
        });
        const events = attack(match, 'a1 b1', 'play:c-admiral-ackbar');
        assert.equal(attackOf(events, 'a1').endsWith('bonus 1, card 3'), true);
      },
    },
    limits: {
      'a unit without the laser icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-admiral-ackbar', {
          on: 'ace-2@mid',
          against: 'trooper-1@mid*2',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
      'no trooper in the zone, no more attack': (table) => {
        const { events } = playCard(table, 'c-admiral-ackbar', {
          on: 'laser-2@mid trooper-1@mid',
          against: 'ace-1@mid trooper-1@home trooper-1@reserve',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
    },
  },

  'c-ion-cannon-volley': {
    works: {
      'two less attack for the opposing unit': (table) => {
        const { events } = playCard(table, 'c-ion-cannon-volley', { on: 'laser-2@mid' });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, card -2');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
    },
    limits: {
      'a unit without the laser icon does not weaken the other': (table) => {
        const { events } = playCard(table, 'c-ion-cannon-volley', { on: 'trooper-2@mid' });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
    },
  },

  'c-concentrated-fire': {
    works: {
      'one more damage for another friendly laser unit in the zone': (table) => {
        const { events } = playCard(table, 'c-concentrated-fire', {
          on: 'laser-2@mid laser-1@mid laser-1@home',
        });
        assert.equal(wounds(events), 'b1 4 (base 2, bonus 1, card 1)');
      },
    },
    limits: {
      'two more at most': (table) => {
        const { match, events } = playCard(table, 'c-concentrated-fire', {
          on: 'laser-2@mid laser-1@mid*3',
          against: 'plain-2@mid plain-2',
        });
        assert.equal(wounds(events), 'b1 5 (base 2, bonus 1, card 2)');
        assert.equal(placeOf(match, 'b1'), 'reserve');
      },
      'neither the unit itself counts, nor other icons, nor opposing units': (table) => {
        const { events } = playCard(table, 'c-concentrated-fire', {
          on: 'laser-2@mid ace-2@mid',
          against: 'laser-2@mid*2',
        });
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
      'a unit without the laser icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-concentrated-fire', { on: 'ace-2@mid laser-2@mid' });
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
      'no damage without a hit': (table) => {
        const { events } = playCard(table, 'c-concentrated-fire', {
          on: 'laser-2@mid laser-1@mid',
          rolls: '1 1 1 1',
        });
        assert.equal(wounds(events), '');
      },
    },
  },
};
