import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Program, start } from './run.ts';

/** An answer of the engine: `ok` is what was asked for, whatever it is. */
export interface EngineResponse {
  readonly id?: unknown;
  readonly ok?: unknown;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly rule?: string;
    readonly faults?: readonly unknown[];
  };
}

/** Drives a real `starboard engine` through its standard input and output, as programs of others do. */
export class EngineProcess {
  private readonly child: ReturnType<typeof start>;
  private readonly lines: AsyncIterator<string>;
  private readonly ended: Promise<unknown[]>;

  constructor(program: Program = 'ours') {
    this.child = start(program, ['engine']);
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    this.ended = once(this.child, 'close');
  }

  /** Sends a line as it is, and reads the next answer. */
  async line(text: string): Promise<EngineResponse> {
    this.child.stdin.write(`${text}\n`);
    const { value, done } = await this.lines.next();
    assert.ok(!done, 'the engine has ended');
    return JSON.parse(value);
  }

  send(request: object): Promise<EngineResponse> {
    return this.line(JSON.stringify(request));
  }

  /** The answer to a request that must be granted. */
  async ask(request: object): Promise<unknown> {
    const answer = await this.send(request);
    assert.equal(answer.error, undefined, JSON.stringify(request));
    return answer.ok;
  }

  /** The code of the error with which a request must be refused. */
  async refused(request: object): Promise<string | undefined> {
    const { error, ok } = await this.send(request);
    assert.equal(ok, undefined, JSON.stringify(request));
    assert.ok(error !== undefined && error.message.length > 0);
    return error.code;
  }

  /** Begins a match, and answers its name. */
  async begin(request: object): Promise<string> {
    const begun = await this.ask(request);
    assert.ok(typeof begun === 'object' && begun !== null && 'match' in begun);
    assert.equal(typeof begun.match, 'string');
    return String(begun.match);
  }

  /** Closes its input, and answers its exit status. */
  async close(): Promise<unknown> {
    this.child.stdin.end();
    const [status] = await this.ended;
    return status;
  }
}
