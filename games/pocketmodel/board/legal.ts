import type { Seat } from '../../../kernel/game.ts';
import type { Decision } from '../../../kernel/match.ts';
import type { PocketRules } from '../game.ts';
import { lookAhead, stateOf } from '../rules/ahead.ts';
import type { Choice } from '../rules/choice.ts';
import { parse } from '../rules/notation.ts';
import { type PocketState, type UnitCode, type Zone, zoneOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What a decision allows, by what is touched. */
export interface Legal {
  readonly seat: Seat;
  readonly kind: string;
  readonly choices: readonly Choice[];
}

export function legalOf(decision: Decision | undefined): Legal | undefined {
  if (decision === undefined) return undefined;
  const { seat, kind } = decision;
  return { seat, kind, choices: decision.choices.flatMap((text) => parse(text) ?? []) };
}

/** Something on the table that can be touched. */
export type Thing =
  | { readonly kind: 'unit'; readonly unit: UnitCode }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'slot'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'card'; readonly card: string };

export function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case 'unit':
      return `unit ${thing.unit}`;
    case 'zone':
      return `zone ${thing.zone}`;
    case 'slot':
      return `slot ${thing.seat} ${thing.slot}`;
    case 'card':
      return `card ${thing.card}`;
  }
}

/** The unit or the card that a key stands for. */
export function thingOf(key: string): Pick | undefined {
  const [, kind, name = ''] = /^(unit|card) (.+)$/.exec(key) ?? [];
  if (kind === 'unit') return { kind, unit: Number(name) };
  return kind === 'card' ? { kind, card: name } : undefined;
}

/** The choices, one after the other, that a touch on each thing stands for. */
export type Ways = ReadonlyMap<string, readonly Choice[]>;

/** What is touched first in a turn, and what can be touched then. */
export type Pick = Extract<Thing, { readonly kind: 'unit' | 'card' }>;

/** The ways of a decision in which every touch is a choice. */
export function directWays({ seat, kind, choices }: Legal): Ways {
  return new Map(
    choices.flatMap((choice): (readonly [string, readonly Choice[]])[] => {
      switch (choice.kind) {
        case 'unit':
          return [[keyOf({ kind: 'unit', unit: choice.unit }), [choice]]];
        case 'zone':
          return [[keyOf({ kind: 'zone', zone: choice.zone }), [choice]]];
        case 'opponent':
          return [[keyOf({ kind: 'zone', zone: choice.seat }), [choice]]];
        case 'slot':
          return [[keyOf({ kind: 'slot', seat, slot: choice.slot }), [choice]]];
        case 'strike':
          return [[keyOf({ kind: 'slot', seat: choice.seat, slot: choice.slot }), [choice]]];
        case 'discard':
        case 'play':
          return [[keyOf({ kind: 'card', card: choice.card }), [choice]]];
        case 'objective':
          // In a turn the place is touched next.
          return kind === 'turn' ? [] : [[keyOf({ kind: 'card', card: choice.card }), [choice]]];
        case 'power':
        case 'move':
        case 'combat':
        case 'reroll':
        case 'pass':
          return [];
        default:
          return choice satisfies never;
      }
    }),
  );
}

/** What each unit and card that can be touched first in a turn could then do, by its key. */
export function turnWays(rules: PocketRules, view: View, legal: Legal): ReadonlyMap<string, Ways> {
  const state = stateOf(rules, view);
  const found = new Map<string, Map<string, readonly Choice[]>>();
  const note = (first: Thing, then: Thing, ...way: readonly Choice[]): void => {
    const key = keyOf(first);
    const ways = found.get(key) ?? new Map<string, readonly Choice[]>();
    found.set(key, ways.set(keyOf(then), way));
  };
  for (const action of legal.choices) {
    if (action.kind === 'objective') {
      const { card, slot } = action;
      note({ kind: 'card', card }, { kind: 'slot', seat: legal.seat, slot }, action);
      continue;
    }
    if (action.kind !== 'move' && action.kind !== 'combat' && action.kind !== 'strike') continue;
    for (const chosen of lookAhead(rules, state, legal.seat, [action])?.choices ?? []) {
      if (chosen.kind !== 'unit') continue;
      const first: Thing = { kind: 'unit', unit: chosen.unit };
      if (action.kind === 'strike') {
        note(first, { kind: 'slot', seat: action.seat, slot: action.slot }, action, chosen);
        continue;
      }
      for (const [then, ...way] of furtherWays(rules, state, legal.seat, [action, chosen], chosen.unit)) {
        note(first, then, ...way);
      }
    }
  }
  return found;
}

/** Where a unit goes or whom it attacks after these choices, each with all choices that lead there. */
function furtherWays(
  rules: PocketRules,
  state: PocketState,
  seat: Seat,
  way: readonly Choice[],
  unit: UnitCode,
): (readonly [Thing, ...Choice[]])[] {
  const ahead = lookAhead(rules, state, seat, way);
  if (ahead === undefined) return [];
  if (ahead.kind === 'moveTo' || ahead.kind === 'target') {
    return ahead.choices.flatMap((choice) =>
      choice.kind === 'zone' || choice.kind === 'unit' ? [[choice, ...way, choice] as const] : [],
    );
  }
  if (ahead.kind === 'against') {
    return ahead.choices.flatMap((choice) => furtherWays(rules, state, seat, [...way, choice], unit));
  }
  const zone = zoneOf(ahead.state, unit);
  if (zone !== zoneOf(state, unit)) return [[{ kind: 'zone', zone }, ...way]];
  const frame = ahead.state.stack.findLast((one) => one.step === 'attackers');
  const pair = frame?.step === 'attackers' ? frame.pairs.find(([attacker]) => attacker === unit) : undefined;
  return pair === undefined ? [] : [[{ kind: 'unit', unit: pair[1] }, ...way]];
}
