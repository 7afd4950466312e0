import { entry } from '../../common/at.ts';
import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Arg, LogSentence, Sentence } from '../../words.ts';
import type { Event, Result } from '../rules/event.ts';
import { formatUnit } from '../rules/notation.ts';
import { codeOf, type UnitCode } from '../rules/state.ts';
import { abilityEffects, abilityOf, bonusOf } from './effects.ts';
import {
  cardName,
  cardNames,
  fleetName,
  kindNames,
  type Seen,
  signed,
  slotPlace,
  unitNames,
  unitOf,
  unitShort,
  zoneName,
} from './names.ts';
import { partsSentence, sumOf } from './parts.ts';
import { placedStars } from './stars.ts';

type Args = Readonly<Record<string, Arg>>;

/** What the log says of an event. A turn is one entry of the notepad, and so is the set-up of each seat. */
export function eventSentence(event: Event, seen: Seen): LogSentence | undefined {
  const { terms } = seen;
  switch (event.kind) {
    case 'force': {
      const { seat, units, fleet } = event;
      const args = { seat: { seat }, count: units.length };
      const said =
        fleet === undefined
          ? log('force', args)
          : log('fleet', { ...args, fleet: fleetName(terms.pack, fleet) });
      return { ...said, detail: kindNames(terms, units) };
    }
    case 'opened': {
      const { seat, units, cards } = event;
      const named = { units: kindNames(terms, units), cards: cardNames(terms, cards) };
      const said = log('opened', { seat: { seat }, units: units.length, cards: cards.length });
      return { ...said, detail: sentence('detail.opened', named) };
    }
    case 'built':
      return log('built', { seat: { seat: event.seat } });
    case 'ready': {
      const { seat } = event;
      const home = unitsAtHome(seen, seat);
      const args = { seat: { seat }, stars: placedStars(seen, seat) };
      if (home.length === 0) return { ...log('readyHidden', args), opens: true };
      return { ...log('ready', args), opens: true, detail: unitNames(seen, home) };
    }
    case 'objectivesSet':
      return spoken('objectivesSet', { seat: { seat: event.seat }, count: event.count });
    case 'rolledForFirst': {
      const rolls = event.rolls.flatMap((sum, seat) =>
        sum === null ? [] : [sentence('roll.sum', { seat: { seat }, sum })],
      );
      return sentence('event.rolledForFirst', { rolls: joinSentences(rolls) });
    }
    case 'first':
      return sentence('event.first', { seat: { seat: event.seat } });
    case 'placed': {
      const said = unitLog('placed', event.unit, seen);
      // What was placed in secret is shown when all is shown. Otherwise the end of the placing tells it.
      const isSecret = seen.view.stack.some(({ step }) => step === 'lanes');
      return terms.together && !isSecret ? said : { ...said, spoken: true };
    }
    case 'drew': {
      const { seat, count, cards } = event;
      const args = { seat: { seat }, count };
      return cards === undefined
        ? log('drew', args)
        : log('drewCards', { ...args, cards: cardNames(terms, cards) });
    }
    case 'shuffled':
      return log('shuffled', { seat: { seat: event.seat } });
    case 'round':
      return { ...log('round', { round: event.round, most: terms.rounds }), opens: true };
    case 'turn':
      return { ...log('turn', { seat: { seat: event.seat } }), opens: true };
    case 'action': {
      const args = { seat: { seat: event.seat }, action: event.action };
      return event.action === 'none' ? log('noAction', args) : spoken('action', args);
    }
    case 'picked':
      return { ...sentence('event.picked', { unit: unitOf(seen, event.unit) }), spoken: true };
    case 'done':
      return spoken(`done.${event.what}`, { seat: { seat: event.seat } });
    case 'pickedObjective':
      return spoken('pickedObjective', { seat: { seat: event.seat }, number: event.slot + 1 });
    case 'playedObjective': {
      const { seat, slot, card, replaced, wasUp } = event;
      const args = {
        seat: { seat },
        card: cardName(terms, card),
        number: slot + 1,
        text: textOf(seen, card),
        was: wasUp ? 'up' : replaced === undefined ? 'hidden' : 'down',
        replaced: replaced === undefined ? '' : cardName(terms, replaced),
      };
      return log('playedObjective', args, slotPlace(seat, slot));
    }
    case 'moved': {
      const args = { from: zoneName(event.from), to: zoneName(event.to), by: event.by };
      return unitLog('moved', event.unit, seen, args);
    }
    case 'declared':
    case 'noBattle':
    case 'battle': {
      const { attacker, defender } = event;
      const said = pairLog(event.kind, attacker, defender, seen);
      return event.kind === 'declared' ? { ...said, spoken: true } : said;
    }
    case 'playedCard':
      return playedCard(event, seen);
    case 'noCard':
      return spoken('noCard', { seat: { seat: event.seat } });
    case 'rolled': {
      const [one, other] = event.dice;
      const again = event.again ? 'yes' : 'no';
      const said = unitLog('rolled', event.unit, seen, { one, other, sum: one + other, again });
      // The sums that follow show the dice; a new roll is worth a line of its own.
      return event.again ? said : { ...said, spoken: true };
    }
    case 'kept':
      return unitLog('kept', event.unit, seen, { seat: { seat: event.seat } });
    case 'fought': {
      const { attacker, defender, results } = event;
      const told = (short: boolean) => ({
        one: resultSentence(attacker, defender, entry(results, 0), seen, short),
        other: resultSentence(defender, attacker, entry(results, 1), seen, short),
      });
      return {
        ...sentence('event.fought', told(false)),
        brief: sentence('brief.fought', told(true)),
      };
    }
    case 'damaged': {
      const { unit, amount, parts, prevented } = event;
      return unitLog('damaged', unit, seen, {
        amount,
        prevented,
        sum: partsSentence(terms, parts),
        explained: parts.length > 1 || prevented > 0 ? 'yes' : 'no',
      });
    }
    case 'survived':
    case 'destroyed':
    case 'stayed':
    case 'striker':
    case 'deployed': {
      const said = unitLog(event.kind, event.unit, seen);
      return event.kind === 'striker' ? { ...said, spoken: true } : said;
    }
    case 'repaired':
      return unitLog('repaired', event.unit, seen, { amount: event.amount });
    case 'discarded':
      return log('discarded', { seat: { seat: event.seat }, cards: cardNames(terms, event.cards) });
    case 'saw': {
      const { seat, of, cards, what } = event;
      const args = { seat: { seat }, of: { seat: of }, what };
      return cards === undefined
        ? log('saw', args)
        : log('sawCards', { ...args, cards: cardNames(terms, cards) });
    }
    case 'strikes': {
      const { seat, target, slot } = event;
      const args = { seat: { seat }, target: { seat: target }, number: slot + 1 };
      return log('strikes', args, slotPlace(target, slot));
    }
    case 'revealed': {
      const { seat, slot, card } = event;
      const args = {
        seat: { seat },
        number: slot + 1,
        card: cardName(terms, card),
        text: textOf(seen, card),
        combat: entry(terms.cards, card).objective ? 'no' : 'yes',
      };
      return log('revealed', args, slotPlace(seat, slot));
    }
    case 'struck': {
      const { unit, result } = event;
      return unitLog('struck', unit, seen, resultArgs(seen, result));
    }
    case 'objectiveDestroyed': {
      const { seat, slot, card } = event;
      return log(
        'objectiveDestroyed',
        { seat: { seat }, card: cardName(terms, card), number: slot + 1 },
        slotPlace(seat, slot),
      );
    }
    case 'objectiveReplaced': {
      const { seat, slot, card, empty } = event;
      const args = {
        seat: { seat },
        card: cardName(terms, card),
        number: slot + 1,
        empty: empty ? 'yes' : 'no',
      };
      return log('objectiveReplaced', args, slotPlace(seat, slot));
    }
    case 'changed': {
      const { unit, stat, amount } = event;
      return unitLog('changed', unit, seen, { sum: sentence('sum', { amount: signed(amount), stat }) });
    }
    case 'eliminated':
      return log('eliminated', { ...people(event.seats), why: event.why });
    case 'limit':
      return { ...log('limit', { rounds: event.rounds }), opens: true };
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

/** A sentence about a unit. Its detail is the unit's notation. */
function unitLog(key: string, unit: UnitCode, seen: Seen, args: Args = {}): LogSentence {
  const place = formatUnit(unit);
  return {
    ...sentence(`event.${key}`, { ...args, unit: unitOf(seen, unit) }, place),
    brief: sentence(`brief.${key}`, { ...args, unit: unitShort(seen, unit) }, place),
    detail: sentence('detail.unit', { at: place }),
  };
}

/** A sentence about an attacker and its defender. */
function pairLog(key: string, attacker: UnitCode, defender: UnitCode, seen: Seen): LogSentence {
  const place = formatUnit(defender);
  return {
    ...sentence(`event.${key}`, { unit: unitOf(seen, attacker), foe: unitOf(seen, defender) }, place),
    brief: sentence(`brief.${key}`, { unit: unitShort(seen, attacker), foe: unitOf(seen, defender) }, place),
    detail: sentence('detail.pair', { at: formatUnit(attacker), foe: place }),
  };
}

/** A combat card that was played, and what it does for the unit. */
function playedCard(event: Extract<Event, { readonly kind: 'playedCard' }>, seen: Seen): LogSentence {
  const { pack } = seen.terms;
  const card = entry(pack.cards, event.card);
  const ability = abilityEffects(pack, card);
  const args = {
    seat: { seat: event.seat },
    card: cardName(seen.terms, event.card),
    bonus: card.kind === 'combat' ? bonusOf(card) : '',
    ability: ability ?? '',
    does: ability === undefined ? 'none' : event.able ? 'yes' : 'no',
  };
  return unitLog('playedCard', event.unit, seen, args);
}

/** Whether a unit hits another, with both sums. */
function resultSentence(unit: UnitCode, foe: UnitCode, result: Result, seen: Seen, short: boolean): Sentence {
  const name = short ? unitShort : unitOf;
  const args = { unit: name(seen, unit), foe: name(seen, foe), ...resultArgs(seen, result) };
  return sentence(short ? 'result.short' : 'result', args);
}

function resultArgs({ terms }: Seen, { parts, against, hit, automatic }: Result): Args {
  return {
    total: sumOf(parts),
    parts: partsSentence(terms, parts),
    needed: sumOf(against),
    against: partsSentence(terms, against),
    hit: automatic ? 'automatic' : hit ? 'yes' : 'no',
  };
}

/** What an objective card does, as far as it does anything. */
function textOf({ terms: { pack } }: Seen, card: number): Sentence {
  const found = entry(pack.cards, card);
  return (found.kind === 'objective' ? abilityOf(pack, found) : undefined) ?? sentence('ability.none');
}

function unitsAtHome({ view }: Seen, seat: number): UnitCode[] {
  const { zones = [] } = view.players[seat]?.units ?? {};
  return zones.flatMap((zone, number) => (zone === seat ? [codeOf(seat, number)] : []));
}

/** Who won, if the view knows it yet. */
export function endSentence({ view: { outcome } }: Seen): Sentence {
  const winners = outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
  if (winners.length === 0) return sentence('event.matchEnded');
  return sentence('event.matchWon', people(winners));
}
