import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import { attackOf, defenseOf, handOf } from '../table.ts';

export const fleetCards: TestsOfCards = {
  'c-admiral-piett': {
    works: {
      'the combat bonus of the opposing card is ignored': (table) => {
        const { events } = playCard(table, 'c-admiral-piett', { on: 'fleet-2@mid', answer: 'c-lock-on' });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 2');
      },
      'also that of a card that was played before': (table) => {
        const { events } = playCard(table, 'c-admiral-piett', {
          on: 'fleet-2@mid',
          answer: 'c-lock-on',
          defends: true,
        });
        assert.equal(attackOf(events, 'a1'), 'dice 2, base 2');
      },
    },
    limits: {
      'the ability of the opposing card works': (table) => {
        const { events } = playCard(table, 'c-admiral-piett', {
          on: 'fleet-2@mid',
          against: 'trooper-2@mid',
          answer: 'c-trooper-escort',
        });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, card 1');
        assert.equal(defenseOf(events, 'b1'), 'base 9');
      },
      'a unit without the fleet icon ignores no bonus': (table) => {
        const { events } = playCard(table, 'c-admiral-piett', { on: 'laser-2@mid', answer: 'c-lock-on' });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, bonus 3');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 2');
      },
      'two of them ignore the bonus of each other': (table) => {
        const { events } = playCard(table, 'c-admiral-piett', {
          on: 'fleet-2@mid',
          against: 'fleet-2@mid',
          answer: 'c-admiral-piett',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
      },
    },
  },

  'c-screen-defense': {
    works: {
      'one more defense for each other friendly unit of 1 build star in the zone': (table) => {
        const { events } = playCard(table, 'c-screen-defense', {
          on: 'fleet-2@mid ace-1@mid*2 ace-1@home',
          defends: true,
        });
        assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 2, card 2');
      },
    },
    limits: {
      'three more at most': (table) => {
        const { events } = playCard(table, 'c-screen-defense', { on: 'fleet-2@mid ace-1@mid*5' });
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2, card 3');
      },
      'larger units do not count, nor the unit itself, nor opposing ones': (table) => {
        const { events } = playCard(table, 'c-screen-defense', {
          on: 'fleet-1@mid ace-2@mid*2',
          against: 'plain-1@mid*2',
        });
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
      },
      'a unit without the fleet icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-screen-defense', { on: 'laser-2@mid ace-1@mid*2' });
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
      },
    },
  },

  'c-princess-leia': {
    works: {
      'after the battle a card is drawn beyond the hand limit': (table) => {
        const { match, events } = playCard(table, 'c-princess-leia', {
          on: 'fleet-2@mid',
          hand: 'c-lock-on c-lock-on',
          deck: 'c-ambush c-yoda c-yoda',
        });
        assert.equal(handOf(match, 0), 'c-lock-on c-lock-on c-ambush c-yoda');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
      },
      'also for a unit that is destroyed': (table) => {
        const { match } = playCard(table, 'c-princess-leia', {
          on: 'fleet-2@mid!4 plain-2',
          hand: 'c-lock-on c-lock-on',
          deck: 'c-ambush c-yoda c-yoda',
          rolls: '1 1 6 6',
        });
        assert.equal(handOf(match, 0), 'c-lock-on c-lock-on c-ambush c-yoda');
      },
    },
    limits: {
      'for a unit without the fleet icon the hand is filled up alone': (table) => {
        const { match, events } = playCard(table, 'c-princess-leia', {
          on: 'laser-2@mid',
          hand: 'c-lock-on c-lock-on',
          deck: 'c-ambush c-yoda c-yoda',
        });
        assert.equal(handOf(match, 0), 'c-lock-on c-lock-on c-ambush');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
      },
    },
  },
};
