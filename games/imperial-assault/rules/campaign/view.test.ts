import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvents, type EmittedEvent, eventsFor } from '../../../../kernel/emitted-event.ts';
import type { Viewer } from '../../../../kernel/game.ts';
import { seeded } from '../../../../kernel/seeded.ts';
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
  const mission = asking({ step: 'supplyTop', seat: 1 }, [3, 0, 2, 1]);
  assert.deepEqual(seenBy(mission, 1).deck, [0, 2, 3, 1]);
  for (const viewer of others) assert.deepEqual(seenBy(mission, viewer).deck, [0, 1, 2, 3], `${viewer}`);
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
