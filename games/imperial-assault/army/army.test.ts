import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Json } from '../../../kernel/game.ts';
import { seeded } from '../../../kernel/seeded.ts';
import type { Counts } from '../../../web/loadouts/kit/counts.ts';
import { locales } from '../../words.ts';
import { game } from '../game.ts';
import { refusals } from '../rules/refusals.ts';
import { readArmy, writeArmy } from './army-text.ts';
import { type ArmyValue, emptyArmy, isArmyValue, parts, withCard } from './army-value.ts';
import { fullName, standingOf } from './barracks.ts';
import { everything, findCards, type Wanted } from './catalog.ts';
import { companionsOf, costCurve, formsOf, hostsIn, strengthOf, useOfCommands } from './figures.ts';
import { builder } from './index.ts';

const rules = game.open({ armies: 'own' });
const { pack } = rules.terms;

function card<C extends { readonly id: string }>(list: readonly C[], id: string): C {
  return list.find((one) => one.id === id) ?? assert.fail(id);
}

/** The rules by which armies are refused. */
const armyRules = [
  'campaign-only',
  'deck-too-expensive',
  'fifteen-cards',
  'no-figures',
  'no-host',
  'not-an-army',
  'one-affiliation',
  'only-unique',
  'too-expensive',
  'too-many-copies',
  'unique-once',
  'unknown-card',
];

/** The faults of an army, as places with rules. */
function faultsOf(value: Json): readonly { readonly rule: string; readonly place: string }[] {
  const parsed = rules.bring?.parse(value);
  return parsed !== undefined && 'faults' in parsed ? parsed.faults : [];
}

const troopers: ArmyValue = {
  affiliation: 'imperial',
  deployments: { stormtrooper: 2, 'imperial-officer-elite': 1, 'darth-vader': 1 },
  upgrades: { 'targeting-computer': 1 },
  commands: { 'concentrated-fire': 1, 'son-of-skywalker': 1, planning: 1 },
};

suite('the Barracks', () => {
  test('say what is wrong with an army in every language, with the names of cards (A14, B1, B4)', async () => {
    const odd: ArmyValue = {
      affiliation: 'imperial',
      deployments: {
        'darth-vader': 2,
        'luke-skywalker': 1,
        'luke-skywalker-jedi-knight': 1,
        nobody: 1,
        stormtrooper: 1,
        'riot-trooper-campaign': 1,
      },
      upgrades: { 'rogue-smuggler': 1, 'heroic-effort': 1 },
      commands: Object.fromEntries(pack.commands.filter(({ cost }) => cost === 3).map(({ id }) => [id, 1])),
    };
    const found = [odd, emptyArmy, null].flatMap((value) => {
      const parsed = rules.bring?.parse(value);
      return parsed !== undefined && 'faults' in parsed ? parsed.faults : [];
    });
    const rulesFound = [...new Set(found.map(({ rule }) => rule))];
    assert.deepEqual(rulesFound.sort(), armyRules);
    for (const rule of rulesFound) assert.ok(rule in refusals, rule);
    for (const locale of locales) {
      const texts = await builder.messages(locale);
      for (const fault of found)
        assert.ok(builder.fault(rules, fault).key in texts, `${locale} ${fault.rule}`);
    }
    const copies = found.find(
      ({ place, rule }) => place === '/deployments/darth-vader' && rule === 'too-many-copies',
    );
    assert.ok(copies !== undefined);
    assert.deepEqual(
      builder.fault(rules, copies).args?.name,
      fullName(card(pack.deployments, 'darth-vader')),
    );
  });

  test('begin with ready armies that the rules allow, and know the form of an army', () => {
    const ready = builder.ready(rules);
    assert.equal(ready.length, pack.armies.length);
    for (const { value } of ready) {
      assert.ok(builder.fits(value));
      assert.deepEqual(faultsOf(value), []);
    }
    for (const value of [
      null,
      [],
      {},
      { ...troopers, upgrades: [] },
      { ...troopers, more: 1 },
      { ...troopers, affiliation: 'neutral' },
      { ...troopers, commands: { planning: 5 } },
    ])
      assert.equal(isArmyValue(value), false, JSON.stringify(value));
  });

  test('the first card with an affiliation decides that of the army, and no later one does', () => {
    const first = withCard(pack, emptyArmy, 'deployments', 'stormtrooper', 1);
    assert.equal(first.affiliation, 'imperial');
    assert.equal(withCard(pack, first, 'deployments', 'han-solo', 1).affiliation, 'imperial');
    assert.equal(withCard(pack, emptyArmy, 'commands', 'lord-of-the-sith', 1).affiliation, 'rebel');
    assert.deepEqual(withCard(pack, first, 'deployments', 'stormtrooper', 0).deployments, {});
  });

  test('find cards by what the army may have, trait, rank, attack, cost, text and order', () => {
    const find = (wanted: Partial<Wanted>) =>
      findCards(pack.deployments, { ...everything, affiliation: '', ...wanted }, (one) =>
        standingOf(pack, troopers, 'deployments', one, one.name),
      );
    const fitting = find({ affiliation: 'fits' });
    assert.ok(fitting.length > 20);
    assert.ok(
      fitting.every(({ affiliation, modes }) => affiliation === 'imperial' && modes.includes('skirmish')),
    );
    assert.ok(find({ trait: 'wookiee' }).every(({ traits }) => traits.includes('wookiee')));
    assert.ok(find({ rank: 'elite' }).every(({ rank, unique }) => rank === 'elite' && !unique));
    assert.ok(find({ attack: 'melee' }).every(({ attack }) => attack?.type === 'melee'));
    assert.ok(find({ cost: 3 }).every(({ cost }) => cost <= 3));
    assert.deepEqual(
      new Set(find({ text: 'CHAMPÍON royal' }).map(({ name }) => name)),
      new Set(['Royal Guard Champion']),
    );
    assert.deepEqual(
      find({ mine: 'in' })
        .map(({ id }) => id)
        .sort(),
      Object.keys(troopers.deployments).sort(),
    );
    const costs = find({ order: 'cost' }).map(({ cost }) => cost);
    assert.deepEqual(
      costs,
      costs.toSorted((one, other) => other - one),
    );
    const usable = findCards(pack.commands, { ...everything, affiliation: '', mine: 'usable' }, (one) =>
      standingOf(pack, troopers, 'commands', one, one.name),
    ).map(({ id }) => id);
    assert.ok(usable.includes('lord-of-the-sith') && !usable.includes('son-of-skywalker'));
    const allied = { ...troopers, upgrades: { 'temporary-alliance-hired-guns': 1 } };
    const hired = card(pack.deployments, 'hired-gun-elite');
    assert.equal(standingOf(pack, troopers, 'deployments', hired, '').fits(), false);
    assert.equal(standingOf(pack, allied, 'deployments', hired, '').fits(), true, 'an upgrade allows it');
  });

  test('tell who can use a command card, where an attachment goes, and what comes with a card (A14, B1, B3, B9)', () => {
    const use = useOfCommands(pack, troopers).map(({ card: { id }, users }) => [
      id,
      users.map((user) => user.id),
    ]);
    assert.deepEqual(use[0], ['son-of-skywalker', []], 'what nobody can use comes first');
    assert.deepEqual(Object.fromEntries(use)['concentrated-fire'], ['stormtrooper']);
    const ids = (list: readonly { readonly id: string }[] | undefined) => list?.map(({ id }) => id);
    assert.deepEqual(ids(hostsIn(pack, troopers, card(pack.upgrades, 'driven-by-hatred'))), ['darth-vader']);
    assert.deepEqual(ids(hostsIn(pack, troopers, card(pack.upgrades, 'targeting-computer'))), []);
    assert.equal(hostsIn(pack, troopers, card(pack.upgrades, 'zillo-technique')), undefined);
    assert.deepEqual(ids(companionsOf(pack, card(pack.deployments, 'jarrod-kelvin'))), ['j4x-7']);
    assert.equal(formsOf(pack, card(pack.deployments, 'clawdite-shapeshifter')).length, 3);
    assert.deepEqual(strengthOf(pack, troopers), { groups: 4, figures: 8, health: 6 * 3 + 5 + 16 });
    assert.deepEqual(
      costCurve(pack, troopers, 'commands').map(({ count }) => count),
      [1, 1, 0, 1],
    );
  });
});

suite('an army as a text', () => {
  const counts = (ids: readonly string[]): fc.Arbitrary<Counts> =>
    fc
      .dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 4 }), { maxKeys: 15 })
      .map((all) => ({ ...all }));
  const read = (text: string): ArmyValue => {
    const found = readArmy(pack, text);
    return 'value' in found ? found.value : assert.fail(JSON.stringify(found.faults));
  };

  test('is read as it was written, on one line or several', () => {
    const [deployments, upgrades, commands] = parts.map((part) => counts(pack[part].map(({ id }) => id)));
    assert.ok(deployments && upgrades && commands);
    const armies = fc.record({
      affiliation: fc.constantFrom('imperial' as const, 'rebel' as const, 'mercenary' as const),
      deployments,
      upgrades,
      commands,
    });
    fc.assert(
      fc.property(armies, fc.constantFrom(', ', '\n'), (army, between) => {
        if (parts.every((part) => Object.keys(army[part]).length === 0)) return;
        const text = writeArmy(pack, army);
        assert.doesNotMatch(text, /[\r\n]/);
        assert.deepEqual(read(text.replaceAll(', ', between)), { ...army });
      }),
    );
  });

  test('of a legal army fits into a line of the chat', () => {
    for (let seed = 0; seed < 40; seed++) {
      const sample = rules.bring?.sample(seeded(`army ${seed}`));
      assert.ok(sample !== undefined && isArmyValue(sample));
      assert.deepEqual(faultsOf(sample), []);
      const text = writeArmy(pack, sample);
      assert.ok(text.length < 460, `${text.length}: ${text}`);
    }
  });

  test('may name cards with headings, and has the affiliation of most of its cards then', () => {
    assert.deepEqual(read('Deployment:\n2x Probe Droid\nHan Solo\nCommands:\nPlanning x1'), {
      affiliation: 'imperial',
      deployments: { 'probe-droid': 2, 'han-solo': 1 },
      upgrades: {},
      commands: { planning: 1 },
    });
  });

  test('tells everything that is wrong with it at once', () => {
    const found = readArmy(pack, 'rebel | 2 Sandcrawler, 5 stormtrooper');
    assert.deepEqual('faults' in found && found.faults.map(({ key, args }) => [key, args?.entry]), [
      ['build.text.unknown', '2 Sandcrawler'],
      ['build.text.count', '5 stormtrooper'],
    ]);
    assert.ok('faults' in readArmy(pack, 'rebel | | | '));
  });
});
