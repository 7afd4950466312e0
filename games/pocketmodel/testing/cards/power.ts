import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import {
  attack,
  attackOf,
  defenseOf,
  describeDecision,
  discardOf,
  handOf,
  hits,
  placeOf,
  wounds,
} from '../table.ts';

/** Cards with the power icons targeting and hyperdrive. A unit with targeting that attacks may also roll again. */
export const powerCards: TestsOfCards = {
  'c-luke-skywalker': {
    works: {
      'a base roll of 11 is an automatic hit': (table) => {
        const { events } = playCard(table, 'c-luke-skywalker', {
          on: 'targeting-2@mid',
          rolls: '1 1 5 6',
          defends: true,
        });
        assert.equal(hits(events), 'b1*');
        assert.equal(attackOf(events, 'b1'), 'dice 11, base 2, bonus 1');
      },
      'only the last roll counts': (table) => {
        const { events } = playCard(table, 'c-luke-skywalker', {
          on: 'targeting-2@mid',
          rolls: '5 6 1 1 3 4',
          answers: ['reroll'],
        });
        assert.equal(hits(events), 'a1');
      },
    },
    limits: {
      'a base roll of 10 is none': (table) => {
        const { events } = playCard(table, 'c-luke-skywalker', {
          on: 'targeting-2@mid',
          rolls: '1 1 5 5',
          defends: true,
        });
        assert.equal(hits(events), 'b1');
      },
      'for a unit without the targeting icon only 12 hits by itself': (table) => {
        const { events } = playCard(table, 'c-luke-skywalker', {
          on: 'ace-2@mid',
          rolls: '1 1 5 6',
          defends: true,
        });
        assert.equal(hits(events), 'b1');
        assert.equal(attackOf(events, 'b1'), 'dice 11, base 2, bonus 1');
      },
      'cannot beats can: not against Obi-Wan Kenobi': (table) => {
        const { events } = playCard(table, 'c-luke-skywalker', {
          on: 'targeting-2@mid',
          rolls: '1 1 5 6',
          defends: true,
          answer: 'c-obi-wan-kenobi',
        });
        assert.equal(hits(events), 'b1');
      },
    },
  },

  'c-boba-fett': {
    works: {
      'after a hit the opposing player discards a card at random': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid', hand: 'c-lock-on c-yoda' },
            { units: 'targeting-2@mid', hand: 'c-boba-fett' },
          ],
          rolls: '1 1 3 4 1',
        });
        const events = attack(match, 'a1 b1', '-', 'play:c-boba-fett', '-');
        assert.equal(attackOf(events, 'b1'), 'dice 7, base 2, bonus 2');
        assert.equal(handOf(match, 0), 'c-lock-on');
        assert.equal(discardOf(match, 0), 'c-yoda');
        assert.match(describeDecision(match), /^1 turn/, 'nobody chooses');
      },
    },
    limits: {
      'no discard without a hit': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid', hand: 'c-lock-on' },
            { units: 'targeting-2@mid', hand: 'c-boba-fett' },
          ],
          rolls: '6 6 1 1',
        });
        attack(match, 'a1 b1', '-', 'play:c-boba-fett', '-');
        assert.equal(handOf(match, 0), 'c-lock-on');
      },
      'one card only, and of the hand as it is before the refill': (table) => {
        const match = table({
          seats: [
            {
              units: 'plain-2@mid',
              hand: 'c-lock-on c-yoda c-heavy-ordnance',
              deck: 'c-ambush c-ambush c-ambush',
            },
            { units: 'targeting-2@mid', hand: 'c-boba-fett' },
          ],
          rolls: '1 1 3 4 0',
        });
        attack(match, 'a1 b1', 'play:c-heavy-ordnance', 'play:c-boba-fett');
        assert.equal(discardOf(match, 0), 'c-lock-on c-heavy-ordnance');
        assert.equal(handOf(match, 0), 'c-ambush c-ambush c-yoda');
      },
      'a unit without the targeting icon gets the bonus alone': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid', hand: 'c-lock-on c-yoda' },
            { units: 'ace-2@mid', hand: 'c-boba-fett' },
          ],
          rolls: '1 1 3 4',
        });
        const events = attack(match, 'a1 b1', '-', 'play:c-boba-fett', '-');
        assert.equal(attackOf(events, 'b1'), 'dice 7, base 2, bonus 2');
        assert.equal(handOf(match, 0), 'c-lock-on c-yoda');
      },
    },
  },

  'c-hyperspace-escape': {
    works: {
      'no attack result hits the unit, and it may leave after the battle': (table) => {
        const { match, events } = playCard(table, 'c-hyperspace-escape', {
          on: 'hyperdrive-2@mid',
          defends: true,
          rolls: '5 6 1 1',
          answers: ['zone:b'],
        });
        assert.equal(hits(events), '');
        assert.equal(attackOf(events, 'a1'), 'dice 11, base 2');
        assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 2');
        assert.equal(placeOf(match, 'b1'), 'home');
      },
    },
    limits: {
      'an automatic hit hits': (table) => {
        const { events } = playCard(table, 'c-hyperspace-escape', {
          on: 'hyperdrive-2@mid',
          defends: true,
          rolls: '6 6 1 1',
        });
        assert.equal(hits(events), 'a1*');
        assert.equal(wounds(events), 'b1 2 (base 2)');
      },
      'the other unit can be hit': (table) => {
        const { events } = playCard(table, 'c-hyperspace-escape', {
          on: 'hyperdrive-2@mid',
          defends: true,
          rolls: '1 1 5 5',
        });
        assert.equal(hits(events), 'b1');
      },
      'the unit may stay': (table) => {
        const { match } = playCard(table, 'c-hyperspace-escape', { on: 'hyperdrive-2@mid' });
        assert.equal(describeDecision(match), '0 leave: zone:a zone:b -');
        match.play(0, '-');
        assert.equal(placeOf(match, 'a1'), 'mid');
      },
      'a destroyed unit goes nowhere': (table) => {
        const { match } = playCard(table, 'c-hyperspace-escape', {
          on: 'hyperdrive-2@mid!4 ace-2',
          defends: true,
          rolls: '6 6 1 1',
        });
        assert.equal(placeOf(match, 'b1'), 'reserve');
        assert.match(describeDecision(match), /^1 turn/);
      },
      'a unit without the hyperdrive icon gets the bonus alone': (table) => {
        const { match, events } = playCard(table, 'c-hyperspace-escape', {
          on: 'ace-2@mid',
          defends: true,
          rolls: '5 6 1 1',
        });
        assert.equal(hits(events), 'a1');
        assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 2');
        assert.match(describeDecision(match), /^1 turn/);
      },
    },
  },
};
