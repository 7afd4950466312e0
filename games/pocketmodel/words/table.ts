import type { Seat, Viewer } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Section, Sentence } from '../../words.ts';
import { formatUnit } from '../rules/notation.ts';
import { battleIn } from '../rules/seen.ts';
import {
  codeOf,
  contested,
  noCard,
  numberOf,
  reserve,
  seatOf,
  type UnitCode,
  type Zone,
} from '../rules/state.ts';
import type { ObjectiveView, PlayerView } from '../rules/view.ts';
import { dataLines } from './data.ts';
import { cardText } from './effects.ts';
import { endSentence } from './event.ts';
import { askedSeats, frameOf } from './frames.ts';
import {
  cardName,
  cardNames,
  iconName,
  kindIn,
  objectiveName,
  type Seen,
  signed,
  slotPlace,
  unitName,
  unitOf,
  zonePlace,
} from './names.ts';
import { promptSentence } from './prompt.ts';
import { starsInPlay } from './stars.ts';

/** The whole table in words, as far as the viewer knows it. */
export function tableSections(seen: Seen, viewer: Viewer): readonly Section[] {
  const { view } = seen;
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  const hand = own?.hand.map((card) => cardLine(seen, card)) ?? [];
  const seats = [...view.players.keys()];
  const middle = seats.flatMap((seat) => unitLines(seen, seat, contested));
  return [
    { title: sentence('table.turn'), lines: turnLines(seen) },
    ...(own === undefined || own.out > 0
      ? []
      : [{ title: sentence('table.hand'), lines: hand.length > 0 ? hand : [sentence('table.handEmpty')] }]),
    {
      title: sentence('table.middle'),
      lines: middle.length > 0 ? middle : [sentence('table.noUnits', {}, zonePlace(contested))],
    },
    ...view.players.map((player, seat) => ({
      title: sentence('table.home', { seat: { seat } }),
      lines: seatLines(seen, player, seat),
    })),
    { title: sentence('table.data'), lines: dataLines(seen.terms) },
  ];
}

function turnLines(seen: Seen): readonly Sentence[] {
  const { terms, view } = seen;
  if (view.outcome !== undefined) return [endSentence(seen)];
  const step = view.stack.at(-1)?.step;
  const asked = askedSeats(view);
  const kind = step === 'lanes' ? laneStep(seen) : (step ?? '');
  const lines: Sentence[] = asked.map((seat) => promptSentence(kind, seat, seen));
  if (view.round > 0) lines.push(sentence('table.round', { round: view.round, most: terms.rounds }));
  lines.push(...actionLines(seen), ...rollLines(seen));
  for (const { unit, stat, amount } of view.lasting) {
    const sum = sentence('sum', { amount: signed(amount), stat });
    lines.push(sentence('table.lasting', { unit: unitOf(seen, unit), sum }, formatUnit(unit)));
  }
  return lines;
}

/** What seats that work in private at the same time do. */
function laneStep({ terms, view }: Seen): string {
  return terms.forces === 'sealed' && view.first < 0 ? 'build' : 'place';
}

/** What has been declared, and the battle or strike that goes on. */
function actionLines(seen: Seen): readonly Sentence[] {
  const { terms, view } = seen;
  const lines: Sentence[] = [];
  const declared = frameOf(view, 'attackers') ?? frameOf(view, 'battles') ?? frameOf(view, 'nextBattle');
  for (const [attacker, defender] of declared?.pairs ?? []) {
    lines.push(sentence('table.declared', { unit: unitOf(seen, attacker), foe: unitOf(seen, defender) }));
  }
  const strike = frameOf(view, 'strikers') ?? frameOf(view, 'strikes') ?? frameOf(view, 'nextStrike');
  if (strike !== undefined) {
    const objective = objectiveName(seen, strike.target, strike.slot);
    const units = joinSentences(strike.units.map((unit) => unitName(seen, unit)));
    lines.push(
      sentence('table.strike', {
        seat: { seat: strike.seat },
        target: { seat: strike.target },
        number: strike.slot + 1,
        objective,
        units,
      }),
    );
  }
  const battle = battleIn(view);
  if (battle === undefined) return lines;
  const { attacker, defender, cards } = battle;
  const names = cards.map((card) => (card === noCard ? sentence('table.noCard') : cardNames(terms, [card])));
  lines.push(
    sentence('table.battle', {
      unit: unitOf(seen, attacker),
      foe: unitOf(seen, defender),
      card: names[0] ?? '',
      other: names[1] ?? '',
    }),
  );
  const forecast = terms.forecasts.battle(terms, view, attacker, defender);
  if (forecast !== undefined) {
    const [one, other] = forecast;
    lines.push(
      sentence('table.odds', {
        hit: one.hit,
        destroy: one.destroy,
        hitBack: other.hit,
        destroyBack: other.destroy,
      }),
    );
  }
  return lines;
}

/** The dice as they lie on the table. */
function rollLines(seen: Seen): readonly Sentence[] {
  const { last } = seen.view;
  if (last === null) return [];
  const rolled = (unit: UnitCode, [one, other]: readonly [number, number]): Sentence =>
    sentence('table.rolled', { unit: unitOf(seen, unit), one, other, sum: one + other });
  switch (last.kind) {
    case 'first': {
      const rolls = last.sums.flatMap((sum, seat) =>
        sum === null ? [] : [sentence('roll.sum', { seat: { seat }, sum })],
      );
      return [sentence('event.rolledForFirst', { rolls: joinSentences(rolls) })];
    }
    case 'battle':
      return last.rolls.map((dice, side) => rolled(side === 0 ? last.attacker : last.defender, dice));
    case 'strike':
      return [rolled(last.unit, last.dice)];
  }
}

/** What a seat has: units in its home zone, also those of others, objectives, reserves and cards. */
function seatLines(seen: Seen, player: PlayerView, seat: Seat): readonly Sentence[] {
  const { terms, view } = seen;
  if (player.out > 0) return [sentence('table.out', { discard: cardNames(terms, player.discard) })];
  const lines: Sentence[] = [
    sentence('table.seat', {
      stars: starsInPlay(seen, seat),
      hand: player.hand.length + player.hidden,
      deck: player.deck,
      objectives: player.objectives.filter((objective) => objective !== null).length,
    }),
  ];
  if (player.units === undefined) lines.push(sentence('table.secretForce'));
  player.objectives.forEach((objective, slot) => {
    lines.push(objectiveLine(seen, objective, seat, slot));
  });
  const here = [...view.players.keys()].flatMap((other) => unitLines(seen, other, seat));
  lines.push(...(here.length > 0 ? here : [sentence('table.noUnits', {}, zonePlace(seat))]));
  lines.push(...unitLines(seen, seat, reserve));
  if (player.discard.length > 0) {
    const { length: count } = player.discard;
    lines.push(sentence('table.discard', { count, cards: cardNames(terms, player.discard) }));
  }
  if (view.viewer !== seat && player.hand.length > 0) {
    lines.push(sentence('table.handKnown', { cards: cardNames(terms, player.hand) }));
  }
  if (player.somewhere.length > 0) {
    const cards = cardNames(terms, player.somewhere);
    lines.push(sentence('table.somewhere', { cards }));
  }
  return lines;
}

function objectiveLine({ terms }: Seen, objective: ObjectiveView | null, seat: Seat, slot: number): Sentence {
  const place = slotPlace(seat, slot);
  const number = slot + 1;
  if (objective === null) return sentence('table.objective.gone', { number }, place);
  const { card: known, up, seenBy } = objective;
  if (known === undefined) {
    return sentence('table.objective.unknown', { number, ...people(seenBy) }, place);
  }
  const card = entry(terms.pack.cards, known);
  const args = {
    number,
    card: cardName(terms, known),
    stars: card.stars,
    guard: card.guard,
    up: up ? 'yes' : 'no',
    text: card.kind === 'objective' ? cardText(terms.pack, card) : sentence('table.combatCard'),
  };
  return sentence('table.objective', args, place);
}

/** The units of a seat in a zone, each with its values. */
function unitLines(seen: Seen, seat: Seat, zone: Zone): readonly Sentence[] {
  const { zones = [] } = seen.view.players[seat]?.units ?? {};
  return zones.flatMap((where, number) =>
    where === zone ? [unitLine(seen, codeOf(seat, number), zone)] : [],
  );
}

function unitLine(seen: Seen, unit: UnitCode, zone: Zone): Sentence {
  const { terms, view } = seen;
  const kind = kindIn(view, unit);
  const place = formatUnit(unit);
  const name = unitOf(seen, unit);
  if (kind === undefined) return name;
  const { stars, attack, damage, defense, shields, ground, icons } = entry(terms.pack.units, kind);
  const number = numberOf(unit);
  return sentence(
    'table.unit',
    {
      unit: name,
      at: place,
      where: zone === reserve ? 'reserve' : 'zone',
      stars,
      attack,
      damage,
      defense,
      shields,
      hurt: view.players[seatOf(unit)]?.units?.damage[number] ?? 0,
      ground: ground ? 'yes' : 'no',
      icons: joinSentences(icons.map((icon) => iconName(terms.pack, icon))),
    },
    place,
  );
}

/** A card of the viewer's hand. */
function cardLine({ terms }: Seen, card: number): Sentence {
  const { stars, guard } = entry(terms.cards, card);
  const text = cardText(terms.pack, entry(terms.pack.cards, card));
  return sentence('table.card', { card: cardName(terms, card), stars, guard, text });
}
