import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { shareParts } from '../../common/share-parts.ts';
import { checkPack, faultKeys } from './check.ts';
import type {
  Ability,
  CommandCard,
  DeploymentCard,
  Effect,
  Moment,
  PackFile,
  Scenario,
  Upgrade,
} from './pack.ts';
import { packSchema } from './pack-schema.ts';

const schema = shareParts(packSchema);
const certainty = { card: 'original' } as const;
const guard: DeploymentCard = {
  id: 'guard',
  name: 'Guard',
  affiliation: 'imperial',
  rank: 'regular',
  unique: false,
  modes: ['skirmish'],
  traits: ['guardian'],
  cost: 20,
  reinforcement: 6,
  size: 2,
  health: 5,
  speed: 4,
  base: '1x1',
  defence: ['black'],
  attack: { type: 'melee', dice: ['red'] },
  gains: [],
  surges: [],
  abilities: [],
  source: 'test',
  certainty,
};
const { attack: _, ...unarmed } = guard;
const order: CommandCard = {
  id: 'order',
  name: 'Order',
  cost: 0,
  most: 4,
  user: 'figure',
  when: { at: 'action', actions: 1 },
  effects: [{ do: 'recover', what: 'damage', amount: 1, whom: 'me' }],
  source: 'test',
  certainty,
};
const badge: Upgrade = {
  id: 'badge',
  name: 'Badge',
  affiliation: 'neutral',
  rank: 'regular',
  unique: false,
  cost: 0,
  host: { traits: ['guardian'] },
  gains: [{ do: 'change', damage: 1 }],
  abilities: [],
  source: 'test',
  certainty,
};
const good: PackFile = {
  schemaVersion: 1,
  deployments: [guard],
  companions: [],
  forms: [],
  upgrades: [badge],
  commands: [order],
  armies: [],
};

const withGuard = (change: Partial<DeploymentCard>): PackFile => ({
  ...good,
  deployments: [{ ...guard, ...change }],
});
const withBadge = (change: Partial<Upgrade>): PackFile => ({ ...good, upgrades: [{ ...badge, ...change }] });
const withOrder = (change: Partial<CommandCard>): PackFile => ({
  ...good,
  commands: [{ ...order, ...change }],
});
const ability = (when: Moment, ...effects: [Effect, ...Effect[]]): Ability => ({
  id: 'made',
  name: 'Made',
  when,
  effects,
});
const action: Moment = { at: 'action', actions: 1 };
const heal: Effect = { do: 'recover', what: 'damage', amount: 1, whom: 'me' };
const harm = (whom: 'subject' | 'target'): Effect => ({ do: 'suffer', what: 'damage', amount: 1, whom });

/** A pack with a mission of its own, and more of the same. */
const withScenario = (
  map: Partial<Scenario['map']>,
  mission: Partial<Scenario['mission']> = {},
): PackFile => ({
  ...good,
  scenarios: [
    {
      mission: { id: 'own', name: 'Own', map: 'field', players: 2, rules: [], ...mission },
      map: {
        id: 'field',
        name: 'Field',
        note: 'A test.',
        players: 2,
        certainty: {},
        topLeft: 'A1',
        spaces: ['....'],
        edges: { wall: [], blocking: [], impassable: [] },
        doors: [],
        terminals: [],
        tokens: [],
        zones: [
          { color: 'red', spaces: ['A1'] },
          { color: 'blue', spaces: ['D1'] },
        ],
        ...map,
      },
    },
  ],
});

/** For each fault a pack that has it, and the places where it is reported. */
const faulty: readonly (readonly [key: string, pack: PackFile, places: readonly string[]])[] = [
  ['twice', { ...good, commands: [order, order] }, ['/commands/1/id']],
  [
    'twice',
    withGuard({ abilities: [ability(action, heal), ability(action, heal)] }),
    ['/deployments/0/abilities/1/id'],
  ],
  ['size', withGuard({ size: 1 }), ['/deployments/0/reinforcement']],
  ['waits', withGuard({ waits: ['Plot'] }), ['/deployments/0/waits']],
  ['nothing', { ...good, deployments: [unarmed] }, ['/deployments/0']],
  ['nothing', withBadge({ gains: [] }), ['/upgrades/0']],
  [
    'noCompanion',
    withGuard({ abilities: [ability(action, { do: 'companion', companion: 'nobody', what: 'put' })] }),
    ['/deployments/0/abilities/0/effects/0/companion'],
  ],
  [
    'noAbility',
    withOrder({ when: { at: 'uses', ability: 'none' }, effects: [{ do: 'widen', how: 'any-friendly' }] }),
    ['/commands/0/when/ability'],
  ],
  [
    'noAbility',
    withBadge({ abilities: [ability({ at: 'always' }, { do: 'value', loses: ['none'] })] }),
    ['/upgrades/0/abilities/0/effects/0/loses/0'],
  ],
  ['noMap', withScenario({ id: 'other' }), ['/scenarios/0/mission/map']],
  ['players', withScenario({}, { players: 4 }), ['/scenarios/0/mission/players']],
  ['noSpace', withScenario({ terminals: ['Z9'] }), ['/scenarios/0/map/terminals/0']],
  [
    'twice',
    { ...good, scenarios: [withScenario({}), withScenario({})].flatMap(({ scenarios = [] }) => scenarios) },
    ['/scenarios/1/mission/id'],
  ],
  ['noHost', withBadge({ host: { unique: true } }), ['/upgrades/0/host']],
  [
    'noHost',
    {
      ...good,
      forms: [
        {
          id: 'form',
          name: 'Form',
          of: 'Nobody',
          gains: [],
          surges: [],
          abilities: [],
          source: 'test',
          certainty,
        },
      ],
    },
    ['/forms/0/of'],
  ],
  ['noName', withOrder({ restriction: { name: 'Nobody' } }), ['/commands/0/restriction/name']],
  ['noFigure', withOrder({ user: 'player' }), ['/commands/0/effects/0']],
  ['noSubject', withOrder({ effects: [harm('subject')] }), ['/commands/0/effects/0']],
  [
    'noAttack',
    withOrder({ effects: [harm('target'), { do: 'attack', by: 'me' }, harm('target')] }),
    ['/commands/0/effects/0'],
  ],
  [
    'moment',
    withOrder({
      effects: [
        { do: 'may', effects: [{ do: 'change', damage: 1 }] },
        { do: 'choose', options: [[heal], [{ do: 'pool', pool: 'attack', add: ['red'] }]] },
        { do: 'if', if: [{ at: 'terminal' }], effects: [heal], otherwise: [{ do: 'assault' }] },
        { do: 'grant', whom: 'me', when: action, effects: [{ do: 'reroll', dice: 'own', count: 1 }] },
      ],
    }),
    [
      '/commands/0/effects/0/effects/0/do',
      '/commands/0/effects/1/options/1/0/do',
      '/commands/0/effects/2/otherwise/0/do',
      '/commands/0/effects/3/effects/0/do',
    ],
  ],
  [
    'army',
    {
      ...good,
      armies: [
        {
          id: 'many',
          affiliation: 'imperial',
          deployments: { guard: 3 },
          upgrades: {},
          commands: { order: 4 },
        },
      ],
    },
    ['/armies/0/deployments', '/armies/0/commands'],
  ],
];

test('a pack without faults has none', () => {
  assert.deepEqual(checkPack(good), []);
});

for (const [at, [key, pack, places]] of faulty.entries()) {
  test(`a pack is refused: ${key} (${at})`, () => {
    const shape = checkAgainst(schema, JSON.parse(JSON.stringify(pack)));
    assert.ok(shape.ok, JSON.stringify(shape));
    assert.deepEqual(
      checkPack(pack).map((fault) => [fault.key, fault.place]),
      places.map((place) => [key, place]),
    );
  });
}

test('every fault of a pack is tested', () => {
  const tested = new Set(faulty.map(([key]) => key));
  assert.deepEqual(
    faultKeys.filter((key) => !tested.has(key)),
    [],
  );
});
