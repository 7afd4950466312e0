import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { type Accounts, newGuest, toAccount } from './accounts.ts';
import { bodyOf } from './body.ts';
import type { Caps } from './caps.ts';
import type { Environment } from './client.ts';
import { keysApi } from './keys-api.ts';
import { type Limits, TooMany } from './limits.ts';
import { loadoutsApi } from './loadouts-api.ts';
import { typedName } from './names.ts';
import type { Notifier } from './notices/notifier.ts';
import { noticesApi } from './notices-api.ts';
import { markOf, type Opener } from './openings.ts';
import { presentParty } from './party.ts';
import type { Account, Addresses } from './protocol.ts';
import { fault, Refused, refusalOf, statusOf } from './refusal.ts';
import { meSchema } from './schemas.ts';
import { seriesApi } from './series-api.ts';
import type { SeriesSeal } from './series-seal.ts';
import { accountIn, isOurs, saveAccount } from './session.ts';
import type { Loadouts } from './storage/loadouts.ts';
import type { StoredAccount } from './storage/storage.ts';
import type { Tables } from './tables.ts';
import { tablesApi } from './tables-api.ts';

export interface ApiParts {
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly loadouts: Loadouts;
  /** The ids of all games. */
  readonly games: ReadonlySet<string>;
  readonly caps: Caps;
  readonly secret: string;
  /** Seals the files of series. */
  readonly seal: SeriesSeal;
  readonly notifier: Notifier;
  readonly addresses: () => Addresses;
  readonly limits: Limits;
  readonly log: Logger;
}

/**
 * A new table has to fit in with a pack of one's own: ten times what comes with a game, and twice the largest
 * that people may want (300 different tiles of a landscape take 130 kB).
 */
export const largestTable = 256_000;
/** A file of a series: eight long matches take a quarter of that. */
const largestSeries = 2_500_000;
/** Everything else has to fit in, also what a seat brings. */
const largestBody = 20_000;

/** Everything below /api; see `protocol.ts`. */
export function api({
  accounts,
  tables,
  loadouts,
  games,
  caps,
  secret,
  seal,
  notifier,
  addresses,
  limits,
  log,
}: ApiParts): Hono<Environment> {
  const app = new Hono<Environment>();

  const account = async (c: Context<Environment>): Promise<StoredAccount> => {
    const me = await accounts.need(await accountIn(c.req.header('cookie'), secret));
    limits.check('account', c.var.client, me.id);
    presentParty().account = me.id;
    return me;
  };

  app.onError((failure, c) => {
    const refusal = refusalOf(failure);
    if (refusal === undefined || statusOf(refusal.code) >= 500) {
      log.error({ method: c.req.method, path: c.req.path, err: failure }, 'a request failed');
    }
    if (failure instanceof TooMany) c.header('Retry-After', String(failure.retryAfter));
    const sent = refusal ?? fault;
    return c.json(sent, statusOf(sent.code));
  });

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    limits.check('address', c.var.client);
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!reads && !isOurs(c.req.header('origin'), c.req.header('host'))) {
      throw new Refused('wrong-origin', 'this comes from a page of somebody else');
    }
    await next();
  });
  const limited = bodyLimit({ maxSize: largestBody, onError: tooLarge });
  const limitedTable = bodyLimit({ maxSize: largestTable, onError: tooLarge });
  const limitedSeries = bodyLimit({ maxSize: largestSeries, onError: tooLarge });
  const limitOf = (path: string) =>
    path === '/api/tables' ? limitedTable : path === '/api/series' ? limitedSeries : limited;
  app.use((c, next) => limitOf(c.req.path)(c, next));

  app.get('/me', async (c) => {
    const known = await accounts.known(await accountIn(c.req.header('cookie'), secret));
    if (known === undefined) limits.check('guest', c.var.client);
    const me = known ?? newGuest();
    await saveAccount(c, me.id, secret, c.var.client.secure);
    return c.json(toAccount(me));
  });
  app.patch('/me', async (c) => {
    const me = await account(c);
    const name = typedName((await bodyOf<Pick<Account, 'name'>>(c, meSchema)).name);
    const renamed = await accounts.rename(me, name);
    await tables.rename(me.id, name);
    return c.json(toAccount(renamed));
  });

  app.route('/', keysApi({ accounts, limits, secret, account }));
  app.route('/', noticesApi({ accounts, notifier, secret, account }));

  app.route('/', loadoutsApi({ loadouts, games, caps, secret, account, keep: (me) => accounts.keep(me) }));

  // Other replies are short.
  for (const path of ['/loadouts', '/tables', '/tables/:id/record', '/tables/:id/history'])
    app.get(path, compress());
  const opener = (c: Context<Environment>, me: StoredAccount): Opener => ({
    account: me,
    address: markOf(c.var.client, secret),
  });
  app.route('/', tablesApi({ tables, limits, log, account, opener, keep: (me) => accounts.keep(me) }));
  app.route('/', seriesApi({ tables, accounts, seal, limits, log, account, opener }));

  app.get('/addresses', (c) => c.json(addresses()));
  app.all('*', () => {
    throw new Refused('not-found', 'there is nothing here');
  });
  return app;
}

function tooLarge(): never {
  throw new Refused(
    'too-large',
    `a request has at most ${largestBody} bytes, a new table with its pack ${largestTable}, a series ${largestSeries}`,
  );
}
