import { sentence } from '../../../sentences.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import type { BoardState } from '../board-state.ts';

/** The mission, its round and the last one, and the threat; touched, the mission in full. Beside it what lasts. */
export function MissionStrip({ table }: { readonly table: BoardState }) {
  const { say, rules } = table.props;
  const view = table.view.value;
  const mission = rules.terms.added.campaign?.missions[view.mission];
  const state = view.campaign?.mission;
  if (mission === undefined || state == null) return null;
  const { threat, threatLevel, lastRound } = state;
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
            : lastRound === null
              ? say(sentence('strip.round', { round: view.round }))
              : say(sentence('board.round', { round: view.round, rounds: lastRound }))}
        </b>
        <span>{say(textSentence(mission.campaign.name))}</span>
      </button>
      <span
        class="ic-threat"
        role="img"
        aria-label={say(sentence('table.threat', { threat, level: threatLevel }))}
      >
        <ThreatSign />
        <b>{threat}</b>
        <small>+{threatLevel}</small>
      </span>
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

export function ThreatSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2 22 20H2ZM12 9v5M12 16.5v1.5" />
    </svg>
  );
}
