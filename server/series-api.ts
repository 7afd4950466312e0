import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Accounts } from './accounts.ts';
import { bodyOf } from './body.ts';
import type { Environment } from './client.ts';
import type { Limits } from './limits.ts';
import type { Opener } from './openings.ts';
import type { SeriesFile } from './protocol.ts';
import { seriesFileSchema } from './schemas.ts';
import { seriesFrom } from './series-logs.ts';
import type { SeriesSeal } from './series-seal.ts';
import type { StoredAccount } from './storage/storage.ts';
import type { Tables } from './tables.ts';

export interface SeriesApiParts {
  readonly tables: Tables;
  readonly accounts: Accounts;
  readonly seal: SeriesSeal;
  readonly limits: Pick<Limits, 'begin' | 'check' | 'work'>;
  readonly log: Logger;
  readonly account: (c: Context<Environment>) => Promise<StoredAccount>;
  readonly opener: (c: Context<Environment>, account: StoredAccount) => Opener;
}

/** A series as a file that its owner takes to another server, or keeps safe. */
export function seriesApi({
  tables,
  accounts,
  seal,
  limits,
  log,
  account,
  opener,
}: SeriesApiParts): Hono<Environment> {
  const app = new Hono<Environment>();

  app.get('/series/:id/file', async (c) => {
    const me = await account(c);
    limits.work(c.var.client, me.id);
    const end = limits.begin('histories', c.var.client, me.id);
    try {
      const id = c.req.param('id');
      const { game, matches, lines } = await tables.exportSeries(id, me.id, (one) => accounts.find(one));
      const about = { game, series: id, matches, exported: new Date().toISOString() };
      const file = await seal.seal(about, lines);
      return c.json(file, 200, {
        'Content-Disposition': `attachment; filename="starboard-series-${file.exported.slice(0, 10)}.json"`,
      });
    } finally {
      end();
    }
  });
  app.post('/series', async (c) => {
    const me = await account(c);
    limits.check('table', c.var.client, me.id);
    limits.work(c.var.client, me.id);
    const end = limits.begin('histories', c.var.client, me.id);
    try {
      const file = await bodyOf<SeriesFile>(c, seriesFileSchema);
      const series = await seriesFrom(seal.open(file));
      const id = await tables.importSeries(opener(c, me), series, (one) => accounts.adopt(one));
      log.info({ series: id, matches: series.tables.length }, 'a series was imported');
      return c.json({ id }, 201);
    } finally {
      end();
    }
  });
  return app;
}
