import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { games } from '../games/games.ts';
import { hashOf } from '../kernel/canonical.ts';
import { type Game, type Json, seatCounts, type Viewer } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { duel } from '../testkit/games/duel.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import { generatePack, type Weather } from '../testkit/games/outpost/pack.ts';
import { IndistinguishableMatches } from '../testkit/indistinguishable-matches.ts';
import { channels, everyFrame, outlets } from './channels.ts';
import { withRules } from './testing/games.ts';
import { PairedServers, type PairPlan } from './testing/paired-servers.ts';

const pairs = Number(process.env.PAIRS ?? 16);

/** A duel that tells everybody something about what is hidden: it must be found out on every channel that shows a view. */
const leaky: Game = {
  ...withRules(duel, ({ observe }) => ({
    observe: (state, viewer) => Object.assign({ leak: hashOf(state).slice(0, 4) }, observe(state, viewer)),
  })),
  id: 'leaky',
};
const ofKit: Game = duel;
const ofOutpost: Game = outpost;

/** A duel whose players win or lose together: for what only team mates are told. */
const allied: Game = { ...withRules(duel, () => ({ teams: () => [0, 0] })), id: 'allied' };
const listed = await Promise.all(games.map((entry) => entry.game()));

describe('what leaves the server', () => {
  let servers: PairedServers;
  before(async () => {
    servers = await PairedServers.start([ofKit, ofOutpost, allied, ...listed, leaky]);
  });
  after(() => servers.close());

  for (const [game, most] of [
    [ofKit, 10],
    [allied, 10],
    ...listed.map((game) => [game, 40] as const),
  ] as const) {
    it(`is the same of ${pairs} indistinguishable matches of ${game.id} that differ only in what is hidden`, async () => {
      const dice = seeded(`channels of ${game.id}`);
      const before = servers.unlike;
      for (let pair = 0; pair < pairs; pair++) {
        const seats = seatCounts(game.nature.seats)[dice.pick(2)];
        if (seats === undefined) continue;
        const viewer: Viewer = pair % 3 === 0 ? 'spectator' : dice.pick(seats);
        const differences = await servers.compare(game, { seats, viewer, most, name: `${pair}` }, dice);
        assert.deepEqual(differences, []);
      }
      assert.ok(servers.unlike > before, 'no pair of matches differed');
    });
  }

  it(`is the same of ${pairs} indistinguishable matches of outpost that differ in what is sealed, brought or dealt`, async () => {
    const dice = seeded('channels of outpost');
    const pack = generatePack(12);
    const sealed = (...weather: Weather[]): Json =>
      JSON.parse(JSON.stringify({ ...pack, sealed: { weather: ['clear', ...weather] } }));
    const force = (...units: number[]) => units.map((unit) => `u${unit}`);
    const same = [force(0, 1, 2), force(0, 1, 2), force(0, 1, 2)];
    const openings: readonly PairPlan['openings'][] = [
      [
        { options: { pack: sealed('fog', 'storm') }, bring: same },
        { options: { pack: sealed('storm', 'clear', 'fog') }, bring: same },
      ],
      [
        { options: { series: true }, bring: same },
        { options: { series: true }, bring: [force(0, 1, 2), force(3, 8, 5), force(10, 3, 0)] },
      ],
      undefined,
    ];
    for (let pair = 0; pair < pairs; pair++) {
      const viewer: Viewer = pair % 2 === 0 ? 'spectator' : 0;
      const opening = openings[pair % openings.length];
      const plan = { seats: 3, viewer, most: 30, name: `${pair}`, ...(opening && { openings: opening }) };
      assert.deepEqual(await servers.compare(ofOutpost, plan, dice), []);
    }
  });

  it('is the same whatever others choose to bring, and however often', async () => {
    assert.deepEqual(
      await servers.compareBringing(ofOutpost, [
        ['u0', 'u1'],
        ['u3', 'u8'],
      ]),
      [],
    );
  });

  it('would show a leak', async () => {
    const dice = seeded('leak');
    const found = new Set<string>();
    const wanted = ['frame snapshot', 'frame update', 'GET /api/tables/:id/history', 'bot input'];
    // Not every pair of matches differs on every channel before it ends.
    for (let pair = 0; pair < 64 && !wanted.every((channel) => found.has(channel)); pair++) {
      const viewer: Viewer = pair % 2 === 0 ? 'spectator' : 0;
      const plan = { seats: 2, viewer, most: 6, name: `leak ${pair}` };
      for (const { channel } of await servers.compare(leaky, plan, dice)) found.add(channel);
    }
    for (const channel of wanted) {
      assert.ok(found.has(channel), `nothing was noticed on ${channel}`);
    }
  });

  it('was heard on every channel, and there is no other', () => {
    assert.deepEqual([...servers.compared].sort(), [...channels].sort());
    const routes = channels.filter((channel) => /^(GET|POST|PATCH|PUT|DELETE) /.test(channel));
    assert.deepEqual([...new Set(servers.routes)].sort(), [...routes].sort());
    assert.ok(everyFrame);
  });
});

describe('the list of channels', () => {
  /** How code lets something out. */
  const ways = {
    response: /\bc\.(json|text|html|body|newResponse)\(|serveStatic\(/,
    socket: /\.send\((?!\))|(socket|client)\.(end|write|close)\(/,
    log: /\blog\.(trace|debug|info|warn|error|fatal)\(/,
    bot: /\.choose\(/,
    thread: /postMessage\(/,
    outside: /\bfetch\(|\brequest\(\{|https?\.request|httpsRequest|sendNotification|createTransport/,
    terminal: /console\.|process\.(stdout|stderr)/,
    file: /writeFile|appendFile|createWriteStream/,
  } as const;

  it('names every file of the server that lets something out', async () => {
    const folder = new URL('.', import.meta.url);
    const found: Record<string, string[]> = {};
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith('.ts') || /\.(test|contract)\.ts$|^testing\//.test(name)) continue;
      const code = await readFile(new URL(name, folder), 'utf8');
      const used = Object.entries(ways).flatMap(([way, pattern]) => (pattern.test(code) ? [way] : []));
      if (used.length > 0) found[name] = used;
    }
    // The data folder is where everything lasts; nobody is sent it.
    delete found['data-folder.ts'];
    assert.deepEqual(found, outlets);
  });
});

it('indistinguishable matches are told the same, and are not the same', () => {
  const dice = seeded('twins');
  let [dealt, differ] = [0, 0];
  for (let number = 0; number < 50; number++) {
    const pair = IndistinguishableMatches.deal(ofKit, { options: {}, seats: 2, seed: `${number}` }, 0, dice);
    if (pair === undefined) continue;
    dealt++;
    while (pair.step() !== undefined);
    const [first, second] = pair.matches;
    assert.deepEqual(first.view(0), second.view(0));
    if (hashOf(first.state) !== hashOf(second.state)) differ++;
  }
  assert.ok(dealt > 20 && differ > 20, `${dealt} ${differ}`);
});
