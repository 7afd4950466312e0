import type { Choice } from './choice.ts';
import { codeOf, contested, numberOf, seatOf, type UnitCode } from './state.ts';

export const notation =
  'seats are letters from a on; unit:a3, zone:b (home of b), zone:mid, opponent:b, play:c-lock-on, objective:o-echo-base:2, slot:2, discard:c-ambush, power:a3, strike:b2, move, combat, reroll, - to decline or to be done';

/** Unit a3 is the third unit of the first seat. */
export function formatUnit(unit: UnitCode): string {
  return `${letterOf(seatOf(unit))}${numberOf(unit) + 1}`;
}

/** Parses the notation of a unit; undefined if it is none. */
export function parseUnit(text: string): UnitCode | undefined {
  const [, seat, number] = /^([a-h])([1-9]\d?)$/.exec(text) ?? [];
  if (seat === undefined || Number(number) > 64) return undefined;
  return codeOf(seatAt(seat), Number(number) - 1);
}

export function letterOf(seat: number): string {
  return String.fromCharCode(97 + seat);
}

function seatAt(letter: string): number {
  return letter.charCodeAt(0) - 97;
}

const cardId = '([a-z][a-z0-9-]{0,39})';
const patterns = {
  unit: /^unit:(\w+)$/,
  power: /^power:(\w+)$/,
  zone: /^zone:([a-h]|mid)$/,
  opponent: /^opponent:([a-h])$/,
  slot: /^slot:([1-3])$/,
  strike: /^strike:([a-h])([1-3])$/,
  objective: new RegExp(`^objective:${cardId}:([1-3])$`),
  card: new RegExp(`^(play|discard):${cardId}$`),
} as const;

export function format(choice: Choice): string {
  switch (choice.kind) {
    case 'unit':
    case 'power':
      return `${choice.kind}:${formatUnit(choice.unit)}`;
    case 'zone':
      return `zone:${choice.zone === contested ? 'mid' : letterOf(choice.zone)}`;
    case 'opponent':
      return `opponent:${letterOf(choice.seat)}`;
    case 'play':
    case 'discard':
      return `${choice.kind}:${choice.card}`;
    case 'objective':
      return `objective:${choice.card}:${choice.slot + 1}`;
    case 'slot':
      return `slot:${choice.slot + 1}`;
    case 'strike':
      return `strike:${letterOf(choice.seat)}${choice.slot + 1}`;
    case 'move':
    case 'combat':
    case 'reroll':
      return choice.kind;
    case 'pass':
      return '-';
  }
}

export function parse(text: string): Choice | undefined {
  if (text === '-') return { kind: 'pass' };
  if (text === 'move' || text === 'combat' || text === 'reroll') return { kind: text };
  for (const kind of ['unit', 'power'] as const) {
    const unit = parseUnit(patterns[kind].exec(text)?.[1] ?? '');
    if (unit !== undefined) return { kind, unit };
  }
  const [, zone] = patterns.zone.exec(text) ?? [];
  if (zone !== undefined) return { kind: 'zone', zone: zone === 'mid' ? contested : seatAt(zone) };
  const [, opponent] = patterns.opponent.exec(text) ?? [];
  if (opponent !== undefined) return { kind: 'opponent', seat: seatAt(opponent) };
  const [, slot] = patterns.slot.exec(text) ?? [];
  if (slot !== undefined) return { kind: 'slot', slot: Number(slot) - 1 };
  const [, target, place] = patterns.strike.exec(text) ?? [];
  if (target !== undefined) return { kind: 'strike', seat: seatAt(target), slot: Number(place) - 1 };
  const [, played, where] = patterns.objective.exec(text) ?? [];
  if (played !== undefined) return { kind: 'objective', card: played, slot: Number(where) - 1 };
  const [, kind, card] = patterns.card.exec(text) ?? [];
  if (card !== undefined && (kind === 'play' || kind === 'discard')) return { kind, card };
  return undefined;
}
