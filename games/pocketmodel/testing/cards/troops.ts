import assert from 'node:assert/strict';
import { playCard, type TestsOfCards } from '../card-tests.ts';
import {
  attack,
  attackOf,
  defenseOf,
  describeDecision,
  discardOf,
  handOf,
  placeOf,
  wounds,
} from '../table.ts';

/** Cards with the icons trooper and blaster. */
export const troopCards: TestsOfCards = {
  'c-boarding-party': {
    works: {
      'after a hit the seat sees the opposing hand and chooses what is discarded': (table) => {
        const match = table({
          seats: [
            { units: 'trooper-2@mid', hand: 'c-boarding-party' },
            { units: 'plain-2@mid', hand: 'c-lock-on c-yoda' },
          ],
          rolls: '3 4 1 1',
        });
        const events = attack(match, 'a1 b1', 'play:c-boarding-party', '-');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
        assert.equal(describeDecision(match), '0 chooseDiscard: discard:c-lock-on discard:c-yoda');
        match.play(0, 'discard:c-yoda');
        assert.equal(handOf(match, 1), 'c-lock-on');
        assert.equal(discardOf(match, 1), 'c-yoda');
        assert.match(describeDecision(match), /^1 turn/, 'one card only');
        assert.equal(match.view(0).players[1]?.hand.length, 1, 'what was seen stays known');
        assert.equal(match.view('spectator').players[1]?.hand.length, 0);
      },
    },
    limits: {
      'no discard without a hit': (table) => {
        const match = table({
          seats: [
            { units: 'trooper-2@mid', hand: 'c-boarding-party' },
            { units: 'plain-2@mid', hand: 'c-lock-on' },
          ],
          rolls: '1 1 6 6',
        });
        attack(match, 'a1 b1', 'play:c-boarding-party', '-');
        assert.equal(handOf(match, 1), 'c-lock-on');
      },
      'an empty hand loses nothing': (table) => {
        const { match } = playCard(table, 'c-boarding-party', { on: 'trooper-2@mid' });
        assert.match(describeDecision(match), /^1 turn/);
      },
      'a unit without the trooper icon gets the bonus alone': (table) => {
        const match = table({
          seats: [
            { units: 'ace-2@mid', hand: 'c-boarding-party' },
            { units: 'plain-2@mid', hand: 'c-lock-on c-yoda' },
          ],
          rolls: '3 4 1 1',
        });
        const events = attack(match, 'a1 b1', 'play:c-boarding-party', '-');
        assert.equal(wounds(events), 'b1 3 (base 2, bonus 1)');
        assert.equal(handOf(match, 1), 'c-lock-on c-yoda');
        assert.match(describeDecision(match), /^1 turn/);
      },
    },
  },

  'c-trooper-escort': {
    works: {
      'one more attack': (table) => {
        const { events } = playCard(table, 'c-trooper-escort', { on: 'trooper-2@mid' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, card 1');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
      },
    },
    limits: {
      'a unit without the trooper icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-trooper-escort', { on: 'ace-2@mid' });
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2');
        assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
        assert.equal(defenseOf(events, 'a1'), 'base 9, bonus 2');
      },
    },
  },

  'c-field-of-fire': {
    works: {
      'after the battle another opposing ground unit in the zone takes one damage': (table) => {
        const { match, events } = playCard(table, 'c-field-of-fire', {
          on: 'blaster-2@mid',
          against: 'plain-2@mid ground-plain-1@mid plain-1@mid ground-plain-1@home',
        });
        assert.equal(wounds(events), 'b1 2 (base 2); b2 1');
        assert.equal(placeOf(match, 'b3'), 'mid');
        assert.equal(placeOf(match, 'b4'), 'home');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
      'also without a hit; of several the seat chooses one, of any opponent': (table) => {
        const match = table({
          seats: [
            { units: 'blaster-2@mid', hand: 'c-field-of-fire' },
            { units: 'plain-2@mid ground-plain-1@mid' },
            { units: 'ground-ace-1@mid!4 ace-2' },
          ],
          rolls: '1 1 1 1',
        });
        attack(match, 'a1 b1', 'play:c-field-of-fire');
        assert.equal(describeDecision(match), '0 chooseUnit: unit:b2 unit:c1');
        match.play(0, 'unit:c1');
        assert.equal(placeOf(match, 'b2'), 'mid');
        assert.equal(placeOf(match, 'c1'), 'reserve');
      },
    },
    limits: {
      'space units are spared, and the opposing unit of the battle itself': (table) => {
        const { events } = playCard(table, 'c-field-of-fire', {
          on: 'blaster-2@mid',
          against: 'ground-plain-2@mid plain-2@mid',
        });
        assert.equal(wounds(events), 'b1 2 (base 2)');
      },
      'units in reserve are spared, also when both units of the battle are destroyed': (table) => {
        const { match, events } = playCard(table, 'c-field-of-fire', {
          on: 'blaster-2@mid!4 ace-2',
          against: 'plain-2@mid!4 ground-plain-1@reserve ace-2',
          rolls: '6 6 6 6',
        });
        assert.equal(wounds(events), 'b1 2 (base 2); a1 2 (base 2)');
        assert.equal(placeOf(match, 'b2'), 'reserve');
      },
      'a unit without the blaster icon gets the bonus alone': (table) => {
        const { events } = playCard(table, 'c-field-of-fire', {
          on: 'ace-2@mid',
          against: 'plain-2@mid ground-plain-1@mid',
        });
        assert.equal(wounds(events), 'b1 2 (base 2)');
        assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 1');
      },
    },
  },
};
