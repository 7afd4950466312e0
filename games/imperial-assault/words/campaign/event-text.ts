import { joinSentences, sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type {
  MissionEffect,
  MissionEvent,
  MissionFigures,
  MissionMoment,
  MissionRequirement,
} from '../../content/campaign/mission-schema.ts';
import { campaignMissionOf, missionIn } from '../../rules/campaign/current.ts';
import { effectsHere, eventsKnown, holdsAllAlong } from '../../rules/campaign/known-events.ts';
import { seenState } from '../../rules/seen.ts';
import { effectsSentence } from '../effects.ts';
import { figureSentence } from '../figures.ts';
import { joinWith, proper, rangeSentence, signed, tokenKindName } from '../names.ts';
import { doorName, fighterName, type Seen, tokenNameAt } from '../pieces.ts';
import { textSentence } from './texts.ts';

/** An event of a mission as its rules: when it happens, what has to hold then, and what it does. Its texts are not told. */
export function eventText(seen: Seen, event: MissionEvent): Sentence {
  const requirements = (event.if ?? []).filter((one) => !holdsAllAlong(one));
  return sentence('eventRule.event', {
    when: momentClause(seen, event.when),
    conditional: requirements.length > 0 ? 'yes' : 'no',
    requirements: requirementsClause(seen, requirements),
    effects: effectsText(seen, event.do),
    again: event.again === true ? 'yes' : 'no',
  });
}

function momentClause(seen: Seen, when: MissionMoment): Sentence {
  const key = `eventRule.at.${when.at}`;
  switch (when.at) {
    case 'start':
    case 'wounded':
    case 'revealed':
      return sentence(key);
    case 'round-start':
    case 'round-end':
      return sentence(key, { round: when.round ?? 0 });
    case 'opened':
      return sentence(key, { door: doorCalled(seen, when.door) });
    case 'interacts':
      return sentence(key, {
        who: whoSentence(seen, when.by ? { side: when.by } : {}),
        token: tokenCalled(seen, when.token),
      });
    case 'destroyed':
      return sentence(key, { token: tokenCalled(seen, when.token) });
    case 'brought':
      return sentence(key, { token: tokenCalled(seen, when.token), place: placeCalled(seen, when.area) });
    case 'enters':
      return sentence(key, { who: whoSentence(seen, when.who), place: placeCalled(seen, when.area) });
    case 'defeated':
      return sentence(key, { who: whoSentence(seen, when.who) });
    case 'counted': {
      const counting = known(seen).filter(
        (event) =>
          isPlain(event) &&
          event.do.some((effect) => effect.do === 'count' && effect.counter === when.counter),
      );
      return sentence(key, {
        known: counting.length > 0 ? 'yes' : 'no',
        count: when.least,
        now: missionIn(seenState(seen.view)).counters[when.counter] ?? 0,
        of: joinSentences(distinct(counting.map((event) => momentClause(seen, event.when))), 'or'),
      });
    }
    case 'event': {
      const before = known(seen).find(({ id }) => id === when.event);
      return sentence(key, eventCalled(seen, before));
    }
  }
}

/** Another event, if it is known, is called by its moment: one that does not lead on to others. */
function eventCalled(seen: Seen, event: MissionEvent | undefined) {
  return event !== undefined && isPlain(event)
    ? { known: 'yes', of: momentClause(seen, event.when) }
    : { known: 'no', of: '' };
}

function isPlain({ when }: MissionEvent): boolean {
  return when.at !== 'event' && when.at !== 'counted' && when.at !== 'start';
}

/** The same sentence is said once. */
function distinct(sentences: readonly Sentence[]): readonly Sentence[] {
  return [...new Map(sentences.map((one) => [JSON.stringify(one), one])).values()];
}

function known({ terms, view }: Seen): readonly MissionEvent[] {
  return eventsKnown(terms, seenState(view));
}

function requirementsClause(seen: Seen, requirements: readonly MissionRequirement[]): Sentence {
  return joinSentences(
    requirements.map((requirement) => requirementClause(seen, requirement)),
    'and',
  );
}

function requirementClause(seen: Seen, requirement: MissionRequirement): Sentence {
  const not = 'not' in requirement ? 'yes' : 'no';
  if ('happened' in requirement) {
    const event = known(seen).find(({ id }) => id === requirement.happened);
    return sentence('eventRule.if.happened', { not, ...eventCalled(seen, event) });
  }
  if ('counter' in requirement)
    return sentence('eventRule.if.counter', { range: rangeSentence(requirement.is) });
  if ('round' in requirement)
    return sentence('eventRule.if.round', { range: rangeSentence(requirement.round) });
  if ('figures' in requirement) {
    const { figures: who, in: area, are } = requirement;
    return sentence('eventRule.if.figures', {
      who: whoSentence(seen, who),
      range: rangeSentence(are),
      somewhere: area === undefined ? 'no' : 'yes',
      place: area === undefined ? '' : placeCalled(seen, area),
    });
  }
  if ('tokens' in requirement)
    return sentence('eventRule.if.tokens', {
      token: tokenCalled(seen, requirement.tokens),
      range: rangeSentence(requirement.are),
    });
  if ('controls' in requirement)
    return sentence('eventRule.if.controls', {
      side: requirement.controls,
      what: placeOrToken(seen, requirement.of),
    });
  if ('open' in requirement)
    return sentence('eventRule.if.open', { not, door: doorCalled(seen, requirement.open) });
  // How many play, and marks, are known: what hangs on them alone is told as it will be.
  return sentence('list.none');
}

function effectsText(seen: Seen, effects: readonly MissionEffect[]): Sentence {
  return joinWith(
    'list.words',
    distinct(effectsHere(seenState(seen.view), effects).flatMap((effect) => effectSentences(seen, effect))),
  );
}

/** What an effect does, in sentences; none for what is no rule. */
function effectSentences(seen: Seen, effect: MissionEffect): readonly Sentence[] {
  const { terms } = seen;
  switch (effect.do) {
    case 'tell':
    case 'count':
    case 'mark':
      return [];
    case 'reveal':
      return [sentence('event.revealed')];
    case 'open':
      return [sentence('eventRule.do.open', { door: doorCalled(seen, effect.door) })];
    case 'lock':
    case 'unlock':
      return [sentence(`event.${effect.do}ed`, { door: doorCalled(seen, effect.door) })];
    case 'deploy':
      return [
        sentence('eventRule.do.deploy', {
          fighters: joinSentences(effect.cards.map((card) => fighterCalled(seen, card))),
          place: placeCalled(seen, effect.at),
          side: effect.for ?? 'empire',
        }),
      ];
    case 'place':
      return [
        sentence('eventRule.do.place', {
          who: whoSentence(seen, effect.who, true),
          place: placeCalled(seen, effect.at),
        }),
      ];
    case 'threat':
      return [
        ...(effect.amount === undefined
          ? []
          : [sentence('eventRule.do.threat', { amount: signed(effect.amount) })]),
        ...(effect.levels === undefined ? [] : [sentence('eventRule.do.levels', { times: effect.levels })]),
      ];
    case 'optional-deployment':
      return [sentence('eventRule.do.optional-deployment')];
    case 'activate-point':
    case 'close-point':
      return [
        sentence(effect.do === 'activate-point' ? 'event.pointOpened' : 'event.pointClosed', {
          space: placeCalled(seen, effect.point),
        }),
      ];
    case 'put-token':
    case 'remove-token':
      return [
        sentence(effect.do === 'put-token' ? 'event.tokenLaid' : 'event.tokenTaken', {
          token: tokenCalled(seen, effect.token),
        }),
      ];
    case 'supplies':
      return [sentence('eventRule.do.supplies', { count: effect.count, whose: effect.for ?? 'subject' })];
    case 'credits':
      return [sentence('event.foundCredits', { amount: effect.amount })];
    case 'limit-rounds':
      return [sentence('event.lastRound', { round: effect.round })];
    case 'win':
      return [sentence('event.missionOver', { winner: effect.side })];
    case 'abilities':
      return [
        sentence('eventRule.do.abilities', {
          side: effect.by,
          text: effectsSentence(terms.pack, effect.effects),
        }),
      ];
    case 'test':
      return [
        sentence('eventRule.do.test', {
          who: effect.who?.replace('-', '') ?? 'subject',
          attribute: sentence(`attribute.${effect.attribute}`),
        }),
        ...(effect.success ? [outcome('success', effectsText(seen, effect.success))] : []),
        ...(effect.failure ? [outcome('failure', effectsText(seen, effect.failure))] : []),
      ];
    case 'choose':
      return [
        sentence('eventRule.do.choose', {
          side: effect.by,
          options: joinWith(
            'list.either',
            effect.options.map(({ text }) => textSentence(text)),
          ),
        }),
      ];
    case 'if': {
      const requirements = requirementsClause(
        seen,
        effect.if.filter((one) => !holdsAllAlong(one)),
      );
      return [
        sentence('eventRule.do.if', { requirements, effects: effectsText(seen, effect.effects) }),
        ...(effect.otherwise ? [outcome('otherwise', effectsText(seen, effect.otherwise))] : []),
      ];
    }
  }
}

function outcome(which: 'success' | 'failure' | 'otherwise', effects: Sentence): Sentence {
  return sentence(`eventRule.${which}`, { effects });
}

/** Figures that a mission means: one of them, or all. */
function whoSentence(seen: Seen, { side, card, wounded, is }: MissionFigures, all = false): Sentence {
  if (card !== undefined) return fighterCalled(seen, card);
  if (is !== undefined) return figureSentence(seen.terms.pack, is, all ? 'each' : 'one');
  return sentence('eventRule.who', {
    side: wounded === undefined ? (side ?? 'any') : wounded ? 'wounded' : 'healthy',
    all: all ? 'yes' : 'no',
  });
}

function fighterCalled({ terms }: Seen, id: string): Sentence {
  const number = terms.fighterNumber.get(id);
  return number === undefined ? proper(id) : fighterName(terms, number);
}

/** A token by its id or kind. */
function tokenCalled(seen: Seen, name: string): Sentence {
  const { tokenIds, tokens } = campaignMissionOf(seen.terms, seen.view);
  const token = tokenIds.findIndex((id, at) => id === name || tokens[at]?.kind === name);
  return token < 0 ? tokenKindName(name) : tokenNameAt(seen, token);
}

function doorCalled(seen: Seen, id: string): Sentence {
  return doorName(seen, campaignMissionOf(seen.terms, seen.view).doorIds.indexOf(id));
}

/** The spaces of an area, or that of a deployment point. */
function placeCalled({ terms, view }: Seen, id: string): string {
  const { areas, points, names } = campaignMissionOf(terms, view);
  const point = points.get(id);
  const spaces = areas.get(id) ?? (point === undefined ? [] : [point.space]);
  return spaces.map((space) => names[space] ?? '?').join(', ');
}

function placeOrToken(seen: Seen, id: string): Sentence {
  const place = placeCalled(seen, id);
  return place === '' ? tokenCalled(seen, id) : proper(place);
}
