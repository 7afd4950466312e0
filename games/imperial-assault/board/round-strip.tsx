import { sentence } from '../../sentences.ts';
import type { BoardState } from './board-state.ts';

/** Which round it is, and the mission; touched, the mission in full. Beside it what lasts. */
export function RoundStrip({ table }: { readonly table: BoardState }) {
  const { say, rules } = table.props;
  const view = table.view.value;
  const mission = rules.terms.missions[view.mission]?.mission;
  return (
    <div class="ib-round">
      <button
        type="button"
        class="ib-mission"
        onClick={() => {
          table.detail.value = { kind: 'mission' };
        }}
      >
        <b>
          {view.round === 0
            ? say({ key: 'board.setup' })
            : say(sentence('board.round', { round: view.round, rounds: rules.terms.rounds }))}
        </b>
        <span>{mission?.name}</span>
      </button>
      <button
        type="button"
        class="ib-lasting"
        aria-label={say(sentence('board.lasting', { count: view.lasting.length }))}
        onClick={() => {
          table.detail.value = { kind: 'lasting' };
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 3h10M7 21h10M8 3q0 5 4 9q4-4 4-9M8 21q0-5 4-9q4 4 4 9" />
        </svg>
        <b>{view.lasting.length}</b>
      </button>
    </div>
  );
}
