import type { Chance } from '../../../../kernel/chance.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { applyMove, type ChoicePending, findPending, settle } from '../../../../kernel/run.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { entry } from '../../../common/at.ts';
import type { CampaignCard, Hero, Item } from '../../content/campaign/card-schema.ts';
import type { CampaignPack } from '../../content/campaign/compile-campaign.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import { campaignMissions } from '../../content/campaign/missions.ts';
import { recordFrom } from '../../rules/campaign/between/carry.ts';
import { freshRecord } from '../../rules/campaign/between/fresh-record.ts';
import { campaignForecasts } from '../../rules/campaign/campaign-forecasts.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import { type CampaignOptions, termsOfContent } from '../../rules/campaign/options.ts';
import type { CampaignRecord, Side } from '../../rules/campaign/record.ts';
import type { Told } from '../../rules/campaign/state.ts';
import type { Choice } from '../../rules/choice.ts';
import type { Event } from '../../rules/event.ts';
import { withForecasts } from '../../rules/forecasts.ts';
import { format, parse } from '../../rules/notation.ts';
import type { ShownTerms, Terms } from '../../rules/options.ts';
import { emptyState } from '../../rules/setup.ts';
import type { BattleState } from '../../rules/state.ts';
import { stepsOf } from '../../rules/steps.ts';
import { plainPack } from '../plain-pack.ts';

/** A campaign of plain cards without its battles, for tests of what happens between missions. */

const stamp = { source: 'tests', certainty: 'original' } as const;

function hero(id: string): Hero {
  const side = {
    health: 10,
    endurance: 4,
    speed: 4,
    defence: ['black'],
    tests: { strength: ['blue'], insight: ['green'], tech: ['yellow'] },
    abilities: [],
  } as const;
  return { ...stamp, id, name: id, title: id, traits: [], healthy: side, wounded: side };
}

function classCard(of: string, name: string, xp: number, item?: Item): CampaignCard {
  return { ...stamp, id: `${of}-${name}`, name, kind: 'class', of, xp, ...(item && { item }) };
}

const blade: Item = {
  type: 'melee-weapon',
  traits: ['blade'],
  slots: 1,
  attack: { type: 'melee', dice: ['red'] },
};

function deckOf(of: string): CampaignCard[] {
  return [
    { ...classCard(of, 'blade', 0, blade), starting: true },
    classCard(of, 'trick', 1),
    classCard(of, 'coat', 2, { type: 'armour', traits: ['armour'] }),
    classCard(of, 'feat', 3),
    classCard(of, 'deed', 4),
  ];
}

/** Items of a tier: a rifle, a gun, a coat, a tool and three modifications, of which two are alike. */
function itemsOf(tier: number): CampaignCard[] {
  const item = (name: string, credits: number, more: Omit<Item, 'credits' | 'tier'>): CampaignCard => ({
    ...stamp,
    id: `${name}-${tier}`,
    name: `${name} ${tier}`,
    kind: 'item',
    item: { ...more, credits, tier },
  });
  const gun = {
    type: 'ranged-weapon',
    traits: ['blaster'],
    attack: { type: 'ranged', dice: ['blue'] },
  } as const;
  return [
    item('rifle', 550, { ...gun, slots: 2 }),
    item('pistol', 200, { ...gun, slots: 1 }),
    item('coat', 450, { type: 'armour', traits: ['armour'] }),
    item('tool', 150, { type: 'equipment', traits: ['accessory'] }),
    item('sight', 300, { type: 'ranged-modification', traits: ['sights'] }),
    item('lens', 250, { type: 'ranged-modification', traits: ['sights'] }),
    item('barrel', 100, { type: 'ranged-modification', traits: ['barrel'] }),
    item('haft', 300, { type: 'melee-modification', traits: ['balance'] }),
    item('grip', 0, { type: 'melee-modification', traits: ['handle'] }),
  ];
}

function imperialDeck(of: string): CampaignCard[] {
  return [0, 1, 2, 3, 4].map((xp) => ({
    ...stamp,
    id: `${of}-${xp}`,
    name: `${of} ${xp}`,
    kind: 'imperial-class',
    of,
    xp,
    ...(xp === 0 && { starting: true }),
  }));
}

type Agenda = NonNullable<CampaignCard['agenda']>;

function agendaSet(set: string, ...agendas: readonly Omit<Agenda, 'set'>[]): CampaignCard[] {
  return agendas.map((agenda, place) => ({
    ...stamp,
    id: `${set}-${place + 1}`,
    name: `${set} ${place + 1}`,
    kind: 'agenda',
    ...((agenda.type === 'secret' || agenda.type === 'immediate') && {
      abilities: [
        {
          id: `${set}-${place + 1}`,
          name: `${set} ${place + 1}`,
          when: { at: 'round-start' },
          effects: [{ do: 'victory-points', amount: 1 }],
        },
      ],
    }),
    agenda: { set, ...agenda },
  }));
}

type Ability = NonNullable<CampaignCard['abilities']>[number];

function always(id: string, ...effects: Ability['effects']): Ability {
  return { id, name: id, when: { at: 'always' }, effects };
}

const secret = { influence: 1, type: 'secret' } as const;

export const betweenPack: CampaignPack = {
  schemaVersion: 1,
  id: 'between',
  name: 'between',
  tiles: [],
  deployments: plainPack.deployments,
  companions: [],
  forms: [],
  heroes: ['ann', 'ben', 'cid', 'dot', 'eve'].map(hero),
  cards: [
    ...['ann', 'ben', 'cid', 'dot', 'eve'].flatMap(deckOf),
    ...[1, 2, 3].flatMap(itemsOf),
    { ...stamp, id: 'stim', name: 'stim', kind: 'supply' },
    { ...stamp, id: 'legendary', name: 'legendary', kind: 'reward', side: 'rebel', ofHeroes: 2 },
    {
      ...stamp,
      id: 'arm',
      name: 'arm',
      kind: 'item',
      item: { type: 'equipment', traits: ['enhancement'] },
      abilities: [always('arm', { do: 'cannot-be', what: 'sold' }, { do: 'cannot-be', what: 'traded' })],
    },
    {
      ...stamp,
      id: 'friend',
      name: 'friend',
      kind: 'reward',
      side: 'rebel',
      abilities: [always('friend', { do: 'shop', more: 1 })],
    },
    { ...stamp, id: 'heroic', name: 'heroic', kind: 'reward', side: 'rebel', ofHeroes: 3 },
    { ...stamp, id: 'medal', name: 'medal', kind: 'reward', side: 'rebel' },
    { ...stamp, id: 'badge', name: 'badge', kind: 'reward', side: 'imperial' },
    { ...stamp, id: 'pendant-of-ann', name: 'pendant', kind: 'reward', side: 'rebel', of: 'ann' },
    { ...stamp, id: 'pendant-of-eve', name: 'pendant', kind: 'reward', side: 'rebel', of: 'eve' },
    {
      ...stamp,
      id: 'suit',
      name: 'suit',
      kind: 'reward',
      side: 'rebel',
      item: { type: 'armour', traits: ['armour'] },
    },
    ...['iron', 'silk'].flatMap(imperialDeck),
    ...agendaSet('plans', secret, secret, { influence: 2, type: 'secret', returns: true }),
    ...agendaSet(
      'spies',
      secret,
      { influence: 1, type: 'ongoing', ransom: { credits: 300, draws: 1 } },
      secret,
    ),
    ...agendaSet('raids', secret, { influence: 4, type: 'forced-mission', mission: 'raid' }, secret),
    ...agendaSet(
      'traps',
      secret,
      { influence: 3, type: 'side-mission', mission: 'trap', passedOver: true },
      secret,
    ),
    ...agendaSet('walls', secret, { influence: 2, type: 'ongoing' }, { influence: 1, type: 'immediate' }),
    ...agendaSet('bombs', secret, secret, { influence: 3, type: 'side-mission', mission: 'unwritten' }),
    ...agendaSet('lures', secret, secret, secret),
  ],
};

/** Missions by id, with what they are for. */
const plainMissions: Readonly<Record<string, Partial<CampaignMission>>> = {
  'dark-recon': {
    kind: 'introduction',
    rewards: { rebels: { credits: 100, xp: 1 }, empire: { influence: 2 } },
  },
  'on-the-trail': { kind: 'story' },
  'inside-man': { kind: 'story' },
  disruption: { kind: 'story' },
  'double-agent': { kind: 'story' },
  'from-dark-clutches': { kind: 'story' },
  'on-the-run': { kind: 'story' },
  'history-repeats': { kind: 'story' },
  'into-a-corner': { kind: 'story' },
  'enemies-closer': { kind: 'finale' },
  'capital-escape': { kind: 'finale' },
  'the-realm-of-the-dark-side': { kind: 'finale' },
  'help-ann': { kind: 'side', color: 'red', of: 'ann' },
  'help-ben': { kind: 'side', color: 'red', of: 'ben' },
  'help-eve': { kind: 'side', color: 'red', of: 'eve' },
  'green-1': { kind: 'side', color: 'green' },
  'green-2': { kind: 'side', color: 'green' },
  'green-3': { kind: 'side', color: 'green' },
  'green-4': { kind: 'side', color: 'green' },
  'green-5': { kind: 'side', color: 'green' },
  'grey-1': { kind: 'side', color: 'grey' },
  'grey-2': { kind: 'side', color: 'grey' },
  'grey-3': { kind: 'side', color: 'grey' },
  'grey-4': { kind: 'side', color: 'grey' },
  'grey-5': { kind: 'side', color: 'grey' },
  raid: { kind: 'forced', of: 'raids-2' },
  trap: { kind: 'side', rewards: { rebels: {}, empire: { cards: ['badge'] } } },
};

const rewardsOfKind: Readonly<Record<CampaignMission['kind'], CampaignMission['rewards']>> = {
  introduction: { rebels: {}, empire: {} },
  story: {
    both: { xp: 2 },
    rebels: { credits: 100, cards: ['medal'] },
    empire: { influence: 3, cards: ['badge'] },
  },
  side: { both: { xp: 1 }, rebels: { credits: 150 }, empire: { influence: 2 } },
  finale: { rebels: {}, empire: {} },
  forced: { rebels: { xp: 1 }, empire: { xp: 1 } },
};

/** The missions of the tests, without what happens in them; `changes` by id, where `null` leaves one out. */
export function missionsWith(
  changes: Readonly<Record<string, Partial<CampaignMission> | null>> = {},
): readonly CompiledCampaignMission[] {
  const base = entry(campaignMissions(), 0);
  return Object.entries({ ...plainMissions, ...changes }).flatMap(([id, change]) => {
    if (change === null) return [];
    const { color: _color, of: _of, ...plain } = base.campaign;
    const kind = change.kind ?? plain.kind;
    const campaign = { ...plain, rewards: rewardsOfKind[kind], ...plainMissions[id], ...change, id };
    return [{ ...base, campaign, mission: { ...base.mission, id } }];
  });
}

/** What is set up: options, missions, seats, and what the campaign has come to. */
export interface BetweenSetting extends Omit<CampaignOptions, 'pack'> {
  readonly seats?: number;
  readonly missions?: readonly CompiledCampaignMission[];
  readonly pack?: CampaignPack;
  readonly seed?: string;
}

/** A table between missions: matches follow each other at it, and missions are won by who is said to win them. */
export class BetweenTable {
  readonly terms: Terms & ShownTerms;
  readonly chance: Chance;
  readonly events: CampaignEvent[] = [];
  /** What the heroes receive of the events. */
  readonly heard: CampaignEvent[] = [];
  private readonly rules;
  state: BattleState;

  constructor({ seats = 3, missions, pack, seed = 'between', ...options }: BetweenSetting = {}) {
    this.terms = withForecasts(
      termsOfContent(pack ?? betweenPack, missions ?? missionsWith(), options),
      campaignForecasts,
    );
    this.chance = seeded(seed);
    this.rules = {
      id: 'between',
      parse,
      steps: {
        ...stepsOf(this.terms),
        // The battle is left out: a match ends when its mission would be set up.
        missionSetup: {
          kind: 'automatic',
          run: ({ stack }: { readonly stack: BattleState['stack'] }) => {
            stack.length = 0;
          },
        },
      },
    } as const;
    this.state = this.fresh(seats, freshRecord(this.terms, seats));
    this.state.stack = [{ step: 'campaignSetup' }];
    this.settle();
  }

  private fresh(seats: number, record: CampaignRecord): BattleState {
    return { ...emptyState(this.terms, seats), campaign: { record, mission: null } };
  }

  get record(): CampaignRecord {
    const { campaign } = this.state;
    if (campaign === undefined) throw new Error('no campaign');
    return campaign.record;
  }

  set record(record: CampaignRecord) {
    this.state.campaign = { mission: null, ...this.state.campaign, record };
  }

  /** Whom the rules ask, and what they can choose, in notation. */
  get asked(): readonly {
    readonly seat: Seat;
    readonly step: string;
    readonly choices: readonly string[];
  }[] {
    return this.pending.map(({ seat, step, frame }) => ({
      seat,
      step: frame.step,
      choices: step.choices(this.state, frame, seat).map(format),
    }));
  }

  get pending(): readonly ChoicePending<BattleState, Choice, Event>[] {
    return findPending<BattleState, Choice, Event>(this.rules, this.state).flatMap((one) =>
      one.kind === 'choice' ? [one] : [],
    );
  }

  /** Plays choices of seats, each as `1 buy:rifle-1`. */
  play(...moves: readonly string[]): void {
    for (const move of moves) {
      const [seat, text = ''] = move.split(' ');
      const pending = this.pendingOf(Number(seat));
      const choices = pending.step.choices(this.state, pending.frame, pending.seat);
      const choice = choices.find((one) => format(one) === text);
      if (choice === undefined) throw new Error(`${move} is not legal: ${choices.map(format).join(' ')}`);
      this.apply(pending, choice);
    }
  }

  apply(pending: ChoicePending<BattleState, Choice, Event>, choice: Choice): void {
    applyMove<BattleState, Choice, Event>(this.rules, this.state, pending, choice, this.chance, this.emit);
  }

  /** The rule that refuses a choice; undefined if it is legal. */
  refusal(seat: Seat, text: string): string | undefined {
    const pending = this.pendingOf(seat);
    const choice = parse(text);
    if (choice === undefined) throw new Error(`${text} is no notation`);
    const { step, frame } = pending;
    if (step.choices(this.state, frame, seat).some((one) => format(one) === text)) return undefined;
    return step.refuse(this.state, frame, seat, choice);
  }

  private pendingOf(seat: Seat): ChoicePending<BattleState, Choice, Event> {
    const pending = this.pending.find((one) => one.seat === seat);
    if (pending === undefined) throw new Error(`seat ${seat} is not asked`);
    return pending;
  }

  /** The mission that comes next is over, won by a side; crates were claimed in it, and these texts were told. */
  endMission(winner: Side, crates = 0, told: readonly Told[] = []): void {
    const { missions } = this.terms;
    const { next } = this.record;
    this.events.length = 0;
    this.heard.length = 0;
    this.state.mission = missions.findIndex(({ mission }) => mission.id === next);
    this.state.round = 5;
    this.state.campaign = {
      record: this.record,
      mission: {
        heroes: [],
        extraToken: -1,
        threat: 0,
        threatLevel: 2,
        hand: [],
        known: [],
        reserve: [],
        openPoints: [],
        revealed: [],
        happened: ['alarm'],
        told,
        counters: {},
        successes: [],
        lockedDoors: [],
        lastRound: null,
        crates,
        supplyDeck: [],
        winner,
      },
    };
    this.state.stack = [{ step: 'missionEnd' }];
    this.settle();
  }

  /** Everybody is done with everything at once, and names what is first. */
  passAll(): void {
    while (this.pending.length > 0) {
      const [pending] = this.pending;
      if (pending === undefined) return;
      const choices = pending.step.choices(this.state, pending.frame, pending.seat);
      this.apply(pending, choices.find(({ kind }) => kind === 'pass') ?? entry(choices, 0));
    }
  }

  /** The next match begins with what the last one has handed on. */
  goOn(carry: Parameters<typeof recordFrom>[2]): void {
    const seats = this.state.players.length;
    this.state = this.fresh(seats, recordFrom(this.terms, seats, carry));
    this.state.stack = [{ step: 'campaignSetup' }];
    this.settle();
  }

  private settle(): void {
    settle<BattleState, Choice, Event>(this.rules, this.state, this.chance, this.emit);
  }

  private readonly emit = (event: Event, only?: readonly Seat[], others?: Event): void => {
    if (event.kind === 'campaign') this.events.push(event.event);
    const shown = only === undefined || only.includes(1) ? event : others;
    if (shown?.kind === 'campaign') this.heard.push(shown.event);
  };
}
