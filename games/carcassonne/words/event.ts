import { joinSentences, people, sentence } from '../../sentences.ts';
import type { LogSentence, Sentence } from '../../words.ts';
import type { Event, Fighter } from '../rules/event.ts';
import { spotName } from '../rules/spot.ts';
import type { TableView } from '../rules/view.ts';
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
      const tile = tileDescription(tileKind(view, event.tile), event.rotation);
      return {
        ...sentence('event.placedTile', { seat, at: squareName(event), tile }, squarePlace(event)),
        opens: true,
        brief: sentence('brief.placedTile', { seat, x: event.x, y: event.y }),
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
          { ...args, seat: { seat: event.seat }, at: squareName(event.spot) },
          spotName(event.spot),
        ),
        brief: sentence(`brief.placedFigure.${kind}`, args),
      };
    }
    case 'battleBegan': {
      const name = event.realm === 'planet' && { name: planetName(view, event.spot) };
      const fighters = joinSentences(event.fighters.map(fighterSentence), 'clauses');
      const { seats } = people(event.fighters.flatMap((fighter) => fighter.seats));
      return {
        ...sentence(
          `event.battleBegan.${event.realm}`,
          { at: squareName(event.spot), fighters, ...name },
          spotName(event.spot),
        ),
        brief: sentence(`brief.battleBegan.${event.realm}`, { seats, ...name }),
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
          { ...scorers, ...sum, at: squareName(event.spot), points: event.points },
          spotName(event.spot),
        ),
        opens: event.final,
        brief: sentence(`brief.scoredRealm.${event.realm}`, { seats: scorers.seats, ...sum }),
        points: event.points,
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
