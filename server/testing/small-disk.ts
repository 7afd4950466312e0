import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reason } from '../data-folder.ts';

/** Runs the command that follows with a disk of so many kilobytes in place of the folder, which nobody else sees. */
export function withSmallDisk(folder: string, kilobytes: number): string[] {
  const script = 'mount -t tmpfs -o size="$1"k tmpfs "$0" && shift && exec "$@"';
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', script, folder, String(kilobytes)];
}

/** Why there can be no small disk here; undefined if there can. */
export function whyNoSmallDisk(): string | undefined {
  const [command = '', ...args] = withSmallDisk('/tmp', 64);
  const tried = spawnSync(command, [...args, 'true'], { encoding: 'utf8' });
  return tried.status === 0
    ? undefined
    : `no disk can be mounted here: ${tried.error?.message ?? tried.stderr}`;
}

/** The disk of a process that runs with one. */
export class SmallDisk {
  /** The folder, as everybody may reach it. */
  readonly folder: string;
  private readonly ballast: string;

  constructor(pid: number | undefined, folder: string) {
    this.folder = join(`/proc/${pid}/root`, folder);
    this.ballast = join(this.folder, 'ballast');
  }

  /** Writes something onto it until nothing more goes on. */
  async fill(): Promise<void> {
    const file = await open(this.ballast, 'a');
    try {
      for (;;) await file.write(Buffer.alloc(4096));
    } catch (failure) {
      if (reason(failure) !== 'ENOSPC') throw failure;
    } finally {
      await file.close();
    }
  }

  /** Takes that away again. */
  async clear(): Promise<void> {
    await rm(this.ballast);
  }
}
