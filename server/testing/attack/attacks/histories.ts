import type { Attack } from '../attacks.ts';
import { longMatch } from '../carcassonne.ts';

export const attack: Attack = {
  name: 'histories',
  does: 'asks for 200 histories and joins of long matches at once',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    const table = await longMatch(guest, scale === 'short' ? 100 : 400);
    const faults: number[] = [];
    for (let round = scale === 'short' ? 1 : 5; round > 0; round--) {
      const other = await target.arrive('198.51.100.2');
      const replies = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const reply = await other.request('GET', `/tables/${table.id}/history`);
          await reply.text();
          return reply.status;
        }),
      );
      faults.push(...replies.filter((status) => status >= 500));
    }
    return [{ what: 'histories that failed', measured: faults.length, most: 0 }];
  },
};
