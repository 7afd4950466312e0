import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, suite, test } from 'node:test';
import { EngineProcess } from '../testing/engine.ts';

/** The campaign of Imperial Assault in scenarios of somebody else's, as a program outside plays them. */

const engine = new EngineProcess();
after(() => engine.close());

const page = readFileSync(new URL('../../docs/games/imperial-assault-campaign.md', import.meta.url), 'utf8');

/** The example of the page that asks the engine for this position. */
function exampleWith(words: string): Record<string, unknown> {
  const found = page
    .split('```json\n')
    .find((part) => part.includes('"do": "arrange"') && part.includes(words));
  assert.ok(found, words);
  return JSON.parse(found.slice(0, found.indexOf('```')));
}

async function ok(request: object): Promise<Record<string, unknown>> {
  const { ok: answer, error } = await engine.send(request);
  assert.equal(error, undefined, error?.message);
  assert.ok(typeof answer === 'object' && answer !== null);
  return { ...answer };
}

async function arranged(request: object): Promise<string> {
  const { match } = await ok(request);
  assert.ok(typeof match === 'string');
  return match;
}

interface Asked {
  readonly seat: number;
  readonly kind: string;
  readonly choices: readonly string[];
}

async function asked(match: string): Promise<Asked> {
  const { decisions } = await ok({ do: 'decision', match });
  assert.ok(Array.isArray(decisions) && decisions.length > 0);
  return decisions[0];
}

/** Answers one question after the other, each for whoever is asked first; `*` declines until somebody activates or acts. */
async function play(match: string, ...choices: readonly string[]): Promise<void> {
  for (const choice of choices) {
    let { seat, kind, choices: open } = await asked(match);
    if (choice !== '*') {
      await ok({ do: 'play', match, seat, choice });
      continue;
    }
    while (!['activation', 'rebelTurn', 'turn', 'deployment'].includes(kind)) {
      await ok({ do: 'play', match, seat, choice: open.includes('-') ? '-' : open[0] });
      ({ seat, kind, choices: open } = await asked(match));
    }
  }
}

/** The rule by which the engine refuses an answer. */
async function refusal(match: string, seat: number, choice: string): Promise<string | undefined> {
  const { error } = await engine.send({ do: 'play', match, seat, choice });
  return error?.rule;
}

const own = exampleWith('"scenario"');

/** The example of the page with another position and other dice. */
function withPosition(change: object, chance: readonly number[]): Record<string, unknown> {
  return { ...own, position: Object.assign({}, own.position, change), chance };
}

suite('a campaign on a map of somebody else, by the engine', () => {
  test('A11: the example of the page: a test of Tech with scripted dice opens a door and brings threat', async () => {
    const match = await arranged(own);
    assert.deepEqual(
      (await asked(match)).choices.filter((choice) => choice.startsWith('door')),
      [],
    );
    await play(match, 'token:1');
    const position = await ok({ do: 'position', match });
    assert.deepEqual(position.openDoors, ['gate']);
    assert.deepEqual(position.happened, ['opened']);
    assert.match(JSON.stringify(position.empire), /"threat":5,/);
    const again = await arranged({ ...own, position, chance: [] });
    assert.deepEqual(await ok({ do: 'decision', match: again }), await ok({ do: 'decision', match }));
    assert.deepEqual(await ok({ do: 'position', match: again }), position);
  });

  test('A11: a test with too few successes takes the action, and they add up', async () => {
    const match = await arranged({ ...own, chance: [1, 4] });
    await play(match, 'token:1', '*');
    const position = await ok({ do: 'position', match });
    assert.deepEqual(position.openDoors, []);
    assert.match(JSON.stringify(position.tokens), /"successes":1/);
    assert.equal(await refusal(match, 1, 'token:1'), 'no-action-left');
  });

  const fennActs = { activation: { seat: 2, group: 0, figure: { is: [0, 0] } }, openDoors: ['gate'] };

  test('A8: a hero attacks with its weapon: the dice of the rifle, then that of the defence', async () => {
    const match = await arranged(withPosition(fennActs, [4, 4, 1]));
    await play(match, 'attack:a1.1', '*');
    const { players } = await ok({ do: 'position', match });
    assert.match(
      JSON.stringify(players),
      /"card":"stormtrooper","figures":\[\{},\{"at":"E2"}/,
      '2 and 2 damage against 1 block, of 3 Health',
    );
    assert.equal(await refusal(match, 2, 'attack:a1.1'), 'no-target');
  });
});

suite('wounds, threat and the shop, by the engine', () => {
  const hero = (card: string, at: string, more: object = {}) => ({
    groups: [{ card, figures: [{ at, ...more }] }],
  });
  const troopers = {
    groups: [{ card: 'stormtrooper', figures: [{ at: 'D2' }, { at: 'E2' }, {}] }],
    cards: [{ card: 'show-of-force' }],
  };
  /** A stormtrooper may act, and the gate is open. */
  const shoots = {
    toMove: 'empire',
    activation: { seat: 0, group: 0, done: [[0, 1]], figure: { is: [0, 0] } },
    openDoors: ['gate'],
  };

  test('A10: a hero that suffers its Health is wounded, and the sheet is turned', async () => {
    const players = [troopers, hero('gideon-argus', 'C2', { damage: 9 }), hero('fenn-signis', 'A1')];
    const match = await arranged(withPosition({ players, ...shoots }, [5, 5, 1]));
    await play(match, 'attack:b1.1', '*');
    const position = await ok({ do: 'position', match });
    assert.match(
      JSON.stringify(position.players),
      /"card":"gideon-argus-wounded","figures":\[\{"at":"C2"}\]/,
    );
  });

  test('A10: a wounded hero that suffers its Health withdraws', async () => {
    const players = [troopers, hero('gideon-argus-wounded', 'C2', { damage: 9 }), hero('fenn-signis', 'A1')];
    const match = await arranged(withPosition({ players, ...shoots }, [5, 5, 1]));
    await play(match, 'attack:b1.1', '*');
    const position = await ok({ do: 'position', match });
    assert.match(JSON.stringify(position.players), /"card":"gideon-argus-wounded","figures":\[\{}\]/);
  });

  test('A13, B12: the status phase brings threat, for which the Empire reinforces and deploys', async () => {
    const spent = { groups: [{ ...troopers.groups[0], exhausted: true }], cards: troopers.cards };
    const late = { activations: 0, activated: true };
    const players = [
      spent,
      { ...hero('gideon-argus', 'B3'), ...late },
      { ...hero('fenn-signis', 'B2'), ...late },
    ];
    const activation = { seat: 2, group: 0, figure: { is: [0, 0], actions: 0 } };
    const before = { players, activation, empire: { threat: 3, threatLevel: 3, open: ['nexu'] } };
    const match = await arranged(withPosition(before, []));
    await play(match, '-', '*');
    assert.equal((await asked(match)).kind, 'deployment');
    const { choices } = await asked(match);
    const reinforce = choices.find((choice) => choice !== '-' && choice !== 'card:nexu');
    assert.ok(choices.includes('card:nexu') && reinforce !== undefined, choices.join(' '));
    await play(match, reinforce, '*');
    assert.deepEqual(
      (await asked(match)).choices.filter((choice) => choice.startsWith('card:')),
      ['card:nexu'],
      'of 6 threat a trooper takes 2, which leaves 4 for the Nexu',
    );
  });

  test('A13: the status phase begins where the Empire deploys, and after it the next round does', async () => {
    const before = {
      activation: undefined,
      deployment: true,
      empire: { threat: 4, threatLevel: 3, open: ['nexu'] },
    };
    const match = await arranged(withPosition(before, []));
    const { kind, choices } = await asked(match);
    assert.equal(kind, 'deployment');
    assert.ok(choices.includes('card:nexu'), choices.join(' '));
    const position = await ok({ do: 'position', match });
    const again = await arranged({ ...own, position, chance: [] });
    assert.deepEqual(await ok({ do: 'decision', match: again }), await ok({ do: 'decision', match }));
    await play(match, '-', '*');
    assert.equal((await ok({ do: 'position', match })).round, 3);
  });

  test('A13: the example of the shop: heroes buy what they can pay for, and sell it for half', async () => {
    const match = await arranged(exampleWith('"rebelUpgrade"'));
    assert.equal(await refusal(match, 1, 'buy:t-21'), 'too-few-credits');
    await ok({ do: 'play', match, seat: 1, choice: 'buy:dl-44' });
    await ok({ do: 'play', match, seat: 1, choice: 'sell:dl-44' });
    const position = await ok({ do: 'position', match });
    assert.match(JSON.stringify(position.record), /"credits":250/);
    const again = await arranged({ do: 'arrange', game: own.game, position });
    assert.deepEqual(await ok({ do: 'decision', match: again }), await ok({ do: 'decision', match }));
  });

  test('what a position lacks is told with its field', async () => {
    const { error } = await engine.send({ do: 'arrange', game: own.game, position: { round: 2 } });
    assert.deepEqual(error?.code, 'bad-position');
    assert.match(error.message, /players: name the Empire and its heroes/);
  });
});
