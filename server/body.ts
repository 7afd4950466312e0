import type { Context } from 'hono';
import type { JsonSchema } from '../kernel/game.ts';
import { checkAgainst, describeFaults } from '../schema/check.ts';
import { Refused } from './refusal.ts';
import { yieldIfDue } from './yielder.ts';

/** The body of a request, checked. An empty one counts as an empty object. */
export async function bodyOf<T>(c: Context, schema: JsonSchema): Promise<T> {
  let body: unknown;
  try {
    const text = await c.req.text();
    await yieldIfDue();
    body = text === '' ? {} : JSON.parse(text);
  } catch (failure) {
    if (failure instanceof Refused) throw failure;
    throw new Refused('bad-request', 'the body is not JSON');
  }
  await yieldIfDue();
  const checked = checkAgainst<T>(schema, body);
  if (!checked.ok) throw new Refused('bad-request', describeFaults(checked.faults));
  return checked.value;
}
