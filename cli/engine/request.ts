import type { Draw } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Viewer } from '../../kernel/game.ts';
import { measure } from '../../schema/check.ts';

/** A request as it came: an object whose members are checked where they are used. */
export type Request = Readonly<Record<string, unknown>>;

/** Reads a line. Throws {@link InputError} `bad-request` for what is no JSON object. */
export function parseRequest(line: string): Request {
  const value = json(line);
  if (isObject(value)) return value;
  throw new InputError('bad-request', 'a request is a JSON object');
}

/** Throws {@link InputError} `bad-request` if the request is endlessly nested, or endlessly long. */
export function checkSize(request: Request): void {
  const excess = measure(request);
  if (excess !== undefined) throw new InputError('bad-request', `the request ${excess}`);
}

/** A text that the request must have. */
export function text(request: Request, name: string): string {
  const value = request[name];
  if (typeof value === 'string') return value;
  throw new InputError('bad-request', `"${name}" must be a text`);
}

/** A number that the request must have. */
export function number(request: Request, name: string): number {
  const value = request[name];
  if (typeof value === 'number') return value;
  throw new InputError('bad-request', `"${name}" must be a number`);
}

/** The member that says who looks, checked against the number of seats. */
export function viewer(request: Request, seats: number): Viewer | 'referee' {
  const { seat } = request;
  if (seat === 'spectator' || seat === 'referee') return seat;
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats) return seat;
  throw new InputError('bad-request', `"seat" must be 0 to ${seats - 1}, "spectator" or "referee"`);
}

/** Scripted random results: numbers, and lists for shuffles. Left out, there are none. */
export function draws(request: Request): Draw[] {
  const { chance = [] } = request;
  if (!Array.isArray(chance)) throw new InputError('bad-chance', '"chance" must be a list');
  return chance.map((draw: unknown, index) => {
    if (Number.isInteger(draw)) return Number(draw);
    if (Array.isArray(draw) && draw.every(Number.isInteger)) return draw.map(Number);
    throw new InputError(
      'bad-chance',
      `"chance" holds at ${index} neither a whole number nor a list of them`,
    );
  });
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (fault) {
    throw new InputError(
      'bad-request',
      `this is not JSON: ${fault instanceof Error ? fault.message : fault}`,
    );
  }
}

function isObject(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
