import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useNewDecision } from '../../../../web/board/use-new-decision.ts';
import { briefingLines } from '../../words/campaign/mission.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import type { BoardState } from '../board-state.ts';

/** The terms of tables at which the briefing was read: a person who holds two heroes needs it once. */
const briefed = new WeakSet<object>();

/**
 * What the mission tells now, over the map, until somebody has read it: the briefing with the goals of both sides first.
 * Whoever is asked something else has answered, and needs what was told before no more.
 */
export function Story({ table }: { readonly table: BoardState }) {
  const { say, announce, rules } = table.props;
  const view = table.view.value;
  const told = view.campaign?.mission?.told ?? [];
  const mission = rules.terms.added.campaign?.missions[view.mission];
  /** How many were read; -1 for not even the briefing. Who comes later has read what was told before. */
  const isNew = view.round <= 1 && told.length === 0 && !briefed.has(rules.terms);
  const read = useSignal(isNew ? -1 : told.length);
  const toldBefore = useRef(-1);
  useNewDecision(table.props, () => {
    read.value = Math.max(read.peek(), toldBefore.current);
    toldBefore.current = table.props.view.peek().campaign?.mission?.told.length ?? 0;
  });
  const isBriefing = read.value < 0;
  const next = isBriefing ? mission?.campaign.briefing : told[Math.min(read.value, told.length)]?.text;
  const lines =
    next === undefined || mission === undefined
      ? []
      : isBriefing
        ? briefingLines(mission)
        : [textSentence(next)];
  useEffect(() => {
    for (const line of lines) announce(line);
  }, [next]);
  if (lines.length === 0 || mission === undefined) return null;
  return (
    <aside class="ic-story" aria-label={say({ key: 'story.title' })}>
      <h3>{say(textSentence(mission.campaign.name))}</h3>
      {lines.map((line, place) => (
        <p key={place}>{say(line)}</p>
      ))}
      <p class="ic-end-ways">
        <button
          type="button"
          class="button primary"
          onClick={() => {
            read.value += 1;
            briefed.add(rules.terms);
          }}
        >
          {say({ key: 'story.on' })}
        </button>
      </p>
    </aside>
  );
}
