import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Json, Seat, Viewer } from '../kernel/game.ts';
import type {
  Account,
  Addresses,
  Bringing,
  History,
  Keys,
  NewPush,
  NewTable,
  Notices,
  RecoveryCode,
  TableDetails,
  TableLists,
  TableRules,
} from '../server/protocol.ts';
import type { Failure } from './failure.ts';

/** A request that the server refused, or that never reached it (`code` is then `offline`). */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server for JSON. Throws {@link ApiError}. */
async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ApiError({ code: 'offline', message: String(cause) });
  });
  if (response.ok) return await response.json();
  throw new ApiError(await refusalOf(response));
}

async function refusalOf(response: Response): Promise<Failure> {
  try {
    return await response.json();
  } catch {
    return { code: 'offline', message: `${response.status} ${response.statusText}` };
  }
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  /** The account of this browser. The server makes one if there is none. */
  me: () => ask<Account>('GET', '/me'),
  rename: (name: string) => ask<Account>('PATCH', '/me', { name }),
  keys: () => ask<Keys>('GET', '/me/keys'),
  newRecovery: () => ask<RecoveryCode>('POST', '/me/recovery'),
  recover: (code: string) => ask<Account>('POST', '/recovery', { code }),
  /** The options with which the browser makes a passkey for this account. */
  creationOptions: () => ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options'),
  addPasskey: (passkey: RegistrationResponseJSON) => ask<Keys>('POST', '/me/passkeys', passkey),
  removePasskey: (id: string) => ask<Keys>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  /** The options with which the browser asks for a passkey. */
  requestOptions: () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkey/options'),
  showPasskey: (passkey: AuthenticationResponseJSON) => ask<Account>('POST', '/passkey', passkey),
  notices: () => ask<Notices>('GET', '/me/notices'),
  addPush: (target: NewPush) => ask<Notices>('POST', '/me/push', target),
  removePush: (endpoint: string) => ask<Notices>('DELETE', '/me/push', { endpoint }),
  setWebhook: (url: string) => ask<Notices>('PUT', '/me/webhook', { url }),
  removeWebhook: () => ask<Notices>('DELETE', '/me/webhook'),
  /** Sends a notice to every browser and the webhook of this account. */
  testNotices: () => ask<Notices>('POST', '/me/notices/test'),
  tables: () => ask<TableLists>('GET', '/tables'),
  openTable: (plan: NewTable) => ask<TableDetails>('POST', '/tables', plan),
  table: (id: string) => ask<TableDetails>('GET', table(id)),
  /** Gives the open seats to bots, and begins the match. */
  start: (id: string, bot: string) => ask<TableDetails>('POST', `${table(id)}/start`, { bot }),
  sit: (id: string, seat: Seat, contribution: string) =>
    ask<TableDetails>('POST', `${table(id)}/seats/${seat}`, { contribution }),
  /** Sends this browser's contribution to the chance of the match. */
  contribute: (id: string, contribution: string) =>
    ask<TableDetails>('POST', `${table(id)}/contribution`, { contribution }),
  /** Changes the settings of a table; only for its owner. */
  arrange: (id: string, rules: Partial<TableRules>) => ask<TableDetails>('PATCH', table(id), rules),
  handOn: (id: string, person: string) => ask<TableDetails>('POST', `${table(id)}/owner`, { person }),
  sendAway: (id: string, person: string) =>
    ask<TableDetails>('DELETE', `${table(id)}/people/${encodeURIComponent(person)}`),
  leave: (id: string, seat: Seat) => ask<TableDetails>('DELETE', `${table(id)}/seats/${seat}`),
  /** Sets what a seat of this account brings to the match; refused with all faults. */
  bring: (id: string, seat: Seat, value: Json) =>
    ask<TableDetails>('PUT', `${table(id)}/seats/${seat}/bring`, { value }),
  brought: (id: string, seat: Seat) => ask<Bringing>('GET', `${table(id)}/seats/${seat}/bring`),
  /** The next match of a series. */
  next: (id: string) => ask<TableDetails>('POST', `${table(id)}/next`),
  /** The table at which the people of a finished one play again. */
  rematch: (id: string) => ask<TableDetails>('POST', `${table(id)}/rematch`),
  history: (id: string, viewer: Viewer) => ask<History>('GET', `${table(id)}/history?viewer=${viewer}`),
  addresses: () => ask<Addresses>('GET', '/addresses'),
};

/** The URL of the record of a finished match. */
export function recordPath(id: string): string {
  return `/api${table(id)}/record`;
}

/** The public part of a match's content. Throws {@link ApiError}. */
export async function fetchContent(url: string): Promise<Json> {
  const response = await fetch(url);
  if (!response.ok) throw new ApiError(await refusalOf(response));
  return response.json();
}

/** The record of a finished match. Throws {@link ApiError}. */
export async function fetchRecord(id: string): Promise<string> {
  const response = await fetch(recordPath(id));
  if (!response.ok) throw new ApiError(await refusalOf(response));
  return response.text();
}
