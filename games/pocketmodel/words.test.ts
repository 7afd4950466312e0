import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSays } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import type { Sentence } from '../words.ts';
import { packs } from './content/packs.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import type { Event } from './rules/event.ts';
import { generatedPack } from './testing/generated-pack.ts';
import { plainPack } from './testing/plain-pack.ts';
import { attack, type PocketMatch, playChoices, roll, strike, tableOf } from './testing/table.ts';
import { builtIn } from './words/data.ts';
import { openWords } from './words.ts';

const speakers = await createSays(messages);
const [say = assert.fail('nobody speaks')] = speakers;
const words = openWords(game.open({ pack: plainPack(), size: 60 }));

/** What the log tells everybody of events. */
function told(match: PocketMatch, events: readonly Event[]): string[] {
  const view = match.view('spectator');
  return events.flatMap((event) => {
    const sentence = words.event(event, view);
    return sentence === undefined || sentence.spoken ? [] : [say(sentence)];
  });
}

/** All choices of whoever is asked, and the question. */
function asked(match: PocketMatch): { readonly prompt: string; readonly choices: string[] } {
  const [decision = assert.fail('nobody is asked')] = match.decisions();
  const view = match.view(decision.seat);
  return {
    prompt: say(words.prompt(decision.kind, decision.seat, view)),
    choices: decision.choices.map((text) => say(words.choice(text, view))),
  };
}

function lines(match: PocketMatch, viewer: number | 'spectator'): string[] {
  return words
    .table(match.view(viewer), viewer)
    .flatMap(({ title, lines: each }): Sentence[] => [title, ...each])
    .map(say);
}

/** Tables that lead to every kind of event between them. */
const tables = [
  { seats: 2, options: {} },
  { seats: 2, options: { forces: 'two-packs' } },
  { seats: 2, options: { forces: 'own', size: 20, format: 'persons', pack: 'reconstructed' } },
  { seats: 3, options: { forces: 'sealed', rounds: 6 } },
  { seats: 4, options: { placement: 'together', rounds: 12 } },
] as const;

test('whole matches are told in six languages, every choice apart from every other', () => {
  const all = tables.flatMap((table) => sayMatch(game, openWords(game.open(table.options)), speakers, table));
  for (const { event, sentence } of all) assert.ok(sentence !== undefined, event.kind);
  const kinds = new Set<Event['kind']>(all.map(({ event }) => event.kind));
  const expected: readonly Event['kind'][] = [
    'force',
    'opened',
    'ready',
    'moved',
    'fought',
    'damaged',
    'destroyed',
  ];
  const more: readonly Event['kind'][] = [
    'struck',
    'revealed',
    'objectiveReplaced',
    'deployed',
    'saw',
    'eliminated',
  ];
  for (const kind of [...expected, ...more]) assert.ok(kinds.has(kind), `no match had ${kind}`);
});

test('matches with units and cards of any composition are told, also where names are the same', () => {
  for (const pack of fc.sample(generatedPack, { numRuns: Number(process.env.SEEDS ?? 4), seed: 7 })) {
    const options = { pack, forces: 'own', rounds: 6 } as const;
    const said = sayMatch(game, openWords(game.open(options)), speakers, { seats: 3, options });
    assert.ok(said.length > 0);
  }
});

test('a battle is told with every part of its sums and where it comes from', () => {
  const match = tableOf({
    seats: [
      { units: 'laser-2@mid ace-2@mid', hand: 'c-lock-on', objectives: '^o-weapons-depot ? ?' },
      { units: 'ace-2@mid', hand: 'c-evasive-maneuvers' },
    ],
    rolls: '3 4 6 6',
  });
  const events = attack(match, 'a1 b1', 'play:c-lock-on', 'play:c-evasive-maneuvers');
  assert.deepEqual(told(match, events).slice(0, 6), [
    'Battle: laser-2 (Ann) attacks ace-2 (Ben).',
    'Ann plays Lock-On on laser-2 (Ann): +3 attack.',
    'Ben plays Evasive Maneuvers on ace-2 (Ben): +3 defense.',
    'laser-2 (Ann) reaches 12 (dice 7, base 2, bonus of Lock-On +3) against the defense 12 of ace-2 (Ben) (base 9, bonus of Evasive Maneuvers +3): hit. ' +
      'ace-2 (Ben) reaches 14 (dice 12, base 2) against the defense 9 of laser-2 (Ann) (base 9): automatic hit by the dice.',
    'ace-2 (Ben) takes 3 damage counters (base 2, objective Weapons Depot +1).',
    'laser-2 (Ann) takes 2 damage counters.',
  ]);
});

test('a strike is told with its sums, and what becomes of the objective', () => {
  const match = tableOf({
    seats: [
      { units: 'ground-ace-2@b ace-2@b' },
      { units: 'ace-2', objectives: 'c-lock-on ^o-shield-generator ?', deck: 'o-command-bunker' },
    ],
    rolls: '1 1 6 6',
  });
  const first = strike(match, 'b1', 'a1 a2', 'unit:a1');
  const all = told(match, first);
  assert.deepEqual(all.slice(0, 4), [
    'Ann strikes objective 1 of Ben.',
    'Ben reveals objective 1: Lock-On. It is a combat card.',
    'ground-ace-2 (Ann) strikes with 5 (dice 2, base 2, ground unit +1) against defense 9 (base 8, objective Shield Generator +1): the strike fails.',
    'Lock-On, a combat card, is discarded; Ben puts a new card face down as objective 1.',
  ]);
  assert.deepEqual(all.slice(4, 7), [
    'Ben reveals objective 1: Command Bunker. No ability.',
    'ace-2 (Ann) strikes with 14 (dice 12, base 2) against defense 12 (base 11, objective Shield Generator +1): the objective is hit.',
    'Command Bunker, objective 1 of Ben, is destroyed.',
  ]);
});

test('a target and a card are offered with the chances of the battle', () => {
  const match = tableOf({
    seats: [
      { units: 'laser-2@mid', hand: 'c-lock-on c-han-solo o-echo-base' },
      { units: 'ace-2@mid ace-2@mid!4', hand: 'c-screen-defense' },
    ],
  });
  playChoices(match, 'combat', 'unit:a1');
  assert.deepEqual(asked(match), {
    prompt: 'Ann, which unit does laser-2 attack?',
    choices: [
      'Attack ace-2 1 (Ben). Chances: your unit hits 58%, destroys 0%; the other one 58% and 0%.',
      'Attack ace-2 2 (Ben). Chances: your unit hits 58%, destroys 58%; the other one 58% and 0%.',
    ],
  });
  playChoices(match, 'unit:b2', '-');
  assert.deepEqual(asked(match), {
    prompt: 'Ann, a card for laser-2?',
    choices: [
      'Play Han Solo: +2 attack. The unit cannot use the ability. Chances: your unit hits 83%, destroys 83%; the other one 58% and 0%.',
      'Play Lock-On: +3 attack. Chances: your unit hits 92%, destroys 92%; the other one 58% and 0%.',
      'Play no card. Chances: your unit hits 58%, destroys 58%; the other one 58% and 0%.',
    ],
  });
  playChoices(match, '-');
  assert.deepEqual(asked(match), {
    prompt: 'Ben, a card for ace-2 2?',
    choices: [
      'Play Screen Defense: +2 defense. The unit cannot use the ability. Chances: your unit hits 58%, destroys 0%; the other one 28% and 28%.',
      'Play no card. Chances: your unit hits 58%, destroys 0%; the other one 58% and 58%.',
    ],
  });
});

test('the actions of a turn say how many stars they take, also where an objective or a house rule changes that', () => {
  const match = tableOf({
    seats: [{ units: 'ace-2@mid', objectives: '^o-rendezvous-point ? ?' }, { units: 'ace-2@mid' }],
  });
  const { choices } = asked(match);
  assert.ok(
    choices.includes('Move action: units of up to 6 stars move to adjacent zones.'),
    choices.join('\n'),
  );
  assert.ok(choices.includes('Combat action: units of up to 5 stars attack.'), choices.join('\n'));
});

test('units for a strike are offered with the chance that they destroy the objective together', () => {
  const match = tableOf({
    seats: [{ units: 'ace-2@b laser-2@b' }, { units: 'ace-2', objectives: '^o-supply-convoy ? ?' }],
  });
  playChoices(match, 'strike:b1');
  assert.deepEqual(asked(match), {
    prompt: 'Ann, choose who strikes objective 1 of Ben: 5 stars left.',
    choices: [
      'Strike with ace-2 (2 stars): 42% to destroy the objective.',
      'Strike with laser-2 (2 stars): 42% to destroy the objective.',
    ],
  });
  playChoices(match, 'unit:a1');
  assert.deepEqual(asked(match).choices, [
    'Strike with laser-2 (2 stars): 66% to destroy the objective together.',
    'No more units: begin the strikes, 42% to destroy the objective.',
  ]);
});

test('several units of a kind are numbered; the detail of a line is their notation', () => {
  const match = tableOf({ seats: [{ units: 'ace-2 ace-2 laser-1' }, { units: 'ace-2' }] });
  const [event = assert.fail('nothing happened')] = playChoices(match, 'move', 'unit:a2').filter(
    ({ kind }) => kind === 'moved',
  );
  const sentence = words.event(event, match.view('spectator'));
  assert.equal(sentence && say(sentence), 'ace-2 2 (Ann) moves: home zone of Ann → contested zone.');
  assert.equal(sentence?.brief && say(sentence.brief), 'ace-2 2 (Ann) → contested zone');
  assert.equal(sentence?.detail && say(sentence.detail), 'unit a2');
  assert.equal(sentence?.place, 'a2');
});

test('the text view tells hands, objectives and cards only to those who know them', () => {
  const match = tableOf({
    seats: [
      { units: 'ace-2@mid!1', hand: 'c-lock-on o-echo-base', objectives: '^o-echo-base ? -' },
      { units: 'ground-laser-1 laser-2@reserve', hand: 'c-han-solo' },
    ],
  });
  const own = lines(match, 0);
  for (const line of [
    'Lock-On (1 star, defense 8). Combat bonus: +3 attack.',
    'ace-2 (Ann), a1: 2 stars; attack 2, damage 2, defense 9, shields 5, 1 damage counter; icons: Ace.',
    'Objective 1, face up: Echo Base (3 stars, defense 10). Each friendly unit in your home zone gets +1 defense in battles.',
    'Objective 2: face down, seen by nobody.',
    'Objective 3 is destroyed.',
    'ground-laser-1 (Ben), b1: 1 star, ground unit; attack 2, damage 2, defense 9, shields 5; icons: Laser.',
    'In reserve: laser-2 (Ben), b2: 2 stars; attack 2, damage 2, defense 9, shields 5; icons: Laser.',
    'Round 1 of at most 30.',
  ])
    assert.ok(own.includes(line), `${line}\n\n${own.join('\n')}`);
  const hers =
    'Han Solo (1 star, defense 9). Combat bonus: +2 attack. Only for units with the icon Ace. You may roll the dice of this unit again once.';
  assert.ok(lines(match, 1).includes(hers));
  assert.ok(!own.includes(hers));
  for (const viewer of [1, 'spectator'] as const) {
    assert.ok(!lines(match, viewer).some((line) => line.startsWith('Lock-On (1 star')));
  }
});

test('a reroll says what lies there, and what comes of both answers', () => {
  const match = tableOf({
    seats: [{ units: 'targeting-2@mid' }, { units: 'ace-2@mid' }],
    rolls: '1 1 1 1 6 6',
  });
  attack(match, 'a1 b1');
  const { prompt, choices } = asked(match);
  assert.equal(prompt, 'Ann, roll again? targeting-2 has 1 and 1.');
  assert.deepEqual(choices, [
    'Roll both dice again. Chances: your unit hits 58%, destroys 0%; the other one 0% and 0%.',
    'Keep the dice. Chances: your unit hits 0%, destroys 0%; the other one 0% and 0%.',
  ]);
  roll(match, '6 6');
  assert.ok(
    told(match, playChoices(match, 'reroll')).includes(
      'targeting-2 (Ann) rolls 6 and 6, that is 12, in a new roll.',
    ),
  );
});

test('units that a card or an objective means are offered by what happens to them', () => {
  const match = tableOf({
    seats: [
      { units: 'ground-blaster-2@mid ace-1', hand: 'c-field-of-fire' },
      { units: 'ground-ace-2@mid ground-ace-1@mid ground-laser-1@mid' },
    ],
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1', 'play:c-field-of-fire');
  assert.deepEqual(asked(match), {
    prompt: 'Ann, choose an opposing unit: it takes 1 damage counter.',
    choices: ['Damage ground-ace-1 (Ben).', 'Damage ground-laser-1 (Ben).'],
  });
});

test('an objective that repairs offers damaged units of its seat', () => {
  const match = tableOf({
    seats: [{ units: 'ace-2' }, { units: 'ace-2!1 laser-2!2 laser-1', objectives: '^o-orbital-dock ? ?' }],
  });
  playChoices(match, '-');
  assert.deepEqual(asked(match), {
    prompt: 'Ben, choose one of your units: it loses 1 damage counter.',
    choices: ['Remove damage from ace-2.', 'Remove damage from laser-2.'],
  });
  assert.ok(told(match, playChoices(match, 'unit:b2')).includes('laser-2 (Ben) loses 1 damage counter.'));
});

test('a unit that a card lets move may stay', () => {
  const match = tableOf({
    seats: [{ units: 'ace-2@mid', hand: 'c-lando-calrissian' }, { units: 'ace-2@mid' }],
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1', 'play:c-lando-calrissian');
  const { prompt, choices } = asked(match);
  assert.equal(prompt, 'Ann, does ace-2 move?');
  assert.deepEqual(choices, [
    'ace-2 moves here: home zone of Ann.',
    'ace-2 moves here: home zone of Ben.',
    'ace-2 stays.',
  ]);
  assert.ok(told(match, playChoices(match, '-')).includes('ace-2 (Ann) stays where it is.'));
});

test('where there are very many targets, their player is asked for first', () => {
  const crowd = { units: 'plain-1@mid*60' };
  const match = tableOf({ seats: [{ units: 'ace-2@mid' }, crowd, crowd, crowd] });
  playChoices(match, 'combat', 'unit:a1');
  assert.deepEqual(asked(match), {
    prompt: 'Ann, whose unit does ace-2 attack?',
    choices: ['Attack a unit of Ben.', 'Attack a unit of Cleo.', 'Attack a unit of Dan.'],
  });
  playChoices(match, 'opponent:c');
  const { choices } = asked(match);
  assert.equal(choices.length, 60);
  assert.match(choices[59] ?? '', /^Attack plain-1 60 \(Cleo\)\. Chances: /);
});

test('the question for a card is short where names are long, so that phones show all of it', () => {
  const { pack } = game.open({}).terms;
  const [longest = assert.fail('no units')] = pack.units
    .map(({ id }) => id)
    .sort((one, other) => nameOf(other).length - nameOf(one).length);
  function nameOf(id: string): string {
    return pack.units.find((unit) => unit.id === id)?.name ?? '';
  }
  const units = `${longest}@mid ${longest}@mid`;
  const seats = [
    { units, hand: 'c-lock-on' },
    { units, hand: 'c-yoda' },
  ];
  const match = tableOf({ seats, pack, options: { size: 30 } });
  attack(match, 'a1 b1');
  const rules = game.open({ pack });
  const prompt = openWords(rules).prompt('card', 0, match.view(0));
  for (const speaker of speakers) assert.ok(speaker(prompt).length <= 70, speaker(prompt));
});

test('the text view says how the match is played, and how sure its data are', () => {
  const rules = game.open({ firstTurn: 'limited', format: 'persons' });
  const limited = openWords(rules);
  const match = tableOf({ seats: [{ units: 'ace-2' }, { units: 'ace-2' }] });
  const { title, lines: told = [] } = limited.table(match.view(0), 0).at(-1) ?? {};
  assert.equal(title && say(title), 'Rules and data');
  const said = told.map(say);
  assert.ok(said.includes('Format: One person each.'), said.join('\n'));
  assert.ok(said.includes('First turn of the first player: Limited (house rule).'), said.join('\n'));
  const [sure = ''] = said.slice(-1);
  const counts =
    /^Data of “Balanced[^”]*” – documented: (\d+), derived: (\d+), reconstructed: \d+, our own: (\d+)\.$/;
  const { units, cards } = rules.terms.pack;
  const stated = [...units, ...cards].flatMap(({ certainty = {} }) => Object.values<string>(certainty));
  assert.deepEqual(
    counts.exec(sure)?.slice(1).map(Number),
    ['documented', 'derived', 'original'].map((how) => stated.filter((one) => one === how).length),
    sure,
  );
});

test('the words know the packs that come with the game by their names', () => {
  const names = Object.entries(packs).map(([id, { name }]) => [id, { name }]);
  assert.deepEqual(builtIn, Object.fromEntries(names));
});
