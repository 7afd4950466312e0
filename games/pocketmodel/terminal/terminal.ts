import type { Seat } from '../../../kernel/game.ts';
import type { Decision } from '../../../kernel/match.ts';
import { entry } from '../../common/at.ts';
import type { Terminal } from '../../entry.ts';
import type { PocketRules } from '../game.ts';
import { formatUnit, letterOf } from '../rules/notation.ts';
import type { Terms } from '../rules/options.ts';
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
import type { ObjectiveView, PlayerView, View } from '../rules/view.ts';
import { askedSeats, frameOf, framesIn } from '../words/frames.ts';

const nameWidth = 30;

/** Codes of ANSI, one for each seat. */
const seatCodes = [36, 33, 35, 32, 31, 34, 96, 93] as const;

const legend =
  'unit: number, name, stars, attack/damage/defense, shields left of all, icons; ! a choice names it\n' +
  'objective: card, stars*, defense; ^ face up, ? unknown, x destroyed; > to move, ? asked';

/** Zones with their units, objectives, reserves and cards in characters. */
export function openTerminal({ terms }: PocketRules): Terminal<View> {
  return {
    draw(view, decision, color) {
      const named = new Set(unitsIn(decision));
      const seats = [...view.players.keys()];
      const middle = seats.flatMap((seat) => unitRows(terms, view, seat, contested, named, color));
      const parts = [
        [`round ${view.round}/${terms.rounds}`, ...actionRows(terms, view)].join('\n'),
        ['mid', ...(middle.length > 0 ? middle : ['  -'])].join('\n'),
        ...view.players.map((player, seat) => home(terms, view, player, seat, named, color)),
        hand(terms, view),
        legend,
      ];
      return parts.filter((part) => part !== '').join('\n\n');
    },
  };
}

/** The units that a choice names, in notation. */
function unitsIn(decision: Decision | undefined): string[] {
  return (decision?.choices ?? []).flatMap((text) => /^(?:unit|power):(\w+)$/.exec(text)?.[1] ?? []);
}

/** The home zone of a seat: what it has, its objectives, the units there, and its reserves. */
function home(
  terms: Terms,
  view: View,
  player: PlayerView,
  seat: Seat,
  named: ReadonlySet<string>,
  color: boolean,
): string {
  const mark = askedSeats(view).includes(seat) ? '?' : seat === view.active && !view.outcome ? '>' : ' ';
  const title = painted(`${mark} ${letterOf(seat)} seat ${seat}`, seat, color);
  if (player.out > 0) return `${title}  out`;
  const cards = `hand ${player.hand.length + player.hidden}, deck ${player.deck}, discard ${player.discard.length}`;
  const rows = [
    `${title}  ${cards}`,
    `  objectives: ${player.objectives.map((one, slot) => objective(terms, one, slot)).join('  ')}`,
    ...[...view.players.keys()].flatMap((other) => unitRows(terms, view, other, seat, named, color)),
  ];
  const reserves = unitsOf(view, seat, reserve).map(
    (unit) => `${formatUnit(unit)}${named.has(formatUnit(unit)) ? '!' : ''} ${nameOf(terms, view, unit)}`,
  );
  if (reserves.length > 0) rows.push(`  reserves: ${reserves.join(', ')}`);
  if (player.units === undefined) rows.push('  secret force');
  return rows.join('\n');
}

function objective({ pack }: Terms, one: ObjectiveView | null, slot: number): string {
  if (one === null) return `${slot + 1} x`;
  if (one.card === undefined) return `${slot + 1} ?`;
  const { name, stars, guard } = entry(pack.cards, one.card);
  return `${slot + 1} ${one.up ? '^' : ''}${name} ${stars}* ${guard}`;
}

function unitRows(
  terms: Terms,
  view: View,
  seat: Seat,
  zone: Zone,
  named: ReadonlySet<string>,
  color: boolean,
): string[] {
  return unitsOf(view, seat, zone).map((unit) => {
    const at = formatUnit(unit);
    const { kinds = [], damage = [] } = view.players[seat]?.units ?? {};
    const kind = entry(terms.pack.units, entry(kinds, numberOf(unit)));
    const left = kind.shields - (damage[numberOf(unit)] ?? 0);
    const text = [
      `${at}${named.has(at) ? '!' : ''}`.padEnd(5),
      kind.name.slice(0, nameWidth).padEnd(nameWidth),
      '*'.repeat(kind.stars).padEnd(5),
      `${kind.attack}/${kind.damage}/${kind.defense}`.padEnd(8),
      `${left}/${kind.shields}`.padEnd(4),
      [...kind.icons, ...(kind.ground ? ['(ground)'] : [])].join(' '),
    ].join(' ');
    return `  ${painted(text, seat, color)}`;
  });
}

function unitsOf({ players }: View, seat: Seat, zone: Zone): UnitCode[] {
  const { zones = [] } = players[seat]?.units ?? {};
  return zones.flatMap((where, number) => (where === zone ? [codeOf(seat, number)] : []));
}

function nameOf({ pack }: Terms, { players }: View, unit: UnitCode): string {
  const kind = players[seatOf(unit)]?.units?.kinds[numberOf(unit)];
  if (kind === undefined) return '?';
  const { name, stars } = entry(pack.units, kind);
  return `${name} ${'*'.repeat(stars)}`;
}

/** What is declared, the battle with its cards and dice, and the strike. */
function actionRows(terms: Terms, view: View): string[] {
  const rows: string[] = [];
  const pairs = framesIn(view).flatMap((frame) => ('pairs' in frame ? frame.pairs : []));
  if (pairs.length > 0) {
    rows.push(`attacks: ${pairs.map((pair) => pair.map(formatUnit).join('>')).join(', ')}`);
  }
  const battle = battleIn(view);
  if (battle !== undefined) {
    const sides = [battle.attacker, battle.defender].map((unit, side) => {
      const card = battle.cards[side] ?? noCard;
      const dice = battle.rolls[side];
      const played = card === noCard ? '-' : entry(terms.cards, card).id;
      return `${formatUnit(unit)} (${played}${dice === undefined ? '' : `, ${dice.join('+')}`})`;
    });
    rows.push(`battle: ${sides.join(' against ')}`);
  }
  const strike = frameOf(view, 'strikers') ?? frameOf(view, 'strikes') ?? frameOf(view, 'nextStrike');
  if (strike !== undefined) {
    const target = `${letterOf(strike.target)}${strike.slot + 1}`;
    rows.push(`strike: ${strike.units.map(formatUnit).join(' ') || '-'} > ${target}`);
  }
  return rows;
}

/** The cards of the viewer's hand, by id, with bonuses. */
function hand({ pack }: Terms, { viewer, players }: View): string {
  const own = viewer === 'spectator' ? undefined : players[viewer];
  if (own === undefined || own.hand.length === 0) return '';
  const cards = own.hand.map((number) => {
    const card = entry(pack.cards, number);
    return card.kind === 'combat'
      ? `${card.id} +${card.bonus.amount} ${card.bonus.stat}`
      : `${card.id} ${card.stars}* ${card.guard}`;
  });
  return `hand: ${cards.join('; ')}`;
}

function painted(text: string, seat: Seat, color: boolean): string {
  return color ? `\u001b[${seatCodes[seat % seatCodes.length]}m${text}\u001b[0m` : text;
}
