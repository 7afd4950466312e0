import { joinSentences, sentence } from '../../../sentences.ts';
import type { Arg, LogSentence, Section, Sentence } from '../../../words.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import { allyCost, deploymentCost, partToDeploy, reinforcementCost } from '../../rules/campaign/costs.ts';
import { campaignMissionOf, tokenRuleOf } from '../../rules/campaign/current.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import type { MissionState, TestPurpose } from '../../rules/campaign/state.ts';
import type { Choice } from '../../rules/choice.ts';
import { seenState } from '../../rules/seen.ts';
import { type BattleFrame, groupWith, none } from '../../rules/state.ts';
import { dieSentence } from '../attack.ts';
import { proper } from '../names.ts';
import {
  countedNames,
  doorName,
  fighterName,
  figureWhose,
  groupName,
  groupWhose,
  type Seen,
  tokenNameAt,
  tokenWhere,
  upgradeName,
} from '../pieces.ts';
import { effectText } from '../printed.ts';
import { eventText } from './event-text.ts';
import { textSentence } from './texts.ts';

/** How people hear of a mission: what its events tell, what the Empire deploys, and how it stands. */

type Args = Readonly<Record<string, Arg>>;

function log(key: string, args: Args = {}, place?: string): LogSentence {
  return sentence(`event.${key}`, args, place);
}

/** What the log says of an event of a mission; undefined for all other events of a campaign. */
export function missionEventSentence(event: CampaignEvent, seen: Seen): LogSentence | undefined {
  const { terms } = seen;
  switch (event.kind) {
    case 'mission': {
      const mission = missionAt(seen, event.mission);
      return (
        mission && { ...log('missionBegins', { mission: textSentence(mission.campaign.name) }), opens: true }
      );
    }
    case 'told':
      return { ...textSentence(event.text), opens: true };
    case 'groupArrives':
      return log('groupArrives', { group: groupWhose(seen, event.group) });
    case 'reinforced': {
      const figure = figureWhose(seen, event.figure);
      return log('reinforced', { figure }, figure.place);
    }
    case 'groupReturns':
      return log('groupReturns', { fighter: fighterName(terms, event.card) });
    case 'groupJoins':
      return log('groupJoins', { fighter: fighterName(terms, event.card), count: event.count });
    case 'threat':
      return log('threat', {
        way: event.change < 0 ? 'down' : 'up',
        amount: Math.abs(event.change),
        threat: event.threat,
      });
    case 'revealed':
      return log('revealed');
    case 'locked':
    case 'unlocked': {
      const door = doorName(seen, event.door);
      return log(event.kind, { door }, door.place);
    }
    case 'pointOpened':
    case 'pointClosed':
      return log(event.kind, { space: spaceOfPoint(seen, event.point) });
    case 'usedToken': {
      const figure = figureWhose(seen, event.figure);
      return log('usedToken', { figure, token: tokenNameAt(seen, event.token) }, `token:${event.token + 1}`);
    }
    case 'tokenLaid':
    case 'tokenTaken':
      return log(event.kind, { token: tokenWhere(seen, event.token) }, `token:${event.token + 1}`);
    case 'tokenTested':
      return log(
        'tokenTested',
        {
          token: tokenNameAt(seen, event.token),
          successes: event.successes,
          needed: testOf(seen, event.token)?.needed ?? event.successes,
        },
        `token:${event.token + 1}`,
      );
    case 'credits':
      return log('foundCredits', { amount: event.amount });
    case 'sawSupplies': {
      const { seat, count, cards } = event;
      const args = { seat: { seat }, count };
      return cards === undefined
        ? log('sawSupplies', args)
        : log('sawSupplyCards', {
            ...args,
            cards: countedNames(cards.map((card) => proper(upgradeName(terms, card)))),
          });
    }
    case 'drewSupply':
    case 'tookSupply':
      return log(event.kind, { seat: { seat: event.seat }, card: upgradeName(terms, event.card) });
    case 'exhaustedCard':
    case 'agendaReturned':
    case 'agendaGone':
      return log(event.kind, { card: upgradeName(terms, event.card) });
    case 'heldBack':
    case 'ally':
      return log(event.kind, { fighter: fighterName(terms, event.fighter) });
    case 'shownGroups': {
      const names = (cards: readonly number[]): Sentence =>
        countedNames(cards.map((card) => fighterName(terms, card)));
      return log('shownGroups', { hand: names(event.hand), reserve: names(event.reserve) });
    }
    case 'shownEvent':
      return log('shownEvent', {
        shown: event.event === null ? 'no' : 'yes',
        event: event.event === null ? '' : eventText(seen, event.event),
      });
    case 'lastRound':
      return log('lastRound', { round: event.round });
    case 'missionChose':
    case 'noAlly':
      return log(event.kind, { seat: { seat: event.seat } });
    case 'missionOver':
      return { ...log('missionOver', { winner: event.winner }), opens: true };
    case 'openGroup': {
      const { fighter } = event;
      return log('openGroup', {
        known: fighter === undefined ? 'no' : 'yes',
        fighter: fighter === undefined ? '' : fighterName(terms, fighter),
      });
    }
    case 'attachedCard':
    case 'detachedCard':
      return log(event.kind, { card: upgradeName(terms, event.card), group: groupWhose(seen, event.group) });
    default:
      return undefined;
  }
}

/** What a question in a mission that no battle has says besides whom it asks; undefined for other questions. */
export function missionPrompt(frame: BattleFrame, seen: Seen): Args | undefined {
  switch (frame.step) {
    case 'openGroups':
      return { left: frame.left };
    case 'deployment':
      return { threat: seen.view.campaign?.mission?.threat ?? 0 };
    case 'attachments':
      return { group: groupName(seen, frame.group) };
    case 'agendaPlayed':
      return { card: upgradeName(seen.terms, frame.card) };
    case 'strikeHeroes':
      return { what: frame.what, left: frame.amount };
    case 'specialAction':
      return { figure: figureWhose(seen, frame.figure) };
    case 'damageObject':
      return { amount: frame.amount };
    case 'howMany':
      return { text: effectText(seen.terms, frame.effect) };
    case 'exhaustCard':
    case 'keepSupply':
    case 'supplyTop':
    case 'rerollTest':
    case 'arrive':
    case 'ally':
    case 'missionChoice':
    case 'missionTester':
    case 'showEvent':
      return {};
    default:
      return undefined;
  }
}

/** What a choice of such a question means; undefined for all others. */
export function missionChoice(
  choice: Choice,
  frame: BattleFrame | undefined,
  seen: Seen,
): Sentence | undefined {
  switch (frame?.step) {
    case 'openGroups':
      return choice.kind === 'card' ? fighterChoice('openGroup', choice.card, [], seen) : undefined;
    case 'deployment':
      if (choice.kind === 'card') return fighterChoice('deployment', choice.card, frame.discounts, seen);
      if (choice.kind === 'figure')
        return sentence('choice.reinforce', {
          figure: groupName(seen, groupWith(choice.figure)),
          cost: reinforcementCost(seen.terms, seenState(seen.view), groupWith(choice.figure)),
        });
      if (choice.kind === 'number') return partChoice(choice.number, seen);
      return choice.kind === 'pass' ? sentence('choice.pass.deployment') : undefined;
    case 'attachments':
      return choice.kind === 'card'
        ? sentence('choice.attachCard', { card: cardCalled(choice.card, seen) })
        : undefined;
    case 'exhaustCard':
    case 'keepSupply':
    case 'supplyTop':
      if (choice.kind === 'pass') return sentence(`choice.pass.${frame.step}`);
      return choice.kind === 'card'
        ? sentence(`choice.${frame.step}`, { card: cardCalled(choice.card, seen) })
        : undefined;
    case 'damageObject':
    case 'chooseFigures':
      return choice.kind === 'token'
        ? sentence(
            'choice.damageObject',
            { token: tokenWhere(seen, choice.token) },
            `token:${choice.token + 1}`,
          )
        : undefined;
    case 'rerollTest':
      return testDie(choice, seen);
    case 'ally':
      if (choice.kind === 'card') return fighterChoice('ally', choice.card, [], seen);
      return choice.kind === 'pass' ? sentence('choice.pass.ally') : undefined;
    case 'missionChoice': {
      const text = choice.kind === 'option' ? frame.options[choice.option] : undefined;
      return text && textSentence(text);
    }
    case 'showEvent': {
      if (choice.kind === 'pass') return sentence('choice.pass.showEvent');
      const event = choice.kind === 'option' ? frame.events[choice.option] : undefined;
      return event && eventText(seen, event);
    }
    case 'agendaPlayed':
      return choice.kind === 'option'
        ? sentence('choice.agendaPlayed', { option: choice.option })
        : undefined;
    default:
      return choice.kind === 'token' && frame?.step === 'activation'
        ? tokenChoice(choice.token, seen)
        : undefined;
  }
}

function fighterChoice(
  key: 'openGroup' | 'deployment' | 'ally',
  id: string,
  discounts: Extract<BattleFrame, { readonly step: 'deployment' }>['discounts'],
  { terms, view }: Seen,
): Sentence {
  const card = terms.fighterNumber.get(id);
  if (card === undefined) return proper(id);
  const state = seenState(view);
  const cost = key === 'ally' ? allyCost(terms, state, card) : deploymentCost(terms, state, card, discounts);
  return sentence(`choice.${key}`, { fighter: fighterName(terms, card), cost });
}

/** So many figures of a group that may be deployed in part. */
function partChoice(count: number, { terms, view }: Seen): Sentence | undefined {
  const part = partToDeploy(terms, seenState(view));
  if (part === undefined) return undefined;
  const fighter = fighterName(terms, part.card);
  return sentence('choice.deployPart', { fighter, count, cost: count * part.cost });
}

/** An interaction with a token, with the test that it takes, and how far it has come. */
function tokenChoice(token: number, seen: Seen): Sentence {
  const test = testOf(seen, token);
  const where = tokenWhere(seen, token);
  return sentence(
    'choice.interact',
    {
      token: where,
      tested: test === undefined ? 'no' : 'yes',
      attribute: test === undefined ? '' : sentence(`attribute.${test.attribute}`),
      successes: test?.successes ?? 0,
      needed: test?.needed ?? 0,
    },
    where.place,
  );
}

/** How many successes a test still wants of the token that it is for; undefined where it is for anything else. */
export function successesWanted(
  seen: Seen,
  purpose: TestPurpose,
): { readonly needed: number; readonly successes: number } | undefined {
  if (purpose.of !== 'token') return undefined;
  const test = testOf(seen, purpose.token);
  return test && { needed: test.needed, successes: test.successes };
}

/** The test that a token takes, and how far it has come; undefined where it takes none. */
function testOf({ terms, view }: Seen, token: number) {
  const { test, successes: needed = 1 } = tokenRuleOf(terms, view, token)?.interact ?? {};
  if (test === undefined) return undefined;
  return { attribute: test, needed, successes: view.campaign?.mission?.successes[token] ?? 0 };
}

/** A die of the test that goes on, or no more of them. */
function testDie(choice: Choice, { view }: Seen): Sentence | undefined {
  if (choice.kind === 'pass') return sentence('choice.pass.rerollDie');
  if (choice.kind !== 'die') return undefined;
  const test = view.stack.findLast((frame) => frame.step === 'testing');
  const die = test?.step === 'testing' ? test.dice?.[choice.die] : undefined;
  return sentence('choice.die', { number: choice.die + 1, die: die === undefined ? '' : dieSentence(die) });
}

function cardCalled(id: string, { terms }: Seen): Sentence {
  const number = terms.upgradeNumber.get(id);
  return proper(number === undefined ? id : upgradeName(terms, number));
}

function missionAt({ terms }: Seen, mission: number): CompiledCampaignMission | undefined {
  return terms.added.campaign?.missions[mission];
}

/** The space of a deployment point, as people call it. */
function spaceOfPoint(seen: Seen, point: string): string {
  const { points, names } = campaignMissionOf(seen.terms, seen.view);
  return names[points.get(point)?.space ?? none] ?? '?';
}

/** What the briefing says, what each side has to do, how the mission stands, and what was told. */
export function missionSections(seen: Seen): readonly Section[] {
  const mission = missionAt(seen, seen.view.mission);
  const state = seen.view.campaign?.mission ?? null;
  if (mission === undefined || state === null) return [];
  const { shown = [] } = state;
  return [
    {
      title: textSentence(mission.campaign.name),
      lines: [...briefingLines(mission), ...standLines(state, seen)],
    },
    ...(shown.length === 0
      ? []
      : [{ title: sentence('table.shown'), lines: shown.map((event) => eventText(seen, event)) }]),
    ...(state.told.length === 0
      ? []
      : [{ title: sentence('table.told'), lines: state.told.map(({ text }) => textSentence(text)) }]),
  ];
}

/** The story so far and the goals, which everybody knows. */
export function briefingLines({
  campaign: { briefing, goals },
}: CompiledCampaignMission): readonly Sentence[] {
  return [
    textSentence(briefing),
    sentence('table.goal', { side: 'rebels', goal: textSentence(goals.rebels) }),
    sentence('table.goal', { side: 'empire', goal: textSentence(goals.empire) }),
  ];
}

/** Threat, the last round, the points at which groups arrive, and the open groups as far as they are known. */
function standLines(state: MissionState, seen: Seen): readonly Sentence[] {
  const { threat, threatLevel, lastRound, openPoints, hand } = state;
  const { terms } = seen;
  const known = hand.filter((card) => card !== none);
  return [
    sentence('table.threat', { threat, level: threatLevel }),
    ...(lastRound === null ? [] : [sentence('table.lastRound', { round: lastRound })]),
    ...(openPoints.length === 0
      ? []
      : [
          sentence('table.points.open', {
            spaces: openPoints.map((point) => spaceOfPoint(seen, point)).join(', '),
          }),
        ]),
    sentence('table.openGroups', {
      count: hand.length,
      known: known.length,
      fighters: countedNames(known.map((card) => fighterName(terms, card))),
    }),
    ...seen.view.tokens.flatMap((_, token) => {
      const test = testOf(seen, token);
      if (test === undefined || test.successes === 0) return [];
      const where = tokenWhere(seen, token);
      return [
        sentence(
          'table.tokenTest',
          { token: where, successes: test.successes, needed: test.needed },
          where.place,
        ),
      ];
    }),
    ...(state.lockedDoors.length === 0
      ? []
      : [
          sentence('table.lockedDoors', {
            doors: joinSentences(state.lockedDoors.map((door) => doorName(seen, door))),
          }),
        ]),
  ];
}
