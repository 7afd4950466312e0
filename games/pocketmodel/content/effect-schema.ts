const stat = { enum: ['attack', 'damage', 'defense'] } as const;
const amount = { type: 'integer', minimum: 1, maximum: 9 } as const;
const signed = { type: 'integer', minimum: -9, maximum: 9, not: { const: 0 } } as const;
const count = { type: 'integer', minimum: 1, maximum: 3 } as const;
const iconId = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,31}$' } as const;
const stars = {
  type: 'array',
  minItems: 1,
  maxItems: 5,
  uniqueItems: true,
  items: { type: 'integer', minimum: 1, maximum: 5 },
} as const;
const of = { enum: ['self', 'opposing'] } as const;
const side = { enum: ['friendly', 'opposing'] } as const;

/** Which units: those with any of the icons, with so many build stars, ground or space units, with a power icon. */
const filter = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    icons: { type: 'array', minItems: 1, maxItems: 8, uniqueItems: true, items: iconId },
    stars,
    ground: { type: 'boolean' },
    power: { const: true },
  },
} as const;

/** Under which condition an effect works in a battle: the role of its unit, and what the opposing unit is. */
const condition = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    role: { enum: ['attacker', 'defender'] },
    damaged: { const: true },
    against: filter,
  },
} as const;

const effect = { type: 'object', additionalProperties: false } as const;

/** What works by itself while the battle lasts. */
const inBattle = { when: { const: 'battle' }, if: condition } as const;
const battleEffects = [
  {
    ...effect,
    required: ['when', 'do', 'stat', 'amount', 'of'],
    properties: {
      ...inBattle,
      do: { const: 'modify' },
      stat,
      amount: signed,
      of,
      per: {
        type: 'object',
        additionalProperties: false,
        required: ['side'],
        properties: { side, filter, most: amount },
      },
      until: { const: 'turn' },
    },
  },
  { ...effect, required: ['when', 'do', 'of'], properties: { ...inBattle, do: { const: 'reroll' }, of } },
  {
    ...effect,
    required: ['when', 'do', 'from'],
    properties: {
      ...inBattle,
      do: { const: 'autoHit' },
      from: { type: 'integer', minimum: 2, maximum: 12 },
    },
  },
  {
    ...effect,
    required: ['when', 'do'],
    properties: {
      ...inBattle,
      do: { enum: ['noAutoHit', 'noHit', 'survive', 'destroy', 'silence'] },
    },
  },
  {
    ...effect,
    required: ['when', 'do', 'amount', 'least'],
    properties: {
      ...inBattle,
      do: { const: 'prevent' },
      amount,
      least: { type: 'integer', minimum: 0, maximum: 9 },
    },
  },
  {
    ...effect,
    required: ['when', 'do', 'what'],
    properties: { ...inBattle, do: { const: 'cancel' }, what: { enum: ['bonus', 'ability'] } },
  },
] as const;

/** What happens once, at its moment. */
function deeds<W extends object>(when: W) {
  return [
    {
      ...effect,
      required: ['when', 'do', 'amount'],
      properties: { ...when, do: { const: 'repair' }, amount },
    },
    { ...effect, required: ['when', 'do', 'count'], properties: { ...when, do: { const: 'draw' }, count } },
    {
      ...effect,
      required: ['when', 'do', 'count', 'by'],
      properties: { ...when, do: { const: 'discard' }, count, by: { enum: ['chance', 'choice'] } },
    },
    {
      ...effect,
      required: ['when', 'do', 'amount', 'units'],
      properties: { ...when, do: { const: 'damage' }, amount, units: { enum: ['one', 'all'] }, filter },
    },
    {
      ...effect,
      required: ['when', 'do', 'stars'],
      properties: { ...when, do: { const: 'deploy' }, stars: amount },
    },
    { ...effect, required: ['when', 'do'], properties: { ...when, do: { const: 'look' } } },
  ] as const;
}

/** The effects beside the icon of a combat card. */
export const cardEffectSchema = {
  oneOf: [
    ...battleEffects,
    ...deeds({ when: { enum: ['played', 'hit', 'after'] }, if: condition } as const),
    {
      ...effect,
      required: ['when', 'do'],
      properties: { when: { enum: ['hit', 'after'] }, if: condition, do: { const: 'move' } },
    },
  ],
} as const;

/** The effects of an objective card that lies face up, or is revealed or destroyed. */
export const objectiveEffectSchema = {
  oneOf: [
    ...deeds({ when: { enum: ['revealed', 'turnStart', 'destroyed'] } } as const),
    {
      ...effect,
      required: ['when', 'do', 'stat', 'amount', 'side', 'where', 'in'],
      properties: {
        when: { const: 'faceUp' },
        do: { const: 'aura' },
        stat,
        amount: signed,
        side,
        where: { enum: ['home', 'anywhere'] },
        in: { enum: ['battle', 'strike', 'both'] },
        filter,
      },
    },
    {
      ...effect,
      required: ['when', 'do', 'amount', 'others'],
      properties: {
        when: { const: 'faceUp' },
        do: { const: 'guard' },
        amount: signed,
        others: { type: 'boolean' },
      },
    },
    {
      ...effect,
      required: ['when', 'do', 'amount'],
      properties: {
        when: { const: 'faceUp' },
        do: { const: 'handLimit' },
        amount: { type: 'integer', minimum: 1, maximum: 3 },
      },
    },
    {
      ...effect,
      required: ['when', 'do', 'action', 'stars'],
      properties: {
        when: { const: 'faceUp' },
        do: { const: 'limit' },
        action: { enum: ['move', 'combat', 'strike'] },
        stars: { type: 'integer', minimum: 6, maximum: 9 },
      },
    },
    {
      ...effect,
      required: ['when', 'do'],
      properties: { when: { const: 'faceUp' }, do: { const: 'bar' }, filter },
    },
    {
      ...effect,
      required: ['when', 'do', 'stars'],
      properties: { when: { const: 'destroyed' }, do: { const: 'deployMore' }, stars: amount },
    },
  ],
} as const;

/** The abilities of every unit with a power icon. */
export const powerEffectSchema = {
  oneOf: [
    ...battleEffects,
    { ...effect, required: ['when', 'do'], properties: { when: { const: 'turn' }, do: { const: 'move' } } },
    {
      ...effect,
      required: ['when', 'do', 'filter'],
      properties: { when: { const: 'moves' }, do: { const: 'carry' }, filter },
    },
  ],
} as const;
