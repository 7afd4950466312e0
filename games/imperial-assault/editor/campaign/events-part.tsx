import type { EditorProps, PlacedFault } from '../../../../web/packs/editor.ts';
import { type FormTexts, MemberFields } from '../../../../web/packs/kit/schema-form/schema-form.tsx';
import type { MissionEvent } from '../../content/campaign/mission-schema.ts';
import { freeId } from '../cards.ts';
import { Entries } from '../entry-list.tsx';
import { eventSentences, momentSentence } from './event-sentences.ts';
import type { Scenario } from './fresh.ts';
import { eventShape, isEvent } from './shapes.ts';

/** The events of a mission: which there are, and one of them as *when this happens, if that holds, do this*. */
export function EventsPart({
  scenario,
  texts,
  place,
  chosen,
  faults,
  onChange,
  say,
  announce,
}: {
  readonly scenario: Scenario;
  readonly texts: FormTexts;
  readonly place: string;
  /** The event that is worked on, by number. */
  readonly chosen: { value: number };
  readonly faults: readonly PlacedFault[];
  readonly onChange: (events: readonly MissionEvent[], stroke?: string) => void;
} & Pick<EditorProps, 'say' | 'announce'>) {
  const { events } = scenario.mission;
  const index = Math.min(chosen.value, events.length - 1);
  const event = events[index];
  const wrong = new Set(
    faults.flatMap((fault) =>
      fault.place.startsWith(`${place}/`) ? [Number(fault.place.slice(place.length + 1).split('/')[0])] : [],
    ),
  );

  function put(next: readonly MissionEvent[], at: number, said: string): void {
    onChange(next);
    chosen.value = at;
    announce({ key: said, args: { count: next.length } });
  }

  return (
    <div class="iae-desk">
      <div class="stack">
        <Entries
          label={say({ key: 'mission-editor.part.events' })}
          names={events.map((one) => `${one.id} – ${say(momentSentence(scenario, one))}`)}
          wrong={wrong}
          chosen={index}
          onChoose={(next) => {
            chosen.value = next;
          }}
          onAdd={() => {
            const fresh: MissionEvent = {
              id: freeId(events, 'event'),
              when: { at: 'round-end' },
              do: [{ do: 'win', side: 'rebels' }],
            };
            put([...events, fresh], events.length, 'editor.added');
          }}
          onCopy={() => {
            if (event === undefined) return;
            const copy = { ...event, id: freeId(events, event.id) };
            put(events.toSpliced(index + 1, 0, copy), index + 1, 'editor.added');
          }}
          onRemove={() => put(events.toSpliced(index, 1), Math.max(0, index - 1), 'editor.removed')}
          say={say}
        />
        <p class="soft">{say({ key: 'mission-editor.events.hint' })}</p>
      </div>
      {event !== undefined && (
        <div class="stack">
          <section class="iae-says" aria-label={say({ key: 'event-says' })} aria-live="polite">
            <div>
              {eventSentences(scenario, event).map((line, at) => (
                <p key={at}>{say(line)}</p>
              ))}
            </div>
          </section>
          <MemberFields
            key={`${place}/${index}`}
            texts={texts}
            shape={eventShape}
            value={event}
            place={`${place}/${index}`}
            onChange={(next) => {
              if (isEvent(next)) onChange(events.with(index, next), `${place}/${index}`);
            }}
          />
        </div>
      )}
    </div>
  );
}
