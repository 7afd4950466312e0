import { once } from '../../common/once.ts';
import type { BattleEffect, Condition, Deed, LastingEffect, Pack, Stat, UnitFilter } from './pack.ts';

/** A filter worked out: whether it means a unit of each kind. */
export type KindSet = readonly boolean[];

/** A unit of the pack in the form with which the rules work. */
export interface CompiledUnit {
  readonly id: string;
  readonly stars: number;
  readonly values: Readonly<Record<Stat, number>>;
  readonly shields: number;
  readonly ground: boolean;
  /** What its power icons do in battle. */
  readonly battle: readonly CompiledEffect[];
  /** It may move outside a move action, once a turn. */
  readonly jumps: boolean;
  /** The units of which it takes one along when it moves. */
  readonly carries: KindSet | undefined;
}

/** A battle effect with its filters worked out. */
export interface CompiledEffect {
  readonly effect: BattleEffect;
  readonly against: KindSet | undefined;
  readonly counted: KindSet | undefined;
}

export type Moment = Deed['when'];

/** A deed with its filter worked out. Frames name deeds by their number. */
export interface CompiledDeed {
  readonly number: number;
  readonly deed: Deed;
  readonly against: KindSet | undefined;
  readonly units: KindSet | undefined;
}

/** A lasting effect of an objective with its filter worked out. */
export interface CompiledLasting<E extends LastingEffect = LastingEffect> {
  readonly effect: E;
  readonly units: KindSet | undefined;
}

type Aura = Extract<LastingEffect, { readonly do: 'aura' }>;
type Guard = Extract<LastingEffect, { readonly do: 'guard' }>;

export interface CompiledCard {
  readonly id: string;
  readonly objective: boolean;
  readonly stars: number;
  readonly guard: number;
  readonly bonus: { readonly stat: Stat; readonly amount: number } | undefined;
  /** The kinds of units that gain the ability. */
  readonly eligible: KindSet;
  readonly battle: readonly CompiledEffect[];
  readonly deeds: Readonly<Record<Moment, readonly CompiledDeed[]>>;
  readonly lasting: readonly CompiledLasting[];
  /** Of the lasting effects those that change values of units, and those that change the defense of objectives. */
  readonly auras: readonly CompiledLasting<Aura>[];
  readonly guards: readonly Guard[];
  /** Build stars that may enter beyond those of the card when it is destroyed. */
  readonly deployMore: number;
}

/** A ready force: numbers of units and cards, each as often as it is there. */
export interface CompiledFleet {
  readonly id: string;
  readonly stars: number;
  readonly units: readonly number[];
  readonly deck: readonly number[];
}

/** The pack, prepared for quick answers. Units and cards are numbered in the order of the pack. */
export interface CompiledPack {
  readonly pack: Pack;
  readonly units: readonly CompiledUnit[];
  readonly cards: readonly CompiledCard[];
  readonly deeds: readonly CompiledDeed[];
  readonly unitNumber: ReadonlyMap<string, number>;
  readonly cardNumber: ReadonlyMap<string, number>;
  readonly fleets: readonly CompiledFleet[];
}

/** The pack in the form with which the rules work; made once for each pack. */
export const compile = once(compilePack);

function compilePack(pack: Pack): CompiledPack {
  const kinds = pack.units;
  const powers = new Map(
    pack.icons.flatMap((icon) => (icon.kind === 'power' ? [[icon.id, icon.effects] as const] : [])),
  );
  const select = (filter: UnitFilter): KindSet =>
    kinds.map(
      ({ icons, stars, ground = false }) =>
        (filter.icons === undefined || filter.icons.some((icon) => icons.includes(icon))) &&
        (filter.stars === undefined || filter.stars.includes(stars)) &&
        (filter.ground === undefined || filter.ground === ground) &&
        (filter.power === undefined || icons.some((icon) => powers.has(icon))),
    );
  const against = (condition: Condition | undefined): KindSet | undefined =>
    condition?.against && select(condition.against);
  const compileEffect = (effect: BattleEffect): CompiledEffect => ({
    effect,
    against: against(effect.if),
    counted: effect.do === 'modify' && effect.per?.filter ? select(effect.per.filter) : undefined,
  });
  const everyKind = kinds.map(() => true);
  const deeds: CompiledDeed[] = [];
  const compileDeed = (deed: Deed): CompiledDeed => {
    const compiled = {
      number: deeds.length,
      deed,
      against: 'if' in deed ? against(deed.if) : undefined,
      units: deed.do === 'damage' && deed.filter ? select(deed.filter) : undefined,
    };
    deeds.push(compiled);
    return compiled;
  };

  const units = kinds.map((unit): CompiledUnit => {
    const effects = unit.icons.flatMap((icon) => powers.get(icon) ?? []);
    const carry = effects.find((effect) => effect.do === 'carry');
    return {
      id: unit.id,
      stars: unit.stars,
      values: { attack: unit.attack, damage: unit.damage, defense: unit.defense },
      shields: unit.shields,
      ground: unit.ground ?? false,
      battle: effects.flatMap((effect) => (effect.when === 'battle' ? [compileEffect(effect)] : [])),
      jumps: effects.some((effect) => effect.do === 'move'),
      carries: carry && select(carry.filter),
    };
  });

  const cards = pack.cards.map((card): CompiledCard => {
    const own = card.kind === 'combat' ? (card.ability?.effects ?? []) : card.effects;
    const battle: CompiledEffect[] = [];
    const lasting: CompiledLasting[] = [];
    const byMoment: Record<Moment, CompiledDeed[]> = {
      played: [],
      hit: [],
      after: [],
      revealed: [],
      turnStart: [],
      destroyed: [],
    };
    let deployMore = 0;
    for (const effect of own) {
      if (effect.when === 'battle') battle.push(compileEffect(effect));
      else if (effect.when === 'faceUp') {
        const filter = 'filter' in effect ? effect.filter : undefined;
        lasting.push({ effect, units: filter && select(filter) });
      } else if (effect.do === 'deployMore') deployMore += effect.stars;
      else byMoment[effect.when].push(compileDeed(effect));
    }
    const icon = card.kind === 'combat' ? card.ability?.icon : undefined;
    const eligible =
      icon === undefined
        ? everyKind
        : icon.kind === 'icon'
          ? select({ icons: [icon.icon] })
          : icon.stars
            ? select({ stars: icon.stars })
            : everyKind;
    return {
      id: card.id,
      objective: card.kind === 'objective',
      stars: card.stars,
      guard: card.guard,
      bonus: card.kind === 'combat' ? card.bonus : undefined,
      eligible,
      battle,
      deeds: byMoment,
      lasting,
      auras: lasting.flatMap(({ effect, units }) => (effect.do === 'aura' ? [{ effect, units }] : [])),
      guards: lasting.flatMap(({ effect }) => (effect.do === 'guard' ? [effect] : [])),
      deployMore,
    };
  });

  const unitNumber = new Map(kinds.map(({ id }, number) => [id, number]));
  const cardNumber = new Map(pack.cards.map(({ id }, number) => [id, number]));
  return {
    pack,
    units,
    cards,
    deeds,
    unitNumber,
    cardNumber,
    fleets: pack.fleets.map(({ id, units: counts, deck }) => {
      const numbers = spread(counts, unitNumber);
      return {
        id,
        stars: numbers.reduce((sum, number) => sum + (units[number]?.stars ?? 0), 0),
        units: numbers,
        deck: spread(deck, cardNumber),
      };
    }),
  };
}

/** The numbers of what is counted by id, each as often as it is counted, in the order of the pack. */
export function spread(
  counts: Readonly<Record<string, number>>,
  numbers: ReadonlyMap<string, number>,
): number[] {
  return Object.entries(counts)
    .flatMap(([id, count]) => {
      const number = numbers.get(id);
      return number === undefined ? [] : Array.from({ length: count }, () => number);
    })
    .sort((a, b) => a - b);
}
