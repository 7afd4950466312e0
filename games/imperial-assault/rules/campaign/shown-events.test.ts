import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Viewer } from '../../../../kernel/game.ts';
import { settle } from '../../../../kernel/run.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import { CampaignTable, gameOf } from '../../testing/campaign/campaign-table.ts';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { BattleState } from '../state.ts';
import { missionIn } from './current.ts';
import { pushMission } from './events.ts';
import { pushShowing } from './shown-events.ts';

/** A sealed event that happens upon `go`, or upon anything else. */
const event = (id: string, rest: Partial<CampaignMission['events'][number]> = {}) =>
  ({ id, when: { at: 'event', event: 'go' }, do: [{ do: 'threat', amount: 3 }], ...rest }) as const;

function tableOf(...events: CampaignMission['events']): CampaignTable {
  return new CampaignTable({ mission: { events } }).passTo('rebelTurn');
}

const showing = (table: CampaignTable): CampaignTable =>
  table.inTurn((turn) => pushShowing(table.rules.terms, turn));

const shownAt = ({ state }: CampaignTable): string[] => (missionIn(state).shown ?? []).map(({ id }) => id);

const others: readonly Viewer[] = [1, 2, 'spectator'];

suite('A12, Inside Source', () => {
  test('C32 (A12): the Empire chooses among sealed events that can still happen and have rules', () => {
    const table = tableOf(
      event('first'),
      event('open', { open: true }),
      event('only-a-text', { do: [{ do: 'tell', text: { en: 'A text.' } }] }),
      event('for-four', { if: [{ heroes: { least: 4 } }] }),
      event('the-end', { do: [{ do: 'win', side: 'empire' }] }),
      event('second'),
    );
    showing(table);
    assert.equal(table.asks, 'a showEvent');
    assert.deepEqual(table.choices(), ['option:1', 'option:2']);
    table.play('option:2');
    assert.deepEqual(shownAt(table), ['second']);
    // The only one that is left is shown without a question, and then there is none.
    assert.deepEqual(shownAt(showing(table)), ['second', 'first']);
    assert.deepEqual(shownAt(showing(table)), ['second', 'first']);
    const last = table.events.at(-1);
    assert.deepEqual(last?.kind === 'campaign' && last.event, { kind: 'shownEvent', event: null });
  });

  test('what it chooses from nobody else sees, and whoever imagines it goes on', () => {
    const table = showing(tableOf(event('first'), event('second')));
    const { rules, state } = table;
    assert.match(JSON.stringify(rules.observe(state, 0)), /"second"/);
    for (const viewer of others) {
      const view = rules.observe(state, viewer);
      assert.doesNotMatch(JSON.stringify(view), /"(first|second)"/, `${viewer}`);
      const imagined = rules.imagine(view, seeded('a question'));
      assert.deepEqual(rules.observe(imagined, viewer), view);
    }
  });

  test('from then on all know the event, and it happens in what they imagine without the sealed part', () => {
    const setting = { mission: { events: [event('first')] } };
    const table = showing(new CampaignTable(setting).passTo('rebelTurn'));
    const game = gameOf(setting);
    const options = { play: 'mission', mission: 'test-mission' } as const;
    const { pack } = game.open(options).content ?? {};
    const open = game.open({ ...options, pack: JSON.parse(JSON.stringify(pack)) });
    for (const viewer of others) {
      const view = table.rules.observe(table.state, viewer);
      const chance = seeded('shown');
      const state = open.imagine(view, chance);
      assert.deepEqual(open.observe(state, viewer), view);
      const turn = { state, stack: state.stack, chance, emit: undefined };
      pushMission(open.terms, turn, { at: 'event', event: 'go' });
      settle<BattleState, Choice, Event>(open, state, chance);
      assert.equal(missionIn(state).threat, table.mission.threat + 3, `${viewer}`);
      assert.deepEqual(missionIn(state).happened, ['first'], `${viewer}`);
    }
  });
});
