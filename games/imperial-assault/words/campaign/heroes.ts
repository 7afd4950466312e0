import type { Seat } from '../../../../kernel/game.ts';
import { sentence } from '../../../sentences.ts';
import type { LogSentence, Sentence } from '../../../words.ts';
import type { HeroEvent } from '../../rules/campaign/hero-event.ts';
import type { Choice } from '../../rules/choice.ts';
import { type BattleFrame, type FigureNumber, figureNumber, groupNumber } from '../../rules/state.ts';
import { proper } from '../names.ts';
import { countedNames, figureName, figureShort, type Seen, upgradeName } from '../pieces.ts';

/** The hero of a seat as a figure. */
function heroFigure(seat: Seat): FigureNumber {
  return figureNumber(groupNumber(seat, 0), 0);
}

function cardName({ terms }: Seen, card: number): Sentence {
  return proper(upgradeName(terms, card));
}

/** What the log says of heroes in a mission. */
export function heroEventSentence(event: HeroEvent, seen: Seen): LogSentence {
  const name = figureName(seen, event.kind === 'tested' ? event.figure : heroFigure(event.seat));
  const said = (args: Sentence['args'] = {}): LogSentence => {
    const all = { ...args, hero: name };
    return sentence(`event.${event.kind}`, all, name.place);
  };
  switch (event.kind) {
    case 'waits':
    case 'extraToken':
      return sentence(`event.${event.kind}`, { seat: { seat: event.seat }, hero: name }, name.place);
    case 'readied':
      return said({ cards: countedNames(event.cards.map((card) => cardName(seen, card))) });
    case 'strained':
    case 'recoveredStrain':
      return said({ amount: event.amount, strain: event.strain, endurance: event.endurance });
    case 'tested':
      return said({ attribute: sentence(`attribute.${event.attribute}`), successes: event.successes });
    case 'wounded':
    case 'withdrew':
      return said();
    case 'leftBehind':
    case 'tookWeapon':
      return said({ card: cardName(seen, event.card) });
  }
}

/** What a hero decides in a mission, by the frame that asks; undefined for what it decides as every figure does. */
export function heroChoice(choice: Choice, frame: BattleFrame | undefined, seen: Seen): Sentence | undefined {
  switch (choice.kind) {
    case 'campaign':
      if (choice.deed === 'rest' || choice.deed === 'strain') return sentence(`choice.${choice.deed}`);
      return choice.deed === 'leave'
        ? sentence('choice.leave', { card: cardOf(seen, choice.what) })
        : undefined;
    case 'card':
      return frame?.step === 'weapon'
        ? sentence('choice.weapon', { card: cardOf(seen, choice.card) })
        : undefined;
    case 'spend': {
      const { token, of, as } = choice;
      if (of === undefined && as === undefined) return undefined;
      return sentence('choice.token.other', {
        token: sentence(`token.${token}`),
        other: of === undefined ? 'no' : 'yes',
        figure: of === undefined ? '' : figureShort(seen, of),
        symbol: sentence(`token.${as ?? token}`),
      });
    }
    case 'pass':
      return frame?.step === 'rebelTurn' ? sentence('choice.pass.rebelTurn') : undefined;
    default:
      return undefined;
  }
}

function cardOf(seen: Seen, id: string): Sentence {
  const number = seen.terms.upgradeNumber.get(id);
  return number === undefined ? proper(id) : cardName(seen, number);
}

/** What a question to a hero in a mission says besides whom it asks; undefined for others. */
export function heroPrompt(frame: BattleFrame, seen: Seen): Sentence['args'] {
  switch (frame.step) {
    case 'rebelTurn':
    case 'leaveBehind':
      return {};
    case 'weapon':
      return { hero: figureShort(seen, frame.figure) };
    default:
      return undefined;
  }
}

/** An attack with the weapon that is named for it. */
export function withWeapon(attack: Sentence, weapon: string, seen: Seen): Sentence {
  return sentence('choice.withWeapon', { attack, card: cardOf(seen, weapon) }, attack.place);
}

/** The strain of each hero, its wound, and its activation tokens. */
export function heroLines(seen: Seen): readonly Sentence[] {
  const heroes = seen.view.campaign?.mission?.heroes ?? [];
  return heroes.map(({ strain, wounded, withdrawn, activations }, place) =>
    sentence('table.hero', {
      seat: { seat: place + 1 },
      hero: figureName(seen, heroFigure(place + 1)),
      strain,
      activations,
      state: withdrawn ? 'withdrawn' : wounded ? 'wounded' : 'healthy',
    }),
  );
}
