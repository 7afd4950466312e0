import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { Match } from '../../../../../kernel/match.ts';
import { checkAgainst } from '../../../../../schema/check.ts';
import { playChoices } from '../../../../../testkit/play-choices.ts';
import { game } from '../../../campaign-game.ts';
import { inMission } from '../../../testing/campaign/in-mission.ts';
import { matchFrom, now, type Played } from '../../../testing/campaign/set-out.ts';
import { assertBadPosition } from '../../testing/bad-position.ts';
import { missionIn } from '../current.ts';
import { campaignPositionSchema, type MissionPosition, missionPositionSchema } from './schema.ts';

type Change = Partial<Omit<MissionPosition, 'players'>>;

interface Heroes {
  readonly diala?: { readonly card?: string; readonly at?: string; readonly damage?: number };
  readonly fenn?: { readonly card?: string; readonly at?: string };
  readonly troopers?: readonly string[];
  /** The last hero is about to activate, and then the round ends. */
  readonly late?: boolean;
}

/** Dark Recon in its second round, or what a test makes of it: Diala beside an informant, Fenn behind her, stormtroopers near. */
function positionOf(
  change: Change = {},
  { diala = {}, fenn = {}, troopers, late = false }: Heroes = {},
): MissionPosition {
  const { card = 'diala-passil', ...stands } = diala;
  const one = late ? { activations: 1, activated: true } : { activations: 1 };
  const other = late ? { activations: 0, activated: true } : {};
  return {
    mission: 'dark-recon',
    round: 2,
    players: [
      {
        groups: [
          {
            card: 'stormtrooper',
            figures: [...(troopers ?? ['C13', 'C14']).map((at) => ({ at })), {}],
            ...(late && { exhausted: true }),
          },
        ],
        cards: [{ card: 'show-of-force' }],
      },
      {
        groups: [{ card, figures: [{ at: 'B11', damage: 3, ...stands }] }],
        cards: [{ card: 'plasteel-staff' }],
        strain: 1,
        ...one,
      },
      {
        groups: [{ card: fenn.card ?? 'fenn-signis', figures: [{ at: fenn.at ?? 'C9' }] }],
        cards: [{ card: 'infantry-rifle' }],
        ...other,
      },
    ],
    empire: { threat: 4, open: ['nexu', 'royal-guard'] },
    ...change,
  };
}

/** Figures that were paid for arrive, each at the first place that there is. */
function arriveAnywhere(match: Played): void {
  for (;;) {
    const [{ kind, choices } = { kind: 'over', choices: [] }] = match.decisions();
    if (kind !== 'arrive' && kind !== 'putFigure') return;
    playChoices(match, choices[0] ?? '');
  }
}

/** The last entry of the log of the campaign. */
function logged(match: Played) {
  const { winner, rounds, wounded, withdrew } = match.state.campaign?.record.log.at(-1) ?? {};
  return { winner, rounds, wounded, withdrew };
}

suite('golden scenarios: a position, a few answers, and what comes of them', () => {
  test('A11: a hero tests Insight with an informant; enough successes are an event, which tells its text and brings threat', () => {
    const match = matchFrom(positionOf(), [3, 3, 3]);
    playChoices(match, 'group:b1', 'token:5');
    const { counters, happened, told, empire } = now(match);
    assert.deepEqual(counters, [{ counter: 'informants', count: 1 }]);
    assert.deepEqual(happened, ['heard', 'first-word']);
    assert.deepEqual(told, ['first-word.1']);
    assert.equal(empire?.threat, 4 + 2, 'by the threat level');
  });

  test('A13: the second informant opens a section, from which a group comes, and the Empire may deploy', () => {
    const before = {
      counters: [{ counter: 'informants', count: 1 }],
      happened: ['heard', 'first-word'],
      told: ['first-word.1'],
      shown: ['second-word'],
    };
    const match = matchFrom(positionOf(before), [3, 3, 3]);
    playChoices(match, 'group:b1', 'token:5');
    const { revealed, shown, players } = inMission(match.rules.position(match.state));
    assert.deepEqual(revealed, ['diner']);
    assert.deepEqual(shown, ['second-word']);
    assert.equal(players[0]?.groups.at(-1)?.card, 'imperial-officer-elite');
    assert.deepEqual(
      match.decisions().map(({ seat, kind }) => [seat, kind]),
      [[0, 'deployment']],
    );
  });

  test('A11: a door that is opened shows what is behind it, with the tokens and groups there', () => {
    const position = positionOf({ mission: 'test-of-metal' }, { troopers: ['N6'], fenn: { at: 'Q6' } });
    const [empire, diala, fenn] = position.players;
    assert.ok(empire && diala && fenn);
    const groups = [{ card: 'diala-passil', figures: [{ at: 'N12' }] }];
    const match = matchFrom({ ...position, players: [empire, { ...diala, groups }, fenn] });
    assert.equal(now(match).tokens?.[1]?.at, undefined, 'the crate in the factory');
    playChoices(match, 'group:b1', 'door:1');
    const { openDoors, revealed, tokens, openPoints } = now(match);
    assert.deepEqual([openDoors, revealed], [['factory-door'], ['factory']]);
    assert.equal(tokens?.[1]?.at, 'K7');
    assert.ok(openPoints?.includes('blue-1'));
  });

  test('A10: a hero that suffers its Health is wounded: its sheet is turned, and damage is gone', () => {
    const match = matchFrom(positionOf({ toMove: 'empire' }, { diala: { damage: 11 }, troopers: ['C11'] }));
    attackDiala(match);
    const [group] = now(match).players[1]?.groups ?? [];
    assert.equal(group?.card, 'diala-passil-wounded');
    assert.deepEqual(group.figures, [{ at: 'B11' }]);
  });

  test('A10: a wounded hero that suffers its Health withdraws, and the mission goes on with the others', () => {
    const diala = { card: 'diala-passil-wounded', damage: 9 };
    const match = matchFrom(positionOf({ toMove: 'empire' }, { diala, troopers: ['C11'] }));
    attackDiala(match);
    assert.deepEqual(now(match).players[1]?.groups[0]?.figures[0]?.at, undefined);
    assert.equal(missionIn(match.state).heroes[0]?.withdrawn, true);
    assert.equal(missionIn(match.state).winner, null);
  });

  test('A13: when the last healthy hero is wounded, the Empire has won Dark Recon', () => {
    const heroes = { diala: { damage: 11 }, fenn: { card: 'fenn-signis-wounded' }, troopers: ['C11'] };
    const match = matchFrom(positionOf({ toMove: 'empire' }, heroes));
    attackDiala(match);
    assert.deepEqual(logged(match), { winner: 'empire', rounds: 2, wounded: [1, 2], withdrew: [] });
  });

  test('A13: in the status phase threat rises by the threat level, and the Empire deploys an open group for it', () => {
    const match = matchFrom(positionOf({}, { late: true }));
    playChoices(match, 'group:b1', '-');
    assert.equal(now(match).empire?.threat, 4 + 2);
    playChoices(match, 'card:nexu', 'place:H9', 'place:G9');
    assert.equal(now(match).empire?.threat, 4 + 2 - 4, 'a Nexu costs 4');
    assert.deepEqual(now(match).empire?.open, ['royal-guard']);
    const groups = now(match).players[0]?.groups ?? [];
    assert.ok(
      groups.some(({ card, figures }) => card === 'nexu' && figures[0]?.at === 'G9'),
      JSON.stringify(groups),
    );
  });

  test('A13: after the last round of its limit the mission is over', () => {
    const match = matchFrom(positionOf({ round: 6 }, { late: true }));
    playChoices(match, 'group:b1', '-', '-');
    assert.deepEqual(logged(match), { winner: 'empire', rounds: 6, wounded: [], withdrew: [] });
    assert.deepEqual(match.decisions(), []);
  });

  test('A11: a hero opens a crate: a supply card, and credits after the mission', () => {
    const position = positionOf(
      { supplyDeck: ['valuable-goods', 'grappling-hook'] },
      { diala: { at: 'C13' }, troopers: ['C9'], fenn: { at: 'B11' } },
    );
    const match = matchFrom(position);
    playChoices(match, 'group:b1', 'token:3');
    assert.deepEqual(
      now(match).players[1]?.cards?.map(({ card }) => card),
      ['plasteel-staff', 'grappling-hook'],
    );
    assert.deepEqual([now(match).supplyDeck, now(match).crates], [['valuable-goods'], 1]);
  });
});

/** The stormtrooper beside Diala shoots at her with sure dice, and nobody does more. */
function attackDiala(match: Played): void {
  playChoices(match, 'group:a1');
  match.script([6, 6, 1]);
  playChoices(match, 'attack:b1.1');
  for (let answers = 0; answers < 12; answers++) {
    const [decision] = match.decisions();
    if (decision === undefined || decision.kind === 'activation') return;
    playChoices(match, decision.choices.includes('-') ? '-' : (decision.choices[0] ?? '-'));
  }
}

suite('what a position leaves out is as the mission lays it', () => {
  test('energy shields of the Empire can lie in a section that is still hidden, as its groups can wait there', () => {
    const tokens = now(matchFrom(positionOf())).tokens ?? [];
    const position = positionOf({ tokens: [...tokens, { at: 'D3', health: 5 }] });
    assert.deepEqual(now(matchFrom(position)).tokens?.at(-1), { at: 'D3', health: 5 });
  });

  test('tokens, deployment points, reserve, supplies and the stage (A13)', () => {
    const position = now(matchFrom(positionOf()));
    assert.deepEqual(
      position.tokens?.map(({ at = '-' }) => at),
      ['-', '-', 'B13', 'H13', 'B10', 'H12', 'L11'],
    );
    assert.deepEqual(position.openPoints, ['green-1', 'green-2', 'green-3']);
    assert.ok(!position.empire?.reserve?.includes('stormtrooper'), 'on the map');
    assert.equal(position.supplyDeck?.length, 22);
    assert.equal(position.record?.stage, 0);
    assert.deepEqual(position.record?.heroes?.[0]?.items, [['plasteel-staff']]);
    assert.deepEqual(position.record?.empire?.class, 'military-might');
  });

  test('three heroes have an extra activation token, two have two each (A13)', () => {
    const { players } = positionOf();
    const [empire, diala, fenn] = players;
    assert.ok(empire && diala && fenn);
    const gideon = { groups: [{ card: 'gideon-argus', figures: [{ at: 'D10' }] }] };
    const { activations: _activations, ...rested } = diala;
    const three = matchFrom({ ...positionOf(), players: [empire, rested, fenn, gideon] });
    assert.deepEqual(
      missionIn(three.state).heroes.map(({ activations }) => activations),
      [2, 1, 1],
    );
    assert.deepEqual(
      missionIn(matchFrom(positionOf()).state).heroes.map(({ activations }) => activations),
      [1, 2],
    );
  });
});

suite('the optional deployment of the status phase, in a position (A13)', () => {
  test('the Empire deploys and reinforces for its threat, and then the next round begins', () => {
    const { toMove: _toMove, ...others } = positionOf();
    const match = matchFrom({
      ...others,
      empire: { threat: 8, open: ['nexu', 'royal-guard'] },
      deployment: true,
    });
    assert.equal(now(match).deployment, true);
    playChoices(match, 'figure:a1.3');
    arriveAnywhere(match);
    assert.equal(now(match).empire?.threat, 6);
    playChoices(match, 'card:nexu');
    arriveAnywhere(match);
    const { deployment: after, empire } = now(match);
    assert.deepEqual([after, empire?.threat, empire?.open], [true, 2, ['royal-guard']]);
    playChoices(match, '-');
    assert.deepEqual([now(match).round, now(match).deployment, now(match).toMove], [3, undefined, 'rebels']);
  });

  test('a hero that withdrew in its activation is not readied for it', () => {
    const { toMove: _toMove, players, ...others } = positionOf();
    const [empire, diala, fenn] = players;
    assert.ok(empire && diala && fenn);
    const groups = [{ card: 'fenn-signis-wounded', figures: [{}] }];
    const withdrawn = { ...fenn, groups, activations: 0, activated: true };
    const match = matchFrom({ ...others, players: [empire, diala, withdrawn], deployment: true });
    assert.equal(now(match).players[2]?.activated, true);
  });
});

suite('what a viewer does not know (A13)', () => {
  test('open groups, reserve, agendas and the order of decks are the secret of the Empire', () => {
    const match = matchFrom(positionOf());
    const { rules, state } = match;
    const hero = inMission(rules.position(state, 1));
    assert.deepEqual(hero.empire?.open, ['', '']);
    assert.equal(hero.empire?.reserve, undefined);
    assert.deepEqual(hero.supplyDeck?.toSorted(), now(match).supplyDeck?.toSorted());
    assert.equal(hero.shuffle, true);
    assert.doesNotMatch(JSON.stringify(hero.empire), /nexu|royal-guard/);
    const empire = inMission(rules.position(state, 0));
    assert.deepEqual(empire.empire?.open?.toSorted(), ['nexu', 'royal-guard']);
  });

  test('a supply that a hero has seen in the deck stays where it lies, for this hero alone', () => {
    const supplyDeck = ['flash-bomb', 'grappling-hook', 'pit-droid', 'supply-chest', 'valuable-goods'];
    const knownSupplies = [{ card: 'flash-bomb', seats: [1] }];
    const match = matchFrom(positionOf({ supplyDeck, knownSupplies }));
    assert.deepEqual(now(match).knownSupplies, knownSupplies);
    const hero = inMission(match.rules.position(match.state, 1));
    const again = now(matchFrom(hero));
    assert.deepEqual([again.supplyDeck?.[0], again.knownSupplies], ['flash-bomb', knownSupplies]);
    assert.equal(inMission(match.rules.position(match.state, 2)).knownSupplies, undefined);
  });

  test('it is drawn from what it can be when the position is set out', () => {
    const match = matchFrom(positionOf());
    const again = matchFrom(inMission(match.rules.position(match.state, 1)));
    const open = now(again).empire?.open ?? [];
    assert.equal(open.length, 2);
    assert.ok(open.every((card) => card !== '' && card !== 'stormtrooper'));
  });
});

suite('a position to which no mission comes is refused, with the field and what to write instead', () => {
  const refused = (name: string, position: MissionPosition, why: RegExp): void => {
    test(name, () => assertBadPosition(() => matchFrom(position), why));
  };
  const heroes = (...groups: MissionPosition['players'][number]['groups']): MissionPosition => {
    const [empire, , fenn] = positionOf().players;
    assert.ok(empire && fenn);
    return { ...positionOf(), players: [empire, { groups }, fenn] };
  };
  const diala = { card: 'diala-passil', figures: [{ at: 'B11' }] };

  test('an unknown mission', () => {
    const match = () =>
      new Match(game, { options: {}, seed: 'x', position: positionOf({ mission: 'nowhere' }) });
    assert.throws(match, /mission: there is no mission nowhere; known: dark-recon/);
  });
  refused(
    'a seat without a hero',
    heroes(),
    /first group of seat 1 is its hero.*diala-passil or diala-passil-wounded/,
  );
  refused(
    'a hero twice',
    heroes({ card: 'fenn-signis', figures: [{ at: 'B11' }] }),
    /each hero is there once/,
  );
  refused(
    'a hero elsewhere',
    heroes(diala, { card: 'gideon-argus', figures: [{}] }),
    /gideon-argus is a hero: the first group/,
  );
  refused('no such space', heroes({ ...diala, figures: [{ at: 'A1' }] }), /there is no space A1/);
  refused(
    'a hero behind a shut section',
    heroes({ ...diala, figures: [{ at: 'D3' }] }),
    /a figure at D3 is in the hidden section diner; write diner in revealed/,
  );
  refused(
    'all heroes withdrawn',
    {
      ...positionOf({}, { diala: { card: 'diala-passil-wounded' } }),
      players: positionOf().players.map((one, seat) =>
        seat === 0 ? one : { ...one, groups: one.groups.map((group) => ({ ...group, figures: [{}] })) },
      ),
    },
    /all heroes have withdrawn/,
  );
  refused(
    'too late',
    positionOf({ round: 7 }),
    /over after round 6; write a lower round, or a higher lastRound/,
  );
  refused(
    'no section',
    positionOf({ revealed: ['cellar'] }),
    /revealed: there is no hidden section cellar; hidden are: diner/,
  );
  refused('no door', positionOf({ openDoors: ['gate'] }), /there is no door gate; known: door-1, door-2/);
  refused(
    'no point',
    positionOf({ openPoints: ['pink'] }),
    /openPoints: there is no deployment point pink; known: green-1/,
  );
  refused('no event', positionOf({ happened: ['rain'] }), /happened: there is no event rain; known: heard/);
  refused('no event to show', positionOf({ shown: ['rain'] }), /shown: there is no event rain; known: heard/);
  refused(
    'no text',
    positionOf({ told: ['heard.1'] }),
    /told: no event tells heard.1; write the event, a dot/,
  );
  refused('too few tokens', positionOf({ tokens: [{}] }), /tokens: the map has 7 tokens, not 1; write {}/);
  refused(
    'known, but not open',
    positionOf({ empire: { open: ['nexu'], known: ['scout'] } }),
    /known: each is one of empire.open/,
  );
  refused(
    'too many hidden groups',
    positionOf({ empire: { open: Array.from({ length: 120 }, () => '') } }),
    /only \d+ more groups can be open/,
  );
  refused(
    'the turn of nobody',
    positionOf({ toMove: 'empire' }, { late: true }),
    /toMove: the Empire has no ready group; write rebels/,
  );
  refused('nobody left', positionOf({ notYet: [1, 2] }), /toMove: no hero can activate/);
  refused(
    'a turn while the Empire deploys',
    positionOf({ deployment: true, toMove: 'empire' }),
    /deployment: nobody activates; leave out toMove/,
  );
  refused(
    'a hero that has activated, when all are readied',
    positionOf({ deployment: true }, { late: true }),
    /activated: heroes are readied before the Empire deploys/,
  );
  refused(
    'an extra token',
    positionOf({ extraToken: 1 }),
    /only three heroes have an extra activation token/,
  );
  refused(
    'a supply twice',
    positionOf({ supplyDeck: ['pit-droid', 'pit-droid'] }),
    /supplyDeck: each supply is there once/,
  );
  refused(
    'a known supply that is not in the deck',
    positionOf({ supplyDeck: ['pit-droid'], knownSupplies: [{ card: 'flash-bomb' }] }),
    /knownSupplies: name supplies of supplyDeck/,
  );
  refused(
    'no supply',
    positionOf({ supplyDeck: ['dl-44'] }),
    /supplyDeck, record.supplies: in them are cards of kind supply alone/,
  );
  refused(
    'an item twice',
    positionOf({ record: { heroes: [{ items: [['dl-44'], ['dl-44']] }] } }),
    /dl-44 is in two places/,
  );
  refused(
    'no class',
    positionOf({ record: { empire: { class: 'kindness' } } }),
    /record.empire.class: name the class of the Empire, one of/,
  );
  refused('no stage', positionOf({ record: { stage: 20 } }), /record: .*no stage 21/);
  refused(
    'half hidden agendas',
    positionOf({ record: { empire: { agendaHand: [''], agendaDeck: ['pit-droid'] } } }),
    /both named, or both of empty names/,
  );
  refused(
    'two orders for one ability',
    positionOf({
      orders: (['always', 'never'] as const).map((answer) => ({
        seat: 1,
        ability: 'power-token',
        answer,
        until: 'round',
      })),
    }),
    /seat 1 has two orders for power-token/,
  );
  refused(
    'no supplies',
    positionOf({ record: { supplies: ['dl-44'] } }),
    /record.supplies: in it are cards of kind supply alone/,
  );
  refused(
    'no ability',
    positionOf({ orders: [{ seat: 1, ability: 'sleep', answer: 'never', until: 'round' }] }),
    /orders: there is no ability sleep/,
  );
});

suite('the page of the campaign tells how positions are written', () => {
  const page = readFileSync(
    new URL('../../../../../docs/games/imperial-assault-campaign.md', import.meta.url),
    'utf8',
  );

  test('its example can be set out and played on', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    const position: unknown = JSON.parse(example);
    const checked = checkAgainst<MissionPosition>(missionPositionSchema, position);
    assert.ok(checked.ok);
    const match = matchFrom(checked.value);
    playChoices(match, 'group:b1', 'token:5');
  });

  test('its example of an attack is one in the same table', () => {
    const [, example = '', , activation = ''] = page.split(/```(?:json)?\n/);
    const position: unknown = { ...JSON.parse(example), activation: JSON.parse(activation) };
    const checked = checkAgainst<MissionPosition>(missionPositionSchema, position);
    assert.ok(checked.ok);
    playChoices(matchFrom(checked.value), 'surge:dl-44.damage-2');
  });

  test('it names every field', () => {
    const { given, attack, test: ofTest } = missionPositionSchema.properties.activation.properties;
    const ofFrames = missionPositionSchema.properties.frames.items.oneOf;
    const steps = ofFrames.map(({ properties }) => properties.step.const);
    const names = [campaignPositionSchema, given, attack, ofTest, ...ofFrames]
      .flatMap(({ properties }) => Object.keys(properties))
      .concat(steps);
    assert.deepEqual(
      names.filter((name) => !page.includes(`\`${name}\``)),
      [],
    );
  });
});
