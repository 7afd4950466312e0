import type { Sentence } from '../../words.ts';
import type { Event, Fighter } from '../rules/event.ts';
import { spotName } from '../rules/spot.ts';
import type { View } from '../rules/view.ts';
import { planetName } from './realm.ts';
import { joined, people, sentence, squareName, squarePlace } from './sentence.ts';
import { segmentAt, tileKind } from './table-look.ts';
import { tileDescription } from './tile.ts';

/** What the log says of an event; sums are spelled out. */
export function eventSentence(event: Event, view: View): Sentence {
  switch (event.kind) {
    case 'drewTile':
      return sentence('event.drewTile', {
        seat: { seat: event.seat },
        tile: tileDescription(tileKind(view, event.tile), 0),
      });
    case 'removedTile':
      return sentence('event.removedTile', { tile: tileDescription(tileKind(view, event.tile), 0) });
    case 'placedTile':
      return sentence(
        'event.placedTile',
        {
          seat: { seat: event.seat },
          at: squareName(event),
          tile: tileDescription(tileKind(view, event.tile), event.rotation),
        },
        squarePlace(event),
      );
    case 'placedFigure': {
      const kind = segmentAt(view, event.spot)?.segment.kind ?? 'route';
      return sentence(
        `event.placedFigure.${kind}`,
        {
          seat: { seat: event.seat },
          size: event.size,
          at: squareName(event.spot),
          ...(kind === 'planet' && { name: planetName(view, event.spot) }),
        },
        spotName(event.spot),
      );
    }
    case 'battleBegan':
      return sentence(
        `event.battleBegan.${event.realm}`,
        {
          at: squareName(event.spot),
          fighters: joined(event.fighters.map(fighterSentence), 'clauses'),
          ...(event.realm === 'planet' && { name: planetName(view, event.spot) }),
        },
        spotName(event.spot),
      );
    case 'rolledDice': {
      const rolls = event.rolls.map(({ seats, dice }) =>
        sentence('event.roll', { ...people(seats), dice: dice.join(', '), highest: Math.max(...dice) }),
      );
      return sentence('event.rolledDice', { rolls: joined(rolls, 'clauses') }, spotName(event.spot));
    }
    case 'tied':
      return sentence(
        'event.tied',
        { ...people(event.sides.flat()), points: event.points },
        spotName(event.spot),
      );
    case 'lostBattle':
      return sentence(
        'event.lostBattle',
        { ...people(event.seats), dice: event.dice, points: event.points },
        spotName(event.spot),
      );
    case 'wonBattle':
      return sentence('event.wonBattle', people(event.seats), spotName(event.spot));
    case 'scoredRealm':
      return sentence(
        `event.scoredRealm.${event.realm}`,
        {
          ...people(event.seats),
          at: squareName(event.spot),
          tiles: event.tiles,
          perTile: event.perTile,
          symbols: event.symbols,
          points: event.points,
          final: event.final ? 'yes' : 'no',
          ...(event.realm === 'planet' && { name: planetName(view, event.spot) }),
        },
        spotName(event.spot),
      );
    case 'matchEnded':
      return endSentence(view);
  }
}

/** Who won, if the view knows it yet. */
export function endSentence(view: View): Sentence {
  const { outcome } = view;
  if (outcome === undefined) return sentence('event.matchEnded');
  const winners = view.seats.flatMap((_, seat) => (outcome.ranks[seat] === 1 ? [seat] : []));
  const points = view.seats[winners[0] ?? 0]?.score ?? 0;
  return sentence('event.matchWon', { ...people(winners), points });
}

function fighterSentence({ seats, figures, symbol, dice }: Fighter): Sentence {
  return sentence('event.fighter', {
    ...people(seats),
    dice,
    small: figures.small,
    large: figures.large,
    symbol: symbol ? 'yes' : 'no',
  });
}
