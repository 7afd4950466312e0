import type { Logger } from 'pino';
import type { Seat, Viewer } from '../kernel/game.ts';
import { checkAgainst, describeFaults } from '../schema/check.ts';
import { encodeMessage, type Watcher } from './audience.ts';
import type { Saying } from './chat.ts';
import type { MessageLimits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { presentParty, workFor } from './party.ts';
import type { Pointing } from './pointing.ts';
import type { ClientMessage, ServerMessage, TableRequest } from './protocol.ts';
import { fault, Refused, refusalOf } from './refusal.ts';
import { clientMessageSchema } from './schemas.ts';
import type { StoredAccount } from './storage/storage.ts';
import type { Command, Table } from './table.ts';
import type { Traffic } from './traffic.ts';
import type { Unread } from './unread.ts';
import { yieldIfDue } from './yielder.ts';

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

type Acknowledgement = Extract<ServerMessage, { readonly type: 'accepted' | 'answered' | 'refused' }>;

type Actions = SpectatorActions | HolderActions;

/** Messages that one connection may have under way. */
const mostPending = 64;

/** What all conversations of a server share. */
export interface Surroundings {
  /** Refuse a message where there were too many. */
  readonly limits: MessageLimits;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'replied'>;
  readonly traffic: Traffic;
  /** Called before each send, so that what is sent in one turn of the event loop goes out together. */
  readonly gather: () => void;
  readonly unread: Unread;
}

/** The part of a WebSocket that a conversation needs. */
export interface Connection {
  readonly readyState: number;
  readonly OPEN: number;
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
  { limits, log, metrics, traffic, gather, unread }: Surroundings,
): Promise<void> {
  const watcher: Watcher = {
    account,
    name,
    wanted: start.viewer,
    viewer: 'spectator',
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      gather();
      socket.send(text);
      unread.sent(text.length);
    },
    dismiss(refusal) {
      say({ type: 'refused', id: '', ...refusal });
      socket.close(1008, refusal.code);
    },
  };
  // Events of a socket come in the name of nobody.
  const party = presentParty();
  let pending = 0;
  /** The viewer to which to switch when there is room for a view. */
  let wanted: Viewer | undefined;
  const switchViewer = async (viewer: Viewer): Promise<void> => {
    if (unread.hasRoom) return table.switchViewer(watcher, viewer);
    const isWaiting = wanted !== undefined;
    wanted = viewer;
    // Of those that are asked for meanwhile, only the last counts.
    if (isWaiting) return;
    await unread.room();
    const last = wanted;
    wanted = undefined;
    await table.switchViewer(watcher, last);
  };
  const say = (message: ServerMessage) => watcher.send(encodeMessage(message));

  socket.on('message', (data, isBinary) => void workFor(party, () => hear(data, isBinary)));

  async function hear(data: unknown, isBinary: boolean): Promise<void> {
    // A server that stops carries out nothing new. The page sends the message again when it has a new connection.
    if (traffic.closed) return;
    if (pending >= mostPending) {
      socket.close(1008, 'too many messages at once');
      return;
    }
    pending++;
    try {
      await traffic.during(async () => {
        const tooMany = thrownBy(limits.message);
        // Within the limits it may be a move. What is none waits again, at the table.
        await yieldIfDue(tooMany === undefined);
        const reply = await handle(data, isBinary, tooMany);
        if (reply === undefined) return;
        metrics.replied(reply.type === 'refused' ? reply.code : 'accepted');
        say(reply);
      });
    } finally {
      pending--;
    }
  }
  socket.on('error', (failure) => log.info({ table: table.id, err: failure }, 'a connection broke'));

  /** Answers a message; refuses it if it was one too many. */
  async function handle(
    data: unknown,
    isBinary: boolean,
    tooMany: unknown,
  ): Promise<Acknowledgement | undefined> {
    const message: unknown = isBinary ? undefined : jsonOf(String(data));
    const id = idOf(message);
    try {
      if (tooMany !== undefined) throw tooMany;
      const checked = checkAgainst<ClientMessage>(clientMessageSchema, message);
      if (!checked.ok) throw new Refused('bad-request', `no message: ${describeFaults(checked.faults)}`);
      if (isWork(checked.value)) limits.work();
      if (checked.value.type === 'ask')
        return { type: 'answered', id, ...(await table.forecast(watcher, checked.value.questions)) };
      const seq = await carryOut(checked.value, actionsFor(table, watcher, switchViewer));
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

  const joining = table.join(watcher, start.from);
  // Whoever parts has joined before, even if the connection ended meanwhile.
  const part = () => workFor(party, () => table.part(watcher));
  socket.on('close', () => void joining.then(part, part));
  try {
    await joining;
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined) log.error({ table: table.id, err: failure }, 'nobody could be shown in');
    watcher.dismiss(refusal ?? fault);
  }
}

function actionsFor(
  table: Table,
  watcher: Watcher,
  switchViewer: (viewer: Viewer) => Promise<void>,
): Actions {
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

/** Whether a message makes the server work without moving the match. */
function isWork({ type }: ClientMessage): boolean {
  return type === 'view' || type === 'why' || type === 'ask' || type === 'undo';
}

async function carryOut(
  message: Exclude<ClientMessage, { readonly type: 'ask' }>,
  actions: Actions,
): Promise<number | undefined> {
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

/** What a check throws; undefined if it throws nothing. */
function thrownBy(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (failure) {
    return failure;
  }
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
