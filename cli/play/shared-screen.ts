import type { BySeat, Seat } from '../../kernel/game.ts';

/** Where people read and type. */
export interface Terminal {
  /** The next line that somebody types; undefined when there is none any more. */
  readonly read: (prompt: string) => Promise<string | undefined>;
  readonly print: (text: string) => void;
  /** Shows a drawing, which may have colours. */
  readonly show: (drawing: string) => void;
  /** Takes everything off the screen. */
  readonly clear: () => void;
}

/**
 * The terminal of people at one table. Where they have secrets, everything is taken off the screen before somebody else
 * looks, and what is told to others waits for them.
 */
export class SharedScreen {
  readonly read: Terminal['read'];
  readonly print: Terminal['print'];
  readonly show: Terminal['show'];
  private readonly clear: Terminal['clear'];
  private readonly nameOf: (seat: Seat) => string;
  private readonly hasSecrets: () => boolean;
  private readonly waiting: BySeat<string[]> = [];
  private looking: Seat;

  constructor(
    { read, print, show, clear }: Terminal,
    first: Seat,
    nameOf: (seat: Seat) => string,
    hasSecrets: () => boolean,
  ) {
    this.read = read;
    this.print = print;
    this.show = show;
    this.clear = clear;
    this.nameOf = nameOf;
    this.hasSecrets = hasSecrets;
    this.looking = first;
  }

  /** Who looks at it. */
  get me(): Seat {
    return this.looking;
  }

  /** Lets somebody look. False when nobody types any more. */
  async turnTo(seat: Seat): Promise<boolean> {
    if (seat === this.looking) return true;
    if (this.hasSecrets()) {
      const name = this.nameOf(seat);
      if ((await this.read(`Enter clears the screen for ${name}. `)) === undefined) return false;
      this.clear();
      if ((await this.read(`${name}: Enter shows what you may see. `)) === undefined) return false;
    }
    this.looking = seat;
    for (const line of this.waiting[seat]?.splice(0) ?? []) this.print(line);
    return true;
  }

  /** Says to a seat what it is told: at once if it looks, and otherwise when it does. */
  tell(seat: Seat, lines: readonly string[]): void {
    if (seat === this.looking) for (const line of lines) this.print(line);
    // Without secrets everybody reads the same lines at the same time.
    else if (this.hasSecrets()) this.waiting[seat] = [...(this.waiting[seat] ?? []), ...lines];
  }
}
