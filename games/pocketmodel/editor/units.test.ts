import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import { certaintyOf, fieldsOf } from '../content/certainty.ts';
import { checkPack } from '../content/check.ts';
import { type PackFile, starsOf } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { typeCard } from './card-keys.ts';
import { copyCard, removeCard, setAbility, setBonus, setCard, setKind } from './cards.ts';
import { countDocumented, stateCertainty } from './certainty.ts';
import { cardsOf, copyFleet, removeFleet, setCount } from './fleets.ts';
import { addIcon, nameIcon, removeIcon, setPower } from './icons.ts';
import { typeUnit } from './unit-keys.ts';
import { copyUnit, iconsIn, removeUnit, setEdition, setTrait, setUnit, toggleIcon } from './units.ts';

const shipped = packs[defaultPack];
assert.ok(shipped);
const box: PackFile = ownOf(shipped);
/** Rogue Squadron: its name and build stars are documented, its values are not. */
const rogue = 0;

test('what was a guess is its author’s own once it is changed, what is documented stays so', () => {
  const [unit] = setUnit(setUnit(box, rogue, { attack: 4 }), rogue, { stars: 3 }).units;
  assert.ok(unit);
  assert.equal(unit.attack, 4);
  assert.equal(certaintyOf(unit, 'attack'), 'original');
  assert.equal(certaintyOf(unit, 'stars'), 'documented');
  assert.equal(certaintyOf(unit, 'damage'), 'reconstructed');
  const [sure] = stateCertainty(box, 'units', rogue, 'documented', 'attack', 'damage').units;
  assert.ok(sure);
  assert.equal(countDocumented(sure, 'units'), 4);
});

test('letters and digits enter the base of a unit, and defense may have two digits', () => {
  let pack = box;
  let typing: Parameters<typeof typeUnit>[1];
  for (const key of 'a4f12s3b5') {
    const typed = typeUnit(pack, typing, key, rogue);
    assert.ok(typed, key);
    ({ pack, typing } = typed);
  }
  const [unit] = pack.units;
  assert.deepEqual([unit?.attack, unit?.defense, unit?.shields, unit?.stars], [4, 12, 3, 5]);
  assert.equal(typeUnit(pack, undefined, '4', rogue), undefined);
  assert.equal(typeUnit(pack, typing, '9', 1), undefined);
});

test('letters and digits enter the bonus and the foot of a card', () => {
  let pack = box;
  let typing: Parameters<typeof typeCard>[1];
  for (const key of 'd3g11b4') {
    const typed = typeCard(pack, typing, key, 0);
    assert.ok(typed, key);
    ({ pack, typing } = typed);
  }
  const [card] = pack.cards;
  assert.ok(card?.kind === 'combat');
  assert.deepEqual([card.bonus, card.guard, card.stars], [{ stat: 'damage', amount: 3 }, 11, 4]);
});

test('copies have ids of their own, and what is taken out leaves the fleets', () => {
  const more = copyUnit(copyUnit(box, rogue), rogue);
  assert.deepEqual(checkPack(more), []);
  assert.equal(more.units.length, box.units.length + 2);
  const fewer = removeUnit(box, rogue);
  // A smaller fleet may have fewer copies; it names no unit that is gone.
  assert.ok(checkPack(fewer).every(({ key }) => key === 'copies'));
  assert.ok(!JSON.stringify(fewer.fleets).includes('rebel-rogue-squadron'));
  assert.deepEqual(checkPack(copyCard(box, 0)), []);
  assert.ok(!JSON.stringify(removeCard(box, 0).fleets).includes('c-admiral-ackbar'));
});

test('a unit keeps one icon at least and four at most, and icons can be named in words', () => {
  const one = toggleIcon(box, rogue, 'ace');
  assert.deepEqual(one.units[rogue]?.icons, ['laser']);
  assert.equal(toggleIcon(one, rogue, 'laser'), one);
  assert.deepEqual(iconsIn(box, ' ace, fleet ace'), ['ace', 'fleet']);
  for (const odd of ['', 'wookiee', 'ace laser fleet trooper mechanic'])
    assert.equal(iconsIn(box, odd), undefined);
});

test('a trait that no longer holds is left out', () => {
  const ground = setTrait(box, rogue, 'ground', true);
  assert.equal(ground.units[rogue]?.ground, true);
  assert.ok(!('ground' in (setTrait(ground, rogue, 'ground', false).units[rogue] ?? {})));
});

test('an edition can be named, or left out', () => {
  assert.equal(setEdition(box, rogue, 'own').units[rogue]?.set, 'own');
  assert.ok(!('set' in (setEdition(box, rogue, '').units[rogue] ?? {})));
});

test('a combat card can become an objective card and back, with what both have', () => {
  const objective = setKind(box, 0, 'objective');
  assert.deepEqual(checkPack(objective), []);
  const [card] = objective.cards;
  assert.deepEqual(
    [card?.kind, card?.name, card?.guard],
    ['objective', 'Admiral Ackbar', box.cards[0]?.guard],
  );
  assert.equal(setBonus(objective, 0, { amount: 2 }), objective);
  const again = setKind(objective, 0, 'combat').cards[0];
  assert.ok(again?.kind === 'combat' && again.ability === undefined);
});

test('an ability can be given and taken', () => {
  const none = setAbility(box, 0, undefined).cards[0];
  assert.ok(none !== undefined && !('ability' in none));
  assert.equal(certaintyOf(none, 'ability') === 'reconstructed', false);
});

test('icons: a new one is a match icon, a power icon has effects, and one that is named elsewhere is missed', () => {
  const more = addIcon(box);
  assert.deepEqual(checkPack(more), []);
  assert.equal(more.icons.at(-1)?.kind, 'match');
  const power = setPower(more, more.icons.length - 1, [{ when: 'turn', do: 'move' }]);
  assert.equal(power.icons.at(-1)?.kind, 'power');
  assert.equal(nameIcon(power, power.icons.length - 1, 'Wookiee').icons.at(-1)?.name, 'Wookiee');
  assert.ok(checkPack(removeIcon(box, 0)).some(({ key }) => key === 'noIcon'));
});

test('fleets count their stars and cards, and name nothing of which they have none', () => {
  const [fleet] = box.fleets;
  assert.ok(fleet);
  assert.deepEqual([starsOf(box, fleet), cardsOf(fleet)], [30, 30]);
  const [fewer] = setCount(box, 0, 'units', 'rebel-razor', 0).fleets;
  assert.ok(fewer !== undefined && !('rebel-razor' in fewer.units));
  assert.equal(starsOf(box, fewer), 26);
  assert.deepEqual(checkPack(copyFleet(box, 0)), []);
  assert.equal(removeFleet(box, 0).fleets.length, box.fleets.length - 1);
});

test('whatever is entered, the pack keeps its shape, what it says of its certainty too', () => {
  const all = [
    setUnit(box, rogue, {
      name: 'One',
      faction: 'own',
      class: 'Own',
      rarity: 'rare',
      set: 'own',
      icons: ['ace'],
    }),
    setUnit(box, rogue, { stars: 1, attack: 1, damage: 1, defense: 1, shields: 1 }),
    setTrait(setTrait(box, rogue, 'ground', true), rogue, 'person', true),
    setCard(box, 0, { name: 'One', stars: 1, guard: 1, rarity: 'rare', set: 'own' }),
    setBonus(box, 0, { stat: 'defense', amount: 2 }),
    setKind(box, 0, 'objective'),
    setAbility(box, 1, undefined),
    setPower(nameIcon(box, 0, 'One'), 0, [{ when: 'turn', do: 'move' }]),
    ...(['units', 'cards', 'icons'] as const).flatMap((group) =>
      box[group].map((item, index) => stateCertainty(box, group, index, 'derived', ...fieldsOf(group, item))),
    ),
  ];
  for (const pack of all) assert.deepEqual(checkAgainst(packSchema, pack), { ok: true, value: pack });
});
