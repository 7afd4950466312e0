import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import { attackOf, defenseOf, describeDecision, hits, placeOf, wounds } from '../table.ts';

/** Cards with a wild icon for units of some numbers of build stars. */
export const wildStarsCards: TestsOfCards = {
  'c-tractor-beam': {
    works: {
      'two less defense for the opposing unit, by units of 4 or 5 build stars': (table) => {
        for (const unit of ['plain-4', 'plain-5']) {
          const { events } = playCard(table, 'c-tractor-beam', { on: `${unit}@mid` });
          assert.equal(defenseOf(events, 'b1'), 'base 9, card -2');
          assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
        }
      },
    },
    limits: {
      'a unit of 3 build stars gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-tractor-beam', { on: 'plain-3@mid' });
        assert.equal(defenseOf(events, 'b1'), 'base 9');
        assert.equal(defenseOf(events, 'a1'), 'base 9');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
    },
  },

  'c-swarm-tactics': {
    works: {
      'one more attack for each other friendly unit of 1 build star in the zone': (table) => {
        const { events } = playCard(table, 'c-swarm-tactics', { on: 'plain-1@mid ace-1@mid*2 ace-1@home' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1, card 2');
      },
    },
    limits: {
      'four more at most': (table) => {
        const { events } = playCard(table, 'c-swarm-tactics', { on: 'plain-1@mid*7' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1, card 4');
      },
      'larger units and opposing ones do not count': (table) => {
        const { events } = playCard(table, 'c-swarm-tactics', {
          on: 'plain-1@mid ace-2@mid',
          against: 'plain-1@mid*2',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
      'a unit of 2 build stars gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-swarm-tactics', { on: 'plain-2@mid ace-1@mid*2' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
    },
  },

  'c-proton-torpedoes': {
    works: {
      'one more damage by units of 1 or 2 build stars': (table) => {
        for (const unit of ['plain-1', 'plain-2']) {
          const { events } = playCard(table, 'c-proton-torpedoes', { on: `${unit}@mid` });
          assert.equal(wounds(events), 'b1 4 (base 2, bonus 1, card 1)');
        }
      },
    },
    limits: {
      'a unit of 3 build stars gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-proton-torpedoes', { on: 'plain-3@mid' });
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
    },
  },

  'c-turbolaser-barrage': {
    works: {
      'two more attack by units of 4 or 5 build stars': (table) => {
        for (const unit of ['plain-4', 'plain-5']) {
          const { events } = playCard(table, 'c-turbolaser-barrage', { on: `${unit}@mid` });
          assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, card 2');
          assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
        }
      },
    },
    limits: {
      'a unit of 3 build stars gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-turbolaser-barrage', { on: 'plain-3@mid' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
    },
  },

  'c-core-breach': {
    works: {
      'a hit of a unit of 1, 2 or 3 build stars destroys, whatever the shields': (table) => {
        for (const unit of ['plain-1', 'plain-2', 'plain-3']) {
          const { match, events } = playCard(table, 'c-core-breach', {
            on: `${unit}@mid`,
            against: 'plain-5@mid ace-2',
          });
          assert.equal(placeOf(match, 'b1'), 'reserve');
          assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
        }
      },
      'also through Deflector Shields': (table) => {
        const { match } = playCard(table, 'c-core-breach', {
          on: 'plain-1@mid',
          against: 'plain-5@mid ace-2',
          answer: 'c-deflector-shields',
          rolls: '6 6 1 1',
        });
        assert.equal(placeOf(match, 'b1'), 'reserve');
      },
    },
    limits: {
      'no hit, no destruction': (table) => {
        const { match } = playCard(table, 'c-core-breach', { on: 'plain-2@mid', rolls: '3 3 1 1' });
        assert.equal(placeOf(match, 'b1'), 'mid');
      },
      'a unit of 4 build stars gets the bonus alone': (table) => {
        const { match, events } = playCard(table, 'c-core-breach', { on: 'plain-4@mid' });
        assert.equal(placeOf(match, 'b1'), 'mid!3');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
    },
  },

  'c-yoda': {
    works: {
      'the opposing base roll is made again if the player of the card likes, for units of 1, 2 or 3 build stars':
        (table) => {
          for (const unit of ['plain-1', 'plain-2', 'plain-3']) {
            const { match, events } = playCard(table, 'c-yoda', {
              on: `${unit}@mid`,
              defends: true,
              rolls: '6 6 3 4 1 2',
            });
            assert.equal(describeDecision(match), '1 reroll: reroll -');
            assert.equal(
              events.some(({ kind }) => kind === 'fought'),
              false,
            );
            match.play(1, 'reroll');
            assert.match(describeDecision(match), /^1 turn/);
            assert.equal(placeOf(match, 'b1'), 'mid');
          }
        },
      'an automatic hit that is rolled again is none (choice 15)': (table) => {
        const { events } = playCard(table, 'c-yoda', {
          on: 'plain-2@mid',
          rolls: '1 1 6 6 1 1',
          answers: ['reroll'],
        });
        assert.equal(hits(events), '');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
    },
    limits: {
      'the roll may be left': (table) => {
        const { events } = playCard(table, 'c-yoda', { on: 'plain-2@mid', rolls: '1 1 1 2', answers: ['-'] });
        assert.equal(attackOf(events, 'b1'), 'dice 3, base 2');
      },
      'the own roll is not made again': (table) => {
        const { events } = playCard(table, 'c-yoda', {
          on: 'plain-2@mid',
          rolls: '1 2 1 1 6 5',
          answers: ['reroll'],
        });
        assert.equal(attackOf(events, 'a1'), 'dice 3, base 2');
        assert.equal(attackOf(events, 'b1'), 'dice 11, base 2');
      },
      'a unit of 4 build stars gets the bonus alone': (table) => {
        const { match, events } = playCard(table, 'c-yoda', { on: 'plain-4@mid' });
        assert.match(describeDecision(match), /^1 turn/);
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
    },
  },
};
