import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount, Choose } from '../../../web/packs/kit/fields.tsx';
import { MemberFields } from '../../../web/packs/kit/schema-form/schema-form.tsx';
import { admits, type Shape } from '../../../web/packs/kit/schema-form/shape.ts';
import type { ExplorerProps } from '../../explorer.ts';
import type { Sentence } from '../../words.ts';
import { zoneColors } from '../board/map/furnishing.ts';
import { type MapPlan, readMap } from '../content/map-plan.ts';
import { maps } from '../content/maps.ts';
import { type Mission, missionSchema } from '../content/mission-schema.ts';
import { missions } from '../content/missions.ts';
import type { Scenario } from '../content/pack.ts';
import { nameOf } from '../content/space-name.ts';
import { groundBy } from '../explorer/scene.ts';
import { writeScene } from '../explorer/scene-text.ts';
import type { Space } from '../geometry/map.ts';
import { type Bench, choose, chosenIn } from './bench.ts';
import { freeId } from './cards.ts';
import { EntryList } from './entry-list.tsx';
import { formTexts } from './form-texts.ts';
import { freshScenario } from './fresh.ts';
import type { MapSpot } from './grid-canvas.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { ToolRow, toolsOf, useTool } from './map-tools.tsx';
import { mostColumns, mostRows, resized } from './plan-edits.ts';

const missionShape: Shape = missionSchema;

function isMission(value: unknown): value is Mission {
  return admits(missionShape, value);
}

/** Missions on their maps: maps are drawn, missions entered by a form. */
export function ScenariosSection(bench: Bench) {
  const { pack, faults, edit, say, announce } = bench;
  const scenarios = pack.value.scenarios ?? [];
  const index = chosenIn(bench, 'scenarios');
  const scenario = scenarios[index];
  const place = `/scenarios/${index}`;
  const model = useSignal('');

  function put(next: readonly Scenario[], at: number, said: string): void {
    edit({ ...pack.peek(), scenarios: [...next] });
    choose(bench, 'scenarios', at);
    announce({ key: said, args: { count: next.length } });
  }

  function add(): void {
    const taken = scenarios.map(({ mission }) => mission);
    const mission = missions.find(({ id }) => id === model.peek());
    const map = maps.find(({ id }) => id === mission?.map);
    if (mission === undefined || map === undefined) {
      const id = freeId(taken, 'own');
      put([...scenarios, freshScenario(id, id)], scenarios.length, 'editor.added');
    } else {
      const id = freeId(taken, mission.id);
      put([...scenarios, { mission: { ...mission, id }, map }], scenarios.length, 'editor.added');
    }
  }

  return (
    <div class="iae-desk">
      <div class="stack">
        <EntryList
          bench={bench}
          group="scenarios"
          names={scenarios.map(({ mission }) => mission.name)}
          onAdd={add}
          onRemove={() => put(scenarios.toSpliced(index, 1), Math.max(0, index - 1), 'editor.removed')}
        />
        <Choose<string>
          label={say({ key: 'editor.model' })}
          value={model.value}
          options={[
            { value: '', label: say({ key: 'editor.model.none' }) },
            ...missions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            model.value = id;
          }}
        />
        <p class="soft">{say({ key: 'editor.scenarios.hint' })}</p>
      </div>
      {scenario !== undefined && (
        <div class="stack" key={place}>
          <FaultTexts faults={faults.value.filter((fault) => `${fault.place}/`.startsWith(`${place}/`))} />
          <ScenarioFields
            bench={bench}
            scenario={scenario}
            place={place}
            onChange={(next, stroke) =>
              edit({ ...pack.peek(), scenarios: scenarios.with(index, next) }, stroke ?? undefined)
            }
          />
        </div>
      )}
      {scenario !== undefined && <Sight key={place} plan={scenario.map} bench={bench} />}
    </div>
  );
}

function ScenarioFields({
  bench,
  scenario,
  place,
  onChange,
}: {
  readonly bench: Bench;
  readonly scenario: Scenario;
  readonly place: string;
  readonly onChange: (scenario: Scenario, stroke?: string) => void;
}) {
  const { pack, say, announce } = bench;
  const { mission, map: plan } = scenario;
  const tool = useTool();
  const texts = useMemo(() => formTexts(pack.value, say), [pack.value, say]);
  const { map } = readMap(plan);
  const { columns, rows } = map;
  const setPlan = (next: MapPlan, stroke?: string): void => {
    if (next !== plan) onChange({ ...scenario, map: next }, stroke);
  };

  function use(spot: MapSpot, stroke: string | undefined): void {
    const next = toolsOf(plan, tool.value, spot);
    if (next === plan) announce({ key: 'editor.map.nothing' });
    else {
      setPlan(next, stroke);
      announce(spaceSentence(next, spot.space));
    }
  }

  return (
    <>
      <MemberFields
        texts={texts}
        shape={missionShape}
        value={mission}
        place={`${place}/mission`}
        without={['id', 'map']}
        onChange={(next) => {
          if (!isMission(next)) return;
          onChange({ mission: next, map: { ...plan, players: next.players } }, `${place} mission`);
        }}
      />
      <div class="row">
        <Amount
          label={say({ key: 'editor.map.columns' })}
          value={columns}
          least={3}
          most={mostColumns}
          onChange={(next) => setPlan(resized(plan, next, rows))}
        />
        <Amount
          label={say({ key: 'editor.map.rows' })}
          value={rows}
          least={3}
          most={mostRows}
          onChange={(next) => setPlan(resized(plan, columns, next))}
        />
      </div>
      <ToolRow tool={tool} tokens={tokenKinds(plan, mission)} say={say} />
      <MapCanvas
        plan={plan}
        letter={mission.letter}
        paints={tool.value.kind !== 'edge'}
        onUse={use}
        tellSpace={(space) => spaceSentence(plan, space)}
        say={say}
        announce={announce}
      />
    </>
  );
}

/** The kinds of tokens that the mission names and the map has. */
function tokenKinds(plan: MapPlan, { rules }: Mission): readonly string[] {
  return [
    ...new Set([
      ...rules.flatMap((rule) => ('token' in rule ? [rule.token] : [])),
      ...plan.tokens.map(({ kind }) => kind),
    ]),
  ];
}

/** What a space of a plan is, and what lies there. */
function spaceSentence(plan: MapPlan, space: Space): Sentence {
  const { map } = readMap(plan);
  const name = nameOf(map.columns, space);
  const zone = zoneColors.find((color) =>
    plan.zones.some((one) => one.color === color && one.spaces.includes(name)),
  );
  const tokens = plan.tokens.filter(({ spaces }) => spaces.includes(name)).map(({ kind }) => kind);
  return {
    key: 'editor.map.space',
    args: {
      name,
      terrain: { key: `editor.terrain.${map.terrain[space] ?? 'none'}` },
      zone: zone ?? 'none',
      terminal: plan.terminals.includes(name) ? 'yes' : 'no',
      tokens: tokens.join(', '),
      count: tokens.length,
    },
  };
}

/** The explorer of line of sight with the map that is drawn; fetched when somebody wants it. */
function Sight({ plan, bench }: { readonly plan: MapPlan; readonly bench: Bench }) {
  const { say, announce } = bench;
  const Found = useSignal<ComponentType<ExplorerProps> | 'failed' | undefined>(undefined);
  const start = sceneOf(plan);

  async function open(): Promise<void> {
    try {
      const { Explorer } = await import('../explorer/explorer.tsx');
      Found.value = Explorer;
    } catch {
      Found.value = 'failed';
    }
  }

  const { value: Drawing } = Found;
  return (
    <section class="stack iae-sight" aria-label={say({ key: 'editor.sight' })}>
      <h3>{say({ key: 'editor.sight' })}</h3>
      {start === undefined && <p class="soft">{say({ key: 'editor.sight.large' })}</p>}
      {start !== undefined && typeof Drawing !== 'function' && (
        <div class="row">
          <button type="button" class="button" onClick={() => void open()}>
            {say({ key: 'editor.sight.open' })}
          </button>
        </div>
      )}
      {Drawing === 'failed' && <p role="alert">{say({ key: 'editor.sight.failed' })}</p>}
      {start !== undefined && typeof Drawing === 'function' && (
        <Drawing key={start} start={start} onChange={() => undefined} say={say} announce={announce} />
      )}
    </section>
  );
}

/** The map as the explorer reads it, looked at between the first two zones; undefined if it is too large for that. */
function sceneOf(plan: MapPlan): string | undefined {
  const { map, spaceOf } = readMap(plan);
  const ground = `${map.columns}x${map.rows}`;
  if (groundBy(ground) === undefined) return undefined;
  const [from, to] = plan.zones.map(({ spaces }) => spaceOf(spaces[0] ?? ''));
  if (from === undefined || to === undefined) return undefined;
  const situation = { openDoors: [], rubble: [], shields: [], figures: [] };
  return writeScene({ ground, map, situation, from, to, figuresBlock: true });
}
