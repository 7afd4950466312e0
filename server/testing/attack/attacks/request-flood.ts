import type { Attack } from '../attacks.ts';

/** What one account may ask at once, and what it may ask again while the attack lasts. */
const allowed = 200 + 100;

export const attack: Attack = {
  name: 'request-flood',
  does: 'asks for the list of tables as often as one account can',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    let replied = 0;
    const ask = async (times: number) => {
      for (let time = 0; time < times; time++) {
        if ((await guest.request('GET', '/tables')).status !== 429) replied++;
      }
    };
    await Promise.all(Array.from({ length: 20 }, () => ask(scale === 'short' ? 50 : 500)));
    return [{ what: 'requests that were not refused', measured: replied, most: allowed }];
  },
};
