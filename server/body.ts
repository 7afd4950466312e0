import type { Context } from 'hono';
import type { JsonSchema } from '../kernel/game.ts';
import { checkAgainst, deepest, describeFaults } from '../schema/check.ts';
import { Refused } from './refusal.ts';
import { yieldIfDue } from './yielder.ts';

/** The body of a request, checked. An empty one counts as an empty object. */
export async function bodyOf<T>(c: Context, schema: JsonSchema): Promise<T> {
  const text = await c.req.text().catch((failure: unknown) => {
    throw failure instanceof Refused ? failure : new Refused('bad-request', 'the body ended early');
  });
  // Many bodies that arrive together are read one by one.
  await yieldIfDue();
  if (isDeep(text)) throw new Refused('bad-request', `the body nests deeper than ${deepest} levels`);
  const body = parsed(text);
  await yieldIfDue();
  const checked = checkAgainst<T>(schema, body);
  if (!checked.ok) throw new Refused('bad-request', describeFaults(checked.faults));
  return checked.value;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refused('bad-request', 'the body is not JSON');
  }
}

/** Whether JSON nests deeper than any value that is checked. Parsing it and letting go of it would take far longer. */
function isDeep(json: string): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (isString) {
      if (character === '\\') at++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > deepest) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
