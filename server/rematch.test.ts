import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rematchPlan } from './rematch.ts';

test('a rematch has the same players: me, the other at my screen, the guest by link, the bot', () => {
  const plan = rematchPlan({
    id: 't1',
    game: 'carcassonne',
    version: '1',
    status: 'over',
    seats: [
      { kind: 'person', name: 'Poe', mine: false, online: true },
      { kind: 'person', name: 'Rey', mine: true, online: true },
      { kind: 'person', name: 'Finn', mine: true, online: true },
      { kind: 'bot', name: 'greedy', mine: false, online: true },
    ],
    options: { variant: 'teams' },
    listed: true,
    rules: { listed: true, spectators: false, chat: true },
    owner: true,
    waitingFor: [],
    opened: '2026-01-01T00:00:00Z',
    changed: '2026-01-01T00:00:00Z',
    since: '2026-01-01T00:00:00Z',
  });
  assert.deepEqual(plan, {
    game: 'carcassonne',
    seats: [
      { kind: 'open' },
      { kind: 'me' },
      { kind: 'screen', name: 'Finn' },
      { kind: 'bot', bot: 'greedy' },
    ],
    options: { variant: 'teams' },
    listed: false,
    spectators: false,
  });
});
