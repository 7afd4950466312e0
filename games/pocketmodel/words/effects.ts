import { entry } from '../../common/at.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Arg, Sentence } from '../../words.ts';
import type {
  BattleEffect,
  Card,
  CombatCard,
  Condition,
  Deed,
  Effect,
  Icon,
  LastingEffect,
  Pack,
  UnitFilter,
} from '../content/pack.ts';
import { iconName, signed } from './names.ts';

type Icons = Pick<Pack, 'icons'>;
type Args = Readonly<Record<string, Arg>>;

/** What a card does beside its combat bonus, and for which units; undefined if it does nothing else. */
export function abilityOf(pack: Icons, card: Card): Sentence | undefined {
  if (card.kind === 'objective') return effectsSentence(pack, card.effects);
  if (card.ability === undefined) return undefined;
  const { icon, effects } = card.ability;
  const does = effectsSentence(pack, effects);
  return does && sentence('ability', { who: abilityIcon(pack, icon), does });
}

/** What the ability of a combat card does for a unit that gains it; undefined if the card has none. */
export function abilityEffects(pack: Icons, card: Card): Sentence | undefined {
  return card.kind === 'combat' ? effectsSentence(pack, card.ability?.effects ?? []) : undefined;
}

/** The combat bonus of a card, such as "+3 attack". */
export function bonusOf({ bonus: { stat, amount } }: Pick<CombatCard, 'bonus'>): Sentence {
  return sentence('sum', { amount: signed(amount), stat });
}

/** Everything that a card does, for lists of cards: its bonus and its ability. */
export function cardText(pack: Icons, card: Card): Sentence {
  const ability = abilityOf(pack, card);
  if (card.kind === 'objective') return ability ?? sentence('ability.none');
  const bonus = bonusOf(card);
  return ability === undefined
    ? sentence('card.bonus', { bonus })
    : sentence('card.text', { bonus, ability });
}

/** What a power icon does for every unit that has it; undefined for other icons. */
export function powerOf(pack: Icons, icon: Icon): Sentence | undefined {
  return icon.kind === 'power' ? effectsSentence(pack, icon.effects) : undefined;
}

/** Which units gain the ability of a combat card: an icon, or a wild icon with what is written beside it. */
export function abilityIcon(pack: Icons, icon: NonNullable<CombatCard['ability']>['icon']): Sentence {
  if (icon.kind === 'icon') return sentence('ability.icon', { icon: iconName(pack, icon.icon) });
  return icon.stars === undefined ? sentence('ability.any') : sentence('ability.stars', starsOf(icon.stars));
}

/** What effects do, one sentence after the other; undefined if there are none. */
export function effectsSentence(pack: Icons, effects: readonly Effect[]): Sentence | undefined {
  const [first, ...others] = effects;
  if (first === undefined) return undefined;
  return others.reduce(
    (all: Sentence, next) => sentence('effects', { first: all, next: effectSentence(pack, next) }),
    effectSentence(pack, first),
  );
}

/** What one effect does, as a whole sentence. */
export function effectSentence(pack: Icons, effect: Effect): Sentence {
  switch (effect.when) {
    case 'battle':
      return battleSentence(pack, effect);
    case 'faceUp':
      return lastingSentence(pack, effect);
    case 'turn':
      return sentence('effect.jump');
    case 'moves':
      return sentence('effect.carry', { units: unitSentence(pack, 'object', 'friendly', effect.filter) });
    default:
      return effect.do === 'deployMore'
        ? sentence('effect.deployMore', { stars: effect.stars })
        : deedSentence(pack, effect);
  }
}

/** What works by itself while a battle lasts. */
function battleSentence(pack: Icons, effect: BattleEffect): Sentence {
  const limits = conditionArgs(pack, effect.if, namesOwnUnit(effect) ? 'it' : 'unit');
  switch (effect.do) {
    case 'modify': {
      const { stat, amount, of, per, until } = effect;
      const sum = sentence('sum', { amount: signed(amount), stat });
      const lasts = until === undefined ? 'battle' : 'turn';
      if (per === undefined) return sentence('effect.modify', { ...limits, of, sum, lasts });
      const { side, filter, most } = per;
      const units = unitSentence(pack, 'object', side, filter);
      return sentence('effect.modify.per', { ...limits, of, sum, lasts, side, units, most: most ?? 0 });
    }
    case 'reroll':
      return sentence('effect.reroll', { ...limits, of: effect.of });
    case 'autoHit':
      return sentence('effect.autoHit', { ...limits, from: effect.from });
    case 'prevent':
      return sentence('effect.prevent', { ...limits, amount: effect.amount, least: effect.least });
    case 'cancel':
      return sentence(`effect.cancel.${effect.what}`, limits);
    case 'noAutoHit':
    case 'noHit':
    case 'survive':
    case 'destroy':
    case 'silence':
      return sentence(`effect.${effect.do}`, limits);
  }
}

/** Whether the sentence of an effect names no other unit than the one for which the effect works. */
function namesOwnUnit(effect: BattleEffect): boolean {
  switch (effect.do) {
    case 'modify':
    case 'reroll':
      return effect.of === 'self';
    case 'autoHit':
    case 'noHit':
    case 'survive':
    case 'prevent':
      return true;
    default:
      return false;
  }
}

/** What lasts as long as an objective lies face up. */
function lastingSentence(pack: Icons, effect: LastingEffect): Sentence {
  switch (effect.do) {
    case 'aura': {
      const { side, where, filter, stat, amount } = effect;
      const sum = sentence('sum', { amount: signed(amount), stat });
      const units = unitSentence(pack, 'subject', side, filter);
      return sentence('effect.aura', { where, units, sum, in: effect.in });
    }
    case 'guard':
      return sentence('effect.guard', {
        amount: signed(effect.amount),
        others: effect.others ? 'yes' : 'no',
      });
    case 'handLimit':
      return sentence('effect.handLimit', { amount: effect.amount });
    case 'limit':
      return sentence('effect.limit', { action: effect.action, stars: effect.stars });
    case 'bar':
      return sentence('effect.bar', { units: unitSentence(pack, 'subject', 'opposing', effect.filter) });
  }
}

/** What happens once, at its moment. A card of a battle means its own unit and opponent; an objective leaves a choice. */
function deedSentence(pack: Icons, deed: Deed): Sentence {
  const inBattle = deed.when === 'played' || deed.when === 'hit' || deed.when === 'after';
  const args = {
    when: sentence(`when.${deed.when}`),
    from: inBattle ? 'card' : 'objective',
    ...conditionArgs(pack, 'if' in deed ? deed.if : undefined, deed.do === 'move' ? 'it' : 'unit'),
  };
  switch (deed.do) {
    case 'repair':
      return sentence('effect.repair', { ...args, amount: deed.amount });
    case 'draw':
      return sentence('effect.draw', { ...args, count: deed.count });
    case 'discard':
      return sentence(`effect.discard.${deed.by}`, { ...args, count: deed.count });
    case 'damage': {
      const units = unitSentence(pack, 'object', 'opposing', deed.filter);
      return sentence(`effect.damage.${deed.units}`, { ...args, amount: deed.amount, units });
    }
    case 'deploy':
      return sentence('effect.deploy', { ...args, stars: deed.stars });
    case 'look':
      return sentence('effect.look', args);
    case 'move':
      return sentence('effect.move', args);
  }
}

/** The arguments for a condition: whether there is one, and its clause, which calls the unit "it" where it was just named. */
function conditionArgs(pack: Icons, condition: Condition | undefined, subject: 'it' | 'unit'): Args {
  if (condition === undefined) return { if: '', limited: 'no' };
  const { role = 'any', damaged = false, against } = condition;
  const some = damaged || against !== undefined;
  const foe = some ? foeSentence(pack, damaged, against) : '';
  return { limited: 'yes', if: sentence('condition', { subject, role, foe, known: some ? 'yes' : 'no' }) };
}

/** The unit against which a unit fights. */
function foeSentence(pack: Icons, damaged: boolean, filter: UnitFilter | undefined): Sentence {
  const head = sentence('units.foe', { damaged: damaged ? 'yes' : 'no', kind: kindOf(filter) });
  return filtered(pack, head, filter);
}

/**
 * A unit that a filter means, as the subject of a sentence or as its object. Whatever stands before it, such as "each",
 * is feminine in all languages that know genders.
 */
function unitSentence(
  pack: Icons,
  role: 'subject' | 'object',
  owner: 'friendly' | 'opposing',
  filter: UnitFilter | undefined,
): Sentence {
  return filtered(pack, sentence(`units.${role}`, { owner, kind: kindOf(filter) }), filter);
}

function kindOf({ ground }: UnitFilter = {}): string {
  return ground === undefined ? 'any' : ground ? 'ground' : 'space';
}

/** Adds the stars and icons of a filter to the noun. */
function filtered(pack: Icons, head: Sentence, { icons = [], stars, power }: UnitFilter = {}): Sentence {
  if (icons.length === 0 && stars === undefined && power === undefined) return head;
  const names = icons.map((icon) => iconName(pack, icon));
  return sentence('units', {
    head,
    ...(stars === undefined ? { stars: '', last: 0 } : starsOf(stars)),
    icons: names.length === 0 ? '' : joinSentences(names, 'or'),
    with: names.length === 0 ? 'none' : 'some',
    power: power === undefined ? 'no' : 'yes',
  });
}

/** Build stars as the arguments of a message: "1 or 2", and the last number, with which the noun agrees. */
function starsOf(stars: readonly number[]): { readonly stars: Sentence; readonly last: number } {
  const sorted = [...stars].sort((a, b) => a - b);
  return {
    stars: joinSentences(
      sorted.map((count) => sentence('name', { name: count })),
      'or',
    ),
    last: entry(sorted, sorted.length - 1),
  };
}
