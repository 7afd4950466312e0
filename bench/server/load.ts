/**
 * The load program. Every match has two players with a socket each. They move as soon as they have a decision, or once
 * a second per match. Both servers get the same load. A move is timed from sending it until the server acknowledges it.
 */
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import type { ServerMessage } from '../../server/protocol.ts';
import { Player } from '../../server/testing/player.ts';
import { xorshift } from '../random.ts';
import { endless } from './endless.ts';

export interface Work {
  readonly kind: 'starboard' | 'boardgame.io';
  /** Matches are spread over these servers; `apart` puts the two players of a match at different ones. */
  readonly urls: readonly string[];
  readonly apart: boolean;
  readonly matches: number;
  /** One move a second for each match; otherwise as fast as possible. */
  readonly paced: boolean;
  /** The length of the measurement; a warm-up of the same length precedes it. */
  readonly seconds: number;
}

export interface Measured {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The median time of the first hundred moves of a match, and of the hundred before its 1,000th, if there are any. */
  readonly early: number;
  readonly late: number;
  /** Moves that were refused: there should be none. */
  readonly refused: number;
}

/** A player with a socket. */
interface Seat {
  close(): void;
}

const pick = xorshift(20_261_121);
const latencies: number[] = [];
const early: number[] = [];
const late: number[] = [];
let measuring = false;
let stopped = false;
let refused = 0;

process.on('message', ({ what }: { what: Work | null }) => {
  if (what !== null) void measure(what).then((measured) => process.send?.(measured));
});
process.send?.('ready');

async function measure(work: Work): Promise<Measured> {
  const seats: Seat[] = [];
  const open = work.kind === 'starboard' ? sitDown : connect;
  // A few at a time, because opening tables is not measured.
  for (let match = 0; match < work.matches; match += 20) {
    const some = Array.from({ length: Math.min(20, work.matches - match) }, (_, at) =>
      open(work, match + at),
    );
    seats.push(...(await Promise.all(some)).flat());
  }
  await setTimeout(work.paced ? 1000 : Math.min(2000, work.seconds * 500));
  process.send?.('begun');
  measuring = true;
  const begun = performance.now();
  await setTimeout(work.seconds * 1000);
  measuring = false;
  const seconds = (performance.now() - begun) / 1000;
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (part: number, of: readonly number[] = sorted) => of[Math.floor(of.length * part)] ?? Number.NaN;
  const middle = (times: readonly number[]) =>
    at(
      0.5,
      times.toSorted((one, other) => one - other),
    );
  stopped = true;
  for (const seat of seats) seat.close();
  return {
    moves: sorted.length,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    early: middle(early),
    late: middle(late),
    refused,
  };
}

/** Times one move, the `number`th of its match, from 1. */
function note(sent: number, number: number): void {
  const took = performance.now() - sent;
  if (number <= 100) early.push(took);
  else if (number > 900 && number <= 1000) late.push(took);
  if (measuring) latencies.push(took);
}

/** Calls back immediately, or when the next second of this match begins. */
function pacer(paced: boolean): (move: () => void) => void {
  if (!paced) return (move) => move();
  let next = performance.now() + pick(1000);
  return (move) => {
    next = Math.max(next + 1000, performance.now());
    void setTimeout(next - performance.now()).then(move);
  };
}

async function sitDown({ urls, apart, paced }: Work, match: number): Promise<Seat[]> {
  const [here = '', there = ''] = [urls[match % urls.length], urls[(match + (apart ? 1 : 0)) % urls.length]];
  const ann = await Player.arrive(here);
  const bob = (await Player.arrive(here)).at(there);
  const { id } = await ann.open({ game: endless.id, listed: false });
  await bob.sit(id, 1);
  const pace = pacer(paced);
  return Promise.all([ann, bob].map((player, seat) => starboardSeat(player, id, seat, pace)));
}

async function starboardSeat(
  { url, cookie }: Player,
  table: string,
  seat: number,
  pace: (move: () => void) => void,
): Promise<Seat> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { cookie },
  });
  let sent = 0;
  let asked = -1;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'accepted') note(sent, message.seq);
      else if (message.type === 'refused') refused++;
      else if (message.type === 'snapshot' || message.type === 'update') {
        resolve();
        const { seq, decisions } = message;
        const choices = decisions[0]?.choices ?? [];
        if (choices.length === 0 || asked === seq) return;
        asked = seq;
        pace(() => {
          if (stopped) return;
          sent = performance.now();
          const choice = choices[pick(choices.length)];
          socket.send(JSON.stringify({ type: 'play', id: `${seq}`, seat, seq, choice }));
        });
      }
    });
  });
  return { close: () => socket.terminate() };
}

/** What we use of socket.io's client, as its own types say. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
  readonly G: { readonly hands: Readonly<Record<string, readonly number[]>> };
}

async function connect({ urls: [url = ''], paced }: Work, match: number): Promise<Seat[]> {
  const { io }: { io(url: string, options: object): Socket } = createRequire(
    new URL('../peers/package.json', import.meta.url),
  )('socket.io-client');
  const id = `match-${match}`;
  const pace = pacer(paced);
  const seats: Seat[] = [];
  for (const seat of ['0', '1']) {
    const socket = io(`${url}/endless`, { transports: ['websocket'], forceNew: true });
    let sent = 0;
    let waiting = false;
    const look = (state: PeerState): void => {
      if (waiting && state.ctx.currentPlayer !== seat) {
        waiting = false;
        note(sent, state._stateID);
      }
      if (stopped || waiting || state.ctx.currentPlayer !== seat) return;
      waiting = true;
      pace(() => {
        if (stopped) return;
        sent = performance.now();
        const hand = state.G.hands[seat] ?? [];
        const payload = { type: 'play', args: [hand[pick(hand.length)]], playerID: seat };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, seat);
      });
    };
    await new Promise<void>((resolve) => {
      socket.on('connect', () => socket.emit('sync', id, seat, undefined, 2));
      socket.on('sync', (_id: string, { state }: { state: PeerState }) => {
        resolve();
        look(state);
      });
      socket.on('update', (_id: string, state: PeerState) => look(state));
    });
    seats.push({ close: () => socket.disconnect() });
  }
  return seats;
}
