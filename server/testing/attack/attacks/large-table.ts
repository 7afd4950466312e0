import { readFile } from 'node:fs/promises';
import type { TableDetails } from '../../../protocol.ts';
import { jsonOf } from '../../player.ts';
import type { Attack } from '../attacks.ts';

const boxed = new URL('../../../../games/carcassonne/content/reconstructed.json', import.meta.url);

export const attack: Attack = {
  name: 'large-table',
  does: 'fetches the details and the content of a table with the largest pack 200 times at once',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    const pack: { tiles: object[] } = JSON.parse(await readFile(boxed, 'utf8'));
    pack.tiles = pack.tiles.map((tile) => ({ ...tile, name: 'x'.repeat(200) }));
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const reply = await guest.request('POST', '/tables', {
      game: 'carcassonne',
      seats,
      options: { pack },
      listed: false,
    });
    if (reply.status !== 201) throw new Error(await reply.text());
    const { id, content } = await jsonOf<TableDetails>(reply);
    for (let round = scale === 'short' ? 1 : 5; round > 0; round--) {
      const other = await target.arrive('198.51.100.2');
      await Promise.all(
        Array.from({ length: 200 }, async () => (await other.request('GET', `/tables/${id}`)).text()),
      );
      await Promise.all(
        Array.from({ length: 200 }, async () =>
          (await guest.request('GET', content?.url.replace('/api', '') ?? '')).text(),
        ),
      );
    }
    return [];
  },
};
