import { compileCampaignMission } from '../../content/campaign/compile-mission.ts';
import { type Laid, readLaying } from '../../content/campaign/laying.ts';
import type { Laying } from '../../content/campaign/laying-schema.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import type { Tile } from '../../content/campaign/tile-schema.ts';

/** The map of a test in a few words. Lists are separated by spaces. */
export interface FieldSetting {
  /**
   * Sections side by side from the left, which all have as many rows of signs, an even number: `section-1` lies from the
   * start, the others are hidden.
   */
  readonly sections?: readonly (readonly string[])[];
  /** Doors by id and edges: `gate=C3|D3+C4|D4`. */
  readonly doors?: string;
  /** Areas by id and spaces: `exit=J1,J2`; at `entrance` the heroes begin. */
  readonly areas?: string;
  /** Deployment points: `green=F6`; with a star they are not active. */
  readonly points?: string;
  /** Tokens by kind and space, called `terminal-1` and so on: `terminal@C3 crate@D4`; with a star they come by an event. */
  readonly tokens?: string;
}

const rows = (width: number): string[] => Array.from({ length: 6 }, () => '.'.repeat(width));
const sure = 'original' as const;

/** The laying of a field, and its tiles: one for each section. */
export function layingOf({
  sections = [rows(6), rows(4)],
  doors = 'gate=C3|D3',
  areas = 'entrance=A1,A2,B1,B2 exit=J1,J2',
  points = 'green=F6',
  tokens = 'terminal@B5 crate@A6',
}: FieldSetting = {}): { readonly laying: Laying; readonly tiles: ReadonlyMap<string, Tile> } {
  const [first = []] = sections;
  const widths = sections.map(([row = '']) => row.length);
  const leftOf = (place: number): number => widths.slice(0, place).reduce((sum, width) => sum + width, 0);
  const id = (place: number): string => `section-${place + 1}`;
  const counts = new Map<string, number>();
  const laying: Laying = {
    id: 'field',
    note: 'A map of a test.',
    certainty: { tiles: sure, edges: sure, doors: sure, tokens: sure },
    columns: leftOf(sections.length),
    rows: first.length,
    sections: sections.map((_, place) => ({ id: id(place), hidden: place > 0 })),
    tiles: sections.map((_, place) => ({
      tile: `${place + 1}a`,
      at: `${String.fromCharCode(65 + leftOf(place))}1`,
      turns: 0,
      section: id(place),
    })),
    edges: { wall: [], blocking: [], impassable: [] },
    doors: words(doors).map((word) => {
      const [name = '', edges = ''] = word.split('=');
      return { id: name, edges: edges.split('+') };
    }),
    areas: words(areas).map((word) => {
      const [name = '', spaces = ''] = word.split('=');
      return {
        id: name,
        spaces: spaces.split(','),
        ...(name === 'entrance' && { entrance: true as const }),
      };
    }),
    deploymentPoints: words(points).map((word) => {
      const [, name = '', star, space = ''] = /^([\w-]+)(\*?)=(\w+)$/.exec(word) ?? [];
      return { id: name, space, color: 'green', active: star === '' };
    }),
    tokens: words(tokens).map((word) => {
      const [, kind = '', star, space = ''] = /^([\w-]+)(\*?)@(\w+)$/.exec(word) ?? [];
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return { id: `${kind}-${count}`, kind, space, ...(star === '*' && { later: true as const }) };
    }),
  };
  const joinsAlong = Array.from({ length: first.length / 2 }, (_, pair) => 2 * pair + 1);
  const tiles = sections.map(
    (spaces, place): Tile => ({
      id: `${place + 1}a`,
      setting: 'city',
      interior: false,
      spaces,
      joins: joinsAlong.flatMap((at) => [
        { side: 'left', at },
        { side: 'right', at },
      ]),
    }),
  );
  return { laying, tiles: new Map(tiles.map((tile) => [tile.id, tile])) };
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

export function fieldOf(field: FieldSetting = {}): Laid {
  const { laying, tiles } = layingOf(field);
  return readLaying(laying, tiles);
}

/**
 * A mission of a test: in three rounds the heroes have to use the terminal, which reveals a second section, and leave by
 * it. A squad stands in their way, and a pair comes when the terminal is used.
 */
export const plainMission: CampaignMission = {
  id: 'test-mission',
  name: { en: 'The test' },
  kind: 'introduction',
  laying: 'field',
  briefing: { en: 'Use the terminal, and get out.' },
  goals: { rebels: { en: 'Leave by the exit.' }, empire: { en: 'Hold out.' } },
  rounds: 3,
  groups: { initial: [{ card: 'squad', at: 'green' }], reserved: ['pair'], open: 1 },
  tokens: [
    {
      token: 'terminal',
      name: { en: 'terminal' },
      interact: { by: 'rebels', test: 'tech', successes: 1 },
    },
  ],
  events: [
    {
      id: 'sliced',
      when: { at: 'interacts', token: 'terminal' },
      do: [
        { do: 'tell', text: { en: 'A way out opens.' } },
        { do: 'reveal', section: 'section-2' },
        { do: 'deploy', cards: ['pair'], at: 'exit' },
      ],
    },
    {
      id: 'out',
      open: true,
      when: { at: 'enters', area: 'exit', who: { side: 'rebels' } },
      do: [{ do: 'win', side: 'rebels' }],
    },
    {
      id: 'wounded',
      open: true,
      when: { at: 'wounded' },
      if: [{ figures: { side: 'rebels', wounded: false }, are: { most: 0 } }],
      do: [{ do: 'win', side: 'empire' }],
    },
  ],
  aims: [
    { side: 'rebels', aim: 'reach', what: 'exit' },
    { side: 'empire', aim: 'delay' },
  ],
  rewards: { both: { xp: 1 }, rebels: { credits: 100 }, empire: { influence: 1 } },
  certainty: 'original',
  source: 'tests',
};

/** The same mission with something of everything in its events, most of which nobody knows before they happen. */
export const busyMission: Partial<CampaignMission> = {
  locked: ['gate'],
  tokens: [
    ...plainMission.tokens,
    { token: 'cargo', name: { en: 'cargo' }, carry: { by: 'rebels', speed: -1 } },
    { token: 'wall', name: { en: 'wall' }, attackable: { by: 'rebels', health: 2, healthForHero: 1 } },
    { token: 'alarm', name: { en: 'alarm' }, interact: { by: 'empire', stays: true } },
  ],
  events: [
    ...plainMission.events,
    {
      id: 'fork',
      when: { at: 'round-start' },
      again: true,
      do: [
        {
          do: 'choose',
          by: 'rebels',
          options: [
            {
              text: { en: 'Hide' },
              do: [
                {
                  do: 'abilities',
                  by: 'rebels',
                  effects: [{ do: 'gain', condition: 'hidden', whom: { choose: { side: 'friendly' } } }],
                },
              ],
            },
            { text: { en: 'Force the gate' }, do: [{ do: 'unlock', door: 'gate' }] },
          ],
        },
      ],
    },
    {
      id: 'ambush',
      when: { at: 'round-end', round: 1 },
      do: [
        { do: 'tell', text: { en: 'An ambush!' } },
        { do: 'test', attribute: 'insight', who: 'any-hero', failure: [{ do: 'threat', levels: 2 }] },
        { do: 'deploy', cards: ['scout'], at: 'green' },
        { do: 'optional-deployment' },
      ],
    },
    {
      id: 'breach',
      when: { at: 'destroyed', token: 'wall' },
      do: [
        { do: 'count', counter: 'breaches', by: 1 },
        { do: 'supplies', count: 1, for: 'each' },
      ],
    },
    {
      id: 'home',
      when: { at: 'brought', token: 'cargo', area: 'entrance' },
      do: [{ do: 'win', side: 'rebels' }],
    },
    {
      id: 'alarm',
      when: { at: 'interacts', token: 'alarm', by: 'empire' },
      again: true,
      do: [
        {
          do: 'if',
          if: [{ counter: 'breaches', is: { least: 1 } }],
          effects: [{ do: 'win', side: 'empire' }],
          otherwise: [{ do: 'credits', amount: 50 }],
        },
      ],
    },
  ],
};

/** The field of {@link busyMission}. */
export const busyField: FieldSetting = {
  tokens: 'terminal@B5 crate@A6 cargo@D5 wall@B3 alarm@E5',
};

/** What a test changes of the mission and of its field. */
export interface MissionSetting {
  readonly mission?: Partial<CampaignMission>;
  readonly field?: FieldSetting;
}

export function testMission({ mission, field }: MissionSetting = {}): CompiledCampaignMission {
  return compileCampaignMission({ ...plainMission, ...mission }, fieldOf(field));
}
