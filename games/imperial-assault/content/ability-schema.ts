import type { Schema } from '../../common/from-schema.ts';
import { affiliations, conditions, dieKinds, keywords, results, tokenKinds, traits } from './vocabulary.ts';

/**
 * The vocabulary in which a card says what it does. An ability reads like its card: when (an event), whose, how often,
 * at what price, what happens (verbs that compose), and until when. The rules carry the vocabulary out and know no card
 * by name.
 *
 * "I" is the figure that has the ability: one of the group of a deployment card, its companion, or the figure that a
 * command card names. An upgrade without a host and a command card of a player have no such figure. What is granted to
 * other figures speaks of them as "I", but its player stays the one who granted it.
 *
 * "Up to" is meant wherever a number of spaces, dice to reroll or figures is given, if nothing else is said. Figures
 * and spaces are remembered as they were if they are gone: all adjacent to a figure that was just defeated are those
 * adjacent to its last space.
 */

const object = { type: 'object', additionalProperties: false } as const;
const yes = { const: true } as const;
const either = { type: 'boolean' } as const;
const amount = { type: 'integer', minimum: 1, maximum: 20 } as const;
const signed = { type: 'integer', minimum: -9, maximum: 9, not: { const: 0 } } as const;
const distance = { type: 'integer', minimum: 0, maximum: 30 } as const;
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const die = { enum: dieKinds } as const;
const dice = { type: 'array', minItems: 1, maxItems: 6, items: die } as const;
const condition = { enum: conditions } as const;

/**
 * What dice show that are rolled once, for all whom the effect meets. Without dice: what the ability has rolled last.
 * `own-and-yellow` is my attack pool and one yellow die.
 */
const roll = {
  ...object,
  required: ['count'],
  properties: {
    dice: { anyOf: [dice, { const: 'own-and-yellow' }] },
    count: { enum: ['damage', 'surge', 'accuracy'] },
    most: amount,
  },
} as const;

/** A number that lies between two bounds; each may be left out. */
const bounds = {
  ...object,
  minProperties: 1,
  properties: {
    least: { type: 'integer', minimum: 0, maximum: 30 },
    most: { type: 'integer', minimum: 0, maximum: 30 },
  },
} as const;

/**
 * A figure that the moment names: I; the attacker and the target of the attack that goes on, or of the last one of
 * the same ability; `subject`, to which the event happened; and `chosen`, those whom the last `choose` or `around` of
 * the same ability met.
 */
export const reference = { enum: ['me', 'attacker', 'target', 'subject', 'chosen'] } as const;

type Schemas = Readonly<Record<string, Schema>>;

/** What a vocabulary has besides the words of a skirmish, by what they belong to. Each has a type of its own, so that none is lost. */
interface MoreWords<R, N, P, L, U, A, C, V> {
  readonly requirements: R;
  readonly moments: N;
  readonly price: P;
  readonly limitPer: L;
  readonly until: U;
  readonly attack: A;
  readonly choose: C;
  readonly verbs: V;
}

/** How abilities name figures; a filter may know more of them than a skirmish does. */
export function figuresWith<const M extends Schemas>(more: M) {
  /**
   * Which figures: all that is named must hold, and nothing named means every figure. Distances are counted from `of`,
   * which is I if left out.
   */
  const filterSchema = {
    ...object,
    properties: {
      side: { enum: ['friendly', 'hostile'] },
      /** Only I, or everybody but me. */
      me: either,
      /** I am meant too, whatever else is named about distance. */
      orMe: yes,
      /** The figure that the event is about is one of them, or is not. */
      reference: { ...object, required: ['is'], properties: { is: reference, not: yes } },
      /** Of my group. */
      group: yes,
      /** It has one of these. */
      traits: { type: 'array', minItems: 1, maxItems: 6, uniqueItems: true, items: { enum: traits } },
      affiliation: { enum: affiliations },
      /** The name of a deployment card, regular and elite. */
      name: { type: 'string', minLength: 1, maxLength: 60 },
      companion: { anyOf: [yes, id] },
      /** It has an ability of this id. */
      ability: id,
      unique: either,
      large: either,
      figureCost: bounds,
      /** Of lower figure cost than I. */
      cheaper: yes,
      damaged: either,
      /** It has a harmful condition, or has none. */
      harmed: either,
      has: condition,
      attackType: { enum: ['melee', 'ranged'] },
      /** Figures are within so many spaces, or farther than that. */
      distance: bounds,
      adjacent: yes,
      of: reference,
      /** I have line of sight to it, or it to me. */
      inSight: yes,
      seesMe: yes,
      /** It is on or adjacent to a terminal. */
      at: { const: 'terminal' },
      /** Objects that can be attacked are meant too. */
      objects: yes,
      ...more,
    },
  } as const;

  /** Whom an effect meets: a named figure, all of a kind, or some that are chosen. */
  const whomSchema = {
    oneOf: [
      reference,
      { ...object, required: ['all'], properties: { all: filterSchema } },
      {
        ...object,
        required: ['choose'],
        properties: {
          choose: filterSchema,
          /** At most so many, or just so many as far as there are; 1 if both are left out. */
          upTo: amount,
          count: amount,
          /** Who chooses: the player of the ability, if left out. */
          /** `each`: each player, in the order of play. */
          by: { enum: ['opponent', 'owner', 'each'] },
        },
      },
      /** All figures on or adjacent to a space that is chosen, or to that of a figure. */
      {
        ...object,
        required: ['around'],
        properties: {
          around: {
            oneOf: [
              { enum: ['target', 'me', 'chosen'] },
              {
                ...object,
                required: ['within'],
                /** `adjacent`: not where I stand. */
                properties: { within: distance, inSight: yes, adjacent: yes },
              },
            ],
          },
          /** Within so many spaces of it; adjacent, if left out. */
          within: distance,
          /** All but these. */
          except: { type: 'array', minItems: 1, maxItems: 3, items: reference },
          /** Objects that can be attacked are meant too. */
          objects: yes,
        },
      },
    ],
  } as const;
  return { filterSchema, whomSchema };
}

/** The words in which abilities are written: those of a skirmish, and more. */
export function vocabularyWith<
  const F extends Schema,
  const W extends Schema,
  const R extends readonly Schema[],
  const N extends readonly Schema[],
  const P extends Schemas,
  const L extends readonly string[],
  const U extends readonly string[],
  const A extends Schemas,
  const C extends Schemas,
  const V extends readonly Schema[],
>(
  filterSchema: F,
  whomSchema: W,
  {
    requirements: moreRequirements,
    moments,
    price,
    limitPer,
    until,
    attack,
    choose,
    verbs: moreVerbs,
  }: MoreWords<R, N, P, L, U, A, C, V>,
) {
  /** What must hold. All conditions of a list must hold. */
  const requirementSchema = {
    oneOf: [
      /** There are so many such figures. */
      {
        ...object,
        required: ['figures', 'count'],
        properties: { figures: filterSchema, count: bounds },
      },
      /** The named figure is one of these. */
      { ...object, required: ['who', 'is'], properties: { who: reference, is: filterSchema, not: yes } },
      /** The damage that I have suffered. */
      { ...object, required: ['damage'], properties: { damage: bounds } },
      /** The attack that goes on, or the last one of the same ability. */
      {
        ...object,
        required: ['attack'],
        properties: {
          attack: {
            ...object,
            minProperties: 1,
            properties: {
              type: { enum: ['melee', 'ranged'] },
              /** From the attacker to the target space. */
              distance: bounds,
              /** From me to the target space. */
              fromMe: { anyOf: [{ const: 'adjacent' }, bounds] },
              /** It is an attack of this ability. */
              ability: id,
              outsideActivation: yes,
              /** The attack dealt so much damage to the target. */
              dealt: bounds,
              missed: either,
              defeated: either,
              /** The target is an object, or a figure. */
              object: either,
              /** The attacker is adjacent to the target. */
              adjacent: yes,
              /** The target had no line of sight to the attacker when the attacker's activation began. */
              unseen: yes,
              /** A power token was spent in this attack by the attacker, or by the defender. */
              token: {
                ...object,
                required: ['by'],
                properties: {
                  by: { enum: ['attacker', 'target'] },
                  kind: { enum: tokenKinds },
                  /** It was its own, not one of a friend. */
                  own: yes,
                },
              },
            },
          },
        },
      },
      /**
       * So many of a result lie on the dice: those of the attack, or those that the ability has rolled last. What was added
       * does not count. `blank`: defence dice that show nothing.
       */
      {
        ...object,
        required: ['rolled', 'count'],
        properties: {
          rolled: { enum: [...results, 'blank'] },
          count: bounds,
        },
      },
      /** I have left my space in this activation, or have not; I have attacked, or have not. */
      {
        ...object,
        required: ['activation'],
        properties: { activation: { enum: ['not-moved', 'not-attacked', 'attacked', 'mine', 'not-mine'] } },
      },
      /** I have so many power tokens of a kind. */
      {
        ...object,
        required: ['tokens', 'count'],
        properties: { tokens: { enum: tokenKinds }, count: bounds },
      },
      /** I am on or adjacent to such a thing. */
      { ...object, required: ['at'], properties: { at: { enum: ['terminal', 'hostile-zone', 'exterior'] } } },
      /** I hold more command cards than the opponent, or the player of this figure holds none. */
      {
        ...object,
        required: ['hand'],
        properties: { hand: { enum: ['larger', 'none'] }, of: reference },
      },
      /** The round has this number; 0 before the first one. */
      {
        ...object,
        required: ['round'],
        properties: { round: { type: 'integer', minimum: 0, maximum: 20 } },
      },
      ...moreRequirements,
    ],
  } as const;

  const requirements = { type: 'array', minItems: 1, maxItems: 4, items: requirementSchema } as const;

  /** How many times: once for each figure, result or point that is counted. */
  const countSchema = {
    oneOf: [
      { ...object, required: ['result'], properties: { result: { enum: results }, most: amount } },
      { ...object, required: ['figures'], properties: { figures: filterSchema, most: amount } },
    ],
  } as const;

  /** The moment at which an ability works or may be used. It works once each time. */
  const whenSchema = {
    oneOf: [
      /** As long as the ability is there. */
      { ...object, required: ['at'], properties: { at: { const: 'always' } } },
      /** A special action: one arrow, or two. */
      {
        ...object,
        required: ['at', 'actions'],
        properties: { at: { const: 'action' }, actions: { enum: [1, 2] } },
      },
      /** Any time in my activation that is not inside an action. */
      { ...object, required: ['at'], properties: { at: { const: 'activation' } } },
      /** The activation of a figure begins or ends: mine, if `of` is left out. */
      {
        ...object,
        required: ['at'],
        properties: { at: { enum: ['activation-start', 'activation-end'] }, of: filterSchema },
      },
      /**
       * `army`: while the army is built. `after-setup`: the map lies, nobody is deployed. `deployed`: all of my player's
       * figures that are deployed now are. `match-start`: all are deployed, before the first round.
       */
      {
        ...object,
        required: ['at'],
        properties: {
          at: { enum: ['match-start', 'round-start', 'round-end', 'after-setup', 'army', 'deployed'] },
        },
      },
      /**
       * A step of an attack, in which I am the attacker, the target, or neither; `of` says which attacker, and
       * `against` which target. `before-declare`: what has to be known before a target is named. `declare`: the target
       * is named; results that are changed here are so once there are any. `pool`: the dice are not rolled yet; all
       * changes of pools are made here. `modify`: results are changed, when it is the turn of the ability's side.
       * `after`: the attack is resolved.
       */
      {
        ...object,
        required: ['at', 'step', 'as'],
        properties: {
          at: { const: 'attack' },
          step: { enum: ['before-declare', 'declare', 'pool', 'reroll', 'modify', 'after'] },
          as: { enum: ['attacker', 'target', 'bystander', 'anyone'] },
          of: filterSchema,
          against: filterSchema,
        },
      },
      /** A figure is defeated, or has lost all Health and is about to be: I, if `of` is left out. */
      {
        ...object,
        required: ['at'],
        properties: { at: { enum: ['defeated', 'about-to-be-defeated'] }, of: filterSchema },
      },
      /** The last figure of my group is defeated. */
      { ...object, required: ['at'], properties: { at: { const: 'group-defeated' } } },
      /** A figure suffers damage or strain, or gets a condition: I, if `of` is left out. */
      {
        ...object,
        required: ['at', 'what'],
        properties: {
          at: { const: 'suffers' },
          what: { enum: ['damage', 'strain', 'harmful-condition'] },
          of: filterSchema,
          /** By an attack, or by a figure or card of my side. */
          by: { enum: ['attack', 'friendly'] },
          least: amount,
        },
      },
      /** A figure voluntarily leaves a space. Distances are counted to the space that it leaves. */
      { ...object, required: ['at', 'of'], properties: { at: { const: 'leaves' }, of: filterSchema } },
      /** I enter the space of another figure, leave it, or end my movement there. The other one is the subject. */
      {
        ...object,
        required: ['at', 'of'],
        properties: { at: { enum: ['enters-space-of', 'leaves-space-of', 'ends-on'] }, of: filterSchema },
      },
      /** A figure has resolved a special action: I. */
      { ...object, required: ['at'], properties: { at: { const: 'after-special-action' } } },
      { ...object, required: ['at'], properties: { at: { const: 'after-activation' }, of: filterSchema } },
      /** Command cards: an opponent plays its first one of the round, or I draw some. */
      {
        ...object,
        required: ['at'],
        properties: { at: { enum: ['opponent-plays-card', 'draws-cards'] } },
      },
      /** Another ability of this name is used: it is changed. */
      { ...object, required: ['at', 'ability'], properties: { at: { const: 'uses' }, ability: id } },
      ...moments,
    ],
  } as const;

  /** What an ability costs to use, all of it payable. */
  const priceSchema = {
    ...object,
    minProperties: 1,
    properties: {
      strain: amount,
      victoryPoints: amount,
      exhaust: yes,
      deplete: yes,
      /** Command cards discarded from the hand. */
      commandCards: amount,
      ...price,
    },
  } as const;

  /**
   * How often: once per attack, activation, round or match. It is counted for each figure that has the ability, or for
   * its group, for each subject, or for all abilities of the same name that the figure has.
   */
  const limitSchema = {
    ...object,
    required: ['once'],
    properties: {
      once: { enum: ['attack', 'activation', 'round', 'match'] },
      per: { enum: ['group', 'subject', 'name', ...limitPer] },
    },
  } as const;

  const untilSchema = {
    enum: ['attack', 'activation', 'next-activation', 'next-attack', 'round', 'match', ...until],
  } as const;

  const whom = { whom: whomSchema } as const;

  /** Changes of the results of an attack: of the attack's, or of the defence's where the symbol is one of the defence. */
  const change = {
    ...object,
    required: ['do'],
    minProperties: 2,
    properties: {
      do: { const: 'change' },
      damage: signed,
      accuracy: signed,
      surge: signed,
      block: signed,
      evade: signed,
      dodge: signed,
      pierce: signed,
      blast: amount,
      cleave: amount,
      per: countSchema,
    },
  } as const;

  /** The condition of a keyword: harmful ones for the target, others for the attacker, if the attack dealt damage. */
  const inflict = {
    ...object,
    required: ['do', 'condition'],
    properties: { do: { const: 'inflict' }, condition },
  } as const;

  const recover = {
    ...object,
    required: ['do', 'what', 'whom'],
    properties: {
      do: { const: 'recover' },
      what: { enum: ['damage', 'strain'] },
      amount: { anyOf: [amount, { const: 'all' }] },
      roll,
      ...whom,
    },
  } as const;

  /** Power tokens for each, or so many to be distributed among them. Of several kinds one is chosen for each token. */
  const token = {
    ...object,
    required: ['do', 'token', 'whom'],
    properties: {
      do: { const: 'token' },
      token: { type: 'array', minItems: 1, maxItems: 4, items: { enum: [...tokenKinds, 'any'] } },
      count: amount,
      distribute: { anyOf: [amount, roll] },
      ...whom,
    },
  } as const;

  /** What the ability box of a card gives to its every attack or defence; also what most surges buy. */
  const gainSchema = { oneOf: [change, inflict, recover, token] } as const;

  /** The verbs, but for `choose`, `if` and `grant`, which contain other effects. */
  const verbs = [
    change,
    inflict,
    recover,
    token,
    /** Figures are chosen. What follows calls them `chosen`; or the one that is chosen `subject`, beside those chosen before. */
    {
      ...object,
      required: ['do', 'whom'],
      properties: { do: { const: 'pick' }, ...whom, as: { const: 'subject' } },
    },
    /**
     * Dice are rolled again. The player of the ability chooses them: up to so many, or any number of `all`; `black` are those of
     * the defence of this colour. `must`: just so many, as far as there are.
     */
    {
      ...object,
      required: ['do', 'dice', 'count'],
      properties: {
        do: { const: 'reroll' },
        dice: { enum: ['attack', 'defence', 'own', 'any', 'black'] },
        count: { anyOf: [amount, { const: 'all' }] },
        must: yes,
      },
    },
    /** Before a die of mine is rolled again, another one of the same type may take its place. */
    { ...object, required: ['do'], properties: { do: { const: 'replace-rerolled' } } },
    /** Dice come to a pool, leave it, or are exchanged, before the roll. */
    {
      ...object,
      required: ['do', 'pool'],
      properties: {
        do: { const: 'pool' },
        pool: { enum: ['attack', 'defence'] },
        add: dice,
        /** Dice that are removed: so many of any colour, or all. */
        remove: { anyOf: [amount, { const: 'all' }] },
        /** One die for another; any die of the pool, if `from` is left out. */
        exchange: { ...object, required: ['to'], properties: { from: die, to: die } },
        /** The pool is any such dice, at most so many of one colour. */
        any: { ...object, required: ['count'], properties: { count: amount, most: amount } },
      },
    },
    /** Results become others: one, or all. */
    {
      ...object,
      required: ['do', 'from', 'to'],
      properties: { do: { const: 'convert' }, from: { enum: results }, to: { enum: results }, all: yes },
    },
    /** The attack misses. */
    { ...object, required: ['do'], properties: { do: { const: 'miss' } } },
    /** Surge abilities: another one, each twice, or those of other figures. */
    {
      ...object,
      required: ['do'],
      minProperties: 2,
      properties: {
        do: { const: 'surges' },
        gain: {
          ...object,
          required: ['cost', 'gain'],
          properties: {
            cost: { type: 'integer', minimum: 0, maximum: 3 },
            gain: { type: 'array', minItems: 1, maxItems: 3, items: gainSchema },
          },
        },
        twice: yes,
        of: filterSchema,
      },
    },
    /** Figures do not block line of sight for my attacks, or for the one that is about to be declared. */
    { ...object, required: ['do'], properties: { do: { const: 'see-through-figures' } } },
    /** So much damage or strain: a number, what dice show, or the cost of the command card that was fetched. */
    {
      ...object,
      required: ['do', 'what', 'whom'],
      properties: {
        do: { const: 'suffer' },
        what: { enum: ['damage', 'strain'] },
        amount: { anyOf: [amount, { const: 'card-cost' }] },
        roll,
        ...whom,
      },
    },
    /** Of the strain that is about to be suffered so much is not. */
    {
      ...object,
      required: ['do', 'what', 'amount'],
      properties: { do: { const: 'prevent' }, what: { const: 'strain' }, amount },
    },
    /** The harmful condition that is about to be gained becomes another harmful one. */
    { ...object, required: ['do'], properties: { do: { const: 'exchange-condition' } } },
    {
      ...object,
      required: ['do', 'condition', 'whom'],
      properties: { do: { const: 'gain' }, condition, ...whom },
    },
    /** Conditions are discarded: one that is named, one or all harmful ones, or all. */
    {
      ...object,
      required: ['do', 'what', 'whom'],
      properties: {
        do: { const: 'lose' },
        what: { enum: [...conditions, 'one-harmful', 'all-harmful', 'all'] },
        ...whom,
      },
    },
    /**
     * Movement: points, a move, or so many spaces. `mobile`: through everything that Mobile moves through, but it ends
     * where the figure could stand. `control`: the player of the ability moves a figure of an opponent.
     */
    {
      ...object,
      required: ['do', 'whom'],
      properties: {
        do: { const: 'move' },
        points: amount,
        /** Movement points equal to Speed, and so many more. */
        speed: { type: 'integer', minimum: 0, maximum: 9 },
        spaces: { anyOf: [amount, { const: 'speed' }] },
        mobile: yes,
        control: yes,
        /** So often. */
        per: countSchema,
        ...whom,
      },
    },
    /** It is placed in an empty space within so many of where it stands. */
    {
      ...object,
      required: ['do', 'within', 'whom'],
      properties: { do: { const: 'place' }, within: distance, ...whom },
    },
    /** It is pushed; with `to`, to a space adjacent to that figure. */
    {
      ...object,
      required: ['do', 'spaces', 'whom'],
      properties: { do: { const: 'push' }, spaces: amount, to: reference, ...whom },
    },
    /** An attack, in which the attacker interrupts what goes on. It costs no action. */
    {
      ...object,
      required: ['do', 'by'],
      properties: {
        do: { const: 'attack' },
        by: whomSchema,
        times: amount,
        /** All attacks have different targets, or all have the same one. */
        targets: { enum: ['different', 'same'] },
        /** The targets that may be declared. */
        against: { anyOf: [reference, filterSchema] },
        type: { enum: ['melee', 'ranged', 'as-target'] },
        pool: { anyOf: [dice, { const: 'as-target' }] },
        /** The pool of each attack is one of these dice, and each of them is used once. Attacks may be left out. */
        oneDieEach: dice,
        /** So many dice of the pool are removed, by choice. */
        fewerDice: amount,
        /** The attack has no surge and other abilities of the card. */
        bare: yes,
        /** Figures do not block line of sight for it. */
        throughFigures: yes,
        with: { type: 'array', minItems: 1, maxItems: 3, items: gainSchema },
        /** The player of the ability attacks with a figure of an opponent. */
        control: yes,
        ...attack,
      },
    },
    /** Another ability of mine is used, at no action. */
    { ...object, required: ['do', 'ability'], properties: { do: { const: 'use' }, ability: id } },
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'interact' }, ...whom } },
    /**
     * Command cards. `discard-random`, `remove-discard-pile` and `look-at-hand` are about the player of the figure `of`,
     * or about an opponent of choice. `force-discard`: one of the hand that was seen is named, and is discarded if the
     * player of the ability discards one that costs at least as much. `return-discarded`: one of the own discard pile is
     * shuffled into the deck. `fetch`: one is searched for in the deck, shown and taken, instead of one that would be
     * drawn; without one there, nothing changes. `trade-top`: the top card is shown; it is drawn for its cost in victory
     * points, discarded for as many, or stays. `none-for-opponent`: opponents play none until the round ends.
     */
    {
      ...object,
      required: ['do', 'cards'],
      properties: {
        do: { const: 'cards' },
        cards: {
          enum: [
            'draw',
            'discard',
            'discard-random',
            'look-at-hand',
            'force-discard',
            'return-discarded',
            'remove-discard-pile',
            'none-for-opponent',
            'put-under-deck',
            'fetch',
            'trade-top',
          ],
        },
        count: amount,
        of: reference,
        /** Of those that were just drawn. */
        drawn: yes,
        /** Which one is fetched: by name, or with one of these traits in its restriction. */
        name: { type: 'string', minLength: 1, maxLength: 60 },
        traits: { type: 'array', minItems: 1, maxItems: 3, items: { enum: traits } },
      },
    },
    /** Victory points for the player of the ability, or for each player: a number, or what dice show. */
    {
      ...object,
      required: ['do'],
      minProperties: 2,
      properties: { do: { const: 'victory-points' }, amount, roll, each: yes },
    },
    /** The deployment card is readied or exhausted. */
    { ...object, required: ['do', 'whom'], properties: { do: { enum: ['ready', 'exhaust'] }, ...whom } },
    /** I have more actions: in this activation, in my next one, or at once, before what follows. */
    {
      ...object,
      required: ['do', 'count'],
      properties: { do: { const: 'actions' }, count: amount, when: { enum: ['next-activation', 'now'] } },
    },
    { ...object, required: ['do'], properties: { do: { const: 'claim-initiative' } } },
    /** I activate nothing before I have more ready deployment cards than the opponent. */
    { ...object, required: ['do'], properties: { do: { const: 'wait-for-more-ready-cards' } } },
    /** I choose my deployment zone; the opponent has the initiative and deploys first. Void if several players do so. */
    { ...object, required: ['do'], properties: { do: { const: 'choose-zone-last' } } },
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'defeat' }, ...whom } },
    /** Values of the figure itself. */
    {
      ...object,
      required: ['do'],
      minProperties: 2,
      properties: {
        do: { const: 'value' },
        health: { ...signed, maximum: 10 },
        speed: signed,
        defence: dice,
        traits: { type: 'array', minItems: 1, maxItems: 3, items: { enum: traits } },
        keyword: { enum: keywords },
        /** Abilities that it does not have. */
        loses: { type: 'array', minItems: 1, maxItems: 3, items: id },
        /** It does not have its surge abilities by which it recovers. */
        losesRecoveringSurges: yes,
        /** Abilities that reach adjacent friendly figures, or such within 2 spaces, reach those within so many. */
        reach: amount,
      },
    },
    /** What it cannot do, or need not pay. */
    {
      ...object,
      required: ['do', 'what'],
      properties: {
        do: { const: 'cannot' },
        what: {
          enum: [
            'attack',
            'attack-adjacent',
            'attack-and-leave',
            'interact',
            'count-for-control',
            'recover',
            'gain-harmful-conditions',
            /** Before it has resolved an activation in this round. */
            'be-defeated-before-activating',
            /** For difficult terrain and for spaces with hostile figures. */
            'pay-extra-movement',
          ],
        },
      },
    },
    /** It may use several of its actions to attack. */
    { ...object, required: ['do'], properties: { do: { const: 'assault' } } },
    {
      ...object,
      required: ['do', 'what'],
      properties: { do: { const: 'form' }, what: { enum: ['take', 'exchange'] } },
    },
    /**
     * A companion: it comes into play in an adjacent space or in mine, is readied, or acts as one of the group.
     * `uncounted`: it does not count for control.
     */
    {
      ...object,
      required: ['do', 'companion', 'what'],
      properties: {
        do: { const: 'companion' },
        companion: id,
        what: { enum: ['put', 'put-here', 'ready', 'join'] },
        uncounted: yes,
      },
    },
    /** Rubble or an energy shield comes to the space that was chosen. */
    {
      ...object,
      required: ['do', 'what'],
      properties: { do: { const: 'put' }, what: { enum: ['rubble', 'energy-shield'] } },
    },
    /** What an army may also contain: so many deployment cards; and how much more its command cards may cost. */
    {
      ...object,
      required: ['do'],
      properties: {
        do: { const: 'army' },
        allow: {
          ...object,
          required: ['most'],
          properties: {
            affiliation: { enum: affiliations },
            traits: { type: 'array', minItems: 1, maxItems: 3, items: { enum: traits } },
            /** In armies of this affiliation only. */
            in: { enum: affiliations },
            most: amount,
          },
        },
        commandCost: amount,
      },
    },
    /** This card is attached to the deployment card of the figure. */
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'attach' }, ...whom } },
    /** The target may be anything adjacent to an empty space in sight. */
    { ...object, required: ['do'], properties: { do: { const: 'arc' } } },
    /** The ability that is used reaches every other friendly figure, or gives both of its choices. */
    {
      ...object,
      required: ['do', 'how'],
      properties: { do: { const: 'widen' }, how: { enum: ['any-friendly', 'both-choices'] } },
    },
    /** Hostile players discard so many command cards of their deck for each point of strain that they prevent. */
    { ...object, required: ['do', 'count'], properties: { do: { const: 'strain-price' }, count: amount } },
  ] as const;

  /** An effect without effects inside. */
  const verbSchema = { oneOf: [...verbs, ...moreVerbs] } as const;

  const simple = { type: 'array', minItems: 1, maxItems: 5, items: verbSchema } as const;

  /**
   * Something that lasts: effects that work at their moment as if the figures had such an ability. Without `until` it
   * lasts as long as the ability that grants it is there, for all who are meant at the time.
   */
  const grant = {
    ...object,
    required: ['do', 'whom', 'when', 'effects'],
    properties: {
      do: { const: 'grant' },
      ...whom,
      when: whenSchema,
      if: requirements,
      effects: simple,
      optional: yes,
      until: untilSchema,
    },
  } as const;

  /** Effects of which a choice is made. */
  const steps = {
    type: 'array',
    minItems: 1,
    maxItems: 5,
    items: { oneOf: [...verbs, grant, ...moreVerbs] },
  } as const;

  const effectSchema = {
    oneOf: [
      ...verbs,
      grant,
      /** One of several, by choice of the ability's player; for each of these figures, if there is `each`. */
      {
        ...object,
        required: ['do', 'options'],
        properties: {
          do: { const: 'choose' },
          /** What is chosen for a figure calls it `chosen`. */
          each: whomSchema,
          options: { type: 'array', minItems: 2, maxItems: 4, items: steps },
          optional: yes,
          ...choose,
        },
      },
      /** Only if this holds now; otherwise the others. */
      {
        ...object,
        required: ['do', 'if', 'effects'],
        properties: { do: { const: 'if' }, if: requirements, effects: simple, otherwise: simple },
      },
      /** These may be left out. */
      {
        ...object,
        required: ['do', 'effects'],
        properties: {
          do: { const: 'may' },
          effects: simple,
          /** Who decides: the player of the ability, or of the target of the attack, or of the subject. */
          by: { enum: ['target', 'subject'] },
        },
      },
      ...moreVerbs,
    ],
  } as const;

  /** An ability of the text box of a card. One that works at several moments is several, with the same name. */
  const abilitySchema = {
    ...object,
    required: ['id', 'name', 'when', 'effects'],
    properties: {
      id,
      name: { type: 'string', minLength: 1, maxLength: 60 },
      when: whenSchema,
      if: requirements,
      /** It may be used; without this it happens by itself. Special actions are always a choice. */
      optional: yes,
      price: priceSchema,
      limit: limitSchema,
      effects: { type: 'array', minItems: 1, maxItems: 6, items: effectSchema },
      /** Another ability of this name does not work in the same attack. */
      onePerAttack: yes,
    },
  } as const;

  /** A surge ability. */
  const surgeSchema = {
    ...object,
    required: ['cost', 'gain'],
    properties: {
      cost: { type: 'integer', minimum: 1, maximum: 3 },
      name: { type: 'string', minLength: 1, maxLength: 60 },
      gain: { type: 'array', minItems: 1, maxItems: 4, items: effectSchema },
      price: priceSchema,
      limit: limitSchema,
      /** It may be used several times in an attack. */
      repeatable: yes,
    },
  } as const;
  return {
    requirementSchema,
    whenSchema,
    priceSchema,
    limitSchema,
    gainSchema,
    verbSchema,
    effectSchema,
    abilitySchema,
    surgeSchema,
  };
}

export const { filterSchema, whomSchema } = figuresWith({});
export const {
  limitSchema,
  priceSchema,
  gainSchema,
  whenSchema,
  requirementSchema,
  verbSchema,
  effectSchema,
  abilitySchema,
  surgeSchema,
} = vocabularyWith(filterSchema, whomSchema, {
  requirements: [],
  moments: [],
  price: {},
  limitPer: [],
  until: [],
  attack: {},
  choose: {},
  verbs: [],
});
