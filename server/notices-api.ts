import { type Context, Hono } from 'hono';
import type { Accounts } from './accounts.ts';
import { bodyOf } from './body.ts';
import type { Environment } from './client.ts';
import type { Notifier } from './notices/notifier.ts';
import { markOf } from './openings.ts';
import type { NewPush, Notices } from './protocol.ts';
import { newPushSchema, oldPushSchema, webhookSchema } from './schemas.ts';
import type { StoredAccount } from './storage/storage.ts';

export interface NoticesParts {
  readonly accounts: Accounts;
  readonly notifier: Notifier;
  readonly secret: string;
  /** The account of a request; refuses a request that has none. */
  readonly account: (c: Context<Environment>) => Promise<StoredAccount>;
}

/** How an account is told that it is its turn. */
export function noticesApi({ accounts, notifier, secret, account }: NoticesParts): Hono<Environment> {
  const app = new Hono<Environment>();
  const notices = ({ push = [], webhook }: StoredAccount): Notices => ({
    key: notifier.keys.publicKey,
    browsers: push.length,
    ...(webhook && { webhook: { url: webhook.url, secret: webhook.secret } }),
  });
  const whence = (c: Context<Environment>): { readonly address?: string } => {
    const address = markOf(c.var.client, secret);
    return address === undefined ? {} : { address };
  };
  app.get('/me/notices', async (c) => c.json(notices(await account(c))));
  app.post('/me/push', async (c) => {
    const me = await account(c);
    const target = await bodyOf<NewPush>(c, newPushSchema);
    notifier.checkAddress(target.endpoint);
    return c.json(notices(await accounts.addPush(me.id, { ...target, ...whence(c) })));
  });
  app.delete('/me/push', async (c) => {
    const me = await account(c);
    const { endpoint } = await bodyOf<Pick<NewPush, 'endpoint'>>(c, oldPushSchema);
    return c.json(notices(await accounts.removePush(me.id, endpoint)));
  });
  app.put('/me/webhook', async (c) => {
    const me = await account(c);
    const { url } = await bodyOf<{ readonly url: string }>(c, webhookSchema);
    notifier.checkAddress(url);
    const origin = c.req.header('origin');
    return c.json(
      notices(await accounts.setWebhook(me.id, { url, ...(origin && { origin }), ...whence(c) })),
    );
  });
  app.delete('/me/webhook', async (c) =>
    c.json(notices(await accounts.setWebhook((await account(c)).id, undefined))),
  );
  app.post('/me/notices/test', async (c) => {
    const me = await account(c);
    await notifier.notify(me.id, { event: 'test', table: '', game: '', players: [] });
    return c.json(notices(me));
  });
  return app;
}
