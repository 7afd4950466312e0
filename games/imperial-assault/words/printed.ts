import { entry } from '../../common/at.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CompiledAbility, CompiledSurge, Printed } from '../content/compile-abilities.ts';
import type { Effect } from '../content/pack.ts';
import { powerToken } from '../rules/choice.ts';
import type { Source } from '../rules/effects/frames.ts';
import type { TableTerms } from '../rules/options.ts';
import { abilitySentence, effectsSentence, surgeSentence } from './effects.ts';
import { proper } from './names.ts';
import { commandName, fighterName, upgradeName } from './pieces.ts';

/** The id of abilities that are made of the symbols and keywords of an ability box. */
export const keywords = 'keywords';

/** The card on which an ability is printed. */
export function printedName(terms: TableTerms, { on, card }: Printed): Sentence {
  switch (on) {
    case 'fighter':
      return fighterName(terms, card);
    case 'form':
      return proper(entry(terms.forms, card).name);
    case 'upgrade':
      return proper(upgradeName(terms, card));
    case 'command':
      return proper(commandName(terms, card));
  }
}

function effectsOf({ effects }: TableTerms, numbers: readonly number[]): readonly Effect[] {
  return numbers.map((number) => entry(effects, number).effect);
}

/** The name of an ability; of the symbols on a card, that they stand on this card. */
export function abilityTitle(terms: TableTerms, number: number): Sentence {
  const { ability, printed } = entry(terms.abilities, number);
  if (ability.id === keywords) return sentence('source.printed', { card: printedName(terms, printed) });
  if (printed.on === 'command') return proper(commandName(terms, printed.card));
  return proper(ability.name);
}

/** What an ability of a pack says. */
export function abilityText(terms: TableTerms, number: number): Sentence {
  const { ability, effects }: CompiledAbility = entry(terms.abilities, number);
  return abilitySentence(terms.pack, { ...ability, effects: [...effectsOf(terms, effects)] });
}

/** What a surge ability costs and gives. Of several on a card that are the same, each but the first has a number. */
export function surgeText(terms: TableTerms, number: number): Sentence {
  const { surge, effects, printed }: CompiledSurge = entry(terms.surges, number);
  const text = surgeSentence(terms.pack, { ...surge, gain: [...effectsOf(terms, effects)] });
  const said = JSON.stringify(text);
  const before = terms.surges.slice(0, number).filter((other) => {
    if (other.printed.on !== printed.on || other.printed.card !== printed.card) return false;
    const same = surgeSentence(terms.pack, { ...other.surge, gain: [...effectsOf(terms, other.effects)] });
    return JSON.stringify(same) === said;
  }).length;
  return before === 0 ? text : sentence('piece.copyOf', { text, copy: before + 1 });
}

/** What one of the options of an effect does, or what may be left out of it. */
export function optionText(terms: TableTerms, effect: number, option: number): Sentence {
  const parts = entry(terms.effects, effect).parts[option] ?? [];
  return effectsSentence(terms.pack, effectsOf(terms, parts));
}

/** What one effect does. */
export function effectText(terms: TableTerms, effect: number): Sentence {
  return effectsSentence(terms.pack, effectsOf(terms, [effect]));
}

/** What effects come from: an ability by its name, a surge, or the rules. */
export function sourceTitle(terms: TableTerms, { ability, surge }: Source): Sentence {
  if (ability >= 0) return abilityTitle(terms, ability);
  if (surge < 0) return sentence('source.rules');
  const { name } = entry(terms.surges, surge).surge;
  return name === undefined || name === '' || name === '-' ? sentence('source.surge') : proper(name);
}

/** An ability by its id, as standing orders name it; power tokens are asked for like one. */
export function orderedTitle(terms: TableTerms, id: string): Sentence {
  if (id === powerToken) return sentence('source.token');
  const found = terms.abilities.find(({ ability }) => ability.id === id);
  if (found === undefined) return proper(id);
  const { name } = found.ability;
  const title = abilityTitle(terms, found.number);
  // Two abilities of one name, such as one for attacks and one for defense, are told apart by what they do.
  return terms.abilities.some(({ ability }) => ability.name === name && ability.id !== id)
    ? sentence('piece.twin', { title, text: effectsSentence(terms.pack, effectsOf(terms, found.effects)) })
    : title;
}
