import { entry } from '../../common/at.ts';
import type { Ability, Effect, Gain, Moment, Requirement, SurgeAbility, Whom } from './pack.ts';

/** The moments to which abilities belong. Every step of an attack is a moment of its own. */
export const momentKeys = [
  'always',
  'army',
  'match-start',
  'after-setup',
  'deployed',
  'round-start',
  'round-end',
  'action',
  'activation',
  'activation-start',
  'activation-end',
  'after-activation',
  'after-special-action',
  'before-declare',
  'declare',
  'pool',
  'reroll',
  'modify',
  'after',
  'suffers',
  'about-to-be-defeated',
  'defeated',
  'group-defeated',
  'leaves',
  'enters-space-of',
  'leaves-space-of',
  'ends-on',
  'opponent-plays-card',
  'draws-cards',
  'uses',
  // Of a campaign alone.
  'used',
  'rests',
  'test-before',
  'test-pool',
  'test-reroll',
  'test-after',
  'surges-spent',
  'interacts',
  'comes-within',
  'arrives',
  'mission-end',
  'status-start',
  'threat-rises',
  'deployment',
  'deploys',
  'wounded',
  'group-starts',
  'group-ends',
  'drawn',
  'supply-draw',
  'supply-drawn',
  'supply-discarded',
] as const;
export type MomentKey = (typeof momentKeys)[number];

/** The key of the moment of an ability. */
export function keyOf(when: Moment): MomentKey {
  if (when.at === 'test') return `test-${when.step}`;
  return when.at === 'attack' ? when.step : when.at;
}

/**
 * An effect in the form with which the rules work. Frames name effects by their number. `parts` are the effects inside:
 * of each option of `choose`; what follows from `if`, and what otherwise; those that `may` be left out; and what an attack
 * has in addition.
 */
export interface CompiledEffect<E extends Effect = Effect> {
  readonly number: number;
  readonly effect: E;
  readonly parts: readonly (readonly number[])[];
  /**
   * The number of the ability that `grant` gives, or that an uncounted companion has, and of the surge ability that
   * `surges` gives; -1 for others.
   */
  readonly gives: number;
}

/** Where an ability is printed: a list of the compiled pack and a place in it. */
export interface Printed {
  readonly on: 'fighter' | 'form' | 'upgrade' | 'command';
  readonly card: number;
  /** The id of the card. */
  readonly id: string;
}

/** An ability in the form with which the rules work. Frames and lasting effects name abilities by their number. */
export interface CompiledAbility {
  readonly number: number;
  readonly printed: Printed;
  readonly ability: Omit<Ability, 'effects'>;
  readonly moment: MomentKey;
  readonly effects: readonly number[];
}

/** A surge ability in the form with which the rules work. */
export interface CompiledSurge {
  readonly number: number;
  /** Its name in the notation, one in the pack: the card and what it gives, `nexu.pierce-2`. */
  readonly id: string;
  readonly printed: Printed;
  readonly surge: Pick<SurgeAbility, 'cost' | 'name' | 'price' | 'limit' | 'repeatable'>;
  readonly effects: readonly number[];
}

/** What a card says; a card without some of this leaves it out. */
export interface CardText {
  readonly id: string;
  readonly abilities?: readonly Ability[];
  readonly surges?: readonly SurgeAbility[];
  /** What every attack of its figures has, and every defence: the symbols and keywords of the ability box. */
  readonly gains?: readonly Gain[];
}

/** The abilities of one card, by moment. */
export interface CardAbilities {
  /** All abilities of the text box, with those made of its keywords. */
  readonly all: readonly CompiledAbility[];
  /** Those of a moment: always the same empty list where there are none. */
  at(moment: MomentKey): readonly CompiledAbility[];
  /** The abilities of a moment that it gives to others, likewise. */
  aurasAt(moment: MomentKey): readonly Aura[];
  readonly surges: readonly CompiledSurge[];
}

/** An ability that others have as long as the figure is there that gives it. */
export interface Aura {
  /** The ability of the giver. */
  readonly by: CompiledAbility;
  readonly whom: Whom;
  readonly given: CompiledAbility;
}

const none: readonly CompiledAbility[] = [];
const noAuras: readonly Aura[] = [];

/** Several cards as one: what each has comes in their order. */
export function joinCards(cards: readonly CardAbilities[]): CardAbilities {
  const abilities = new Map<MomentKey, readonly CompiledAbility[]>();
  const auras = new Map<MomentKey, readonly Aura[]>();
  return {
    all: cards.flatMap(({ all }) => all),
    at: (moment) => {
      let found = abilities.get(moment);
      if (found === undefined) {
        found = cards.some((card) => card.at(moment) !== none)
          ? cards.flatMap((card) => card.at(moment))
          : none;
        abilities.set(moment, found);
      }
      return found;
    },
    aurasAt: (moment) => {
      let found = auras.get(moment);
      if (found === undefined) {
        found = cards.some((card) => card.aurasAt(moment) !== noAuras)
          ? cards.flatMap((card) => card.aurasAt(moment))
          : noAuras;
        auras.set(moment, found);
      }
      return found;
    },
    surges: cards.flatMap(({ surges }) => surges),
  };
}

/** What the cards of a pack say, numbered. */
export interface Abilities {
  readonly abilities: readonly CompiledAbility[];
  readonly effects: readonly CompiledEffect[];
  readonly surges: readonly CompiledSurge[];
  /** The numbers of surge abilities by their ids. */
  readonly surgeNumber: ReadonlyMap<string, number>;
  /** The moments to which any ability of the pack belongs: nothing is looked for at others. */
  readonly moments: ReadonlySet<MomentKey>;
  /** The moments of abilities that a figure gives to others as long as it is there. */
  readonly auras: ReadonlySet<MomentKey>;
  /** The ids of abilities that another ability takes away. */
  readonly lost: ReadonlySet<string>;
  /** The traits that an ability gives. */
  readonly givenTraits: ReadonlySet<string>;
  /** The ids of abilities of which another one asks whether they were used in the attack. */
  readonly recalled: ReadonlySet<string>;
}

/** Numbers the abilities, effects and surge abilities of cards. */
export class AbilityTable implements Abilities {
  readonly abilities: CompiledAbility[] = [];
  readonly effects: CompiledEffect[] = [];
  readonly surges: CompiledSurge[] = [];
  readonly surgeNumber = new Map<string, number>();
  readonly moments = new Set<MomentKey>();
  readonly auras = new Set<MomentKey>();
  readonly lost = new Set<string>();
  readonly givenTraits = new Set<string>();
  readonly recalled = new Set<string>();

  /** Adds what a card says. */
  add(place: Pick<Printed, 'on' | 'card'>, text: CardText): CardAbilities {
    const { id, abilities = [], surges = [], gains = [] } = text;
    const printed = { ...place, id };
    const all = [...keywordAbilities(gains), ...abilities].map((ability) =>
      this.addAbility(printed, ability),
    );
    const byMoment = new Map<MomentKey, CompiledAbility[]>();
    for (const ability of all) {
      const others = byMoment.get(ability.moment);
      if (others) others.push(ability);
      else byMoment.set(ability.moment, [ability]);
    }
    const auras = new Map<MomentKey, Aura[]>();
    for (const by of byMoment.get('always') ?? []) {
      for (const aura of this.aurasOf(by)) {
        const { moment } = aura.given;
        auras.set(moment, [...(auras.get(moment) ?? []), aura]);
      }
    }
    return {
      all,
      at: (moment) => byMoment.get(moment) ?? none,
      aurasAt: (moment) => auras.get(moment) ?? noAuras,
      surges: surges.map((surge) => entry(this.surges, this.addSurge(printed, surge))),
    };
  }

  private addAbility(printed: Printed, { effects, ...ability }: Ability): CompiledAbility {
    const compiledEffects = this.addEffects(printed, ability, effects);
    const moment = keyOf(ability.when);
    const compiled = { number: this.abilities.length, printed, ability, moment, effects: compiledEffects };
    this.moments.add(moment);
    this.noteRecalled(ability.if);
    if (moment === 'always') this.noteLasting(effects);
    this.abilities.push(compiled);
    return compiled;
  }

  private noteRecalled(requirements: readonly Requirement[] = []): void {
    for (const requirement of requirements) if ('used' in requirement) this.recalled.add(requirement.used);
  }

  /** Notes what the effects of an ability give and take as long as it is there. */
  private noteLasting(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.do === 'grant') this.auras.add(keyOf(effect.when));
      if (effect.do !== 'value') continue;
      for (const id of effect.loses ?? []) this.lost.add(id);
      for (const trait of effect.traits ?? []) this.givenTraits.add(trait);
    }
  }

  private aurasOf(by: CompiledAbility): Aura[] {
    return by.effects.flatMap((number) => {
      const { effect, gives } = entry(this.effects, number);
      return effect.do === 'grant' ? [{ by, whom: effect.whom, given: entry(this.abilities, gives) }] : [];
    });
  }

  private addSurge(
    printed: Printed,
    {
      gain,
      ...surge
    }: Pick<SurgeAbility, 'name' | 'price' | 'limit' | 'repeatable'> & {
      readonly cost: number;
      readonly gain: readonly Effect[];
    },
  ): number {
    const owner = { id: 'surge', name: surge.name ?? '' };
    const effects = this.addEffects(printed, owner, gain);
    const number = this.surges.length;
    const id = this.freeSurgeId(`${printed.id}.${surgeLabel(surge.name, gain)}`);
    this.surges.push({ number, id, printed, surge, effects });
    this.surgeNumber.set(id, number);
    return number;
  }

  /** Of several surge abilities that a card has alike, the second one is `…-2`. */
  private freeSurgeId(id: string): string {
    let free = id;
    for (let copy = 2; this.surgeNumber.has(free); copy++) free = `${id}-${copy}`;
    return free;
  }

  /** Adds effects in the order of the card. `owner` names the ability, for what it grants. */
  private addEffects(
    printed: Printed,
    owner: Pick<Ability, 'id' | 'name'>,
    effects: readonly Effect[],
  ): readonly number[] {
    return effects.map((effect) => {
      if (effect.do === 'if') this.noteRecalled(effect.if);
      const parts = partsOf(effect).map((part) => this.addEffects(printed, owner, part));
      const gives = this.addGiven(printed, owner, effect);
      const number = this.effects.length;
      this.effects.push({ number, effect, parts, gives });
      return number;
    });
  }

  private addGiven(printed: Printed, { id, name }: Pick<Ability, 'id' | 'name'>, effect: Effect): number {
    if (effect.do === 'surges' && effect.gain !== undefined) {
      const { cost, gain } = effect.gain;
      return this.addSurge(printed, { cost, name, gain });
    }
    if (effect.do === 'companion' && effect.uncounted) {
      return this.addAbility(printed, {
        id,
        name,
        when: { at: 'always' },
        effects: [{ do: 'cannot', what: 'count-for-control' }],
      }).number;
    }
    if (effect.do !== 'grant') return -1;
    const { when, effects, optional } = effect;
    return this.addAbility(printed, {
      id,
      name,
      when,
      effects,
      ...(effect.if && { if: effect.if }),
      ...(optional && { optional }),
    }).number;
  }
}

/** What a surge ability is called on its card: its name, or what it gives: `damage-1`, `pierce-1-stunned`. */
function surgeLabel(name: string | undefined, gain: readonly Effect[]): string {
  const words = /[a-z0-9]/i.test(name ?? '') ? [name ?? ''] : gain.flatMap(wordsOfGain);
  return words
    .join('-')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function wordsOfGain(effect: Effect): readonly string[] {
  switch (effect.do) {
    case 'change':
      return Object.entries(effect).flatMap(([result, amount]) =>
        typeof amount === 'number' ? [result, amount < 0 ? `minus-${-amount}` : `${amount}`] : [],
      );
    case 'inflict':
      return [effect.condition];
    case 'recover':
      return [effect.do, effect.what, `${effect.amount}`];
    case 'token':
      return [effect.do, ...effect.token];
    default:
      return [effect.do];
  }
}

/** The effects inside an effect: see {@link CompiledEffect.parts}. */
function partsOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.do) {
    case 'choose':
      return effect.options;
    case 'if':
      return [effect.effects, effect.otherwise ?? []];
    case 'may':
      return [effect.effects];
    case 'attack':
      return [effect.with ?? []];
    default:
      return [];
  }
}

const ofDefence: ReadonlySet<string> = new Set(['block', 'evade', 'dodge']);

/** The symbols and keywords of an ability box as abilities: those of the defence work for the target (B11, A8). */
function keywordAbilities(gains: readonly Gain[]): Ability[] {
  return gains.map((gain): Ability => {
    const as =
      gain.do === 'change' && Object.keys(gain).some((name) => ofDefence.has(name)) ? 'target' : 'attacker';
    return {
      id: 'keywords',
      name: '-',
      when: { at: 'attack', step: 'modify', as },
      effects: [gain],
    };
  });
}
