import type { TableDetails } from '../../../protocol.ts';
import { contribution, jsonOf } from '../../player.ts';
import type { Attack } from '../attacks.ts';

export const attack: Attack = {
  name: 'rematch',
  does: 'watches until two players agree on a rematch, and looks for the way to their new table and for a seat there',
  async run(target, scale) {
    let links = 0;
    let seats = 0;
    for (let match = 0; match < (scale === 'short' ? 2 : 20); match++) {
      const [ann, bob, eve] = [
        await target.arrive('198.51.100.1'),
        await target.arrive('198.51.100.2'),
        await target.arrive('198.51.100.3'),
      ];
      const open = { kind: 'open' } as const;
      const { id } = await ann.open({
        game: 'carcassonne',
        listed: false,
        seats: [{ kind: 'me' }, open, open],
      });
      const players = [await ann.connect(id), await bob.connect(id)];
      // Eve is known to the table as somebody who sat there once.
      await eve.sit(id, 1);
      await eve.request('DELETE', `/tables/${id}/seats/1`);
      await bob.sit(id, 1);
      await ann.request('POST', `/tables/${id}/start`, {});
      const early = await eve.connect(id);
      for (const client of [...players, early]) await client.until(() => client.seq === 0);
      for (const [seat, client] of players.entries()) await client.request({ type: 'resign', seat });
      await early.until(() => early.over);
      const next = await jsonOf<TableDetails>(await ann.request('POST', `/tables/${id}/rematch`));
      for (const client of players) await client.until(() => client.table?.rematch === next.id);
      const late = await eve.connect(id);
      await late.until(() => late.seq >= 0);
      const heard = [...early.texts, ...late.texts];
      for (const path of ['', '/history', '/record']) {
        heard.push(await (await eve.request('GET', `/tables/${id}${path}`)).text());
      }
      heard.push(await (await eve.request('GET', '/tables')).text());
      heard.push(await (await eve.request('POST', `/tables/${id}/rematch`)).text());
      if (heard.some((text) => text.includes(next.id))) links++;
      for (const seat of [0, 1]) {
        const taken = await eve.request('POST', `/tables/${next.id}/seats/${seat}`, contribution());
        if (taken.status === 200) seats++;
      }
      for (const client of [...players, early, late]) await client.close();
    }
    return [
      { what: 'spectators who were told of a rematch', measured: links, most: 0 },
      { what: 'seats of players that they took there', measured: seats, most: 0 },
    ];
  },
};
