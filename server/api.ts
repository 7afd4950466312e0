import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { botById } from '../bots/bots.ts';
import { InputError } from '../kernel/error.ts';
import type { Viewer } from '../kernel/game.ts';
import { type Accounts, newGuest, toAccount } from './accounts.ts';
import { bodyOf } from './body.ts';
import type { Environment } from './client.ts';
import { keysApi } from './keys-api.ts';
import { type Limits, TooMany } from './limits.ts';
import { typedName } from './names.ts';
import type { Notifier } from './notices/notifier.ts';
import { noticesApi } from './notices-api.ts';
import { markOf, type Opener } from './openings.ts';
import { presentParty } from './party.ts';
import type {
  Account,
  Addresses,
  Bringing,
  Contribution,
  NewOwner,
  NewTable,
  StartTable,
  TableRules,
} from './protocol.ts';
import { fault, Refused, refusalOf, statusOf } from './refusal.ts';
import { usualBot } from './requests.ts';
import {
  bringingSchema,
  contributionSchema,
  meSchema,
  newOwnerSchema,
  newTableSchema,
  rulesSchema,
  startSchema,
} from './schemas.ts';
import { accountIn, isOurs, saveAccount } from './session.ts';
import type { StoredAccount } from './storage/storage.ts';
import type { Tables } from './tables.ts';

export interface ApiParts {
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly secret: string;
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
/** Everything else has to fit in, also what a seat brings. */
const largestBody = 20_000;

/** Everything below /api; see `protocol.ts`. */
export function api({
  accounts,
  tables,
  secret,
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

  /** The account of a request that makes the server work. */
  const worker = async (c: Context<Environment>): Promise<StoredAccount> => {
    const me = await account(c);
    limits.work(c.var.client, me.id);
    return me;
  };

  const openerIn = (c: Context<Environment>, me: StoredAccount): Opener => ({
    account: me,
    address: markOf(c.var.client, secret),
  });

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
  app.use((c, next) => (c.req.path === '/api/tables' ? limitedTable : limited)(c, next));

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

  // Other replies are short.
  for (const path of ['/tables', '/tables/:id/record', '/tables/:id/history']) app.get(path, compress());
  app.get('/tables', async (c) => c.json(await tables.listsFor((await worker(c)).id)));
  app.post('/tables', async (c) => {
    const me = await account(c);
    limits.check('table', c.var.client, me.id);
    const plan = await bodyOf<NewTable>(c, newTableSchema);
    for (const seat of plan.seats) if (seat.kind === 'bot') checkBot(seat.bot);
    await accounts.keep(me);
    const table = await tables.open(openerIn(c, me), plan);
    log.info({ table: table.id, game: plan.game, seats: plan.seats.length }, 'a table was opened');
    return c.json(await table.details(me.id), 201);
  });
  app.get('/tables/:id', async (c) => {
    const me = await account(c);
    return c.json(await (await tables.get(c.req.param('id'))).details(me.id));
  });
  app.patch('/tables/:id', async (c) => {
    const me = await account(c);
    const rules = await bodyOf<Partial<TableRules>>(c, rulesSchema);
    return c.json(await (await tables.get(c.req.param('id'))).changeRules(me.id, rules));
  });
  app.post('/tables/:id/owner', async (c) => {
    const me = await account(c);
    const { person } = await bodyOf<NewOwner>(c, newOwnerSchema);
    return c.json(await (await tables.get(c.req.param('id'))).handOn(me.id, person));
  });
  app.delete('/tables/:id/people/:person', async (c) => {
    const me = await account(c);
    return c.json(await (await tables.get(c.req.param('id'))).remove(me.id, c.req.param('person')));
  });
  app.post('/tables/:id/seats/:seat', async (c) => {
    const me = await account(c);
    const table = await tables.get(c.req.param('id'));
    const seat = seatIn(c.req.param('seat'));
    const { contribution } = await bodyOf<Contribution>(c, contributionSchema);
    await accounts.keep(me);
    return c.json(await table.sit(me.id, me.name, seat, contribution));
  });
  app.delete('/tables/:id/seats/:seat', async (c) => {
    const me = await account(c);
    const table = await tables.get(c.req.param('id'));
    return c.json(await table.leave(me.id, seatIn(c.req.param('seat'))));
  });
  app.post('/tables/:id/contribution', async (c) => {
    const me = await account(c);
    const table = await tables.get(c.req.param('id'));
    const { contribution } = await bodyOf<Contribution>(c, contributionSchema);
    return c.json(await table.contribute(me.id, contribution));
  });
  app.post('/tables/:id/start', async (c) => {
    const me = await account(c);
    const { bot = usualBot } = await bodyOf<StartTable>(c, startSchema);
    checkBot(bot);
    return c.json(await (await tables.get(c.req.param('id'))).startWith(me.id, bot));
  });
  app.put('/tables/:id/seats/:seat/bring', async (c) => {
    const me = await account(c);
    const table = await tables.get(c.req.param('id'));
    const { value } = await bodyOf<Bringing>(c, bringingSchema);
    return c.json(await table.bring(me.id, seatIn(c.req.param('seat')), value));
  });
  app.get('/tables/:id/seats/:seat/bring', async (c) => {
    const me = await account(c);
    const table = await tables.get(c.req.param('id'));
    return c.json({ value: await table.brought(me.id, seatIn(c.req.param('seat'))) } satisfies Bringing);
  });
  app.post('/tables/:id/next', async (c) => {
    const me = await account(c);
    return c.json(await (await tables.next(openerIn(c, me), c.req.param('id'))).details(me.id));
  });
  app.post('/tables/:id/series-end', async (c) => {
    const me = await account(c);
    return c.json(await (await tables.get(c.req.param('id'))).endSeries(me.id));
  });
  app.post('/tables/:id/rematch', async (c) => {
    const me = await account(c);
    return c.json(await (await tables.rematch(openerIn(c, me), c.req.param('id'))).details(me.id));
  });
  app.get('/tables/:id/record', async (c) => {
    const me = await worker(c);
    const id = c.req.param('id');
    const record = await (await tables.get(id)).record(me.id);
    return c.text(record, 200, { 'Content-Disposition': `inline; filename="starboard-${id}.txt"` });
  });
  app.get('/tables/:id/history', async (c) => {
    const me = await worker(c);
    const table = await tables.get(c.req.param('id'));
    const end = limits.begin('histories', c.var.client, me.id);
    try {
      const parts = await table.history(me.id, viewerIn(c.req.query('viewer')) ?? 'spectator');
      return c.body(streamOf(parts, end), 200, { 'Content-Type': 'application/json' });
    } catch (failure) {
      end();
      throw failure;
    }
  });

  app.get('/content/:hash', async (c) => {
    await worker(c);
    const hash = c.req.param('hash');
    const text = await tables.publicContent(hash, c.req.query('key') ?? '');
    const headers = { 'Cache-Control': 'private, max-age=31536000, immutable', ETag: `"${hash}"` };
    // What was compressed on the way comes back as weak.
    if (c.req.header('if-none-match')?.replace('W/', '') === headers.ETag) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, 'Content-Type': 'application/json' });
  });

  app.get('/addresses', (c) => c.json(addresses()));
  app.all('*', () => {
    throw new Refused('not-found', 'there is nothing here');
  });
  return app;
}

/** Texts as bytes, each made when the one before is on its way. Calls `end` when no more is made. */
function streamOf(texts: AsyncGenerator<string>, end: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await texts.next();
        if (!done) return controller.enqueue(encoder.encode(value));
      } catch (failure) {
        end();
        throw failure;
      }
      end();
      controller.close();
    },
    async cancel() {
      end();
      await texts.return(undefined);
    },
  });
}

function tooLarge(): never {
  throw new Refused(
    'too-large',
    `a request has at most ${largestBody} bytes, a new table with its pack ${largestTable}`,
  );
}

/** The viewer that a query names; undefined if it names none. Refuses anything that is no viewer. */
export function viewerIn(text: string | null | undefined): Viewer | undefined {
  if (text === null || text === undefined) return undefined;
  return text === 'spectator' ? text : seatIn(text);
}

function seatIn(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new Refused('unknown-seat', 'a seat is a number');
  return Number(text);
}

function checkBot(id: string): void {
  if (botById(id) === undefined) throw new InputError('unknown-bot', `there is no bot ${id}`);
}
