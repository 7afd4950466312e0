import type { Stage } from '../rules/moment.ts';
import type { Seen } from '../rules/view.ts';
import type { BoardState } from './board-state.ts';

/** The steps of a turn (p. 6 to 8). */
const steps = ['draw', 'dice', 'play', 'field', 'end'] as const;
type TurnStep = (typeof steps)[number];

/** The five steps of the turn, the present one marked. */
export function Steps({ table: { props } }: { readonly table: BoardState }) {
  const now = stepOf(props.view.value);
  return (
    <ol class="cf-steps" data-part="steps" aria-label={props.say({ key: 'board.steps' })}>
      {steps.map((step, at) => (
        <li key={step} class={step === now ? 'cf-now' : ''} aria-current={step === now ? 'step' : undefined}>
          <b aria-hidden="true">{at + 1}</b> <span>{props.say({ key: `board.step.${step}` })}</span>
        </li>
      ))}
    </ol>
  );
}

function stepOf({ stage, order }: Seen): TurnStep | undefined {
  const found: Readonly<Record<Stage, TurnStep>> = {
    first: 'draw',
    turn: 'draw',
    reroll: 'draw',
    useDice: 'dice',
    pay: 'dice',
    order: order?.to === 'bottom' ? 'play' : 'dice',
    playCard: 'play',
    cover: 'play',
    discard: 'field',
  };
  return stage && found[stage];
}
