import { joinSentences, people, sentence } from '../../sentences.ts';
import type { LogSentence, Sentence } from '../../words.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import { bonusName, cardName, colorName, placeOf, shipName, sideName, spaceNumber } from './names.ts';

/** What the log says of an event. A turn is one entry of the notepad. */
export function eventSentence(pack: CompiledPack, event: Event, view: View): LogSentence | undefined {
  switch (event.kind) {
    case 'roundBegan': {
      const { round, seat, newDeck } = event;
      return {
        ...sentence('event.roundBegan', { round, seat: { seat }, newDeck: newDeck ? 'yes' : 'no' }),
        opens: true,
        brief: sentence('brief.roundBegan', { round }),
      };
    }
    case 'dealt': {
      const { seat, cards } = event;
      // That others have been dealt a hand goes without saying.
      if (typeof cards === 'number') return undefined;
      const names = joinSentences(cards.map((card) => cardName(card)));
      return { ...sentence('event.dealt', { seat: { seat }, cards: names }), spoken: true };
    }
    case 'playedCard': {
      const args = {
        seat: { seat: event.seat },
        card: cardName(event.card, event.as),
        ship: shipName(event.ship),
      };
      return {
        ...sentence('event.playedCard', args),
        opens: true,
        brief: sentence('brief.playedCard', args),
      };
    }
    case 'playedBonus': {
      const args = {
        seat: { seat: event.seat },
        bonus: bonusName(event.bonus),
        ship: shipName(event.ship),
      };
      return { ...sentence('event.playedBonus', args), brief: sentence('brief.playedBonus', args) };
    }
    case 'allAnswered':
      // What follows says it.
      return undefined;
    case 'flew': {
      const { ship, flight, boosted, to } = event;
      const way = { from: spaceNumber(pack, event.from), to: spaceNumber(pack, to) };
      return {
        ...sentence(
          'event.flew',
          { ...way, ship: shipName(ship), flight, boosted: boosted ? 'yes' : 'no' },
          placeOf(to),
        ),
        brief: sentence('brief.flew', { ...way, from: event.from }),
      };
    }
    case 'fellBack':
    case 'evaded': {
      const { kind, ship, to } = event;
      return {
        ...sentence(`event.${kind}`, { ship: shipName(ship), to }, placeOf(to)),
        brief: sentence(`brief.${kind}`, { to }),
      };
    }
    case 'choseSide': {
      const side = sideName(event.side);
      return {
        ...sentence('event.choseSide', { seat: { seat: event.seat }, ship: shipName(event.ship), side }),
        brief: sentence('brief.choseSide', { side }),
      };
    }
    case 'wasHooked': {
      const { from, to, side } = event;
      const ship = shipName(event.ship);
      const way = { from: spaceNumber(pack, from), to: spaceNumber(pack, to) };
      const named = { side: side ?? 'none', sideName: side === undefined ? '' : sideName(side) };
      return {
        ...sentence('event.wasHooked', { ship, ...way, ...named }, placeOf(to)),
        brief: sentence('brief.wasHooked', { ship }),
      };
    }
    case 'drewBonus': {
      const { bonus } = event;
      const known =
        bonus === 'hidden' ? { known: 'no', bonus: '' } : { known: 'yes', bonus: bonusName(bonus) };
      const seat = { seat: event.seat };
      return {
        ...sentence('event.drewBonus', { seat, ship: shipName(event.ship), ...known }),
        brief: sentence('brief.drewBonus', { seat, ...known }),
      };
    }
    case 'noBonusLeft':
      return sentence('event.noBonusLeft', { seat: { seat: event.seat } });
    case 'reshuffledBonus':
      return sentence('event.reshuffledBonus', { cards: event.cards });
    case 'arrived': {
      const ship = shipName(event.ship);
      return {
        ...sentence('event.arrived', { seat: { seat: event.seat }, ship }),
        brief: sentence('brief.arrived', { ship }),
      };
    }
    case 'tookFinal': {
      const { bonuses } = event;
      const seat = { seat: event.seat };
      const known =
        typeof bonuses === 'number'
          ? { known: 'no', count: bonuses, bonuses: '' }
          : { known: 'yes', count: bonuses.length, bonuses: joinSentences(bonuses.map(bonusName), 'and') };
      return sentence('event.tookFinal', { seat, ...known });
    }
    case 'becameUniversal': {
      const color = colorName(event.color);
      return {
        ...sentence('event.becameUniversal', { color }),
        brief: sentence('brief.becameUniversal', { color }),
      };
    }
    case 'matchEnded':
      return { ...endSentence(view), opens: true };
  }
}

/** Who won, if the view knows it yet. */
export function endSentence({ outcome, seats }: View): Sentence {
  if (outcome === undefined) return sentence('event.matchEnded');
  const winners = [...seats.keys()].filter((seat) => outcome.ranks[seat] === 1);
  const teams = new Set(winners.map((seat) => seats[seat]?.team));
  return sentence(teams.size > 1 ? 'event.matchShared' : 'event.matchWon', people(winners));
}
