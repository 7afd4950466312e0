import fc from 'fast-check';
import type { Json } from '../kernel/game.ts';

/**
 * Any JSON value whose keys need no escaped characters, neither in JSON nor in a notation. V8 parses some keys with
 * escaped characters wrongly, depending on what was parsed before (nodejs/node#63785), so that a test in which JSON is
 * parsed would fail now and then.
 */
export const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false),
    // The text of -0 is that of 0.
    fc.double({ noDefaultInfinity: true, noNaN: true }).map((number) => number + 0),
    fc.string(),
    fc.array(tie('value')),
    fc.dictionary(fc.stringMatching(/^[!#-[\]-~]*$/), tie('value'), { noNullPrototype: true }),
  ),
})).value;
