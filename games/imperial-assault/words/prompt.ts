import type { Seat } from '../../../kernel/game.ts';
import { sentence } from '../../sentences.ts';
import type { Arg, Sentence } from '../../words.ts';
import { attackResults } from '../rules/attack/totals.ts';
import type { MomentFrame } from '../rules/effects/frames.ts';
import { type BattleFrame, none } from '../rules/state.ts';
import { dieSentence, poolSentence } from './attack.ts';
import { resultsSentence } from './effects.ts';
import { askedFrame, attackIn, momentIn } from './frames.ts';
import { tokenNames } from './names.ts';
import {
  commandName,
  figureName,
  figureShort,
  groupName,
  type Seen,
  targetShort,
  upgradeName,
} from './pieces.ts';
import { effectText, orderedTitle, sourceTitle } from './printed.ts';

/** Who does what now. `kind` is the name of the step that waits. */
export function promptSentence(kind: string, seat: Seat, seen: Seen): Sentence {
  const frame = askedFrame(seen.view);
  const who = { seat: { seat } };
  return frame?.step === kind ? framePrompt(frame, who, seen) : sentence('prompt.other', who);
}

/** What is done to what one chooses now, which a question has no room for; undefined where the choices say it. */
export function askedEffect({ terms, view }: Seen): Sentence | undefined {
  const frame = askedFrame(view);
  return frame?.step === 'chooseFigures' || frame?.step === 'chooseSpace'
    ? sentence('prompt.effect', { text: effectText(terms, frame.effect) })
    : undefined;
}

type Who = Readonly<Record<'seat', Arg>>;

function framePrompt(frame: BattleFrame, who: Who, seen: Seen): Sentence {
  const { terms, view } = seen;
  switch (frame.step) {
    case 'split': {
      const [group = none] = frame.groups;
      return sentence('prompt.split', { ...who, group: group === none ? '' : groupName(seen, group) });
    }
    case 'attach': {
      const card = view.players[frame.seat]?.upgrades[frame.upgrade]?.card ?? 0;
      return sentence('prompt.attach', { ...who, upgrade: upgradeName(terms, card) });
    }
    case 'putFigure':
    case 'putDown':
      return sentence(`prompt.${frame.step}`, { ...who, figure: figureName(seen, frame.figure) });
    case 'nextFigure':
      return sentence('prompt.nextFigure', { ...who, group: groupName(seen, frame.group) });
    case 'activation':
      return activationPrompt(frame.figure, who, seen);
    case 'movement':
      return sentence('prompt.movement', {
        ...who,
        figure: figureShort(seen, frame.figure),
        by: frame.by,
        left: frame.left,
      });
    case 'bombard': {
      const rule = terms.missions[view.mission]?.mission.rules[frame.rule];
      return sentence('prompt.bombard', {
        ...who,
        dice: rule?.rule === 'bombard' ? poolSentence(rule.dice) : '',
      });
    }
    case 'scorer':
      return sentence('prompt.scorer', { ...who, points: frame.points });
    case 'target':
    case 'targetSpace':
    case 'surge':
      return attackPrompt(frame.step, who, seen);
    case 'cleave':
      return sentence('prompt.cleave', { ...who, amount: frame.amount });
    case 'anyDice':
      return sentence('prompt.anyDice', { ...who, left: frame.left });
    case 'removeDie':
    case 'exchangeDie':
      return sentence(`prompt.${frame.step}`, {
        ...who,
        pool: frame.pool,
        to: frame.step === 'exchangeDie' ? sentence(`die.${frame.to}`) : '',
      });
    case 'rerollDie':
      return sentence('prompt.rerollDie', { ...who, left: frame.left });
    case 'replaceDie': {
      const die = attackIn(view)?.dice[frame.die];
      return sentence('prompt.replaceDie', { ...who, die: die === undefined ? '' : dieSentence(die) });
    }
    case 'preventStrain':
      return sentence('prompt.preventStrain', {
        ...who,
        figure: figureShort(seen, frame.figure),
        amount: frame.amount,
      });
    case 'chooseFigures':
    case 'chooseSpace':
    case 'chooseOption':
    case 'may':
    case 'oneDie':
    case 'fetchCard':
      return sentence(`prompt.${frame.step}`, { ...who, title: sourceTitle(terms, frame.source) });
    case 'tokenKind':
    case 'surplusToken':
    case 'oneCondition':
    case 'interacting':
      return sentence(`prompt.${frame.step}`, { ...who, figure: figureShort(seen, frame.figure) });
    case 'distribute':
      return sentence('prompt.distribute', { ...who, left: frame.left, tokens: tokenNames(frame.kinds) });
    case 'handCard':
      return sentence('prompt.handCard', { ...who, what: frame.what, left: frame.left });
    case 'form':
      return sentence('prompt.form', { ...who, group: groupName(seen, frame.group) });
    case 'tradeTop':
      return sentence('prompt.tradeTop', who);
    case 'forceDiscard': {
      const { of, named } = frame;
      const number = named === null ? undefined : terms.commandNumber.get(named);
      if (named === null) return sentence('prompt.nameCard', { ...who, of: { seat: of } });
      const card = number === undefined ? named : commandName(terms, number);
      return sentence('prompt.payForDiscard', { ...who, of: { seat: of }, card });
    }
    case 'window':
      return windowPrompt(who, seen);
    case 'starter':
    case 'assign':
    case 'zone':
    case 'nextGroup':
    case 'turn':
    case 'otherCondition':
    case 'discardedCard':
      return sentence(`prompt.${frame.step}`, who);
    default:
      return sentence('prompt.other', who);
  }
}

/** What a figure has left in its activation. */
function activationPrompt(figure: number, who: Who, seen: Seen): Sentence {
  const { activation } = seen.view;
  return sentence('prompt.activation', {
    ...who,
    figure: figureName(seen, figure),
    actions: activation?.actions ?? 0,
    points: activation?.movementPoints ?? 0,
  });
}

function attackPrompt(step: 'target' | 'targetSpace' | 'surge', who: Who, seen: Seen): Sentence {
  const attack = attackIn(seen.view);
  return sentence(`prompt.${step}`, {
    ...who,
    figure: attack === undefined ? '' : figureShort(seen, attack.attacker),
    surges: attack?.surges ?? 0,
  });
}

/** At which moment something may be used. */
function windowPrompt(who: Who, seen: Seen): Sentence {
  const moment = momentIn(seen.view);
  if (moment === undefined) return sentence('prompt.other', who);
  return sentence('prompt.window', { ...who, moment: momentSentence(moment, seen) });
}

/** A moment that goes on, as a heading: "start of the round", "Luke Skywalker is about to be defeated". */
export function momentSentence(moment: MomentFrame, seen: Seen): Sentence {
  const { terms, view } = seen;
  const { key, subject, mover, amount, what, used } = moment;
  const attack = attackIn(view);
  const isAimed = attack !== undefined && (attack.target !== none || attack.object !== none);
  const args = {
    figure: subject === none ? '' : figureShort(seen, subject),
    mover: mover === none ? '' : figureShort(seen, mover),
    attacker: attack === undefined ? '' : figureShort(seen, attack.attacker),
    target: isAimed ? targetShort(seen, attack) : '',
    known: isAimed ? 'yes' : 'no',
    results: attack === undefined ? '' : resultsSentence(attackResults(attack)),
    amount,
    what: what === 'harmful-condition' ? 'condition' : (what ?? 'damage'),
    ability: used === '' ? '' : orderedTitle(terms, used),
  };
  return sentence(`moment.${key}`, args);
}
