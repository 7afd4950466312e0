import { entry } from '../../common/at.ts';
import { once } from '../../common/once.ts';
import type { Icon, Pack, UnitKind } from '../content/pack.ts';
import { packs } from '../content/packs.ts';

/** The values of every plain unit: 7 on the dice ties, and a hit destroys nothing that is whole. */
const values = { attack: 2, damage: 2, defense: 9, shields: 5 } as const;

const allStars = [1, 2, 3, 4, 5] as const;

/**
 * A pack with the cards of another and with plain units, whose values depend on no balance: one for each icon and each
 * number of build stars, in space (`ace-2`) and on the ground (`ground-ace-2`). `plain-2` has an icon of which no card
 * speaks. `feeble-2` is like it, and does one damage.
 */
export const plainPack = (pack: Pack = packOfCards): Pack => plain(pack);

const packOfCards = packs.reconstructed ?? entry(Object.values(packs), 0);

const plain = once((pack: Pack): Pack => {
  const icons: Icon[] = [...pack.icons, { id: 'plain', kind: 'match' }];
  const units = icons.flatMap(({ id }) =>
    allStars.flatMap((stars) => [false, true].map((ground) => plainUnit(id, stars, ground))),
  );
  const [deck] = pack.fleets.map((fleet) => fleet.deck);
  return {
    ...pack,
    id: 'plain',
    name: 'Plain',
    icons,
    units: [...units, { ...plainUnit('plain', 2, false), id: 'feeble-2', damage: 1 }],
    fleets: [{ id: 'plain', units: { 'plain-5': 6, 'ace-5': 6 }, deck: deck ?? {} }],
  };
});

function plainUnit(icon: string, stars: number, ground: boolean): UnitKind {
  const id = `${ground ? 'ground-' : ''}${icon}-${stars}`;
  return { id, name: id, faction: 'plain', class: 'plain', ground, stars, ...values, icons: [icon] };
}
