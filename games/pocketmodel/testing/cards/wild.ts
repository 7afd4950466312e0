import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import { attack, attackOf, defenseOf, describeDecision, eventsOf, hits, placeOf, wounds } from '../table.ts';

/** Cards with a wild icon for units of any build stars. */
export const wildCards: TestsOfCards = {
  'c-ambush': {
    works: {
      'a defender deals one more damage': (table) => {
        const { events } = playCard(table, 'c-ambush', { on: 'plain-5@mid', defends: true });
        assert.equal(wounds(events), 'a1 3 (base 2, card 1)');
        assert.equal(attackOf(events, 'b1'), 'dice 7, base 2, bonus 2');
      },
      'any unit can use it': (table) => {
        for (const unit of ['ground-ace-1', 'armor-2', 'fleet-4']) {
          const { events } = playCard(table, 'c-ambush', { on: `${unit}@mid`, defends: true });
          assert.equal(wounds(events), 'a1 3 (base 2, card 1)');
        }
      },
    },
    limits: {
      'an attacker gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-ambush', { on: 'plain-2@mid' });
        assert.equal(wounds(events), 'b1 2 (base 2)');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 2');
      },
    },
  },

  'c-count-dooku': {
    works: {
      'the ability of the opposing card is ignored': (table) => {
        const { events } = playCard(table, 'c-count-dooku', {
          on: 'plain-2@mid',
          against: 'trooper-2@mid',
          answer: 'c-trooper-escort',
        });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
      'also that of a card that was played before': (table) => {
        const { events } = playCard(table, 'c-count-dooku', {
          on: 'plain-1@mid',
          against: 'trooper-2@mid',
          answer: 'c-trooper-escort',
          defends: true,
        });
        assert.equal(attackOf(events, 'a1'), 'dice 2, base 2');
      },
    },
    limits: {
      'the bonus of the opposing card counts': (table) => {
        const { events } = playCard(table, 'c-count-dooku', {
          on: 'plain-2@mid',
          against: 'trooper-2@mid',
          answer: 'c-trooper-escort',
        });
        assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 2');
      },
      'the power of the opposing unit works': (table) => {
        const { match } = playCard(table, 'c-count-dooku', {
          on: 'plain-2@mid',
          against: 'targeting-2@mid',
          defends: true,
        });
        assert.equal(describeDecision(match), '0 reroll: reroll -');
      },
      'of two of them the first one works, and then the second does nothing (ruling P1)': (table) => {
        const { events } = playCard(table, 'c-count-dooku', { on: 'plain-2@mid', answer: 'c-count-dooku' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, bonus 1');
      },
      'Admiral Piett is ignored by him, so that his bonus counts': (table) => {
        const { events } = playCard(table, 'c-count-dooku', {
          on: 'plain-2@mid',
          against: 'fleet-2@mid',
          answer: 'c-admiral-piett',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, bonus 2');
      },
    },
  },

  'c-reasonable-risk': {
    works: {
      'the opposing unit gets one more attack': (table) => {
        const { events } = playCard(table, 'c-reasonable-risk', { on: 'plain-2@mid' });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, card 1');
        assert.equal(wounds(events), 'b1 4 (base 2, bonus 2)');
      },
      'whatever the unit is': (table) => {
        const { events } = playCard(table, 'c-reasonable-risk', { on: 'fleet-5@mid' });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, card 1');
      },
    },
    limits: {
      'the own attack stays': (table) => {
        const { events } = playCard(table, 'c-reasonable-risk', { on: 'plain-2@mid' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2');
      },
      'no risk when Count Dooku answers; the bonus stays': (table) => {
        const { events } = playCard(table, 'c-reasonable-risk', {
          on: 'plain-2@mid',
          answer: 'c-count-dooku',
        });
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2, bonus 1');
        assert.equal(wounds(events), 'b1 4 (base 2, bonus 2)');
      },
    },
  },

  'c-finishing-blow': {
    works: {
      'a damaged opposing unit has two less defense': (table) => {
        const { events } = playCard(table, 'c-finishing-blow', {
          on: 'plain-2@mid',
          against: 'plain-2@mid!1',
        });
        assert.equal(defenseOf(events, 'b1'), 'base 9, card -2');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
      },
      'whatever the unit is': (table) => {
        const { events } = playCard(table, 'c-finishing-blow', {
          on: 'fleet-5@mid',
          against: 'plain-2@mid!1',
        });
        assert.equal(defenseOf(events, 'b1'), 'base 9, card -2');
      },
    },
    limits: {
      'a whole unit has all of its defense, though this battle damages it': (table) => {
        const { events } = playCard(table, 'c-finishing-blow', { on: 'plain-2@mid!3' });
        assert.equal(defenseOf(events, 'b1'), 'base 9');
        assert.equal(defenseOf(events, 'a1'), 'base 9');
      },
    },
  },

  'c-deflector-shields': {
    works: {
      'one damage less is taken': (table) => {
        const { events } = playCard(table, 'c-deflector-shields', { on: 'plain-2@mid', rolls: '1 1 6 6' });
        assert.equal(wounds(events), 'a1 1 (base 2, prevented 1)');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
      'with armor the last damage goes too, which armor alone leaves': (table) => {
        const { events } = playCard(table, 'c-deflector-shields', {
          on: 'ground-armor-5@mid',
          defends: true,
          rolls: '6 6 1 1',
        });
        assert.equal(wounds(events), 'b1 0 (base 2, prevented 2)');
      },
    },
    limits: {
      'the other unit takes all of it': (table) => {
        const { events } = playCard(table, 'c-deflector-shields', { on: 'plain-2@mid', rolls: '6 6 1 1' });
        assert.equal(wounds(events), 'b1 2 (base 2)');
      },
      'the next battle of the unit is without it': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid*2' },
            { units: 'plain-2@mid', hand: 'c-deflector-shields', deck: 'c-yoda c-yoda c-yoda' },
          ],
          rolls: '6 6 1 1 6 6 1 1',
        });
        const events = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-deflector-shields', '-');
        assert.equal(wounds(events), 'b1 1 (base 2, prevented 1); b1 2 (base 2)');
      },
    },
  },

  'c-lando-calrissian': {
    works: {
      'a unit that survives may move one zone, outside any limit': (table) => {
        const { match, events } = playCard(table, 'c-lando-calrissian', {
          on: 'plain-5@mid',
          answers: ['zone:b'],
        });
        assert.equal(placeOf(match, 'a1'), 'b');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
        assert.match(describeDecision(match), /^1 turn/);
      },
      'the defender too; its later battle does not happen (choice 3)': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@mid*2' }, { units: 'plain-1@mid', hand: 'c-lando-calrissian' }],
          rolls: '1 1 1 1',
        });
        const events = attack(match, 'a1 b1, a2 b1', 'unit:a2', 'play:c-lando-calrissian', 'zone:b');
        assert.equal(eventsOf(events, 'noBattle').length, 1);
        assert.equal(placeOf(match, 'b1'), 'home');
      },
    },
    limits: {
      'it may stay': (table) => {
        const { match } = playCard(table, 'c-lando-calrissian', { on: 'plain-2@mid', answers: ['-'] });
        assert.equal(placeOf(match, 'a1'), 'mid');
      },
      'one zone, not into a home zone beyond the middle': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b', hand: 'c-lando-calrissian' }, { units: 'plain-2' }],
          rolls: '1 1 1 1',
        });
        attack(match, 'a1 b1', 'play:c-lando-calrissian');
        assert.equal(describeDecision(match), '0 leave: zone:mid -');
      },
      'a destroyed unit goes nowhere': (table) => {
        const { match } = playCard(table, 'c-lando-calrissian', {
          on: 'plain-2@mid!4 ace-2',
          rolls: '1 1 6 6',
        });
        assert.equal(placeOf(match, 'a1'), 'reserve');
        assert.match(describeDecision(match), /^1 turn/);
      },
      'cannot beats can: not past the Blockade Line': (table) => {
        const match = table({
          seats: [
            { units: 'plain-1@mid', hand: 'c-lando-calrissian' },
            { units: 'plain-2@mid', objectives: '^o-blockade-line ? ?' },
          ],
          rolls: '1 1 1 1',
        });
        attack(match, 'a1 b1', 'play:c-lando-calrissian');
        assert.equal(describeDecision(match), '0 leave: zone:a -');
      },
    },
  },

  'c-obi-wan-kenobi': {
    works: {
      'a 12 of the opposing unit is compared like any roll': (table) => {
        const { events } = playCard(table, 'c-obi-wan-kenobi', {
          on: 'plain-2@mid',
          rolls: '1 1 6 6',
          answer: 'c-lock-on',
        });
        assert.equal(hits(events), 'b1');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
      },
      'so that it can fail, also against a ground unit': (table) => {
        const { events } = playCard(table, 'c-obi-wan-kenobi', {
          on: 'ground-plain-5@mid',
          rolls: '6 6 1 1',
          defends: true,
          against: 'plain-2@mid',
          answer: 'c-yoda',
          answers: ['-'],
        });
        assert.equal(hits(events), 'a1');
      },
    },
    limits: {
      'the own 12 is an automatic hit': (table) => {
        const { events } = playCard(table, 'c-obi-wan-kenobi', { on: 'plain-2@mid', rolls: '6 6 1 1' });
        assert.equal(hits(events), 'a1*');
      },
    },
  },

  'c-emperor-palpatine': {
    works: {
      'the opposing player is not asked for a card any more': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid', hand: 'c-emperor-palpatine' },
            { units: 'plain-2@mid', hand: 'c-lock-on' },
          ],
          rolls: '1 1 1 1',
        });
        const events = attack(match, 'a1 b1', 'play:c-emperor-palpatine');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
      'played by the defender, it closes the third window': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid', hand: 'c-lock-on' },
            { units: 'ground-ace-5@mid', hand: 'c-emperor-palpatine' },
          ],
          rolls: '1 1 1 1',
        });
        const events = attack(match, 'a1 b1', '-', 'play:c-emperor-palpatine');
        assert.equal(attackOf(events, 'a1'), 'dice 2, base 2');
      },
    },
    limits: {
      'a card that was played before counts': (table) => {
        const { events } = playCard(table, 'c-emperor-palpatine', {
          on: 'plain-2@mid',
          defends: true,
          answer: 'c-lock-on',
        });
        assert.equal(attackOf(events, 'a1'), 'dice 2, base 2, bonus 3');
        assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 1');
      },
      'the next battle is open again': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid*2', hand: 'c-emperor-palpatine', deck: 'c-yoda c-yoda c-yoda' },
            { units: 'plain-2@mid', hand: 'c-lock-on' },
          ],
          rolls: '1 1 1 1',
        });
        attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-emperor-palpatine', '-');
        assert.equal(describeDecision(match), '1 card: play:c-lock-on -');
      },
    },
  },

  'c-last-stand': {
    works: {
      'a unit keeps its last shield': (table) => {
        const { match, events } = playCard(table, 'c-last-stand', { on: 'plain-2@mid!4', rolls: '1 1 6 6' });
        assert.equal(placeOf(match, 'a1'), 'mid!4');
        assert.equal(eventsOf(events, 'survived').length, 1);
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 1');
      },
      'cannot beats can: also against Core Breach': (table) => {
        const { match } = playCard(table, 'c-last-stand', {
          on: 'ace-5@mid',
          rolls: '1 1 6 6',
          answer: 'c-core-breach',
        });
        assert.equal(placeOf(match, 'a1'), 'mid!4');
      },
    },
    limits: {
      'damage that does not destroy is put as always': (table) => {
        const { match, events } = playCard(table, 'c-last-stand', { on: 'plain-2@mid!1', rolls: '1 1 6 6' });
        assert.equal(placeOf(match, 'a1'), 'mid!3');
        assert.equal(eventsOf(events, 'survived').length, 0);
      },
      'the next battle of the unit is without it': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid*2' },
            { units: 'plain-2@mid!4 ace-2', hand: 'c-last-stand', deck: 'c-yoda c-yoda c-yoda' },
          ],
          rolls: '6 6 1 1 6 6 1 1',
        });
        attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-last-stand', '-');
        assert.equal(placeOf(match, 'b1'), 'reserve');
      },
      'the other unit can be destroyed': (table) => {
        const { match } = playCard(table, 'c-last-stand', {
          on: 'plain-2@mid',
          against: 'plain-2@mid!4 ace-2',
        });
        assert.equal(placeOf(match, 'b1'), 'reserve');
      },
    },
  },
};
