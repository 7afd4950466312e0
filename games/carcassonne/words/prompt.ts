import type { Seat } from '../../../kernel/game.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { TableView } from '../rules/view.ts';
import { planetName } from './realm.ts';
import { planetsAround, spotOf } from './table-look.ts';

/** Who does what now. `kind` is the name of the step that waits. */
export function promptSentence(kind: string, seat: Seat, view: TableView): Sentence {
  const who = { seat: { seat } };
  if (kind === 'chooseArea' || kind === 'placeTile') return sentence(`prompt.${kind}`, who);
  const supply = view.seats[seat]?.supply;
  if (supply?.small === 0 && supply.large === 0) return sentence('prompt.placeFigure.none', who);
  const last = view.placed.at(-1);
  const foes =
    last === undefined ? [] : planetsAround(view, last).filter(({ owners }) => isHeldByOthers(owners));
  if (foes.length === 0) return sentence('prompt.placeFigure', who);
  const planets = foes.map((realm) =>
    sentence('feature.planet', { name: planetName(view, spotOf(realm.id)) }),
  );
  return sentence('prompt.placeFigure.attack', { ...who, planets: joinSentences(planets) });

  function isHeldByOthers(owners: readonly Seat[]): boolean {
    return owners.some((owner) => view.seats[owner]?.team !== view.seats[seat]?.team);
  }
}
