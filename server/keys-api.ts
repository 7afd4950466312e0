import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { type Accounts, toAccount } from './accounts.ts';
import { bodyOf } from './body.ts';
import type { Environment } from './client.ts';
import type { Limits } from './limits.ts';
import {
  claimedBy,
  creationOptions,
  requestOptions,
  type Site,
  verifyCreation,
  verifyUse,
} from './passkeys.ts';
import type { Keys, RecoveryCode } from './protocol.ts';
import { Refused } from './refusal.ts';
import { passkeySchema, recoverySchema } from './schemas.ts';
import { saveAccount } from './session.ts';
import type { StoredAccount } from './storage/storage.ts';

export interface KeyParts {
  readonly accounts: Accounts;
  readonly limits: Limits;
  readonly secret: string;
  /** The account that a request comes from. */
  readonly account: (c: Context<Environment>) => Promise<StoredAccount>;
}

const challengeCookie = 'starboard-challenge';
/** How long somebody has to show a passkey, in seconds. */
const patience = 300;
/** How much longer a used challenge is remembered than it counts, in milliseconds: clocks of processes may differ. */
const spare = 3_600_000;
/** The purpose of a challenge for whoever signs in. */
const anybody = 'anybody';

/** By what an account is found again on another device: a recovery code, and passkeys. */
export function keysApi({ accounts, limits, secret, account }: KeyParts): Hono<Environment> {
  const app = new Hono<Environment>();

  app.get('/me/keys', async (c) => c.json(keysOf(await account(c))));
  app.post('/me/recovery', async (c) => {
    const code = await accounts.newRecovery((await account(c)).id);
    return c.json({ code } satisfies RecoveryCode);
  });
  app.post('/recovery', async (c) => {
    limits.check('entrance', c.var.client);
    const { code } = await bodyOf<RecoveryCode>(c, recoverySchema);
    const found = await accounts.recover(code);
    await saveAccount(c, found.id, secret, c.var.client.secure);
    return c.json(toAccount(found));
  });

  app.post('/me/passkeys/options', async (c) => {
    const me = await account(c);
    const options = await creationOptions(siteOf(c), me);
    await saveChallenge(c, options.challenge, me.id);
    return c.json(options);
  });
  app.post('/me/passkeys', async (c) => {
    const me = await account(c);
    const response = await bodyOf<RegistrationResponseJSON>(c, passkeySchema);
    const passkey = await verifyCreation(siteOf(c), response, await challengeOf(c, me.id));
    return c.json(keysOf(await accounts.addPasskey(me.id, passkey)), 201);
  });
  app.delete('/me/passkeys/:passkey', async (c) => {
    const me = await account(c);
    return c.json(keysOf(await accounts.removePasskey(me.id, c.req.param('passkey'))));
  });
  app.post('/passkey/options', async (c) => {
    const options = await requestOptions(siteOf(c));
    await saveChallenge(c, options.challenge, anybody);
    return c.json(options);
  });
  app.post('/passkey', async (c) => {
    limits.check('entrance', c.var.client);
    const response = await bodyOf<AuthenticationResponseJSON>(c, passkeySchema);
    const challenge = await challengeOf(c, anybody);
    const claimed = await accounts.find(claimedBy(response));
    const passkey = await verifyUse(siteOf(c), claimed, response, challenge);
    const found = await accounts.usePasskey(claimedBy(response), passkey);
    await saveAccount(c, found.id, secret, c.var.client.secure);
    return c.json(toAccount(found));
  });
  return app;

  /**
   * The browser itself keeps the challenge, signed, so that any process can take the answer. It is for a new passkey of
   * the account `purpose`, or for anybody who signs in.
   */
  async function saveChallenge(c: Context<Environment>, challenge: string, purpose: string): Promise<void> {
    const until = Date.now() + patience * 1000;
    await setSignedCookie(c, challengeCookie, `${until} ${purpose} ${challenge}`, secret, {
      path: '/api',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: patience,
      secure: c.var.client.secure,
    });
  }

  /** The challenge that the browser was given for this purpose. It is used up by this, whatever the answer to it is. */
  async function challengeOf(c: Context<Environment>, purpose: string): Promise<string> {
    const saved = String((await getSignedCookie(c, secret, challengeCookie)) || '');
    const [until, savedFor, challenge] = saved.split(' ');
    deleteCookie(c, challengeCookie, { path: '/api' });
    const left = Number(until) - Date.now();
    const isDue = challenge !== undefined && savedFor === purpose && left > 0 && left <= patience * 1000;
    if (!isDue || !(await accounts.spend(`challenge ${challenge}`, left + spare))) {
      throw new Refused(
        'bad-passkey',
        'nobody was asked for this passkey, or too long ago, or it was shown already',
      );
    }
    return challenge;
  }
}

/** The site that the browser asked, as it says itself: that is what a passkey is bound to. */
function siteOf(c: Context<Environment>): Site {
  const host = c.req.header('host') ?? '';
  const origin = `${c.var.client.secure ? 'https' : 'http'}://${host}`;
  return { name: URL.parse(origin)?.hostname ?? '', origin };
}

function keysOf({ recovery, passkeys = [] }: StoredAccount): Keys {
  return {
    ...(recovery && { recovery: new Date(recovery.created).toISOString() }),
    passkeys: passkeys.map(({ id, created: at }) => ({ id, created: new Date(at).toISOString() })),
  };
}
