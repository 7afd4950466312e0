import type { PackFile } from '../content/pack.ts';
import { setBonus, setCard } from './cards.ts';

const statLetters = { a: 'attack', d: 'damage', f: 'defense' } as const;

/** Which number of a card the next digit is. */
export interface CardTyping {
  readonly index: number;
  readonly value: 'bonus' | 'stars' | 'guard';
  readonly digits: string;
}

/**
 * What a key on a card does: A, D and F are the value that its bonus raises, B its build stars, G its defense value as an
 * objective; a digit is the number.
 */
export function typeCard(
  pack: PackFile,
  typing: CardTyping | undefined,
  key: string,
  index: number,
): { readonly pack: PackFile; readonly typing: CardTyping } | undefined {
  const begin = (value: CardTyping['value'], next = pack) => ({
    pack: next,
    typing: { index, value, digits: '' },
  });
  if (key === 'b') return begin('stars');
  if (key === 'g') return begin('guard');
  if (key === 'a' || key === 'd' || key === 'f') {
    return begin('bonus', setBonus(pack, index, { stat: statLetters[key] }));
  }
  if (!/^\d$/.test(key)) return undefined;
  const { value, digits: before } =
    typing?.index === index ? typing : { value: 'bonus' as const, digits: '' };
  const most = { bonus: 9, stars: 5, guard: 20 }[value];
  const digits = Number(before + key) > most ? key : before + key;
  const number = Number(digits);
  const next = { index, value, digits };
  if (number > most || (value === 'stars' && number < 1)) return { pack, typing: next };
  if (value === 'bonus') return { pack: setBonus(pack, index, { amount: number }), typing: next };
  return { pack: setCard(pack, index, { [value]: number }), typing: next };
}
