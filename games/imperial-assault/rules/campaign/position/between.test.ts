import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match } from '../../../../../kernel/match.ts';
import { seeded } from '../../../../../kernel/seeded.ts';
import { checkPosition } from '../../../../../schema/check.ts';
import { playChoices } from '../../../../../testkit/play-choices.ts';
import { game } from '../../../campaign-game.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import type { BetweenPosition, CampaignPosition } from './schema.ts';

type Between = BetweenPosition['between'];
type RecordPosition = NonNullable<BetweenPosition['record']>;

/** After the introduction, with Diala, Fenn and Gideon against Military Might. */
function positionOf(between: Between, record: RecordPosition = {}): BetweenPosition {
  const heroes = ['diala-passil', 'fenn-signis', 'gideon-argus'].map((hero, place) => ({
    hero,
    xp: 3,
    ...record.heroes?.[place],
  }));
  const { empire, ...others } = record;
  return {
    between,
    record: { credits: 500, ...others, heroes, empire: { class: 'military-might', influence: 2, ...empire } },
  };
}

function matchFrom(position: CampaignPosition, dice: readonly (number | number[])[] = []) {
  checkPosition(game, position);
  const match = new Match(game, { options: {}, seed: 'between', position });
  match.script(dice);
  return match;
}

type Played = ReturnType<typeof matchFrom>;

function now(match: Played, seat?: number): BetweenPosition {
  const { rules, state } = match;
  assert.ok(rules.calm?.(state), 'a position can express it');
  const position = seat === undefined ? rules.position(state) : rules.position(state, seat);
  assert.ok('between' in position);
  return position;
}

function choicesOf(match: Played, seat: number): readonly string[] {
  return match.decisions().find((one) => one.seat === seat)?.choices ?? [];
}

function refusal(match: Played, seat: number, choice: string): string | undefined {
  return match.refusal(seat, choice)?.rule;
}

suite('golden scenarios between missions: a position, a few answers, and what comes of them', () => {
  const shop = { step: 'rebelUpgrade', shop: ['dl-44', 'tactical-display', 't-21'] } as const;

  test('A13: in the shop heroes buy what they can pay for, and sell for half of the price', () => {
    const match = matchFrom(positionOf(shop));
    assert.ok(choicesOf(match, 1).includes('buy:dl-44'));
    assert.equal(refusal(match, 1, 'buy:t-21'), 'too-few-credits', 'it costs 900');
    assert.equal(refusal(match, 1, 'buy:e-11'), 'not-in-shop');
    match.play(2, 'buy:dl-44');
    assert.equal(now(match).record?.credits, 0);
    assert.deepEqual(now(match).between, {
      step: 'rebelUpgrade',
      shop: ['tactical-display', 't-21'],
      done: [],
      moved: 0,
    });
    assert.deepEqual(now(match).record?.heroes?.[1]?.items, [['infantry-rifle'], ['dl-44']]);
    match.play(2, 'sell:dl-44');
    assert.equal(now(match).record?.credits, 250);
  });

  test('A13: class cards are bought with experience', () => {
    const match = matchFrom(positionOf(shop, { heroes: [{ xp: 1 }] }));
    const learned = choicesOf(match, 1).filter((choice) => choice.startsWith('buy:'));
    assert.ok(learned.length > 1);
    const [card = ''] = learned;
    match.play(1, card);
    assert.equal(now(match).record?.heroes?.[0]?.xp, 0);
    assert.ok(now(match).record?.heroes?.[0]?.classCards?.includes(card.slice('buy:'.length)));
  });

  test('A13, B12: the Empire buys an agenda that was drawn, and the rest goes back into the deck', () => {
    const drawn = ['imperial-informants', 'tracking-beacon', 'high-value-target', 'impounded'];
    const match = matchFrom(
      positionOf({ step: 'imperialUpgrade', drawn }, { empire: { agendaDeck: ['hired-help'] } }),
    );
    assert.equal(refusal(match, 0, 'buy:impounded'), 'too-little-influence', 'it costs 4');
    assert.equal(refusal(match, 0, 'buy:hired-help'), 'not-drawn');
    playChoices(match, 'buy:imperial-informants');
    assert.equal(now(match).record?.empire?.influence, 1);
    assert.deepEqual(now(match).record?.empire?.agendaHand, ['imperial-informants']);
    playChoices(match, '-');
    assert.equal(now(match).between.step, 'voteMission');
    assert.deepEqual(now(match).record?.empire?.agendaDeck?.toSorted(), [
      'high-value-target',
      'hired-help',
      'impounded',
      'tracking-beacon',
    ]);
  });

  test('A12: where the heroes do not agree on the next mission, the Empire decides among those that most have named', () => {
    const vote = { step: 'voteMission', votes: [{ seat: 2, mission: 'extraction' }] } as const;
    const sides = ['extraction', 'test-of-metal', 'unfinished-business'];
    const match = matchFrom(positionOf(vote, { active: [...sides, 'on-the-trail'] }));
    assert.deepEqual(
      match.decisions().map(({ seat }) => seat),
      [1, 3],
    );
    assert.equal(
      refusal(match, 1, 'mission:on-the-trail'),
      'mission-not-active',
      'a story mission at a side stage',
    );
    match.play(1, 'mission:test-of-metal');
    match.play(3, 'mission:unfinished-business');
    assert.deepEqual(
      match.decisions().map(({ seat, kind }) => [seat, kind]),
      [[0, 'missionTie']],
    );
    assert.deepEqual(now(match).between, {
      step: 'missionTie',
      missions: ['extraction', 'test-of-metal', 'unfinished-business'],
    });
    playChoices(match, 'mission:test-of-metal');
    assert.equal(match.state.campaign?.record.next, 'test-of-metal');
  });

  test('A13: heroes say who takes a reward, one vote each', () => {
    const match = matchFrom(
      positionOf({ step: 'takeReward', rewards: ['rebel-recon'], votes: [{ seat: 1, hero: 3 }] }),
    );
    match.play(2, 'seat:d');
    match.play(3, 'seat:b');
    assert.equal(match.decisions()[0]?.kind, 'rebelUpgrade');
    assert.ok(now(match).record?.heroes?.[2]?.rewards?.includes('rebel-recon'));
  });
});

suite('what a position leaves out between missions', () => {
  test('without a mission that was played the match ends with nobody as its winner, and hands on the next one', () => {
    const match = matchFrom(
      positionOf(
        { step: 'missionTie', missions: ['extraction', 'test-of-metal'] },
        { active: ['extraction', 'test-of-metal', 'on-the-trail'] },
      ),
    );
    playChoices(match, 'mission:extraction');
    assert.deepEqual(match.decisions(), []);
    assert.deepEqual(match.outcome?.ranks, [1, 1, 1, 1]);
    assert.notEqual(match.rules.carry?.(match.state), undefined);
  });

  test('heroes have their starting cards, the shop and agendas are drawn (A13, B7)', () => {
    const match = matchFrom(positionOf({ step: 'rebelUpgrade' }));
    const { between, record } = now(match);
    assert.ok(between.step === 'rebelUpgrade' && between.shop !== undefined);
    assert.ok(between.shop.length > 4);
    assert.deepEqual(record?.heroes?.[1]?.items, [['infantry-rifle']]);
    assert.deepEqual(record?.heroes?.[1]?.rewards, ['heroic'], 'three heroes');
    assert.ok(!record.itemDecks?.flat().includes(between.shop[0] ?? ''));
  });

  test('agendas in deck and hand, and those that were drawn, are the secret of the Empire (A13)', () => {
    const empire = { agendaDeck: ['hired-help', 'as-you-wish'], agendaHand: ['isolation'] };
    const drawn = ['imperial-informants', 'fire-at-will'];
    const match = matchFrom(positionOf({ step: 'imperialUpgrade', drawn }, { empire }));
    const seen = now(match, 1);
    assert.deepEqual(seen.between, { step: 'imperialUpgrade', drawn: ['', ''] });
    assert.doesNotMatch(JSON.stringify(seen), /hired-help|as-you-wish|isolation|informants|fire-at-will/);
    const again = now(matchFrom(seen));
    assert.ok(again.between.step === 'imperialUpgrade');
    assert.ok(again.between.drawn?.every((name) => name !== ''));
    assert.equal(again.record?.empire?.agendaDeck?.length, 2);
  });

  test('each moment is set out again as itself, asks the same and looks the same', () => {
    const seen = new Set<string>();
    for (const [place, rewards] of [['rebel-recon'], ['rebel-recon', 'populist-support']].entries()) {
      const player = seeded(`players ${place}`);
      const empire = {
        agendaDeck: ['hired-help', 'as-you-wish', 'isolation', 'fire-at-will', 'unyielding-dedication'],
        influence: 6,
      };
      const match = matchFrom(positionOf({ step: 'takeReward', rewards }, { empire }));
      for (let answers = 0; answers < 80 && match.decisions().length > 0; answers++) {
        const position = now(match);
        seen.add(position.between.step);
        const again = matchFrom(position);
        assert.deepEqual(now(again), position);
        assert.deepEqual(again.decisions(), match.decisions());
        for (const seat of [0, 1]) {
          const { latest: _latest, ...view } = match.view(seat);
          const { latest: _again, ...same } = again.view(seat);
          assert.deepEqual(same, view);
        }
        const open = match.decisions();
        const { seat, choices } = open[player.pick(open.length)] ?? { seat: 0, choices: [] };
        match.play(seat, choices[player.pick(choices.length)] ?? '-');
      }
    }
    for (const step of ['takeReward', 'rebelUpgrade', 'imperialUpgrade', 'voteMission'])
      assert.ok(seen.has(step), `${step} in ${[...seen].join(' ')}`);
  });
});

suite('a position between missions that cannot be is refused, with the field and what to write instead', () => {
  const refused = (name: string, position: CampaignPosition, why: RegExp): void => {
    test(name, () => assertBadPosition(() => matchFrom(position), why));
  };
  const upgrade = { step: 'rebelUpgrade' } as const;
  const vote = { step: 'voteMission' } as const;
  refused(
    'one hero',
    { between: upgrade, record: { heroes: [{ hero: 'diala-passil' }] } },
    /record.heroes: name two heroes/,
  );
  refused(
    'a stranger',
    positionOf(upgrade, { heroes: [{ hero: 'han-solo' }] }),
    /record.heroes: the hero of seat 1 is one of diala-passil/,
  );
  refused(
    'a hero twice',
    positionOf(upgrade, { heroes: [{ hero: 'fenn-signis' }] }),
    /each hero is there once/,
  );
  refused(
    'no class',
    positionOf(upgrade, { empire: { class: 'kindness' } }),
    /record.empire.class: name the class/,
  );
  refused(
    'no item',
    positionOf({ ...upgrade, shop: ['infantry-rifle'] }),
    /between.shop: infantry-rifle is not sold/,
  );
  refused('an item twice', positionOf({ ...upgrade, shop: ['dl-44', 'dl-44'] }), /dl-44 is in two places/);
  refused('all done', positionOf({ ...upgrade, done: [1, 2, 3] }), /between.done: nobody is left/);
  refused(
    'no such seat',
    positionOf({ ...upgrade, done: [0] }),
    /between.done: name seats of heroes, 1, 2, 3/,
  );
  refused(
    'nothing to choose',
    positionOf(vote, { active: ['extraction'] }),
    /between.missions: there is no choice/,
  );
  refused(
    'a story mission at a side stage',
    positionOf(
      { ...vote, missions: ['extraction', 'on-the-trail'] },
      { active: ['extraction', 'on-the-trail'] },
    ),
    /on-the-trail cannot be chosen at this stage; can be: extraction/,
  );
  refused('no mission', positionOf(upgrade, { active: [] }), /record.active: no mission can come next/);
  refused(
    'no ransom',
    positionOf({ step: 'ransom', agenda: 'isolation' }),
    /between.agenda: isolation is no agenda in play/,
  );
  refused(
    'no agenda',
    positionOf({ step: 'imperialUpgrade', drawn: ['dl-44'] }),
    /record.empire: dl-44 is no agenda/,
  );
  refused('few agendas', positionOf({ step: 'discardAgenda' }), /write more than four/);
  refused(
    'no reward',
    positionOf({ step: 'takeReward', rewards: ['dl-44'] }),
    /between.rewards: dl-44 is no reward card/,
  );
  refused(
    'figures on the table',
    { ...positionOf(upgrade), ...{ players: [], round: 2 } },
    /players: nothing lies on the table between missions|position of .* is wrong/,
  );

  test('a mission alone has nothing after it', () => {
    const position = positionOf(upgrade);
    assert.throws(
      () => new Match(game, { options: { play: 'mission' }, seed: 'x', position }),
      /write play campaign in the options/,
    );
  });

  test('neither a table nor a question', () => {
    const empty = JSON.parse('{"shuffle":true}');
    checkPosition(game, empty);
    assert.throws(
      () => game.open({}).arrange(empty, seeded('x'), { bring: [], carry: undefined }),
      /players: name the Empire and its heroes/,
    );
  });

  test('an unknown step is told with those that there are', () => {
    assert.throws(
      () => checkPosition(game, { between: { step: 'shopping' } }),
      /between\/step must be one of "rebelUpgrade", "ransom"/,
    );
  });
});
