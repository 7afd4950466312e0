import { entry } from '../../../common/at.ts';
import { once } from '../../../common/once.ts';
import { compileCards } from '../compile.ts';
import type { CompiledCards, Fighter } from '../compiled.ts';
import type { CommandCard, DeploymentCard, Pack, SurgeAbility, Upgrade } from '../pack.ts';
import type { CampaignFile } from './campaign-file.ts';
import type { CampaignCard, Hero, SheetSide } from './card-schema.ts';
import type { Laying } from './laying-schema.ts';
import { partsOf } from './mission-parts.ts';
import type { CampaignMission, MissionEffect } from './mission-schema.ts';
import type { Tile } from './tile-schema.ts';

/** The cards of a campaign: what `cards` and `heroes` say, and the deployment cards and companions of a pack of cards. */
export interface CampaignCards {
  readonly deployments: Pack['deployments'];
  readonly companions: Pack['companions'];
  readonly forms: Pack['forms'];
  readonly heroes: readonly Hero[];
  readonly cards: readonly CampaignCard[];
}

/** Cards, and the tiles of which maps can be laid. */
export interface CampaignBox extends CampaignCards {
  readonly tiles: readonly Tile[];
}

/** All that a campaign is played with. */
export interface CampaignPack extends CampaignBox {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  /** The missions, whose events use the verbs of abilities. */
  readonly missions?: readonly CampaignMission[];
  /** Their maps. */
  readonly layings?: readonly Laying[];
  /** Of a pack whose missions are known in their open part alone: see `CampaignFile`. */
  readonly open?: { readonly verbs: readonly UseOfVerbs['effects'][] } | undefined;
}

/** The missions of a file with its own cards and tiles, or with these if it has none. */
export const packWith = once((box: CampaignBox) =>
  once(
    ({
      id,
      name,
      missions,
      layings,
      cards = box,
      tiles = box.tiles,
      open,
      sealed,
    }: CampaignFile): CampaignPack => ({
      schemaVersion: 1,
      id,
      name,
      deployments: cards.deployments,
      companions: cards.companions,
      forms: cards.forms,
      heroes: cards.heroes,
      cards: cards.cards,
      tiles,
      missions: sealed?.missions ?? missions,
      layings,
      ...(sealed === undefined && open && { open }),
    }),
  ),
);

/** A hero with its sheet, in the form with which the rules work. */
export interface CompiledHero {
  readonly hero: Hero;
  /** The two sides of the sheet, by number in `fighters`. */
  readonly healthy: number;
  readonly wounded: number;
  /** The class cards of the hero, by number in `upgrades`: those that it starts with first. */
  readonly deck: readonly number[];
}

/** Whose sheet's side a card is. */
export interface SheetSideOf {
  readonly hero: number;
  readonly wounded: boolean;
}

/** What the rules of the campaign know besides {@link CompiledCards}. */
export interface CompiledCampaign extends CompiledCards {
  readonly heroes: readonly CompiledHero[];
  /** What each of `upgrades` is, at the same place. */
  readonly cards: readonly CampaignCard[];
  /** The secret agendas, which are `commands`: the number of the agenda in `cards` for each. */
  readonly agendaOfCommand: readonly number[];
  /** The ability that carries out each effect `abilities` of a mission, by number. */
  readonly missionAbilities: ReadonlyMap<MissionEffect, number>;
  /** The number in `commands` of an agenda; -1 for one that is not secret. By number in `cards`. */
  readonly commandOfAgenda: readonly number[];
  /** The hero of each of `fighters` that is a side of a sheet, and whether it is the wounded side; undefined for others. */
  readonly sheetOf: ReadonlyMap<number, SheetSideOf>;
  /** The surge abilities, by number, with which every hero recovers strain (A8, step 5). */
  readonly recoveringSurges: ReadonlySet<number>;
  /** The ids of abilities after which another one may be used. */
  readonly followed: ReadonlySet<string>;
}

/** The cards of a campaign in the form with which the rules work; made once for each pack. */
export const compileCampaign = once((pack: CampaignPack): CompiledCampaign => {
  const { heroes, cards } = pack;
  const first = pack.deployments.length;
  const agendas = cards.flatMap((card, number) => (isPlayed(card) ? [number] : []));
  const compiled = compileCards(packOf(pack));
  const sheets = heroes.map((hero, number) => ({
    hero,
    healthy: first + 2 * number,
    wounded: first + 2 * number + 1,
    deck: cards
      .flatMap((card, place) => (card.kind === 'class' && card.of === hero.id ? [place] : []))
      .sort((one, other) => (cards[one]?.xp ?? 0) - (cards[other]?.xp ?? 0)),
  }));
  return {
    ...compiled,
    upgrades: compiled.upgrades.map((upgrade, number) => ({
      ...upgrade,
      hosts: hostsOf(cards[number], compiled.fighters),
    })),
    heroes: sheets,
    cards,
    missionAbilities: new Map(
      verbsOf(pack).map((effect, place) => {
        const [ability] = entry(compiled.upgrades, cards.length + place).text.all;
        return [effect, ability?.number ?? -1] as const;
      }),
    ),
    agendaOfCommand: agendas,
    commandOfAgenda: cards.map((_, number) => agendas.indexOf(number)),
    followed: new Set(
      compiled.abilities.flatMap(({ ability: { when } }) => (when.at === 'used' ? [when.ability] : [])),
    ),
    sheetOf: new Map<number, SheetSideOf>([
      ...sheets.map(({ healthy }, hero) => [healthy, { hero, wounded: false }] as const),
      ...sheets.map(({ wounded }, hero) => [wounded, { hero, wounded: true }] as const),
    ]),
    recoveringSurges: new Set(
      sheets.flatMap(({ healthy, wounded }) =>
        [healthy, wounded].flatMap((side) => compiled.fighters[side]?.text.surges.at(-1)?.number ?? []),
      ),
    ),
  };
});

/**
 * The pack as the rules of the battle read it: the sides of sheets are deployment cards of one figure, all cards that lie
 * open are upgrades, secret agendas are command cards.
 */
export const packOf = once((pack: CampaignPack): Pack => {
  const { deployments, companions, forms, heroes, cards } = pack;
  const verbs = pack.open?.verbs ?? verbsOf(pack).map(({ effects }) => effects);
  return {
    schemaVersion: 1,
    id: pack.id,
    name: pack.name,
    note: '',
    deployments: [
      ...deployments,
      ...heroes.flatMap((hero) => [
        sideAsCard(hero, hero.healthy, ''),
        sideAsCard(hero, hero.wounded, '-wounded'),
      ]),
    ],
    companions,
    forms,
    upgrades: [...cards.map(upgradeOf), ...verbs.map(upgradeOfMission)],
    commands: cards.flatMap((card) => (isPlayed(card) ? [commandOf(card)] : [])),
    armies: [],
  };
});

/** Any hero may spend a surge to recover strain, once in an attack (A8, step 5). */
const recoverStrain: SurgeAbility = {
  cost: 1,
  gain: [{ do: 'recover', what: 'strain', amount: 1, whom: 'me' }],
};

function sideAsCard(hero: Hero, side: SheetSide, mark: string): DeploymentCard {
  const { gains = [], surges = [], abilities = [] } = side;
  return {
    id: `${hero.id}${mark}`,
    name: hero.name,
    affiliation: 'rebel',
    rank: 'regular',
    unique: true,
    modes: ['campaign'],
    traits: hero.traits,
    cost: 0,
    size: 1,
    health: side.health,
    speed: side.speed,
    base: '1x1',
    defence: side.defence,
    gains,
    surges: [...surges, recoverStrain],
    abilities,
    source: hero.source,
    certainty: { card: hero.certainty },
  };
}

function upgradeOf(card: CampaignCard): Upgrade {
  const { id, name, source, certainty, gains = [], surges = [] } = card;
  // What a secret agenda does happens when it is played.
  const abilities = isPlayed(card) ? [] : (card.abilities ?? []);
  return {
    id,
    name,
    affiliation: 'neutral',
    rank: 'regular',
    unique: true,
    cost: 0,
    gains,
    surges,
    abilities,
    source,
    certainty: { card: certainty },
  };
}

/** Whether an attachment of the Empire may be put on each of the fighters (A13); null for other cards. */
function hostsOf(card: CampaignCard | undefined, fighters: readonly Fighter[]): readonly boolean[] | null {
  if (card?.host === undefined) return null;
  const { traits, not, attackType } = card.host;
  return fighters.map(
    (fighter) =>
      !fighter.companion &&
      (traits === undefined || traits.some((trait) => fighter.traits.includes(trait))) &&
      (not === undefined || !fighter.traits.includes(not)) &&
      (attackType === undefined || fighter.attack?.type === attackType),
  );
}

type UseOfVerbs = Extract<MissionEffect, { readonly do: 'abilities' }>;

/**
 * The effects of all missions that are verbs of abilities, those inside others included: of open events first, so that they
 * have the same numbers for those who know no others.
 */
export function verbsOf({ missions = [] }: Pick<CampaignPack, 'missions'>): readonly UseOfVerbs[] {
  const events = missions.flatMap((mission) => mission.events);
  const open = events.filter((event) => event.open === true);
  const sealed = events.filter((event) => event.open !== true);
  return [...open, ...sealed].flatMap((event) => event.do.flatMap(verbsIn));
}

function verbsIn(effect: MissionEffect): readonly UseOfVerbs[] {
  return effect.do === 'abilities' ? [effect] : partsOf(effect).flat().flatMap(verbsIn);
}

/** A card that nobody has, so that its effects are numbered with those of all others. */
function upgradeOfMission(effects: UseOfVerbs['effects'], number: number): Upgrade {
  return {
    id: `mission-${number + 1}`,
    name: '-',
    affiliation: 'neutral',
    rank: 'regular',
    unique: true,
    cost: 0,
    abilities: [{ id: 'event', name: '-', when: { at: 'army' }, effects }],
    source: '-',
    certainty: { card: 'original' },
  };
}

/** Whether a card is a secret agenda that is played from the hand; one that says nothing yet is not. */
function isPlayed({ agenda, abilities = [] }: CampaignCard): boolean {
  return agenda?.type === 'secret' && abilities.length > 0;
}

/** A secret agenda is played as a command card is, by the Imperial player. Its cost in influence was paid before (A13). */
function commandOf(card: CampaignCard): CommandCard {
  const { id, name, source, certainty } = card;
  const [ability] = card.abilities ?? [];
  if (ability === undefined) throw new Error(`the agenda ${id} says nothing`);
  const { when, effects, price, limit } = ability;
  const { user, influence = 0 } = card.agenda ?? {};
  return {
    id,
    name,
    cost: influence,
    most: 1,
    user: user === undefined ? 'player' : 'figure',
    ...(user && { restriction: user }),
    when,
    effects,
    ...(ability.if && { if: ability.if }),
    ...(price && { price }),
    ...(limit && { limit }),
    source,
    certainty: { card: certainty },
  };
}
