import type { Attack } from '../attacks.ts';

/** As deep as the longest bodies that the server reads, and as what it once read. */
const depths = { me: 9000, table: 125_000, once: 990_000 };

export const attack: Attack = {
  name: 'nested-bodies',
  does: 'sends the longest bodies that consist of brackets in brackets',
  async run(target, scale) {
    const guest = await target.arrive('198.51.100.1');
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const plan = (options: string) =>
      `{"game":"conflict","seats":[{"kind":"me"},{"kind":"open"}],"options":${options},"listed":false}`;
    const bodies = [
      ['PATCH', '/me', `{"name":${nested(depths.me)}}`],
      ['POST', '/tables', nested(depths.table)],
      ['POST', '/tables', plan(nested(depths.table))],
      ['POST', '/tables', plan(`{"pack":${nested(depths.table)}}`)],
      ['POST', '/tables', nested(depths.once)],
    ] as const;
    const sent = Array.from({ length: scale === 'short' ? 4 : 20 }, () => bodies).flat();
    let faults = 0;
    for (let at = 0; at < sent.length; at += 60) {
      const some = sent.slice(at, at + 60);
      const replies = await Promise.allSettled(
        some.map(([method, path, body]) => guest.request(method, path, body)),
      );
      // The server may close a connection on which somebody sends more than it reads.
      faults += replies.filter((reply) => reply.status === 'fulfilled' && reply.value.status >= 500).length;
    }
    return [{ what: 'replies that are a fault of the server', measured: faults, most: 0 }];
  },
};
