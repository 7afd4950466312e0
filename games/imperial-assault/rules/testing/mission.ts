import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CampaignCard, Hero, Item, SheetSide } from '../../content/campaign/card-schema.ts';
import type { CampaignPack } from '../../content/campaign/compile-campaign.ts';
import { compileCampaignMission } from '../../content/campaign/compile-mission.ts';
import { readLaying } from '../../content/campaign/laying.ts';
import type { Laying } from '../../content/campaign/laying-schema.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import type { Tile } from '../../content/campaign/tile-schema.ts';
import type { DeploymentCard } from '../../content/pack.ts';
import { campaignOf } from '../added.ts';
import { holdAgendas } from '../campaign/agendas.ts';
import { emptyRecord } from '../campaign/between/fresh-record.ts';
import { missionIn } from '../campaign/current.ts';
import { freshMission, inPlay } from '../campaign/mission-setup.ts';
import { termsOfContent } from '../campaign/options.ts';
import type { CampaignRecord, OwnedItem } from '../campaign/record.ts';
import type { HeroState } from '../campaign/state.ts';
import { placeNamed } from '../drawn-mission.ts';
import type { Terms } from '../options.ts';
import { emptyState, groupWith } from '../setup.ts';
import {
  type BattleFrame,
  type BattleState,
  bitOfCondition,
  type Condition,
  figureNumber,
  type GroupNumber,
  groupNumber,
  none,
  type Player,
  type Upgrade,
} from '../state.ts';
import { Battle } from './battle.ts';
import { plainCard } from './skirmish.ts';

const source = { source: 'a test', certainty: 'original' } as const;

/** A card of a hero: an item, with modifications on it by their ids, or a class card. */
export type CardOf = Partial<Omit<CampaignCard, 'item'>> & {
  readonly id: string;
  readonly item?: Partial<Item>;
  readonly modifications?: readonly string[];
};

/** A hero of a test: what its sides have besides Health 10, Endurance 4 and Speed 4, where it stands, and its cards. */
export interface HeroOf {
  /** Nowhere yet, if left out. */
  readonly at?: string;
  readonly healthy?: Partial<SheetSide>;
  readonly wounded?: Partial<SheetSide>;
  readonly cards?: readonly CardOf[];
  readonly damage?: number;
  readonly has?: readonly Condition[];
  readonly state?: Partial<HeroState>;
}

/** A group of a test: its card, and where its figures stand. */
export type GroupAt = Partial<DeploymentCard> & { readonly at: string | readonly string[] };

/** What the Empire has besides groups on the map. */
export interface ImperialSetting {
  readonly threat?: number;
  /** Groups in its hand, and such as its box has besides. */
  readonly hand?: readonly HeldGroup[];
  readonly box?: readonly HeldGroup[];
  /** The spaces of active deployment points; and of those inside buildings. */
  readonly points?: readonly string[];
  readonly interior?: readonly string[];
  /** Events of the mission. */
  readonly events?: CampaignMission['events'];
  /** Class cards and ongoing agendas in play, and secret agendas in hand. */
  readonly cards?: readonly CardOf[];
  readonly agendas?: readonly (Omit<CardOf, 'agenda'> & { readonly returns?: true })[];
  /** Allies that the heroes have earned. */
  readonly allies?: readonly HeldGroup[];
}

type HeldGroup = Partial<DeploymentCard> & { readonly id: string };

/** A mission on a small field in its first round: seat a is the Empire, seats b, c, … have the heroes h1, h2, …. */
export interface MissionSetting {
  readonly heroes: readonly [HeroOf, HeroOf, ...HeroOf[]];
  /** The groups a1, a2, … of the Empire; a plain one far from everybody, if left out. */
  readonly empire?: readonly GroupAt[];
  /** Groups that fight for the first hero. */
  readonly allies?: readonly GroupAt[];
  readonly imperial?: ImperialSetting;
  /** Where the mission begins: with the turns of its first round, if left out. */
  readonly stack?: readonly BattleFrame[];
}

const side: SheetSide = {
  health: 10,
  endurance: 4,
  speed: 4,
  defence: [],
  tests: { strength: ['blue'], insight: ['blue', 'green'], tech: ['yellow'] },
  abilities: [],
};

/** A melee weapon with a red die, as the item of a card. */
export const sword: Item = {
  type: 'melee-weapon',
  traits: ['blade'],
  attack: { type: 'melee', dice: ['red'] },
};

/** A ranged weapon with a blue die. */
export const blaster: Item = {
  type: 'ranged-weapon',
  traits: ['blaster'],
  attack: { type: 'ranged', dice: ['blue'] },
};

/** A mission of a campaign in which everything is said by notation. */
export class Mission extends Battle {
  constructor(setting: MissionSetting) {
    const terms = termsOfContent(packOf(setting), [fieldMission(setting.imperial)], {});
    super(terms, () => stateOf(terms, setting));
  }

  hero(seat: Seat): HeroState {
    return entry(missionIn(this.state).heroes, seat - 1);
  }

  /** The cards of a seat, with those whose abilities are off in brackets. */
  cardsOf(seat: Seat): string[] {
    const { cards } = campaignOf(this.terms).content;
    return entry(this.state.players, seat).upgrades.map(({ card, off }) => {
      const { id } = entry(cards, card);
      return off ? `(${id})` : id;
    });
  }
}

function idsOf(setting: MissionSetting): string[] {
  return setting.heroes.map((_, place) => `h${place + 1}`);
}

function packOf(setting: MissionSetting): CampaignPack {
  const { heroes, imperial = {} } = setting;
  const { hand = [], box = [], allies = [], cards: imperialCards = [], agendas = [] } = imperial;
  const ids = idsOf(setting);
  return {
    schemaVersion: 1,
    id: 'test',
    name: 'Test',
    tiles: [],
    deployments: [
      ...[...empireOf(setting), ...alliesOf(setting)].map(cardOfGroup),
      ...[...hand, ...box].map((card) => ({ ...plainCard, ...ofEmpire, ...card })),
      ...allies.map((card) => ({ ...plainCard, ...ofEmpire, affiliation: 'rebel' as const, ...card })),
    ],
    companions: [],
    forms: [],
    heroes: heroes.map(
      (hero, place): Hero => ({
        ...source,
        id: entry(ids, place),
        name: entry(ids, place),
        title: 'Hero',
        traits: [],
        healthy: { ...side, ...hero.healthy },
        wounded: { ...side, endurance: 3, speed: 3, ...hero.wounded },
      }),
    ),
    cards: [
      ...heroes.flatMap(({ cards = [] }) => cards.map(cardOfHero)),
      ...imperialCards.map((card) => cardOfHero({ kind: 'imperial-class', ...card })),
      ...agendas.map(
        ({ returns, ...card }): CampaignCard => ({
          ...cardOfHero({ kind: 'agenda', ...card }),
          agenda: { set: 'test', influence: 1, type: 'secret', ...(returns && { returns }) },
        }),
      ),
    ],
  };
}

const ofEmpire = { affiliation: 'imperial', modes: ['campaign'] } as const;

function cardOfHero({ modifications: _modifications, item, ...card }: CardOf): CampaignCard {
  return {
    ...source,
    name: card.id,
    kind: 'item',
    ...card,
    ...(item !== undefined && { item: { type: 'equipment', traits: [], ...item } }),
  };
}

function empireOf({ empire = [{ at: 'H8' }] }: MissionSetting): readonly GroupAt[] {
  return empire.map((group, place) => ({ id: `a${place + 1}`, affiliation: 'imperial', ...group }));
}

function alliesOf({ allies = [] }: MissionSetting): readonly GroupAt[] {
  return allies.map((group, place) => ({ id: `ally-${place + 1}`, affiliation: 'rebel', ...group }));
}

function cardOfGroup({ at, ...card }: GroupAt): DeploymentCard {
  const size = typeof at === 'string' ? 1 : at.length;
  return { ...plainCard, id: 'group', affiliation: 'imperial', modes: ['campaign'], size, ...card };
}

const original = 'original';

const field: Tile = {
  id: '1a',
  setting: 'city',
  interior: false,
  spaces: Array.from({ length: 8 }, () => '........'),
  joins: [],
};

const laying: Laying = {
  id: 'field',
  note: 'For tests.',
  certainty: { tiles: original, edges: original, doors: original, tokens: original },
  columns: 8,
  rows: 8,
  sections: [{ id: 'start', hidden: false }],
  tiles: [{ tile: field.id, at: 'A1', turns: 0, section: 'start' }],
  edges: { wall: [], blocking: [], impassable: [] },
  doors: [],
  areas: [{ id: 'entrance', color: 'blue', entrance: true, spaces: ['A1', 'A2'] }],
  deploymentPoints: [],
  tokens: [],
};

/** The small field, without a mission worth the name. */
export function fieldMission({
  points = [],
  interior = [],
  events = [],
}: ImperialSetting = {}): CompiledCampaignMission {
  const text = { en: 'A test.' };
  const mission: CampaignMission = {
    ...source,
    id: 'field',
    name: text,
    kind: 'introduction',
    laying: laying.id,
    briefing: text,
    goals: { rebels: text, empire: text },
    groups: { initial: [], reserved: [], open: 0 },
    tokens: [],
    events,
    aims: [],
    rewards: { rebels: {}, empire: {} },
  };
  const deploymentPoints = points.map((space, place) => ({
    id: `p${place + 1}`,
    space,
    color: 'green' as const,
    active: true,
  }));
  const compiled = compileCampaignMission(
    mission,
    readLaying({ ...laying, deploymentPoints }, new Map([[field.id, field]])),
  );
  const inside = interior.map((name) => placeNamed(compiled, name)?.space ?? 0);
  return { ...compiled, interior: new Set(inside) };
}

function stateOf(terms: Terms, setting: MissionSetting): BattleState {
  const { heroes, imperial = {}, stack = [{ step: 'sides', next: 'rebels' }] } = setting;
  const {
    hand = [],
    points = [],
    cards: imperialCards = [],
    agendas = [],
    allies = [],
    threat = 0,
  } = imperial;
  const { content } = campaignOf(terms);
  const state = emptyState(terms, heroes.length + 1);
  state.sides = state.players.map((_, seat) => (seat === 0 ? 0 : 1));
  state.initiative = 0;
  state.mission = 0;
  state.round = 1;
  state.stack = [...stack];
  const numberOf = (id: string): number => terms.upgradeNumber.get(id) ?? -1;
  const fighterOf = (id: string): number => terms.fighterNumber.get(id) ?? -1;
  const empty = emptyRecord(heroes.length);
  const record: CampaignRecord = {
    ...empty,
    heroes: heroes.map(({ cards = [] }, hero) => ({
      ...entry(empty.heroes, hero),
      hero,
      items: cards.flatMap(({ id, item, modifications = [] }): OwnedItem[] =>
        item === undefined ? [] : [{ card: numberOf(id), modifications: modifications.map(numberOf) }],
      ),
    })),
    empire: { ...empty.empire, class: 'none', agendaHand: agendas.map(({ id }) => numberOf(id)) },
    allies: allies.map(({ id }) => fighterOf(id)),
  };
  const fresh = freshMission(terms, record);
  state.campaign = {
    record,
    mission: {
      ...fresh,
      heroes: fresh.heroes.map((hero, place) => ({ ...hero, ...heroes[place]?.state })),
      threat,
      threatLevel: 2,
      hand: hand.map(({ id }) => fighterOf(id)),
      openPoints: points.map((_, place) => `p${place + 1}`),
    },
  };
  const put = (
    seat: Seat,
    card: number,
    { at = [] }: { readonly at?: string | readonly string[] },
  ): GroupNumber => {
    const player = entry(state.players, seat);
    const group = groupWith(terms, card);
    const spaces = typeof at === 'string' ? [at] : at;
    player.groups.push({
      ...group,
      figures: group.figures.map((figure, index) => ({
        ...figure,
        place: placeNamed(entry(terms.missions, 0), spaces[index] ?? '') ?? null,
      })),
    });
    return groupNumber(seat, player.groups.length - 1);
  };
  const empire = empireOf(setting);
  for (const [card, group] of empire.entries()) put(0, card, group);
  for (const [place, hero] of heroes.entries()) setOut(place + 1, place, hero);
  for (const [place, ally] of alliesOf(setting).entries()) put(1, empire.length + place, ally);
  entry(state.players, 0).upgrades = imperialCards.map(({ id }) => inPlay(numberOf(id), none));
  holdAgendas(terms, state);
  return state;

  function setOut(seat: Seat, place: number, hero: HeroOf): void {
    const { healthy, wounded } = entry(content.heroes, place);
    const group = put(seat, hero.state?.wounded ? wounded : healthy, hero);
    const player: Player = entry(state.players, seat);
    player.upgrades = (hero.cards ?? []).map(
      ({ id }): Upgrade => ({ card: numberOf(id), host: group, exhausted: false, depleted: false }),
    );
    const { damage = 0, has = [] } = hero;
    const own = entry(player.groups, 0);
    player.groups[0] = {
      ...own,
      figures: own.figures.map((figure) => ({
        ...figure,
        damage,
        conditions: has.reduce((bits, condition) => bits | bitOfCondition(condition), 0),
      })),
    };
  }
}

/** The number of the hero of a seat. */
export function heroIn(seat: Seat): number {
  return figureNumber(groupNumber(seat, 0), 0);
}
