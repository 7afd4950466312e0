import type { Attack } from '../attacks.ts';
import { fillHand, hugePack, playAlone, playOn } from '../conflict.ts';

/** As many messages as a connection may have under way at once. */
const atOnce = 64;

export const attack: Attack = {
  name: 'why-flood',
  does: 'asks 64 times at once on each of five connections why a choice is illegal, where there are most choices, and takes back',
  async run(target, scale) {
    let failed = 0;
    for (let round = scale === 'short' ? 1 : 6; round > 0; round--) {
      const guest = await target.arrive(`198.51.100.${round}`);
      const { table, client } = await playAlone(guest, { pack: await hugePack() });
      await fillHand(client);
      const [{ seat, choices } = { seat: 0, choices: [''] }] = client.decisions;
      await playOn(client, seat, choices.find((choice) => choice.startsWith('store:')) ?? '');
      const clients = await Promise.all(Array.from({ length: 5 }, () => guest.connect(table.id)));
      await Promise.all(clients.map((one) => one.until(() => one.seq >= 0)));
      const taken = client.request({ type: 'undo', seat, seq: client.seq });
      for (const one of clients) {
        for (let asked = 0; asked < atOnce; asked++) {
          one.send({ type: 'why', id: `why ${asked}`, seat, choice: 'draw:black:dice1,2:pay=O01,O02,O03' });
        }
      }
      for (const one of clients) await one.acknowledgementOf(`why ${atOnce - 1}`);
      if ((await taken).type !== 'accepted') failed++;
    }
    return [{ what: 'moves that could not be taken back', measured: failed, most: 0 }];
  },
};
