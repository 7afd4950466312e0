import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AutomaticStep, ChoiceStep, Frame, LanesFrame, State, Steps } from './game.ts';

interface OpenFrame extends Frame {
  step: 'open';
  card: number;
}

interface CountFrame extends Frame {
  step: 'count' | 'recount';
}

interface Trial extends State {
  stack: (OpenFrame | LanesFrame<CountFrame>)[];
}

const open: AutomaticStep<Trial, OpenFrame, never> = {
  kind: 'automatic',
  run: ({ stack }, { card }) => void stack.splice(0, card),
};
const count: ChoiceStep<Trial, CountFrame, string, never> = {
  kind: 'choice',
  seats: () => [0],
  choices: () => ['one'],
  refuse: () => 'one-only',
  apply: ({ stack }) => void stack.pop(),
};

test('the table of steps is typed by the frames, those in lanes included: the compiler finds what does not fit', () => {
  const whole: Steps<Trial, string, never> = { open, count, recount: count };
  // @ts-expect-error: no step for a frame that lies in a lane
  const missing: Steps<Trial, string, never> = { open, count };
  // @ts-expect-error: a step whose frame does not exist
  const more: Steps<Trial, string, never> = { open, count, recount: count, close: open };
  const other: AutomaticStep<Trial, Frame & { step: 'open'; card: string }, never> = {
    kind: 'automatic',
    run: (_turn, { card }) => void card.trim(),
  };
  // @ts-expect-error: a step that works with another frame
  const mismatched: Steps<Trial, string, never> = { open: other, count, recount: count };
  for (const table of [whole, missing, more, mismatched]) assert.ok('open' in table);
});
