import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createSays } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import type { Sentence } from '../words.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import { format } from './rules/notation.ts';
import { stepsOf } from './rules/steps.ts';
import {
  type BattleMatch,
  numberOf,
  optionsOf,
  playChoices,
  type Setting,
  tableOf,
} from './testing/table.ts';
import { openWords } from './words.ts';

const speakers = await createSays(messages);
const [say = assert.fail('nobody speaks')] = speakers;

/** The words of a table of the tests. */
function wordsOf(setting: Setting) {
  return openWords(game.open(optionsOf(setting, setting.seats.length)));
}

function rulesOf(match: BattleMatch) {
  return openWords(game.open(match.opening.options));
}

/** What the log tells everybody of events, and is not only spoken. */
function told(match: BattleMatch, events: readonly Event[]): string[] {
  const words = rulesOf(match);
  const view = match.view('spectator');
  return events.flatMap((event) => {
    const sentence = words.event(event, view);
    return sentence === undefined || sentence.spoken ? [] : [say(sentence)];
  });
}

/** The question, and all choices. */
function asked(match: BattleMatch): { readonly prompt: string; readonly choices: string[] } {
  const words = rulesOf(match);
  const [decision = assert.fail('nobody is asked')] = match.decisions();
  const view = match.view(decision.seat);
  return {
    prompt: say(words.prompt(decision.kind, decision.seat, view)),
    choices: decision.choices.map((text) => say(words.choice(text, view))),
  };
}

function lines(match: BattleMatch, viewer: number | 'spectator'): string[] {
  return rulesOf(match)
    .table(match.view(viewer), viewer)
    .flatMap(({ title, lines: each }): Sentence[] => [title, ...each])
    .map(say);
}

function has(all: readonly string[], ...wanted: readonly string[]): void {
  for (const line of wanted) assert.ok(all.includes(line), `${line}\n\n${all.join('\n')}`);
}

/** Tables that lead to most kinds of events between them. */
const tables = [
  { seats: 2, options: { mission: 'on-our-way', armies: 'own', vpMode: 'figure', rounds: 2 } },
  { seats: 4, options: { mission: 'foundry-floor', rounds: 2 } },
] as const;

test('whole matches are told in six languages, every choice apart from every other', () => {
  const all = tables.flatMap((table) => sayMatch(game, openWords(game.open(table.options)), speakers, table));
  for (const { event, sentence } of all) {
    // Steps are told with their way, and what an ability box has with the changes that it brings.
    assert.ok(sentence !== undefined || event.kind === 'moved' || event.kind === 'used', event.kind);
  }
  const kinds = new Set<Event['kind']>(all.map(({ event }) => event.kind));
  const expected: readonly Event['kind'][] = ['army', 'attacked', 'resolved', 'suffered', 'scored', 'setOut'];
  for (const kind of expected) assert.ok(kinds.has(kind), `no match had ${kind}`);
});

const duel: Setting = {
  seats: [
    { groups: 'hero@A1+focused*damage', hand: 'calm dear', deck: 'dull even' },
    { groups: 'squad@D1,D2,-', hand: 'flat', deck: 'calm' },
  ],
  round: 2,
};

/** A figure of each seat of the duel. */
const hero = numberOf('a1.1');
const trooper = numberOf('b1.1');
const group = hero >> 3;

/** An event of each kind but those of a campaign: a kind that is missing does not compile. */
const events: { readonly [K in Exclude<Event['kind'], 'campaign'>]: Event & { readonly kind: K } } = {
  army: { kind: 'army', seat: 0, cost: 10, fighters: [3], upgrades: [0] },
  initiative: { kind: 'initiative', seat: 1 },
  mission: { kind: 'mission', mission: 0 },
  squad: { kind: 'squad', group, squad: 1 },
  assigned: { kind: 'assigned', seat: 0 },
  squads: { kind: 'squads', seat: 0, first: 1 },
  zone: { kind: 'zone', seat: 0, zone: 1 },
  deploys: { kind: 'deploys', group },
  attached: { kind: 'attached', seat: 0, upgrade: 0, group },
  deployed: { kind: 'deployed', figure: hero, place: { space: 0, turned: false } },
  drew: { kind: 'drew', seat: 0, count: 2 },
  round: { kind: 'round', round: 3 },
  activated: { kind: 'activated', group },
  passed: { kind: 'passed', seat: 1 },
  activation: { kind: 'activation', figure: trooper },
  setOut: { kind: 'setOut', figure: hero, to: { space: 3, turned: false }, cost: 3, by: 'points' },
  endedActivation: { kind: 'endedActivation', figure: hero },
  endedMovement: { kind: 'endedMovement', figure: hero },
  action: { kind: 'action', figure: hero, action: 'interact' },
  moved: {
    kind: 'moved',
    figure: hero,
    from: { space: 0, turned: false },
    to: { space: 1, turned: false },
    cost: 0,
  },
  shook: { kind: 'shook', figure: hero, condition: 'bleeding' },
  opened: { kind: 'opened', door: 0, figure: -1 },
  turnedOver: { kind: 'turnedOver', token: 0, turned: true, figure: hero },
  retrieved: { kind: 'retrieved', token: 0, figure: hero },
  dropped: { kind: 'dropped', token: 0 },
  brought: { kind: 'brought', token: 0, figure: hero },
  bombarded: { kind: 'bombarded', figure: hero, by: 1, dice: ['blue'], faces: [4], damage: 2 },
  defeated: { kind: 'defeated', figure: trooper, by: -1 },
  scored: { kind: 'scored', seat: 0, points: 6, total: 6, why: 'defeated' },
  used: { kind: 'used', ability: 0, figure: -1, seat: 0 },
  playedCard: { kind: 'playedCard', seat: 0, card: 0, ability: 0 },
  form: { kind: 'form', group, form: 0 },
  declined: { kind: 'declined', seat: 0 },
  choseOption: { kind: 'choseOption', seat: 0, option: 0, effect: 0 },
  choseFigure: { kind: 'choseFigure', seat: 0, figure: trooper },
  choseToken: { kind: 'choseToken', seat: 0, token: 0 },
  choseSpace: { kind: 'choseSpace', seat: 0, space: 2 },
  choseCondition: { kind: 'choseCondition', seat: 0, condition: 'stunned' },
  ordered: { kind: 'ordered', seat: 0, ability: 'power-token', answer: 'never', until: 'round' },
  lasts: { kind: 'lasts', ability: 0, figures: [hero] },
  choseOpponent: { kind: 'choseOpponent', seat: 0, opponent: 1 },
  damagedObject: { kind: 'damagedObject', token: 0, amount: 2, damage: 2, health: 5 },
  destroyed: { kind: 'destroyed', token: 0 },
  attacked: { kind: 'attacked', object: -1, attacker: hero, target: trooper, seat: 0, space: 3 },
  pools: { kind: 'pools', attack: ['red'], defence: [] },
  rolled: {
    kind: 'rolled',
    attacker: hero,
    target: trooper,
    dice: [{ die: 'red', face: 4, rerolled: false }],
    focused: true,
  },
  rerolled: {
    kind: 'rerolled',
    place: 0,
    before: { die: 'white', face: 1, rerolled: false },
    after: { die: 'white', face: 6, rerolled: true },
  },
  changed: { kind: 'changed', from: { token: hero }, changes: { damage: 1, surge: -1 } },
  surge: { kind: 'surge', surge: 0, figure: hero },
  resolved: {
    kind: 'resolved',
    object: -1,
    attacker: hero,
    target: trooper,
    results: { damage: 3, accuracy: 4, surge: 0, block: 2, evade: 0, dodge: 0, pierce: 1 },
    distance: 3,
    missed: null,
    damage: 2,
  },
  blast: { kind: 'blast', space: 3, amount: 1 },
  cleave: { kind: 'cleave', figure: trooper, amount: 2 },
  rolledFor: { kind: 'rolledFor', figure: -1, dice: [{ die: 'blue', face: 3, rerolled: false }] },
  suffered: { kind: 'suffered', figure: hero, what: 'strain', amount: 1, damage: 0, health: 10 },
  recovered: { kind: 'recovered', figure: hero, amount: 2 },
  gainedPoints: { kind: 'gainedPoints', figure: hero, points: 1 },
  gainedActions: { kind: 'gainedActions', figure: hero, count: 1, next: true },
  readied: { kind: 'readied', group },
  exhausted: { kind: 'exhausted', group },
  put: { kind: 'put', what: 'rubble', space: 5 },
  gainedCondition: { kind: 'gainedCondition', figure: hero, condition: 'hidden' },
  gainedToken: { kind: 'gainedToken', figure: hero, token: 'block' },
  spentToken: { kind: 'spentToken', figure: hero, token: 'damage' },
  lostToken: { kind: 'lostToken', figure: hero, token: 'evade' },
  discarded: { kind: 'discarded', seat: 0, cards: [0, 0, 1] },
  removed: { kind: 'removed', seat: 1, cards: [] },
  returned: { kind: 'returned', seat: 0, card: 1 },
  fetched: { kind: 'fetched', seat: 0, card: 1 },
  showedTop: { kind: 'showedTop', seat: 0, card: 1 },
  namedCard: { kind: 'namedCard', seat: 0, of: 1, card: 1 },
  putUnder: { kind: 'putUnder', seat: 0 },
  sawHand: { kind: 'sawHand', seat: 0, of: 1 },
  eliminated: { kind: 'eliminated', seat: 1 },
  ready: { kind: 'ready' },
  tieRolls: { kind: 'tieRolls', rolls: [5, 3] },
  asksAgain: { kind: 'asksAgain', seat: 0, ability: 'cower' },
  ended: { kind: 'ended', why: 'rounds' },
};

/** A choice of each kind but those of a campaign. */
const choices: {
  readonly [K in Exclude<Choice['kind'], 'campaign'>]: Extract<Choice, { readonly kind: K }>;
} = {
  zone: { kind: 'zone', zone: 0 },
  squad: { kind: 'squad', squad: 1 },
  group: { kind: 'group', group },
  figure: { kind: 'figure', figure: trooper },
  seat: { kind: 'seat', seat: 1 },
  place: { kind: 'place', at: 'C4' },
  move: { kind: 'move', at: 'B1' },
  run: { kind: 'run' },
  stop: { kind: 'stop' },
  attack: { kind: 'attack', target: trooper },
  attackObject: { kind: 'attackObject', token: 0 },
  door: { kind: 'door', door: 0 },
  token: { kind: 'token', token: 0 },
  use: { kind: 'use', ability: 'scope', figure: hero },
  play: { kind: 'play', card: 'calm', figure: -1 },
  shake: { kind: 'shake', condition: 'stunned' },
  spend: { kind: 'spend', token: 'damage' },
  die: { kind: 'die', die: 0 },
  colour: { kind: 'colour', die: 'red' },
  surge: { kind: 'surge', surge: 'nexu.pierce-2' },
  option: { kind: 'option', option: 1 },
  condition: { kind: 'condition', condition: 'weakened' },
  card: { kind: 'card', card: 'dear' },
  number: { kind: 'number', number: 2 },
  order: { kind: 'order', ability: 'scope', answer: 'always', until: 'match' },
  ask: { kind: 'ask', ability: 'cower' },
  pass: { kind: 'pass' },
};

test('every kind of event and of choice has its sentences in six languages', () => {
  const map = { doors: 'B1|C1', tokens: 'crate@C3' };
  const setting: Setting = {
    ...duel,
    map,
    pack: 'core',
    seats: [
      { groups: 'darth-vader@A1', upgrades: 'driven-by-hatred>1' },
      { groups: 'stormtrooper@D1,D2,D3' },
    ],
  };
  const match = tableOf(setting);
  const words = wordsOf(setting);
  const view = match.view('spectator');
  for (const event of Object.values(events)) {
    const sentence = words.event(event, view);
    if (sentence === undefined) {
      assert.equal(
        event.kind,
        'used',
        'only what an ability box has is told with the changes that it brings',
      );
      continue;
    }
    for (const speak of speakers)
      for (const each of [sentence, sentence.brief, sentence.detail])
        if (each !== undefined) assert.doesNotMatch(speak(each), /undefined|\s\s|\s[.,]|\(\)/, event.kind);
  }
  for (const choice of Object.values(choices)) {
    for (const speak of speakers)
      assert.doesNotMatch(speak(words.choice(format(choice), view)), /undefined|\s\s/);
  }
});

test('every question of the rules has a prompt of its own', () => {
  const { terms } = game.open({});
  const en: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(new URL('messages/table/en.json', import.meta.url), 'utf8'),
  );
  const others = { forceDiscard: 'nameCard' } as const;
  for (const [name, step] of Object.entries(stepsOf(terms))) {
    if (step.kind !== 'choice') continue;
    const key = name === 'forceDiscard' ? others.forceDiscard : name;
    assert.ok(`prompt.${key}` in en, name);
  }
});

test('an attack is told from the roll to the points, each change with its source', () => {
  const match = tableOf({
    seats: [{ groups: 'hero@A1+focused+hidden*damage' }, { groups: 'scout@D1!2+weakened' }],
    // blue 2 accuracy 1 damage, red 3 damage, green 2 accuracy 2 damage; black 2 blocks
    rolls: '2 5 5 3',
  });
  const all = told(match, [
    ...playChoices(match, 'group:a1', 'attack:b1.1'),
    ...playChoices(match, 'spend:damage'),
  ]);
  assert.deepEqual(all, [
    'Ann activates hero.',
    'hero (Ann) attacks scout (Ben) at D1.',
    'hero (Ann) spends a power token: +1 damage.',
    'Attack roll: blue die (1 damage, 2 accuracy), red die (3 damage), green die (2 damage, 2 accuracy), one green die of it for Focused. Defense roll: black die (2 block).',
    '+1 surge: Hidden.',
    '−1 evade: Weakened.',
    'hero (Ann) hits scout (Ben) for 5 damage (7 damage, 2 block).',
    'scout (Ben) suffers 2 damage and has 4 of 4.',
    'scout (Ben) is defeated by Ann.',
    'Ben has no figures left and is eliminated.',
    'Ann scores 3 victory points (defeated figures), 3 in total.',
    'The match ends: only one side has figures left.',
  ]);
});

test('an activation says what is left, what a step costs, and what an attack comes to', () => {
  const match = tableOf({
    seats: [{ groups: 'scout@B1' }, { groups: 'squad@D1,-,-' }],
    map: { rows: ['....~.....', '..........'], terminals: 'C2' },
  });
  playChoices(match, 'group:a1');
  assert.equal(asked(match).prompt, 'Ann, scout: 2 actions left.');
  has(
    asked(match).choices,
    'Action: gain 5 movement points.',
    'End the activation of scout; 2 actions are lost.',
  );
  assert.match(
    asked(match).choices.find((choice) => choice.startsWith('Attack')) ?? '',
    /^Attack squad 1 \(Ben\) at D1\. Distance 2: \d+% to hit, \d(\.\d)? damage on average, \d+% to defeat\.$/,
  );
  playChoices(match, 'run');
  const { prompt, choices: moves } = asked(match);
  assert.equal(prompt, 'Ann, scout: 1 action, 5 movement points left.');
  has(moves, 'Move to C1 (1 movement point).', 'Move to C2 (terminal) (1 movement point).');
  has(moves, 'Move to E1 (difficult terrain) (4 movement points).');
  has(told(match, playChoices(match, 'move:E1')), 'scout (Ann) moves to E1 (4 movement points).');
});

test('the table in words says where everybody is, what is ready, and what the mission offers', () => {
  const match = tableOf({
    seats: [
      { groups: 'beast@A1!3+stunned*block /scout@C3 squad@B4,-,B5', hand: 'calm dear', points: 7 },
      { groups: 'pair@H1,H2', upgrades: 'scheme' },
    ],
    map: { doors: 'E1|F1', terminals: 'C4', tokens: 'crate:red@B3' },
    rules: [{ rule: 'points-for-control', token: 'crate', points: 3 }],
    round: 2,
  });
  const all = lines(match, 0);
  has(
    all,
    'Ann, which group do you activate?',
    'Round 2 of at most 10.',
    'Ann has the initiative.',
    'Ann: 7 victory points.',
    'At the end of each round a player scores 3 victory points for each controlled token of this kind: crate.',
    'Closed: door 1 (E1|F1).',
    'Terminal at C4, controlled by Ann.',
    'crate (red), B3, controlled by Ann.',
    'beast at A1–B1: damage 3 of 8, Speed 4, Stunned, power tokens: block, ready.',
    'scout at C3: damage 0 of 4, Speed 5, exhausted.',
    'squad: ready, 2 of 3 figures.',
    'squad 1 at B4: damage 0 of 4, Speed 4.',
    'squad 3 at B5: damage 0 of 4, Speed 4.',
    'Upgrade Scheme.',
  );
});

test('command cards are told to those who know them, and to nobody else', () => {
  const match = tableOf(duel);
  const own = lines(match, 0);
  assert.ok(own.some((line) => line.startsWith('dear: Command card. Cost 2')));
  has(own, 'Still in your deck: dull, even.');
  for (const viewer of [1, 'spectator'] as const) {
    const all = lines(match, viewer).join('\n');
    assert.doesNotMatch(all, /\bdear\b|\bdull\b/);
    assert.match(all, /Command cards: 2 in hand, 2 in the deck, none discarded\./);
  }
});

test('what only its player may know of an event is said to nobody else', () => {
  const match = tableOf({
    ...duel,
    seats: [
      { groups: 'hero@A1', deck: 'dear dull' },
      { groups: 'scout@D1', deck: 'calm' },
    ],
  });
  const words = rulesOf(match);
  const [decision] = match.decisions();
  const emitted = decision === undefined ? [] : [...playAll(match)];
  const draws = emitted.filter(({ event }) => event.kind === 'drew' && event.seat === 0);
  assert.ok(draws.length > 0);
  for (const { event, others } of draws) {
    const sayOf = (one: Event): string => say(words.event(one, match.view('spectator')) ?? assert.fail());
    assert.equal(sayOf(event), 'Ann draws dear.');
    assert.equal(sayOf(others ?? assert.fail('all were told')), 'Ann draws 1 command card.');
  }
});

/** Ends every activation until the round is over. */
function playAll(match: BattleMatch) {
  const { round } = match.state;
  const emitted: ReturnType<BattleMatch['play']>[number][] = [];
  while (match.state.round === round) {
    const [{ seat, choices: open } = assert.fail('nobody is asked')] = match.decisions();
    emitted.push(...match.play(seat, open.includes('-') ? '-' : (open[0] ?? '')));
  }
  return emitted;
}

test('figures of one name are told apart: by number, by the letter of their group, and as elite', () => {
  const match = tableOf({
    seats: [
      { groups: 'stormtrooper@A1,A2,A3 stormtrooper@B1,B2,- stormtrooper-elite@C1,C2,C3' },
      { groups: 'darth-vader@H1' },
    ],
    pack: 'core',
  });
  has(
    lines(match, 1),
    'Stormtrooper A: ready, 3 of 3 figures.',
    'Stormtrooper B2 at B2: damage 0 of 3, Speed 4.',
    'Elite Stormtrooper 3 at C3: damage 0 of 5, Speed 4.',
  );
  const words = rulesOf(match);
  const sentence = words.event({ kind: 'recovered', figure: numberOf('a2.2'), amount: 1 }, match.view(0));
  assert.equal(sentence?.place, 'a2.2');
  assert.equal(sentence && say(sentence), 'Stormtrooper B2 (Ann) recovers 1 damage.');
  assert.equal(sentence?.brief && say(sentence.brief), 'Stormtrooper B2: −1 damage');
  assert.equal(sentence?.detail && say(sentence.detail), 'figure a2.2');
});

test('two abilities of one name are told apart in standing orders, and equal surge abilities by a number', () => {
  const words = openWords(game.open({}));
  const match = tableOf({ seats: [{ groups: 'darth-vader@A1' }, { groups: 'greedo@D1' }], pack: 'core' });
  const view = match.view(0);
  const order = (id: string): string => say(words.choice(`order:${id}>never-match`, view));
  assert.notEqual(order('zillo-technique'), order('zillo-technique-block'));
  assert.match(
    order('zillo-technique-block'),
    /^Do not ask me about Zillo Technique \(\+1 block\) in this match\.$/,
  );
});
