import { entry } from '../../common/at.ts';
import type { Place } from '../geometry/map.ts';
import { missionOf, nameOf } from '../rules/drawn-mission.ts';
import type { Event } from '../rules/event.ts';
import { formatFigure, letterOf } from '../rules/notation.ts';
import { type Terms, termsOf } from '../rules/options.ts';
import type { BattleState } from '../rules/state.ts';
import type { BattleMatch } from './table.ts';

/**
 * What happened, as short sentences: `use cower`, `reroll white 1>4`, `aim damage 1 accuracy 2`, `pools red yellow /
 * black`, `b1.1 hit 3`, `b1.1 missed accuracy`, `b1.1 damage 2`, `b1.1 strain 1`, `a1.1 recovers 2`, `a1.1 focused`, `a1.1
 * token block`, `a1.1 moves C3-D3`, `a draws 1`, `a scores 4`, `b1.1 defeated`, `a1.1 attacks b1.1`.
 */
export function story(match: BattleMatch, events: readonly Event[]): string[] {
  const terms = termsOf(match.opening.options);
  return events.flatMap((event) => sentenceOf(terms, match.state, event) ?? []);
}

/** What happened, as a short sentence; undefined for what needs none. */
export function sentenceOf(terms: Terms, state: BattleState, event: Event): string | undefined {
  const changes = (all: Readonly<Record<string, number | undefined>>): string =>
    Object.entries(all)
      .map(([result, amount]) => `${result} ${amount}`)
      .join(' ');
  const placeName = (place: Place): string => nameOf(missionOf(terms, state), place);
  switch (event.kind) {
    case 'used':
      return `use ${entry(terms.abilities, event.ability).ability.id}`;
    case 'playedCard':
      return `play ${entry(terms.commands, event.card).id}`;
    case 'lasts':
      return `lasts ${entry(terms.abilities, event.ability).ability.id} ${event.figures.map(formatFigure).join(' ')}`;
    case 'attacked':
      return `${formatFigure(event.attacker)} attacks ${formatFigure(event.target)}`;
    case 'pools':
      return `pools ${event.attack.join(' ')} / ${event.defence.join(' ')}`;
    case 'rolled':
    case 'rolledFor':
      return `roll ${event.dice.map(({ die, face }) => `${die} ${face}`).join(' ')}`;
    case 'rerolled':
      return `reroll ${event.before.die} ${event.before.face}>${event.after.die === event.before.die ? '' : `${event.after.die} `}${event.after.face}`;
    case 'changed': {
      const { from } = event;
      const name =
        'ability' in from
          ? entry(terms.abilities, from.ability).ability.id
          : 'surge' in from
            ? 'surge'
            : 'condition' in from
              ? from.condition
              : 'token';
      return `${name} ${changes(event.changes)}`;
    }
    case 'resolved': {
      const target = formatFigure(event.target);
      return event.missed === null ? `${target} hit ${event.damage}` : `${target} missed ${event.missed}`;
    }
    case 'suffered':
      return `${formatFigure(event.figure)} ${event.what} ${event.amount}`;
    case 'recovered':
      return `${formatFigure(event.figure)} recovers ${event.amount}`;
    case 'gainedCondition':
      return `${formatFigure(event.figure)} ${event.condition}`;
    case 'shook':
      return `${formatFigure(event.figure)} not ${event.condition}`;
    case 'gainedToken':
      return `${formatFigure(event.figure)} token ${event.token}`;
    case 'spentToken':
      return `${formatFigure(event.figure)} spends ${event.token}`;
    case 'moved':
      return `${formatFigure(event.figure)} moves ${placeName(event.from)}-${placeName(event.to)}`;
    case 'drew':
      return `${letterOf(event.seat)} draws ${event.count}`;
    case 'discarded':
      return `${letterOf(event.seat)} discards ${event.cards.map((card) => entry(terms.commands, card).id).join(' ')}`;
    case 'scored':
      return `${letterOf(event.seat)} scores ${event.points}`;
    case 'defeated':
      return `${formatFigure(event.figure)} defeated`;
    case 'damagedObject':
      return `token-${event.token + 1} damage ${event.amount}`;
    default:
      return undefined;
  }
}
