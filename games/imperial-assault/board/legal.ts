import type { Seat } from '../../../kernel/game.ts';
import type { Decision } from '../../../kernel/match.ts';
import type { Choice } from '../rules/choice.ts';
import { formatFigure, formatGroup, letterOf, parse } from '../rules/notation.ts';
import { type FigureNumber, type GroupNumber, groupWith, type TokenNumber } from '../rules/state.ts';

/** What a seat is asked: the kind of the decision, and the legal choices. */
export interface Legal {
  readonly seat: Seat;
  readonly kind: string;
  readonly choices: readonly Choice[];
}

export function legalOf(decision: Decision | undefined): Legal | undefined {
  if (decision === undefined) return undefined;
  const { seat, kind, choices } = decision;
  return { seat, kind, choices: choices.flatMap((text) => parse(text) ?? []) };
}

/** Something on the table that can be touched. */
export type Thing =
  | { readonly kind: 'figure'; readonly figure: FigureNumber }
  | { readonly kind: 'group'; readonly group: GroupNumber }
  /** A place where a base can lie, by its name: `C4`, turned `C4r`. */
  | { readonly kind: 'place'; readonly at: string }
  | { readonly kind: 'door'; readonly door: number }
  | { readonly kind: 'token'; readonly token: TokenNumber }
  | { readonly kind: 'zone'; readonly zone: number }
  | { readonly kind: 'seat'; readonly seat: Seat };

/** A name of a thing that elements carry as `data-key`. */
export function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case 'figure':
      return `figure ${formatFigure(thing.figure)}`;
    case 'group':
      return `group ${formatGroup(thing.group)}`;
    case 'place':
      return `place ${thing.at}`;
    case 'door':
      return `door ${thing.door + 1}`;
    case 'token':
      return `token ${thing.token + 1}`;
    case 'zone':
      return `zone ${thing.zone + 1}`;
    case 'seat':
      return `seat ${letterOf(thing.seat)}`;
  }
}

/** The thing of the table that a choice is about; undefined for choices that are buttons or cards. */
export function thingOf(choice: Choice): Thing | undefined {
  switch (choice.kind) {
    case 'figure':
    case 'group':
    case 'place':
    case 'door':
    case 'token':
    case 'zone':
    case 'seat':
      return choice;
    case 'move':
      return { kind: 'place', at: choice.at };
    case 'attack':
      return { kind: 'figure', figure: choice.target };
    default:
      return undefined;
  }
}

/** Whether a card of the hand stands for a choice: it is played, or chosen among the hand. */
export function liesInHand({ kind }: Pick<Legal, 'kind'>, choice: Choice): boolean {
  return choice.kind === 'play' || (choice.kind === 'card' && kind === 'handCard');
}

/** The choice that a touch on each thing stands for, by its key. */
export type Ways = ReadonlyMap<string, Choice>;

/** A figure that can be put down where it stands: the name of its place, and what is played for it. */
export interface Staying {
  readonly figure: FigureNumber;
  readonly at: string;
  readonly choice: Choice;
}

/** A group can be touched as its card, or as any of its figures on the map; a figure that stays, as itself. */
export function waysOf({ choices }: Legal, onMap: readonly FigureNumber[], staying?: Staying): Ways {
  const ways = new Map<string, Choice>();
  if (staying !== undefined) ways.set(keyOf({ kind: 'figure', figure: staying.figure }), staying.choice);
  for (const choice of choices) {
    const thing = thingOf(choice);
    if (thing === undefined) continue;
    ways.set(keyOf(thing), choice);
    if (thing.kind !== 'group') continue;
    for (const figure of onMap) {
      if (groupWith(figure) === thing.group) ways.set(keyOf({ kind: 'figure', figure }), choice);
    }
  }
  return ways;
}
