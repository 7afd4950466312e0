import assert from 'node:assert/strict';
import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { conditions, tokenKinds } from '../../content/vocabulary.ts';
import { campaignOf } from '../../rules/added.ts';
import { holdAgendas } from '../../rules/campaign/agendas.ts';
import { emptyRecord } from '../../rules/campaign/between/fresh-record.ts';
import { freshMission } from '../../rules/campaign/mission-setup.ts';
import { termsOfContent } from '../../rules/campaign/options.ts';
import type { CampaignRecord, OwnedItem } from '../../rules/campaign/record.ts';
import { missionOf, nameOf, placeNamed } from '../../rules/drawn-mission.ts';
import { parseFigure } from '../../rules/notation.ts';
import type { Terms } from '../../rules/options.ts';
import { emptyState, groupWith } from '../../rules/setup.ts';
import {
  type BattleFrame,
  type BattleState,
  bitOfCondition,
  type Figure,
  figureOf,
  groupNumber,
  none,
  seatOf,
  type Upgrade,
} from '../../rules/state.ts';
import { Battle } from '../../rules/testing/battle.ts';
import { fieldMission } from '../../rules/testing/mission.ts';
import { sentenceOf } from '../story.ts';

/**
 * A table of printed cards, what is played there, and what has to come of it. Figures are written as in the tests of the
 * skirmish; behind a hero comes its strain, and `w` if it is wounded: `gaarkhan@C3!2+focused*damage~3w`.
 */
export interface CampaignCase {
  /** The Empire's groups; a Stormtrooper far away, if left out. */
  readonly a?: string;
  /** The hero that is about to activate, with its starting card. */
  readonly b: string;
  /** What else lies beside its sheet; `rifle+scope` has a modification. */
  readonly cards?: string;
  /** Cards before the Imperial player; `special-operations>1` is attached to the first group. */
  readonly empire?: string;
  /** Secret agendas that the Imperial player holds. */
  readonly agendas?: string;
  /** The open groups of the Empire, and the threat and influence with which the case begins. */
  readonly hand?: string;
  readonly funds?: readonly [threat: number, influence?: number];
  readonly c?: string;
  /** What else lies beside the sheet of the second hero. */
  readonly others?: string;
  /** Companions of the first hero; `c>j4x-7@D3` is one of the second. */
  readonly with?: string;
  /** Any hero or the Empire has the next turn, the Empire deploys, the heroes may bring an ally, the mission is set up, the round has not begun or ends, its status phase begins, or the mission is over. */
  readonly next?:
    | 'rebels'
    | 'empire'
    | 'deployment'
    | 'ally'
    | 'setup'
    | 'round'
    | 'round-end'
    | 'status'
    | 'end'
    | undefined;
  /** What the heroes have earned. */
  readonly allies?: string;
  readonly crates?: number;
  readonly credits?: number;
  /** Tokens of the mission, `crate@D5`, shields that heroes can attack with their Health, `shield@D5!5`, and spaces with rubble. */
  readonly tokens?: string;
  readonly rubble?: string;
  /** The supply deck, from its top. */
  readonly deck?: string;
  readonly rolls?: string;
  /** Choices; the first hero begins its activation before them, unless something else is next. */
  readonly line: string;
  readonly shows?: string;
  readonly hides?: string;
  readonly offers?: string;
  readonly refuses?: string;
  /** Figures at the end: `b1.1 C3!2+focused~1`. */
  readonly figures?: string;
  /** Cards of the Empire and the first hero at the end that are exhausted, depleted or discarded. */
  readonly spent?: string;
  /** Cards of the same that are not. */
  readonly keeps?: string;
  /** Groups in the hand of the Empire at the end that everybody knows, and those that are held back. */
  readonly known?: string;
  readonly heldBack?: string;
  /** Events at the end that the Empire has shown. */
  readonly events?: string;
  /** Energy shields at the end. */
  readonly shields?: string;
  readonly threat?: number;
  /** The credits of the heroes at the end, and the influence of the Empire. */
  readonly wins?: number;
  readonly influence?: number;
}

/** What a card does, and where it does not, by the titles of the tests. */
export interface CampaignCardTests {
  readonly works: Readonly<Record<string, CampaignCase>>;
  readonly limits: Readonly<Record<string, CampaignCase>>;
}
export type TestsOfCampaignCards = Readonly<Record<string, CampaignCardTests>>;

/** Sealed events far away, and the end. */
const events: CampaignMission['events'] = [
  { id: 'alarm', when: { at: 'round-end', round: 8 }, do: [{ do: 'threat', amount: 2 }] },
  { id: 'lock-down', when: { at: 'round-end', round: 9 }, do: [{ do: 'optional-deployment' }] },
  { id: 'over', when: { at: 'round-end', round: 9 }, do: [{ do: 'win', side: 'empire' }] },
];

const terms = termsOfContent(campaignPack, [fieldMission({ points: ['H1'], events })], {});

/** What waits for the case to be played. */
const stacks: Readonly<Record<NonNullable<CampaignCase['next']>, readonly BattleFrame[]>> = {
  rebels: [{ step: 'sides', next: 'rebels' }],
  empire: [{ step: 'sides', next: 'empire' }],
  deployment: [{ step: 'nextRound' }, { step: 'optionalDeployment' }],
  ally: [{ step: 'nextRound' }, { step: 'ally', declined: [] }],
  setup: [{ step: 'nextRound' }, { step: 'entrance', seats: [] }],
  round: [{ step: 'round' }],
  'round-end': [{ step: 'nextRound' }, { step: 'endOfRound' }],
  status: [{ step: 'status' }],
  end: [{ step: 'missionEnd' }],
};

/** Plays a case; throws where something else comes of it. */
export function proveCampaign(one: CampaignCase): void {
  const battle = new Battle(terms, () => stateOf(terms, one));
  if (one.rolls !== undefined) battle.roll(one.rolls);
  for (const move of [...(one.next === undefined ? ['b> group:b1'] : []), ...movesOf(one.line)])
    playMove(battle, move);
  const told = battle.events.flatMap((event) => sentenceOf(terms, battle.state, event) ?? []);
  const all = `${told.join('; ')}; ${battle.asks} ${battle.asks === 'over' ? '' : battle.choices.join(' ')}`;
  let from = 0;
  for (const sentence of one.shows?.split('; ') ?? []) {
    const at = told.indexOf(sentence, from);
    assert.notEqual(at, -1, `"${sentence}" does not come in: ${all}`);
    from = at + 1;
  }
  for (const sentence of one.hides?.split('; ') ?? [])
    assert.ok(!told.includes(sentence), `"${sentence}" comes in: ${all}`);
  for (const choice of words(one.offers)) assert.ok(battle.choices.includes(choice), `${choice}: ${all}`);
  for (const choice of words(one.refuses)) assert.ok(!battle.choices.includes(choice), `${choice}: ${all}`);
  for (const figure of one.figures?.split(', ') ?? []) {
    const [name = '', is = ''] = figure.split(' ');
    assert.equal(described(battle.state, name), is, `${name}: ${all}`);
  }
  if (one.shields !== undefined) {
    const names = battle.state.shields.map((space) =>
      nameOf(missionOf(terms, battle.state), { space, turned: false }),
    );
    assert.equal(names.join(' '), one.shields, all);
  }
  if (one.threat !== undefined) assert.equal(battle.state.campaign?.mission?.threat, one.threat, all);
  if (one.influence !== undefined)
    assert.equal(battle.state.campaign?.record.empire.influence, one.influence, all);
  if (one.wins !== undefined) assert.equal(battle.state.campaign?.record.credits, one.wins, all);
  for (const id of words(one.keeps)) assert.ok(!isSpent(battle.state, id), `${id} is spent: ${all}`);
  const { known = [], heldBack = [], shown = [] } = battle.state.campaign?.mission ?? {};
  const idsOf = (cards: readonly number[]): string =>
    cards.map((card) => entry(terms.fighters, card).id).join(' ');
  if (one.known !== undefined) assert.equal(idsOf(known), one.known, all);
  if (one.events !== undefined) assert.equal(shown.map(({ id }) => id).join(' '), one.events, all);
  if (one.heldBack !== undefined) assert.equal(idsOf(heldBack), one.heldBack, all);
  for (const id of words(one.spent)) assert.ok(isSpent(battle.state, id), `${id} is not spent: ${all}`);
}

const rests: readonly string[] = ['activation', 'rebelTurn', 'turn', 'nextFigure'];

function isAtRest(battle: Battle): boolean {
  return battle.asks === 'over' || rests.includes(battle.asks.split(' ')[1] ?? '');
}

/** Plays a move; what has a single answer need not be said. `*`: all is declined until somebody may act again. */
function playMove(battle: Battle, move: string): void {
  for (let times = 0; times < 60; times++) {
    if (isAtRest(battle)) break;
    const [only = '', ...others] = battle.choices;
    if (others.length === 0 && (only !== move || move === '-')) battle.play(only);
    else if (move !== '*') break;
    else battle.play(battle.choices.includes('-') ? '-' : only);
  }
  if (move !== '*') battle.play(move);
}

/** The moves of a line: who makes one may stand before it, `c> group:c1`. */
function movesOf(line: string): string[] {
  return line === '' ? [] : line.split(/(?<!>) /);
}

function words(text = ''): string[] {
  return text === '' ? [] : text.split(' ');
}

function described(state: BattleState, name: string): string {
  const number = parseFigure(name);
  assert.ok(number !== undefined, name);
  const { place, damage, conditions: bits, tokens } = figureOf(state, number);
  if (place === null) return '-';
  const had = conditions.filter((_, bit) => (bits & (1 << bit)) !== 0);
  const strain =
    (number & 255) === 0 ? (state.campaign?.mission?.heroes[seatOf(number) - 1]?.strain ?? 0) : 0;
  return [
    nameOf(missionOf(terms, state), place),
    damage > 0 ? `!${damage}` : '',
    ...had.map((condition) => `+${condition}`),
    ...tokens.map((token) => `*${token}`),
    strain > 0 ? `~${strain}` : '',
  ].join('');
}

function isSpent(state: BattleState, id: string): boolean {
  const upgrade = state.players
    .slice(0, 2)
    .flatMap(({ upgrades }) => upgrades)
    .find(({ card }) => terms.upgrades[card]?.id === id);
  return upgrade === undefined || upgrade.exhausted || upgrade.depleted;
}

interface Placed {
  readonly card: string;
  readonly figures: readonly (Partial<Figure> & { readonly at: string })[];
  readonly strain: number;
  readonly wounded: boolean;
}

function placed(text: string): Placed {
  const [, card = '', figures = '', strain = '0', wounded] =
    /^([\w-]+)@(.+?)(?:~(\d+))?(w)?$/.exec(text) ?? assert.fail(text);
  return {
    card,
    figures: figures.split(',').map((figure) => {
      if (figure === '-') return { at: '' };
      const [, at = '', damage = '0', had = ''] =
        /^([A-Z]\d+r?)(?:!(\d+))?((?:[+*]\w+)*)$/.exec(figure) ?? assert.fail(figure);
      return {
        at,
        damage: Number(damage),
        conditions: conditions.reduce(
          (bits, condition) => (had.includes(`+${condition}`) ? bits | bitOfCondition(condition) : bits),
          0,
        ),
        tokens: tokenKinds.filter((kind) => had.includes(`*${kind}`)),
      };
    }),
    strain: Number(strain),
    wounded: wounded !== undefined,
  };
}

const freshToken = { color: null, zone: none, carrier: none, turned: false, damage: 0 } as const;

function stateOf(cards: Terms, one: CampaignCase): BattleState {
  const { content } = campaignOf(cards);
  const {
    a = 'stormtrooper@H8',
    b,
    c = 'fenn-signis@A8',
    next,
    crates = 0,
    credits = 0,
    funds: [threat, influence = 0] = [0],
  } = one;
  const heroes = [b, c].map(placed);
  const state = emptyState(cards, 3);
  state.sides = [0, 1, 1];
  state.initiative = 0;
  state.mission = 0;
  state.round = next === 'round' ? 0 : 1;
  state.stack = [...stacks[next ?? 'rebels']];
  const spaceOf = (at: string): number => placeNamed(entry(cards.missions, 0), at)?.space ?? assert.fail(at);
  state.rubble = words(one.rubble).map(spaceOf);
  state.tokens = words(one.tokens).map((word) => {
    const [kind = '', at = '', health] = word.split(/[@!]/);
    return {
      ...freshToken,
      kind,
      space: spaceOf(at),
      ...(health !== undefined && { health: Number(health) }),
    };
  });
  const upgradeOf = (id: string): number => cards.upgradeNumber.get(id) ?? assert.fail(`no card ${id}`);
  const put = (seat: Seat, card: number, { figures }: Placed): void => {
    const group = groupWith(cards, card);
    entry(state.players, seat).groups.push({
      ...group,
      figures: group.figures.map((figure, index) => {
        const { at, ...rest } = figures[index] ?? { at: '' };
        return at === ''
          ? { ...figure, defeated: true }
          : { ...figure, ...rest, place: placeNamed(entry(cards.missions, 0), at) ?? null };
      }),
    });
  };
  for (const word of words(a)) {
    const group = placed(word);
    put(
      0,
      content.fighters.findIndex(({ id }) => id === group.card),
      group,
    );
    if (campaignPack.companions?.some(({ id }) => id === group.card)) {
      const { groups } = entry(state.players, 0);
      groups[groups.length - 1] = { ...entry(groups, groups.length - 1), companion: true };
    }
  }
  entry(state.players, 0).upgrades = words(one.empire).map((word): Upgrade => {
    const [card = '', group] = word.split('>');
    const host = group === undefined ? none : groupNumber(0, Number(group) - 1);
    return { card: upgradeOf(card), host, exhausted: false, depleted: false };
  });
  const items: OwnedItem[][] = [[], []];
  for (const [place, hero] of heroes.entries()) {
    const number = content.heroes.findIndex((known) => known.hero.id === hero.card);
    const sheet = content.heroes[number] ?? assert.fail(hero.card);
    put(place + 1, hero.wounded ? sheet.wounded : sheet.healthy, hero);
    const starting = sheet.deck.slice(0, 1).map((card) => entry(cards.upgrades, card).id);
    const own = [...starting, ...words(place === 0 ? one.cards : one.others)];
    entry(state.players, place + 1).upgrades = own.flatMap((word): Upgrade[] => {
      const [first = '', ...modifications] = word.split('+').map(upgradeOf);
      const card = Number(first);
      const mods = modifications.map(Number);
      items[place]?.push({ card, modifications: mods });
      return [card, ...mods].map((upgrade) => {
        const { tokens } = entry(content.cards, upgrade);
        return {
          card: upgrade,
          host: groupNumber(place + 1, 0),
          exhausted: false,
          depleted: false,
          ...(tokens !== undefined && { tokens }),
        };
      });
    });
  }
  for (const word of words(one.with)) {
    const seat = word.startsWith('c>') ? 2 : 1;
    const companion = placed(word.replace('c>', ''));
    put(
      seat,
      content.fighters.findIndex(({ id }) => id === companion.card),
      companion,
    );
    const groups = entry(state.players, seat).groups;
    groups[groups.length - 1] = {
      ...entry(groups, groups.length - 1),
      companion: true,
      host: groupNumber(seat, 0),
    };
  }
  const empty = emptyRecord(heroes.length);
  const record: CampaignRecord = {
    ...empty,
    heroes: heroes.map(({ card }, place) => ({
      ...entry(empty.heroes, place),
      hero: content.heroes.findIndex((known) => known.hero.id === card),
      items: items[place] ?? [],
    })),
    empire: { ...empty.empire, class: 'none', influence, agendaHand: words(one.agendas).map(upgradeOf) },
    credits,
    allies: words(one.allies).map((id) => cards.fighterNumber.get(id) ?? assert.fail(id)),
  };
  const fresh = freshMission(cards, record);
  state.campaign = {
    record,
    mission: {
      ...fresh,
      heroes: fresh.heroes.map((hero, place) => ({
        ...hero,
        strain: heroes[place]?.strain ?? 0,
        wounded: heroes[place]?.wounded ?? false,
      })),
      threat,
      threatLevel: 2,
      hand: words(one.hand).map((id) => cards.fighterNumber.get(id) ?? assert.fail(id)),
      openPoints: ['p1'],
      crates,
      supplyDeck: words(one.deck).map(upgradeOf).reverse(),
    },
  };
  holdAgendas(cards, state);
  return state;
}
