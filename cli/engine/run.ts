import { once } from 'node:events';
import { BotPool } from '../../bots/pool.ts';
import { InputError } from '../../kernel/error.ts';
import { FormError, measure } from '../../schema/check.ts';
import type { GameList } from '../game-list.ts';
import { linesOf, tooLong } from '../lines.ts';
import { plainJson } from '../plain.ts';
import { Engine } from './engine.ts';
import { checkSize, parseRequest, type Request } from './request.ts';

/** Reads requests from standard input and answers each with one line, in order, until `quit` or the end of input. */
export async function runEngine({ games, module }: GameList): Promise<void> {
  const bots = new BotPool({ threads: 1, games: module });
  const engine = new Engine(games, bots);
  try {
    for await (const line of linesOf(process.stdin)) {
      if (line !== tooLong && line.trim() === '') continue;
      const { answer, quit } = await respond(engine, line);
      if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
      if (quit) break;
    }
  } finally {
    await bots.close();
  }
}

async function respond(engine: Engine, line: string | typeof tooLong) {
  let request: Request | undefined;
  try {
    if (line === tooLong) throw new InputError('bad-request', 'the line is too long');
    request = parseRequest(line);
    checkSize(request);
    const ok = await engine.answer(request);
    return { answer: lineOf({ ...echo(request), ok }), quit: request.do === 'quit' };
  } catch (fault) {
    return { answer: lineOf({ ...echo(request), error: errorOf(fault) }), quit: false };
  }
}

/** JSON on one line, also for readers that take the separators of Unicode for the end of a line, and for terminals. */
function lineOf(answer: object): string {
  return plainJson(JSON.stringify(answer)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The request's own id, unless that is too deep to be written down again. */
function echo(request: Request | undefined) {
  if (request === undefined || !('id' in request) || measure(request.id) !== undefined) return {};
  return { id: request.id };
}

/** A fault of ours has a code of its own, so that nobody takes it for a refusal. */
function errorOf(fault: unknown) {
  if (!(fault instanceof InputError)) {
    return { code: 'engine-fault', message: fault instanceof Error ? fault.message : String(fault) };
  }
  const { code, message, rule } = fault;
  const faults = fault instanceof FormError ? fault.form : fault.faults;
  return { code, message, ...(rule !== undefined && { rule }), ...(faults.length > 0 && { faults }) };
}
