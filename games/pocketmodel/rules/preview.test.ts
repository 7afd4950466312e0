import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { outcomes } from '../../../kernel/outcomes.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { permutations } from '../testing/permutations.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { attack, codeOf, type PocketMatch, playChoices, type Setting, tableOf } from '../testing/table.ts';
import { termsOf } from './options.ts';
import {
  type BattleForecast,
  forecastBattle,
  forecastHand,
  forecastKinds,
  forecastReroll,
} from './preview.ts';
import { forecastStrike } from './preview-strike.ts';

function termsAt({ opening }: PocketMatch) {
  return termsOf(opening.options);
}

/** Hit and destruction by the attacker and by the defender, in 1296ths. */
function chancesOf(forecast: BattleForecast | undefined): string {
  assert.ok(forecast);
  return forecast.map(({ hit, destroy }) => `${round(hit)} ${round(destroy)}`).join(', ');
}

function round(chance: number): string {
  return (chance * 1296).toFixed(3);
}

/** What the battle between a1 and b1 brings in all courses of the dice, after an answer; others answer as they like. */
function counted(match: PocketMatch, answer: string): string {
  const seat = match.decisions()[0]?.seat ?? 0;
  const found = outcomes(match.rules, match.state, seat, answer, {
    read: (_state, emitted) =>
      [codeOf('b1'), codeOf('a1')].map((unit, side) => {
        const events = emitted.map(({ event }) => event);
        const fought = events.find((event) => event.kind === 'fought');
        return {
          hit: fought?.results[side]?.hit ?? false,
          destroyed: events.some((event) => event.kind === 'destroyed' && event.unit === unit),
        };
      }),
    chance: seeded('samples'),
  });
  assert.ok(found.exact, 'all courses are counted');
  return [0, 1]
    .map((side) => {
      const sum = (part: 'hit' | 'destroyed') =>
        found.outcomes.reduce(
          (all, { probability, result }) => all + (result[side]?.[part] ? probability : 0),
          0,
        );
      return `${round(sum('hit'))} ${round(sum('destroyed'))}`;
    })
    .join(', ');
}

/** A battle at the last answer before the dice, as it was foreseen and as it comes out. */
function checkBattle(match: PocketMatch, answer: string): void {
  const viewer = match.decisions()[0]?.seat ?? 0;
  const view = match.view(viewer);
  const terms = termsAt(match);
  const card = answer.startsWith('play:') ? answer.slice(5) : undefined;
  const number = card === undefined ? undefined : terms.cardNumber.get(card);
  const foreseen =
    number === undefined
      ? forecastBattle(terms, view, codeOf('a1'), codeOf('b1'))
      : forecastHand(terms, view, codeOf('a1'), codeOf('b1')).find(({ card: one }) => one === number)
          ?.forecast;
  assert.equal(chancesOf(foreseen), counted(match, answer));
}

describe('chances of a battle are those of all its courses (Battling)', () => {
  const fight = (one: string, other: string, setting: Partial<Setting> = {}): PocketMatch => {
    const match = tableOf({ seats: [{ units: one }, { units: other, hand: 'o-echo-base' }], ...setting });
    attack(match, 'a1 b1');
    return match;
  };

  test('of plain units, damaged or whole', () => {
    checkBattle(fight('plain-2@mid', 'plain-3@mid'), '-');
    checkBattle(fight('plain-2@mid!3', 'plain-3@mid!4'), '-');
  });

  test('with armor, which prevents damage', () => {
    checkBattle(fight('plain-2@mid', 'armor-3@mid!3'), '-');
    checkBattle(fight('plain-2@mid', 'armor-3@mid!4'), '-');
  });

  test('with objectives on both sides', () => {
    const match = tableOf({
      seats: [
        { units: 'ace-2@b', objectives: '^o-flight-academy ? ?' },
        { units: 'plain-2', hand: 'o-echo-base', objectives: '^o-echo-base ^o-planetary-ion-cannon ?' },
      ],
    });
    attack(match, 'a1 b1');
    checkBattle(match, '-');
  });

  for (const card of ['c-lock-on', 'c-tractor-beam', 'c-darth-vader', 'c-core-breach', 'c-last-stand']) {
    test(`with ${card} of the attacker, whether the unit can use it or not`, () => {
      for (const unit of ['ace-2@mid', 'plain-4@mid']) {
        const match = tableOf({
          seats: [{ units: unit, hand: card }, { units: 'plain-3@mid!3' }],
        });
        attack(match, 'a1 b1');
        checkBattle(match, `play:${card}`);
      }
    });
  }

  for (const card of [
    'c-evasive-maneuvers',
    'c-obi-wan-kenobi',
    'c-hyperspace-escape',
    'c-deflector-shields',
  ]) {
    test(`with ${card} of the defender in answer to a card`, () => {
      const match = tableOf({
        seats: [
          { units: 'ace-2@mid', hand: 'c-darth-vader' },
          { units: 'hyperdrive-3@mid!3', hand: card },
        ],
      });
      attack(match, 'a1 b1', 'play:c-darth-vader');
      checkBattle(match, `play:${card}`);
      checkBattle(match, '-');
    });
  }

  test('with a card that cancels the ability of the other', () => {
    const match = tableOf({
      seats: [
        { units: 'ace-2@mid', hand: 'c-anakin-skywalker' },
        { units: 'plain-3@mid!3', hand: 'c-count-dooku' },
      ],
    });
    attack(match, 'a1 b1', 'play:c-anakin-skywalker');
    checkBattle(match, 'play:c-count-dooku');
  });

  test('with a card that repairs at once', () => {
    const match = tableOf({
      seats: [{ units: 'plain-2@mid' }, { units: 'mechanic-3@mid!4', hand: 'c-emergency-repairs' }],
    });
    attack(match, 'a1 b1');
    checkBattle(match, 'play:c-emergency-repairs');
  });
});

describe('rerolls are reckoned with', () => {
  test('a reroll of one’s own is used after a miss', () => {
    const match = tableOf({ seats: [{ units: 'targeting-2@mid' }, { units: 'plain-3@mid' }] });
    const [attacker] = forecastBattle(termsAt(match), match.view(0), codeOf('a1'), codeOf('b1')) ?? [];
    // It hits with 7 or more: 21 of 36; after a miss once again.
    assert.equal(attacker?.needs, 7);
    assert.equal(round(attacker?.hit ?? 0), round(21 / 36 + (15 / 36) * (21 / 36)));
  });

  test('a reroll of the other’s dice is used after a hit, and an own one after that', () => {
    const match = tableOf({
      seats: [{ units: 'targeting-2@mid' }, { units: 'plain-3@mid', hand: 'c-yoda' }],
    });
    attack(match, 'a1 b1');
    const yoda = forecastHand(termsAt(match), match.view(1), codeOf('a1'), codeOf('b1'))[0];
    assert.equal(yoda?.able, true);
    // One more defense: 8 or more, 15 of 36. The attacker is asked first: after a miss it rolls again, because a hit
    // may still be rerolled, and then the defender after a hit.
    const [q, miss] = [15 / 36, 21 / 36];
    assert.equal(round(yoda?.forecast[0].hit ?? 0), round((q + miss * q) * q));
  });

  test('what is asked now: keep the dice, or roll them again', () => {
    const match = tableOf({
      seats: [{ units: 'targeting-2@mid' }, { units: 'plain-3@mid' }],
      rolls: '1 1 6 5',
    });
    attack(match, 'a1 b1');
    const asked = forecastReroll(termsAt(match), match.view(0));
    assert.equal(chancesOf(asked?.kept), '0.000 0.000, 1296.000 0.000');
    assert.equal(chancesOf(asked?.again), `${round(21 / 36)} 0.000, 1296.000 0.000`);
    const both = forecastBattle(termsAt(match), match.view(0), codeOf('a1'), codeOf('b1'));
    assert.equal(chancesOf(both), chancesOf(asked?.again), 'the better way is taken');
    assert.equal(forecastHand(termsAt(match), match.view(0), codeOf('a1'), codeOf('b1')).length, 0);
  });
});

test('an attack is foreseen before it begins, with each card of the viewer alone (Combat)', () => {
  const match = tableOf({
    seats: [
      { units: 'ace-2@mid plain-5@mid', hand: 'c-lock-on c-darth-vader o-echo-base' },
      { units: 'plain-3@mid!4', hand: 'c-evasive-maneuvers' },
    ],
  });
  const terms = termsAt(match);
  const view = match.view(0);
  const ahead = forecastBattle(terms, view, codeOf('a1'), codeOf('b1'));
  const cards = forecastHand(terms, view, codeOf('a1'), codeOf('b1'));
  assert.deepEqual(
    cards.map(({ card, able }) => [terms.cards[card]?.id, able]),
    [
      ['c-lock-on', true],
      ['c-darth-vader', true],
    ],
  );
  assert.deepEqual(
    forecastHand(terms, match.view(1), codeOf('a1'), codeOf('b1')).map(({ card }) => terms.cards[card]?.id),
    ['c-evasive-maneuvers'],
  );
  assert.deepEqual(forecastHand(terms, match.view('spectator'), codeOf('a1'), codeOf('b1')), []);
  attack(match, 'a1 b1');
  assert.deepEqual(forecastBattle(terms, match.view(0), codeOf('a1'), codeOf('b1')), ahead);
  assert.deepEqual(forecastHand(terms, match.view(0), codeOf('a1'), codeOf('b1')), cards);
});

test('a sum is told part by part, and says what damage is prevented (steps 4 to 7)', () => {
  const match = tableOf({
    seats: [{ units: 'laser-2@mid', objectives: '^o-weapons-depot ? ?' }, { units: 'armor-3@mid!3' }],
  });
  const [one] = forecastBattle(termsAt(match), match.view(0), codeOf('a1'), codeOf('b1')) ?? [];
  assert.ok(one);
  const depot = termsAt(match).cardNumber.get('o-weapons-depot');
  assert.deepEqual(one.attack, [{ from: 'base', amount: 2 }]);
  assert.deepEqual(one.against, [{ from: 'base', amount: 9 }]);
  assert.deepEqual(one.damage, [
    { from: 'base', amount: 2 },
    { from: 'objective', amount: 1, card: depot },
  ]);
  assert.deepEqual([one.counters, one.prevented, one.destroy], [2, 1, one.hit]);
});

test('kinds of units are compared from the pack alone', () => {
  const terms = termsOf({ pack: plainPack(), forces: 'own' });
  const kind = (id: string) => terms.unitNumber.get(id) ?? assert.fail(id);
  const [one, other] = forecastKinds(terms, kind('targeting-2'), kind('armor-3'));
  assert.equal(round(one.hit), round(21 / 36 + (15 / 36) * (21 / 36)));
  assert.equal(round(other.hit), round(21 / 36));
  assert.equal(one.counters, 1);
});

describe('chances of strikes are those of all their courses (Strikes)', () => {
  /** The chance of each unit to destroy the first objective of seat b, over all dice, if they strike in this order. */
  const countedStrike = (match: PocketMatch, strikers: readonly string[]): number[] => {
    const found = new Map<number, number>();
    const walk = (
      state: PocketMatch['state'],
      answer: string,
      order: readonly string[],
      probability: number,
    ) => {
      const { exact, outcomes: courses } = outcomes(match.rules, state, 0, answer, {
        read: (after, emitted) => ({
          after,
          by: emitted.flatMap(({ event }) =>
            event.kind === 'struck' && event.result.hit ? [event.unit] : [],
          )[0],
        }),
        chance: seeded('samples'),
      });
      assert.ok(exact);
      for (const { probability: part, result } of courses) {
        const likely = probability * part;
        const top = result.after.stack[result.after.stack.length - 1];
        if (result.by !== undefined) found.set(result.by, (found.get(result.by) ?? 0) + likely);
        else if (top?.step === 'nextStrike') {
          const left = order.filter((unit) => top.units.includes(codeOf(unit)));
          walk(result.after, `unit:${left[0]}`, left, likely);
        }
      }
    };
    playChoices(match, 'strike:b1', ...strikers.map((unit) => `unit:${unit}`));
    walk(match.state, '-', strikers, 1);
    return strikers.map((unit) => found.get(codeOf(unit)) ?? 0);
  };

  const foreseen = (match: PocketMatch, strikers: readonly string[]): string =>
    forecastStrike(termsAt(match), match.view(0), 1, 0, strikers.map(codeOf))
      .strikers.map(({ destroys }) => round(destroys))
      .join(' ');

  test('a combat card that lies face up, and is replaced by the next one', () => {
    const tables = permutations(['c-lock-on', 'o-asteroid-field', 'o-command-bunker']).map((deck) =>
      tableOf({
        seats: [
          { units: 'plain-1@b plain-2@b plain-1@b' },
          { units: 'plain-2', objectives: '^c-tractor-beam ^o-supply-convoy -', deck: deck.join(' ') },
        ],
      }),
    );
    const strikers = ['a1', 'a2', 'a3'];
    const views = new Set(tables.map((match) => foreseen(match, strikers)));
    const all = tables.map((match) => countedStrike(match, strikers));
    const mean = strikers.map((_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length);
    assert.deepEqual([...views], [mean.map(round).join(' ')]);
  });

  test('what each unit needs where the card is known, and how likely it comes to strike', () => {
    const needsAt = (objective: string) => {
      const match = tableOf({
        seats: [{ units: 'plain-1@b plain-2@b' }, { units: 'plain-2', objectives: `${objective} ? ?` }],
      });
      const { strikers } = forecastStrike(termsAt(match), match.view(0), 1, 0, [codeOf('a1'), codeOf('a2')]);
      return strikers.map(({ needs, hit, strikes }) => [needs, round(hit), round(strikes)]);
    };
    // Attack 2 against defense 10, and against defense 9.
    const hits = 15 / 36;
    assert.deepEqual(needsAt('^o-supply-convoy'), [
      [8, round(hits), round(1)],
      [8, round(hits), round(1 - hits)],
    ]);
    assert.deepEqual(
      needsAt('^c-yoda').map(([needs]) => needs),
      [7, undefined],
    );
    assert.deepEqual(
      needsAt('?').map(([needs]) => needs),
      [undefined, undefined],
    );
  });

  const known: Readonly<Record<string, readonly [string, string]>> = {
    'an objective card face up': ['plain-1@b plain-2@b ground-plain-1@b', '^o-supply-convoy ? ?'],
    'an objective card that weakens strikes': ['plain-1@b plain-2@b plain-1@b', '^o-asteroid-field ? ?'],
    'one beside a shield generator': [
      'plain-1@b plain-2@b plain-1@b',
      '^o-supply-convoy ^o-shield-generator ?',
    ],
  };
  for (const [name, [units, objectives]] of Object.entries(known)) {
    test(name, () => {
      const strikers = ['a1', 'a2', 'a3'];
      const match = tableOf({ seats: [{ units }, { units: 'plain-2', objectives }] });
      assert.equal(foreseen(match, strikers), countedStrike(match, strikers).map(round).join(' '));
    });
  }

  /** Tables that differ in how these cards lie: the first one face down in the first slot, the others as the deck. */
  const laid = (cards: readonly string[], units: string, discard = ''): PocketMatch[] =>
    permutations(cards).map(([slot = '', ...deck]) =>
      tableOf({
        seats: [
          { units },
          { units: 'plain-2', objectives: `${slot} ^o-supply-convoy -`, deck: deck.join(' '), discard },
        ],
      }),
    );

  const unknown: Readonly<Record<string, readonly [string, string, string]>> = {
    'a face-down card of three, of which combat cards are replaced by the next one': [
      'c-lock-on c-tractor-beam o-asteroid-field',
      'plain-1@b plain-2@b',
      '',
    ],
    'a card that may damage who strikes it': [
      'c-lock-on o-minefield c-han-solo',
      'plain-1@b plain-2@b!4',
      '',
    ],
    'a card that comes back from the discard pile of an empty deck': [
      'c-lock-on',
      'plain-1@b plain-2@b',
      'c-tractor-beam',
    ],
  };
  for (const [name, [cards, units, discard]] of Object.entries(unknown)) {
    test(name, () => {
      const strikers = ['a1', 'a2'];
      const tables = laid(cards.split(' '), units, discard);
      const views = new Set(tables.map((match) => foreseen(match, strikers)));
      assert.equal(views.size, 1, 'what cannot be seen makes no difference');
      const all = tables.map((match) => countedStrike(match, strikers));
      const mean = strikers.map((_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length);
      assert.deepEqual([...views], [mean.map(round).join(' ')]);
    });
  }

  test('of a deck that nobody has seen each copy that may be in it counts alike', () => {
    const options = { forces: 'own' } as const;
    const withObjective = (objective: string): PocketMatch =>
      tableOf({
        seats: [{ units: 'plain-1@b' }, { units: 'plain-2', objectives: `${objective} - -` }],
        options,
      });
    const unseen = withObjective('?');
    const { cards } = termsAt(unseen);
    const mean =
      cards.reduce((sum, { id }) => {
        const seen = withObjective(`^${id}`);
        return sum + forecastStrike(termsAt(seen), seen.view(0), 1, 0, [codeOf('a1')]).destroy;
      }, 0) / cards.length;
    const found = forecastStrike(termsAt(unseen), unseen.view(0), 1, 0, [codeOf('a1')]);
    assert.equal(round(found.destroy), round(mean));
    assert.equal(found.guard, undefined);
  });
});
