import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, notation, parse } from './notation.ts';

test('the order of a list makes no other choice', () => {
  for (const [text, usual] of [
    ['reroll:3,1', 'reroll:1,3'],
    ['draw:orange:dice2,1:pay=Y11,Y07', 'draw:orange:dice1,2:pay=Y07,Y11'],
    ['cover:O02,Y07', 'cover:Y07,O02'],
    ['cover:B01@phasma,Y07@kylo', 'cover:Y07@phasma,B01@kylo'],
    ['cover:kylo,phasma', 'cover:phasma,kylo'],
    ['pay:Y11,Y07', 'pay:Y07,Y11'],
    ['discard:Y02,Y01', 'discard:Y01,Y02'],
  ] as const) {
    const choice = parse(text);
    assert.equal(choice && format(choice), usual);
  }
});

test('a list that names something twice is no notation', () => {
  for (const text of [
    'reroll:1,1',
    'reveal:orange:die1:pay=Y01,Y01',
    'draw:yellow:dice1,1',
    'draw:orange:dice1,2:pay=Y01,Y01',
    'cover:Y01,Y01',
    'cover:Y01@kylo,Y02@kylo',
    'cover:Y01@kylo,Y01@hux',
    'cover:kylo,kylo',
    'pay:Y01,Y01',
    'discard:Y01,Y01',
  ]) {
    assert.equal(parse(text), undefined, text);
  }
});

test('every example of the one-line notation is some', () => {
  const examples = notation.split(/[,;] (?=[a-z-])/).map((part) => part.replace(/ for .*/, ''));
  assert.equal(examples.length, 15);
  for (const example of examples) {
    const choice = parse(example);
    assert.equal(choice && format(choice), example);
  }
});
