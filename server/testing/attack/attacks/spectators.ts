import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../attacks.ts';
import { hugePack, playAlone, playOn } from '../conflict.ts';
import { Crowd, ofAddress } from '../crowd.ts';

export const attack: Attack = {
  name: 'spectators',
  does: 'plays, talks and changes the settings of a table at which 390 connections watch, which come and go',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    const { table, client } = await playAlone(guest, { pack: await hugePack() });
    for (let times = scale === 'short' ? 1 : 5; times > 0; times--) {
      const crowd = await Crowd.gather(target, table.id, ofAddress, `198.51.100.${times + 1}`);
      for (let turn = 0; turn < 20; turn++) {
        const [
          {
            seat,
            choices: [choice = ''],
          } = { seat: 0, choices: [] },
        ] = client.decisions;
        await playOn(client, seat, choice);
        await client.say('x'.repeat(500), `line ${times} ${turn}`);
        await guest.request('PATCH', `/tables/${table.id}`, { listed: turn % 2 === 0 });
      }
      await setTimeout(500);
      crowd.close();
      await setTimeout(500);
    }
    return [];
  },
};
