import { type Signal, useSignal } from '@preact/signals';
import { Choose } from '../../../../web/packs/kit/fields.tsx';
import { NameField } from '../../../../web/packs/kit/name-field.tsx';
import { once } from '../../../common/once.ts';
import type { Sentence } from '../../../words.ts';
import { LayingDrawing } from '../../board/campaign/map/laying-drawing.tsx';
import { side } from '../../board/map/layout.ts';
import { readLaying, sizeOf } from '../../content/campaign/laying.ts';
import { type Laying, layingSchema } from '../../content/campaign/laying-schema.ts';
import { tileBoxes } from '../../content/campaign/maps.ts';
import { type Setting, settings, type Tile } from '../../content/campaign/tile-schema.ts';
import { edgeTools } from '../plan-edits.ts';
import type { Scenario } from './fresh.ts';
import { entranceId, type LayingTool, toolKinds } from './laying-edits.ts';
import { idOf, newId } from './named.ts';
import { tokenKinds } from './offers.ts';

type Say = (sentence: Sentence) => string;

const colors = layingSchema.properties.deploymentPoints.items.properties.color.enum;
const quarterTurns = [1, 2, 3, 0] as const;

/** A tool of a kind as it is at first. */
export function toolNamed(kind: LayingTool['kind']): LayingTool {
  switch (kind) {
    case 'tile':
      return { kind, tile: '4b', turns: 0, section: 'start' };
    case 'lift':
      return { kind };
    case 'edge':
      return { kind, edge: 'door' };
    case 'area':
      return { kind, id: entranceId, color: 'blue', entrance: true };
    case 'point':
      return { kind, color: 'red', active: true };
    case 'token':
      return { kind, token: 'crate', color: '', later: false };
    default:
      return kind satisfies never;
  }
}

/** The tool with the tile turned by a quarter, clockwise. */
export function turned(tool: LayingTool): LayingTool {
  return tool.kind === 'tile' ? { ...tool, turns: quarterTurns[tool.turns] } : tool;
}

interface ToolProps {
  readonly tool: Signal<LayingTool>;
  readonly scenario: Scenario;
  readonly onChange: (laying: Laying) => void;
  readonly say: Say;
  readonly announce: (sentence: Sentence) => void;
}

/** Which tool is used, and what it puts down. */
export function LayingTools({ tool, ...rest }: ToolProps) {
  const { say } = rest;
  const now = tool.value;
  return (
    <div class="stack">
      <fieldset class="pack-field">
        <legend>{say({ key: 'mission-editor.tools' })}</legend>
        <span class="row">
          {toolKinds.map((kind) => (
            <label key={kind} class="iae-tool">
              <input
                type="radio"
                name="iac-tool"
                checked={now.kind === kind}
                onChange={() => {
                  tool.value = toolNamed(kind);
                }}
              />
              <span>{say({ key: `mission-editor.tool.${kind}` })}</span>
            </label>
          ))}
        </span>
      </fieldset>
      <ToolFields tool={tool} {...rest} />
    </div>
  );
}

function ToolFields({ tool, scenario, onChange, say, announce }: ToolProps) {
  const { laying } = scenario;
  const now = tool.value;
  const color = colors.map((value) => ({ value, label: say({ key: `mission-editor.color.${value}` }) }));
  switch (now.kind) {
    case 'tile':
      return (
        <TileBox
          tool={now}
          laying={laying}
          onChange={(next) => {
            tool.value = next;
          }}
          onSection={() => {
            const id = newId(laying.sections, 'compose.section', say);
            const sections = [...laying.sections, { id, hidden: true }];
            onChange({ ...laying, sections });
            tool.value = { ...now, section: id };
            announce({ key: 'editor.added', args: { count: sections.length } });
          }}
          say={say}
        />
      );
    case 'lift':
      return null;
    case 'edge':
      return (
        <Choose
          label={say({ key: 'editor.tool.edge' })}
          value={now.edge}
          options={edgeTools.map((value) => ({ value, label: say({ key: `editor.edge.${value}` }) }))}
          onChange={(edge) => {
            tool.value = { ...now, edge };
          }}
        />
      );
    case 'area':
      return (
        <div class="row">
          <Named
            label={say({ key: 'compose.area' })}
            value={now.id}
            known={[
              { value: entranceId, label: say({ key: 'compose.entrance' }) },
              ...laying.areas
                .filter(({ id }) => id !== entranceId)
                .map(({ id }) => ({ value: id, label: id })),
            ]}
            fresh={() => newId(laying.areas, 'compose.area', say)}
            say={say}
            onChange={(id) => {
              tool.value = { ...now, id, entrance: id === entranceId };
            }}
          />
          <Choose
            label={say({ key: 'editor.token.color' })}
            value={now.color}
            options={color}
            onChange={(next) => {
              tool.value = { ...now, color: next };
            }}
          />
        </div>
      );
    case 'point':
      return (
        <div class="row">
          <Choose
            label={say({ key: 'editor.token.color' })}
            value={now.color}
            options={color}
            onChange={(next) => {
              tool.value = { ...now, color: next };
            }}
          />
          <Check
            label={say({ key: 'mission-editor.point.active' })}
            checked={now.active}
            onChange={(active) => {
              tool.value = { ...now, active };
            }}
          />
        </div>
      );
    case 'token':
      return (
        <div class="row">
          <Named
            label={say({ key: 'editor.token.kind' })}
            value={now.token}
            known={tokenKinds(scenario, say)}
            fresh={() => newId(tokenIds(laying), 'compose.token', say)}
            say={say}
            onChange={(token) => {
              tool.value = { ...now, token };
            }}
          />
          <Choose
            label={say({ key: 'editor.token.color' })}
            value={now.color}
            options={[{ value: '', label: '–' }, ...color]}
            onChange={(next) => {
              tool.value = { ...now, color: next };
            }}
          />
          <Check
            label={say({ key: 'mission-editor.token.later' })}
            checked={now.later}
            onChange={(later) => {
              tool.value = { ...now, later };
            }}
          />
        </div>
      );
    default:
      return now satisfies never;
  }
}

/** The kinds of tokens of a map, as things with an id. */
function tokenIds({ tokens }: Laying): readonly { readonly id: string }[] {
  return tokens.map(({ kind }) => ({ id: kind }));
}

/** One of the things that there are, or a new one with a name. */
function Named({
  label,
  value,
  known,
  fresh,
  say,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly known: readonly { readonly value: string; readonly label: string }[];
  readonly fresh: () => string;
  readonly say: Say;
  readonly onChange: (value: string) => void;
}) {
  const isNew = !known.some((one) => one.value === value);
  return (
    <>
      <Choose<string>
        label={label}
        value={isNew ? '' : value}
        options={[...known, { value: '', label: say({ key: 'editor.new' }) }]}
        onChange={(next) => onChange(next === '' ? fresh() : next)}
      />
      {isNew && (
        <NameField
          label={say({ key: 'mission-editor.name.id' })}
          value={value}
          onChange={(name) => onChange(idOf(name) || value)}
        />
      )}
    </>
  );
}

function Check({
  label,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label class="iae-tool">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** The tiles of a box and a setting, drawn, of which one is laid down next. */
function TileBox({
  tool,
  laying,
  onChange,
  onSection,
  say,
}: {
  readonly tool: Extract<LayingTool, { kind: 'tile' }>;
  readonly laying: Laying;
  readonly onChange: (tool: LayingTool) => void;
  readonly onSection: () => void;
  readonly say: Say;
}) {
  const box = useSignal<'0' | '1'>('0');
  const setting = useSignal<Setting>('city');
  const tiles = (tileBoxes[Number(box.value)]?.tiles ?? []).filter((tile) => tile.setting === setting.value);
  return (
    <div class="stack">
      <div class="row">
        <Choose<'0' | '1'>
          label={say({ key: 'mission-editor.box' })}
          value={box.value}
          options={[
            { value: '0', label: say({ key: 'option.pack.heart-of-the-empire' }) },
            { value: '1', label: say({ key: 'mission-editor.box.core' }) },
          ]}
          onChange={(next) => {
            box.value = next;
          }}
        />
        <Choose
          label={say({ key: 'mission-editor.setting' })}
          value={setting.value}
          options={settings.map((value) => ({
            value,
            label: say({ key: `mission-editor.setting.${value}` }),
          }))}
          onChange={(next) => {
            setting.value = next;
          }}
        />
        <Choose<string>
          label={say({ key: 'mission-editor.section' })}
          value={tool.section}
          options={laying.sections.map(({ id }) => ({ value: id, label: id }))}
          onChange={(section) => onChange({ ...tool, section })}
        />
        <button type="button" class="button" onClick={onSection}>
          {say({ key: 'mission-editor.section.new' })}
        </button>
        <button type="button" class="button" onClick={() => onChange(turned(tool))}>
          {say({ key: 'mission-editor.turn', args: { turns: tool.turns } })} <kbd>R</kbd>
        </button>
      </div>
      <fieldset class="iac-box">
        <legend>{say({ key: 'mission-editor.tile' })}</legend>
        {tiles.map((tile) => (
          <label key={tile.id} class="iac-tile">
            <input
              type="radio"
              name="iac-tile"
              checked={tool.tile === tile.id}
              onChange={() => onChange({ ...tool, tile: tile.id })}
            />
            <TilePicture tile={tile} turns={tool.tile === tile.id ? tool.turns : 0} />
            <span>{tile.id}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** A tile alone, for its picture: by its quarter turns. */
const alone = once((tile: Tile) =>
  quarterTurns.toSorted().map((turns) => {
    const [rows, columns] = sizeOf(tile);
    const [high, wide] = turns % 2 === 0 ? [rows, columns] : [columns, rows];
    const laying: Laying = {
      id: tile.id,
      note: tile.id,
      certainty: { tiles: 'original', edges: 'original', doors: 'original', tokens: 'original' },
      columns: wide,
      rows: high,
      sections: [{ id: 'start', hidden: false }],
      tiles: [{ tile: tile.id, at: 'A1', turns, section: 'start' }],
      edges: { wall: [], blocking: [], impassable: [] },
      doors: [],
      areas: [],
      deploymentPoints: [],
      tokens: [],
    };
    return readLaying(laying, new Map([[tile.id, tile]]));
  }),
);

function TilePicture({ tile, turns }: { readonly tile: Tile; readonly turns: number }) {
  const laid = alone(tile)[turns];
  if (laid === undefined) return null;
  return (
    <svg viewBox={`-8 -8 ${laid.columns * side + 16} ${laid.rows * side + 16}`} aria-hidden="true">
      <LayingDrawing laid={laid} situation={{ openDoors: [], rubble: [], shields: [] }} />
    </svg>
  );
}
