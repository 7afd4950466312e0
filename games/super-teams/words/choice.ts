import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Choice, PlayBonus } from '../rules/choice.ts';
import { type Preview, preview, previewMove, type Reason } from '../rules/preview.ts';
import { stageOf, type View } from '../rules/view.ts';
import { bonusName, cardName, placeOf, shipName, shipNames, sideName, spaceName } from './names.ts';

/** What a choice means and where it leads, as far as everybody can see. */
export function choiceSentence(pack: CompiledPack, choice: Choice, view: View): Sentence {
  switch (choice.kind) {
    case 'playCard': {
      const { card, as, ship } = choice;
      const leads = preview(pack, view, card, ship);
      return sentence(
        'choice.playCard',
        { card: cardName(card, as), ship: shipName(ship), target: targetSentence(pack, view, leads, choice) },
        placeOf(leads.to),
      );
    }
    case 'chooseSide':
      return sentence('choice.chooseSide', { side: sideName(choice.side) });
    case 'playBonus':
      return sentence('choice.playBonus', {
        bonus: bonusName(choice.bonus),
        ship: shipName(choice.ship),
        target: bonusTarget(pack, choice, view),
      });
    case 'pass':
      return sentence('choice.pass');
  }
}

/** A Hook leads to where the moved ship has stopped, any other bonus card to where the flight will end. */
export function bonusTarget(pack: CompiledPack, choice: PlayBonus, view: View): Sentence {
  const { move, ships } = view;
  if (move === undefined) return sentence('list.none');
  const mover = ships.find(({ id }) => id === move.ship);
  if (stageOf(view) === 'hook' && mover) return spaceName(pack, mover.space, mover.side);
  return targetSentence(pack, view, previewMove(pack, view, move, choice.bonus), choice);
}

export function targetSentence(
  pack: CompiledPack,
  view: View,
  { to, reasons }: Preview,
  { ship }: Pick<PlayBonus, 'ship'>,
): Sentence {
  const target = spaceName(pack, to);
  const owner = view.ships.find(({ id }) => id === ship)?.seat ?? 0;
  const effects = reasons.flatMap((reason) => effectSentence(reason, owner) ?? []);
  return effects.length === 0
    ? target
    : sentence('choice.effects', { target, effects: joinSentences(effects) });
}

/** What brings the ship there and what follows; that it arrives is said by the name of the space. */
function effectSentence(reason: Reason, owner: number): Sentence | undefined {
  switch (reason.kind) {
    case 'arrives':
      return undefined;
    case 'fellBack':
    case 'evaded':
      return sentence(`effect.${reason.kind}`, { maw: reason.maw });
    case 'drawsBonus':
      return sentence('effect.drawsBonus', { seat: { seat: owner } });
    case 'passes':
      return sentence('effect.passes', { ships: shipNames(reason.ships) });
    case 'doubled':
    case 'oneStep':
    case 'pilot':
    case 'boosted':
    case 'choosesSide':
      return sentence(`effect.${reason.kind}`);
  }
}
