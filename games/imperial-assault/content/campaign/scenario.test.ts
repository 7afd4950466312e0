import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { InputError } from '../../../../kernel/error.ts';
import { Match } from '../../../../kernel/match.ts';
import { checkOptions } from '../../../../schema/check.ts';
import { playChoices } from '../../../../testkit/play-choices.ts';
import { game } from '../../campaign-game.ts';
import type { MissionPosition } from '../../rules/campaign/position/schema.ts';
import { inMission } from '../../testing/campaign/in-mission.ts';
import type { Scenario } from './scenario.ts';

/** A hall with a building in it whose door is shut, and a room behind it that nobody knows. */
const hall: Scenario = {
  map: {
    spaces: ['........', '.~......', '..=#....', '........'],
    edges: { wall: ['E1|F1', 'E3|F3', 'E4|F4'], impassable: ['A3|B3'] },
    doors: [{ id: 'gate', edges: ['E2|F2'] }],
    interior: ['F1', 'F2', 'F3', 'F4'],
    sections: [{ id: 'vault', spaces: ['G1', 'G2', 'G3', 'G4', 'H1', 'H2', 'H3', 'H4'] }],
    deploymentPoints: [{ id: 'green', space: 'D4' }],
    tokens: [{ id: 'lock', kind: 'terminal', space: 'B1' }],
  },
  mission: {
    rounds: 4,
    tokens: [
      { token: 'terminal', name: { en: 'lock' }, interact: { by: 'rebels', test: 'tech', successes: 2 } },
    ],
    events: [
      { id: 'sliced', when: { at: 'interacts', token: 'lock' }, do: [{ do: 'reveal', section: 'vault' }] },
    ],
  },
};

const position: MissionPosition = {
  players: [
    {
      groups: [{ card: 'stormtrooper', figures: [{ at: 'D4' }, {}, {}] }],
      cards: [{ card: 'show-of-force' }],
    },
    { groups: [{ card: 'gideon-argus', figures: [{ at: 'A1' }] }] },
    { groups: [{ card: 'fenn-signis', figures: [{ at: 'E2' }] }] },
  ],
};

function matchOn(scenario: Scenario, change: Partial<MissionPosition> = {}) {
  const options = { scenario };
  checkOptions(game, options);
  return new Match(game, { options, seed: 'a scenario', position: { ...position, ...change } });
}

type Played = ReturnType<typeof matchOn>;

function asked(match: Played): readonly string[] {
  return match.decisions()[0]?.choices ?? [];
}

suite('a scenario: a mission on a map without tiles', () => {
  test('its edges, terrain, doors and tokens count (A6, A11)', () => {
    const match = matchOn(hall);
    playChoices(match, 'group:b1', 'run');
    const spaces = asked(match).filter((choice) => choice.startsWith('move:'));
    assert.ok(!spaces.includes('move:C3'), 'impassable terrain');
    assert.ok(!spaces.includes('move:D3'), 'blocking terrain');
    assert.ok(spaces.includes('move:B2'));
    const fenn = matchOn(hall, { activation: { seat: 2, group: 0, figure: { is: [0, 0], points: 4 } } });
    assert.ok(!asked(fenn).includes('move:F2'));
    playChoices(fenn, 'door:1');
    assert.ok(asked(fenn).includes('move:F2'));
    assert.ok(!asked(fenn).includes('move:G2'), 'hidden');
  });

  test('hidden parts are revealed by an event, after a test with scripted dice (A11)', () => {
    const match = matchOn(hall);
    match.script([3, 3, 3]);
    playChoices(match, 'group:b1', 'token:1');
    const { happened, revealed } = inMission(match.rules.position(match.state));
    assert.deepEqual([happened, revealed], [['sliced'], ['vault']]);
  });

  test('massive figures do not enter what is inside (A6, B11)', () => {
    const alone = (card: string, at: string) => ({ groups: [{ card, figures: [{ at }] }] });
    const walker = { ...alone('general-weiss', 'A1'), cards: [{ card: 'show-of-force' }] };
    const columns = (interior: string[]): string[] => {
      const spaces = ['......', '......', '......', '......'];
      const match = matchOn(
        { map: { spaces, interior } },
        {
          players: [walker, alone('gideon-argus', 'B4'), alone('fenn-signis', 'A4')],
          activation: { seat: 0, group: 0, figure: { is: [0, 0], points: 4 } },
        },
      );
      return [...new Set(asked(match).flatMap((choice) => /^move:([A-F])/.exec(choice)?.[1] ?? []))].sort();
    };
    assert.ok(columns([]).includes('D'));
    assert.ok(!columns(['E1', 'E2', 'E3', 'E4']).includes('D'));
  });

  test('a mission can be played on it from its beginning', () => {
    const match = new Match(game, { options: { scenario: hall }, seed: 'new', seats: 3 });
    assert.equal(match.decisions()[0]?.kind, 'chooseHero');
    playChoices(match, 'hero:gideon-argus', 'hero:fenn-signis', 'class:military-might');
    assert.equal(match.decisions()[0]?.kind, 'openGroups');
  });
});

suite('a scenario with faults is refused with their place', () => {
  const refused = (name: string, scenario: Scenario, why: RegExp): void => {
    test(name, () =>
      assert.throws(
        () => matchOn(scenario),
        (thrown) => thrown instanceof InputError && thrown.code === 'bad-options' && why.test(thrown.message),
      ),
    );
  };
  const { map } = hall;
  refused('no such space', { map: { ...map, interior: ['Z9'] } }, /noSpace at \/map\/interior\/0/);
  refused(
    'a token off the map',
    { map: { ...map, tokens: [{ id: 'lock', kind: 'lock', space: 'A9' }] } },
    /noSpace at \/map\/tokens\/0\/space/,
  );
  refused('no such door', { map, mission: { locked: ['cellar'] } }, /unknownDoor at \/mission\/locked\/0/);
  refused(
    'an edge twice',
    { map: { ...map, edges: { wall: ['A1|B1', 'A1|B1'] } } },
    /edgeTwice at \/map\/edges\/wall\/1/,
  );
});
