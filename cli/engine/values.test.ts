import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { hashOf } from '../../kernel/canonical.ts';
import { type EmittedEvent, eventsFor } from '../../kernel/emitted-event.ts';
import { playForcedPasses } from '../../kernel/forced-pass.ts';
import { Match } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { duel } from '../../testkit/games/duel.ts';
import { generatePack } from '../../testkit/games/outpost/pack.ts';
import { EngineProcess } from '../testing/engine.ts';
import { foresee } from './foresee.ts';

const engine = new EngineProcess('kit');
after(() => engine.close());

const bring = [['u0', 'u1'], ['u2']];
const fresh = { do: 'new', game: 'outpost', seats: 2, seed: 'values', bring };

/** A match in which every figure is placed, and both seats have still to give their orders. */
async function placed(more = {}): Promise<string> {
  const match = await engine.begin({ ...fresh, ...more });
  for (const [seat, choice] of [
    [0, 'place:C7'],
    [0, 'place:D7'],
    [1, 'place:C1'],
  ]) {
    await engine.ask({ do: 'play', match, seat, choice });
  }
  return match;
}

describe('what seats bring', () => {
  test('begins a match, and only its seat sees it', async () => {
    const match = await engine.begin(fresh);
    const [own, other] = [await figures(match, 0), await figures(match, 1)];
    assert.deepEqual(
      own.map(({ unit }) => unit),
      ['u0', 'u1', undefined],
    );
    assert.deepEqual(
      other.map(({ unit }) => unit),
      [undefined, undefined, 'u2'],
    );
  });

  test('goes with the record, and back', async () => {
    const match = await placed();
    const record = await engine.ask({ do: 'record', match });
    assert.match(String(record), /^bring \[\["u0","u1"\],\["u2"\]\]$/m);
    const loaded = await engine.begin({ do: 'load', record });
    assert.equal(await engine.ask({ do: 'record', match: loaded }), record);
  });

  test('is taken by arrange too', async () => {
    const position = {
      figures: [
        { seat: 0, cell: 30 },
        { seat: 1, cell: 20 },
      ],
      hands: [1, 1],
      toMove: 0,
    };
    for (const brought of [undefined, bring]) {
      await engine.begin({ do: 'arrange', game: 'outpost', position, bring: brought });
    }
    const faulty = { do: 'arrange', game: 'outpost', position, bring: [['u0'], ['u99']] };
    assert.equal(await engine.refused(faulty), 'bad-bring');
  });

  const wrong: readonly (readonly [what: string, brought: unknown, says: RegExp])[] = [
    ['nothing', undefined, /2 seats have to bring something to outpost, not 0/],
    ['no list', 'u0', /a list, by seat/],
    ['too little', [['u0']], /2 seats have to bring something to outpost, not 1/],
    ['another form', [['u0'], { 0: 'u0' }], /what seat 1 brings does not have the form: must be array/],
    ['too many of them', [['u0'], ['u0', 'u0', 'u0', 'u0', 'u0', 'u0']], /NOT have more than 5 items/],
  ];
  for (const [what, brought, says] of wrong) {
    test(`is refused where it is ${what}`, async () => {
      const { error } = await engine.send({ ...fresh, bring: brought });
      assert.equal(error?.code, 'bad-bring');
      assert.match(error?.message ?? '', says);
    });
  }

  test('is refused with all faults and their rules', async () => {
    const { error } = await engine.send({ ...fresh, bring: [['u0'], ['u2', 'u9', 'u99', 'u2', 'u77']] });
    assert.deepEqual([error?.code, error?.rule], ['bad-bring', 'unknown-unit']);
    assert.deepEqual(error?.faults, [
      { rule: 'unknown-unit', place: '/2' },
      { rule: 'unknown-unit', place: '/4' },
      { rule: 'too-costly', place: '', args: { cost: 14, budget: 12 } },
    ]);
  });

  test('is refused by a game that asks for nothing', async () => {
    assert.equal(await engine.refused({ do: 'new', game: 'duel', seats: 2, bring: [1, 2] }), 'bad-bring');
    await engine.begin({ do: 'new', game: 'duel', seats: 2, bring: [] });
  });
});

describe('a decision that asks for a value', () => {
  test('has its form in place of choices', async () => {
    const match = await placed();
    assert.deepEqual(await engine.ask({ do: 'decision', match }), {
      over: false,
      decisions: [0, 1].map((seat) => ({ seat, kind: 'orders', input: orders(2 - seat) })),
    });
  });

  test('takes a value, and keeps it as text in the record', async () => {
    const match = await placed();
    await engine.ask({ do: 'play', match, seat: 0, value: ['hold', 'press'] });
    await engine.ask({ do: 'play', match, seat: 1, choice: '=[ "hold" ]' });
    const record = String(await engine.ask({ do: 'record', match }));
    assert.match(record, /^0 =\["hold","press"\]$/m);
    assert.match(record, /^1 =\["hold"\]/m);
  });

  const wrong: readonly (readonly [what: string, answer: object, code: string])[] = [
    ['a value of another form', { value: 'hold' }, 'bad-notation'],
    ['too short a value', { value: ['hold'] }, 'bad-notation'],
    ['a value that nothing allows', { value: ['hold', 'flee'] }, 'bad-notation'],
    ['such a value as a choice', { choice: '=["hold","flee"]' }, 'bad-notation'],
    ['a choice', { choice: 'place:C7' }, 'bad-notation'],
    ['JSON that is none', { choice: '=["hold"' }, 'bad-notation'],
    ['both', { choice: '-', value: ['hold', 'hold'] }, 'bad-request'],
    ['nothing', {}, 'bad-request'],
    ['the answer of another seat', { seat: 2, value: ['hold', 'hold'] }, 'not-your-decision'],
  ];
  test('refuses what is none, and nothing has changed', async () => {
    const match = await placed();
    const before = await engine.ask({ do: 'record', match });
    for (const [what, given, code] of wrong) {
      for (const request of ['play', 'outcomes']) {
        assert.equal(await engine.refused({ do: request, match, seat: 0, ...given }), code, what);
      }
    }
    assert.equal(await engine.ask({ do: 'record', match }), before);
  });

  test('names all that is wrong with the form of a value', async () => {
    const match = await placed();
    const { error } = await engine.send({ do: 'play', match, seat: 0, value: ['flee', 'hold', 7] });
    assert.equal(error?.code, 'bad-notation');
    assert.deepEqual(error?.faults, [
      { place: '', message: 'must NOT have more than 2 items' },
      { place: '/0', message: 'must be one of "hold", "press"' },
      { place: '/2', message: 'must be one of "hold", "press"' },
    ]);
  });

  test('can be sampled, and the samples are legal and not always the same', async () => {
    const match = await placed();
    const seen = new Set<string>();
    for (let time = 0; time < 20; time++) {
      const value = await engine.ask({ do: 'sample', match, seat: 0 });
      seen.add(JSON.stringify(value));
      await engine.ask({ do: 'play', match, seat: 0, value });
      await engine.ask({ do: 'undo', match });
    }
    assert.equal(seen.size, 4);
  });

  test('is what sample is for', async () => {
    const match = await engine.begin(fresh);
    assert.equal(await engine.refused({ do: 'sample', match, seat: 0 }), 'bad-request');
    assert.equal(await engine.refused({ do: 'sample', match, seat: 5 }), 'not-your-decision');
    assert.equal(await engine.refused({ do: 'sample', match, seat: 'referee' }), 'bad-request');
  });

  test('is answered by bots as by anybody', async () => {
    const match = await placed();
    for (const bot of ['random', 'greedy']) {
      const choice = await engine.ask({ do: 'bot', match, bot, ms: 200 });
      assert.match(String(choice), /^=\["(hold|press)","(hold|press)"\]$/);
      await engine.ask({ do: 'play', match, seat: 0, choice });
      await engine.ask({ do: 'undo', match });
    }
  });

  test('refuses a value in place of a choice', async () => {
    const match = await engine.begin(fresh);
    assert.equal(await engine.refused({ do: 'play', match, seat: 0, value: 'place:C7' }), 'bad-notation');
  });
});

describe('content', () => {
  const pack = generatePack(40);
  const { sealed, ...open } = pack;

  test('is the pack, named in views by its hash; the referee gets what is sealed, too', async () => {
    const match = await engine.begin({ ...fresh, options: { pack } });
    for (const seat of [undefined, 0, 1, 'spectator']) {
      assert.deepEqual(await engine.ask({ do: 'content', match, seat }), open);
    }
    assert.deepEqual(await engine.ask({ do: 'content', match, seat: 'referee' }), pack);
    const view = await engine.ask({ do: 'view', match, seat: 0 });
    assert.ok(typeof view === 'object' && view !== null && 'content' in view);
    assert.equal(view.content, hashOf(open));
    assert.ok(sealed !== undefined && !JSON.stringify(view).includes('weather":['));
  });

  test('is nothing for a game without', async () => {
    const match = await engine.begin({ do: 'new', game: 'duel', seats: 2 });
    assert.equal(await engine.ask({ do: 'content', match }), null);
    assert.equal(await engine.refused({ do: 'content', match, seat: 2 }), 'bad-request');
  });
});

describe('outcomes', () => {
  test('of an answer that hides nothing are exact, and nothing has changed', async () => {
    const match = await placed();
    const before = await engine.ask({ do: 'record', match });
    assert.deepEqual(await engine.ask({ do: 'outcomes', match, seat: 0, value: ['hold', 'hold'] }), {
      exact: true,
      outcomes: [{ probability: 1, events: [{ kind: 'ready', seat: 0 }] }],
    });
    assert.equal(await engine.ask({ do: 'record', match }), before);
  });

  test('of dice are exact, by their probabilities', async () => {
    const figure = { revealed: true, unit: 'u0', stance: 'press' };
    const match = await engine.begin({
      do: 'arrange',
      game: 'outpost',
      position: {
        figures: [
          { seat: 0, cell: 30, ...figure },
          { seat: 1, cell: 23, ...figure },
        ],
        hands: [0, 0],
        round: 1,
        toMove: 0,
      },
    });
    const found = await engine.ask({ do: 'outcomes', match, seat: 0, choice: 'attack:C5>C4' });
    assert.ok(hasOutcomes(found) && found.exact);
    const wins = found.outcomes.filter(({ events }) =>
      JSON.stringify(events).includes('"kind":"scored","seat":0'),
    );
    // One for pressing: the attacker is higher on 21 of 36 rolls.
    assert.ok(Math.abs(sum(wins) - 21 / 36) < 1e-9, `${sum(wins)}`);
    assert.ok(Math.abs(sum(found.outcomes) - 1) < 1e-9);
    assert.equal(found.outcomes.length, 36);
  });

  test('of what somebody hides are sampled, and it is said so', async () => {
    const match = await engine.begin({ do: 'new', game: 'duel', seats: 2, seed: 'outcomes' });
    await engine.ask({ do: 'play', match, seat: 1, choice: await first(match, 1) });
    const found = await engine.ask({ do: 'outcomes', match, seat: 0, choice: await first(match, 0) });
    assert.ok(hasOutcomes(found) && !found.exact && found.outcomes.length > 1);
    assert.ok(Math.abs(sum(found.outcomes) - 1) < 1e-6);
  });

  test('do not know what is sealed', async () => {
    const options = { pack: { ...generatePack(12), sealed: { weather: ['storm'] } } };
    const match = await placed({ options });
    await engine.ask({ do: 'play', match, seat: 0, value: ['hold', 'hold'] });
    await engine.ask({ do: 'play', match, seat: 1, value: ['hold'] });
    await engine.ask({ do: 'play', match, seat: 0, choice: '-' });
    const found = await engine.ask({ do: 'outcomes', match, seat: 1, choice: '-' });
    assert.ok(hasOutcomes(found));
    const weathers = found.outcomes.map(
      ({ events }) => /"weather":"(\w+)"/.exec(JSON.stringify(events))?.[1],
    );
    assert.deepEqual([...new Set(weathers)].sort(), ['clear', 'fog', 'storm']);
  });

  test('hold what then comes, wherever they are exact', () => {
    let exact = 0;
    for (let seed = 0; seed < 3; seed++) {
      const match = new Match(duel, { options: {}, seats: 2, seed: `exact ${seed}` });
      const dice = seeded(`dice ${seed}`);
      for (let [decision] = match.decisions(); decision !== undefined; [decision] = match.decisions()) {
        const { seat, choices } = decision;
        const text = choices[dice.pick(choices.length)] ?? '';
        const found = foresee(match.rules, match.view(seat), seat, text);
        const emitted: EmittedEvent<unknown>[] = match.play(seat, text);
        emitted.push(...playForcedPasses(match));
        if (!found.exact) continue;
        exact++;
        const really = JSON.stringify(eventsFor(emitted, seat));
        assert.ok(
          found.outcomes.some(({ result }) => JSON.stringify(result) === really),
          really,
        );
      }
    }
    assert.ok(exact > 5, `${exact} exact`);
  });

  test('are refused for what could not be played', async () => {
    const match = await engine.begin(fresh);
    const request = { do: 'outcomes', match, seat: 0 };
    assert.equal(await engine.refused({ ...request, choice: 'place:A1' }), 'illegal-choice');
    assert.equal(await engine.refused({ ...request, seat: 3, choice: '-' }), 'not-your-decision');
    assert.equal(await engine.refused(request), 'bad-request');
  });
});

test('a position is given at calm moments, and refused at others', async () => {
  const match = await engine.begin(fresh);
  assert.equal(await engine.refused({ do: 'position', match }), 'bad-position');
});

/** The form of the orders of so many figures. */
function orders(count: number) {
  return { type: 'array', items: { enum: ['hold', 'press'] }, minItems: count, maxItems: count };
}

async function figures(match: string, seat: number): Promise<readonly { readonly unit?: string }[]> {
  const view = await engine.ask({ do: 'view', match, seat });
  assert.ok(typeof view === 'object' && view !== null && 'figures' in view && Array.isArray(view.figures));
  return view.figures;
}

async function first(match: string, seat: number): Promise<string> {
  const asked = await engine.ask({ do: 'decision', match });
  assert.ok(typeof asked === 'object' && asked !== null && 'decisions' in asked);
  assert.ok(Array.isArray(asked.decisions));
  return asked.decisions.find((decision) => decision.seat === seat).choices[0];
}

interface Foreseen {
  readonly exact: boolean;
  readonly outcomes: readonly { readonly probability: number; readonly events: unknown }[];
}

function hasOutcomes(found: unknown): found is Foreseen {
  return typeof found === 'object' && found !== null && 'exact' in found && 'outcomes' in found;
}

function sum(outcomes: Foreseen['outcomes']): number {
  return outcomes.reduce((all, { probability }) => all + probability, 0);
}
