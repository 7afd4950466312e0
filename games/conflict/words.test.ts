import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { createSays } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import { forecastSentence } from './board/forecast.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import type { Event } from './rules/event.ts';
import type { Options } from './rules/options.ts';
import { type ConflictMatch, playChoices, rollAndPlay, rulesOf, seenBy, tableOf } from './testing/table.ts';
import { openWords } from './words.ts';

const speakers = await createSays(messages);
const [say = assert.fail('nobody speaks'), inPolish = assert.fail('nobody speaks Polish')] = speakers;

function meaning(match: ConflictMatch, choice: string): string {
  return say(openWords(rulesOf(match)).choice(choice, match.view(match.decisions()[0]?.seat ?? 0)));
}

function told(match: ConflictMatch, events: readonly Event[], speak = say): string[] {
  const words = openWords(rulesOf(match));
  return events.flatMap((event) => {
    const sentence = words.event(event, match.view(0));
    return sentence === undefined ? [] : [speak(sentence)];
  });
}

function linesOf(match: ConflictMatch, viewer: Viewer): string[] {
  return openWords(rulesOf(match))
    .table(match.view(viewer), viewer)
    .flatMap((section) => section.lines.map(say));
}

/** Tables at which everything happens that can be told. */
const tables: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { simplified: true, pack: 'reconstructed' } },
  { seats: 3, options: { hands: 'strict', pack: 'reconstructed' } },
  { seats: 4, options: { side: 'advanced', pack: 'reconstructed' } },
  { seats: 5, options: { pack: 'reconstructed' } },
  { seats: 6, options: { simplified: true, hands: 'strict' } },
];

test('whole matches are told in six languages, every choice apart from every other', () => {
  const told = tables.flatMap(({ seats, options }) =>
    sayMatch(game, openWords(game.open(options)), speakers, { seats, options }),
  );
  for (const { event, sentence } of told) {
    if (sentence === undefined) assert.ok(event.kind === 'chose' || event.kind === 'ordered', event.kind);
  }
  const expected: readonly Event['kind'][] = [
    'turn',
    'chose',
    'drew',
    'moved',
    'rolled',
    'paid',
    'revealed',
    'ordered',
    'stored',
    'helped',
    'played',
    'peeked',
    'covered',
    'field',
    'playedTop',
    'discarded',
    'setAside',
    'cleared',
    'ended',
  ];
  const kinds = new Set(told.map(({ event }) => event.kind));
  for (const kind of expected) assert.ok(kinds.has(kind), `no match had ${kind}`);
});

test('p. 6: a use of dice says what it reveals or draws, and for what price', () => {
  const match = tableOf({ at: 'useDice', dice: '2 2 F', hands: ['Y01 Y38'], more: { stored: 3 } });
  assert.equal(
    meaning(match, 'reveal:yellow:die1'),
    'With die 1 (2), reveal the top 2 cards from the Yellow deck.',
  );
  assert.equal(
    meaning(match, 'draw:orange:dice1,2:pay=Y01,Y38'),
    'With dice 1 and 2 (2 each), draw 2 cards from the Orange deck, for Space battle Y01 (attack 1), Escape Y38 (retreat 1): marker 0 to 3 forward, 0.8 on average.',
  );
  assert.equal(
    meaning(match, 'store:die2'),
    'Store die 2 (2) as help for a later player; the stored 3 is lost.',
  );
  assert.equal(meaning(match, 'help:die3'), 'Turn die 3 (First Order) to the stored 3.');
  assert.equal(meaning(match, '-'), 'Use no more dice.');
});

test('R7 (p. 3, 6): who would have to draw from an empty deck is warned', () => {
  const match = tableOf({ at: 'useDice', dice: '3 3 F', yellow: 'Y01 Y02' });
  assert.equal(
    meaning(match, 'draw:yellow:dice1,2'),
    'With dice 1 and 2 (3 each), draw 3 cards from the Yellow deck, though there are not that many: the marker stays, 100% that the match is lost.',
  );
});

test('p. 4, 5: draws tell the odds of what is not known', () => {
  const black = tableOf({ at: 'useDice', dice: '1 1 F', hands: ['O01'] });
  assert.match(
    meaning(black, 'draw:black:dice1,2:pay=O01'),
    /: marker 0 to 2 forward, [\d.]+ on average, 17% for a hero\.$/,
  );
  const pilot = tableOf({ at: 'playCard', seats: 3, yellow: '^Y14 Y01', more: { first: 1, toMove: 0 } });
  assert.equal(
    meaning(pilot, 'play:S3-yellow'),
    'Play Pilot (draw 1 card from the Yellow deck): marker 2 forward.',
  );
});

test('p. 8: a cover says which field will count', () => {
  const match = tableOf({ at: 'cover', track: `${'.'.repeat(13)}3..`, hands: ['Y01'] });
  assert.equal(meaning(match, '-'), 'Cover no leader: marker 4 forward, then field 14: discard 3 cards.');
  const last = tableOf({ at: 'cover', track: '.'.repeat(12), hands: ['Y01'] });
  assert.equal(meaning(last, '-'), 'Cover no leader: marker 4 forward, and the match is lost.');
});

test('R2 (p. 3, 5): a card that would go behind the start says how far it goes, and one that loses the match says so', () => {
  const start = tableOf({ at: 'playCard', marker: 1, hands: ['O24 Y01'] });
  assert.equal(meaning(start, 'play:O24'), 'Play Resistance strike O24: marker 1 back.');
  const end = tableOf({ at: 'playCard', track: '.'.repeat(10), hands: ['Y14 Y01'] });
  assert.equal(meaning(end, 'play:Y14'), 'Play Space battle Y14: marker 2 forward, and the match is lost.');
  assert.equal(meaning(end, 'play:S1-yellow'), meaning(start, 'play:S1-yellow'));
});

test('p. 5, 7: a card and a cover say what the marker will do', () => {
  const playing = tableOf({ at: 'playCard', seats: 3, hands: ['Y50 Y24'] });
  assert.equal(meaning(playing, 'play:Y50'), 'Play Escape Y50: marker 2 back.');
  assert.equal(meaning(playing, 'play:Y24'), 'Play Recon Y24: the marker stays.');
  assert.equal(
    meaning(playing, 'play:S1-black:plain'),
    'Play Rebel (top card from the Black deck to the bottom) without its power: marker 1 forward.',
  );
  const covering = tableOf({ at: 'cover', hands: ['Y01 Y02'] });
  assert.equal(meaning(covering, '-'), 'Cover no leader: marker 4 forward.');
  assert.equal(
    meaning(covering, 'cover:Y01,Y02'),
    'Cover Captain Phasma and General Hux with Space battle Y01 (attack 1), Space battle Y02 (attack 1): marker 2 forward.',
  );
  const aside = tableOf({ at: 'cover', hands: ['Y01'], more: { aside: true } });
  assert.equal(meaning(aside, '-'), 'Cover no leader: the marker lies aside and stays.');
});

test('p. 4 to 8: the log says of every step of the marker why it is made, and how far', () => {
  const match = tableOf({
    at: 'useDice',
    dice: '2 2 F',
    track: `${'.'.repeat(16)}a${'.'.repeat(20)}`,
    hands: ['Y20 Y01'],
    yellow: 'Y11 ^Y14 Y24 ^Y16 Y25',
  });
  const events = rollAndPlay(match, 'F F F', 'draw:yellow:dice1,2', 'play:Y20', 'cover:Y01');
  const steps = told(match, events).filter((line) => line.startsWith('The marker'));
  assert.deepEqual(steps, [
    'The marker moves 1 field forward to field 11: ambush 1 on Space battle Y11, drawn face down.',
    'The marker moves 2 fields forward to field 13: attack 2 on Space battle Y14, drawn face up.',
    'The marker moves 1 field forward to field 14: advance 1 on Pursuit Y20.',
    'The marker moves 3 fields forward to field 17: 3 symbols on uncovered leaders.',
    'The marker has stopped on field 17: lay the marker aside.',
  ]);
  assert.ok(told(match, events).includes('Nothing will move the marker during the next turn.'));
  assert.equal(
    told(match, playChoices(match, 'play:S2-yellow:plain', '-')).find((line) =>
      line.startsWith('The marker'),
    ),
    'The marker lies aside, so it does not move 4 fields forward: 4 symbols on uncovered leaders.',
  );
});

test('R2: a marker on the first field says why it stays', () => {
  const match = tableOf({ at: 'playCard', marker: 0, hands: ['Y50'] });
  assert.ok(
    told(match, playChoices(match, 'play:Y50')).includes(
      'The marker is on the first field and cannot go further back: retreat 2 on Escape Y50.',
    ),
  );
});

test('p. 3, 5, 9: the log says how the match ends, and why', () => {
  const won = tableOf({ at: 'useDice', dice: '1 1 F', heroes: 2, hands: ['O01'], black: '^B12 B01' });
  assert.equal(
    told(won, playChoices(won, 'draw:black:dice1,2:pay=O01')).at(-1),
    'Rey, Poe and Finn are found: the Resistance wins!',
  );
  const overrun = tableOf({ at: 'cover', track: '.'.repeat(12), hands: ['Y01'] });
  assert.equal(
    told(overrun, playChoices(overrun, '-')).at(-1),
    'The marker has reached the last field: the First Order wins.',
  );
  const empty = tableOf({ at: 'useDice', dice: '1 1 F', yellow: '', hands: ['Y01'] });
  assert.equal(
    told(empty, playChoices(empty, 'draw:yellow:dice1,2')).at(-1),
    'A card had to be drawn, but there are none left (Yellow deck): the First Order wins.',
  );
  assert.match(linesOf(empty, 0)[0] ?? '', /^A card had to be drawn/);
});

test('R17: what a Scout has looked at is told to the Scout only, where hands are secret', () => {
  const match = tableOf({
    at: 'playCard',
    hands: ['Y02'],
    yellow: 'Y11 Y38 Y24 Y01',
    options: { hands: 'strict' },
    more: { first: 1, toMove: 0 },
  });
  const [peeked] = match.play(0, 'play:S2-yellow').filter(({ event }) => event.kind === 'peeked');
  assert.ok(peeked?.others);
  const words = openWords(rulesOf(match));
  assert.equal(
    say(words.event(peeked.event, match.view(0)) ?? assert.fail('nothing is said')),
    'Ann looks at the top 3 cards from the Yellow deck: Space battle Y11 (attack 1, ambush 1), Escape Y38 (retreat 1), Recon Y24 (no symbol).',
  );
  assert.equal(
    say(words.event(peeked.others, match.view(1)) ?? assert.fail('nothing is said')),
    'Ann looks at the top 3 cards from the Yellow deck.',
  );
  assert.ok(
    linesOf(match, 0).some((line) =>
      line.includes('1. Space battle Y11 (attack 1, ambush 1), face down, seen by Ann'),
    ),
  );
  assert.ok(linesOf(match, 1).some((line) => line.includes('1. a card seen by Ann')));
  assert.ok(!linesOf(match, 1).some((line) => line.includes('Y11')));
});

test('a turn sounds right in Polish (p. 5 to 7)', () => {
  const match = tableOf({ at: 'playCard', hands: ['Y50'] });
  assert.deepEqual(told(match, playChoices(match, 'play:Y50'), inPolish).slice(0, 2), [
    'Ann zagrywa kartę: Ucieczka Y50 (odwrót 2).',
    'Wskaźnik przesuwa się do tyłu o 2 pola na pole 8: odwrót 2, karta Ucieczka Y50.',
  ]);
});

test('the house option is marked as such where it is in force', () => {
  const start = (options: Options): string[] =>
    linesOf(new Match(game, { options, seed: 'house', seats: 4 }), 0).filter((line) =>
      line.startsWith('House'),
    );
  assert.equal(start({ pack: 'balanced' }).length, 1);
  assert.equal(start({ pack: 'reconstructed' }).length, 0);
});

test('with open hands the cards of whoever is to move are told, with secret hands only one’s own (R17)', () => {
  const titles = (match: ConflictMatch, viewer: Viewer): string[] =>
    openWords(rulesOf(match))
      .table(match.view(viewer), viewer)
      .map(({ title }) => say(title));
  const open = tableOf({ at: 'cover', hands: ['Y01', 'Y02'] });
  assert.ok(titles(open, 0).includes('Your cards'));
  assert.ok(titles(open, 1).includes('Cards: Ann'));
  const strict = tableOf({ at: 'cover', hands: ['Y01', 'Y02'], options: { hands: 'strict' } });
  assert.ok(titles(strict, 1).includes('Your cards'));
  assert.ok(!titles(strict, 'spectator').some((title) => title.startsWith('Cards')));
});

test('field 0 is called the first field, as the marker may start elsewhere', () => {
  const view = seenBy(tableOf({ at: 'cover', hands: ['Y01'] }), 0);
  const first = { ends: [{ field: 0, chance: 1 }], effects: [], win: 0, loss: 0, hero: 0 };
  assert.equal(say(forecastSentence(view, first)), 'The marker is sure to come to the first field.');
  assert.equal(inPolish(forecastSentence(view, first)), 'Wskaźnik na pewno trafi tu: pierwsze pole.');
});

test('where many choices are listed, they stand under what they are for', () => {
  const match = tableOf({ at: 'useDice', dice: '2 2 1', hands: ['Y01 Y02 Y03 O01 O02'] });
  const [decision] = match.decisions();
  const groups = decision?.choices.map((choice) => {
    const heading = openWords(rulesOf(match)).choiceGroup?.(choice, match.view(0));
    return heading && say(heading);
  });
  assert.deepEqual([...new Set(groups)].sort(), [
    'Draw from the Black deck',
    'Draw from the Orange deck',
    'Draw from the Yellow deck',
    'Help Dice',
    'Reveal from the Black deck',
    'Reveal from the Orange deck',
    'Reveal from the Yellow deck',
    undefined,
  ]);
});
