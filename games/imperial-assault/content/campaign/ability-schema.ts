import { figuresWith, reference, vocabularyWith } from '../ability-schema.ts';
import { attributes, conditions, dieKinds, keywords, results, traits } from '../vocabulary.ts';

/**
 * The vocabulary of the cards of a campaign: that of the skirmish, and what only a campaign has. "I" is the hero beside
 * whose sheet the card lies. The rules carry these words out in `rules/campaign/effects.ts`.
 */

const object = { type: 'object', additionalProperties: false } as const;
const yes = { const: true } as const;
const either = { type: 'boolean' } as const;
const amount = { type: 'integer', minimum: 1, maximum: 20 } as const;
const signed = { type: 'integer', minimum: -20, maximum: 20, not: { const: 0 } } as const;
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const attackType = { enum: ['melee', 'ranged'] } as const;
const dice = { type: 'array', minItems: 1, maxItems: 4, items: { enum: dieKinds } } as const;
const bounds = {
  ...object,
  minProperties: 1,
  properties: {
    least: { type: 'integer', minimum: 0, maximum: 30 },
    most: { type: 'integer', minimum: 0, maximum: 30 },
  },
} as const;

/** Which weapons of a hero: all that is named must hold. */
export const weaponSchema = {
  ...object,
  minProperties: 1,
  properties: {
    /** The one on which the ability is printed, or on which the modification is. */
    this: yes,
    type: attackType,
    /** A trait of the item. */
    trait: id,
    keyword: { enum: keywords },
    card: id,
    /** Another one than this. */
    not: id,
  },
} as const;

const { filterSchema: figures, whomSchema: those } = figuresWith({
  hero: either,
  wounded: either,
  /** It does not have this condition. */
  lacks: { enum: conditions },
  /** It has suffered damage by the attack. */
  hurt: yes,
  elite: either,
  /** A friendly companion of this id has line of sight to it. */
  seenBy: id,
  /** A hero that has suffered so much strain. */
  strain: bounds,
  /** A hero with less strain than Endurance. */
  belowEndurance: yes,
  /** No figure of its side is within so many spaces. */
  alone: amount,
  /** All others of its group are defeated. */
  last: yes,
  /** Its card is ready. */
  ready: either,
  /** Figures of its group at the start. */
  groupSize: bounds,
  /** Of the group of that figure. */
  groupOf: reference,
  /** It has line of sight to that figure. */
  sees: reference,
  /** A card of the Imperial class is attached to its group. */
  attached: yes,
  /** It defends with a die of this colour. */
  defends: { enum: ['white', 'black'] },
});

const whom = { whom: those } as const;

export const {
  requirementSchema,
  whenSchema,
  gainSchema,
  verbSchema,
  effectSchema,
  abilitySchema,
  surgeSchema,
} = vocabularyWith(figures, those, {
  requirements: [
    /** So many successes in the test that the ability made last. */
    { ...object, required: ['tested'], properties: { tested: bounds } },
    /** This ability was used in the attack, or was not. */
    { ...object, required: ['used'], properties: { used: id, not: yes } },
    /** The attack is one with such a weapon. */
    { ...object, required: ['weapon'], properties: { weapon: weaponSchema } },
    /** I have not rested in this activation, or not performed a move. */
    { ...object, required: ['without'], properties: { without: { enum: ['rest', 'move'] } } },
  ],
  moments: [
    /** After a hero has rested: I, if `of` is left out. */
    { ...object, required: ['at'], properties: { at: { const: 'rests' }, of: figures } },
    /**
     * A step of an attribute test: I test, if `of` is left out. `before`: it is known who tests what. `pool`: the dice are not
     * rolled yet. `reroll`: they lie there. `after`: it is over.
     */
    {
      ...object,
      required: ['at', 'step'],
      properties: {
        at: { const: 'test' },
        step: { enum: ['before', 'pool', 'reroll', 'after'] },
        of: figures,
        attribute: { enum: attributes },
      },
    },
    /** After another ability of mine was carried out. `chosen` means whom it met last. */
    { ...object, required: ['at', 'ability'], properties: { at: { const: 'used' }, ability: id } },
    /** I attack, and surges were spent: it is known how much Blast there is before the target is hit. */
    { ...object, required: ['at'], properties: { at: { const: 'surges-spent' } } },
    /** After a figure has interacted: I, if `of` is left out. */
    { ...object, required: ['at'], properties: { at: { const: 'interacts' }, of: figures } },
    /** A figure comes within so many spaces of me by a movement of its own. */
    {
      ...object,
      required: ['at', 'of', 'spaces'],
      properties: { at: { const: 'comes-within' }, of: figures, spaces: amount },
    },
    /** A figure arrives on the map in the course of the mission. */
    { ...object, required: ['at', 'of'], properties: { at: { const: 'arrives' }, of: figures } },
    {
      ...object,
      required: ['at'],
      properties: { at: { enum: ['mission-end', 'status-start', 'threat-rises'] } },
    },
    /** The Empire may deploy and reinforce now. */
    { ...object, required: ['at'], properties: { at: { const: 'deployment' } } },
    /** A hero is wounded. */
    { ...object, required: ['at', 'of'], properties: { at: { const: 'wounded' }, of: figures } },
    /** The activation of a group begins, or one of the Empire is over: mine, if `of` is left out. The subject is its first figure. */
    {
      ...object,
      required: ['at'],
      properties: { at: { enum: ['group-starts', 'group-ends'] }, of: figures },
    },
    /** A group of the Empire was deployed: the subject is its first figure. */
    { ...object, required: ['at', 'of'], properties: { at: { const: 'deploys' }, of: figures } },
    /** This supply card is drawn. */
    { ...object, required: ['at'], properties: { at: { const: 'drawn' } } },
    /** A hero is about to draw supply cards, or has drawn one: I, if `of` is left out. `crate`: for a crate. */
    {
      ...object,
      required: ['at'],
      properties: { at: { enum: ['supply-draw', 'supply-drawn'] }, of: figures, crate: yes },
    },
    /** A supply card was discarded. */
    { ...object, required: ['at'], properties: { at: { const: 'supply-discarded' } } },
  ],
  price: {
    /** The card itself is discarded. */
    discard: yes,
    /** A token that lies on the card; without any left it is discarded, if it is no card of the Empire. */
    token: yes,
    /** Crates that were opened. */
    crates: amount,
    /** Threat of the Empire, and its influence. */
    threat: amount,
    influence: amount,
    /** A weapon of this type is exhausted. */
    weapon: attackType,
  },
  /** `groups`: for each group to one of which it happens. */
  limitPer: ['activation-token', 'groups'],
  until: [],
  attack: {
    /** A hero attacks with such a weapon; with any, if this is left out. */
    weapon: weaponSchema,
    /** The target has no dice, if the ability has attacked before. */
    undefended: yes,
    /** It may be left out, as its attacker likes. */
    optional: yes,
  },
  choose: {
    /** Who chooses: the player of the ability, if left out. `owner`: of the figure of `each`, or of the one that was chosen. */
    by: { enum: ['opponent', 'owner'] },
  },
  verbs: [
    /** An attribute test (A11). What follows asks for `tested`. */
    {
      ...object,
      required: ['do', 'attribute', 'whom'],
      properties: { do: { const: 'test' }, attribute: { enum: attributes }, ...whom },
    },
    /** Dice are rolled. What follows asks for `rolled`. */
    { ...object, required: ['do', 'dice'], properties: { do: { const: 'roll' }, dice } },
    /** In a test: any number of dice is rolled again, or so many. */
    {
      ...object,
      required: ['do', 'count'],
      properties: { do: { const: 'reroll-test' }, count: { anyOf: [amount, { const: 'all' }] } },
    },
    /** In a test: dice come to the pool, before the roll. */
    { ...object, required: ['do', 'dice'], properties: { do: { const: 'test-dice' }, dice } },
    /** In a test: so many successes more. */
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'test-surge' }, amount } },
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'endurance' }, amount: signed } },
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'threat' }, amount: signed } },
    /** Dice are rolled, and the threat increases by the damage on them. */
    { ...object, required: ['do', 'dice'], properties: { do: { const: 'roll-threat' }, dice } },
    /** It is defeated, and I recover as much damage as it had Health left. */
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'feed' }, ...whom } },
    /** For rules of missions I am no figure of my side. */
    { ...object, required: ['do'], properties: { do: { const: 'uncounted' } } },
    /** Threat as much as the threat level, so often. */
    { ...object, required: ['do', 'times'], properties: { do: { const: 'threat-levels' }, times: amount } },
    /** One group that is deployed in this optional deployment costs so much less. */
    {
      ...object,
      required: ['do', 'amount'],
      properties: {
        do: { const: 'discount' },
        amount,
        trait: { enum: traits },
        affiliation: { enum: ['rebel', 'imperial', 'mercenary'] },
      },
    },
    /** The Empire may deploy and reinforce now; groups with one of these traits cost so much less. */
    {
      ...object,
      required: ['do', 'amount', 'traits'],
      properties: {
        do: { const: 'optional-deployment' },
        amount,
        traits: { type: 'array', minItems: 1, maxItems: 4, items: { enum: traits } },
      },
    },
    /** The Empire gains so much influence. */
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'influence' }, amount } },
    /** This card is readied; or so many tokens are put on it. */
    { ...object, required: ['do'], properties: { do: { const: 'ready-card' } } },
    { ...object, required: ['do', 'count'], properties: { do: { const: 'put-tokens' }, count: amount } },
    /** A companion of mine activates now, before what goes on. */
    {
      ...object,
      required: ['do', 'companion'],
      properties: { do: { const: 'activate-companion' }, companion: id },
    },
    /** An energy shield that heroes can attack stands in the chosen space: with so much Health, or as much as the threat level. */
    {
      ...object,
      required: ['do', 'health'],
      properties: {
        do: { const: 'raise-shield' },
        health: { anyOf: [amount, { const: 'threat-level' }] },
      },
    },
    /** It uses one of its special actions, at no action. */
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'special-action' }, ...whom } },
    /** A companion comes to an active deployment point. */
    {
      ...object,
      required: ['do', 'companion'],
      properties: { do: { const: 'deploy-companion' }, companion: id },
    },
    /** Each of them tests an attribute (A11), and suffers this without a success. */
    {
      ...object,
      required: ['do', 'attribute', 'whom'],
      properties: {
        do: { const: 'test-or-suffer' },
        attribute: { enum: attributes },
        damage: amount,
        strain: amount,
        condition: { enum: conditions },
        ...whom,
      },
    },
    /** Each figure tests the attribute; the threat increases by so much for each that fails. */
    {
      ...object,
      required: ['do', 'attribute', 'amount', 'whom'],
      properties: {
        do: { const: 'test-or-threat' },
        attribute: { enum: attributes },
        amount,
        ...whom,
      },
    },
    /** What the attack deals is suffered as strain; or what it would pierce is added to its damage. */
    {
      ...object,
      required: ['do'],
      properties: { do: { enum: ['damage-as-strain', 'pierce-as-damage'] } },
    },
    /** It moves so many spaces, to a space adjacent to the target of the attack. */
    {
      ...object,
      required: ['do', 'spaces', 'whom'],
      properties: { do: { const: 'step-in' }, spaces: amount, ...whom },
    },
    /** The attack is declared against this figure instead, if the attacker sees it. */
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'retarget' }, ...whom } },
    /** Another ability of this card is carried out, with me as "I": one that belongs to no moment. */
    { ...object, required: ['do', 'ability'], properties: { do: { const: 'carry-out' }, ability: id } },
    /** The threat level, until the round ends. */
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'threat-level' }, amount: signed } },
    /** Of the threat that is about to be gained so much is not. */
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'prevent-threat' }, amount } },
    {
      ...object,
      required: ['do', 'amount'],
      properties: { do: { const: 'credits' }, amount: { type: 'integer', minimum: -500, maximum: 500 } },
    },
    /** What has to be paid before what follows; where it cannot be, it is not offered. */
    {
      ...object,
      required: ['do', 'what', 'amount'],
      properties: {
        do: { const: 'pay' },
        what: { enum: ['credits', 'threat'] },
        amount: { type: 'integer', minimum: 1, maximum: 500 },
      },
    },
    { ...object, required: ['do', 'what'], properties: { do: { const: 'pay' }, what: { const: 'deplete' } } },
    /** A hero suffers strain, not beyond its Endurance (A10). */
    {
      ...object,
      required: ['do', 'what', 'amount', 'whom'],
      properties: { do: { const: 'pay' }, what: { const: 'strain' }, amount, ...whom },
    },
    /** Another card of mine is exhausted. */
    {
      ...object,
      required: ['do', 'what', 'card'],
      properties: { do: { const: 'pay' }, what: { const: 'exhaust' }, card: id },
    },
    /**
     * Supply cards are drawn: so many, of which some are kept; the others are shuffled back.
     */
    {
      ...object,
      required: ['do', 'count', 'whom'],
      properties: { do: { const: 'supplies' }, count: amount, keep: amount, ...whom },
    },
    /** The draw that is about to happen is one of so many more, of which no more are kept. */
    {
      ...object,
      required: ['do', 'more', 'rest'],
      properties: {
        do: { const: 'change-draw' },
        more: amount,
        /** None of this trait is kept. */
        not: id,
        rest: { enum: ['shuffled', 'under'] },
      },
    },
    /** The top supply card is seen, and stays or goes under the deck. */
    { ...object, required: ['do'], properties: { do: { const: 'look-at-supply' } } },
    /** The supply card that was drawn goes under the deck, and another one is drawn; or the discarded one is taken. */
    { ...object, required: ['do'], properties: { do: { enum: ['replace-supply', 'take-supply'] } } },
    /** This card goes to another hero. */
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'pass-card' }, ...whom } },
    /** The strain that is about to be suffered is put on this card; with as much on it the card is discarded. */
    { ...object, required: ['do', 'most'], properties: { do: { const: 'strain-here' }, most: amount } },
    /** In the shop so many more items are drawn. */
    { ...object, required: ['do', 'more'], properties: { do: { const: 'shop' }, more: amount } },
    /** The Rebels see the groups of the Empire, or an event. */
    {
      ...object,
      required: ['do', 'what'],
      properties: { do: { const: 'reveal' }, what: { enum: ['groups', 'event'] } },
    },
    /** A card of the other side is exhausted. */
    { ...object, required: ['do'], properties: { do: { const: 'exhaust-class-card' } } },
    /** The group that was defeated is not deployed before the next round. */
    { ...object, required: ['do'], properties: { do: { const: 'hold-back' } } },
    /** Groups of my side cost so much less to deploy. */
    {
      ...object,
      required: ['do', 'amount'],
      properties: {
        do: { const: 'cheaper' },
        amount,
        /** And so much less to bring one figure back. */
        reinforcement: amount,
        trait: { enum: traits },
        affiliation: { enum: ['rebel', 'imperial', 'mercenary'] },
      },
    },
    /** The Blast of the attack is lowered by a number of choice, and the figure suffers as much. */
    { ...object, required: ['do', 'whom'], properties: { do: { const: 'spread-blast' }, ...whom } },
    /** Line of sight may be drawn from any space within so many of the attacker. */
    { ...object, required: ['do', 'within'], properties: { do: { const: 'sight-from' }, within: amount } },
    /** Friendly figures use power tokens of each other, if they are so near; or any of theirs as any kind, so near to me. */
    {
      ...object,
      required: ['do', 'how', 'within'],
      properties: { do: { const: 'tokens' }, how: { enum: ['shared', 'any'] }, within: amount },
    },
    /** Hostile figures that are at least so far away have no line of sight to me, and I do not block theirs. */
    { ...object, required: ['do', 'distance'], properties: { do: { const: 'unseen' }, distance: amount } },
    /** The surge abilities of all my weapons with this trait. */
    { ...object, required: ['do', 'trait'], properties: { do: { const: 'surges-of' }, trait: id } },
    /** I interact with what is so far away. */
    {
      ...object,
      required: ['do', 'within'],
      properties: { do: { const: 'interact-within' }, within: amount },
    },
    /** I pay no extra movement points for difficult terrain. */
    { ...object, required: ['do'], properties: { do: { const: 'ignore-difficult-terrain' } } },
    /** What cannot be done with this card. */
    {
      ...object,
      required: ['do', 'what'],
      properties: { do: { const: 'cannot-be' }, what: { enum: ['sold', 'traded', 'left-behind'] } },
    },
    /** An adjacent object that can be attacked suffers damage. */
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'damage-object' }, amount } },
    /** A die of the attack pool becomes any other one. */
    { ...object, required: ['do'], properties: { do: { const: 'swap-die' } } },
    /** All dice of this colour leave the pool of the defence. */
    {
      ...object,
      required: ['do', 'color'],
      properties: { do: { const: 'remove-dice' }, color: { enum: ['white', 'black'] } },
    },
    /** Another ability of mine is used, without action and price. */
    { ...object, required: ['do', 'ability'], properties: { do: { const: 'use-free' }, ability: id } },
    /** The ability that is used reaches any friendly figure in line of sight. */
    { ...object, required: ['do'], properties: { do: { const: 'reach-in-sight' } } },
    /** Any number of results become others. */
    {
      ...object,
      required: ['do', 'from', 'to'],
      properties: { do: { const: 'convert-any' }, from: { enum: results }, to: { enum: results } },
    },
    /** Hostile heroes suffer so much strain together, each no more than it has activation tokens. */
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'distribute-strain' }, amount } },
    /** A hostile hero of choice suffers so much damage, and one more with two activation tokens. */
    { ...object, required: ['do', 'amount'], properties: { do: { const: 'strike-hero' }, amount } },
    /** Once in a round an attack on me is declared as if figures did not block line of sight. */
    { ...object, required: ['do'], properties: { do: { const: 'watched' } } },
    /** Open groups of this card are deployed as so many figures at most, too, each for so much threat. */
    {
      ...object,
      required: ['do', 'card', 'most', 'cost'],
      properties: { do: { const: 'deploy-part' }, card: id, most: amount, cost: amount },
    },
    /** A group comes to the open groups. */
    { ...object, required: ['do', 'card'], properties: { do: { const: 'add-group' }, card: id } },
  ],
});

export const filterSchema = figures;
export const whomSchema = those;
