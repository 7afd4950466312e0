import { joinSentences, people, sentence } from '../../sentences.ts';
import type { LogSentence, Sentence } from '../../words.ts';
import type { Event, Fighter } from '../rules/event.ts';
import { spotName } from '../rules/spot.ts';
import type { TableView } from '../rules/view.ts';
import { placeName } from './place.ts';
import { planetName } from './realm.ts';
import { areaArgs, squareName, squarePlace } from './square.ts';
import { segmentAt, tileKind } from './table-look.ts';
import { tileDescription } from './tile.ts';

/** What the log says of an event; sums are spelled out. A turn is one entry of the notepad. */
export function eventSentence(event: Event, view: TableView): LogSentence {
  switch (event.kind) {
    case 'drewTile':
      return {
        ...sentence('event.drewTile', {
          seat: { seat: event.seat },
          tile: tileDescription(tileKind(view, event.tile), 0),
        }),
        spoken: true,
      };
    case 'removedTile':
      return {
        ...sentence('event.removedTile', { tile: tileDescription(tileKind(view, event.tile), 0) }),
        opens: true,
      };
    case 'choseArea':
      return {
        ...sentence('event.choseArea', { seat: { seat: event.seat }, ...areaArgs(event) }),
        spoken: true,
      };
    case 'placedTile': {
      const seat = { seat: event.seat };
      const kind = tileKind(view, event.tile);
      const tile = tileDescription(kind, event.rotation);
      const at = placeName(view, event);
      const { planet } = kind;
      return {
        ...sentence('event.placedTile', { seat, at, tile }, squarePlace(event)),
        opens: true,
        brief:
          planet === null
            ? sentence('brief.placedTile', { seat, at })
            : sentence('brief.placedPlanet', { seat, at, name: planet.name }),
        detail: squareName(event),
      };
    }
    case 'placedFigure': {
      const kind = segmentAt(view, event.spot)?.segment.kind ?? 'route';
      const args = {
        size: event.size,
        ...(kind === 'planet' && { name: planetName(view, event.spot) }),
      };
      return {
        ...sentence(
          `event.placedFigure.${kind}`,
          { ...args, seat: { seat: event.seat }, at: placeName(view, event.spot) },
          spotName(event.spot),
        ),
        brief: sentence(`brief.placedFigure.${kind}`, args),
        detail: squareName(event.spot),
      };
    }
    case 'battleBegan': {
      const name = event.realm === 'planet' && { name: planetName(view, event.spot) };
      const fighters = joinSentences(event.fighters.map(fighterSentence), 'clauses');
      const { seats } = people(event.fighters.flatMap((fighter) => fighter.seats));
      return {
        ...sentence(
          `event.battleBegan.${event.realm}`,
          { at: placeName(view, event.spot), fighters, ...name },
          spotName(event.spot),
        ),
        brief: sentence(`brief.battleBegan.${event.realm}`, { seats, ...name }),
        detail: squareName(event.spot),
      };
    }
    case 'rolledDice': {
      const said = event.rolls.map(({ seats, dice }) =>
        sentence('event.roll', { ...people(seats), dice: dice.join(', '), highest: Math.max(...dice) }),
      );
      const written = event.rolls.map(({ seats, dice }) =>
        sentence('brief.roll', { seats: { seats }, dice: dice.join(' ') }),
      );
      return {
        ...sentence('event.rolledDice', { rolls: joinSentences(said, 'clauses') }, spotName(event.spot)),
        brief: sentence('brief.rolledDice', { rolls: joinSentences(written, 'clauses') }),
      };
    }
    case 'tied': {
      const sides = people(event.sides.flat());
      return {
        ...sentence('event.tied', { ...sides, points: event.points }, spotName(event.spot)),
        brief: sentence('brief.tied', { seats: sides.seats }),
        points: event.points,
      };
    }
    case 'lostBattle': {
      const losers = people(event.seats);
      return {
        ...sentence(
          'event.lostBattle',
          { ...losers, dice: event.dice, points: event.points },
          spotName(event.spot),
        ),
        brief: sentence('brief.lostBattle', losers),
        points: event.points,
      };
    }
    case 'wonBattle':
      return {
        ...sentence('event.wonBattle', people(event.seats), spotName(event.spot)),
        brief: sentence('brief.wonBattle', people(event.seats)),
      };
    case 'scoredRealm': {
      const scorers = people(event.seats);
      const sum = {
        tiles: event.tiles,
        perTile: event.perTile,
        symbols: event.symbols,
        final: event.final ? 'yes' : 'no',
        ...(event.realm === 'planet' && { name: planetName(view, event.spot) }),
      };
      return {
        ...sentence(
          `event.scoredRealm.${event.realm}`,
          { ...scorers, ...sum, at: placeName(view, event.spot), points: event.points },
          spotName(event.spot),
        ),
        opens: event.final,
        brief: sentence(`brief.scoredRealm.${event.realm}`, { seats: scorers.seats, ...sum }),
        points: event.points,
        detail: squareName(event.spot),
      };
    }
    case 'matchEnded':
      return { ...endSentence(view), opens: true };
  }
}

/** Who won, if the view knows it yet. */
export function endSentence(view: TableView): Sentence {
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
