/** The thread in which SQLite may wait for the disk without anybody at the table noticing. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Request } from './request.ts';
import { SqliteFile } from './sqlite-file.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker thread');

const file = new SqliteFile(String(workerData));
port.on('message', (group: readonly Request[] | 'close') => {
  if (group === 'close') {
    file.close();
    port.close();
  } else {
    port.postMessage(file.run(group));
  }
});
port.postMessage('open');
