import type { Connection } from '../server/conversation.ts';

type Listeners = {
  message: (data: unknown, isBinary: boolean) => void;
  error: (failure: Error) => void;
  close: () => void;
};

/** A port to the page, in the place of the server's socket. */
export class PortConnection implements Connection {
  readonly OPEN = 1;
  readyState = 1;
  private readonly port: MessagePort;
  private readonly listeners: Partial<Listeners> = {};

  constructor(port: MessagePort) {
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === null) this.end();
      else this.listeners.message?.(data, false);
    };
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(): void {
    if (this.readyState !== this.OPEN) return;
    this.port.postMessage(null);
    this.end();
  }

  terminate(): void {
    this.close();
  }

  on<E extends keyof Listeners>(event: E, listener: Listeners[E]): void {
    Object.assign(this.listeners, { [event]: listener });
  }

  private end(): void {
    this.readyState = 3;
    this.port.close();
    this.listeners.close?.();
  }
}
