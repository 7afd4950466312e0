import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { playChoices } from '../../../../../testkit/play-choices.ts';
import { inMission } from '../../../testing/campaign/in-mission.ts';
import { again, asked, matchFrom, now, type Played } from '../../../testing/campaign/set-out.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import type { AttackPosition } from './attack.ts';
import type { MissionPosition } from './schema.ts';

type Active = NonNullable<MissionPosition['activation']>;
type Group = MissionPosition['players'][number]['groups'][number];
type Condition = NonNullable<Group['figures'][number]['conditions']>[number];

interface Setting {
  /** Of Fenn, and of the stormtrooper before him. */
  readonly fenn?: readonly Condition[];
  readonly trooper?: readonly Condition[];
  /** Of Diala, and of the Empire. */
  readonly cards?: readonly string[];
  readonly imperial?: MissionPosition['players'][number]['cards'];
  readonly change?: Partial<MissionPosition>;
}

/** Dark Recon: Fenn with two weapons and strain, a stormtrooper three spaces before him, another one out of sight. */
function positionOf(
  activation: Active,
  { fenn = [], trooper = [], cards = [], imperial = [], change = {} }: Setting = {},
): MissionPosition {
  return {
    mission: 'dark-recon',
    players: [
      {
        groups: [
          { card: 'stormtrooper', figures: [{ at: 'C12', conditions: [...trooper] }, { at: 'E4' }, {}] },
        ],
        cards: [{ card: 'show-of-force' }, ...imperial],
      },
      {
        groups: [{ card: 'diala-passil', figures: [{ at: 'B11' }] }],
        cards: ['plasteel-staff', ...cards].map((card) => ({ card })),
      },
      {
        groups: [{ card: 'fenn-signis', figures: [{ at: 'C9', conditions: [...fenn] }] }],
        cards: [{ card: 'infantry-rifle' }, { card: 'dl-44' }],
        strain: 1,
      },
    ],
    activation,
    ...change,
  };
}

const fenn: Active = { seat: 2, group: 0, figure: { is: [0, 0], actions: 1 } };

/** Fenn shoots with his rifle at the trooper: blue 1 damage, surge, +3; green 1 damage, surge, +2; black 1 block. */
const shot = {
  target: [0, 0, 0],
  weapon: 'infantry-rifle',
  dice: [
    { die: 'blue', face: 3 },
    { die: 'green', face: 3 },
    { die: 'black', face: 2 },
  ],
} as const satisfies AttackPosition;

function attacking(attack: AttackPosition, setting: Setting = {}): Played {
  return matchFrom(positionOf({ ...fenn, attack }, setting));
}

function attackIn(match: Played): AttackPosition {
  return now(match).activation?.attack ?? assert.fail('no attack');
}

function damageOfTrooper(match: Played): number | undefined {
  return now(match).players[0]?.groups[0]?.figures[0]?.damage;
}

suite('a position in the midst of an attack, when surges are spent (A8, step 5)', () => {
  test('dice lie as they are written, surges are counted from them, and the attack goes on', () => {
    const match = attacking(shot);
    assert.deepEqual(asked(match), [
      '2 surge',
      'surge:fenn-signis.recover-strain-1',
      'surge:infantry-rifle.damage-1',
      'surge:infantry-rifle.accuracy-1',
      '-',
    ]);
    assert.equal(attackIn(match).surges, 2);
    playChoices(match, 'surge:infantry-rifle.damage-1', '-');
    assert.equal(damageOfTrooper(match), 2, '2 damage on dice and 1 by the surge, less 1 block');
    const { figure } = now(match).activation ?? {};
    assert.deepEqual(figure, { is: [0, 0], actions: 1, attackAction: true, attacked: true });
  });

  test('what is left out is as weapon, map and conditions have it', () => {
    assert.deepEqual(attackIn(attacking(shot)), { ...shot, space: 'C12', surges: 2 });
    const weak = attacking(shot, { fenn: ['hidden'], trooper: ['weakened'] });
    assert.deepEqual(attackIn(weak).changes, [
      { condition: 'hidden', surge: 1 },
      { condition: 'weakened', evade: -1 },
    ]);
    assert.equal(attackIn(weak).surges, 3);
  });

  test('an attack that is played to its surges can be written, and goes on alike from there', () => {
    const played = matchFrom(
      positionOf({ ...fenn, figure: { is: [0, 0] } }, { fenn: ['focused'], trooper: ['hidden'] }),
    );
    played.script([1, 3, 2, 2]);
    playChoices(played, 'attack:a1.1:infantry-rifle', 'use:havoc-shot>c1.1');
    const set = again(played);
    assert.deepEqual(attackIn(set).blasts, [1], 'of Havoc Shot');
    assert.deepEqual(
      attackIn(set).dice?.map(({ die }) => die),
      ['blue', 'green', 'green', 'black'],
    );
    for (const match of [played, set]) {
      playChoices(match, 'surge:infantry-rifle.damage-1');
      assert.deepEqual(attackIn(match).spent, ['infantry-rifle.damage-1']);
      assert.deepEqual(attackIn(match).changes?.at(-1), {
        surgeAbility: 'infantry-rifle.damage-1',
        damage: 1,
      });
    }
    assert.deepEqual(now(again(set)), now(played));
    for (const match of [played, set]) playChoices(match, 'surge:infantry-rifle.accuracy-1', '-');
    assert.deepEqual(now(set), now(played));
    assert.equal(damageOfTrooper(set), 2);
    assert.equal(now(set).players[2]?.groups[0]?.figures[0]?.conditions, undefined, 'the Focus is spent');
  });

  test('dice that abilities added or took away are named, and so is what changes results', () => {
    const attack: AttackPosition = {
      ...shot,
      dice: [...shot.dice.slice(0, 2), { die: 'yellow', face: 1, rerolled: true }],
      added: ['yellow'],
      removed: ['black'],
      changes: [{ ability: 'fenn-signis.havoc-shot', pierce: 1 }],
    };
    const match = attacking(attack);
    assert.deepEqual(attackIn(match), { ...attack, space: 'C12', surges: 3 });
    playChoices(match, '-');
    assert.equal(damageOfTrooper(match), 2, 'nothing is blocked');
  });

  test('of what was used and given it is known what ends with the attack (A12)', () => {
    const order = { seat: 2, ability: 'havoc-shot', answer: 'never', until: 'attack' } as const;
    const given = { ability: 'fenn-signis.havoc-shot', seat: 2, figures: [[2, 0, 0]] };
    const change: Partial<MissionPosition> = {
      orders: [order],
      lasting: [
        { ...given, until: 'attack' },
        { ...given, until: 'next-attack' },
      ],
      used: [{ ability: 'fenn-signis.havoc-shot', seat: 2, by: [2, 0, 0], once: 'attack' }],
    };
    const match = attacking(shot, { change });
    const { orders, lasting, used } = now(match);
    assert.deepEqual({ orders, lasting, used }, change);
    playChoices(match, '-');
    const after = now(match);
    assert.deepEqual([after.orders, after.used, after.lasting], [undefined, undefined, undefined]);
  });

  test('A8: with a weapon in hand another one has no surge abilities', () => {
    const dice: NonNullable<AttackPosition['dice']> = [
      { die: 'blue', face: 3 },
      { die: 'yellow', face: 6 },
      { die: 'black', face: 2 },
    ];
    const match = attacking({ ...shot, weapon: 'dl-44', dice });
    assert.deepEqual(asked(match).slice(1, -1), [
      'surge:fenn-signis.recover-strain-1',
      'surge:dl-44.damage-2',
      'surge:dl-44.damage-1-accuracy-2',
    ]);
    assert.deepEqual(asked(again(match)), asked(match));
  });

  test('figures of the Empire attack as their card says, and everybody sees it', () => {
    const dice: NonNullable<AttackPosition['dice']> = [
      { die: 'blue', face: 1 },
      { die: 'green', face: 2 },
      { die: 'white', face: 1 },
    ];
    const attack = { target: [1, 0, 0], dice };
    const match = matchFrom(positionOf({ seat: 0, group: 0, figure: { is: [0, 0] }, attack }));
    assert.deepEqual(asked(match).slice(0, 3), [
      '0 surge',
      'surge:stormtrooper.damage-1',
      'surge:stormtrooper.accuracy-2',
    ]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = inMission(match.rules.position(match.state, viewer));
      assert.deepEqual(seen.activation, now(match).activation);
      assert.deepEqual(asked(matchFrom(seen)), asked(match));
    }
  });
});

/** Fenn is about to shoot, and so many dice are rolled in this order. */
function beforeShot(setting: Setting, ...faces: readonly number[]): Played {
  return matchFrom(positionOf({ ...fenn, figure: { is: [0, 0] } }, setting), faces);
}

/** Plays the same in a match and in what is set out from it, which both have one position then. */
function playAlike(match: Played, faces: readonly number[], ...choices: string[]): MissionPosition {
  const set = again(match);
  for (const one of [match, set]) {
    one.script(faces);
    playChoices(one, ...choices);
  }
  assert.deepEqual(now(set), now(match));
  return now(match);
}

suite('a position in the midst of an attack, when seats are asked what they use (A8, steps 1 to 4)', () => {
  const reroll = { target: [0, 0, 0], space: 'C12', weapon: 'infantry-rifle', moment: 'reroll', asked: 1 };
  const byDiala = [{ ability: 'force-adept.force-adept', seat: 1, by: [1, 0, 0] }];

  test('step 3: dice that can be rolled again, while they are, and after it', () => {
    const match = beforeShot({ cards: ['force-adept'] }, 5, 3, 2);
    playChoices(match, 'attack:a1.1:infantry-rifle');
    assert.deepEqual(asked(match).slice(0, 2), ['1 window', 'use:force-adept>b1.1']);
    const dice = [{ die: 'blue', face: 5 }, ...shot.dice.slice(1)];
    assert.deepEqual(attackIn(match), { ...reroll, dice });
    playAlike(match, [], 'use:force-adept>b1.1');
    assert.deepEqual(attackIn(match), { ...reroll, dice, rerolls: 1, used: byDiala });
    assert.deepEqual(asked(match), ['1 rerollDie', 'die:1', 'die:2', '-']);
    playAlike(match, [3], 'die:1');
    assert.deepEqual(attackIn(match).dice?.[0], { die: 'blue', face: 3, rerolled: true });
    playAlike(match, [], '-', 'surge:infantry-rifle.damage-1', '-');
    assert.equal(damageOfTrooper(match), 2);
  });

  test('step 3 (A12): seats are asked in their order, all of the side of the attacker before the defender', () => {
    const setting = { cards: ['force-adept'], imperial: [{ card: 'assault-armor', host: 0 }] };
    const match = attacking({ ...shot, moment: 'reroll' }, setting);
    assert.deepEqual(attackIn(match), { ...reroll, dice: shot.dice });
    playAlike(match, [], '-');
    assert.deepEqual(attackIn(match), { ...reroll, dice: shot.dice, asked: 0 });
    assert.deepEqual(now(attacking({ ...shot, moment: 'reroll', asked: 0 }, setting)), now(match));
  });

  test('steps 1 and 2: the target is declared, then the dice are named that are about to be rolled', () => {
    const figure = { is: [0, 0] };
    const setting = { imperial: [{ card: 'adaptive-weapons' }] };
    const match = matchFrom(positionOf({ seat: 0, group: 0, figure }, setting));
    playChoices(match, 'attack:b1.1');
    const declared = { target: [1, 0, 0], space: 'B11', moment: 'declare', asked: 0 };
    assert.deepEqual(attackIn(match), declared);
    playAlike(match, [], 'use:show-of-force');
    const pool = ['blue', 'green', 'green', 'white'] as const;
    assert.deepEqual(attackIn(match), { ...declared, moment: 'pool', pool });
    playAlike(match, [1, 2, 3, 4], '-');
  });

  test('step 4: conditions have changed the results, and abilities may', () => {
    const match = attacking({ ...shot, moment: 'modify' }, { fenn: ['hidden'] });
    const { changes, moment, asked: seat, surges } = attackIn(match);
    assert.deepEqual(changes, [{ condition: 'hidden', surge: 1 }]);
    assert.deepEqual([moment, seat, surges], ['modify', 2, undefined]);
    playAlike(match, [], 'use:havoc-shot>c1.1');
    assert.deepEqual(attackIn(match).blasts, [1]);
    assert.equal(attackIn(match).surges, 3);
  });
});

suite('an attack that cannot be is refused, with the field and what to write instead', () => {
  const refused = (name: string, attack: AttackPosition, why: RegExp, setting: Setting = {}): void => {
    test(name, () => assertBadPosition(() => attacking(attack, setting), why));
  };
  const [blue, green, black] = shot.dice;

  const rerolled = { cards: ['force-adept'] };
  const { dice: _dice, ...declared } = { ...shot, moment: 'declare' } as const;
  refused(
    'asked who has nothing to use',
    { ...shot, moment: 'reroll', asked: 2 },
    /attack.asked: seat 2 has nothing to use at this moment; name another seat/,
    rerolled,
  );
  refused(
    'nobody has dice rolled again',
    { ...shot, moment: 'reroll' },
    /attack: nobody has anything to use/,
  );
  refused(
    'asked at no moment',
    { ...shot, asked: 1 },
    /attack.moment: write at which moment this is asked/,
    rerolled,
  );
  refused(
    'rolled again by nothing',
    { ...shot, moment: 'reroll', rerolls: 1 },
    /attack.used: write last the ability of seat/,
    rerolled,
  );
  refused(
    'more dice rolled again than the ability has',
    {
      ...shot,
      moment: 'reroll',
      asked: 1,
      rerolls: 2,
      used: [{ ability: 'force-adept.force-adept', seat: 1, by: [1, 0, 0] }],
    },
    /attack.rerolls: the ability has 1 dice rolled again/,
    rerolled,
  );
  refused(
    'used at another moment',
    { ...shot, moment: 'reroll', used: [{ ability: 'fenn-signis.havoc-shot', seat: 2 }] },
    /attack.used: fenn-signis.havoc-shot is not used at this moment/,
    rerolled,
  );
  refused(
    'no faces where dice are rolled',
    { ...declared, moment: 'reroll' },
    /write each die with the face/,
  );
  refused(
    'faces before the roll',
    { ...shot, moment: 'declare' },
    /rolled after this moment; leave them out/,
  );
  refused('no pool before the roll', { ...declared, moment: 'pool' }, /pool: write the dice that are about/);
  refused('a pool elsewhere', { ...shot, pool: ['blue'] }, /pool: it is written at the moment pool/);
  refused(
    'the pool of another weapon',
    { ...declared, moment: 'pool', pool: ['blue', 'yellow', 'black'] },
    /attack.pool: it rolls blue, green, black/,
  );
  refused(
    'surges before they are counted',
    { ...shot, moment: 'modify', surges: 2 },
    /surges: surges are counted and spent after this moment/,
  );
  refused(
    'dice of another weapon',
    { ...shot, weapon: 'dl-44' },
    /activation.attack.dice: it rolls blue, yellow, black; write these, or in added and removed/,
  );
  refused('no die of Focused', shot, /it rolls blue, green, green, black/, { fenn: ['focused'] });
  refused(
    'a die taken away that is not there',
    { ...shot, removed: ['red'] },
    /removed: red is not there; it rolls blue, green, black/,
  );
  refused('the defence first', { ...shot, dice: [black, blue, green] }, /write the dice of the attack first/);
  refused(
    'more surges than the dice show',
    { ...shot, surges: 3 },
    /surges: dice and changes show 2, of which 0 are spent; write 2/,
  );
  refused(
    'more spent than they show',
    {
      ...shot,
      dice: [blue, { die: 'green', face: 4 }, black],
      spent: ['infantry-rifle.damage-1', 'infantry-rifle.accuracy-1'],
    },
    /spent: dice and changes show 1 surges, and 2 are spent/,
  );
  refused(
    'a surge ability of another weapon',
    { ...shot, spent: ['dl-44.damage-2'] },
    /cannot use dl-44.damage-2 so often/,
  );
  refused(
    'twice the same',
    { ...shot, dice: [blue, green, black], spent: ['infantry-rifle.damage-1', 'infantry-rifle.damage-1'] },
    /cannot use infantry-rifle.damage-1 so often; see moreSurges and twice/,
  );
  refused(
    'no surge ability of this name',
    { ...shot, spent: ['fenn-signis.luck'] },
    /spent: there is no surge ability fenn-signis.luck/,
  );
  refused(
    'no surges, so no question',
    { ...shot, dice: [{ die: 'blue', face: 5 }, { die: 'green', face: 6 }, black] },
    /no surge ability that can be used, so nobody is asked; leave attack out/,
  );
  refused(
    'no weapon named of two',
    { target: [0, 0, 0], dice: shot.dice },
    /weapon: name one of infantry-rifle, dl-44/,
  );
  refused(
    'a weapon that he has not',
    { ...shot, weapon: 't-21' },
    /weapon: name one of infantry-rifle, dl-44/,
  );
  refused(
    'a friend',
    { ...shot, target: [1, 0, 0] },
    /target: it is no target of this attack; name a hostile figure/,
  );
  refused('a figure out of sight', { ...shot, target: [0, 0, 1] }, /target: it is no target of this attack/);
  refused(
    'nobody',
    { weapon: 'infantry-rifle', dice: shot.dice },
    /name the target by its figure, or the token/,
  );
  refused(
    'a token that nobody attacks',
    { weapon: 'infantry-rifle', token: 2, dice: [blue, green] },
    /token: it is no target of this attack/,
  );
  refused(
    'no such token',
    { weapon: 'infantry-rifle', token: 20, dice: [blue, green] },
    /token: the map has 7 tokens/,
  );
  refused('a space beside the target', { ...shot, space: 'C13' }, /space: the target space is one of C12/);
  refused(
    'a condition that nobody has',
    { ...shot, changes: [{ condition: 'weakened', surge: -1 }] },
    /conditions and the object change nothing; write this/,
  );
  refused(
    'the condition left out',
    { ...shot, changes: [] },
    /change {"condition":"hidden","surge":1}; write this/,
    { fenn: ['hidden'] },
  );
  refused(
    'a change from nowhere',
    { ...shot, changes: [{ damage: 1 }] },
    /write for each change where it is from/,
  );
  refused(
    'a change by an ability that there is not',
    { ...shot, changes: [{ ability: 'fenn-signis.luck', damage: 1 }] },
    /there is no ability fenn-signis.luck/,
  );
  refused(
    'a change by a surge ability on which nothing was spent',
    { ...shot, changes: [{ surgeAbility: 'infantry-rifle.damage-1', damage: 1 }] },
    /nothing was spent on infantry-rifle.damage-1; write it in spent/,
  );
  refused(
    'a power token that was not spent',
    { ...shot, changes: [{ powerToken: [0, 0, 0], block: 1 }] },
    /tokensSpent: write each power token that changes something/,
  );

  test('an attack of nobody; an attack and a test at once; what ends with an attack where none goes on', () => {
    const nobody = { seat: 0, group: 0, attack: shot };
    assertBadPosition(
      () => matchFrom(positionOf(nobody)),
      /activation.attack: write in figure who is active/,
    );
    const testing = { token: 4, dice: shot.dice };
    assertBadPosition(
      () => matchFrom(positionOf({ ...fenn, attack: shot, test: testing })),
      /leave attack out/,
    );
    const given = { ability: 'fenn-signis.havoc-shot', seat: 2, figures: [] };
    const changes: readonly [Partial<MissionPosition>, RegExp][] = [
      [{ lasting: [{ ...given, until: 'attack' }] }, /lasting: no attack goes on/],
      [
        { orders: [{ seat: 2, ability: 'havoc-shot', answer: 'never', until: 'attack' }] },
        /orders: no attack goes on/,
      ],
      [{ used: [{ ability: 'fenn-signis.havoc-shot', seat: 2, once: 'attack' }] }, /used: no attack goes on/],
    ];
    for (const [change, why] of changes)
      assertBadPosition(() => matchFrom(positionOf(fenn, { change })), why);
  });
});
