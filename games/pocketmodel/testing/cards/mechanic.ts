import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import { attack, attackOf, defenseOf, placeOf, wounds } from '../table.ts';

export const mechanicCards: TestsOfCards = {
  'c-general-grievous': {
    works: {
      'one more attack for each other friendly mechanic or battle-droid unit in the zone': (table) => {
        const { events } = playCard(table, 'c-general-grievous', {
          on: 'mechanic-2@mid mechanic-1@mid battle-droid-1@mid battle-droid-1@home ace-1@mid*2',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, card 2');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
    },
    limits: {
      'three more at most': (table) => {
        const { events } = playCard(table, 'c-general-grievous', {
          on: 'mechanic-2@mid battle-droid-1@mid*5',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, card 3');
      },
      'opposing units do not count, nor the unit itself': (table) => {
        const { events } = playCard(table, 'c-general-grievous', {
          on: 'mechanic-2@mid',
          against: 'mechanic-1@mid*3',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2');
      },
      'a battle droid without the mechanic icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-general-grievous', {
          on: 'battle-droid-2@mid mechanic-1@mid*2',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
    },
  },

  'c-r2-d2': {
    works: {
      'two damage is removed from a unit that survives, that of the battle included': (table) => {
        const { match, events } = playCard(table, 'c-r2-d2', { on: 'mechanic-2@mid!2', rolls: '1 1 6 6' });
        assert.equal(placeOf(match, 'a1'), 'mid!2');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
    },
    limits: {
      'up to two: a unit with one damage is whole again': (table) => {
        const { match } = playCard(table, 'c-r2-d2', { on: 'mechanic-2@mid!1' });
        assert.equal(placeOf(match, 'a1'), 'mid');
      },
      'it comes after the battle, too late for a unit that is destroyed': (table) => {
        const { match, events } = playCard(table, 'c-r2-d2', {
          on: 'mechanic-2@mid!4 plain-2@home!2',
          rolls: '1 1 6 6',
        });
        assert.equal(placeOf(match, 'a1'), 'reserve');
        assert.equal(placeOf(match, 'a2'), 'home!2');
        assert.equal(
          events.some(({ kind }) => kind === 'repaired'),
          false,
        );
      },
      'a unit without the mechanic icon keeps its damage': (table) => {
        const { match, events } = playCard(table, 'c-r2-d2', { on: 'ace-2@mid!2' });
        assert.equal(placeOf(match, 'a1'), 'mid!2');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
    },
  },

  'c-chewbacca': {
    works: {
      'one damage less is taken, and one more is dealt': (table) => {
        const { events } = playCard(table, 'c-chewbacca', { on: 'mechanic-2@mid', rolls: '6 6 6 6' });
        assert.equal(wounds(events), 'b1 3 (base 2, card 1); a1 1 (base 2, prevented 1)');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
      'the last damage can be prevented': (table) => {
        const { events } = playCard(table, 'c-chewbacca', {
          on: 'mechanic-2@mid',
          against: 'feeble-2@mid',
          rolls: '1 1 6 6',
        });
        assert.equal(wounds(events), 'a1 0 (base 1, prevented 1)');
      },
    },
    limits: {
      'a unit without the mechanic icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-chewbacca', { on: 'ace-2@mid', rolls: '6 6 6 6' });
        assert.equal(wounds(events), 'b1 2 (base 2); a1 2 (base 2)');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
      'the next battle of the unit is without it': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid*2' },
            { units: 'mechanic-2@mid', hand: 'c-chewbacca', deck: 'c-yoda c-yoda c-yoda' },
          ],
          rolls: '6 6 1 1 6 6 1 1',
        });
        const events = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-chewbacca', '-');
        assert.equal(wounds(events), 'b1 1 (base 2, prevented 1); b1 2 (base 2)');
      },
    },
  },

  'c-emergency-repairs': {
    works: {
      'two damage is removed at once, before the hits of the battle': (table) => {
        const { match, events } = playCard(table, 'c-emergency-repairs', {
          on: 'mechanic-2@mid!4',
          rolls: '1 1 6 6',
        });
        assert.equal(placeOf(match, 'a1'), 'mid!4');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
    },
    limits: {
      'up to two: a unit with one damage is whole again, and then takes the hit': (table) => {
        const { match } = playCard(table, 'c-emergency-repairs', {
          on: 'mechanic-2@mid!1',
          rolls: '1 1 6 6',
        });
        assert.equal(placeOf(match, 'a1'), 'mid!2');
      },
      'a unit without the mechanic icon is not repaired': (table) => {
        const { match, events } = playCard(table, 'c-emergency-repairs', {
          on: 'ace-2@mid!4 ace-2',
          rolls: '1 1 6 6',
        });
        assert.equal(placeOf(match, 'a1'), 'reserve');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
      'what was repaired stays repaired when the other plays Count Dooku afterwards': (table) => {
        const { match } = playCard(table, 'c-emergency-repairs', {
          on: 'mechanic-2@mid!4',
          answer: 'c-count-dooku',
          rolls: '1 1 1 1',
        });
        assert.equal(placeOf(match, 'a1'), 'mid!2');
      },
      'nothing is repaired after Count Dooku': (table) => {
        const { match } = playCard(table, 'c-emergency-repairs', {
          on: 'mechanic-2@mid!4',
          answer: 'c-count-dooku',
          defends: true,
          rolls: '1 1 1 1',
        });
        assert.equal(placeOf(match, 'b1'), 'mid!4');
      },
    },
  },
};
