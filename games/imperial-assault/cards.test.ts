import { describe, test } from 'node:test';
import { prove } from './testing/card-tests.ts';
import { testsOfCards } from './testing/cards/index.ts';

for (const [card, { works, limits }] of Object.entries(testsOfCards)) {
  describe(card, () => {
    for (const [title, one] of Object.entries({ ...works, ...limits })) test(title, () => prove(one));
  });
}
