import { type Context, Hono } from 'hono';
import { cleanName } from '../kernel/clean-name.ts';
import { InputError } from '../kernel/error.ts';
import { bodyOf } from './body.ts';
import { type Caps, counted } from './caps.ts';
import type { Environment } from './client.ts';
import { markOf } from './openings.ts';
import type { Loadout, LoadoutList, NewLoadout } from './protocol.ts';
import { Refused } from './refusal.ts';
import { loadoutSchema } from './schemas.ts';
import type { Loadouts, StoredLoadout } from './storage/loadouts.ts';
import type { StoredAccount } from './storage/storage.ts';

export interface LoadoutsApiParts {
  readonly loadouts: Loadouts;
  /** The ids of all games. */
  readonly games: ReadonlySet<string>;
  readonly caps: Pick<Caps, 'account-loadouts' | 'address-loadouts'>;
  readonly secret: string;
  /** The account of a request; refuses a request that has none. */
  readonly account: (c: Context<Environment>) => Promise<StoredAccount>;
  /** Makes sure that the account is stored. */
  readonly keep: (account: StoredAccount) => Promise<void>;
}

/** The longest name of a loadout, in characters of UTF-16. */
const longestName = 60;

/** The server's own machine may keep as much as it likes. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** What an account keeps to bring to matches. It is shown to nobody else. */
export function loadoutsApi({
  loadouts,
  games,
  caps,
  secret,
  account,
  keep,
}: LoadoutsApiParts): Hono<Environment> {
  const app = new Hono<Environment>();

  app.get('/loadouts', async (c) => {
    const stored = await loadouts.loadouts((await account(c)).id);
    return c.json({ loadouts: stored.map(toLoadout) } satisfies LoadoutList);
  });
  app.put('/loadouts/:loadout', async (c) => {
    const me = await account(c);
    const id = idIn(c.req.param('loadout'));
    const { game, name, options, value } = await bodyOf<NewLoadout>(c, loadoutSchema);
    if (!games.has(game)) throw new InputError('unknown-game', `there is no game ${game}`);
    const stored = { id, game, name: nameIn(name), options, value, changed: Date.now() };
    const address = markOf(c.var.client, secret);
    const room = {
      account: address === undefined ? unlimited : caps['account-loadouts'],
      address: caps['address-loadouts'],
      since: stored.changed - counted,
    };
    await keep(me);
    if (!(await loadouts.putLoadout(me.id, address, stored, room))) {
      const most = `${room.account} may be kept, and ${room.address} in a week from one network`;
      throw new Refused('too-many-loadouts', `there is no room for one more: ${most}`);
    }
    return c.json(toLoadout(stored));
  });
  app.delete('/loadouts/:loadout', async (c) => {
    const me = await account(c);
    if (!(await loadouts.removeLoadout(me.id, idIn(c.req.param('loadout'))))) {
      throw new Refused('unknown-loadout', 'you keep nothing under this id');
    }
    return c.json({});
  });
  return app;
}

function idIn(text: string): string {
  if (!/^[0-9a-f]{32}$/.test(text)) throw new Refused('bad-request', 'an id has 32 hex digits');
  return text;
}

function nameIn(text: string): string {
  const name = cleanName(text);
  if (name !== '' && name.length <= longestName) return name;
  throw new Refused('bad-request', `a name has 1 to ${longestName} characters`);
}

function toLoadout({ changed, ...stored }: StoredLoadout): Loadout {
  return { ...stored, changed: new Date(changed).toISOString() };
}
