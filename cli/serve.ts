import { once } from 'node:events';
import { pino } from 'pino';
import type { Caps } from '../server/caps.ts';
import { SetupError } from '../server/data-folder.ts';
import type { StoragePlace } from '../server/open-storage.ts';
import { serve } from '../server/serve.ts';
import { failure } from './command-error.ts';
import { plainJson } from './plain.ts';

/** The options of `starboard serve`, as Commander reads them. */
export interface ServeOptions extends StoragePlace {
  readonly port: number;
  readonly host: string;
  readonly hostName: readonly string[];
  readonly trustProxy: readonly string[];
  readonly limits: Partial<Caps>;
  readonly privateWebhooks?: true;
  readonly contact?: string;
  readonly seriesKey?: string;
}

/** Runs the server until it is told to stop (Ctrl-C, SIGTERM); then lets what is under way come to its end. */
export async function serveCommand(options: ServeOptions): Promise<void> {
  // Texts of guests stand in it, and a host looks at it in a terminal.
  const log = pino({ level: 'warn' }, { write: (line) => process.stderr.write(plainJson(line)) });
  const {
    hostName: hostNames,
    trustProxy: proxies,
    limits: caps,
    privateWebhooks: anywhere = false,
    contact,
    seriesKey: seriesKeyFile,
    ...rest
  } = options;
  const notices = { anywhere, ...(contact !== undefined && { contact }) };
  const server = await serve({
    ...rest,
    ...{ hostNames, proxies, caps, notices, log },
    ...(seriesKeyFile !== undefined && { seriesKeyFile }),
  }).catch((fault: unknown) => {
    throw fault instanceof SetupError ? failure(fault.message) : fault;
  });
  print(`Starboard is open at ${server.url}`);
  for (const address of server.addresses) print(`in your network at ${address}`);
  print('Ctrl-C closes it.');
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
