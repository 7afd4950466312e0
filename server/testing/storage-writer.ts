/**
 * `node storage-writer.ts FILE`: appends to twenty logs of an SQLite file until it is killed, and has SQLite's log moved
 * into the file all the time. Prints how far each log has come, as soon as that is acknowledged.
 */
import { DatabaseSync } from 'node:sqlite';
import { ticTacToe } from '../../testkit/games/tic-tac-toe.ts';
import { cardOf } from '../card.ts';
import { SqliteStorage } from '../storage/sqlite.ts';
import { factsOf } from '../table-facts.ts';
import { openingEntry } from './games.ts';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: storage-writer.ts FILE');
const storage = await SqliteStorage.open(path);
const other = new DatabaseSync(path, { timeout: 0 });
setInterval(() => {
  other.exec('pragma wal_checkpoint(truncate)');
}, 1);
const opening = openingEntry(ticTacToe, { account: 'ann', listed: true });
await Promise.all(
  Array.from({ length: 20 }, async (_, number) => {
    const table = `t${number}`;
    const card = cardOf(table, factsOf(opening), undefined);
    for (let last = (await storage.read(table, 0)).length; ; last++) {
      const entry =
        last === 0 ? opening : ({ kind: 'renamed', account: 'ann', name: 'Ann', at: last } as const);
      await storage.append(table, last, [entry], card);
      process.stdout.write(`${table} ${last + 1}\n`);
    }
  }),
);
