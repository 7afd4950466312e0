import {
  type BonusKind,
  bonusKinds,
  type Color,
  colors,
  type ShipId,
  shipIds,
  sides,
} from '../content/pack.ts';
import { highestValue } from '../content/pack-schema.ts';
import type { Card, Choice } from './choice.ts';

export const notation =
  'card and ship red3>xwing, a universal card with its colour green3=red>falcon; side of a double space side:hyperspace; bonus card bonus:hook>tantive, - for none';

const cardPattern = /^([a-z]+)([1-9]\d?)$/;
const playPattern = /^([a-z]+[1-9]\d?)(?:=([a-z]+))?>([a-z]+)$/;
const bonusPattern = /^bonus:([a-z]+)>([a-z]+)$/;
const sidePattern = /^side:([a-z]+)$/;

export function format(choice: Choice): string {
  switch (choice.kind) {
    case 'playCard':
      return `${formatCard(choice.card)}${choice.as === undefined ? '' : `=${choice.as}`}>${choice.ship}`;
    case 'chooseSide':
      return `side:${choice.side}`;
    case 'playBonus':
      return `bonus:${choice.bonus}>${choice.ship}`;
    case 'pass':
      return '-';
  }
}

export function parse(text: string): Choice | undefined {
  if (text === '-') return { kind: 'pass' };
  const [, sideName] = sidePattern.exec(text) ?? [];
  const side = sides.find((one) => one === sideName);
  if (side !== undefined) return { kind: 'chooseSide', side };
  const [, kindName, bonusShip] = bonusPattern.exec(text) ?? [];
  const bonus = bonusNamed(kindName);
  const target = shipNamed(bonusShip);
  if (bonus !== undefined && target !== undefined) return { kind: 'playBonus', bonus, ship: target };
  const [, cardName = '', asName, shipName] = playPattern.exec(text) ?? [];
  const card = parseCard(cardName);
  const as = colorNamed(asName);
  const ship = shipNamed(shipName);
  if (card === undefined || ship === undefined || (asName !== undefined && as === undefined))
    return undefined;
  return { kind: 'playCard', card, ...(as !== undefined && { as }), ship };
}

/** A movement card in the notation: `red3`. */
export function formatCard({ color, value }: Card): string {
  return `${color}${value}`;
}

export function parseCard(text: string): Card | undefined {
  const [, colorName, digits] = cardPattern.exec(text) ?? [];
  const color = colorNamed(colorName);
  const value = Number(digits);
  return color === undefined || value > highestValue ? undefined : { color, value };
}

function colorNamed(text: string | undefined): Color | undefined {
  return colors.find((color) => color === text);
}

function shipNamed(text: string | undefined): ShipId | undefined {
  return shipIds.find((ship) => ship === text);
}

function bonusNamed(text: string | undefined): BonusKind | undefined {
  return bonusKinds.find((kind) => kind === text);
}
