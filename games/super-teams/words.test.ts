import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { createSays, type Say } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import { locales } from '../words.ts';
import { game, open, type SuperTeamsRules } from './game.ts';
import { messages } from './messages/index.ts';
import type { Event } from './rules/event.ts';
import { playChoices, rulesOf, type SuperTeamsMatch, tableOf } from './testing/table.ts';
import { openWords } from './words.ts';

const speakers = await createSays(messages);
const [say = assert.fail('nobody speaks')] = speakers;

/** What a choice means to whoever is asked. */
function meaning(table: SuperTeamsMatch, choice: string): string {
  return say(openWords(rulesOf(table)).choice(choice, table.view('spectator')));
}

/** All that is said after some answers, to the seat that sees its own cards. */
function told(table: SuperTeamsMatch, ...choices: string[]): string[] {
  const words = openWords(rulesOf(table));
  const events = playChoices(table, ...choices);
  const view = table.view('spectator');
  return events.flatMap((event) => {
    const sentence = words.event(event, view);
    return sentence ? [say(sentence)] : [];
  });
}

test('whole matches are told in six languages, every choice apart from every other', () => {
  const told = [2, 3, 4].flatMap((seats) =>
    sayMatch(game, openWords(open({})), speakers, { seats, options: {} }),
  );
  for (const { event, sentence } of told)
    if (sentence === undefined) assert.ok(event.kind === 'dealt' || event.kind === 'allAnswered');
  const expected: Event['kind'][] = ['roundBegan', 'playedCard', 'playedBonus', 'flew', 'fellBack', 'evaded'];
  for (const kind of [
    ...expected,
    'choseSide',
    'wasHooked',
    'drewBonus',
    'tookFinal',
    'matchEnded',
  ] as const) {
    assert.ok(
      told.some(({ event }) => event.kind === kind),
      `no match had ${kind}`,
    );
  }
});

test('a card says where its ship would end, and why (p. 3)', () => {
  const table = tableOf({
    track: 'nhnnmmn1nabn',
    ships: 'xwing 2, falcon 3, starfighter 10, destroyer 2, deathstar 7',
    hand: ['red3', 'red1', 'yellow6', 'yellow4'],
  });
  assert.equal(
    meaning(table, 'red3>xwing'),
    'red 3: X-wing – space 8, hyperspace or asteroid field; doubled, the mover chooses the side, passes Star Destroyer and Death Star.',
  );
  assert.equal(
    meaning(table, 'red3>falcon'),
    'red 3: Millennium Falcon – space 4, normal space; back from the Maw on space 6.',
  );
  assert.equal(
    meaning(table, 'yellow6>starfighter'),
    'yellow 6: Jedi starfighter – space 11, bonus space; only one space, Ann draws a bonus card.',
  );
  assert.equal(meaning(table, 'red1>falcon'), 'red 1: Millennium Falcon – space 4, normal space.');
});

test('a turn is told from the card to the landing (p. 2-3, 6-10)', () => {
  const table = tableOf({
    track: 'nnmmn2nn',
    hand: ['red3', 'red1'],
    bonus: [['evasive'], ['hook']],
  });
  assert.deepEqual(told(table, 'red3>xwing', '-', 'bonus:evasive>xwing', 'bonus:hook>destroyer'), [
    'Ann plays red 3: X-wing.',
    'X-wing flies from the first planet to space 3.',
    'Ann plays a bonus card, Evasive Manoeuvre: X-wing.',
    'X-wing escapes the Maw and goes on to space 5.',
    'Ben plays a bonus card, Hook: Star Destroyer.',
    'Star Destroyer is taken along by the Hook: from the first planet to space 5.',
  ]);
});

test('a bonus card says where it would lead, and the end says who won (p. 4, 6)', () => {
  const table = tableOf({
    track: 'nnnnn',
    ships: 'xwing 3, falcon 6, starfighter 6, tantive 6',
    hand: ['red2', 'black1'],
    bonus: [['lightspeed']],
    more: { toMove: 0 },
  });
  playChoices(table, 'red2>xwing');
  assert.equal(meaning(table, 'bonus:lightspeed>xwing'), 'Lightspeed: X-wing – last planet; doubled.');
  assert.equal(
    say(openWords(rulesOf(table)).prompt('answer', 0, table.view(0))),
    'Ann, X-wing is about to fly with red 2: you may play a bonus card on it.',
  );
  assert.equal(told(table, 'bonus:lightspeed>xwing').at(-1), 'The match is over: Ann wins.');
});

test('the table tells hands to their holder only', () => {
  const table = tableOf({ hand: ['red3', 'green1'], bonus: [['hook']], ships: 'xwing 12:asteroid' });
  const words = openWords(rulesOf(table));
  const lines = (viewer: Seat | 'spectator') =>
    words.table(table.view(viewer), viewer).flatMap((section) => section.lines.map(say));
  assert.ok(lines(0).includes('Movement cards: red 3, green 1.'));
  assert.ok(lines(0).includes('X-wing (red, Ann): space 12, side: asteroid field.'));
  assert.ok(!lines(1).some((line) => line.includes('red 3')));
  assert.ok(!lines('spectator').some((line) => line.includes('Hook')));
});

test('ships have names to point at', () => {
  const match = new Match(game, { options: {}, seed: 'places', seats: 4 });
  const places = openWords(open({})).places?.(match.view(0)) ?? [];
  assert.deepEqual(
    places.map(({ at }) => at),
    match.view(0).ships.map(({ id }) => id),
  );
  assert.ok(places.some(({ at, name }) => at === 'falcon' && say(name) === 'Millennium Falcon'));
});

test('the board that comes with the game has a name in every language, one of somebody’s own its own', () => {
  const shown = tableOf({ hand: ['red3', 'red1'] });
  const data = (rules: SuperTeamsRules, speak: Say): string =>
    openWords(rules)
      .table(shown.view('spectator'), 'spectator')
      .flatMap(({ lines }) => lines)
      .filter(({ key }) => key === 'table.certainty')
      .map(speak)
      .join();
  const polish = speakers[locales.indexOf('pl')] ?? assert.fail('nobody speaks Polish');
  assert.match(data(rulesOf(shown), polish), /^Dane planszy „Przez Czeluść, 57 pól”/);
  const own = { ...open({}).pack.source, id: 'own', name: 'Kessel' };
  assert.match(data(open({ pack: own }), say), /^Data of the board “Kessel”/);
});
