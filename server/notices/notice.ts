/**
 * What somebody is told who is not at the table. It says that something waits, and nothing of what can be seen there:
 * it travels through services of others.
 */
export interface Notice {
  /**
   * It is their turn; the match is over; the next match of a series waits for them; its people have agreed when to meet;
   * or they asked for a test.
   */
  readonly event: 'turn' | 'over' | 'next' | 'meeting' | 'test';
  /** When the people of the series meet (ISO 8601). */
  readonly meeting?: string;
  readonly table: string;
  readonly game: string;
  /** The names of the people at the table, in order of the seats. */
  readonly players: readonly string[];
}
