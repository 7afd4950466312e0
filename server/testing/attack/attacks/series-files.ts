import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableLists } from '../../../protocol.ts';
import { SeriesSeal } from '../../../series-seal.ts';
import { jsonOf } from '../../player.ts';
import type { Attack } from '../attacks.ts';

/** The attackers know the key, as if they were hosts themselves. */
const keyFile = join(tmpdir(), `starboard-attack-${process.pid}.key`);

async function* repeated(line: string, times: number): AsyncGenerator<string> {
  for (let count = 0; count < times; count++) yield line;
}

export const attack: Attack = {
  name: 'series-files',
  does: 'brings series whose files are bombs, forged, or hold no match that could be',
  target: { options: ['--series-key', keyFile] },
  async run(target, scale) {
    const seal = new SeriesSeal((await readFile(keyFile, 'utf8')).trim());
    await rm(keyFile);
    const guest = await target.arrive('198.51.100.1');
    const about = { game: 'conflict', series: 'x', matches: 1, exported: '2026-01-01T00:00:00Z' };
    const table = JSON.stringify({ kind: 'table', id: 'x' });
    const entry = (more: object) => JSON.stringify({ kind: 'entry', entry: { at: 1, ...more } });
    const opened = { kind: 'opened', log: 1, account: 'a', game: 'conflict', holders: [{ kind: 'open' }] };
    const texts: readonly (readonly [string, number])[] = [
      ['x'.repeat(1_000_000), 40],
      [`{"kind":"entry","entry":${'['.repeat(200_000)}`, 4],
      [entry({ kind: 'said', text: 'x'.repeat(1000) }), 15_000],
      [table, 100_000],
      [`${table}\n${entry(opened)}`, 1],
      [`${table}\n${entry({ ...opened, series: { id: 'x', place: 1 }, options: {}, secret: 'x' })}`, 1],
    ];
    const files: object[] = [];
    for (const [line, times] of texts) files.push(await seal.seal(about, repeated(line, times)));
    const noise = Array.from({ length: 36 }, () => 'A'.repeat(64_000));
    files.push({
      ...about,
      starboard: 'series',
      version: 1,
      key: seal.keyName,
      nonce: '00'.repeat(16),
      sealed: noise,
    });
    let [taken, faults] = [0, 0];
    for (let round = scale === 'short' ? 1 : 8; round > 0; round--) {
      const sent = await Promise.allSettled(files.map((file) => guest.request('POST', '/series', file)));
      for (const reply of sent) {
        if (reply.status === 'rejected') continue;
        if (reply.value.status < 400) taken++;
        if (reply.value.status >= 500) faults++;
      }
    }
    const { mine } = await jsonOf<TableLists>(await guest.request('GET', '/tables'));
    return [
      { what: 'replies that are a fault of the server', measured: faults, most: 0 },
      { what: 'files that were taken', measured: taken, most: 0 },
      { what: 'tables that came of them', measured: mine.length, most: 0 },
    ];
  },
};
