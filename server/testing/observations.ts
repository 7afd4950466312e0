import assert from 'node:assert/strict';
import type { Viewer } from '../../kernel/game.ts';
import type { ChatLine, Clocks, ServerMessage, Update } from '../protocol.ts';
import type { UnsentRequest } from './player.ts';

/** The messages that a client received. */
export interface ViewerObservations {
  readonly viewer: Viewer;
  readonly updates: Update[];
  readonly snapshots: { readonly seq: number; readonly view: unknown }[];
  /** `by` is a time at which they had come, in milliseconds since 1970. */
  readonly clocks: { readonly seq: number; readonly clocks: Clocks; readonly by: number }[];
  readonly lines: ChatLine[];
}

/** A request. `granted` are the sequence numbers with which it was acknowledged. */
export interface SentRequest {
  readonly account: string;
  readonly request: UnsentRequest;
  readonly granted: number[];
}

/** Everything that the clients of a table received, and everything that was acknowledged. */
export interface Observations {
  readonly table: string;
  readonly seen: ViewerObservations[];
  /** Sequence numbers of moves by command. */
  readonly acknowledged: Map<string, number>;
  /** How often each command was sent. */
  readonly sent: Map<string, number>;
  readonly refused: Set<string>;
  /** Lines of the chat, by command; `number` once the line was acknowledged. */
  readonly said: Map<string, { readonly text: string; number?: number }>;
  /** By the id that its page gave it. */
  readonly requests: Map<string, SentRequest>;
}

export function createObservations(table: string): Observations {
  return {
    table,
    seen: [],
    acknowledged: new Map(),
    sent: new Map(),
    refused: new Set(),
    said: new Map(),
    requests: new Map(),
  };
}

/** Adds a client with that viewer. */
export function addViewer({ seen }: Observations, viewer: Viewer): ViewerObservations {
  const one: ViewerObservations = { viewer, updates: [], snapshots: [], clocks: [], lines: [] };
  seen.push(one);
  return one;
}

export function noteSent({ sent }: Observations, id: string): void {
  sent.set(id, (sent.get(id) ?? 0) + 1);
}

export function noteAccepted({ acknowledged }: Observations, id: string, seq: number): void {
  const before = acknowledged.get(id);
  assert.ok(before === undefined || before === seq, `${id} is both ${before} and ${seq}`);
  acknowledged.set(id, seq);
}

export function noteSaid({ said }: Observations, id: string, text: string): void {
  if (!said.has(id)) said.set(id, { text });
}

export function noteHeard({ said }: Observations, id: string, number: number): void {
  const line = said.get(id);
  assert.ok(line, `nobody said ${id}`);
  assert.ok(
    line.number === undefined || line.number === number,
    `${id} is both ${line.number} and ${number}`,
  );
  line.number = number;
}

export function noteRequested({ requests }: Observations, id: string, sentRequest: SentRequest): void {
  if (!requests.has(id)) requests.set(id, sentRequest);
}

export function noteGranted({ requests }: Observations, id: string, seq: number): void {
  const sentRequest = requests.get(id);
  assert.ok(sentRequest, `nobody requested ${id}`);
  sentRequest.granted.push(seq);
}

/** Notes a message of the server, as it came. */
export function noteSeen(seen: ViewerObservations, text: string, by: number): void {
  const message: ServerMessage = JSON.parse(text);
  switch (message.type) {
    case 'snapshot':
      seen.snapshots.push({ seq: message.seq, view: message.view });
      noteClocks(seen, message.seq, message.clocks, by);
      return;
    case 'update':
      seen.updates.push(message);
      noteClocks(seen, message.seq, message.clocks, by);
      return;
    case 'missed':
      seen.updates.push(...message.updates);
      noteClocks(seen, message.updates.at(-1)?.seq, message.clocks, by);
      return;
    case 'chat':
      seen.lines.push(...message.lines);
      return;
    case 'said':
      seen.lines.push(message.line);
      return;
    default:
  }
}

function noteClocks(
  seen: ViewerObservations,
  seq: number | undefined,
  clocks: Clocks | undefined,
  by: number,
): void {
  if (seq !== undefined && clocks !== undefined) seen.clocks.push({ seq, clocks, by });
}
