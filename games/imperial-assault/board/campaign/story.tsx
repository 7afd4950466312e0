import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useNewDecision } from '../../../../web/board/use-new-decision.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import type { BoardState } from '../board-state.ts';

/**
 * What the mission tells now, over the map, until somebody has read it: the briefing first. Whoever is asked something
 * else has answered, and needs what was told before no more.
 */
export function Story({ table }: { readonly table: BoardState }) {
  const { say, announce, rules } = table.props;
  const view = table.view.value;
  const told = view.campaign?.mission?.told ?? [];
  const mission = rules.terms.added.campaign?.missions[view.mission];
  /** How many were read; -1 for not even the briefing. Who comes later has read what was told before. */
  const read = useSignal(view.round <= 1 && told.length === 0 ? -1 : told.length);
  const toldBefore = useRef(-1);
  useNewDecision(table.props, () => {
    read.value = Math.max(read.peek(), toldBefore.current);
    toldBefore.current = table.props.view.peek().campaign?.mission?.told.length ?? 0;
  });
  const next = read.value < 0 ? mission?.campaign.briefing : told[Math.min(read.value, told.length)]?.text;
  const text = next === undefined ? undefined : say(textSentence(next));
  useEffect(() => {
    if (next !== undefined) announce(textSentence(next));
  }, [next]);
  if (text === undefined || mission === undefined) return null;
  return (
    <aside class="ic-story" aria-label={say({ key: 'story.title' })}>
      <h3>{say(textSentence(mission.campaign.name))}</h3>
      <p>{text}</p>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          read.value += 1;
        }}
      >
        {say({ key: 'story.on' })}
      </button>
    </aside>
  );
}
