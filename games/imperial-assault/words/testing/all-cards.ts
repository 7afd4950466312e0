import type { Sentence } from '../../../words.ts';
import type { Pack } from '../../content/pack.ts';
import { commandLines, fighterLines, formLines, upgradeLines } from '../cards.ts';

/** A card with all that it says. */
export interface ToldCard {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly Sentence[];
}

/** What all cards of a pack say, in the order of the pack. */
export function tellCards(pack: Pack): readonly ToldCard[] {
  const told = <C extends { readonly id: string; readonly name: string }>(
    cards: readonly C[],
    lines: (cards: Pack, card: C) => readonly Sentence[],
  ): ToldCard[] => cards.map((card) => ({ id: card.id, name: card.name, lines: lines(pack, card) }));
  return [
    ...told(pack.deployments, fighterLines),
    ...told(pack.companions, fighterLines),
    ...told(pack.forms, formLines),
    ...told(pack.upgrades, upgradeLines),
    ...told(pack.commands, commandLines),
  ];
}
