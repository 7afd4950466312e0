import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { momentKeys } from '../../content/compile-abilities.ts';
import { defaultPack, packs } from '../../content/packs.ts';
import { game } from '../../game.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { clearTable } from '../../rules/campaign/between/clear-table.ts';
import { changeMission, heroFigure } from '../../rules/campaign/current.ts';
import { changeGroup, groupNumber } from '../../rules/state.ts';
import { Mission } from '../../rules/testing/mission.ts';
import { observe } from '../../rules/view.ts';
import { CampaignTable } from '../../testing/campaign/campaign-table.ts';
import { MissionTable } from '../../testing/campaign/mission-table.ts';
import { campaignCardLines } from './cards.ts';
import { successesWanted } from './mission.ts';
import { openCampaignWords } from './words.ts';

const says = await createSays(campaignMessages);
const [say = assert.fail('nobody speaks')] = says;

test('the last move of a mission is told with who moved where, though map and figures have left the table', () => {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }], empire: [{ at: 'A8' }] });
  const words = openCampaignWords({ ...game.open({}), terms });
  const before = structuredClone(observe(terms, state, 1));
  clearTable(terms, state);
  const moved = words.event(
    { kind: 'setOut', figure: heroFigure(1), to: { space: 1, turned: false }, cost: 2, by: 'points' },
    observe(terms, state, 1),
    before,
  );
  assert.equal(moved && say(moved), 'h1 (Ben) moves to B1 (2 movement points).');
});

test('the log says whether threat rises or falls, by how much and to what', () => {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }], empire: [{ at: 'A8' }] });
  const words = openCampaignWords({ ...game.open({}), terms });
  const told = (change: number, threat: number) => {
    const view = observe(terms, state, 1);
    return words.event({ kind: 'campaign', event: { kind: 'threat', change, threat } }, view, view);
  };
  const said = [told(-12, 4), told(2, 6)].map((line) => line && say(line));
  assert.deepEqual(said, ['Threat falls by 12 to 4.', 'Threat rises by 2 to 6.']);
});

test('every moment at which a card of the campaign can be used has a name in six languages', () => {
  const names = {
    figure: 'A',
    mover: 'B',
    attacker: 'A',
    target: 'B',
    ability: 'C',
    results: '',
    known: 'yes',
  };
  const args = { ...names, amount: 1, what: 'damage' };
  for (const key of momentKeys) for (const speak of says) speak({ key: `moment.${key}`, args });
});

test('a card does not repeat its own name for each of its abilities', () => {
  const card = campaignPack.cards.find(({ id }) => id === 'manifest-aggression') ?? assert.fail();
  const lines = campaignCardLines(packs[defaultPack] ?? assert.fail(), card).map(say);
  assert.ok(lines.length > 2);
  assert.deepEqual(
    lines.filter((line) => line.includes(card.name)),
    [],
  );
});

test('A11: a test for a token tells how many successes are needed and how many there are, any other test neither', () => {
  const name = { en: 'thing' };
  const table = new CampaignTable({
    mission: {
      tokens: [{ token: 'thing', name, interact: { by: 'rebels', test: 'tech', successes: 2 } }],
      groups: { initial: [], reserved: [], open: 0 },
    },
    field: { tokens: 'thing@C2', areas: 'entrance=A1,B1 exit=J1 home=E1' },
  }).passTo(1);
  table.put('b1.1', 'B2').activate('b1');
  // A green 1 shows one surge.
  table.roll('green1').play('token:1').finishTests();
  const { rules, state } = table;
  const seen = { terms: rules.terms, view: rules.observe(state, 1) };
  assert.deepEqual(successesWanted(seen, { of: 'token', token: 0 }), { needed: 2, successes: 1 });
  assert.equal(successesWanted(seen, { of: 'ability' }), undefined);
});

test('A13: of two groups with one card it is told which is reinforced, and of an ally what the Empire gains', () => {
  const guards = { id: 'guards', name: 'Guard', size: 2, cost: 6, reinforcement: 3, at: ['H8', ''] } as const;
  const spoken = ({ terms, state, choices }: Mission, seat: number): readonly string[] => {
    const words = openCampaignWords({ ...game.open({}), terms });
    return choices.map((choice) => say(words.choice(choice, observe(terms, state, seat))));
  };
  const deploying = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    empire: [guards, { ...guards, at: ['A8', ''] }],
    imperial: { threat: 3, points: ['D5'] },
    stack: [{ step: 'nextRound' }, { step: 'optionalDeployment' }],
  });
  const [first] = deploying.state.players[0]?.groups ?? [];
  changeGroup(deploying.state, groupNumber(0, 1), { card: first?.card ?? assert.fail() });
  assert.deepEqual(spoken(deploying, 0), [
    'Reinforce Guard A for 3 threat.',
    'Reinforce Guard B for 3 threat.',
    'Deploy no more.',
  ]);
  const bringing = new Mission({
    heroes: [{ at: 'A1' }, { at: 'H1' }],
    imperial: { allies: [{ id: 'friend', name: 'Friend', cost: 4, unique: true }] },
    stack: [{ step: 'nextRound' }, { step: 'ally', declined: [1] }],
  });
  assert.deepEqual(spoken(bringing, 2), ['Bring Friend: the Empire gains 4 threat.', 'No ally.']);
});

test('A13: a mission in words has its own last round, and no points, initiative or command cards', () => {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }], empire: [{ at: 'A8' }] });
  changeMission(state, { lastRound: 6 });
  const words = openCampaignWords({ ...game.open({}), terms });
  const lines = words.table(observe(terms, state, 1), 1).flatMap((section) => section.lines.map(say));
  assert.ok(lines.includes('Round 1 of at most 6.'), lines.join(' '));
  assert.deepEqual(
    lines.filter((line) => /victory point|initiative|ommand cards/.test(line)),
    [],
  );
});

test('A13: the log says the last round of the mission as a round begins, and none where it has none', () => {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }], empire: [{ at: 'A8' }] });
  const words = openCampaignWords({ ...game.open({}), terms });
  const logged = (lastRound: number | null) => {
    changeMission(state, { lastRound });
    const view = observe(terms, state, 1);
    const line = words.event({ kind: 'round', round: 2 }, view, view);
    return line && say(line);
  };
  assert.deepEqual([6, null].map(logged), ['Round 2 of at most 6 begins.', 'Round 2 begins.']);
});

/** What the table in words says of a mission of the box as its first round begins. */
function linesOf(mission: string): readonly string[] {
  const table = new MissionTable(mission, 2);
  table.playUntil(() => table.state.round > 0);
  const { terms, state } = table;
  const words = openCampaignWords({ ...game.open({}), terms });
  return words.table(observe(terms, state, 0), 0).flatMap((section) => section.lines.map(say));
}

test('a mission in words tells neither ground nor terminals of a hidden section', () => {
  // Rows 1 to 6 are hidden, with blocking terrain on I2, D5, G5 and I5.
  const blocking = linesOf('dark-recon').filter((line) => line.startsWith('Blocking terrain'));
  assert.deepEqual(blocking, ['Blocking terrain: E10, J10, G11, D14, D16, G16.']);
  // Its terminals lie behind the door.
  assert.deepEqual(
    linesOf('unfinished-business').filter((line) => /^terminal/i.test(line)),
    [],
  );
});

test('A11: a mission in words says who controls a token only if that matters, and tells a terminal once', () => {
  const told = (mission: string) =>
    linesOf(mission).filter((line) => /^(crate|Lorn|Clamp|Terminal)/.test(line));
  assert.deepEqual(told('double-agent'), [
    'crate, E5.',
    'crate, F4.',
    'crate, B14.',
    'crate, H15.',
    'Lorn, F8, controlled by Ben.',
  ]);
  assert.deepEqual(told('capital-escape'), [
    'crate, A9.',
    'crate, A10.',
    'Clamp terminal, E5.',
    'Clamp terminal, E14.',
  ]);
});

test('a mission in words names the doors that are known, and none of a hidden section', () => {
  const lines = linesOf('dark-recon');
  assert.deepEqual(
    lines.filter((line) => /: door/.test(line)),
    ['Closed: door 1 (E6|E7).', 'Closed: door 2 (J6|J7).'],
  );
});
