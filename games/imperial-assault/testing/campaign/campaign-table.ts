import assert from 'node:assert/strict';
import type { Json, Seat, Viewer } from '../../../../kernel/game.ts';
import { MatchChance } from '../../../../kernel/match-chance.ts';
import { applyMove, type ChoicePending, findPending, settle } from '../../../../kernel/run.ts';
import { type CampaignRules, campaignGame } from '../../campaign-game.ts';
import type { CampaignPack } from '../../content/campaign/compile-campaign.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import { conditions } from '../../content/vocabulary.ts';
import { campaignOf } from '../../rules/added.ts';
import { campaignIn, campaignMissionOf, heroOf, missionIn } from '../../rules/campaign/current.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import { pushMission } from '../../rules/campaign/events.ts';
import type { MissionHappening } from '../../rules/campaign/happening.ts';
import { type CampaignOptions, termsOfContent, termsOfFile } from '../../rules/campaign/options.ts';
import type { CampaignRecord } from '../../rules/campaign/record.ts';
import type { HeroState, MissionState } from '../../rules/campaign/state.ts';
import type { Choice } from '../../rules/choice.ts';
import { copy } from '../../rules/copy.ts';
import { nameOf, placeNamed } from '../../rules/drawn-mission.ts';
import type { Event } from '../../rules/event.ts';
import { format, parse, parseFigure } from '../../rules/notation.ts';
import {
  type BattleState,
  type BattleTurn,
  changeFigure,
  type FigureNumber,
  figureOf,
  playerOf,
} from '../../rules/state.ts';
import { layingOf, type MissionSetting, testMission } from './test-mission.ts';
import { testPack } from './test-pack.ts';

/** A mission of a test, or the campaign that begins with it: two heroes, if no other number is said. */
export interface CampaignSetting extends MissionSetting {
  /** Ids of the heroes, by seat. */
  readonly heroes?: readonly string[];
  readonly pack?: Partial<CampaignPack>;
  readonly options?: CampaignOptions;
  /** More missions of the campaign. */
  readonly missions?: readonly CompiledCampaignMission[];
  /** What the match before has handed on. */
  readonly carry?: Json;
  readonly seed?: string;
}

/** The game of a setting: the campaign with its cards and missions. */
export function gameOf({ pack, mission, field, missions = [] }: CampaignSetting) {
  const first = testMission({ ...(mission && { mission }), ...(field && { field }) });
  const all = [first, ...missions];
  const campaigns = all.map(({ campaign }) => campaign);
  const { laying, tiles } = layingOf(field);
  const cards = { ...testPack, ...pack, missions: campaigns, layings: [laying], tiles: [...tiles.values()] };
  return campaignGame((options) =>
    typeof options.pack === 'object'
      ? termsOfFile(cards, options.pack, options)
      : termsOfContent(cards, all, options),
  );
}

/**
 * A match of a campaign in which everything is said by notation: the Empire is a, the heroes are b1.1, c1.1 and so on.
 * It begins where the first decision waits; the state can be changed from outside.
 */
export class CampaignTable {
  readonly rules: CampaignRules;
  state: BattleState;
  readonly events: Event[] = [];
  private readonly chance: MatchChance;

  constructor(setting: CampaignSetting = {}) {
    const { heroes = ['brave', 'clever'], carry, seed = 'a campaign of a test' } = setting;
    const options: CampaignOptions = {
      play: 'mission',
      mission: setting.mission?.id ?? 'test-mission',
      imperialClass: 'might',
      heroes,
      ...setting.options,
    };
    this.chance = new MatchChance(seed);
    this.rules = gameOf(setting).open(options);
    this.state = this.rules.setup(heroes.length + 1, this.chance, { bring: [], carry });
    this.settle();
  }

  private readonly note = (event: Event): void => {
    this.events.push(event);
  };

  private settle(): void {
    settle(this.rules, this.state, this.chance, this.note);
  }

  private pending(seat?: Seat): ChoicePending<BattleState, Choice, Event> {
    const all = findPending(this.rules, this.state);
    const found = seat === undefined ? all[0] : all.find((one) => one.seat === seat);
    if (found?.kind !== 'choice') throw new Error(`nobody is asked to choose, but ${this.asks}`);
    return found;
  }

  /** Who is asked for what: `b rebelTurn, c rebelTurn`; `over` when the match is. */
  get asks(): string {
    const all = findPending(this.rules, this.state);
    if (all.length === 0) return 'over';
    return all.map(({ seat, frame }) => `${'abcde'[seat]} ${frame.step}`).join(', ');
  }

  /** The choices of the first seat that is asked, or of this one, without standing orders. */
  choices(seat?: Seat): string[] {
    const { step, frame, seat: asked } = this.pending(seat);
    return step
      .choices(this.state, frame, asked)
      .map(format)
      .filter((text) => !text.startsWith('order:'));
  }

  /** Whoever may choose so does, one choice after the other. Copies, JSON and views of every state are checked. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const choice = parse(text);
      assert.ok(choice !== undefined, `${text} is no notation`);
      const able = findPending(this.rules, this.state).find(
        (one) =>
          one.kind === 'choice' &&
          one.step.choices(this.state, one.frame, one.seat).some((legal) => format(legal) === text),
      );
      if (able?.kind !== 'choice')
        throw new Error(`${text} is not legal: ${this.asks}, for ${this.choices().join(' ')}`);
      applyMove(this.rules, this.state, able, choice, this.chance, this.note);
      assert.deepEqual(copy(this.state), this.state);
      this.state = JSON.parse(JSON.stringify(this.state));
    }
    return this;
  }

  /** The rule that forbids a choice of the first seat that is asked, or of this one. */
  refuses(text: string, seat?: Seat): string {
    const { step, frame, seat: asked } = this.pending(seat);
    const choice = parse(text);
    assert.ok(choice !== undefined, `${text} is no notation`);
    assert.ok(!this.choices(seat).includes(text), `${text} is legal`);
    return step.refuse(this.state, frame, asked, choice);
  }

  /** What the next dice show: `red4 green1`. */
  roll(dice: string): this {
    this.chance.prescribe(dice.split(' ').map((one) => Number(one.slice(-1))));
    return this;
  }

  /** Ends activations and declines until this question is asked, the round is this one, or the match is `over`. */
  passTo(wanted: string | number): this {
    const isThere = () =>
      typeof wanted === 'number' ? this.state.round >= wanted : ` ${this.asks}`.includes(` ${wanted}`);
    for (let moves = 0; !isThere() && this.asks !== 'over' && moves < 500; moves++) {
      const choices = this.choices();
      const [first = ''] = choices;
      this.play(choices.includes('-') && !this.asks.includes('rebelTurn') ? '-' : first);
    }
    assert.ok(isThere(), `${wanted} never came; ${this.asks}`);
    return this;
  }

  /** Has a group activate, as soon as it is the turn of its seat. */
  activate(group: string): this {
    const wanted = `group:${group}`;
    for (let moves = 0; moves < 200 && !this.isLegal(wanted); moves++) {
      const choices = this.choices();
      const [first = ''] = choices;
      this.play(choices.includes('-') ? '-' : first);
    }
    return this.play(wanted);
  }

  private isLegal(text: string): boolean {
    return findPending(this.rules, this.state).some(({ seat }) => this.choices(seat).includes(text));
  }

  /** Declines what may be done in tests. */
  finishTests(): this {
    while (this.asks.includes(' test')) this.play('-');
    return this;
  }

  /** Puts a figure on a space, with so much damage. */
  put(figure: string, at: string, damage = 0): this {
    const place = placeNamed(campaignMissionOf(this.rules.terms, this.state), at);
    if (place === undefined) throw new Error(`there is no space ${at}`);
    changeFigure(this.state, numberOf(figure), { place, damage, defeated: false });
    return this;
  }

  /** Has something happen to which the mission may answer, or whatever else the rules do in a turn. */
  happen(happening: MissionHappening): this {
    return this.inTurn((turn) => pushMission(this.rules.terms, turn, happening));
  }

  inTurn(act: (turn: BattleTurn) => void): this {
    const { state, chance, note } = this;
    act({ state, stack: state.stack, chance, emit: note });
    this.settle();
    return this;
  }

  /** Where a figure is, with its damage and conditions: `C4!2+stunned`; `-` if it is not on the map. */
  at(figure: string): string {
    const { place, damage, conditions: bits } = figureOf(this.state, numberOf(figure));
    if (place === null) return '-';
    const name = nameOf(campaignMissionOf(this.rules.terms, this.state), place);
    const had = conditions.filter((_, bit) => (bits & (1 << bit)) !== 0).map((one) => `+${one}`);
    return `${name}${damage > 0 ? `!${damage}` : ''}${had.join('')}`;
  }

  get record(): CampaignRecord {
    return campaignIn(this.state).record;
  }

  get mission(): MissionState {
    return missionIn(this.state);
  }

  /** Where tokens lie, by number: `B5`, or `-` for one that does not. */
  tokensAt(): string[] {
    const mission = campaignMissionOf(this.rules.terms, this.state);
    return this.state.tokens.map(({ space }) => mission.names[space] ?? '-');
  }

  /** How many supply cards a hero has. */
  supplies(seat: Seat): number {
    const { cards } = campaignOf(this.rules.terms).content;
    const { upgrades } = playerOf(this.state, seat);
    return upgrades.filter(({ card }) => cards[card]?.kind === 'supply').length;
  }

  /** What a viewer sees of the mission. */
  seen(viewer: Viewer): MissionState {
    return missionIn(this.rules.observe(this.state, viewer));
  }

  hero(seat: Seat): HeroState {
    return heroOf(this.state, seat);
  }

  /** What was told of the campaign alone, of one kind. */
  told<K extends CampaignEvent['kind']>(kind: K): Extract<CampaignEvent, { readonly kind: K }>[] {
    return this.events.flatMap((event) =>
      event.kind === 'campaign' && isOfKind(event.event, kind) ? [event.event] : [],
    );
  }
}

function isOfKind<K extends CampaignEvent['kind']>(
  event: CampaignEvent,
  kind: K,
): event is Extract<CampaignEvent, { readonly kind: K }> {
  return event.kind === kind;
}

/** The number of a figure: `b1.1`. */
export function numberOf(figure: string): FigureNumber {
  const number = parseFigure(figure);
  if (number === undefined) throw new Error(`${figure} is no figure`);
  return number;
}
