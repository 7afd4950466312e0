import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { Tabs } from '../../../../web/loadouts/kit/tabs.tsx';
import type { EditorProps } from '../../../../web/packs/editor.ts';
import { Choose } from '../../../../web/packs/kit/fields.tsx';
import { focusPlace } from '../../../../web/packs/kit/focus-place.ts';
import { PackNameField } from '../../../../web/packs/kit/pack-name-field.tsx';
import { type FormTexts, MemberFields } from '../../../../web/packs/kit/schema-form/schema-form.tsx';
import type { Members } from '../../../../web/packs/kit/schema-form/shape.ts';
import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import type { Laying } from '../../content/campaign/laying-schema.ts';
import { type CampaignMission, missionSchema } from '../../content/campaign/mission-schema.ts';
import { missions as shipped } from '../../content/campaign/missions.ts';
import { textSentence } from '../../words/campaign/texts.ts';
import { freeId } from '../cards.ts';
import { Entries } from '../entry-list.tsx';
import { EventsPart } from './events-part.tsx';
import { missionFormTexts } from './form-texts.ts';
import { freshScenario, type Scenario, shippedScenario, withoutScenario, withScenario } from './fresh.ts';
import { LanguageFields, languageOf } from './language-fields.tsx';
import { type LayingTool, toolKinds } from './laying-edits.ts';
import { toolNamed } from './laying-tools.tsx';
import { MapPart } from './map-part.tsx';
import { type Part, parts, placeOf } from './place-of.ts';
import { followed } from './renames.ts';
import { isMission, missionShape } from './shapes.ts';
import { drawTexts } from './texts-field.tsx';
import '../editor.css';
import './mission-editor.css';

const members = Object.keys(missionSchema.properties);

/** The members of a mission that each part enters by a form. */
const formMembers = {
  groups: ['threat', 'groups', 'locked', 'tokens'],
  aims: ['aims'],
  about: ['name', 'kind', 'color', 'of', 'briefing', 'goals', 'rounds', 'rewards'],
} as const satisfies Partial<Record<Part, readonly (keyof CampaignMission)[]>>;

/** Where missions are made: which there are, and the parts of one of them. */
export function MissionEditor(props: EditorProps<CampaignFile>) {
  const { pack, faults, shown, edit, say, announce } = props;
  const chosen = useSignal(0);
  const part = useSignal<Part>('map');
  const event = useSignal(0);
  const tool = useSignal<LayingTool>(toolNamed('tile'));
  const model = useSignal('');
  const language = useSignal(languageOf(say));
  const root = useRef<HTMLDivElement>(null);

  useSignalEffect(() => {
    const asked = shown.value;
    if (asked !== undefined) show(asked.place);
  });

  function show(place: string): void {
    const found = placeOf(pack.peek(), place);
    if (found !== undefined) {
      chosen.value = found.mission;
      part.value = found.part;
      if (found.event !== undefined) event.value = found.event;
      const next = toolKinds.find((kind) => kind === found.tool);
      if (next !== undefined && next !== tool.peek().kind) tool.value = toolNamed(next);
    }
    // The form of another part is drawn only after this.
    setTimeout(() => {
      if (root.current !== null) focusPlace(root.current, place);
    });
  }

  const file = pack.value;
  const index = Math.min(chosen.value, file.missions.length - 1);
  const mission = file.missions[index];
  const number = file.layings.findIndex(({ id }) => id === mission?.laying);
  const laying = file.layings[number];

  function put(next: CampaignFile, at: number, said: string): void {
    edit(next);
    chosen.value = at;
    announce({ key: said, args: { count: next.missions.length } });
  }

  function add(): void {
    const word = model.peek();
    const id = freeId([...file.missions, ...file.layings], word === '' ? 'own-mission' : word);
    const next = shippedScenario(word, id) ?? freshScenario(id);
    put(withScenario(file, next), file.missions.length, 'editor.added');
  }

  /** The file with the mission and its map changed, and with all that names what got another name. */
  function change(next: Partial<Scenario>, stroke?: string): void {
    if (mission === undefined || laying === undefined) return;
    const before = { mission, laying };
    const after = followed(before, { ...before, ...next });
    edit(
      {
        ...file,
        missions: file.missions.with(index, after.mission),
        layings: file.layings.with(number, after.laying),
      },
      stroke,
    );
  }

  const placeOfMission = `/missions/${index}`;
  const placeOfLaying = `/layings/${number}`;
  const now = part.value;
  const texts = useMemo(
    () =>
      mission &&
      laying && {
        ...missionFormTexts({ mission, laying }, language.value, say),
        draw: drawTexts(language.value, mission.id, say),
      },
    [mission, laying, language.value, say],
  );
  const wrong = new Set(faults.value.flatMap(({ place }) => placeOf(file, place)?.mission ?? []));
  return (
    <div ref={root} class="iae iac">
      <div class="row">
        <PackNameField {...props} label={say({ key: 'mission-editor.file' })} />
        {mission !== undefined && (
          <LanguageFields
            mission={mission}
            language={language}
            onShow={(place) => show(`${placeOfMission}${place}`)}
            say={say}
          />
        )}
      </div>
      <details class="iac-missions" open={file.missions.length > 1}>
        <summary>{say({ key: 'mission-editor.missions', args: { count: file.missions.length } })}</summary>
        <div class="stack">
          <Entries
            label={say({ key: 'mission-editor.list' })}
            names={file.missions.map(({ name }) => say(textSentence(name)))}
            wrong={wrong}
            chosen={index}
            least={1}
            onChoose={(next) => {
              chosen.value = next;
              event.value = 0;
            }}
            onAdd={add}
            onRemove={() => put(withoutScenario(file, index), Math.max(0, index - 1), 'editor.removed')}
            say={say}
          />
          <Choose<string>
            label={say({ key: 'editor.model' })}
            value={model.value}
            options={[
              { value: '', label: say({ key: 'mission-editor.start.bare' }) },
              ...shipped.map(({ id }) => ({ value: id, label: say({ key: `option.mission.${id}` }) })),
            ]}
            onChange={(id) => {
              model.value = id;
            }}
          />
        </div>
      </details>
      {mission !== undefined && (
        <Tabs
          label={say({ key: 'mission-editor.parts' })}
          tabs={parts.map((id) => ({
            id,
            name: say({ key: `mission-editor.part.${id}` }),
            ...noteOf(id, mission, laying),
          }))}
          shown={now}
          onShow={(next) => {
            part.value = next;
          }}
        >
          {laying === undefined ? (
            <p>{say({ key: 'mission-editor.no-map' })}</p>
          ) : texts === undefined ? null : now === 'map' ? (
            <MapPart
              key={placeOfLaying}
              scenario={{ mission, laying }}
              texts={texts}
              place={placeOfLaying}
              tool={tool}
              onChange={(next, stroke) => change({ laying: next }, stroke)}
              say={say}
              announce={announce}
            />
          ) : (
            <MissionPart
              key={`${placeOfMission} ${now}`}
              part={now}
              mission={mission}
              laying={laying}
              texts={texts}
              place={placeOfMission}
              event={event}
              bench={props}
              onChange={(next, stroke) => change({ mission: next }, stroke)}
            />
          )}
        </Tabs>
      )}
    </div>
  );
}

/** How many entries a part has, beside its name. */
function noteOf(part: Part, mission: CampaignMission, laying: Laying | undefined): { note?: string } {
  switch (part) {
    case 'map':
      return { note: String(laying?.tiles.length ?? 0) };
    case 'groups':
      return { note: String(mission.groups.initial.length + mission.groups.reserved.length) };
    case 'events':
    case 'aims':
      return { note: String(mission[part].length) };
    case 'about':
      return {};
    default:
      return part satisfies never;
  }
}

function MissionPart({
  part,
  mission,
  laying,
  texts,
  place,
  event,
  bench: { faults, say, announce },
  onChange,
}: {
  readonly part: Exclude<Part, 'map'>;
  readonly mission: CampaignMission;
  readonly laying: Laying;
  readonly texts: FormTexts;
  readonly place: string;
  readonly event: { value: number };
  readonly bench: EditorProps<CampaignFile>;
  readonly onChange: (mission: CampaignMission, stroke?: string) => void;
}) {
  if (part === 'events')
    return (
      <EventsPart
        scenario={{ mission, laying }}
        texts={texts}
        place={`${place}/events`}
        chosen={event}
        faults={faults.value}
        onChange={(events, stroke) => onChange({ ...mission, events: [...events] }, stroke)}
        say={say}
        announce={announce}
      />
    );
  const own: readonly string[] = formMembers[part];
  return (
    <MemberFields
      texts={texts}
      shape={missionShape}
      value={mission}
      place={place}
      without={members.filter((member) => !own.includes(member))}
      onChange={(next: Members) => {
        if (isMission(next)) onChange(next, `${place} ${part}`);
      }}
    />
  );
}
