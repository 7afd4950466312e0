import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chance } from '../../../kernel/chance.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { entry } from '../../common/at.ts';
import { abilitySchema, surgeSchema } from '../content/ability-schema.ts';
import type { Ability, CommandCard, SurgeAbility } from '../content/pack.ts';
import { sampleOf } from './testing/sampled.ts';
import { type GroupOf, Skirmish } from './testing/skirmish.ts';

/** How many skirmishes of generated cards are played; `ABILITIES=20000` asks for more. */
const skirmishes = Number(process.env.ABILITIES ?? 60);
/** What goes on for longer was seen enough of: a generated card may ready its own group without end. */
const mostMoves = 250;

function ability(chance: Chance, id: string): Ability {
  return { ...JSON.parse(JSON.stringify(sampleOf(abilitySchema, chance))), id };
}

function surge(chance: Chance): SurgeAbility {
  return JSON.parse(JSON.stringify(sampleOf(surgeSchema, chance)));
}

/** A group of one or two figures with generated abilities, somewhere on its side of the field. */
function group(chance: Chance, rows: readonly string[], place: number): GroupOf {
  const names = ['alpha', 'beta', 'gamma'];
  const column = 'ABCDEFGH'[place * 2] ?? 'A';
  return {
    at: rows.slice(0, 1 + chance.pick(2)).map((row) => `${column}${row}`),
    name: entry(names, chance.pick(names.length)),
    health: 3 + chance.pick(4),
    unique: chance.pick(2) === 0,
    traits: chance.pick(2) === 0 ? ['trooper', 'spy'] : ['droid', 'leader'],
    attack: { type: chance.pick(2) === 0 ? 'ranged' : 'melee', dice: ['blue', 'yellow'] },
    defence: chance.pick(2) === 0 ? ['white'] : ['black'],
    tokens: chance.pick(2) === 0 ? ['damage', 'block'] : [],
    abilities: ['alpha', 'beta'].map((id) => ability(chance, id)),
    surges: [surge(chance), surge(chance)],
  };
}

function command(chance: Chance, id: string): Partial<CommandCard> {
  const { when, effects, if: requirements, price } = ability(chance, id);
  return {
    id,
    user: chance.pick(2) === 0 ? 'player' : 'figure',
    when,
    effects,
    ...(requirements && { if: requirements }),
    ...(price && { price }),
  };
}

function generated(chance: Chance): Skirmish {
  const hand = ['card-1', 'card-2'];
  return new Skirmish({
    a: [0, 1, 2].map((place) => group(chance, ['4', '3'], place)),
    b: [0, 1, 2].map((place) => group(chance, ['5', '6'], place)),
    commands: ['card-1', 'card-2', 'card-3'].map((id) => command(chance, id)),
    hands: { a: hand, b: hand },
    decks: { a: 4, b: 4 },
    upgrades: {
      a: [{ host: {}, abilities: [ability(chance, 'gear')] }],
      b: [{ abilities: [ability(chance, 'gear')] }],
    },
  });
}

/** What always has to be true, whatever cards say. */
function check(table: Skirmish): void {
  const choices = table.allChoices;
  assert.ok(choices.length > 0 && choices.length <= 200, `${table.asks} has ${choices.length} choices`);
  assert.equal(
    new Set(choices).size,
    choices.length,
    `${table.asks} has a choice twice: ${choices.join(' ')}`,
  );
  for (const { points, groups } of table.state.players) {
    assert.ok(points >= 0);
    for (const { figures } of groups)
      for (const { tokens, damage } of figures) {
        assert.ok(damage >= 0);
        if (!table.state.stack.some(({ step }) => step === 'surplusToken')) assert.ok(tokens.length <= 2);
      }
  }
}

test(`generated abilities: ${skirmishes} skirmishes break no promise`, () => {
  const words = new Set<string>();
  for (let seed = 0; seed < skirmishes; seed++) {
    const chance = seeded(`abilities ${seed}`);
    const played: string[] = [];
    try {
      const table = generated(chance);
      for (let moves = 0; moves < mostMoves && table.asks !== 'over'; moves++) {
        check(table);
        const { choices } = table;
        const choice = entry(choices, chance.pick(choices.length));
        played.push(`${table.asks} ${choice}`);
        table.play(choice);
      }
      for (const event of table.events) words.add(event.kind);
    } catch (fault) {
      throw new Error(`skirmish ${seed} after ${played.slice(-6).join(', ')}`, { cause: fault });
    }
  }
  for (const kind of ['resolved', 'used', 'playedCard', 'surge', 'defeated', 'changed', 'lasts'])
    assert.ok(words.has(kind), `nothing was ${kind}`);
});
