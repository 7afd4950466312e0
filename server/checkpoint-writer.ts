import type { Logger } from 'pino';
import type { TableStorage } from './storage/storage.ts';
import type { TableState } from './table-state.ts';
import { letEnd } from './timers.ts';

/** Whenever so many more moves stand, a copy is kept for good. */
const spacing = 256;
/** How long nothing may happen at a table before a copy is made of how it stands, in milliseconds. */
const quiet = 10_000;

/**
 * Keeps copies of a table in the storage, from which it is read without playing all of it again, and from which newer
 * rules carry it on. They save time, and can be thrown away.
 */
export class CheckpointWriter {
  private readonly state: TableState;
  private readonly storage: Pick<TableStorage, 'putCheckpoint'>;
  private readonly log: Logger;
  /** The number of the entry after which the last copy was made. */
  private kept: number;
  /** So many moves stood when this last looked. */
  private moves: number;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(state: TableState, kept: number, storage: Pick<TableStorage, 'putCheckpoint'>, log: Logger) {
    this.state = state;
    this.storage = storage;
    this.log = log;
    this.kept = kept;
    this.moves = state.course.moves.length;
  }

  /** The table has changed, and is as its log tells it. */
  changed(): void {
    const { course, outcome, play } = this.state;
    if (play === undefined) return;
    const before = this.moves;
    this.moves = course.moves.length;
    if (Math.floor(this.moves / spacing) > Math.floor(before / spacing)) this.keep(false);
    else if (outcome !== undefined) this.keep(true);
    else {
      this.timer ??= setTimeout(() => this.keep(true), quiet);
      letEnd(this.timer);
    }
  }

  /** Keeps how the table stands now. */
  async close(): Promise<void> {
    if (this.state.entry > this.kept) this.keep(true);
    clearTimeout(this.timer);
    await this.writing;
  }

  private keep(passing: boolean): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const copy = this.state.copy();
    if (copy === undefined) return;
    const { id, entry } = this.state;
    this.kept = entry;
    this.writing = this.storage.putCheckpoint(id, { entry, copy }, passing).catch((failure: unknown) => {
      this.log.warn({ table: id, err: failure }, 'a copy of a table could not be kept');
    });
  }
}
