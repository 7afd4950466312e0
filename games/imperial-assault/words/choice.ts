import { entry } from '../../common/at.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Arg, Sentence } from '../../words.ts';
import type { CompiledAbility } from '../content/compile-abilities.ts';
import type { Choice, UseChoice } from '../rules/choice.ts';
import { figureFacts } from '../rules/facts-shown.ts';
import type { AttackForecast } from '../rules/preview/attack.ts';
import { seenState } from '../rules/seen.ts';
import { type BattleFrame, type FigureNumber, none, seatOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { dieSentence } from './attack.ts';
import { askedFrame, attackIn } from './frames.ts';
import { conditionName, proper } from './names.ts';
import {
  commandName,
  doorName,
  figureIn,
  figureName,
  figureWhose,
  groupIn,
  groupName,
  placeName,
  placeText,
  type Seen,
  tokenWhere,
  upgradeName,
  zoneName,
} from './pieces.ts';
import { abilityText, abilityTitle, effectText, optionText, orderedTitle, surgeText } from './printed.ts';

type Args = Readonly<Record<string, Arg>>;

/** What a choice means now. */
export function choiceSentence(choice: Choice, seen: Seen): Sentence {
  const { terms, view } = seen;
  const frame = askedFrame(view);
  switch (choice.kind) {
    case 'zone': {
      const zone = zoneName(seen, choice.zone);
      return sentence('choice.zone', { zone }, zone.place);
    }
    case 'squad':
      return squadChoice(choice.squad, frame, seen);
    case 'group':
      return groupChoice(choice.group, frame, seen);
    case 'figure':
      return figureChoice(choice.figure, frame, seen);
    case 'seat':
      if (frame?.step === 'chooseOpponent')
        return sentence('choice.opponent', { seat: { seat: choice.seat } });
      return sentence(frame?.step === 'starter' ? 'choice.starter' : 'choice.scorer', {
        seat: { seat: choice.seat },
        points: frame?.step === 'scorer' ? frame.points : 0,
      });
    case 'place':
      return placeChoice(choice.at, frame, seen);
    case 'move': {
      const place = placeName(seen, choice.at);
      const cost = waysIn(seen).get(choice.at);
      const by = frame?.step === 'movement' && frame.by !== 'points' ? 'spaces' : 'points';
      return sentence(
        'choice.move',
        { place, known: cost === undefined ? 'no' : by, cost: cost ?? 0 },
        place.place,
      );
    }
    case 'run':
      return sentence('choice.run', { points: movementPoints(seen) });
    case 'stop':
      return sentence('choice.stop');
    case 'attack':
      return withOdds(
        whereChoice('choice.attack', choice.target, seen),
        view.activation === null
          ? undefined
          : terms.forecasts.attack(seenState(view), view.activation.figure, choice.target, choice.weapon),
      );
    case 'attackObject': {
      const token = tokenWhere(seen, choice.token);
      return sentence('choice.attackObject', { token }, token.place);
    }
    case 'door': {
      const door = doorName(seen, choice.door);
      return sentence('choice.door', { door }, door.place);
    }
    case 'token': {
      const token = tokenWhere(seen, choice.token);
      const kind = view.tokens[choice.token]?.kind;
      const rules = terms.missions[view.mission]?.mission.rules ?? [];
      const turns = rules.some((rule) => rule.rule === 'turn-over' && rule.token === kind);
      return sentence(turns ? 'choice.turnOver' : 'choice.retrieve', { token }, token.place);
    }
    case 'use':
    case 'play':
      return useChoice(choice, seen);
    case 'shake':
      return sentence('choice.shake', { condition: conditionName(choice.condition) });
    case 'spend': {
      const key = frame?.step === 'tokenKind' ? 'gain' : frame?.step === 'surplusToken' ? 'discard' : 'spend';
      return sentence(`choice.token.${key}`, { token: sentence(`token.${choice.token}`) });
    }
    case 'die': {
      const die = attackIn(view)?.dice[choice.die];
      return sentence('choice.die', {
        number: choice.die + 1,
        die: die === undefined ? '' : dieSentence(die),
      });
    }
    case 'colour': {
      const step = frame?.step ?? '';
      const known = ['anyDice', 'removeDie', 'exchangeDie', 'replaceDie'].includes(step) ? step : 'oneDie';
      return sentence(`choice.colour.${known}`, { die: sentence(`die.${choice.die}`) });
    }
    case 'surge':
      return surgeText(terms, terms.surgeNumber.get(choice.surge) ?? none);
    case 'option':
      return optionChoice(choice.option, frame, seen);
    case 'condition': {
      const condition = conditionName(choice.condition);
      return sentence(frame?.step === 'oneCondition' ? 'choice.loseCondition' : 'choice.condition', {
        condition,
      });
    }
    case 'card':
      return cardChoice(choice.card, frame, seen);
    case 'number':
      return sentence('choice.prevent', { count: choice.number });
    case 'order': {
      const { ability, answer, until } = choice;
      return sentence('choice.order', { ability: orderedTitle(terms, ability), answer, until });
    }
    case 'ask':
      return sentence('choice.ask', { ability: orderedTitle(terms, choice.ability) });
    case 'campaign':
      // The words of the campaign say it.
      return sentence('choice.unknown', { text: choice.deed });
    case 'pass':
      return passChoice(frame, seen);
  }
}

const known = new WeakMap<View, ReadonlyMap<string, number>>();

/** What it costs to go to each place where the figure that moves can end, by the name of the place. */
function waysIn({ terms, view }: Seen): ReadonlyMap<string, number> {
  const found = known.get(view);
  if (found !== undefined) return found;
  const ways = terms.forecasts.ways(seenState(view));
  const costs = new Map(ways?.ways.map(({ at, cost }) => [at, cost]));
  if (ways !== undefined) known.set(view, costs);
  return costs;
}

/** The movement points of a move action of the figure that activates. */
function movementPoints({ terms, view }: Seen): number {
  const figure = view.activation?.figure;
  if (figure === undefined) return 0;
  return figureFacts(terms, seenState(view), figure).points;
}

function squadChoice(squad: 0 | 1, frame: BattleFrame | undefined, seen: Seen): Sentence {
  const number = squad + 1;
  if (frame?.step === 'split') {
    const [group = none] = frame.groups;
    return sentence('choice.split', { group: group === none ? '' : groupName(seen, group), squad: number });
  }
  const of = frame?.step === 'assign' ? opponentOf(frame.asked, seen) : undefined;
  const groups = of === undefined ? [] : (seen.view.players[of]?.squads[squad] ?? []);
  return sentence('choice.assign', {
    squad: number,
    groups: joinSentences(groups.map((group) => groupName(seen, group))),
  });
}

/** Whose squads the reader chooses of. */
function opponentOf(asked: readonly number[], { view }: Seen): number | undefined {
  return asked.find((seat) => seat !== view.viewer);
}

function groupChoice(group: number, frame: BattleFrame | undefined, seen: Seen): Sentence {
  const name = groupName(seen, group);
  const count =
    groupIn(seen.view, group)?.figures.filter(({ place, defeated }) => place !== null || !defeated).length ??
    0;
  switch (frame?.step) {
    case 'attach': {
      const card = seen.view.players[frame.seat]?.upgrades[frame.upgrade]?.card ?? 0;
      return sentence('choice.attach', { upgrade: upgradeName(seen.terms, card), group: name });
    }
    case 'nextGroup':
      return sentence('choice.deployGroup', { group: name, count });
    default:
      return sentence('choice.activate', { group: name, count });
  }
}

function figureChoice(figure: FigureNumber, frame: BattleFrame | undefined, seen: Seen): Sentence {
  switch (frame?.step) {
    case 'nextFigure':
      return whereChoice('choice.nextFigure', figure, seen, figureName(seen, figure));
    case 'target':
      return withOdds(
        whereChoice('choice.attack', figure, seen),
        seen.terms.forecasts.choice(seenState(seen.view), frame.seat, { kind: 'figure', figure }),
      );
    case 'cleave':
      return whereChoice('choice.cleave', figure, seen, undefined, { amount: frame.amount });
    case 'bombard':
      return whereChoice('choice.bombard', figure, seen);
    case 'distribute':
      return whereChoice('choice.giveToken', figure, seen);
    default:
      return whereChoice('choice.figure', figure, seen);
  }
}

/** An attack with what it comes to on average, if nobody interferes. */
function withOdds(choice: Sentence, forecast: AttackForecast | undefined): Sentence {
  if (forecast === undefined) return choice;
  const { distance, hit, expected, defeat } = forecast;
  const args = { choice, distance, hit, expected: Math.round(expected * 10) / 10, defeat };
  return sentence('choice.odds', args, choice.place);
}

/** A choice about a figure, with where it stands. */
function whereChoice(
  key: string,
  figure: FigureNumber,
  seen: Seen,
  name: Sentence = figureWhose(seen, figure),
  args: Args = {},
): Sentence {
  const place = figureIn(seen.view, figure)?.place ?? null;
  const where = place === null ? 'no' : 'yes';
  const space = place === null ? '' : placeText(seen, figure, place);
  return sentence(key, { ...args, figure: name, where, space }, name.place);
}

function placeChoice(at: string, frame: BattleFrame | undefined, seen: Seen): Sentence {
  const place = placeName(seen, at);
  switch (frame?.step) {
    case 'putFigure':
      return sentence('choice.deploy', { figure: figureName(seen, frame.figure), place }, at);
    case 'putDown':
      return sentence('choice.putDown', { figure: figureName(seen, frame.figure), place }, at);
    case 'targetSpace':
      return sentence('choice.targetSpace', { place }, at);
    default:
      return sentence('choice.space', { place }, at);
  }
}

/** The ability or card that a choice means: what the figure has, and what its player holds. */
function abilityMeant({ terms }: Seen, choice: UseChoice): CompiledAbility | undefined {
  if (choice.kind === 'play')
    return terms.commands[terms.commandNumber.get(choice.card) ?? none]?.text.all[0];
  return terms.abilities.find(({ ability }) => ability.id === choice.ability);
}

/** An ability or a command card with all that it says. */
function useChoice(choice: UseChoice, seen: Seen): Sentence {
  const { terms } = seen;
  const found = abilityOfFigure(choice, seen) ?? abilityMeant(seen, choice);
  if (found === undefined) return proper(choice.kind === 'play' ? choice.card : choice.ability);
  const args = { title: abilityTitle(terms, found.number), text: abilityText(terms, found.number) };
  if (choice.figure === none) return sentence(`choice.${choice.kind}`, args);
  const figure = seatOf(choice.figure) === seen.view.viewer ? figureName : figureWhose;
  const by = figure(seen, choice.figure);
  return sentence(`choice.${choice.kind}.by`, { ...args, figure: by }, by.place);
}

/** An ability by its id, as the card of the figure has it: other cards may have one of the same id with other values. */
function abilityOfFigure(choice: UseChoice, { terms, view }: Seen): CompiledAbility | undefined {
  if (choice.kind === 'play' || choice.figure === none) return undefined;
  const group = groupIn(view, choice.figure >> 3);
  if (group === undefined) return undefined;
  const texts = [terms.fighters[group.card]?.text, terms.forms[group.form]?.text];
  const player = view.players[seatOf(choice.figure)];
  for (const { host, card } of player?.upgrades ?? []) {
    if (host === choice.figure >> 3) texts.push(terms.upgrades[card]?.text);
  }
  for (const text of texts) {
    const found = text?.all.find(({ ability }) => ability.id === choice.ability);
    if (found !== undefined) return found;
  }
  return undefined;
}

function optionChoice(option: number, frame: BattleFrame | undefined, { terms }: Seen): Sentence {
  switch (frame?.step) {
    case 'chooseOption':
      return sentence('choice.option', { text: optionText(terms, frame.effect, option) });
    case 'may':
      return sentence('choice.may', { text: optionText(terms, frame.effect, 0) });
    default:
      return sentence(option === 0 ? 'choice.buy' : 'choice.sell');
  }
}

function cardChoice(id: string, frame: BattleFrame | undefined, { terms }: Seen): Sentence {
  if (frame?.step === 'form')
    return sentence('choice.form', { form: terms.forms.find((form) => form.id === id)?.name ?? id });
  const number = terms.commandNumber.get(id);
  const args = {
    card: number === undefined ? id : commandName(terms, number),
    cost: number === undefined ? 0 : entry(terms.commands, number).cost,
  };
  switch (frame?.step) {
    case 'handCard':
      return sentence(`choice.card.${frame.what}`, args);
    case 'fetchCard':
      return sentence('choice.card.fetch', args);
    case 'forceDiscard':
      return sentence(frame.named === null ? 'choice.card.name' : 'choice.card.discard', args);
    case 'discardedCard':
      return sentence('choice.card.return', args);
    default:
      return sentence('choice.card', args);
  }
}

/** What it means to decline, or to be done. */
function passChoice(frame: BattleFrame | undefined, seen: Seen): Sentence {
  switch (frame?.step) {
    case 'turn':
      return sentence('choice.pass.turn');
    case 'activation':
      return sentence('choice.pass.activation', {
        figure: figureName(seen, frame.figure),
        actions: seen.view.activation?.actions ?? 0,
        points: seen.view.activation?.movementPoints ?? 0,
      });
    case 'movement':
      return sentence('choice.pass.movement', { figure: figureName(seen, frame.figure) });
    case 'window':
    case 'surge':
    case 'rerollDie':
    case 'cleave':
    case 'interacting':
    case 'form':
    case 'fetchCard':
    case 'tradeTop':
    case 'forceDiscard':
    case 'oneDie':
      return sentence(`choice.pass.${frame.step}`);
    case 'chooseFigures':
      return sentence('choice.pass.chooseFigures', { found: frame.found.length });
    case 'chooseOption':
    case 'may':
      return sentence('choice.pass.may', { text: effectText(seen.terms, frame.effect) });
    case 'distribute':
      return sentence('choice.pass.distribute');
    default:
      return sentence('choice.pass');
  }
}
