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
  Loadout,
  LoadoutList,
  NewLoadout,
  NewPush,
  NewTable,
  Notices,
  RecoveryCode,
  TableDetails,
  TableLists,
  TableRules,
} from '../server/protocol.ts';
import { type Authority, authorityOf } from './device/authority.ts';
import { ApiError, type Failure } from './failure.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server, or this device, for JSON. Throws {@link ApiError}. */
export async function ask<T>(
  method: Method,
  path: string,
  body?: unknown,
  authority: Authority = 'server',
): Promise<T> {
  const response = await reach(authority, method, path, body);
  return response.json();
}

/** The same of the authority of a table. */
export function askTable<T>(id: string, method: Method, below = '', body?: unknown): Promise<T> {
  return ask<T>(method, `${table(id)}${below}`, body, authorityOf(id));
}

/** Fetches the part of the page that runs tables on this device. */
export const loadDevice = () => import('./device/device.ts');

/** Sends a request. Throws {@link ApiError} where it is refused. */
async function reach(authority: Authority, method: Method, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response =
    authority === 'device'
      ? await (await loadDevice()).fetchFromDevice(method, path, text)
      : await fetchFromServer(method, path, text);
  if (response.ok) return response;
  throw new ApiError(await refusalOf(response));
}

function fetchFromServer(method: Method, path: string, body: string | undefined): Promise<Response> {
  return fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  }).catch((cause: unknown) => {
    throw new ApiError({ code: 'offline', message: String(cause) });
  });
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
  loadouts: () => ask<LoadoutList>('GET', '/loadouts'),
  keepLoadout: (id: string, loadout: NewLoadout) => ask<Loadout>('PUT', `/loadouts/${id}`, loadout),
  removeLoadout: (id: string) => ask<unknown>('DELETE', `/loadouts/${id}`),
  tables: (authority: Authority) => ask<TableLists>('GET', '/tables', undefined, authority),
  openTable: (plan: NewTable, authority: Authority) => ask<TableDetails>('POST', '/tables', plan, authority),
  table: (id: string) => askTable<TableDetails>(id, 'GET'),
  /** Gives the open seats to bots, and begins the match. */
  start: (id: string, bot: string) => askTable<TableDetails>(id, 'POST', '/start', { bot }),
  sit: (id: string, seat: Seat, contribution: string) =>
    askTable<TableDetails>(id, 'POST', `/seats/${seat}`, { contribution }),
  /** Sends this browser's contribution to the chance of the match. */
  contribute: (id: string, contribution: string) =>
    askTable<TableDetails>(id, 'POST', '/contribution', { contribution }),
  /** Changes the settings of a table; only for its owner. */
  arrange: (id: string, rules: Partial<TableRules>) => askTable<TableDetails>(id, 'PATCH', '', rules),
  handOn: (id: string, person: string) => askTable<TableDetails>(id, 'POST', '/owner', { person }),
  sendAway: (id: string, person: string) =>
    askTable<TableDetails>(id, 'DELETE', `/people/${encodeURIComponent(person)}`),
  leave: (id: string, seat: Seat) => askTable<TableDetails>(id, 'DELETE', `/seats/${seat}`),
  /** Sets what a seat of this account brings to the match; refused with all faults. */
  bring: (id: string, seat: Seat, value: Json) =>
    askTable<TableDetails>(id, 'PUT', `/seats/${seat}/bring`, { value }),
  brought: (id: string, seat: Seat) => askTable<Bringing>(id, 'GET', `/seats/${seat}/bring`),
  /** The next match of a series. */
  next: (id: string) => askTable<TableDetails>(id, 'POST', '/next'),
  /** The table at which the people of a finished one play again. */
  rematch: (id: string) => askTable<TableDetails>(id, 'POST', '/rematch'),
  history: (id: string, viewer: Viewer) => askTable<History>(id, 'GET', `/history?viewer=${viewer}`),
  addresses: () => ask<Addresses>('GET', '/addresses'),
};

/** The public part of a match's content; undefined if it has none of its own. Throws {@link ApiError}. */
export async function fetchContent({ id, content }: TableDetails): Promise<Json | undefined> {
  return content && ask<Json>('GET', content.url.slice('/api'.length), undefined, authorityOf(id));
}

/** The record of a finished match. Throws {@link ApiError}. */
export async function fetchRecord(id: string): Promise<string> {
  return (await reach(authorityOf(id), 'GET', `${table(id)}/record`)).text();
}
