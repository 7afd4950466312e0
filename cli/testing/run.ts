import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Programs that can be run: `starboard`, and the same with the games of the test kit. */
const programs = {
  ours: fileURLToPath(new URL('../starboard.mjs', import.meta.url)),
  kit: fileURLToPath(new URL('./main.ts', import.meta.url)),
};
export type Program = keyof typeof programs;

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `starboard` in a process of its own. */
export function starboard(...args: readonly string[]) {
  return start('ours', args);
}

/** One of the programs in a process of its own. */
export function start(program: Program, args: readonly string[]) {
  return spawn(process.execPath, [programs[program], ...args], { stdio: 'pipe' });
}

/** Runs `starboard` to its end, with that on its standard input. */
export async function run(args: readonly string[], input = '', program: Program = 'ours'): Promise<Ended> {
  const child = start(program, args);
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
