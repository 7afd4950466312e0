import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Seat, Viewer } from '../kernel/game.ts';
import { checkAgainst, sentence } from '../schema/check.ts';
import { encoded, type Watcher } from './audience.ts';
import type { ClientMessage, ServerMessage, Wish } from './protocol.ts';
import { fault, Refused, refusalOf } from './refusal.ts';
import { clientMessageSchema } from './schemas.ts';
import type { Command, Table } from './table.ts';

/** What a spectator can do: look. */
interface SpectatorDesk {
  readonly kind: 'spectator';
  look(viewer: Viewer): Promise<void>;
}

/** What the holder of a seat can do. */
interface HolderDesk {
  readonly kind: 'holder';
  look(viewer: Viewer): Promise<void>;
  answer(command: Command): Promise<number>;
  why(seat: Seat, choice: string): Promise<number>;
  wish(wish: Wish): Promise<number>;
}

type Desk = SpectatorDesk | HolderDesk;

/** Somebody who has so many bytes still to read has gone, or never reads. */
const mostUnread = 8_000_000;
/** Messages that one connection may have under way. */
const mostPending = 64;

/** Talks with one browser at a table until the connection ends. `limit` refuses a message where there were too many. */
export async function converse(
  socket: WebSocket,
  table: Table,
  account: string,
  start: { readonly viewer?: Viewer; readonly from?: number },
  limit: () => void,
  log: Logger,
): Promise<void> {
  const watcher: Watcher = {
    account,
    wanted: start.viewer,
    viewer: 'spectator',
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostUnread) socket.terminate();
      else socket.send(text);
    },
  };
  let pending = 0;
  const say = (message: ServerMessage) => watcher.send(encoded(message));

  socket.on('message', async (data, isBinary) => {
    if (pending >= mostPending) {
      socket.close(1008, 'too many messages at once');
      return;
    }
    pending++;
    try {
      const reply = await handle(data, isBinary);
      if (reply !== undefined) say(reply);
    } finally {
      pending--;
    }
  });
  socket.on('error', (failure) => log.info({ table: table.id, err: failure }, 'a connection broke'));
  socket.on('close', () => void table.part(watcher));

  async function handle(data: RawData, isBinary: boolean): Promise<ServerMessage | undefined> {
    const message: unknown = isBinary ? undefined : jsonOf(String(data));
    const id = idOf(message);
    try {
      limit();
      const checked = checkAgainst<ClientMessage>(clientMessageSchema, message);
      if (!checked.ok) throw new Refused('bad-request', `no message: ${sentence(checked.faults)}`);
      const seq = await carryOut(checked.value, deskOf(table, watcher));
      return seq === undefined ? undefined : { type: 'accepted', id, seq };
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal === undefined)
        log.error({ table: table.id, err: failure }, 'a message could not be handled');
      if (refusal?.code === 'not-stored')
        log.error({ table: table.id, err: failure }, 'an answer was not stored');
      return { type: 'refused', id, ...(refusal ?? fault) };
    }
  }

  try {
    await table.join(watcher, start.from);
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined) log.error({ table: table.id, err: failure }, 'nobody could be shown in');
    say({ type: 'refused', id: '', ...(refusal ?? fault) });
    socket.close(1008, refusal?.code ?? fault.code);
  }
}

function deskOf(table: Table, watcher: Watcher): Desk {
  const look = (viewer: Viewer) => table.look(watcher, viewer);
  if (table.seatsOf(watcher.account).length === 0) return { kind: 'spectator', look };
  return {
    kind: 'holder',
    look,
    answer: (command) => table.answer(watcher.account, command),
    why: (seat, choice) => table.why(watcher.account, seat, choice),
    wish: (wish) => table.wish(watcher.account, wish),
  };
}

async function carryOut(message: ClientMessage, desk: Desk): Promise<number | undefined> {
  if (message.type === 'look') {
    await desk.look(message.viewer);
    return undefined;
  }
  if (desk.kind === 'spectator') throw new Refused('not-your-seat', 'you hold no seat at this table');
  if (message.type === 'why') return desk.why(message.seat, message.choice);
  if (message.type !== 'answer') return desk.wish(message);
  const { id, seat, seq, choice } = message;
  return desk.answer({ id, seat, seen: seq, choice });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that may be none, so that the refusal finds its way back. */
function idOf(message: unknown): string {
  if (typeof message !== 'object' || message === null || !('id' in message)) return '';
  return typeof message.id === 'string' && message.id.length <= 64 ? message.id : '';
}
