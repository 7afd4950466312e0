import { entry } from '../../common/at.ts';
import { cardNumber, colorNumber, colorOfCard, valueOfCard } from '../content/compile.ts';
import { bonusKinds, colors, shipIds, type sides } from '../content/pack.ts';
import type { Card, ChooseSide, Pass, PlayBonus, PlayCard } from './choice.ts';

/** Choices are never changed, so each is made once and then listed again and again. */
const cards: PlayCard[] = [];
const bonuses: readonly (readonly PlayBonus[])[] = bonusKinds.map((bonus) =>
  shipIds.map((ship) => ({ kind: 'playBonus', bonus, ship })),
);

export const pass: Pass = { kind: 'pass' };

export const sideChoices: Readonly<Record<(typeof sides)[number], ChooseSide>> = {
  hyperspace: { kind: 'chooseSide', side: 'hyperspace' },
  asteroid: { kind: 'chooseSide', side: 'asteroid' },
  normal: { kind: 'chooseSide', side: 'normal' },
};

/** The choice to move a ship with a card of a colour, or with a universal card that stands for it. */
export function playCardChoice(card: number, color: number, ship: number): PlayCard {
  const place = (card * colors.length + color) * shipIds.length + ship;
  const known = cards[place];
  if (known !== undefined) return known;
  const made: PlayCard = {
    kind: 'playCard',
    card: cardOf(card),
    ...(colorOfCard(card) !== color && { as: entry(colors, color) }),
    ship: entry(shipIds, ship),
  };
  cards[place] = made;
  return made;
}

/** The choice to play a bonus card on a ship. */
export function playBonusChoice(bonus: number, ship: number): PlayBonus {
  return entry(entry(bonuses, bonus), ship);
}

export function cardOf(card: number): Card {
  return { color: entry(colors, colorOfCard(card)), value: valueOfCard(card) };
}

export function numberOf({ color, value }: Card): number {
  return cardNumber(colorNumber(color), value);
}
