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
    const line = await this.guest.at(url).look(this.table);
    await line.until(() => line.questions.length > 0);
    assert.ok(line.seq >= this.given, `${line.seq} answers are left of ${this.given}`);
    const [question] = line.questions;
    const reply = await line.answer(question?.seat ?? 0, question?.choices[0] ?? '', { id: `${line.seq}` });
    assert.ok(reply.type === 'accepted');
    this.given = reply.seq;
    await line.close();
  }
}
