import { canonical } from '../../kernel/canonical.ts';
import type { Content, Json } from '../../kernel/game.ts';
import { checkAgainst } from '../../schema/check.ts';
import { assertSame, fail, type TestCase } from '../test-case.ts';

const looked = new WeakSet<Content>();

/** A match can go on with its content where the packs of the game have changed; each content is looked at once. */
export function opensAgain(testCase: TestCase): void {
  const { game, rules, table } = testCase;
  const { content } = rules;
  if (content === undefined || looked.has(content)) return;
  looked.add(content);
  const { pack, sealed } = content;
  const whole = { ...Object(pack), ...(sealed !== undefined && { sealed }) };
  const options: Json = JSON.parse(JSON.stringify({ ...Object(table.options), pack: whole }));
  const { ok } = checkAgainst(game.optionsSchema, options);
  if (!ok) fail(testCase, 'its content does not fit the options as a pack');
  const again = canonical(game.open(options).content);
  assertSame(testCase, 'the content of the game opened with it', again, canonical(content));
}
