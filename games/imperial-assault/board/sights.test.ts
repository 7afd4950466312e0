import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../testkit/say.ts';
import { messages } from '../messages/index.ts';
import { withForecasts } from '../rules/forecasts.ts';
import { parseFigure } from '../rules/notation.ts';
import { termsOf } from '../rules/options.ts';
import { sightsFrom } from '../rules/ways.ts';
import { tableOf } from '../testing/table.ts';
import { sightSentences } from './sights.ts';

const speakers = await createSays(messages);

test('whom a figure sees from a place and who sees it there is said in six languages, each direction for itself (A7)', () => {
  const match = tableOf({
    map: { rows: ['......', '......'], walls: 'B1|C1 B2|C2' },
    seats: [{ groups: 'hero@A1' }, { groups: 'scout@B2 squad@F1,F2' }],
  });
  const terms = withForecasts(termsOf(match.opening.options));
  const seen = { terms, view: match.view(0) };
  const hero = parseFigure('a1.1') ?? assert.fail();
  const said = (at?: string) =>
    speakers.map((say) =>
      sightSentences(seen, sightsFrom(terms, match.state, hero, at))
        .map(say)
        .join(' '),
    );
  const [here, there] = [said(), said('E1')];
  assert.match(here[0] ?? '', /^Line of sight both ways: scout \(1 space\)\.$/u);
  assert.match(there[0] ?? '', /^Line of sight both ways: squad 1 \(1 space\), squad 2 \(1 space\)\.$/u);
  assert.equal(new Set(here).size, 6);
  for (const text of [...here, ...there]) assert.doesNotMatch(text, /[{}]|undefined/u);
});

test('one direction alone, and nobody, are said too', () => {
  const match = tableOf({ seats: [{ groups: 'hero@A1' }, { groups: 'squad@C1,C2' }] });
  const seen = { terms: withForecasts(termsOf(match.opening.options)), view: match.view(0) };
  const [one, two] = ['b1.1', 'b1.2'].map((name) => parseFigure(name) ?? assert.fail());
  const said = (...sights: Parameters<typeof sightSentences>[1]) =>
    speakers.map((say) => sightSentences(seen, sights).map(say).join(' '));
  const ways = said(
    { figure: one ?? 0, distance: 2, sees: true, seenBy: false },
    { figure: two ?? 0, distance: null, sees: false, seenBy: true },
  );
  const nobody = said({ figure: one ?? 0, distance: 2, sees: false, seenBy: false });
  assert.match(ways[0] ?? '', /to, but not from: .* \(2 spaces\)\. .* from, but not to: squad 2\.$/u);
  assert.equal(nobody[0], 'No hostile figure is in sight.');
  for (const all of [ways, nobody]) assert.equal(new Set(all).size, 6);
});
