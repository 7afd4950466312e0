import { compileCards } from '../../content/compile.ts';
import { compileMission } from '../../content/compile-mission.ts';
import type { MapPlan } from '../../content/map-plan.ts';
import {
  type CommandCard,
  type DeploymentCard,
  type Pack,
  packFrom,
  type Upgrade,
} from '../../content/pack.ts';
import type { ObjectRule } from '../drawn-mission.ts';
import { type Terms, termsOf } from '../options.ts';
import { arrange } from '../position/arrange.ts';
import type { Position } from '../position/schema.ts';
import type { Condition } from '../state.ts';
import { Battle } from './battle.ts';

type Seat = Position['players'][number];
type Group = Seat['groups'][number];

/** What of a deployment card a test cares about; the rest is a plain trooper of the seat's affiliation. */
export type Card = Partial<DeploymentCard>;

/** A group of a test: its card, and where its figures stand, the first one with damage, conditions and tokens. */
export type GroupOf = Card & {
  readonly at: readonly string[] | string;
  readonly damage?: number;
  readonly has?: readonly Condition[];
  readonly tokens?: Group['figures'][number]['tokens'];
  readonly exhausted?: boolean;
};

/** A skirmish on a small field: seat a stands on one side, seat b on the other. Groups are a1, a2, …, figures a1.1, …. */
export interface Setting {
  readonly a: readonly GroupOf[];
  readonly b: readonly GroupOf[];
  /** Command cards that exist, and the hands. The decks are of cards that do nothing, or of these from the bottom. */
  readonly commands?: readonly Partial<CommandCard>[];
  readonly hands?: { readonly a?: readonly string[]; readonly b?: readonly string[] };
  readonly decks?: { readonly a?: number | readonly string[]; readonly b?: number | readonly string[] };
  /** Upgrades by seat; each is an attachment of the first group, or without `host` one of the player. */
  readonly upgrades?: { readonly a?: readonly Partial<Upgrade>[]; readonly b?: readonly Partial<Upgrade>[] };
  /** The field, row by row, as maps are written; eight by eight spaces without obstacles, if left out. */
  readonly field?: readonly string[];
  readonly walls?: readonly string[];
  /** Where objects stand that can be attacked, and what they have. */
  readonly objects?: Omit<ObjectRule, 'rule' | 'token'> & { readonly at: readonly string[] };
  readonly toMove?: 0 | 1;
}

const source = { source: 'a test', certainty: { card: 'original' } } as const;

export const plainCard: Omit<DeploymentCard, 'id' | 'affiliation'> = {
  ...source,
  name: 'Trooper',
  rank: 'regular',
  unique: false,
  modes: ['skirmish'],
  traits: [],
  cost: 4,
  size: 1,
  health: 10,
  speed: 4,
  base: '1x1',
  defence: [],
  attack: { type: 'melee', dice: ['red'] },
  gains: [],
  surges: [],
  abilities: [],
};

const plainCommand: CommandCard = {
  ...source,
  id: 'nothing',
  name: 'Nothing',
  cost: 0,
  most: 4,
  user: 'player',
  when: { at: 'round-start' },
  effects: [{ do: 'victory-points', amount: 1 }],
};

function fieldPlan(rows: readonly string[], walls: readonly string[], crates: readonly string[]): MapPlan {
  return {
    id: 'field',
    name: 'Field',
    note: 'of a test',
    players: 2,
    certainty: {
      spaces: 'original',
      terrain: 'original',
      edges: 'original',
      doors: 'original',
      terminals: 'original',
      tokens: 'original',
      zones: 'original',
    },
    topLeft: 'A1',
    spaces: rows,
    edges: { wall: walls, blocking: [], impassable: [] },
    doors: [],
    terminals: ['A8'],
    tokens: [{ kind: 'crate', spaces: [...crates] }],
    zones: [
      { color: 'red', spaces: ['A1'] },
      { color: 'blue', spaces: ['H8'] },
    ],
  };
}

function idOf(seat: 'a' | 'b', place: number): string {
  return `${seat}${place + 1}`;
}

/** A skirmish on a small field: see {@link Setting}. */
export class Skirmish extends Battle {
  constructor(setting: Setting) {
    const pack = packOf(setting);
    const { field = Array.from({ length: 8 }, () => '........'), walls = [] } = setting;
    const { at: crates, ...has } = setting.objects ?? { at: [], health: 1 };
    const mission = compileMission(
      {
        id: 'field',
        name: 'Field',
        map: 'field',
        letter: 'A',
        players: 2,
        certainty: 'original',
        rules: crates.length > 0 ? [{ rule: 'attackable', token: 'crate', ...has }] : [],
      },
      fieldPlan(field, walls, crates),
    );
    const terms: Terms = { ...termsOf({}), ...compileCards(pack), pack, missions: [mission] };
    super(terms, (chance) => arrange(terms, positionOf(setting), chance));
  }

  /** The group of seat a that is named first activates, and attacks with its first figure. */
  attack(target: string, dice = ''): this {
    if (this.choices.includes('group:a1')) this.play('group:a1');
    if (dice !== '') this.roll(dice);
    return this.play(`attack:${target}`);
  }
}

function packOf({ a, b, commands = [], upgrades = {} }: Setting): Pack {
  const deployments = [
    ...a.map((group, place) => cardOf(group, idOf('a', place), 'rebel')),
    ...b.map((group, place) => cardOf(group, idOf('b', place), 'imperial')),
  ];
  const upgradeCards = (['a', 'b'] as const).flatMap((seat) =>
    (upgrades[seat] ?? []).map(
      (one, place): Upgrade => ({
        ...source,
        id: `${seat}-upgrade-${place + 1}`,
        name: 'Upgrade',
        affiliation: 'neutral',
        rank: 'regular',
        unique: false,
        cost: 1,
        abilities: [],
        ...one,
      }),
    ),
  );
  return packFrom({
    schemaVersion: 1,
    id: 'test',
    name: 'Test',
    note: '',
    deployments,
    companions: [],
    forms: [],
    upgrades: upgradeCards,
    commands: [plainCommand, ...commands.map((one): CommandCard => ({ ...plainCommand, ...one }))],
    armies: [],
  });
}

function cardOf(
  { at, damage: _damage, has: _has, tokens: _tokens, exhausted: _exhausted, ...card }: GroupOf,
  id: string,
  affiliation: DeploymentCard['affiliation'],
): DeploymentCard {
  const size = typeof at === 'string' ? 1 : at.length;
  return { ...plainCard, affiliation, size, ...card, id };
}

function deckOf(deck: number | readonly string[]): readonly string[] {
  return typeof deck === 'number' ? Array.from({ length: deck }, () => 'nothing') : deck;
}

function positionOf({ a, b, hands = {}, decks = {}, upgrades = {}, toMove = 0 }: Setting): Position {
  const seat = (groups: readonly GroupOf[], name: 'a' | 'b', zone: number): Seat => ({
    groups: groups.map((group, place): Group => {
      const { at, damage = 0, has = [], tokens = [], exhausted = false } = group;
      return {
        card: idOf(name, place),
        exhausted,
        figures: (typeof at === 'string' ? [at] : at).map((space, index) => ({
          at: space,
          ...(index === 0 && { damage, conditions: has, tokens }),
        })),
      };
    }),
    upgrades: (upgrades[name] ?? []).map(({ host }, place) => ({
      card: `${name}-upgrade-${place + 1}`,
      ...(host !== undefined && { host: 0 }),
    })),
    hand: hands[name] ?? [],
    deck: deckOf(decks[name] ?? 0),
    discard: [],
    zone,
  });
  return { players: [seat(a, 'a', 0), seat(b, 'b', 1)], mission: 'field', toMove };
}
