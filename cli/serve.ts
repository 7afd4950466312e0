import { failure } from './command-error.ts';

/** The options of `starboard serve`, as Commander reads them. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
}

/** Runs the server until it is told to stop. */
export async function serveCommand(options: ServeOptions): Promise<void> {
  const { serve } = await import('../server/serve.ts');
  try {
    await serve(options);
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
    if (code === 'EADDRINUSE') throw failure(`port ${options.port} is in use: choose another with --port`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw failure(`${options.host} is no address of this machine`);
    if (code === 'EACCES') throw failure(`not allowed: ${fault instanceof Error ? fault.message : code}`);
    throw fault;
  }
}
