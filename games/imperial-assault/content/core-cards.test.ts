import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPack } from './check.ts';
import type { Ability, SurgeAbility } from './pack.ts';
import { defaultPack, packs } from './packs.ts';
import printed from './testing/printed.json' with { type: 'json' };

const pack = packs[defaultPack] ?? assert.fail();

interface Says {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly surges: readonly SurgeAbility[];
  readonly gains: readonly unknown[];
  readonly waits?: readonly string[] | undefined;
}

/** The names of all abilities of a card, those included that wait for the campaign. */
function namesOf({ abilities, surges, waits = [] }: Says): Set<string> {
  return new Set([
    ...abilities.map(({ name }) => name),
    ...surges.flatMap(({ name }) => (name === undefined ? [] : [name])),
    ...waits,
  ]);
}

/** Surge abilities that wait for the campaign, as they have no data yet. */
const waitingSurges = ['Menace', 'Haggle', 'Aggressive Negotiations'];

function assertSays(
  cards: readonly Says[],
  list: Readonly<Record<string, { abilities: readonly string[]; surges: number; gains: number }>>,
): void {
  assert.deepEqual(cards.map(({ id }) => id).sort(), Object.keys(list).sort());
  for (const card of cards) {
    const { abilities, surges, gains } = list[card.id] ?? assert.fail();
    const waiting = (card.waits ?? []).filter((name) => waitingSurges.includes(name)).length;
    assert.deepEqual(namesOf(card), new Set(abilities), card.id);
    assert.equal(card.surges.length + waiting, surges, `surges of ${card.id}`);
    assert.equal(card.gains.length, gains, `ability box of ${card.id}`);
  }
}

test('all 122 deployment cards are there, with every ability, surge and keyword that is printed on them', () => {
  assert.equal(pack.deployments.length, 122);
  assertSays(pack.deployments, printed.deployments);
});

test('all three forms are there, with every ability, surge and keyword that is printed on them', () => {
  assertSays(pack.forms, printed.forms);
});

test('all 38 skirmish upgrades are there, with their costs and as many abilities as are printed on them', () => {
  const says = pack.upgrades.map(({ id, cost, abilities, surges = [], gains = [] }) => [
    id,
    { cost, says: abilities.length + surges.length + gains.length },
  ]);
  assert.equal(says.length, 38);
  assert.deepEqual(Object.fromEntries(says), printed.upgrades);
});

test('all 62 command cards are there, with their costs and copies', () => {
  assert.equal(pack.commands.length, 62);
  assert.deepEqual(
    Object.fromEntries(pack.commands.map(({ id, cost, most }) => [id, { cost, most }])),
    printed.commands,
  );
});

test('all seven companions are there; what is not on record says that it was reconstructed', () => {
  assert.deepEqual(
    pack.companions.map(({ id, certainty }) => [id, certainty.card]),
    [
      ['j4x-7', 'documented'],
      ['88-z', 'documented'],
      ['junk-droid', 'reconstructed'],
      ['salacious-b-crumb', 'reconstructed'],
      ['cam-droid', 'reconstructed'],
      ['r5-astromech', 'reconstructed'],
      ['pit-droid', 'reconstructed'],
    ],
  );
});

test('only cards of the campaign wait for what only a campaign knows', () => {
  const waiting = [...pack.deployments, ...pack.companions].filter(({ waits }) => waits !== undefined);
  assert.ok(waiting.every(({ modes }) => !modes.includes('skirmish')));
  assert.deepEqual(Object.fromEntries(waiting.map(({ id, waits }) => [id, waits])), {
    'agent-blaise-campaign': ['Menace', 'Activate Agent'],
    'jabba-the-hutt-campaign': ['Plot', 'Hutt Syndicate'],
    'jawa-scavenger-elite-campaign': ['Haggle'],
    'leia-organa-campaign': ['Aggressive Negotiations'],
    'obi-wan-kenobi-campaign': ['Use the Force'],
    'r2-d2-campaign': ['Computer Interface Arm'],
    'rancor-elite-campaign': ['Feed'],
    '88-z': ['Remote'],
  });
});

test('the pack has no faults', () => {
  assert.deepEqual(checkPack(pack), []);
});

test('cards that say the same say it in the same data', () => {
  const texts = new Map<string, { readonly text: string; readonly card: string }>();
  for (const card of [...pack.deployments, ...pack.companions, ...pack.forms]) {
    for (const { id, name, ...rest } of card.abilities) {
      const text = JSON.stringify(rest);
      const other = texts.get(id);
      if (other !== undefined) assert.equal(text, other.text, `${name} of ${card.id} and ${other.card}`);
      texts.set(id, { text, card: card.id });
    }
  }
  assert.ok(texts.size > 150);
});
