import { InputError } from '../../kernel/error.ts';
import type { Json } from '../../kernel/game.ts';
import { FormError } from '../../schema/check.ts';
import { CommandError } from '../command-error.ts';
import { jsonFile } from '../files.ts';
import { holdsControls } from '../plain.ts';
import type { Speech } from '../speech.ts';

/**
 * The value that a person typed: JSON, the name of a file that holds it, or `random`. Throws {@link CommandError} where
 * there is none.
 */
export async function typedValue(typed: string, sample: () => Json): Promise<unknown> {
  if (typed === 'random') return sample();
  if (!/^(?:[[{"\d=-]|(?:true|false|null)$)/.test(typed)) return withoutControls(await jsonFile(typed));
  try {
    return withoutControls(JSON.parse(typed.replace(/^=/, '')));
  } catch (fault) {
    throw new CommandError(1, `this is not JSON: ${fault instanceof Error ? fault.message : fault}`);
  }
}

/** Refuses a value that could hold commands for the terminal on which it is drawn. */
function withoutControls(value: unknown): unknown {
  if (!holdsControls(JSON.stringify(value))) return value;
  throw new CommandError(1, 'a value holds no control characters');
}

/** Why something was refused, a line for each fault. Throws again what is no refusal. */
export function reasons(fault: unknown, speech: Pick<Speech, 'rule'>): string[] {
  if (fault instanceof CommandError) return [fault.message];
  if (!(fault instanceof InputError)) throw fault;
  if (fault instanceof FormError)
    return fault.form.map(({ place, message }) => `${place} ${message}`.trimStart());
  if (fault.faults.length > 0) {
    return fault.faults.map(({ rule, place, args }) => `${place} ${speech.rule(rule, args)}`.trimStart());
  }
  return [fault.rule === undefined ? fault.message : speech.rule(fault.rule)];
}
