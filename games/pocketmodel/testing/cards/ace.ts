import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import { attackOf, defenseOf, describeDecision, hits, wounds } from '../table.ts';

export const aceCards: TestsOfCards = {
  'c-han-solo': {
    works: {
      'the base roll is made again, and the second one counts': (table) => {
        const { events } = playCard(table, 'c-han-solo', {
          on: 'ace-2@mid',
          rolls: '1 1 1 1 5 6',
          answers: ['reroll'],
        });
        assert.equal(attackOf(events, 'a1'), 'dice 11, base 2, bonus 2');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
      },
      'also for the defender, and a worse roll counts too': (table) => {
        const { events } = playCard(table, 'c-han-solo', {
          on: 'ace-2@mid',
          defends: true,
          rolls: '1 1 5 5 1 2',
          answers: ['reroll'],
        });
        assert.equal(attackOf(events, 'b1'), 'dice 3, base 2, bonus 2');
      },
    },
    limits: {
      'the roll may be kept': (table) => {
        const { match, events } = playCard(table, 'c-han-solo', {
          on: 'ace-2@mid',
          rolls: '3 3 1 1',
          answers: ['-'],
        });
        assert.equal(attackOf(events, 'a1'), 'dice 6, base 2, bonus 2');
        assert.match(describeDecision(match), /^1 turn/);
      },
      'once only': (table) => {
        const { match } = playCard(table, 'c-han-solo', {
          on: 'ace-2@mid',
          rolls: '1 1 1 1 1 1',
          answers: ['reroll'],
        });
        assert.match(describeDecision(match), /^1 turn/);
      },
      'a unit without the ace icon gets the bonus alone': (table) => {
        const { match, events } = playCard(table, 'c-han-solo', { on: 'laser-2@mid', rolls: '1 1 1 1' });
        assert.match(describeDecision(match), /^1 turn/);
        assert.equal(attackOf(events, 'a1'), 'dice 2, base 2, bonus 2');
      },
    },
  },

  'c-wedge-antilles': {
    works: {
      'one more attack for each other friendly ace unit in the zone': (table) => {
        const { events } = playCard(table, 'c-wedge-antilles', {
          on: 'ace-2@mid ace-1@mid ace-2@mid ace-1@home',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1, card 2');
      },
    },
    limits: {
      'three more at most': (table) => {
        const { events } = playCard(table, 'c-wedge-antilles', { on: 'ace-2@mid ace-1@mid*5' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1, card 3');
      },
      'other icons and opposing aces do not count, nor the unit itself': (table) => {
        const { events } = playCard(table, 'c-wedge-antilles', {
          on: 'ace-2@mid laser-1@mid',
          against: 'ace-1@mid*2',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
      'a unit without the ace icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-wedge-antilles', { on: 'laser-2@mid ace-1@mid*2' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
    },
  },

  'c-darth-vader': {
    works: {
      'a base roll of 11 is an automatic hit': (table) => {
        const { events } = playCard(table, 'c-darth-vader', { on: 'ace-2@mid', rolls: '5 6 1 1' });
        assert.equal(hits(events), 'a1*');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
    },
    limits: {
      'a base roll of 10 is none': (table) => {
        const { events } = playCard(table, 'c-darth-vader', { on: 'ace-2@mid', rolls: '5 5 1 1' });
        assert.equal(hits(events), 'a1');
      },
      'the other unit needs a 12': (table) => {
        const { events } = playCard(table, 'c-darth-vader', { on: 'ace-2@mid', rolls: '1 1 5 6' });
        assert.equal(hits(events), 'b1');
      },
      'for a unit without the ace icon only 12 hits by itself': (table) => {
        const { events } = playCard(table, 'c-darth-vader', { on: 'laser-2@mid', rolls: '5 6 1 1' });
        assert.equal(hits(events), 'a1');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
    },
  },

  'c-anakin-skywalker': {
    works: {
      'one more attack and one more damage': (table) => {
        const { events } = playCard(table, 'c-anakin-skywalker', { on: 'ace-2@mid' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, card 1');
        assert.equal(wounds(events), 'b1 3 (base 2, card 1)');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
    },
    limits: {
      'a unit without the ace icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-anakin-skywalker', { on: 'laser-2@mid' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2');
        assert.equal(wounds(events), 'b1 2 (base 2)');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
    },
  },
};
