import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvents, type EmittedEvent, eventsFor } from '../../../../kernel/emitted-event.ts';
import type { Viewer } from '../../../../kernel/game.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import type { MissionEffect } from '../../content/campaign/mission-schema.ts';
import { CampaignTable } from '../../testing/campaign/campaign-table.ts';
import { imagine } from '../imagine.ts';
import type { BattleFrame } from '../state.ts';
import { Mission } from '../testing/mission.ts';
import { observe } from '../view.ts';
import { changeMission, heroFigure } from './current.ts';
import { lookAtSupply, supplySteps } from './supplies.ts';

const ids = ['stim', 'bomb', 'flare', 'scanner'];

/** The first hero is asked about supplies; `deck` lies from the bottom to the top. */
function asking(frame: BattleFrame, deck: readonly number[]): Mission {
  const mission = new Mission({
    heroes: [{ at: 'A1', cards: ids.map((id) => ({ id, kind: 'supply' })) }, { at: 'H1' }],
    stack: [{ step: 'sides', next: 'rebels' }, frame],
  });
  changeMission(mission.state, { supplyDeck: deck });
  return mission;
}

function turnOf({ state }: Mission) {
  return { state, stack: state.stack, chance: seeded('turn'), emit: undefined };
}

/** The first hero looks at the top of this deck. */
function looking(deck: readonly number[]): Mission {
  const mission = asking({ step: 'sides', next: 'rebels' }, deck);
  mission.state.stack.pop();
  lookAtSupply(turnOf(mission), 1);
  return mission;
}

/** The supply deck of a table that a viewer imagines. */
function imaginedBy({ terms, state }: Mission, viewer: Viewer, seed: number): readonly number[] {
  const { campaign } = imagine(terms, observe(terms, state, viewer), seeded(`supplies ${seed}`));
  return campaign?.mission?.supplyDeck ?? [];
}

/** What a viewer sees of the cards to choose from, and of the deck. */
function seenBy(mission: Mission, viewer: Viewer) {
  const { stack, campaign } = observe(mission.terms, mission.state, viewer);
  const asked = stack.find((frame) => 'step' in frame && frame.step === 'keepSupply');
  return {
    cards: asked !== undefined && 'step' in asked && asked.step === 'keepSupply' ? asked.cards : [],
    deck: campaign?.mission?.supplyDeck,
  };
}

const keeping = (): Mission =>
  asking(
    { step: 'keepSupply', figure: heroFigure(1), count: 2, keep: 1, crate: false, cards: [3, 0], left: 1 },
    [2, 1],
  );

const others: readonly Viewer[] = [0, 2, 'spectator'];

test('A11: supplies among which a hero chooses only its player sees; to others they are in the deck still', () => {
  const mission = keeping();
  assert.deepEqual(seenBy(mission, 1), { cards: [3, 0], deck: [1, 2] });
  for (const viewer of others)
    assert.deepEqual(seenBy(mission, viewer), { cards: [-1, -1], deck: [0, 1, 2, 3] }, `${viewer}`);
});

test('A11: who imagines a table on which somebody else chooses supplies has them from the deck, each once', () => {
  const mission = keeping();
  const found = new Set<string>();
  for (let turn = 0; turn < 20; turn++) {
    const view = observe(mission.terms, mission.state, 2);
    const { stack, campaign } = imagine(mission.terms, view, seeded(`supplies ${turn}`));
    const asked = stack.find((frame) => 'step' in frame && frame.step === 'keepSupply');
    assert.ok(asked !== undefined && 'step' in asked && asked.step === 'keepSupply');
    const deck = campaign?.mission?.supplyDeck ?? [];
    assert.deepEqual([...asked.cards, ...deck].sort(), [0, 1, 2, 3]);
    found.add(asked.cards.join());
  }
  assert.ok(found.size > 3, [...found].join(' '));
});

test('A11: the top supply is seen by the hero that looks at it, and its place by nobody else', () => {
  const mission = looking([3, 0, 2, 1]);
  assert.deepEqual(seenBy(mission, 1).deck, [0, 2, 3, 1]);
  for (const viewer of others) assert.deepEqual(seenBy(mission, viewer).deck, [0, 1, 2, 3], `${viewer}`);
});

test('A11: a supply that goes under the deck is known there to the hero that saw it, and its place to nobody else', () => {
  const mission = looking([3, 0, 2, 1]);
  mission.play('card:bomb');
  assert.deepEqual(seenBy(mission, 1).deck, [1, 0, 2, 3]);
  for (const viewer of others) assert.deepEqual(seenBy(mission, viewer).deck, [0, 1, 2, 3], `${viewer}`);
  const under = (viewer: Viewer) =>
    new Set([1, 2, 3, 4, 5, 6].map((seed) => imaginedBy(mission, viewer, seed)[0]));
  assert.deepEqual(under(1), new Set([1]));
  assert.ok(under(2).size > 1);
});

test('A11: a supply that was seen on the deck and stays is known there until it is drawn', () => {
  const mission = looking([3, 0, 2, 1]);
  mission.play('-');
  assert.deepEqual(seenBy(mission, 1).deck, [0, 2, 3, 1]);
  const draw = { step: 'drawSupplies', figure: heroFigure(2), count: 1, keep: 1, crate: false } as const;
  const turn = turnOf(mission);
  turn.stack.push({ ...draw, announced: true });
  supplySteps(mission.terms).drawSupplies.run(turn, { ...draw, announced: true });
  for (const viewer of [1, ...others]) assert.deepEqual(seenBy(mission, viewer).deck, [0, 2, 3], `${viewer}`);
});

test('A11: supplies that were not kept are known under the deck, in their order, to the hero that chose', () => {
  const mission = asking(
    {
      step: 'keepSupply',
      figure: heroFigure(1),
      count: 3,
      keep: 1,
      crate: false,
      rest: 'under',
      cards: [3, 0, 2],
      left: 1,
    },
    [1],
  );
  mission.play('card:stim');
  assert.deepEqual(seenBy(mission, 1).deck, [3, 2, 1]);
  for (const viewer of others) assert.deepEqual(seenBy(mission, viewer).deck, [1, 2, 3], `${viewer}`);
});

test('A11: a deck that is shuffled nobody knows any more', () => {
  const mission = keeping();
  changeMission(mission.state, { knownSupplies: [{ card: 2, seats: [1] }] });
  assert.deepEqual(seenBy(mission, 1).deck, [2, 1]);
  mission.play('card:stim');
  assert.deepEqual(seenBy(mission, 1).deck, [1, 2, 3]);
});

test('A11: whoever looks at supplies is told which they are, and all others how many', () => {
  const { terms, state } = asking({ step: 'supplyTop', seat: 1 }, [3, 0, 2, 1]);
  const emitted: EmittedEvent<unknown>[] = [];
  const turn = { state, stack: state.stack, chance: seeded('top'), emit: collectEvents(emitted) };
  const seenBy = (viewer: Viewer) => eventsFor(emitted, viewer);
  const told = (count: number, cards?: readonly number[]) => ({
    kind: 'campaign',
    event: { kind: 'sawSupplies', seat: 1, count, ...(cards && { cards }) },
  });
  lookAtSupply(turn, 1);
  const draw = { step: 'drawSupplies', figure: heroFigure(1), count: 2, keep: 1, crate: false } as const;
  supplySteps(terms).drawSupplies.run(turn, { ...draw, announced: true });
  assert.deepEqual(seenBy(1), [told(1, [1]), told(2, [1, 2])]);
  for (const viewer of others) assert.deepEqual(seenBy(viewer), [told(1), told(2)], `${viewer}`);
});

test('A12: of sealed events that wait for their turn only the Empire knows', () => {
  const when = { at: 'event', event: 'go' } as const;
  const choice: MissionEffect = {
    do: 'choose',
    by: 'rebels',
    options: ['Left', 'Right'].map((en) => ({ text: { en }, do: [] })),
  };
  const table = new CampaignTable({
    mission: {
      events: [
        { id: 'fork', when, open: true, do: [choice] },
        { id: 'ambush', when, if: [{ counter: 'alarm', is: { least: 1 } }], do: [] },
        { id: 'sunset', when, open: true, do: [] },
      ],
    },
  }).passTo('rebelTurn');
  table.happen({ at: 'event', event: 'go' });
  const { rules, state } = table;
  const waiting = (viewer: Viewer): unknown =>
    rules
      .observe(state, viewer)
      .stack.flatMap((frame) => (frame.step === 'missionMoment' ? [frame.event] : []));
  assert.deepEqual(waiting(0), ['sunset', 'ambush']);
  for (const viewer of [1, 2, 'spectator'] as const) {
    assert.deepEqual(waiting(viewer), ['sunset'], `${viewer}`);
    const view = rules.observe(state, viewer);
    assert.doesNotMatch(JSON.stringify(view), /ambush/);
    assert.deepEqual(rules.observe(rules.imagine(view, seeded('an event')), viewer), view);
  }
  changeMission(state, { shown: [{ id: 'ambush', when, do: [] }] });
  assert.deepEqual(waiting(1), ['sunset', 'ambush']);
});
