import assert from 'node:assert/strict';
import { games } from '../../games/games.ts';
import { Player } from '../../server/testing/player.ts';
import { until } from './machine.ts';

/** Resolves when the server there is ready. */
export function ready(url: string): Promise<void> {
  return until(`${url} is ready`, () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

/** Somebody who has opened a table on a real server, and has given some answers. */
export class Visit {
  private readonly guest: Player;
  private readonly table: string;
  private given = 0;

  static async begin(url: string): Promise<Visit> {
    assert.match(await (await fetch(`${url}/`)).text(), /<title>Starboard/);
    const guest = await Player.arrive(url);
    const { id } = await guest.open({
      game: games[0]?.id ?? '',
      seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }],
    });
    const visit = new Visit(guest, id);
    await visit.goOn(url);
    return visit;
  }

  private constructor(guest: Player, table: string) {
    this.guest = guest;
    this.table = table;
  }

  /** Everything is still there, at this server, and play goes on. */
  async goOn(url: string): Promise<void> {
    const client = await this.guest.at(url).connect(this.table);
    await client.until(() => client.decisions.length > 0);
    assert.ok(client.seq >= this.given, `${client.seq} answers are left of ${this.given}`);
    const [decision] = client.decisions;
    const reply = await client.play(decision?.seat ?? 0, decision?.choices[0] ?? '', { id: `${client.seq}` });
    assert.ok(reply.type === 'accepted');
    this.given = reply.seq;
    await client.close();
  }
}
