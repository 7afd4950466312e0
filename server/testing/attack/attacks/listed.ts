import type { TableLists } from '../../../protocol.ts';
import { jsonOf } from '../../player.ts';
import type { Attack } from '../attacks.ts';

export const attack: Attack = {
  name: 'listed',
  does: '240 listed tables of one address crowd the list in which others look for a table',
  async run(target, scale) {
    const honest = await target.arrive('198.51.100.2');
    const { id } = await honest.open({ listed: true, game: 'carcassonne' });
    const crowd = await Promise.all(
      Array.from({ length: scale === 'short' ? 6 : 12 }, () => target.arrive('198.51.100.1')),
    );
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const plan = { game: 'carcassonne', seats, options: {}, listed: true };
    await Promise.all(
      crowd.map(async (eve) => {
        for (let time = 0; time < 20; time++) await eve.request('POST', '/tables', plan);
      }),
    );
    const guest = await target.arrive('198.51.100.3');
    const { open } = await jsonOf<TableLists>(await guest.request('GET', '/tables'));
    const place = open.findIndex((table) => table.id === id);
    return [
      { what: 'place of the other table in the list', measured: place < 0 ? 101 : place + 1, most: 11 },
      { what: 'tables in the list', measured: open.length, most: 100 },
    ];
  },
};
