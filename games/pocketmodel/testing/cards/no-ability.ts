import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import { attack, attackOf, defenseOf, wounds } from '../table.ts';

/** Combat cards with a bonus alone, which every unit gets. */
export const plainCards: TestsOfCards = {
  'c-lock-on': {
    works: {
      'three more attack': (table) => {
        const { events } = playCard(table, 'c-lock-on', { on: 'plain-2@mid' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 3');
      },
    },
    limits: {
      'nothing else changes, and the other unit has nothing of it': (table) => {
        const { events } = playCard(table, 'c-lock-on', { on: 'plain-2@mid' });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        assert.equal(defenseOf(events, 'a1'), 'base 9');
        assert.equal(wounds(events), 'b1 2 (base 2)');
      },
      'the next battle of the unit is without it': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid*2' },
            { units: 'plain-2@mid', hand: 'c-lock-on', deck: 'c-yoda c-yoda c-yoda' },
          ],
          rolls: '1 1 1 1 1 1 1 1',
        });
        const events = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-lock-on', '-');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
      },
    },
  },

  'c-heavy-ordnance': {
    works: {
      'two more damage': (table) => {
        const { events } = playCard(table, 'c-heavy-ordnance', { on: 'plain-2@mid' });
        assert.equal(wounds(events), 'b1 4 (base 2, bonus 2)');
      },
    },
    limits: {
      'no damage without a hit, and no more attack': (table) => {
        const { events } = playCard(table, 'c-heavy-ordnance', { on: 'plain-2@mid', rolls: '3 3 1 1' });
        assert.equal(attackOf(events, 'a1'), 'dice 6, base 2');
        assert.equal(wounds(events), '');
      },
      'the hit of the other unit does what it always does': (table) => {
        const { events } = playCard(table, 'c-heavy-ordnance', { on: 'plain-2@mid', rolls: '1 1 6 6' });
        assert.equal(wounds(events), 'a1 2 (base 2)');
      },
    },
  },

  'c-evasive-maneuvers': {
    works: {
      'three more defense': (table) => {
        const { events } = playCard(table, 'c-evasive-maneuvers', {
          on: 'plain-2@mid',
          defends: true,
          rolls: '5 4 1 1',
        });
        assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 3');
        assert.equal(wounds(events), '');
      },
    },
    limits: {
      'an automatic hit asks for no defense': (table) => {
        const { events } = playCard(table, 'c-evasive-maneuvers', {
          on: 'plain-2@mid',
          defends: true,
          rolls: '6 6 1 1',
        });
        assert.equal(wounds(events), 'b1 2 (base 2)');
        assert.equal(defenseOf(events, 'a1'), 'base 9');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
      },
    },
  },
};
