import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../starboard.mjs', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `starboard` in a process of its own. */
export function starboard(...args: readonly string[]) {
  return spawn(process.execPath, [main, ...args], { stdio: 'pipe' });
}

/** Runs `starboard` to its end, with that on its standard input. */
export async function run(args: readonly string[], input = ''): Promise<Ended> {
  const child = starboard(...args);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, stdout, stderr };
}
