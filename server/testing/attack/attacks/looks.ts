import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../attacks.ts';
import { longMatch } from '../carcassonne.ts';
import { Crowd, ofAddress } from '../crowd.ts';

export const attack: Attack = {
  name: 'looks',
  does: 'asks for the view of a table 20 times a second on each of 390 connections of one address',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    const table = await longMatch(guest, scale === 'short' ? 100 : 400);
    const crowd = await Crowd.gather(target, table.id, ofAddress, '198.51.100.2');
    for (let looks = scale === 'short' ? 40 : 200; looks > 0; looks--) {
      crowd.send({ type: 'view', viewer: 'spectator' });
      await setTimeout(50);
    }
    crowd.close();
    return [];
  },
};
