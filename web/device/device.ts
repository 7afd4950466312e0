import type { FromDevice, ToDevice } from '../../device/protocol.ts';
import { ApiError } from '../failure.ts';
import { t } from '../i18n/language.ts';
import type { OpenSocket } from '../table/table-socket.ts';
import { nameKey, usedKey } from './authority.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

type Unsent = Omit<Extract<ToDevice, { readonly kind: 'ask' }>, 'kind' | 'id'>;

/** The worker that runs the tables of this device, from when it is first asked for. */
class Device {
  private readonly worker = new Worker(new URL('../../device/worker.ts', import.meta.url), {
    type: 'module',
  });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private lastId = 0;
  /** Rejects if this browser keeps nothing, or has no room. */
  readonly ready: Promise<void>;

  constructor(name: string) {
    this.ready = new Promise((resolve, reject) => {
      this.worker.onerror = ({ message }) => reject(new ApiError({ code: 'no-store', message }));
      this.worker.onmessage = ({ data }: MessageEvent<FromDevice>) => {
        if (data.kind === 'ready') resolve();
        else if (data.kind === 'failed') reject(new ApiError(data));
        else this.settle(data.id, data);
      };
    });
    this.send({ kind: 'begin', name });
  }

  async ask(request: Unsent): Promise<Answer> {
    await this.ready;
    this.lastId++;
    const id = this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ kind: 'ask', id, ...request });
    });
  }

  send(message: ToDevice, ...ports: MessagePort[]): void {
    this.worker.postMessage(message, ports);
  }

  close(): void {
    this.worker.terminate();
  }

  private settle(id: number, answer: Answer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }
}

let running: Device | undefined;

/** The tables of this device. Throws {@link ApiError} if this browser keeps nothing, or has no room; then asked anew. */
async function device(): Promise<Device> {
  running ??= new Device(knownName());
  const found = running;
  try {
    await found.ready;
  } catch (failure) {
    found.close();
    if (running === found) running = undefined;
    throw failure;
  }
  return found;
}

/** Resolves when tables can be played on this device. Throws as {@link device} does. */
export async function startDevice(): Promise<void> {
  await device();
}

/** Asks this device as the server is asked. Throws as {@link device} does. */
export async function fetchFromDevice(method: string, path: string, body?: string): Promise<Response> {
  const found = await device();
  if (method === 'POST' && path === '/tables') noteUsed();
  const answer = await found.ask({ method, path, ...(body !== undefined && { body }) });
  return new Response(answer.body, { status: answer.status });
}

/** Joins a table of this device. {@link startDevice} has to have succeeded. */
export const openDeviceSocket: OpenSocket = (table, from, { opened, received, closed }) => {
  const { port1: port, port2 } = new MessageChannel();
  let isOpen = true;
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    port.close();
    closed();
  };
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data === null) end();
    else received(data);
  };
  const start = from === undefined ? {} : { viewer: from.viewer, from: from.seq };
  running?.send({ kind: 'join', table, ...start }, port2);
  queueMicrotask(opened);
  return {
    get isOpen() {
      return isOpen;
    },
    send: (text) => port.postMessage(text),
    close() {
      port.postMessage(null);
      end();
    },
  };
};

/** The name under which this browser last played at the server; without one, a name for a guest. */
function knownName(): string {
  const guest = t('new.player', { number: 1 });
  try {
    return localStorage.getItem(nameKey) ?? guest;
  } catch {
    return guest;
  }
}

/** Notes that a match is played on this device, and asks the browser to keep it also when its disk is nearly full. */
function noteUsed(): void {
  // Only pages that came by HTTPS may ask.
  if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  try {
    localStorage.setItem(usedKey, 'yes');
  } catch {
    // The list of matches on this device is then shown only without a network.
  }
}
