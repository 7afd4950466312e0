import type { JsonSchema } from '../kernel/game.ts';

/** Schemas of everything that comes in. They allow what `protocol.ts` says, and no more. */
const seat = { type: 'integer', minimum: 0, maximum: 31 } as const;

/** `typedName` says what becomes of it. */
const name = { type: 'string', minLength: 1, maxLength: 200 } as const;

const commandId = { type: 'string', minLength: 1, maxLength: 64 } as const;

/** In notation; values are longer than choices. */
const choice = { type: 'string', minLength: 1, maxLength: 12_000 } as const;

/** One line without blanks around it, and without what would break it or turn it round. */
const line = {
  type: 'string',
  minLength: 1,
  maxLength: 500,
  pattern: '^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]*(?<=\\S)$',
} as const;

/** Notation of a choice, or the name of a place: one word of ASCII. */
const pointedAt = { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' } as const;

const bot = { type: 'string', minLength: 1, maxLength: 40 } as const;

function strict(properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

export const meSchema = strict({ name });

const token = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

export const contributionSchema = strict({ contribution: token });

export const bringingSchema = strict({ value: {} });

export const loadoutSchema = strict({
  game: { type: 'string', minLength: 1, maxLength: 40 },
  name,
  options: {
    type: 'object',
    maxProperties: 20,
    propertyNames: { maxLength: 40 },
    additionalProperties: {
      oneOf: [
        { type: 'string', maxLength: 100 },
        { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
        { type: 'boolean' },
      ],
    },
  },
  value: {},
});

/** Up to a month. */
const seconds = { type: 'integer', minimum: 1, maximum: 2_678_400 } as const;

const timeout = { enum: ['bot', 'forfeit'] } as const;

const url = { type: 'string', minLength: 1, maxLength: 1000 } as const;

const base64url = { type: 'string', pattern: '^[A-Za-z0-9_-]+=*$' } as const;

export const newPushSchema = strict({
  endpoint: url,
  keys: strict({
    p256dh: { ...base64url, minLength: 86, maxLength: 90 },
    auth: { ...base64url, minLength: 22, maxLength: 26 },
  }),
});

export const oldPushSchema = strict({ endpoint: url });

export const webhookSchema = strict({ url });

export const newTableSchema = strict(
  {
    game: { type: 'string', maxLength: 40 },
    seats: {
      type: 'array',
      minItems: 1,
      maxItems: 32,
      items: {
        oneOf: [
          strict({ kind: { const: 'me' } }),
          strict({ kind: { const: 'screen' }, name }),
          strict({ kind: { const: 'open' } }),
          strict({ kind: { const: 'bot' }, bot }),
        ],
      },
    },
    options: {},
    listed: { type: 'boolean' },
    spectators: { type: 'boolean' },
    clock: {
      oneOf: [
        strict({ kind: { const: 'decision' }, seconds, timeout, reaction: seconds }, ['reaction']),
        strict(
          {
            kind: { const: 'fischer' },
            seconds,
            increment: { ...seconds, minimum: 0 },
            timeout,
            reaction: seconds,
          },
          ['reaction'],
        ),
      ],
    },
  },
  ['spectators', 'clock'],
);

export const rulesSchema = strict(
  { listed: { type: 'boolean' }, spectators: { type: 'boolean' }, chat: { type: 'boolean' } },
  ['listed', 'spectators', 'chat'],
);

export const seatSchema: JsonSchema = {
  oneOf: [strict({ kind: { const: 'open' } }), strict({ kind: { const: 'bot' }, bot })],
};

/** A moment as `toISOString` of JavaScript writes it. */
const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
} as const;

export const meetingSchema = strict({ at: { oneOf: [moment, { type: 'null' }] } });

export const seriesFileSchema = strict({
  starboard: { const: 'series' },
  version: { const: 1 },
  game: { type: 'string', maxLength: 40 },
  series: { type: 'string', maxLength: 40 },
  matches: { type: 'integer', minimum: 1, maximum: 1000 },
  exported: moment,
  key: { type: 'string', pattern: '^[0-9a-f]{16}$' },
  nonce: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  sealed: { type: 'array', minItems: 1, maxItems: 50, items: { type: 'string', maxLength: 64_100 } },
});

export const newOwnerSchema = strict({ person: { type: 'string', maxLength: 40 } });

export const recoverySchema = strict({ code: { type: 'string', minLength: 1, maxLength: 100 } });

/** What a passkey answers, as browsers write it; its library reads the rest. */
const bytes = { type: 'string', maxLength: 20_000, pattern: '^[A-Za-z0-9_-]*$' } as const;
export const passkeySchema: JsonSchema = {
  type: 'object',
  required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
  properties: {
    id: bytes,
    rawId: bytes,
    type: { const: 'public-key' },
    response: {
      type: 'object',
      required: ['clientDataJSON'],
      properties: {
        clientDataJSON: bytes,
        attestationObject: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes,
      },
    },
    clientExtensionResults: { type: 'object' },
  },
};

export const startSchema = strict({ bot }, ['bot']);

export const clientMessageSchema: JsonSchema = {
  oneOf: [
    strict({
      type: { const: 'play' },
      id: commandId,
      seat,
      seq: { type: 'integer', minimum: 0 },
      choice,
    }),
    strict({ type: { const: 'why' }, id: commandId, seat, choice }),
    strict({
      type: { const: 'ask' },
      id: commandId,
      questions: { type: 'array', minItems: 1, maxItems: 40, items: { type: 'object', maxProperties: 10 } },
    }),
    strict({ type: { const: 'undo' }, id: commandId, seat, seq: { type: 'integer', minimum: 0 } }),
    strict({ type: { enum: ['resign', 'resume', 'standIn', 'return'] }, id: commandId, seat }),
    strict({
      type: { const: 'pass' },
      id: commandId,
      seat,
      until: { enum: ['move', 'turn', 'match', 'able', 'off'] },
    }),
    strict({ type: { const: 'propose' }, id: commandId, seat, what: { enum: ['end', 'pause'] } }),
    strict({
      type: { const: 'respond' },
      id: commandId,
      seat,
      proposal: { type: 'integer', minimum: 1 },
      agrees: { type: 'boolean' },
    }),
    strict({ type: { const: 'view' }, viewer: { oneOf: [seat, { const: 'spectator' }] } }),
    strict({
      type: { const: 'point' },
      id: commandId,
      seat,
      at: { oneOf: [pointedAt, { type: 'null' }] },
    }),
    strict({ type: { const: 'say' }, id: commandId, text: line, to: { enum: ['all', 'team'] } }),
  ],
};

/** All of these, to be compiled before the first of them is needed. */
export const schemas: readonly JsonSchema[] = [
  meSchema,
  contributionSchema,
  bringingSchema,
  loadoutSchema,
  newPushSchema,
  oldPushSchema,
  webhookSchema,
  newTableSchema,
  rulesSchema,
  seatSchema,
  meetingSchema,
  seriesFileSchema,
  newOwnerSchema,
  recoverySchema,
  passkeySchema,
  startSchema,
  clientMessageSchema,
];
