import { joinSentences, sentence } from '../../../sentences.ts';
import type { Arg, Sentence } from '../../../words.ts';
import { packOf } from '../../content/campaign/compile-campaign.ts';
import type {
  MissionEffect,
  MissionEvent,
  MissionFigures,
  MissionMoment,
  MissionRequirement,
} from '../../content/campaign/mission-schema.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { campaignSayings } from '../../words/campaign/sayings.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import { effectsSentence } from '../../words/effects.ts';
import { figureSentence } from '../../words/figures.ts';
import { type Cards, proper, rangeSentence, signed } from '../../words/names.ts';
import type { Scenario } from './fresh.ts';
import { cardSentence } from './offers.ts';

/** The cards of the game, which missions name. */
const cards: Cards = { ...packOf(campaignPack), says: campaignSayings };

/**
 * What an event of a mission says: when, and if what holds; then what happens, a sentence for each effect; last how often
 * it happens, and whether the Rebels know of it. Its faults are no concern of it: a name of nothing stays a name.
 */
export function eventSentences({ mission }: Scenario, event: MissionEvent): readonly Sentence[] {
  const says = new EventSayings(mission);
  return [
    sentence('event-says.when', {
      when: says.moment(event.when),
      limited: event.if === undefined ? 'no' : 'yes',
      if: event.if === undefined ? '' : says.requirements(event.if),
    }),
    ...event.do.map((effect) => sentence('event-says.effect', { effect: says.effect(effect) })),
    sentence('event-says.often', {
      again: event.again ? 'yes' : 'no',
      open: event.open ? 'yes' : 'no',
    }),
  ];
}

/** When an event of a mission happens. */
export function momentSentence({ mission }: Scenario, { when }: MissionEvent): Sentence {
  return new EventSayings(mission).moment(when);
}

/** The sentences of one mission, with the names that it gives to its tokens. */
class EventSayings {
  readonly #tokens: ReadonlyMap<string, Sentence>;

  constructor({ tokens }: Scenario['mission']) {
    this.#tokens = new Map(tokens.map(({ token, name }) => [token, textSentence(name)]));
  }

  moment(when: MissionMoment): Sentence {
    switch (when.at) {
      case 'round-start':
      case 'round-end':
        return say(`moment.${when.at}`, { round: when.round ?? 0 });
      case 'opened':
        return say('moment.opened', { door: when.door });
      case 'interacts':
        return say('moment.interacts', { side: when.by ?? 'any', token: this.#token(when.token) });
      case 'destroyed':
        return say('moment.destroyed', { token: this.#token(when.token) });
      case 'brought':
        return say('moment.brought', { token: this.#token(when.token), area: when.area });
      case 'enters':
        return say('moment.enters', { who: figures(when.who, 'one'), area: when.area });
      case 'defeated':
        return say('moment.defeated', { who: figures(when.who, 'one') });
      case 'counted':
        return say('moment.counted', { counter: when.counter, least: when.least });
      case 'revealed':
        return say('moment.revealed', { section: when.section });
      case 'event':
        return say('moment.event', { event: when.event });
      case 'start':
      case 'wounded':
        return say(`moment.${when.at}`);
      default:
        return when satisfies never;
    }
  }

  requirements(all: readonly MissionRequirement[]): Sentence {
    return joinSentences(
      all.map((one) => this.#requirement(one)),
      'and',
    );
  }

  #requirement(required: MissionRequirement): Sentence {
    if ('happened' in required)
      return say('if.happened', { event: required.happened, not: yesOrNo(required.not) });
    if ('counter' in required)
      return say('if.counter', { counter: required.counter, range: rangeSentence(required.is) });
    if ('round' in required) return say('if.round', { range: rangeSentence(required.round) });
    if ('figures' in required)
      return say('if.figures', {
        who: figures(required.figures, 'many'),
        where: where(required.in),
        range: rangeSentence(required.are),
      });
    if ('tokens' in required)
      return say('if.tokens', { token: this.#token(required.tokens), range: rangeSentence(required.are) });
    if ('controls' in required)
      return say('if.controls', { side: required.controls, what: this.#token(required.of) });
    if ('open' in required) return say('if.open', { door: required.open, not: yesOrNo(required.not) });
    if ('heroes' in required) return say('if.heroes', { range: rangeSentence(required.heroes) });
    return say('if.mark', { mark: required.mark, not: yesOrNo(required.not) });
  }

  /** What one effect does, as a clause without a full stop. */
  effect(effect: MissionEffect): Sentence {
    switch (effect.do) {
      case 'tell':
        return say('do.tell', { text: textSentence(effect.text) });
      case 'reveal':
        return say('do.reveal', { section: effect.section });
      case 'open':
      case 'lock':
      case 'unlock':
        return say('do.door', { door: effect.door, how: effect.do });
      case 'deploy':
        return say('do.deploy', {
          cards: joinSentences(effect.cards.map(cardSentence), 'and'),
          count: effect.cards.length,
          place: effect.at,
          side: effect.for ?? 'empire',
        });
      case 'place':
        return say('do.place', {
          who: figures(effect.who, 'many'),
          where: where(effect.in),
          place: effect.at,
        });
      case 'threat':
        return joinSentences(
          [
            ...(effect.amount === undefined ? [] : [say('do.threat', { amount: signed(effect.amount) })]),
            ...(effect.levels === undefined ? [] : [say('do.threat-level', { levels: effect.levels })]),
          ],
          'and',
        );
      case 'optional-deployment':
        return say('do.optional-deployment');
      case 'activate-point':
      case 'close-point':
        return say(`do.${effect.do}`, { point: effect.point });
      case 'count':
        return say('do.count', { counter: effect.counter, by: signed(effect.by) });
      case 'put-token':
      case 'remove-token':
        return say(`do.${effect.do}`, { token: this.#token(effect.token) });
      case 'supplies':
        return say('do.supplies', { who: effect.for ?? 'subject', count: effect.count });
      case 'credits':
        return say('do.credits', { amount: effect.amount });
      case 'limit-rounds':
        return say('do.limit-rounds', { round: effect.round });
      case 'mark':
        return say('do.mark', { mark: effect.mark });
      case 'win':
        return say('do.win', { side: effect.side });
      case 'abilities':
        return say('do.abilities', {
          side: effect.by,
          effects: effectsSentence(cards, effect.effects),
        });
      case 'test':
        return joinSentences(
          [
            say('do.test', {
              who: (effect.who ?? 'subject').replace('-', ''),
              attribute: sentence(`attribute.${effect.attribute}`),
            }),
            ...(effect.success === undefined ? [] : [this.#branch('do.success', effect.success)]),
            ...(effect.failure === undefined ? [] : [this.#branch('do.failure', effect.failure)]),
          ],
          'clauses',
        );
      case 'choose':
        return say('do.choose', {
          side: effect.by,
          options: joinSentences(
            effect.options.map(({ text, do: all }) =>
              say('do.option', { text: textSentence(text), effects: this.#effects(all) }),
            ),
            'clauses',
          ),
        });
      case 'if':
        return joinSentences(
          [
            say('do.if', { if: this.requirements(effect.if), effects: this.#effects(effect.effects) }),
            ...(effect.otherwise === undefined ? [] : [this.#branch('do.failure', effect.otherwise)]),
          ],
          'clauses',
        );
      default:
        return effect satisfies never;
    }
  }

  #effects(effects: readonly MissionEffect[]): Sentence {
    return joinSentences(
      effects.map((effect) => this.effect(effect)),
      'and',
    );
  }

  #branch(key: 'do.success' | 'do.failure', effects: readonly MissionEffect[]): Sentence {
    return say(key, { effects: this.#effects(effects) });
  }

  /** A token by id or kind, as the mission calls it; or an area. */
  #token(id: string): Sentence {
    return this.#tokens.get(id) ?? proper(id);
  }
}

function say(key: string, args?: Readonly<Record<string, Arg>>): Sentence {
  return sentence(`event-says.${key}`, args);
}

function yesOrNo(flag: true | undefined): 'yes' | 'no' {
  return flag ? 'yes' : 'no';
}

/** In an area, or else on the map. */
function where(area: string | undefined): Sentence {
  return area === undefined ? say('where.map') : say('where.area', { area });
}

/** Which figures a mission means: the noun, and behind it all that it says of them. */
function figures({ side, card, wounded, is }: MissionFigures, form: 'one' | 'many'): Sentence {
  const qualities = [
    ...(card === undefined ? [] : [cardSentence(card)]),
    ...(wounded === undefined ? [] : [say('who.wounded', { is: wounded ? 'yes' : 'no' })]),
    ...(is === undefined ? [] : [figureSentence(cards, is, form)]),
  ];
  const noun = say(`who.${form}`, { side: side ?? 'any' });
  return qualities.length === 0 ? noun : say('who', { noun, qualities: joinSentences(qualities) });
}
