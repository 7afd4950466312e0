import assert from 'node:assert/strict';
import type { TestsOfCards } from '../card-tests.ts';
import {
  attack,
  describeDecision,
  handOf,
  objectivesOf,
  placeOf,
  playChoices,
  refusalOf,
  strike,
  strikesIn,
} from '../table.ts';

/** Objectives that change limits, work at the start of turns, or have no ability. */
export const lastingCards: TestsOfCards = {
  'o-meditation-chamber': {
    works: {
      'the hand is filled up to four cards': (table) => {
        const match = table({
          seats: [
            {
              units: 'plain-2@mid',
              hand: 'c-lock-on',
              deck: 'c-yoda c-yoda c-yoda c-ambush c-ambush',
              objectives: '^o-meditation-chamber ? ?',
            },
            { units: 'plain-2@mid' },
          ],
        });
        attack(match, 'a1 b1', 'play:c-lock-on');
        assert.equal(handOf(match, 0), 'c-ambush c-yoda c-yoda c-yoda');
      },
    },
    limits: {
      'face down it does nothing': (table) => {
        const match = table({
          seats: [
            {
              units: 'plain-2@mid',
              hand: 'c-lock-on',
              deck: 'c-yoda c-yoda c-yoda c-ambush',
              objectives: 'o-meditation-chamber ? ?',
            },
            { units: 'plain-2@mid' },
          ],
        });
        attack(match, 'a1 b1', 'play:c-lock-on');
        assert.equal(handOf(match, 0), 'c-yoda c-yoda c-yoda');
      },
      'the hands of others stay as they are, and nothing is drawn before a refill': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@mid', hand: 'c-lock-on', deck: 'c-yoda c-yoda c-yoda c-ambush' },
            {
              units: 'plain-2@mid',
              hand: 'c-lock-on',
              deck: 'c-yoda c-ambush',
              objectives: '^o-meditation-chamber ? ?',
            },
          ],
        });
        attack(match, 'a1 b1', 'play:c-lock-on', '-');
        assert.equal(handOf(match, 0), 'c-yoda c-yoda c-yoda');
        assert.equal(handOf(match, 1), 'c-lock-on');
      },
    },
  },

  'o-orbital-dock': {
    works: {
      'at the start of the turn a unit at home loses one damage': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2!2 ace-2@mid!1', objectives: '^o-orbital-dock ? ?' },
            { units: 'plain-2!1' },
          ],
          toMove: 1,
        });
        playChoices(match, '-');
        assert.equal(placeOf(match, 'a1'), 'home!1');
        assert.equal(placeOf(match, 'a2'), 'mid!1');
        assert.equal(placeOf(match, 'b1'), 'home!1');
      },
      'of several the seat chooses one': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2!2 ace-2!1 plain-2', objectives: '^o-orbital-dock ? ?' },
            { units: 'plain-2' },
          ],
          toMove: 1,
        });
        playChoices(match, '-');
        assert.equal(describeDecision(match), '0 chooseUnit: unit:a1 unit:a2');
        playChoices(match, 'unit:a2');
        assert.equal(placeOf(match, 'a1'), 'home!2');
        assert.equal(placeOf(match, 'a2'), 'home');
      },
    },
    limits: {
      'not at the start of the turns of others, and not when it is played': (table) => {
        const match = table({
          seats: [{ units: 'plain-2!2', hand: 'o-orbital-dock' }, { units: 'plain-2' }],
        });
        playChoices(match, 'objective:o-orbital-dock:1', '-');
        assert.match(describeDecision(match), /^1 turn/);
        assert.equal(placeOf(match, 'a1'), 'home!2');
        playChoices(match, '-');
        assert.equal(placeOf(match, 'a1'), 'home!1');
      },
      'not face down': (table) => {
        const match = table({
          seats: [{ units: 'plain-2!2', objectives: 'o-orbital-dock ? ?' }, { units: 'plain-2' }],
          toMove: 1,
        });
        playChoices(match, '-');
        assert.equal(placeOf(match, 'a1'), 'home!2');
      },
    },
  },

  'o-blockade-line': {
    works: {
      'opposing units of 1 build star cannot enter the home zone by a move': (table) => {
        const match = table({
          seats: [{ units: 'plain-1@mid' }, { units: 'plain-2', objectives: '^o-blockade-line ? ?' }],
        });
        playChoices(match, 'move', 'unit:a1');
        assert.equal(placeOf(match, 'a1'), 'home', 'the one way that is left');
      },
      'nor by a power': (table) => {
        const match = table({
          seats: [
            { units: 'hyperdrive-1@mid' },
            { units: 'plain-2', objectives: '^o-blockade-line ? ?' },
            { units: 'plain-2' },
          ],
        });
        playChoices(match, 'power:a1');
        assert.equal(describeDecision(match), '0 leave: zone:a zone:c');
        assert.equal(refusalOf(match, 'zone:b'), 'cannot-enter');
      },
      'nor aboard a transport': (table) => {
        const match = table({
          seats: [
            { units: 'transport-2@mid ground-plain-1@mid ground-plain-2@mid' },
            { units: 'plain-2', objectives: '^o-blockade-line ? ?' },
          ],
        });
        playChoices(match, 'move', 'unit:a1', 'zone:b');
        assert.equal(describeDecision(match), '0 carry: unit:a3 -');
      },
    },
    limits: {
      'larger units enter': (table) => {
        const match = table({
          seats: [{ units: 'plain-2@mid' }, { units: 'plain-2', objectives: '^o-blockade-line ? ?' }],
        });
        playChoices(match, 'move', 'unit:a1', 'zone:b');
        assert.equal(placeOf(match, 'a1'), 'b');
      },
      'its own units enter, and opposing ones that are there may stay and leave': (table) => {
        const match = table({
          seats: [
            { units: 'plain-1@mid plain-2', objectives: '^o-blockade-line ? ?' },
            { units: 'plain-1@a plain-2' },
          ],
        });
        playChoices(match, 'move', 'unit:a1', 'zone:a', '-');
        assert.equal(placeOf(match, 'a1'), 'home');
        playChoices(match, 'move', 'unit:b1');
        assert.equal(placeOf(match, 'b1'), 'mid');
      },
      'not face down': (table) => {
        const match = table({
          seats: [{ units: 'plain-1@mid' }, { units: 'plain-2', objectives: 'o-blockade-line ? ?' }],
        });
        playChoices(match, 'move', 'unit:a1', 'zone:b');
        assert.equal(placeOf(match, 'a1'), 'b');
      },
    },
  },

  'o-rendezvous-point': {
    works: {
      'a move action has 6 build stars': (table) => {
        const match = table({
          seats: [{ units: 'plain-5 plain-1', objectives: '^o-rendezvous-point ? ?' }, { units: 'plain-2' }],
        });
        playChoices(match, 'move', 'unit:a1', 'unit:a2');
        assert.equal(placeOf(match, 'a2'), 'mid');
      },
    },
    limits: {
      'not 7': (table) => {
        const match = table({
          seats: [{ units: 'plain-5 plain-2', objectives: '^o-rendezvous-point ? ?' }, { units: 'plain-2' }],
        });
        playChoices(match, 'move', 'unit:a1');
        assert.equal(refusalOf(match, 'unit:a2'), 'five-stars');
      },
      'a combat action and a strike have 5, and others move 5': (table) => {
        const match = table({
          seats: [
            { units: 'plain-5@b plain-1@b plain-5 plain-1', objectives: '^o-rendezvous-point ? ?' },
            { units: 'plain-2 plain-5', objectives: '? ? ?' },
          ],
        });
        playChoices(match, 'combat', 'unit:a1', 'unit:b1');
        assert.equal(refusalOf(match, 'unit:a2'), 'five-stars');
        match.undo(3);
        playChoices(match, 'strike:b1', 'unit:a1');
        assert.equal(refusalOf(match, 'unit:a2'), 'five-stars');
        match.undo(2);
        playChoices(match, '-', 'move', 'unit:b2');
        assert.equal(refusalOf(match, 'unit:b1'), 'five-stars');
      },
    },
  },

  'o-fire-control': {
    works: {
      'a combat action has 6 build stars': (table) => {
        const match = table({
          seats: [
            { units: 'plain-5@mid plain-1@mid', objectives: '^o-fire-control ? ?' },
            { units: 'plain-2@mid' },
          ],
          rolls: '1 1 1 1 1 1 1 1',
        });
        const events = attack(match, 'a1 b1, a2 b1', 'unit:a1');
        assert.equal(events.filter(({ kind }) => kind === 'fought').length, 2);
      },
    },
    limits: {
      'not 7': (table) => {
        const match = table({
          seats: [
            { units: 'plain-5@mid plain-2@mid', objectives: '^o-fire-control ? ?' },
            { units: 'plain-2@mid' },
          ],
        });
        playChoices(match, 'combat', 'unit:a1');
        assert.equal(refusalOf(match, 'unit:a2'), 'five-stars');
      },
      'a move action and a strike have 5': (table) => {
        const match = table({
          seats: [{ units: 'plain-5@b plain-1@b', objectives: '^o-fire-control ? ?' }, { units: 'plain-2' }],
        });
        playChoices(match, 'move', 'unit:a1');
        assert.equal(refusalOf(match, 'unit:a2'), 'five-stars');
        match.undo(2);
        playChoices(match, 'strike:b1', 'unit:a1');
        assert.equal(refusalOf(match, 'unit:a2'), 'five-stars');
      },
    },
  },

  'o-supply-convoy': withoutAbility('o-supply-convoy', { guard: 10, stars: 5 }),
  'o-fuel-refinery': withoutAbility('o-fuel-refinery', { guard: 11, stars: 4 }),
  'o-command-bunker': withoutAbility('o-command-bunker', { guard: 11, stars: 5 }),
};

/** An objective that only has a defense value and build stars. */
function withoutAbility(
  card: string,
  { guard, stars }: { guard: number; stars: number },
): TestsOfCards[string] {
  const objectives = `${card} ? ?`;
  const reserves = [1, 2, 3, 4, 5].map((size) => `plain-${size}@reserve`).join(' ');
  const [least, less] = [guard - 2, guard - 3].map((sum) => `${Math.ceil(sum / 2)} ${Math.floor(sum / 2)}`);
  const dice = guard - 2;
  return {
    works: {
      [`a strike has to reach ${guard}, and then up to ${stars} build stars come from the reserves`]: (
        table,
      ) => {
        const match = table({
          seats: [{ units: 'plain-2@b' }, { units: `plain-2 ${reserves}`, objectives }],
          rolls: least ?? '',
        });
        const events = strike(match, 'b1', 'a1');
        assert.equal(strikesIn(events), `dice ${dice}, base 2 against base ${guard}: destroyed`);
        const units = Array.from({ length: stars }, (_, at) => `unit:b${at + 2}`).join(' ');
        assert.equal(describeDecision(match), `1 deploy: ${units} -`);
      },
    },
    limits: {
      'revealed by a strike that fails, it does nothing and lies face up': (table) => {
        const match = table({
          seats: [
            { units: 'plain-2@b', hand: 'c-yoda' },
            { units: `plain-2 ${reserves}`, objectives },
          ],
          rolls: less ?? '',
        });
        const events = strike(match, 'b1', 'a1');
        assert.equal(strikesIn(events), `dice ${dice - 1}, base 2 against base ${guard}: failed`);
        assert.match(describeDecision(match), /^1 turn/);
        assert.equal(objectivesOf(match, 1).startsWith(`^${card}`), true);
      },
    },
  };
}
