import type { Attack } from '../attacks.ts';

/** As deep as the longest body of a request can be. */
const depth = 990_000;

export const attack: Attack = {
  name: 'nested-bodies',
  does: 'sends bodies of two megabytes that consist of brackets in brackets',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const bodies = [
      ['PATCH', '/me', `{"name":${nested}}`],
      ['POST', '/tables', nested],
      [
        'POST',
        '/tables',
        `{"game":"conflict","seats":[{"kind":"me"},{"kind":"open"}],"options":${nested},"listed":false}`,
      ],
      [
        'POST',
        '/tables',
        `{"game":"conflict","seats":[{"kind":"me"},{"kind":"open"}],"options":{"pack":${nested}},"listed":false}`,
      ],
    ] as const;
    const sent = Array.from({ length: scale === 'short' ? 3 : 15 }, () => bodies).flat();
    const replies = await Promise.all(sent.map(([method, path, body]) => guest.request(method, path, body)));
    const faults = replies.filter(({ status }) => status >= 500).length;
    return [{ what: 'replies that are a fault of the server', measured: faults, most: 0 }];
  },
};
