import type { Keys } from '../../../protocol.ts';
import { Authenticator } from '../../authenticator.ts';
import { jsonOf, Player } from '../../player.ts';
import type { Attack } from '../attacks.ts';

export const attack: Attack = {
  name: 'passkeys',
  does: 'makes as many passkeys as it can with one challenge and at once, and shows one passkey again and again',
  async run(target, scale) {
    const times = scale === 'short' ? 20 : 100;
    const site = target.url.replace('127.0.0.1', 'localhost');
    const guest = await Player.arrive(site);
    const ask = async (path: string) => {
      const response = await guest.request('POST', path);
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      const { challenge } = await jsonOf<{ challenge: string }>(response);
      return { challenge, browser: new Player(site, `${guest.cookie}; ${cookie}`, guest.account) };
    };
    const create = (asked: Awaited<ReturnType<typeof ask>>, device: Authenticator) =>
      asked.browser.request('POST', '/me/passkeys', device.create(asked.challenge));
    const countOk = (responses: readonly Response[]) => responses.filter(({ ok }) => ok).length;

    const one = await ask('/me/passkeys/options');
    const device = new Authenticator(site);
    const devices = [device, ...Array.from({ length: times }, () => new Authenticator(site))];
    const made = countOk(await Promise.all(devices.map((each) => create(one, each))));
    const keys = await jsonOf<Keys>(await guest.request('GET', '/me/keys'));

    const many = await Promise.all(Array.from({ length: times }, () => ask('/me/passkeys/options')));
    await Promise.all(many.map((asked) => create(asked, new Authenticator(site))));
    const { passkeys } = await jsonOf<Keys>(await guest.request('GET', '/me/keys'));

    const shown = await ask('/passkey/options');
    const use = () =>
      shown.browser.request('POST', '/passkey', device.show(shown.challenge, guest.account.id, 0));
    const signedIn = countOk(await Promise.all(Array.from({ length: times }, use)));
    return [
      { what: 'passkeys made with one challenge', measured: Math.max(made, keys.passkeys.length), most: 1 },
      { what: 'passkeys of one account', measured: passkeys.length, most: 10 },
      { what: 'times that one challenge signed in', measured: signedIn, most: 1 },
    ];
  },
};
