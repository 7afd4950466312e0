import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CampaignTable } from '../../testing/campaign/campaign-table.ts';
import { plainPack } from '../../testing/plain-pack.ts';
import { formatFigure } from '../notation.ts';
import { figureNumber, none } from '../state.ts';
import type { CardOf, HeroOf } from '../testing/mission.ts';
import { Mission } from '../testing/mission.ts';
import { addGroup } from './arriving.ts';

/** A card of a hero, or of a group, with which somebody tests insight; with two successes or more it is Hidden. */
const trial = {
  id: 'trial',
  name: 'Trial',
  when: { at: 'activation' },
  limit: { once: 'activation' },
  effects: [
    { do: 'test', attribute: 'insight', whom: 'me' },
    {
      do: 'if',
      if: [{ tested: { least: 2 } }],
      effects: [{ do: 'gain', condition: 'hidden', whom: 'me' }],
    },
  ],
} as const;

const card: CardOf = { id: 'trial', kind: 'class', abilities: [trial] };

/** The first hero tests insight, with a blue and a green die. */
function tested(dice: string, hero: Partial<HeroOf> = {}): Mission {
  const mission = new Mission({ heroes: [{ at: 'A1', cards: [card], ...hero }, { at: 'H1' }] });
  return mission.play('b> group:b1').roll(dice).play('use:trial>b1.1');
}

function successesIn(mission: Mission): number | undefined {
  const found = mission.events.findLast(
    (event) => event.kind === 'campaign' && event.event.kind === 'tested',
  );
  return found?.kind === 'campaign' && found.event.kind === 'tested' ? found.event.successes : undefined;
}

test('A11: a hero tests with the dice of its sheet, and each surge is a success', () => {
  assert.equal(successesIn(tested('blue1 green4')), 1);
  const twice = tested('blue1 green2');
  assert.equal(successesIn(twice), 2);
  assert.deepEqual(twice.has('b1.1'), ['hidden']);
});

test('A11: without a surge a test fails', () => {
  const mission = tested('blue4 green4');
  assert.equal(successesIn(mission), 0);
  assert.deepEqual(mission.has('b1.1'), []);
});

test('A11: a wounded hero tests with the dice of its wounded side', () => {
  const mission = tested('red4', {
    state: { wounded: true },
    wounded: { tests: { strength: [], insight: ['red'], tech: [] } },
  });
  assert.equal(successesIn(mission), 1);
});

test('A9, A11: Focused adds a green die to a test, and is discarded', () => {
  const mission = tested('blue1 green1 green1', { has: ['focused'] });
  assert.equal(successesIn(mission), 3);
  assert.deepEqual(mission.has('b1.1'), ['hidden']);
});

/** A group of the Empire tests. */
function imperialTest(rank: 'elite' | 'regular'): Mission {
  const mission = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    empire: [{ at: 'H8', rank, abilities: [trial] }],
  });
  return mission.play('b> group:b1', '-', 'group:a1', 'use:trial>a1.1');
}

test('C17 (A11): elite figures have one success without a roll, all others fail', () => {
  assert.equal(successesIn(imperialTest('elite')), 1);
  assert.equal(successesIn(imperialTest('regular')), 0);
});

test('B3: the test of a companion fails, also where an ability adds a success', () => {
  const table = new CampaignTable({ pack: { companions: plainPack.companions } }).passTo(1);
  const { terms } = table.rules;
  const figure = figureNumber(
    addGroup(terms, table.state, terms.fighterNumber.get('droid') ?? none, 'rebels'),
    0,
  );
  table.put(formatFigure(figure), 'C3').inTurn(({ stack }) => {
    stack.push({
      step: 'testing',
      figure,
      attribute: 'tech',
      purpose: { of: 'ability' },
      phase: 'after',
      more: 1,
    });
  });
  assert.deepEqual(
    table.told('tested').map(({ successes }) => successes),
    [0],
  );
});
