import type { Sentence } from '../../words.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { PlayBonus, PlayCard } from '../rules/choice.ts';
import { type Preview, preview, previewMove } from '../rules/preview.ts';
import type { View } from '../rules/view.ts';
import { bonusTarget, targetSentence } from '../words/choice.ts';

/** Where a move or a bonus card would bring a ship, as far as everybody can see. */
export function forecastOf(
  pack: CompiledPack,
  view: View,
  choice: PlayCard | PlayBonus,
): Pick<Preview, 'from' | 'to'> | undefined {
  if (choice.kind === 'playCard') return preview(pack, view, choice.card, choice.ship);
  if (view.move === undefined) return undefined;
  if (choice.bonus !== 'hook') return previewMove(pack, view, view.move, choice.bonus);
  const from = view.ships.find(({ id }) => id === choice.ship)?.space;
  const to = view.ships.find(({ id }) => id === view.move?.ship)?.space;
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The same in words, with why. */
export function forecastSentence(pack: CompiledPack, view: View, choice: PlayCard | PlayBonus): Sentence {
  return choice.kind === 'playCard'
    ? targetSentence(pack, view, preview(pack, view, choice.card, choice.ship), choice)
    : bonusTarget(pack, choice, view);
}
