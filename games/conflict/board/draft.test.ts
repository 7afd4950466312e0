import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choice } from '../rules/choice.ts';
import { parse } from '../rules/notation.ts';
import { completeChoice, type Draft, findFitting, nothing, type Pick, togglePick } from './draft.ts';

function choicesOf(text: string): Choice[] {
  return text.split(' ').flatMap((word) => parse(word) ?? []);
}

const die = (number: number): Pick => ({ kind: 'die', die: number });
const card = (id: string): Pick => ({ kind: 'card', card: id });
const target = (name: 'yellow' | 'orange' | 'store'): Pick => ({ kind: 'target', target: name });

/** The draft after some things are touched one after the other. */
function touch(choices: readonly Choice[], ...picks: Pick[]): Draft | undefined {
  return picks.reduce<Draft | undefined>((draft, pick) => draft && togglePick(choices, draft, pick), nothing);
}

const dice = choicesOf(
  'reveal:yellow:die1 reveal:yellow:die2 reveal:orange:die1:pay=Y01 reveal:orange:die1:pay=Y02 ' +
    'draw:yellow:dice1,2 draw:orange:dice1,2:pay=Y01,Y02 store:die1 store:die2 -',
);

test('dice, deck and price can be touched in any order, and are one choice together', () => {
  const picks = [die(1), target('orange'), card('Y02')];
  for (const order of [picks, [...picks].reverse()]) {
    const draft = touch(dice, ...order);
    assert.deepEqual(draft && completeChoice(dice, draft), parse('reveal:orange:die1:pay=Y02'));
  }
});

test('a choice without its price is not complete', () => {
  const draft = touch(dice, die(1), target('orange'));
  assert.ok(draft);
  assert.equal(completeChoice(dice, draft), undefined);
  assert.equal(findFitting(dice, draft).length, 3);
});

test('where only these cards can pay, they do', () => {
  const draft = touch(dice, die(1), die(2), target('orange'));
  assert.deepEqual(draft && completeChoice(dice, draft), parse('draw:orange:dice1,2:pay=Y01,Y02'));
});

test('what is touched twice is taken back, and with it its price', () => {
  assert.deepEqual(touch(dice, die(1), target('orange'), card('Y02'), target('orange')), {
    ...nothing,
    dice: [1],
  });
});

test('what cannot be with the rest takes its place', () => {
  const draft = touch(dice, die(1), die(2), target('store'));
  assert.equal(draft?.target, 'store');
  assert.equal(touch(dice, die(1), target('orange'), card('Y01'), target('yellow'))?.cards.length, 0);
  const plays = choicesOf('play:Y01 play:Y02');
  assert.deepEqual(touch(plays, card('Y01'), card('Y02'))?.cards, ['Y02']);
});

test('what no legal choice has is not taken', () => {
  assert.equal(touch(dice, die(3)), undefined);
  assert.equal(touch(dice, card('B01')), undefined);
  assert.equal(touch(dice, die(2), card('Y01'), target('yellow'))?.cards.length, 0);
  assert.equal(touch(dice, die(2), target('yellow'), card('Y01')), undefined);
});

test('the last card of an order goes where place is left', () => {
  const orders = choicesOf('order:1,2,3 order:1,3,2 order:2,1,3 order:2,3,1 order:3,1,2 order:3,2,1');
  const draft = touch(orders, { kind: 'place', place: 3 }, { kind: 'place', place: 1 });
  assert.deepEqual(draft?.places, [3, 1, 2]);
});

test('where leaders are chosen before their cards, one after another is taken with those before', () => {
  const covers = choicesOf('- cover:phasma cover:phasma,hux cover:phasma,hux,kylo');
  const leader = (name: 'phasma' | 'hux' | 'kylo'): Pick => ({ kind: 'leader', leader: name });
  for (const [picks, choice] of [
    [[leader('phasma')], 'cover:phasma'],
    [[leader('hux'), leader('phasma')], 'cover:phasma,hux'],
    [[leader('kylo')], 'cover:phasma,hux,kylo'],
  ] as const) {
    const draft = touch(covers, ...picks);
    assert.deepEqual(draft && completeChoice(covers, draft), parse(choice));
  }
});

test('a price that is paid card by card takes one card after the other', () => {
  const prices = choicesOf('pay:Y01 pay:Y02');
  const draft = touch(prices, card('Y01'), card('Y02'));
  assert.deepEqual(draft && completeChoice(prices, draft), parse('pay:Y02'));
});
