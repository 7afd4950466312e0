import assert from 'node:assert/strict';
import { eventsFor } from '../../../../kernel/emitted-event.ts';
import type { TestsOfCards } from '../card-tests.ts';
import {
  describeDecision,
  discardOf,
  eventsOf,
  handOf,
  objectivesOf,
  placeOf,
  playChoices,
  strike,
  strikesIn,
  wounds,
} from '../table.ts';

/** Objectives that do something once, when they are revealed or destroyed. */
export const revealedCards: TestsOfCards = {
  'o-yavin-base': {
    works: {
      'when it is played, a unit of 1 build star may come from the reserves': (table) => {
        const match = table({
          seats: [{ units: 'plain-2 ace-1@reserve', hand: 'o-yavin-base' }, { units: 'plain-2' }],
        });
        playChoices(match, 'objective:o-yavin-base:1');
        assert.equal(describeDecision(match), '0 deploy: unit:a2 -');
        playChoices(match, 'unit:a2');
        assert.equal(placeOf(match, 'a2'), 'home');
      },
      'also when a strike reveals it, before the dice': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'plain-2 ace-1@reserve', objectives: 'o-yavin-base ? ?' }],
          rolls: '1 1',
        });
        assert.equal(strikesIn(strike(match, 'b1', 'a1')), '');
        assert.equal(describeDecision(match), '1 deploy: unit:b2 -');
        const events = playChoices(match, 'unit:b2');
        assert.equal(strikesIn(events), 'dice 2, base 2 against base 10: failed');
        assert.equal(placeOf(match, 'b2'), 'home');
      },
    },
    limits: {
      'no larger unit, and one only': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2 ace-2@reserve ace-1@reserve*2', hand: 'o-yavin-base' },
            { units: 'plain-2' },
          ],
        });
        playChoices(match, 'objective:o-yavin-base:1');
        assert.equal(describeDecision(match), '0 deploy: unit:a3 unit:a4 -');
        playChoices(match, 'unit:a4');
        assert.match(describeDecision(match), /^0 turn/);
      },
      'nobody has to come': (table) => {
        const match = table({
          seats: [{ units: 'plain-2 ace-1@reserve', hand: 'o-yavin-base' }, { units: 'plain-2' }],
        });
        playChoices(match, 'objective:o-yavin-base:1', '-');
        assert.equal(placeOf(match, 'a2'), 'reserve');
      },
      'a strike on it as it lies face up brings nobody': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b' },
            { units: 'plain-2 ace-1@reserve', objectives: '^o-yavin-base ? ?' },
          ],
          rolls: '1 1',
        });
        strike(match, 'b1', 'a1');
        assert.match(describeDecision(match), /^1 turn/);
      },
    },
  },

  'o-kuat-drive-yards': {
    works: {
      'when it is revealed, units of up to 2 build stars may come from the reserves': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2 ace-2@reserve ace-1@reserve*2', hand: 'o-kuat-drive-yards' },
            { units: 'plain-2' },
          ],
        });
        playChoices(match, 'objective:o-kuat-drive-yards:1');
        assert.equal(describeDecision(match), '0 deploy: unit:a2 unit:a3 unit:a4 -');
        playChoices(match, 'unit:a3');
        assert.equal(describeDecision(match), '0 deploy: unit:a4 -');
        playChoices(match, 'unit:a4');
        assert.equal(placeOf(match, 'a3'), 'home');
        assert.equal(placeOf(match, 'a4'), 'home');
      },
    },
    limits: {
      'a unit of 3 build stars stays': (table) => {
        const match = table({
          seats: [{ units: 'plain-2 ace-3@reserve', hand: 'o-kuat-drive-yards' }, { units: 'plain-2' }],
        });
        playChoices(match, 'objective:o-kuat-drive-yards:1');
        assert.match(describeDecision(match), /^0 turn/);
      },
      'its destruction brings its build stars, not two more': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b' },
            { units: 'plain-2 ace-2@reserve ace-1@reserve', objectives: '^o-kuat-drive-yards ? ?' },
          ],
          rolls: '6 6',
        });
        strike(match, 'b1', 'a1', 'unit:b2');
        assert.match(describeDecision(match), /^1 turn/);
      },
    },
  },

  'o-bothan-network': {
    works: {
      'its owner chooses an opponent, who discards a card at random': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2', hand: 'o-bothan-network' },
            { units: 'plain-2', hand: 'c-lock-on' },
            { units: 'plain-2', hand: 'c-lock-on c-yoda' },
          ],
          rolls: '1',
        });
        playChoices(match, 'objective:o-bothan-network:1');
        assert.equal(describeDecision(match), '0 chooseOpponent: opponent:b opponent:c');
        playChoices(match, 'opponent:c');
        assert.equal(handOf(match, 2), 'c-lock-on');
        assert.equal(discardOf(match, 2), 'c-yoda');
        assert.match(describeDecision(match), /^0 turn/);
      },
      'also when a strike reveals it': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b', hand: 'c-yoda c-lock-on' },
            { units: 'plain-2', objectives: 'o-bothan-network ? ?' },
          ],
          rolls: '0 1 1',
        });
        strike(match, 'b1', 'a1');
        assert.equal(handOf(match, 0), 'c-yoda');
      },
    },
    limits: {
      'who has no card is not chosen': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2', hand: 'o-bothan-network c-yoda' },
            { units: 'plain-2' },
            { units: 'plain-2', hand: 'c-lock-on' },
          ],
        });
        playChoices(match, 'objective:o-bothan-network:1');
        assert.equal(handOf(match, 2), '');
        assert.equal(handOf(match, 0).includes('c-yoda'), true, 'its owner discards nothing');
      },
      'a strike on it as it lies face up costs no card': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b', hand: 'c-yoda' },
            { units: 'plain-2', objectives: '^o-bothan-network ? ?' },
          ],
          rolls: '1 1',
        });
        strike(match, 'b1', 'a1');
        assert.equal(handOf(match, 0), 'c-yoda');
      },
    },
  },

  'o-listening-post': {
    works: {
      'its owner sees every face-down objective of one opponent, and goes on knowing them': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2', hand: 'o-listening-post' },
            { units: 'plain-2', objectives: 'o-echo-base ^o-death-star c-yoda' },
          ],
        });
        assert.equal(objectivesOf(match, 1, 0), '? ^o-death-star ?');
        playChoices(match, 'objective:o-listening-post:1');
        assert.equal(objectivesOf(match, 1, 0), 'o-echo-base ^o-death-star c-yoda');
      },
    },
    limits: {
      'of one opponent alone, whom the owner chooses': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2', hand: 'o-listening-post' },
            { units: 'plain-2', objectives: 'o-echo-base ? ?' },
            { units: 'plain-2', objectives: 'c-yoda c-yoda c-yoda' },
            { units: 'plain-2', objectives: '^o-echo-base' },
          ],
        });
        playChoices(match, 'objective:o-listening-post:1');
        assert.equal(describeDecision(match), '0 chooseOpponent: opponent:b opponent:c');
        playChoices(match, 'opponent:c');
        assert.equal(objectivesOf(match, 2, 0), 'c-yoda c-yoda c-yoda');
        assert.equal(objectivesOf(match, 1, 0), '? ? ?');
      },
      'nobody else sees them, not even whose they are': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2', hand: 'o-listening-post' },
            { units: 'plain-2', objectives: 'o-echo-base' },
            { units: 'plain-2', objectives: '^o-echo-base' },
          ],
        });
        const emitted = match.play(0, 'objective:o-listening-post:1');
        for (const viewer of [1, 2, 'spectator'] as const) {
          assert.equal(objectivesOf(match, 1, viewer), '?');
          const [saw] = eventsOf(eventsFor(emitted, viewer), 'saw');
          assert.deepEqual(saw, { kind: 'saw', seat: 0, of: 1, what: 'objectives' });
        }
        assert.equal(objectivesOf(match, 1, 0), 'o-echo-base');
      },
      'hands stay secret': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2', hand: 'o-listening-post' },
            { units: 'plain-2', hand: 'c-yoda', objectives: 'o-echo-base' },
          ],
        });
        playChoices(match, 'objective:o-listening-post:1');
        assert.equal(match.view(0).players[1]?.hidden, 1);
      },
    },
  },

  'o-minefield': {
    works: {
      'every opposing unit in the home zone of its owner takes one damage, the strikers too': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b ground-ace-1@b plain-2@mid' },
            { units: 'plain-2', objectives: 'o-minefield ? ?' },
            { units: 'plain-5@b plain-2' },
          ],
          rolls: '1 1',
        });
        const events = strike(match, 'b1', 'a1');
        assert.equal(wounds(events), 'c1 1; a1 1; a2 1');
        assert.equal(strikesIn(events), 'dice 2, base 2 against base 9: failed');
      },
      'a striker that it destroys does not strike (choice 13)': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b!4 plain-1' }, { units: 'plain-2', objectives: 'o-minefield ? ?' }],
        });
        const events = strike(match, 'b1', 'a1');
        assert.equal(placeOf(match, 'a1'), 'reserve');
        assert.equal(strikesIn(events), '');
        assert.equal(objectivesOf(match, 1).startsWith('^o-minefield'), true);
      },
    },
    limits: {
      'the units of its owner are spared, and whoever is elsewhere': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2', hand: 'o-minefield' },
            { units: 'plain-2@mid plain-2' },
            { units: 'plain-2@b' },
          ],
        });
        const events = playChoices(match, 'objective:o-minefield:1');
        assert.equal(wounds(events), '');
      },
      'a strike on it as it lies face up costs no damage': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: 'plain-2', objectives: '^o-minefield ? ?' }],
          rolls: '1 1',
        });
        assert.equal(wounds(strike(match, 'b1', 'a1')), '');
      },
    },
  },

  'o-evacuation-fleet': {
    works: {
      'when it is destroyed, one build star more may come from the reserves': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b' },
            {
              units: 'plain-2 ace-5@reserve ace-4@reserve ace-1@reserve*2',
              objectives: '^o-evacuation-fleet ? ?',
            },
          ],
          rolls: '6 6',
        });
        strike(match, 'b1', 'a1');
        assert.equal(describeDecision(match), '1 deploy: unit:b2 unit:b3 unit:b4 unit:b5 -');
        playChoices(match, 'unit:b3', 'unit:b4');
        assert.match(describeDecision(match), /^1 turn/);
      },
      'also if there is nobody smaller': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b' },
            { units: 'plain-2 ace-5@reserve', objectives: '^o-evacuation-fleet ? ?' },
          ],
          rolls: '6 6',
        });
        strike(match, 'b1', 'a1');
        assert.equal(describeDecision(match), '1 deploy: unit:b2 -');
      },
    },
    limits: {
      'nobody comes for the last objective (Strikes)': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b' },
            { units: 'plain-2 ace-1@reserve', objectives: '^o-evacuation-fleet - -' },
            { units: 'plain-2' },
          ],
          rolls: '6 6',
        });
        const events = strike(match, 'b1', 'a1');
        assert.deepEqual(
          eventsOf(events, 'eliminated').map(({ seats }) => seats),
          [[1]],
        );
        assert.match(describeDecision(match), /^2 turn/);
      },
      'another objective brings no more than its own build stars': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b' },
            {
              units: 'plain-2 ace-5@reserve ace-4@reserve',
              objectives: '^o-evacuation-fleet ^o-fuel-refinery ?',
            },
          ],
          rolls: '6 6',
        });
        strike(match, 'b2', 'a1');
        assert.equal(describeDecision(match), '1 deploy: unit:b3 -');
      },
    },
  },
};
