import { game as carcassonne } from '../games/carcassonne/game.ts';
import { battleOdds } from '../games/carcassonne/rules/odds.ts';
import { diceOdds } from '../games/conflict/bot/dice-odds.ts';
import { knowledgeFrom } from '../games/conflict/bot/knowledge.ts';
import { game as conflict } from '../games/conflict/game.ts';
import { packOf } from '../games/conflict/rules/options.ts';
import { previewDraw } from '../games/conflict/rules/preview.ts';
import { Match } from '../kernel/match.ts';
import { type Outlook, outcomes } from '../kernel/outcomes.ts';
import { seeded } from '../kernel/seeded.ts';
import { type Figure, median, shown, timed } from './figures.ts';
import { begin, playUntil, stateAfter } from './random-match.ts';

/** Number of repetitions of quick work. */
const times = 200;

/** Compares odds from running the rules with each random result with the tables that a game computes itself. */
export function exactOutcomes(): Figure[] {
  return [dice(), draws(), battle()];
}

/** Conflict: the average of three dice after a re-roll. */
function dice(): Figure {
  const again = 'reroll:1,2,3';
  const chance = seeded('up to a roll');
  let match = begin(conflict, {}, 2, 'dice');
  const asked = () => match.decisions().find(({ choices }) => choices.includes(again));
  for (let seed = 0; asked() === undefined; seed++) {
    if (match.outcome !== undefined) match = begin(conflict, {}, 2, `dice ${seed}`);
    else playUntil(match, match.moves.length + 1, chance);
  }
  const { rules, state } = match;
  const seat = asked()?.seat ?? 0;
  const byHand = () => {
    const odds = diceOdds(packOf({}).dice);
    return odds.rolledAgain(odds.rolls.map(sum), state.dice, [0, 1, 2]);
  };
  const byRules = () => outcomes(rules, state, seat, again, { read: ({ dice: after }) => after, chance });
  return compared('three dice of Conflict', byHand, () => meanOf(byRules(), sum));
}

/** Conflict: how far the next two Yellow cards move the marker on average, as its bot weighs them. */
function draws(): Figure {
  const rules = conflict.open({});
  const view = rules.observe(stateAfter(rules, 4, 12), 0);
  const byHand = () => {
    const [first, second] = knowledgeFrom(rules.terms, view, 0).decks.yellow;
    return (first?.drawn ?? 0) + (second?.drawn ?? 0);
  };
  const byRules = () =>
    previewDraw(rules.terms, view, 'yellow', 2).ends.reduce(
      (mean, { field, chance }) => mean + chance * (field - view.marker),
      0,
    );
  return compared('two Yellow cards of Conflict', byHand, byRules);
}

/** Carcassonne: the odds of three dice against two. Ties are rolled again without end. */
function battle(): Figure {
  const position = {
    colors: ['red', 'green'],
    placed: [
      { tile: 'START', x: 0, y: 0, rotation: 0 },
      { tile: 'B-R', x: 0, y: 1, rotation: 0, figures: [{ color: 'green', size: 'small', segment: 'p1' }] },
    ],
    pile: ['V0', 'V0', 'V0'],
    toMove: 0,
  } as const;
  const match = new Match(carcassonne, { options: {}, seed: 'battle', position });
  match.play(0, '1,1r2');
  const { rules, state } = match;
  const byRules = () =>
    outcomes(rules, state, 0, 'large:p1@0,1', {
      read: (_state, emitted) =>
        emitted.some(({ event }) => event.kind === 'wonBattle' && event.seats.includes(0)),
      chance: seeded('battles'),
    });
  const isExact = byRules().exact ? '' : ', sampled as ties roll again';
  return compared(
    `a battle of Carcassonne, three dice to two${isExact}`,
    () => battleOdds([3, 2])[0]?.win ?? 0,
    () => meanOf(byRules(), Number),
  );
}

function compared(what: string, byHand: () => number, byRules: () => number): Figure {
  const [hand, rules] = [byHand(), byRules()];
  const [before, after] = [byHand, byRules].map(
    (work) => 1000 * median(Array.from({ length: times }, () => timed(work))),
  );
  const apart = Math.abs(hand - rules);
  return {
    what: `exact outcomes: ${what}`,
    before: `${shown(before ?? 0, 1)} µs, by hand`,
    after: `${shown(after ?? 0, 1)} µs, ${shown(apart, 4)} apart`,
    wanted: '',
    holds: apart < 0.03,
  };
}

function meanOf<R>({ outcomes: found }: Outlook<R>, worthOf: (result: R) => number): number {
  return found.reduce((mean, { probability, result }) => mean + probability * worthOf(result), 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
