/** The thread in which SQLite may wait for the disk without anybody at the table noticing. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadRequest } from './request.ts';
import { SqliteFile } from './sqlite-file.ts';

/** How often to look whether another process has written, and whether SQLite's log is to be moved, in milliseconds. */
const glance = 200;

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker thread');

const file = new SqliteFile(String(workerData));
const looking = setInterval(() => {
  try {
    if (file.hasNews()) port.postMessage('news');
    file.moveLog();
  } catch {
    // A disk that cannot be read now may be read later.
  }
}, glance);
port.on('message', (group: readonly ThreadRequest[] | 'close') => {
  if (group === 'close') {
    clearInterval(looking);
    file.close();
    port.close();
  } else {
    port.postMessage(file.run(group));
  }
});
port.postMessage('open');
