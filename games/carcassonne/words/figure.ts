import { people, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { FigurePlacement } from '../rules/choice.ts';
import { preview } from '../rules/preview.ts';
import { spotName } from '../rules/spot.ts';
import type { Spot, TableView } from '../rules/view.ts';
import { battleForecast } from './forecast.ts';
import { planetName, realmName } from './realm.ts';
import { realmAt, segmentAt } from './table-look.ts';
import { segmentDescription } from './tile.ts';

/** What placing a figure would claim or attack, with the realm's value and, in a battle, the dice. */
export function figureSentence(choice: FigurePlacement, view: TableView): Sentence {
  const { size, segment } = choice;
  const square = choice.square ?? view.placed.at(-1);
  const spot: Spot | undefined = square && { x: square.x, y: square.y, segment };
  const realm = spot && realmAt(view, spot);
  const found = spot && segmentAt(view, spot);
  if (spot === undefined || realm === undefined || found === undefined) {
    return sentence('choice.figureOn', { size, segment });
  }
  const place = spotName(spot);
  const args = { size, whenComplete: realm.whenComplete, atEnd: realm.atEnd };
  if (realm.kind !== 'planet') {
    const feature = segmentDescription(found.tile, found.segment, found.rotation);
    return sentence(`choice.placeFigure.${realm.kind}`, { ...args, feature, tiles: realm.tiles }, place);
  }
  const [battle] = preview(view, choice).battles.filter((each) => each.realm.id === realm.id);
  if (battle === undefined) {
    return sentence('choice.placeFigure.planet', { ...args, planet: realmName(view, realm) }, place);
  }
  return sentence(
    'choice.attackPlanet',
    {
      ...args,
      name: planetName(view, spot),
      ...people(realm.owners),
      battle: battleForecast(battle),
    },
    place,
  );
}
