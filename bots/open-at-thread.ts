import type { BotRequest, ThreadRequest } from './pool-protocol.ts';

/** Number of games that a thread keeps open. */
const mostOpen = 16;

/** Which games a thread of bots has open, so that each is sent its options only once. */
export class OpenAtThread {
  /** Keys of the games, the most recently used last. */
  private readonly keys = new Set<string>();

  /** The message for the thread, with the options if it does not have the game open. */
  messageFor({ opened, ...request }: BotRequest): ThreadRequest {
    const { options } = opened;
    const key = keyOf({ opened, ...request });
    const isOpen = this.keys.delete(key);
    this.keys.add(key);
    const [oldest] = this.keys;
    const forget = this.keys.size > mostOpen && oldest !== undefined ? [oldest] : [];
    for (const other of forget) this.keys.delete(other);
    return { ...request, key, forget, ...(!isOpen && { options }) };
  }

  /** Notes that the game of a request may not be open. */
  forget(request: BotRequest): void {
    this.keys.delete(keyOf(request));
  }
}

function keyOf({ game, opened }: Pick<BotRequest, 'game' | 'opened'>): string {
  return `${game} ${opened.key}`;
}
