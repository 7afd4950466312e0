import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../kernel/game.ts';
import type { Aim } from '../../content/campaign/mission-schema.ts';
import { campaignMissionOf, changeMission, heroFigure } from '../../rules/campaign/current.ts';
import { format } from '../../rules/notation.ts';
import {
  changeFigure,
  changeGroup,
  changeToken,
  groupNumber,
  none,
  type TokenNumber,
} from '../../rules/state.ts';
import { observe } from '../../rules/view.ts';
import { MissionTable } from '../../testing/campaign/mission-table.ts';
import { Field } from '../field.ts';
import { Foresight } from '../foresight.ts';
import { tableOf } from '../standing.ts';
import { weigh } from '../weigh.ts';
import { weights } from '../weights.ts';
import { leftOf } from './aims.ts';
import { campaignSense } from './sense.ts';

/** Plays a mission with greedy heroes and a random Empire, until this holds. */
function playGreedily(table: MissionTable, isEnough: () => boolean): void {
  for (let moves = 0; moves < 2000 && !isEnough(); moves++) {
    const [pending] = table.pending;
    if (pending === undefined) return;
    const choices = table.choicesOf(pending);
    const { seat } = pending;
    const worths =
      seat === 0 || choices.length === 1
        ? choices.map(() => table.chance.roll(100))
        : weigh(
            table.terms,
            observe(table.terms, table.state, seat),
            seat,
            choices,
            undefined,
            campaignSense,
          );
    const best = choices[worths.indexOf(Math.max(...worths))];
    assert.ok(best !== undefined, `${pending.frame.step} has no choice`);
    table.play(pending, best);
  }
}

test('greedy heroes go for the aims of the mission: informants are heard before the third round is over', () => {
  const table = new MissionTable('dark-recon', 3);
  playGreedily(table, () => table.state.round > 3);
  const heard = table.events.filter((event) => event.kind === 'usedToken').length;
  assert.ok(heard >= 2, `${heard} tokens were used`);
});

test('every decision of a mission is weighed, whatever it is about', () => {
  const table = new MissionTable('capital-escape', 2);
  playGreedily(table, () => table.state.round > 2);
  for (const pending of table.pending) {
    const choices = table.choicesOf(pending);
    const view = observe(table.terms, table.state, pending.seat);
    const worths = weigh(table.terms, view, pending.seat, choices, undefined, campaignSense);
    assert.equal(worths.length, choices.length);
    assert.ok(worths.every(Number.isFinite), choices.map(format).join(' '));
  }
});

/** What it is worth to a hero of the first seat to stand at a space of a mission, in the eyes of a bot. */
function worthAt(table: MissionTable, name: string, seat = 1): number {
  const { terms, state } = table;
  const figure = heroFigure(seat);
  const place = { space: campaignMissionOf(terms, state).laid.names.indexOf(name), turned: false };
  changeFigure(state, figure, { place });
  const field = new Field(tableOf(terms, state, seat, weights, campaignSense), figure);
  return campaignSense.placeWorth(field, field.spotAt(place));
}

/** A mission in its first round, in which this has happened and these sections are revealed besides the first. */
function begun(mission: string, happened: readonly string[], sections: readonly string[] = []): MissionTable {
  const table = new MissionTable(mission, 2);
  table.playUntil(({ state }) => state.round === 1);
  const { state } = table;
  const borders = campaignMissionOf(table.terms, state).sections;
  changeMission(state, { happened, revealed: ['start', ...sections] });
  state.openDoors = [...state.openDoors, ...sections.flatMap((id) => borders.get(id) ?? [])];
  return table;
}

test('what a hero carries it keeps while the place where it belongs is hidden', () => {
  const table = begun('extraction', ['climb']);
  const beside = worthAt(table, 'B4');
  const senator = campaignMissionOf(table.terms, table.state).tokenIds.indexOf('arrest-token');
  changeToken(table.state, senator, { space: none, carrier: heroFigure(1) });
  assert.ok(worthAt(table, 'B4') >= beside - 1e-9, 'a hero is worse off with the senator than beside her');
});

test('heroes know no way through what nothing has revealed', () => {
  const table = begun(
    'disruption',
    ['way-down', 'hideaway-found'],
    ['underworld', 'pipeworks', 'crossing', 'hideaway'],
  );
  const { tokenIds, tokens } = campaignMissionOf(table.terms, table.state);
  const terminal = tokenIds.indexOf('terminal');
  changeToken(table.state, terminal, { space: tokens[terminal]?.space ?? none });
  assert.ok(worthAt(table, 'H25') > worthAt(table, 'J24'), 'the wall of the hideaway is no way in');
});

test('who carries something is drawn to where it belongs as strongly if somebody else is nearer', () => {
  const table = begun('from-dark-clutches', ['cell-opens'], ['stores', 'comms', 'corridor']);
  const captive = campaignMissionOf(table.terms, table.state).tokenIds.indexOf('captive-1');
  changeToken(table.state, captive, { space: none, carrier: heroFigure(1) });
  worthAt(table, 'S6', 2);
  const alone = worthAt(table, 'P11');
  worthAt(table, 'L15', 2);
  assert.equal(worthAt(table, 'P11'), alone);
});

test('heroes open the door behind which somebody waits whom they have to defeat', () => {
  const table = new MissionTable('on-the-run', 3);
  const isOpen = (): boolean => table.state.openDoors.includes(2);
  playGreedily(table, isOpen);
  assert.ok(isOpen(), `the door is closed in round ${table.state.round}`);
});

test('an aim for another number of heroes is done, whatever there is to do', () => {
  const { terms, state } = begun('on-the-trail', ['found']);
  const aim: Aim = { side: 'rebels', aim: 'open', what: 'door-2' };
  assert.equal(leftOf(terms, state, { ...aim, if: [{ heroes: { most: 2 } }] }), 1);
  assert.equal(leftOf(terms, state, { ...aim, if: [{ heroes: { least: 3 } }] }), 0);
});

test('a hero without a shot goes up to what is to be destroyed', () => {
  const table = begun('test-of-metal', []);
  assert.ok(worthAt(table, 'O4') > worthAt(table, 'O5'));
});

/** Capital Escape once the speeder has crashed, with one of the two shield generators. */
function atTheShields(generator: string): { readonly table: MissionTable; readonly token: TokenNumber } {
  const table = begun('capital-escape', ['clamps-off', 'take-off'], ['crash', 'facility']);
  const { tokenIds, tokens } = campaignMissionOf(table.terms, table.state);
  const token = tokenIds.indexOf(generator);
  changeToken(table.state, token, { space: tokens[token]?.space ?? none });
  return { table, token };
}

test('a hero who cannot see what is to be destroyed is not yet where it can be destroyed', () => {
  const { table } = atTheShields('shield-generator-2');
  worthAt(table, 'F24', 2);
  const seen = worthAt(table, 'C23');
  worthAt(table, 'D22', 2);
  assert.ok(worthAt(table, 'C23') < seen, 'another hero stands between');
});

test('a hero stays less for an object that is all but destroyed: the last hit is worth more than the place', () => {
  const { table, token } = atTheShields('shield-generator-1');
  const whole = worthAt(table, 'D22');
  changeToken(table.state, token, { damage: 13 });
  assert.ok(worthAt(table, 'D22') < whole);
});

test('what is left of an activation is worked out anew where an object has more damage', () => {
  const { table, token } = atTheShields('shield-generator-1');
  const { terms, state } = table;
  table.playUntil(({ asked }) => asked.includes('run') && state.activation?.figure === heroFigure(1));
  worthAt(table, 'D22');
  const bots = tableOf(terms, state, 1, weights, campaignSense);
  const foresight = new Foresight(bots, 1);
  foresight.worthOf({ kind: 'run' });
  changeToken(state, token, { damage: 13 });
  assert.equal(foresight.worthOf({ kind: 'run' }), new Foresight(bots, 1).worthOf({ kind: 'run' }));
});

test('who has to be defeated is worth more to the heroes than to the Empire', () => {
  const { terms, state } = begun('civil-unrest', []);
  const walker = groupNumber(0, 0);
  changeGroup(state, walker, { card: terms.fighterNumber.get('at-dp-elite') ?? none });
  const costOf = (seat: Seat): number =>
    campaignSense.groupCost(tableOf(terms, state, seat, weights, campaignSense), walker);
  assert.ok(costOf(1) > costOf(0));
});
