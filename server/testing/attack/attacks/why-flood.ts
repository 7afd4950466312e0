import type { Attack } from '../attacks.ts';
import { fillHand, hugePack, playAlone, playOn } from '../conflict.ts';

/** As many messages as a connection may have under way at once. */
const atOnce = 64;

export const attack: Attack = {
  name: 'why-flood',
  does: 'asks 64 times at once on each connection why a choice is illegal, in a match of the pack with the most choices, and takes a move back',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    const { table, client } = await playAlone(guest, { pack: await hugePack() });
    await fillHand(client);
    let rounds = scale === 'short' ? 1 : 5;
    for (; rounds > 0; rounds--) {
      const clients = await Promise.all(
        Array.from({ length: rounds === 1 ? 1 : 5 }, () => guest.connect(table.id)),
      );
      await Promise.all(clients.map((one) => one.until(() => one.seq >= 0)));
      for (const one of clients) {
        const seat = client.decisions[0]?.seat ?? 0;
        for (let asked = 0; asked < atOnce; asked++) {
          one.send({ type: 'why', id: `why ${asked}`, seat, choice: 'draw:black:dice1,2:pay=O01,O02,O03' });
        }
      }
      for (const one of clients) await one.acknowledgementOf(`why ${atOnce - 1}`);
      for (const one of clients) await one.close();
    }
    const [{ seat, choices } = { seat: 0, choices: [''] }] = client.decisions;
    await playOn(client, seat, choices.find((choice) => choice.startsWith('store:')) ?? '');
    const taken = await client.request({ type: 'undo', seat, seq: client.seq });
    return [
      { what: 'moves that could not be taken back', measured: taken.type === 'accepted' ? 0 : 1, most: 0 },
    ];
  },
};
