import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import type { Card, Pack, PackFile, UnitKind } from '../content/pack.ts';

/** What is still to be entered of a unit and of a card: nothing of it is certain. */
const entered = new Set([
  'attack',
  'damage',
  'defense',
  'shields',
  'bonus.stat',
  'bonus.amount',
  'ability',
  'guard',
]);

function bareCertainty({ certainty }: Pick<UnitKind, 'certainty'>): Pick<UnitKind, 'certainty'> {
  const kept = Object.entries(certainty ?? {}).filter(([field]) => !entered.has(field));
  return kept.length === 0 ? {} : { certainty: Object.fromEntries(kept) };
}

/** Units and cards without what has to be entered: no values on the bases, no bonus and no ability on the cards. */
export function bareOf(pack: Pack): PackFile {
  const own = ownOf(pack);
  return {
    ...own,
    units: own.units.map(({ certainty, ...unit }) => ({
      ...unit,
      attack: 0,
      damage: 0,
      defense: 0,
      shields: 1,
      ...bareCertainty({ ...(certainty && { certainty }) }),
    })),
    cards: own.cards.map((card): Card => {
      const { certainty, ...rest } = card;
      const said = bareCertainty({ ...(certainty && { certainty }) });
      if (rest.kind === 'objective') return { ...rest, guard: 0, effects: [], ...said };
      const { ability: _, ...bare } = rest;
      return { ...bare, guard: 0, bonus: { ...bare.bonus, amount: 0 }, ...said };
    }),
  };
}
