import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { type Card, type Fleet, type Icon, type PackFile, starsOf, type UnitKind } from '../content/pack.ts';
import { cardText } from '../words/effects.ts';
import { factionName, fleetName, iconName } from '../words/names.ts';
import { cardsOf } from './fleets.ts';

/** A unit with its values. */
export function unitSentence(pack: PackFile, unit: UnitKind): Sentence {
  const { name, stars, attack, damage, defense, shields, faction, icons } = unit;
  return sentence('editor.unit', {
    name,
    faction: factionName(faction),
    stars,
    attack,
    damage,
    defense,
    shields,
    icons: joinSentences(icons.map((id) => iconName(pack, id))),
  });
}

/** A card with what it does. */
export function cardSentence(pack: PackFile, card: Card): Sentence {
  return sentence('editor.card', { name: card.name, text: cardText(pack, card) });
}

export function iconSentence(pack: PackFile, icon: Icon): Sentence {
  return iconName(pack, icon.id);
}

/** A fleet with its build stars and cards. */
export function fleetSentence(pack: PackFile, fleet: Fleet): Sentence {
  return sentence('editor.fleet', {
    name: fleetName(pack, fleet.id),
    stars: starsOf(pack, fleet),
    cards: cardsOf(fleet),
  });
}
