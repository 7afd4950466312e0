import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { botById } from '../bots/bots.ts';
import { InputError } from '../kernel/error.ts';
import type { Viewer } from '../kernel/game.ts';
import { bodyOf } from './body.ts';
import type { Environment } from './client.ts';
import type { Limits } from './limits.ts';
import type { Opener } from './openings.ts';
import type {
  Bringing,
  Contribution,
  Meeting,
  NewOwner,
  NewTable,
  SeatAssignment,
  StartTable,
  TableRules,
} from './protocol.ts';
import { Refused } from './refusal.ts';
import { usualBot } from './requests.ts';
import {
  bringingSchema,
  contributionSchema,
  meetingSchema,
  newOwnerSchema,
  newTableSchema,
  rulesSchema,
  seatSchema,
  startSchema,
} from './schemas.ts';
import type { StoredAccount } from './storage/storage.ts';
import type { Tables } from './tables.ts';

export interface TablesApiParts {
  readonly tables: Tables;
  readonly limits: Pick<Limits, 'begin' | 'check' | 'work'>;
  readonly log: Logger;
  /** The account that sends a request. */
  readonly account: (c: Context<Environment>) => Promise<StoredAccount>;
  /** That account, as the opener of a table. */
  readonly opener: (c: Context<Environment>, account: StoredAccount) => Opener;
  /** Makes sure that the account is stored. */
  readonly keep: (account: StoredAccount) => Promise<void>;
}

/** The routes of tables and their content: at the server, and in a worker of the page (`device/`). */
export function tablesApi({ tables, limits, log, account, opener, keep }: TablesApiParts): Hono<Environment> {
  const app = new Hono<Environment>();

  /** The account of a request that makes the server work. */
  const worker = async (c: Context<Environment>): Promise<StoredAccount> => {
    const me = await account(c);
    limits.work(c.var.client, me.id);
    return me;
  };

  app.get('/tables', async (c) => c.json(await tables.listsFor((await worker(c)).id)));
  app.post('/tables', async (c) => {
    const me = await account(c);
    limits.check('table', c.var.client, me.id);
    const plan = await bodyOf<NewTable>(c, newTableSchema);
    for (const seat of plan.seats) if (seat.kind === 'bot') checkBot(seat.bot);
    await keep(me);
    const table = await tables.open(opener(c, me), plan);
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
    await keep(me);
    return c.json(await table.sit(me.id, me.name, seat, contribution));
  });
  app.delete('/tables/:id/seats/:seat', async (c) => {
    const me = await account(c);
    const table = await tables.get(c.req.param('id'));
    return c.json(await table.leave(me.id, seatIn(c.req.param('seat'))));
  });
  app.put('/tables/:id/seats/:seat', async (c) => {
    const me = await account(c);
    const table = await tables.get(c.req.param('id'));
    const assigned = await bodyOf<SeatAssignment>(c, seatSchema);
    if (assigned.kind === 'bot') checkBot(assigned.bot);
    return c.json(await table.assign(me.id, seatIn(c.req.param('seat')), assigned));
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
    return c.json(await (await tables.next(opener(c, me), c.req.param('id'))).details(me.id));
  });
  app.post('/tables/:id/series-end', async (c) => {
    const me = await account(c);
    return c.json(await (await tables.get(c.req.param('id'))).endSeries(me.id));
  });
  app.put('/tables/:id/meeting', async (c) => {
    const me = await account(c);
    const { at } = await bodyOf<Meeting>(c, meetingSchema);
    const table = await tables.get(c.req.param('id'));
    return c.json(await table.setMeeting(me.id, at === null ? undefined : Date.parse(at)));
  });
  app.get('/series/:id', async (c) => c.json(await tables.series(c.req.param('id'), (await worker(c)).id)));
  app.post('/tables/:id/rematch', async (c) => {
    const me = await account(c);
    return c.json(await (await tables.rematch(opener(c, me), c.req.param('id'))).details(me.id));
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
