import type { Context } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { parseSigned } from 'hono/utils/cookie';

const cookie = 'starboard';
/** As long as browsers keep any cookie: 400 days, in seconds. */
const lifetime = 400 * 24 * 60 * 60;

/** So many cookies are remembered that were found to be ours, because checking a signature takes long. */
const mostKnown = 10_000;
const longestKnown = 500;
const known = new Map<string, string>();

/** The account id in a request's cookies; undefined if there is none that this server has signed. */
export async function accountIn(cookies: string | undefined, secret: string): Promise<string | undefined> {
  if (cookies === undefined) return undefined;
  const key = `${secret} ${cookies}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const id = (await parseSigned(cookies, secret, cookie))[cookie];
  if (typeof id !== 'string') return undefined;
  if (known.size >= mostKnown) known.clear();
  if (cookies.length <= longestKnown) known.set(key, id);
  return id;
}

/** Lets the browser show from now on that it is this account. */
export async function saveAccount(c: Context, id: string, secret: string, secure: boolean): Promise<void> {
  await setSignedCookie(c, cookie, id, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: lifetime,
    secure,
  });
}

/**
 * Whether a browser sends this from a page of this server. Browsers name the origin in every request that changes
 * something and in every socket; what names none is no browser, and has nobody's cookies.
 */
export function isOurs(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
