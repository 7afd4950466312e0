import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import { campaignMissionOf } from '../../rules/campaign/current.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import type { BoardState } from '../board-state.ts';
import type { Ending } from './ending.ts';

/** What a mission brings to its sides, which is told at its end. */
const brings: ReadonlySet<CampaignEvent['kind']> = new Set([
  'gained',
  'reward',
  'joins',
  'missionsRevealed',
  'missionClosed',
]);

/**
 * The end of a mission, over the map as it lay last: who has won and how, what it brings, and the way on. Folded away it
 * leaves the map free.
 */
export function MissionEnd({
  table,
  ending,
  onGoOn,
}: {
  readonly table: BoardState;
  readonly ending: Ending;
  readonly onGoOn: () => void;
}) {
  const { say, rules, over } = table.props;
  const panel = useRef<HTMLElement>(null);
  const folded = useSignal<boolean | undefined>(undefined);
  // The end of a match is told by the page.
  const isFolded = folded.value ?? over.value;
  useEffect(() => panel.current?.focus(), []);
  const { look, after, events } = ending;
  const { name } = campaignMissionOf(rules.terms, look).campaign;
  const played = after.campaign?.record.log.at(-1);
  if (played === undefined) return null;
  const { winner, rounds } = played;
  const ofCampaign = events.flatMap((event) => (event.kind === 'campaign' ? [event.event] : []));
  const told = ofCampaign.flatMap((event) => (event.kind === 'told' ? [textSentence(event.text)] : []));
  const brought = events.flatMap((event): Sentence[] => {
    if (event.kind !== 'campaign' || !brings.has(event.event.kind)) return [];
    const said = table.words.event(event, after, look);
    return said === undefined ? [] : [said];
  });
  const title = say(sentence('end.won', { winner }));
  const goOn = !over.value && (
    <button type="button" class="button primary" onClick={onGoOn}>
      {say({ key: 'end.on' })}
    </button>
  );
  return (
    <section
      ref={panel}
      class="ic-end"
      data-winner={winner}
      data-folded={isFolded}
      tabIndex={-1}
      aria-label={say({ key: 'end.title' })}
    >
      <header>
        <p>{say(sentence('end.after', { mission: textSentence(name), rounds }))}</p>
        <h2>{title}</h2>
      </header>
      {!isFolded && (
        <div class="ic-end-told">
          {told.map((text, place) => (
            <p key={place}>{say(text)}</p>
          ))}
          {brought.length > 0 && (
            <>
              <h3>{say({ key: 'end.brings' })}</h3>
              <ul>
                {brought.map((line, place) => (
                  <li key={place}>{say(line)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <p class="ic-end-ways">
        <button
          type="button"
          class="button"
          aria-expanded={!isFolded}
          onClick={() => {
            folded.value = !isFolded;
          }}
        >
          {say({ key: isFolded ? 'end.tell' : 'end.look' })}
        </button>
        {goOn}
      </p>
    </section>
  );
}
