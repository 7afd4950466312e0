import { entry } from '../../common/at.ts';
import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Arg, LogSentence, Sentence } from '../../words.ts';
import { pointsToWin } from '../rules/bounds.ts';
import type { Event } from '../rules/event.ts';
import { type FigureNumber, groupWith, none } from '../rules/state.ts';
import { dieSentence, partSource, poolSentence, rollSentence } from './attack.ts';
import { changesSentence, resultsSentence } from './effects.ts';
import { conditionName, proper } from './names.ts';
import {
  commandName,
  commandNames,
  countedNames,
  doorName,
  fighterName,
  figureNames,
  figureShort,
  figureWhose,
  groupName,
  groupWhose,
  lastRound,
  mapName,
  missionName,
  placeText,
  type Seen,
  spaceText,
  targetShort,
  targetWhose,
  tokenNameAt,
  tokenWhere,
  upgradeName,
  zoneName,
} from './pieces.ts';
import {
  abilityText,
  abilityTitle,
  keywords,
  optionText,
  orderedTitle,
  printedName,
  surgeText,
} from './printed.ts';

type Args = Readonly<Record<string, Arg>>;
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** What the log says of an event. Each round, each activation of a group and each step of the set-up is one entry of the notepad. */
export function eventSentence(event: Event, seen: Seen): LogSentence | undefined {
  const { terms, view } = seen;
  switch (event.kind) {
    case 'campaign':
      // The words of the campaign say it.
      return undefined;
    case 'army': {
      const { seat, cost, fighters, upgrades } = event;
      const cards = countedNames([
        ...fighters.map((card) => fighterName(terms, card)),
        ...upgrades.map((card) => proper(upgradeName(terms, card))),
      ]);
      const said = log('army', { seat: { seat }, cost, cards });
      return { ...said, opens: true, detail: cards };
    }
    case 'initiative':
      return log('initiative', { seat: { seat: event.seat } });
    case 'mission': {
      const { mission } = entry(terms.missions, event.mission);
      return { ...log('mission', { mission: missionName(mission), map: mapName(mission.map) }), opens: true };
    }
    case 'squad':
      return log('squad', { group: groupWhose(seen, event.group), squad: event.squad + 1 });
    case 'assigned':
      return spoken('assigned', { seat: { seat: event.seat } });
    case 'squads':
      return log('squads', { seat: { seat: event.seat }, first: event.first + 1 });
    case 'zone': {
      const { seat, zone } = event;
      return log('zone', { seat: { seat }, zone: zoneName(seen, zone) }, `zone:${zone + 1}`);
    }
    case 'deploys':
      return spoken('deploys', { group: groupWhose(seen, event.group) });
    case 'attached': {
      const { seat, upgrade, group } = event;
      const card = view.players[seat]?.upgrades[upgrade]?.card ?? 0;
      return log('attached', { upgrade: upgradeName(terms, card), group: groupWhose(seen, group) });
    }
    case 'deployed':
      return figureLog('deployed', event.figure, seen, { space: placeText(seen, event.figure, event.place) });
    case 'drew': {
      const { seat, count, cards } = event;
      const args = { seat: { seat }, count };
      return cards === undefined
        ? log('drew', args)
        : log('drewCards', { ...args, cards: commandNames(terms, cards) });
    }
    case 'round':
      return { ...log('round', { round: event.round, most: lastRound(seen) }), opens: true };
    case 'activated':
      return { ...log('activated', groupArgs(seen, event.group)), opens: true };
    case 'passed':
      return { ...log('passed', { seat: { seat: event.seat } }), opens: true };
    case 'activation': {
      const said = figureLog('activation', event.figure, seen);
      // Of a group of one the activation of the group said it.
      const isOne =
        (view.players[event.figure >> 8]?.groups[groupWith(event.figure) & 31]?.figures.length ?? 1) === 1;
      return isOne ? { ...said, spoken: true } : said;
    }
    case 'setOut': {
      const { figure, to, cost, by } = event;
      return figureLog('setOut', figure, seen, { space: placeText(seen, figure, to), cost, by });
    }
    case 'gainedPoints':
      return figureLog('gainedPoints', event.figure, seen, { points: event.points });
    case 'gainedActions': {
      const { figure, count, next } = event;
      return figureLog('gainedActions', figure, seen, { count, next: next ? 'yes' : 'no' });
    }
    case 'readied':
    case 'exhausted':
      return log(event.kind, { group: groupWhose(seen, event.group) });
    case 'put': {
      const space = spaceText(seen, event.space);
      return log('put', { what: event.what === 'rubble' ? 'rubble' : 'shield', space }, space);
    }
    case 'blast': {
      const space = spaceText(seen, event.space);
      return log('blast', { space, amount: event.amount }, space);
    }
    case 'cleave':
      return figureLog('cleave', event.figure, seen, { amount: event.amount });
    case 'endedActivation':
    case 'endedMovement':
      return { ...figureLog(event.kind, event.figure, seen), spoken: true };
    case 'action':
      return { ...figureLog('action', event.figure, seen, { action: event.action }), spoken: true };
    case 'moved': {
      // The steps of a way that was chosen are told with the way.
      const { figure, from, to, cost } = event;
      if (cost > 0) return undefined;
      return figureLog('moved', figure, seen, {
        from: placeText(seen, figure, from),
        to: placeText(seen, figure, to),
      });
    }
    case 'shook':
    case 'gainedCondition':
      return figureLog(event.kind, event.figure, seen, { condition: conditionName(event.condition) });
    case 'opened': {
      const door = doorName(seen, event.door);
      if (event.figure === none) return log('openedByMission', { door }, door.place);
      return figureLog('opened', event.figure, seen, { door });
    }
    case 'turnedOver': {
      const { token, turned, figure } = event;
      return figureLog('turnedOver', figure, seen, {
        token: tokenWhere(seen, token),
        turned: turned ? 'yes' : 'no',
      });
    }
    case 'retrieved':
    case 'brought':
      return figureLog(event.kind, event.figure, seen, { token: tokenNameAt(seen, event.token) });
    case 'dropped':
      return log('dropped', { token: tokenWhere(seen, event.token) }, `token:${event.token + 1}`);
    case 'damagedObject': {
      const { token, amount, damage, health } = event;
      return log(
        'damagedObject',
        { token: tokenWhere(seen, token), amount, damage, health },
        `token:${token + 1}`,
      );
    }
    case 'destroyed':
      return log('destroyed', { token: tokenWhere(seen, event.token) }, `token:${event.token + 1}`);
    case 'choseOpponent':
      return log('choseOpponent', { seat: { seat: event.seat }, opponent: { seat: event.opponent } });
    case 'bombarded': {
      const { figure, by, dice, faces, damage } = event;
      const shown = dice.map((die, place) => dieSentence({ die, face: entry(faces, place) }));
      return figureLog('bombarded', figure, seen, { seat: { seat: by }, dice: joinSentences(shown), damage });
    }
    case 'defeated': {
      const { figure, by } = event;
      return by === none
        ? figureLog('defeated', figure, seen)
        : figureLog('defeatedBy', figure, seen, { seat: { seat: by } });
    }
    case 'scored': {
      const { seat, points, total, why } = event;
      const args = { seat: { seat }, points: Math.abs(points), total, why, more: points > 0 ? 'yes' : 'no' };
      return { ...log('scored', args), points };
    }
    case 'used':
      return usedLog(event, seen);
    case 'playedCard': {
      const { seat, card, ability } = event;
      const said = log('playedCard', { seat: { seat }, card: commandName(terms, card) });
      return { ...said, detail: abilityText(terms, ability) };
    }
    case 'form': {
      const form = proper(terms.forms[event.form]?.name ?? '?');
      return log('form', { group: groupWhose(seen, event.group), form });
    }
    case 'declined':
      return spoken('declined', { seat: { seat: event.seat } });
    case 'choseOption': {
      const { seat, option, effect } = event;
      return log('choseOption', { seat: { seat }, text: optionText(terms, effect, option) });
    }
    case 'choseFigure': {
      const { seat, figure } = event;
      return spoken('choseFigure', { seat: { seat }, figure: figureWhose(seen, figure) });
    }
    case 'choseToken':
      return spoken('choseToken', { seat: { seat: event.seat }, token: tokenWhere(seen, event.token) });
    case 'choseSpace': {
      const { seat, space } = event;
      const name = spaceText(seen, space);
      return log('choseSpace', { seat: { seat }, space: name }, name);
    }
    case 'choseCondition': {
      const { seat, condition } = event;
      return log('choseCondition', { seat: { seat }, condition: conditionName(condition) });
    }
    case 'asksAgain':
      return spoken('asksAgain', { seat: { seat: event.seat }, ability: orderedTitle(terms, event.ability) });
    case 'ordered': {
      const { seat, ability, answer, until } = event;
      return spoken('ordered', {
        seat: { seat },
        ability: orderedTitle(terms, ability),
        answer,
        until,
      });
    }
    case 'lasts': {
      const { ability, figures } = event;
      const args = {
        ability: abilityTitle(terms, ability),
        figures: figureNames(seen, figures),
        some: figures.length > 0 ? 'yes' : 'no',
      };
      return { ...log('lasts', args), detail: abilityText(terms, ability) };
    }
    case 'attacked': {
      const { attacker, space } = event;
      const args = { target: targetWhose(seen, event), space: spaceText(seen, space) };
      return figureLog('attacked', attacker, seen, args, { target: targetShort(seen, event) });
    }
    case 'pools':
      return log('pools', { attack: poolSentence(event.attack), defence: poolSentence(event.defence) });
    case 'rolled': {
      const args = {
        attack: rollSentence(event.dice, 'attack'),
        defence: rollSentence(event.dice, 'defence'),
        focused: event.focused ? 'yes' : 'no',
      };
      return log('rolled', args);
    }
    case 'rerolled':
      return log('rerolled', { before: dieSentence(event.before), after: dieSentence(event.after) });
    case 'changed':
      return log('changed', {
        changes: changesSentence(event.changes),
        source: partSource(seen, event.from),
      });
    case 'surge': {
      const { surge, figure } = event;
      return figureLog('surge', figure, seen, { text: surgeText(terms, surge) });
    }
    case 'resolved':
      return resolvedLog(event, seen);
    case 'rolledFor': {
      const { figure, dice } = event;
      const shown = joinSentences(dice.map((die) => dieSentence(die)));
      return figure === none
        ? log('rolledForNobody', { dice: shown })
        : figureLog('rolledFor', figure, seen, { dice: shown });
    }
    case 'suffered': {
      const { figure, what, amount, damage, health } = event;
      return figureLog('suffered', figure, seen, { what, amount, damage, health });
    }
    case 'recovered':
      return figureLog('recovered', event.figure, seen, { amount: event.amount });
    case 'gainedToken':
    case 'spentToken':
    case 'lostToken':
      return figureLog(event.kind, event.figure, seen, { token: sentence(`token.${event.token}`) });
    case 'discarded':
    case 'removed':
      return log(event.kind, { seat: { seat: event.seat }, cards: commandNames(terms, event.cards) });
    case 'returned':
    case 'fetched':
    case 'showedTop':
      return log(event.kind, { seat: { seat: event.seat }, card: commandName(terms, event.card) });
    case 'namedCard': {
      const { seat, of, card } = event;
      return log('namedCard', { seat: { seat }, of: { seat: of }, card: commandName(terms, card) });
    }
    case 'putUnder': {
      const { seat, card } = event;
      return card === undefined
        ? log('putUnder', { seat: { seat } })
        : log('putUnderCard', { seat: { seat }, card: commandName(terms, card) });
    }
    case 'sawHand': {
      const { seat, of, cards } = event;
      const args = { seat: { seat }, of: { seat: of } };
      return cards === undefined
        ? log('sawHand', args)
        : log('sawHandCards', { ...args, cards: commandNames(terms, cards) });
    }
    case 'eliminated':
      return log('eliminated', { seat: { seat: event.seat } });
    case 'ready':
      return { ...log('ready', {}), opens: true };
    case 'tieRolls': {
      const rolls = event.rolls.flatMap((roll, side) => {
        const seats = view.sides.flatMap((own, seat) => (own === side ? [seat] : []));
        return roll > 0 ? [sentence('roll.tie', { ...people(seats), roll })] : [];
      });
      return log('tieRolls', { rolls: joinSentences(rolls) });
    }
    case 'ended':
      return { ...endedLog(event, seen), opens: true };
  }
}

/** A sentence of the log with the one that the notepad shows. */
function log(key: string, args: Args, place?: string): LogSentence {
  return { ...sentence(`event.${key}`, args, place), brief: sentence(`brief.${key}`, args, place) };
}

/** A sentence that is heard only: what follows says it to those who read. */
function spoken(key: string, args: Args): LogSentence {
  return { ...sentence(`event.${key}`, args), spoken: true };
}

/** A sentence about a figure, named with its player; in short without, where no other player has one like it. */
function figureLog(
  key: string,
  figure: FigureNumber,
  seen: Seen,
  args: Args = {},
  brief: Args = {},
): LogSentence {
  const whose = figureWhose(seen, figure);
  return {
    ...sentence(`event.${key}`, { ...args, figure: whose }, whose.place),
    brief: sentence(`brief.${key}`, { ...args, ...brief, figure: figureShort(seen, figure) }, whose.place),
    ...(whose.place !== undefined && { detail: sentence('detail.figure', { at: whose.place }) }),
  };
}

function groupArgs(seen: Seen, group: number): Args {
  const figures = seen.view.players[group >> 5]?.groups[group & 31]?.figures ?? [];
  return {
    seat: { seat: group >> 5 },
    group: groupName(seen, group),
    count: figures.filter(({ place }) => place !== null).length,
    size: figures.length,
  };
}

/** An ability that somebody uses; its text is the detail. */
function usedLog({ ability, figure, seat }: Of<'used'>, seen: Seen): LogSentence | undefined {
  const { terms } = seen;
  const { printed, ability: says } = entry(terms.abilities, ability);
  // What the ability box has, works always: the changes that follow name it.
  if (says.id === keywords) return undefined;
  const title = abilityTitle(terms, ability);
  const card = printedName(terms, printed);
  const same = JSON.stringify(title) === JSON.stringify(card) ? 'yes' : 'no';
  const args = { seat: { seat }, ability: title, card, same };
  const said = figure === none ? log('usedByPlayer', args) : figureLog('used', figure, seen, args);
  return { ...said, detail: abilityText(terms, ability) };
}

/** What an attack came to, with what decided it. */
function resolvedLog(event: Of<'resolved'>, seen: Seen): LogSentence {
  const { attacker, results, distance, missed, damage } = event;
  const { damage: dealt, block, pierce } = results;
  const args = {
    target: targetWhose(seen, event),
    why: missed ?? 'hit',
    damage,
    sum: resultsSentence({ damage: dealt, block, pierce }),
    plain: block === 0 ? 'yes' : 'no',
    accuracy: results.accuracy,
    distance,
  };
  return figureLog('resolved', attacker, seen, args, { target: targetShort(seen, event) });
}

function endedLog({ why }: Of<'ended'>, seen: Seen): LogSentence {
  const { terms, view } = seen;
  const isTeams = new Set(view.sides).size < view.sides.length;
  return log('ended', {
    why,
    rounds: terms.rounds,
    points: pointsToWin[isTeams ? 'team' : 'player'],
  });
}

/** Who won, if the view knows it yet. */
export function endSentence({ view: { outcome } }: Seen): Sentence {
  const winners = outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  if (winners.length === 0) return sentence('event.matchEnded');
  return sentence('event.matchWon', people(winners));
}
