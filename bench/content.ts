import { game as conflict } from '../games/conflict/game.ts';
import type { Game } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import { bringUpToDate } from '../server/patch.ts';
import { type OutpostOptions, outpost } from '../testkit/games/outpost/game.ts';
import { generatePack } from '../testkit/games/outpost/pack.ts';
import { type Figure, median, shown, timed } from './figures.ts';
import { begin, playUntil } from './random-match.ts';

const game: Game = outpost;
/** Units of a pack: about 3 and 300 kB of JSON. */
const [few, many] = [18, 1_850];
const updates = 300;

/** Measures the cost of content that is not sent: an update with a large pack beside one with a small pack. */
export function content(): Figure[] {
  // The first run is for warming up.
  const [, small, large] = [few, few, many].map(updateTimes);
  if (small === undefined || large === undefined) throw new Error('nothing was measured');
  const [before, after] = [large.withContent / small.withContent, large.byHash / small.byHash];
  return [
    {
      what: `one update (view, patch, bytes) with ${large.kilobytes} kB of content beside ${small.kilobytes} kB`,
      before: `${shown(before, 1)} times`,
      after: `${shown(after, 2)} times (${shown(1000 * large.byHash)} µs)`,
      wanted: 'at most 1.2 times',
      holds: after <= 1.2,
    },
    firstView(),
  ];
}

interface UpdateTimes {
  readonly kilobytes: number;
  /** Milliseconds for one update with the content named by its hash. */
  readonly byHash: number;
  /** Milliseconds for one update with the content copied into every view. */
  readonly withContent: number;
}

function updateTimes(units: number): UpdateTimes {
  const own: OutpostOptions['pack'] = JSON.parse(JSON.stringify(generatePack(units)));
  const options = { ...(own && { pack: own }), rounds: 1000 };
  const pack = outpost.open(options).content?.pack;
  /** Each way has a match of its own, so that neither slows the other down. */
  const timeOf = (viewOf: (match: Match) => unknown): number => {
    const match = begin(game, options, 2, 'updates');
    const chance = seeded('answers between updates');
    const shownBefore = viewOf(match);
    const taken: number[] = [];
    for (let update = 0; update < updates; update++) {
      playUntil(match, match.moves.length + 1, chance);
      taken.push(timed(() => JSON.stringify(bringUpToDate(shownBefore, viewOf(match)))));
    }
    return median(taken);
  };
  return {
    kilobytes: Math.round(JSON.stringify(pack).length / 1000),
    byHash: timeOf((match) => match.view(0)),
    withContent: timeOf((match) => Object.assign({ pack: structuredClone(pack) }, match.view(0))),
  };
}

function firstView(): Figure {
  const { rules, state } = begin(conflict, {}, 4, 'a first view');
  const view = rules.observe(state, 0);
  const sizes = [{ ...view, pack: rules.content?.pack }, view].map(
    (one) => JSON.stringify(one).length / 1000,
  );
  const [before = Number.NaN, after = Number.NaN] = sizes;
  return {
    what: 'first view of Conflict with 4 seats',
    before: `${shown(before, 1)} kB`,
    after: `${shown(after, 1)} kB`,
    wanted: 'at most 3 kB',
    holds: after <= 3,
  };
}
