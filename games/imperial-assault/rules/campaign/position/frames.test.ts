import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { Match } from '../../../../../kernel/match.ts';
import { playChoices } from '../../../../../testkit/play-choices.ts';
import { game } from '../../../campaign-game.ts';
import { again, asked, matchFrom, now, type Played } from '../../../testing/campaign/set-out.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import type { FramePosition, MissionPosition } from './schema.ts';

/** Dark Recon: an officer, or another figure, and a stormtrooper near Diala, and Fenn beside her. */
function positionOf(
  change: Partial<MissionPosition>,
  imperial = { card: 'imperial-officer', at: 'C12' },
): MissionPosition {
  return {
    mission: 'dark-recon',
    players: [
      {
        groups: [
          { card: imperial.card, figures: [{ at: imperial.at }] },
          { card: 'stormtrooper', figures: [{ at: 'C10' }, {}, {}] },
        ],
        cards: [{ card: 'show-of-force' }],
      },
      {
        groups: [{ card: 'diala-passil', figures: [{ at: 'B11' }] }],
        cards: [{ card: 'plasteel-staff' }, { card: 'force-throw' }],
      },
      { groups: [{ card: 'fenn-signis', figures: [{ at: 'B10' }] }], cards: [{ card: 'infantry-rifle' }] },
    ],
    ...change,
  };
}

const officer = { seat: 0, group: 0, figure: { is: [0, 0] } };
const diala = { seat: 1, group: 0, figure: { is: [0, 0] } };

/** The highest frame of a position; none where it has other words for what goes on. */
function topOf(match: Played): FramePosition | undefined {
  return now(match).frames?.at(-1);
}

/** Plays choices one by one, in a match and in what is set out from each of its positions, which goes on alike; what the highest frame was before each. */
function playAlike(match: Played, ...choices: string[]): readonly string[] {
  return choices.map((choice) => {
    const set = again(match);
    const { step = 'none' } = topOf(match) ?? {};
    for (const one of [match, set]) playChoices(one, choice);
    assert.deepEqual(asked(set), asked(match));
    assert.deepEqual(set.rules.position(set.state), match.rules.position(match.state));
    return step;
  });
}

suite('a position says frame by frame what goes on, where it has no other words for it', () => {
  test('A4, A6: a special action asks for a figure, which moves then, and the officer goes on', () => {
    const match = matchFrom(positionOf({ activation: officer }));
    assert.deepEqual(playAlike(match, 'use:order>a1.1', 'figure:a2.1'), ['none', 'chooseFigures']);
    assert.deepEqual(topOf(match), { step: 'movement', figure: [0, 1, 0], seat: 0, by: 'points', left: 4 });
    assert.deepEqual(playAlike(match, 'move:C9', '-'), ['movement', 'movement']);
    assert.deepEqual(now(match).activation?.figure, {
      ...{ is: [0, 0], actions: 1 },
      specials: ['imperial-officer.order'],
    });
    assert.equal(topOf(match), undefined);
  });

  test('A6: a figure that passes through another one', () => {
    const match = matchFrom(positionOf({ activation: diala }));
    assert.deepEqual(playAlike(match, 'run', 'move:B10', 'move:C9'), ['none', 'none', 'activation']);
    assert.equal(topOf(match), undefined, 'nobody is there');
  });

  test('A8: what is used when surges are spent, before the target is hit', () => {
    const { players = [], ...rest } = positionOf({
      activation: {
        ...officer,
        ...{ seat: 1, figure: { is: [0, 0], actions: 1 } },
        attack: {
          target: [0, 1, 0],
          dice: [
            { die: 'blue', face: 3 },
            { die: 'red', face: 5 },
            { die: 'black', face: 3 },
          ],
          blasts: [1],
        },
      },
    });
    const drokkatta = {
      groups: [{ card: 'drokkatta', figures: [{ at: 'B11' }] }],
      cards: [{ card: 'mgl-9-boomer' }, { card: 'shrapnel-rounds' }],
    };
    const match = matchFrom({ ...rest, players: players.with(1, drokkatta) });
    const choices = ['surge:mgl-9-boomer.blast-1', '-'];
    assert.deepEqual(playAlike(match, ...choices), ['none', 'window']);
  });

  test('A6, A8: where a figure is put down, whether it attacks then, and whom', () => {
    const match = matchFrom(positionOf({ activation: officer }, { card: 'nexu', at: 'E11' }));
    playChoices(match, 'use:pounce>a1.1');
    assert.equal(topOf(match)?.step, 'putDown');
    const place = asked(match).find((choice) => choice.startsWith('place:')) ?? assert.fail('no place');
    playAlike(match, place);
    assert.equal(topOf(match)?.step, 'may');
  });

  test('A6 Place: abilities answer that a figure was put down near', () => {
    const [empire, , fenn] = positionOf({ activation: officer }, { card: 'nexu', at: 'E14' }).players;
    assert.ok(empire && fenn);
    const mak = {
      groups: [{ card: 'mak-eshka-rey', figures: [{ at: 'B10' }] }],
      cards: [{ card: 'disengage' }],
    };
    const players = [empire, mak, { ...fenn, groups: [{ card: 'fenn-signis', figures: [{ at: 'B11' }] }] }];
    const match = matchFrom(positionOf({ activation: officer, players }));
    playChoices(match, 'use:pounce>a1.1');
    assert.deepEqual(playAlike(match, 'place:E11', 'use:disengage>b1.1'), ['putDown', 'window']);
    assert.equal(topOf(match)?.step, 'movement');
  });

  test('A13: at which point a group arrives, and where its figures are put', () => {
    const match = matchFrom(
      positionOf({ deployment: true, empire: { threat: 9, open: ['nexu', 'stormtrooper'] } }),
    );
    assert.deepEqual(playAlike(match, 'card:stormtrooper', 'place:A14'), ['none', 'arrive']);
    const [, place = ''] = asked(match);
    assert.deepEqual(playAlike(match, place), ['putFigure']);
    assert.deepEqual(
      now(match).frames?.map(({ step }) => step),
      ['nextRound', 'endOfRound', 'deployment', 'deployed', 'putFigure', 'putFigure'],
    );
  });

  test('A3: abilities are asked for as an activation ends', () => {
    const match = matchFrom(
      positionOf({ activation: officer }, { card: 'rancor-elite-campaign', at: 'E11' }),
    );
    playChoices(match, '-');
    assert.deepEqual(topOf(match)?.step, 'window');
    assert.equal(now(match).activation?.figure?.ending, true);
    playAlike(match, '-');
  });
});

test('B3: there is no position while a companion of another seat activates within an activation', () => {
  const [empire, , fenn] = positionOf({}).players;
  assert.ok(empire && fenn);
  const jarrod = {
    groups: [
      { card: 'jarrod-kelvin', figures: [{ at: 'B11' }] },
      { card: 'j4x-7', figures: [{ at: 'C11' }], host: 0 },
    ],
    cards: [{ card: 'vibro-claws' }, { card: 'mechanical-master' }],
  };
  const activation = { seat: 2, group: 0, figure: { is: [0, 0] } };
  const match = matchFrom(
    positionOf({ players: [empire, jarrod, fenn], activation, question: { moment: 'activation-start' } }),
  );
  playChoices(match, 'use:mechanical-master-droid>b1.1');
  assert.deepEqual(match.decisions()[0]?.seat, 1);
  assert.equal(match.rules.calm?.(match.state), false);
});

/** A mission of the box as it begins, with these heroes. */
function begun(mission: string, heroes: readonly string[]): Played {
  const match = new Match(game, {
    ...{ seats: heroes.length + 1, seed: 'a mission' },
    options: { play: 'mission', mission, heroes, imperialClass: 'military-might' },
  });
  match.script([]);
  return match;
}

/** Takes first choices, but for these, in a match and in what is set out from each of its positions, until such frames lie highest; which frames were asked on the way. */
function playOn(match: Played, isThere: (frames: readonly FramePosition[]) => boolean): readonly string[] {
  const met: string[] = [];
  for (let moves = 0; moves < 40; moves++) {
    const frames = now(match).frames ?? [];
    met.push(frames.at(-1)?.step ?? 'none');
    if (isThere(frames)) return met;
    const [, choice = ''] = asked(match);
    playAlike(match, choice);
  }
  return assert.fail(met.join(' '));
}

suite('a position says how a mission is set up, in round 0', () => {
  const heroes = ['diala-passil', 'fenn-signis'];

  test('A13: the Empire chooses its open groups, then the heroes stand on the entrance', () => {
    const match = begun('dark-recon', heroes);
    const met = playOn(match, (frames) => frames.length === 0);
    assert.deepEqual(
      [...new Set(met)].filter((step) => step !== 'window' && step !== 'attachments'),
      ['openGroups', 'putFigure', 'none'],
    );
    assert.equal(now(match).round, 1);
  });

  test('A13: each hero has to be put on the map, and nothing else goes on in round 0', () => {
    const match = begun('dark-recon', heroes);
    playOn(match, (frames) => frames.at(-1)?.step === 'putFigure');
    const { frames = [], ...position } = now(match);
    const refused = (change: Partial<MissionPosition>, why: RegExp): void =>
      assertBadPosition(() => matchFrom({ ...position, frames, ...change }), why);
    refused({ frames: frames.filter((_, place) => place < 1 || place > 2) }, /putFigure for each hero/);
    assertBadPosition(
      () => matchFrom(positionOf({ frames: [{ step: 'missionStart' }, { step: 'ally' }] })),
      /write missionStart or round lowest in round 0/,
    );
    assertBadPosition(() => matchFrom(position), /round: as a mission is set up frames say/);
  });
});

suite('a position says in the midst of which event of a mission it is', () => {
  const turn: readonly FramePosition[] = [
    { step: 'sides', next: 'empire' },
    { step: 'group', group: [1, 0], begun: true },
    { step: 'endActivation', figure: [1, 0, 0] },
    { step: 'activation', figure: [1, 0, 0] },
    { step: 'actionDone', figure: [1, 0, 0] },
  ];
  const cast = (
    mission: string,
    at: readonly string[],
    frames: readonly FramePosition[],
  ): MissionPosition => ({
    mission,
    players: [
      { groups: [{ card: 'imperial-officer', figures: [{}] }], cards: [{ card: 'show-of-force' }] },
      {
        groups: [{ card: 'diala-passil', figures: [{ at: at[0] ?? '' }] }],
        cards: [{ card: 'plasteel-staff' }, { card: 'force-adept' }],
      },
      {
        groups: [{ card: 'fenn-signis', figures: [{ at: at[1] ?? '' }] }],
        cards: [{ card: 'infantry-rifle' }],
      },
    ],
    activation: { ...diala, figure: { is: [0, 0], actions: 1 } },
    frames: [...turn, ...frames],
  });

  test('B11: one of several is chosen, and only that is carried out', () => {
    const event = { step: 'missionEvent', event: 'receiver', done: 2 } as const;
    const match = matchFrom({
      ...cast('breaking-point', ['L3', 'M3'], [event, { step: 'missionChoice' }]),
      happened: ['cut', 'receiver'],
    });
    assert.deepEqual(asked(match), ['1 missionChoice', 'option:1', 'option:2']);
    playAlike(match, 'option:1');
    assertBadPosition(
      () =>
        matchFrom(cast('breaking-point', ['L3', 'M3'], [{ ...event, done: 1 }, { step: 'missionChoice' }])),
      /frames.missionChoice: the effect of receiver that was done last does not ask for it/,
    );
  });

  test('A11: the heroes name who tests, and dice of the test are rolled again', () => {
    const match = matchFrom({
      ...cast(
        'dark-obsession',
        ['K6', 'J11'],
        [{ step: 'missionEvent', event: 'the-voice', done: 2 }, { step: 'missionTester' }],
      ),
      happened: ['saved', 'the-voice'],
    });
    assert.deepEqual(topOf(match), { step: 'missionTester' });
    for (const choice of ['figure:b1.1', 'use:force-adept-test>b1.1']) {
      const set = again(match);
      for (const one of [match, set]) {
        one.script([2, 4, 5]);
        playChoices(one, choice);
      }
      assert.deepEqual(now(set), now(match));
    }
    assert.deepEqual(topOf(match), { step: 'rerollTest', seat: 1, left: 1 });
    const test = now(match).frames?.find(({ step }) => step === 'testing');
    assert.ok(test?.step === 'testing');
    assert.deepEqual([test.attribute, test.phase, test.dice?.length], ['insight', 'after', 3]);
    again(match);
  });

  test('an event that the mission does not have is refused', () => {
    assertBadPosition(
      () =>
        matchFrom(
          cast(
            'breaking-point',
            ['L3', 'M3'],
            [{ step: 'missionEvent', event: 'nothing' }, { step: 'missionChoice' }],
          ),
        ),
      /frames.missionEvent: the mission has no event nothing; see happened/,
    );
  });
});

test('the example of the page is set out, and goes on', () => {
  const page = readFileSync(
    new URL('../../../../../docs/games/imperial-assault-campaign.md', import.meta.url),
    'utf8',
  );
  const [, example = ''] = /### Frame by frame[\s\S]*?```json\n([\s\S]*?)```/.exec(page) ?? [];
  const match = matchFrom(positionOf({ activation: officer, frames: JSON.parse(example) }));
  assert.deepEqual(now(match).frames, JSON.parse(example));
  playAlike(match, 'move:C9', '-');
});

suite('frames that cannot lie on each other are refused, with the step and what to write instead', () => {
  const turn: readonly FramePosition[] = [
    { step: 'sides', next: 'rebels' },
    { step: 'group', group: [0, 0], begun: true },
    { step: 'endActivation', figure: [0, 0, 0] },
    { step: 'activation', figure: [0, 0, 0] },
  ];
  const order = { ability: 'imperial-officer.order', seat: 0, by: [0, 0, 0] };
  const acting: readonly FramePosition[] = [
    ...turn,
    { step: 'actionDone', figure: [0, 0, 0], special: true },
    { step: 'effects', ...order },
  ];
  const choosing = { step: 'chooseFigures', chooser: 0, from: [[0, 1, 0]], left: 1, must: true } as const;
  const refused = (
    name: string,
    frames: readonly FramePosition[],
    why: RegExp,
    change: Partial<MissionPosition> = { activation: officer },
  ): void => {
    test(name, () => assertBadPosition(() => matchFrom(positionOf({ frames, ...change })), why));
  };

  test('what can lie there is set out as it is written', () => {
    const frames = [...acting, { ...choosing, effect: 1 }];
    const match = matchFrom(
      positionOf({ activation: { ...officer, figure: { is: [0, 0], actions: 1 } }, frames }),
    );
    assert.deepEqual(asked(match), ['0 chooseFigures', 'figure:a2.1']);
    assert.deepEqual(now(match).frames, frames);
  });

  refused(
    'another one below',
    [...turn, { step: 'window' }],
    /frames: window lies on one of moment, and not on activation/,
  );
  refused('nothing below', turn.slice(1), /frames: group lies on one of sides, and not on nothing/);
  refused(
    'nobody is asked',
    acting,
    /frames: nobody is asked in the highest frame; it is one of deployment,/,
  );
  refused('nobody is active', turn, /frames.endActivation: write the figure that activation names/, {});
  refused(
    'another figure is active',
    [...turn.slice(0, 3), { step: 'activation', figure: [0, 1, 0] }],
    /frames.activation: write the figure that activation names/,
  );
  refused(
    'an effect that asks for nothing of the kind',
    [...acting, { step: 'may', effect: 1, chooser: 0 }],
    /frames.effect: effect 1 does not ask for may; write which does/,
  );
  refused(
    'an effect that the ability does not have',
    [...acting, { ...choosing, effect: 4 }],
    /frames.effect: the ability has 1 effects; write which it is, from 1/,
  );
  refused(
    'an ability at another moment',
    [...turn, { step: 'effects', seat: 1, ability: 'diala-passil.foresight', by: [1, 0, 0] }],
    /frames.effects: the ability is not used then; write one that is/,
  );
  refused(
    'a figure that is not on the map',
    [...acting, { step: 'movement', figure: [0, 1, 1], seat: 0, by: 'points', left: 2 }],
    /frames.movement: figure 0 1 1 is not on the map/,
  );
  refused(
    'a place where it cannot stand',
    [...acting, { step: 'putDown', figure: [0, 1, 0], seat: 0, places: ['B11'] }],
    /frames.putDown: in places are places alone where the figure can stand/,
  );
  refused(
    'nothing to use at a moment',
    [...turn, { step: 'moment', moment: 'activation-start', on: [0, 0, 0], seats: [2] }, { step: 'window' }],
    /frames.window: the first of seats has nothing to use at this moment/,
  );
  refused(
    'an attack in another phase',
    [
      ...turn,
      { step: 'actionDone', figure: [0, 0, 0] },
      { step: 'attack', attacker: [0, 0, 0], target: [1, 0, 0], phase: 'aim' },
      { step: 'surge' },
    ],
    /frames: surge lies on an attack in phase surges, and not aim/,
  );
  refused('two ways to say what goes on', turn, /frames: they say all that goes on; leave out toMove/, {
    activation: officer,
    toMove: 'empire',
  });
  refused('more power tokens than a figure holds', turn, /tokens: a figure holds 2 power tokens, and not 3/, {
    activation: officer,
    players: positionOf({}).players.map((player, seat) =>
      seat === 2
        ? {
            ...player,
            groups: [{ card: 'fenn-signis', figures: [{ at: 'B10', tokens: ['block', 'block', 'evade'] }] }],
          }
        : player,
    ),
  });
});
