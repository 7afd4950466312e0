import type { Logger } from 'pino';
import type { Seat, Viewer } from '../kernel/game.ts';
import { checkAgainst, describeFaults } from '../schema/check.ts';
import { encodeMessage, type Watcher } from './audience.ts';
import type { Saying } from './chat.ts';
import type { Metrics } from './metrics.ts';
import type { Pointing } from './pointing.ts';
import type { ClientMessage, ServerMessage, TableRequest } from './protocol.ts';
import { fault, Refused, refusalOf } from './refusal.ts';
import { clientMessageSchema } from './schemas.ts';
import type { StoredAccount } from './storage/storage.ts';
import type { Command, Table } from './table.ts';
import type { Traffic } from './traffic.ts';

/** What a spectator can do: look, and write to the others. */
interface SpectatorActions {
  readonly kind: 'spectator';
  switchViewer(viewer: Viewer): Promise<void>;
  say(saying: Saying): Promise<number>;
}

/** What the holder of a seat can do. */
interface HolderActions {
  readonly kind: 'holder';
  switchViewer(viewer: Viewer): Promise<void>;
  say(saying: Saying): Promise<number>;
  play(command: Command): Promise<number>;
  why(seat: Seat, choice: string): Promise<number>;
  point(pointing: Pointing): Promise<number>;
  request(request: TableRequest): Promise<number>;
}

type Acknowledgement = Extract<ServerMessage, { readonly type: 'accepted' | 'refused' }>;

type Actions = SpectatorActions | HolderActions;

/** Somebody who has so many bytes still to read has gone, or never reads. */
const mostUnread = 8_000_000;
/** Messages that one connection may have under way. */
const mostPending = 64;

/** What all conversations of a server share. */
export interface Surroundings {
  /** Refuses a message where there were too many. */
  readonly limit: () => void;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'replied'>;
  readonly traffic: Traffic;
  /** Called before each send, so that what is sent in one turn of the event loop goes out together. */
  readonly gather: () => void;
}

/** The part of a WebSocket that a conversation needs. */
export interface Connection {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: unknown, isBinary: boolean) => void): unknown;
  on(event: 'error', listener: (failure: Error) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** Talks with one browser at a table until the connection ends. */
export async function converse(
  socket: Connection,
  table: Table,
  { id: account, name }: StoredAccount,
  start: { readonly viewer?: Viewer; readonly from?: number },
  { limit, log, metrics, traffic, gather }: Surroundings,
): Promise<void> {
  const watcher: Watcher = {
    account,
    name,
    wanted: start.viewer,
    viewer: 'spectator',
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostUnread) socket.terminate();
      else {
        gather();
        socket.send(text);
      }
    },
    dismiss(refusal) {
      say({ type: 'refused', id: '', ...refusal });
      socket.close(1008, refusal.code);
    },
  };
  let pending = 0;
  const say = (message: ServerMessage) => watcher.send(encodeMessage(message));

  socket.on('message', async (data, isBinary) => {
    // Who is not answered asks again, at the server that comes next.
    if (traffic.closed) return;
    if (pending >= mostPending) {
      socket.close(1008, 'too many messages at once');
      return;
    }
    pending++;
    try {
      await traffic.during(async () => {
        const reply = await handle(data, isBinary);
        if (reply === undefined) return;
        metrics.replied(reply.type === 'refused' ? reply.code : 'accepted');
        say(reply);
      });
    } finally {
      pending--;
    }
  });
  socket.on('error', (failure) => log.info({ table: table.id, err: failure }, 'a connection broke'));
  socket.on('close', () => void table.part(watcher));

  async function handle(data: unknown, isBinary: boolean): Promise<Acknowledgement | undefined> {
    const message: unknown = isBinary ? undefined : jsonOf(String(data));
    const id = idOf(message);
    try {
      limit();
      const checked = checkAgainst<ClientMessage>(clientMessageSchema, message);
      if (!checked.ok) throw new Refused('bad-request', `no message: ${describeFaults(checked.faults)}`);
      const seq = await carryOut(checked.value, actionsFor(table, watcher));
      return seq === undefined ? undefined : { type: 'accepted', id, seq };
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal === undefined)
        log.error({ table: table.id, err: failure }, 'a message could not be handled');
      if (refusal?.code === 'not-stored' || refusal?.code === 'damaged')
        log.error({ table: table.id, err: failure }, 'an answer was not stored');
      return { type: 'refused', id, ...(refusal ?? fault) };
    }
  }

  try {
    await table.join(watcher, start.from);
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined) log.error({ table: table.id, err: failure }, 'nobody could be shown in');
    watcher.dismiss(refusal ?? fault);
  }
}

function actionsFor(table: Table, watcher: Watcher): Actions {
  const switchViewer = (viewer: Viewer) => table.switchViewer(watcher, viewer);
  const say = (saying: Saying) => table.say(watcher, saying);
  if (table.seatsOf(watcher.account).length === 0) return { kind: 'spectator', switchViewer, say };
  return {
    kind: 'holder',
    switchViewer,
    say,
    play: (command) => table.play(watcher.account, command),
    why: (seat, choice) => table.why(watcher.account, seat, choice),
    point: (pointing) => table.point(watcher.account, pointing),
    request: (request) => table.request(watcher.account, request),
  };
}

async function carryOut(message: ClientMessage, actions: Actions): Promise<number | undefined> {
  if (message.type === 'view') {
    await actions.switchViewer(message.viewer);
    return undefined;
  }
  if (message.type === 'say') return actions.say(message);
  if (actions.kind === 'spectator') throw new Refused('not-your-seat', 'you hold no seat at this table');
  if (message.type === 'why') return actions.why(message.seat, message.choice);
  if (message.type === 'point') return actions.point(message);
  if (message.type !== 'play') return actions.request(message);
  const { id, seat, seq, choice } = message;
  return actions.play({ id, seat, seen: seq, choice });
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
