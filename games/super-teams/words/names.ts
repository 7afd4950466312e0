import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { BonusKind, Color, ShipId, Side } from '../content/pack.ts';
import type { Card } from '../rules/choice.ts';

export function shipName(ship: ShipId): Sentence {
  return sentence(`ship.${ship}`);
}

export function shipNames(ships: readonly ShipId[]): Sentence {
  return joinSentences(ships.map(shipName), 'and');
}

export function bonusName(bonus: BonusKind): Sentence {
  return sentence(`bonus.${bonus}`);
}

export function colorName(color: Color): Sentence {
  return sentence(`color.${color}`);
}

export function sideName(side: Side): Sentence {
  return sentence(`side.${side}`);
}

/** A movement card, with the colour for which it stands if it is universal. */
export function cardName({ color, value }: Card, as?: Color): Sentence {
  const args = { color: cardColor(color), value };
  return as === undefined
    ? sentence('card.plain', args)
    : sentence('card.as', { ...args, as: cardColor(as) });
}

/** A colour as the adjective of a card, which in some languages has another gender than the colour itself. */
function cardColor(color: Color): Sentence {
  return sentence(`card.color.${color}`);
}

/** A space of the track, of a double space both sides or the one on which a ship lies. */
export function spaceName({ source }: CompiledPack, number: number, side?: Side): Sentence {
  const space = source.spaces[number];
  const place = placeOf(number);
  if (space === undefined) throw new Error(`the track has no space ${number}`);
  if (space.kind === 'start' || space.kind === 'final') return sentence(`space.${space.kind}`, {}, place);
  if (side !== undefined) return sentence('space.side', { number, side: sideName(side) }, place);
  const [one, other] = space.sides ?? [];
  if (one !== undefined && other !== undefined) {
    return sentence('space.double', { number, one: sideName(one), other: sideName(other) }, place);
  }
  return sentence('space.plain', { number, kind: sentence(`kind.${space.kind}`) }, place);
}

/** The place of a space, as the board understands it. */
export function placeOf(space: number): string {
  return String(space);
}

/** A space as an argument of messages that speak of the planets by name. */
export function spaceNumber({ last }: CompiledPack, space: number): string | number {
  if (space === 0) return 'start';
  return space === last ? 'final' : space;
}
