import type { Sentence } from '../../words.ts';
import type { FigurePlacement, FigureSize } from '../rules/choice.ts';
import type { RealmView, Spot, View } from '../rules/view.ts';
import { planetName, realmName } from './realm.ts';
import { people, sentence, spotPlace } from './sentence.ts';
import { realmAt, segmentAt, spotOf } from './table-look.ts';
import { segmentDescription } from './tile.ts';

/** What placing a figure would claim or attack, with the realm's value and, in a battle, the dice. */
export function figureSentence(choice: FigurePlacement, view: View): Sentence {
  const { size, segment } = choice;
  const square = choice.square ?? view.placed.at(-1);
  const spot: Spot | undefined = square && { x: square.x, y: square.y, segment };
  const realm = spot && realmAt(view, spot);
  const found = spot && segmentAt(view, spot);
  if (spot === undefined || realm === undefined || found === undefined) {
    return sentence('choice.figureOn', { size, segment });
  }
  const place = spotPlace(spot);
  const args = { size, whenComplete: realm.whenComplete, atEnd: realm.atEnd };
  if (realm.kind !== 'planet') {
    const feature = segmentDescription(found.tile, found.segment, found.rotation);
    return sentence(`choice.placeFigure.${realm.kind}`, { ...args, feature, tiles: realm.tiles }, place);
  }
  const foes = realm.owners.filter((seat) => view.seats[seat]?.team !== view.seats[view.toMove]?.team);
  if (foes.length === 0) {
    return sentence('choice.placeFigure.planet', { ...args, planet: realmName(view, realm) }, place);
  }
  return sentence(
    'choice.attackPlanet',
    {
      ...args,
      name: planetName(view, spotOf(realm.id)),
      ...people(foes),
      mine: attackDice(view, realm, size),
      theirs: realm.dice[0]?.dice ?? 0,
    },
    place,
  );
}

/** The dice of the seat to move on a planet that only others hold (rulebook p. 13, 15). */
function attackDice(view: View, realm: RealmView, size: FigureSize): number {
  const faction = view.seats[view.toMove]?.faction;
  const symbol = faction !== undefined && realm.symbols[faction] > 0;
  return (size === 'large' ? 2 : 1) + (symbol ? 1 : 0);
}
