import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choicesOf,
  describeDecision,
  finishRound,
  playChoices,
  refusalOf,
  tableOf,
} from '../../testing/table.ts';

test('B9: a form may be swapped at the start of a round, for one that no other group of the army has', () => {
  const match = tableOf({
    seats: [
      { groups: 'clawdite-shapeshifter@C3=senator clawdite-shapeshifter-elite@C5=scout', deck: '' },
      { groups: 'wookiee-warrior@J6', deck: '' },
    ],
    pack: 'core',
  });
  finishRound(match);
  assert.equal(match.state.round, 2);
  while (match.decisions()[0]?.kind === 'window' && choicesOf(match, 'use:') === '') playChoices(match, '-');
  if (match.decisions()[0]?.kind === 'window') playChoices(match, 'use:shift>a1.1');
  assert.equal(match.decisions()[0]?.kind, 'form', describeDecision(match));
  assert.equal(choicesOf(match, 'card:'), 'streetrat');
  assert.equal(refusalOf(match, 'card:scout'), 'not-meant');
  playChoices(match, 'card:streetrat');
  assert.ok(match.state.players[0]?.groups.some(({ form }) => form >= 0));
});

test('B9: the form of a group that has left play is there to be taken', () => {
  const match = tableOf({
    seats: [
      { groups: 'clawdite-shapeshifter@-=senator clawdite-shapeshifter-elite@C5=scout', deck: '' },
      { groups: 'wookiee-warrior@J6', deck: '' },
    ],
    pack: 'core',
  });
  finishRound(match);
  while (match.decisions()[0]?.kind === 'window' && choicesOf(match, 'use:') === '') playChoices(match, '-');
  if (match.decisions()[0]?.kind === 'window') playChoices(match, 'use:shift>a2.1');
  assert.equal(choicesOf(match, 'card:'), 'senator streetrat', describeDecision(match));
});

test('B10: a player without figures plays no cards, and its upgrades stop working', () => {
  const seats = (out: boolean) => [
    { groups: 'stormtrooper@C3', deck: '' },
    { groups: 'wookiee-warrior@E3', deck: '' },
    { groups: out ? 'nexu@-' : 'nexu@F5', upgrades: 'balance-of-the-force', hand: 'celebration', deck: '' },
    { groups: 'jyn-odan@J6', deck: '' },
  ];
  const table = (out: boolean) => {
    const plain = tableOf({ seats: seats(false), pack: 'core', mode: 'free-for-all' });
    assert.equal(plain.state.players[2]?.out, 0);
    const position = out
      ? {
          players: seats(true).map(({ groups: _groups, ...one }, seat) => ({
            ...one,
            groups: [
              {
                card: ['stormtrooper', 'wookiee-warrior', 'nexu', 'jyn-odan'][seat] ?? '',
                figures: [seat === 2 ? {} : { at: ['C3', 'E3', 'F5', 'J6'][seat] ?? '' }],
              },
            ],
            upgrades: seat === 2 ? [{ card: 'balance-of-the-force' }] : [],
            hand: seat === 2 ? ['celebration'] : [],
            deck: [],
            ...(seat === 2 && { out: 1 }),
          })),
        }
      : {};
    return tableOf({ seats: seats(false), pack: 'core', mode: 'free-for-all', position });
  };
  const asked = (out: boolean): boolean => {
    const match = table(out);
    for (let times = 0; times < 200 && match.state.round === 1; times++) {
      const [decision] = match.decisions();
      if (decision === undefined) return false;
      if (decision.seat === 2 && decision.kind !== 'turn' && decision.kind !== 'activation') return true;
      playChoices(match, decision.choices.includes('-') ? '-' : (decision.choices[0] ?? ''));
    }
    return false;
  };
  assert.equal(asked(false), true);
  assert.equal(asked(true), false);
});
