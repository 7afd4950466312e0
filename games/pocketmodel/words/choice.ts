import { entry } from '../../common/at.ts';
import { sentence } from '../../sentences.ts';
import type { Arg, Sentence } from '../../words.ts';
import type { Choice } from '../rules/choice.ts';
import type { BattleForecast } from '../rules/preview.ts';
import { battleIn, seenState } from '../rules/seen.ts';
import { contested, numberOf, type PocketFrame, type Side, seatOf, type UnitCode } from '../rules/state.ts';
import { abilityEffects, bonusOf, cardText } from './effects.ts';
import { askedFrame } from './frames.ts';
import {
  cardName,
  iconName,
  kindIn,
  objectiveName,
  type Seen,
  slotPlace,
  unitName,
  unitOf,
  zoneName,
} from './names.ts';
import { starsOf } from './stars.ts';

/** What a choice means now, and what may come of it as far as whoever is asked can know. */
export function choiceSentence(choice: Choice, seen: Seen): Sentence {
  const frame = askedFrame(seen.view);
  const { terms } = seen;
  switch (choice.kind) {
    case 'unit':
      return unitChoice(choice.unit, frame, seen);
    case 'zone': {
      const zone = zoneName(choice.zone);
      const unit = frame?.step === 'moveTo' || frame?.step === 'leave' ? unitName(seen, frame.unit) : '';
      return sentence('choice.zone', { unit, zone }, zone.place);
    }
    case 'opponent':
      return opponentChoice(choice.seat, frame, seen);
    case 'play':
      return playChoice(choice.card, seen);
    case 'objective': {
      const card = terms.cardNumber.get(choice.card) ?? 0;
      const text = cardText(terms.pack, entry(terms.pack.cards, card));
      return replacing('choice.objective', choice.slot, seen, { card: cardName(terms, card), text });
    }
    case 'slot':
      return replacing('choice.slot', choice.slot, seen);
    case 'discard':
      return sentence('choice.discard', { card: cardName(terms, terms.cardNumber.get(choice.card) ?? 0) });
    case 'power': {
      const unit = unitName(seen, choice.unit);
      return sentence('choice.power', { unit, icon: jumpIcon(choice.unit, seen) }, unit.place);
    }
    case 'strike': {
      const { seat, slot } = choice;
      const objective = objectiveName(seen, seat, slot);
      const args = { objective, number: slot + 1, seat: { seat } };
      return sentence('choice.strike', args, slotPlace(seat, slot));
    }
    case 'move':
    case 'combat': {
      const seat = frame?.step === 'turn' ? frame.seat : 0;
      const stars = terms.forecasts.limit(terms, seenState(seen.view), seat, choice.kind);
      return sentence(`choice.${choice.kind}`, { stars });
    }
    case 'reroll': {
      const odds = terms.forecasts.reroll(terms, seen.view)?.again;
      return withOdds('choice.reroll', {}, odds, mySide(seen));
    }
    case 'pass':
      return passChoice(frame, seen);
  }
}

/** A card that replaces one of the objectives of whoever is asked. */
function replacing(
  key: string,
  slot: number,
  seen: Seen,
  args: Readonly<Record<string, Arg>> = {},
): Sentence {
  const frame = askedFrame(seen.view);
  const seat = frame?.step === 'turn' || frame?.step === 'objective' ? frame.seat : 0;
  const objective = objectiveName(seen, seat, slot);
  return sentence(key, { ...args, objective, number: slot + 1 }, objective.place);
}

/** A unit that is chosen: the question says what for. */
function unitChoice(code: UnitCode, frame: PocketFrame | undefined, seen: Seen): Sentence {
  const { terms, view } = seen;
  const unit = unitName(seen, code);
  const args = { unit, stars: starsOf(seen, code) };
  switch (frame?.step) {
    case 'place':
    case 'deploy':
    case 'carry':
      return sentence(`choice.${frame.step}`, args, unit.place);
    case 'move':
    case 'attackers': {
      const zone = zoneIn(seen, code);
      return sentence(`choice.unit.${frame.step}`, { ...args, zone: zoneName(zone) }, unit.place);
    }
    case 'target': {
      const odds = terms.forecasts.battle(terms, view, frame.attacker, code);
      return withOdds('choice.target', { unit: unitOf(seen, code) }, odds, 0, unit.place);
    }
    case 'nextBattle': {
      const [, defender = code] = frame.pairs.find(([attacker]) => attacker === code) ?? [];
      const odds = terms.forecasts.battle(terms, view, code, defender);
      return withOdds('choice.battle', { unit, foe: unitOf(seen, defender) }, odds, 0, unit.place);
    }
    case 'strikers':
    case 'nextStrike': {
      // Who is named last strikes together with those who were named before.
      const before = frame.step === 'strikers' ? frame.units : [];
      const { destroy } = terms.forecasts.strike(terms, view, frame.target, frame.slot, [...before, code]);
      const together = before.length > 0 ? 'yes' : 'no';
      return sentence('choice.striker', { ...args, destroy, together }, unit.place);
    }
    case 'chooseUnit': {
      const { deed } = entry(terms.deeds, frame.deed);
      const own = deed.do === 'repair';
      return sentence(
        own ? 'choice.repair' : 'choice.damage',
        { unit: own ? unit : unitOf(seen, code) },
        unit.place,
      );
    }
    default:
      return unit;
  }
}

function zoneIn({ view }: Seen, unit: UnitCode): number {
  return view.players[seatOf(unit)]?.units?.zones[numberOf(unit)] ?? contested;
}

function opponentChoice(opponent: number, frame: PocketFrame | undefined, { terms }: Seen): Sentence {
  const seat = { seat: opponent };
  if (frame?.step !== 'chooseOpponent') return sentence('choice.against', { seat });
  const { deed } = entry(terms.deeds, frame.deed);
  return sentence(deed.do === 'look' ? 'choice.look' : 'choice.victim', { seat });
}

/** A combat card: what it gives the unit, and the chances with it. */
function playChoice(id: string, seen: Seen): Sentence {
  const { terms, view } = seen;
  const number = terms.cardNumber.get(id) ?? 0;
  const card = entry(terms.pack.cards, number);
  const battle = battleIn(view);
  const odds =
    battle &&
    terms.forecasts.hand(terms, view, battle.attacker, battle.defender).find((one) => one.card === number);
  const ability = abilityEffects(terms.pack, card);
  const bonus = card.kind === 'combat' ? bonusOf(card) : '';
  return withOdds(
    'choice.play',
    {
      card: cardName(terms, number),
      bonus,
      ability: ability ?? '',
      does: ability === undefined ? 'none' : odds?.able === false ? 'no' : 'yes',
    },
    odds?.forecast,
    mySide(seen),
  );
}

function passChoice(frame: PocketFrame | undefined, seen: Seen): Sentence {
  const { terms, view } = seen;
  switch (frame?.step) {
    case 'card': {
      const battle = battleIn(view);
      const odds = battle && terms.forecasts.battle(terms, view, battle.attacker, battle.defender);
      return withOdds('choice.noCard', {}, odds, mySide(seen));
    }
    case 'reroll':
      return withOdds('choice.keep', {}, terms.forecasts.reroll(terms, view)?.kept, mySide(seen));
    case 'leave':
      return sentence('choice.stay', { unit: unitName(seen, frame.unit) });
    case 'place':
    case 'move':
    case 'carry':
    case 'attackers':
    case 'deploy':
      return sentence(`choice.done.${frame.step}`);
    case 'strikers': {
      const { destroy } = terms.forecasts.strike(terms, view, frame.target, frame.slot, frame.units);
      return sentence('choice.done.strikers', { destroy });
    }
    default:
      return sentence('choice.done.turn');
  }
}

/** The side of the battle on which whoever is asked has a unit. */
function mySide({ view }: Seen): Side {
  const battle = battleIn(view);
  const frame = askedFrame(view);
  const asked = frame?.step === 'card' ? frame.asked[0] : frame?.step === 'reroll' ? frame.seat : undefined;
  return battle !== undefined && seatOf(battle.defender) === asked ? 1 : 0;
}

/** A sentence with the chances of a battle, if there are any; those of whoever is asked come first. */
function withOdds(
  key: string,
  args: Readonly<Record<string, Arg>>,
  forecast: BattleForecast | undefined,
  mine: Side,
  place?: string,
): Sentence {
  const choice = sentence(key, args, place);
  if (forecast === undefined) return choice;
  const { hit, destroy } = forecast[mine];
  const other = forecast[mine === 0 ? 1 : 0];
  const odds = { hit, destroy, hitBack: other.hit, destroyBack: other.destroy };
  return sentence('choice.odds', { choice, ...odds }, place);
}

/** The power icon by which a unit moves. */
function jumpIcon(code: UnitCode, { terms: { pack }, view }: Seen): Sentence {
  const kind = kindIn(view, code);
  const icons = kind === undefined ? [] : entry(pack.units, kind).icons;
  const found = pack.icons.find(
    (icon) =>
      icons.includes(icon.id) &&
      icon.kind === 'power' &&
      icon.effects.some((effect) => effect.when === 'turn'),
  );
  return iconName(pack, found?.id ?? '');
}
