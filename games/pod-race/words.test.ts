import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../kernel/match.ts';
import { createSays } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import { game, open } from './game.ts';
import { samples } from './golden.ts';
import { messages } from './messages/index.ts';
import { openWords } from './words.ts';

const speakers = await createSays(messages);
const [say = assert.fail('nobody speaks')] = speakers;

test('whole matches are told in six languages, every choice apart from every other', () => {
  for (const { matches } of samples) {
    for (const table of matches) sayMatch(game, openWords(open(table.options)), speakers, table);
  }
});

test('p. 2: who may jam is asked by name, and the end says who won', () => {
  const words = openWords(open({}));
  const match = new Match(game, {
    options: {},
    seed: 'words',
    position: { spaces: [19, 3], hands: [['boost'], ['jam']], played: ['boost', 'boost', 'jam', 'jam'] },
  });
  match.play(0, 'roll');
  assert.equal(say(words.prompt('jam', 1, match.view(1))), 'Ben, you may jam the engines of Ann.');
  const said = match.play(1, '-').map(({ event }) => {
    const sentence = words.event(event, match.view('spectator'));
    return sentence && say(sentence);
  });
  assert.equal(said.at(-1), 'The race is over: Ann wins.');
});
