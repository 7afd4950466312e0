import { type Signal, useSignal } from '@preact/signals';
import { Choose } from '../../../web/packs/kit/fields.tsx';
import type { Sentence } from '../../words.ts';
import { type ZoneColor, zoneColors } from '../board/map/furnishing.ts';
import { type MapPlan, readMap } from '../content/map-plan.ts';
import type { MapSpot } from './grid-canvas.tsx';
import {
  barred,
  type EdgeTool,
  edgeTools,
  painted,
  type TerrainSign,
  terrainSigns,
  withTerminal,
  withToken,
  withZone,
} from './plan-edits.ts';

/** What a touch on the map does. */
export type MapTool =
  | { readonly kind: 'terrain'; readonly sign: TerrainSign }
  | { readonly kind: 'edge'; readonly edge: EdgeTool }
  | { readonly kind: 'zone'; readonly color: ZoneColor }
  | { readonly kind: 'terminal' }
  | {
      readonly kind: 'token';
      readonly token: string;
      readonly color: ZoneColor | '';
      readonly zone: ZoneColor | '';
      readonly letter: 'A' | 'B' | '';
    };

/** Terrains by the signs of plans. */
const terrainNames: Readonly<Record<TerrainSign, string>> = {
  '.': 'normal',
  '~': 'difficult',
  '=': 'impassable',
  '#': 'blocking',
  ' ': 'none',
};

export function useTool(): Signal<MapTool> {
  return useSignal<MapTool>({ kind: 'edge', edge: 'wall' });
}

/** The plan after a tool was used; the same one where it does nothing. */
export function toolsOf(plan: MapPlan, tool: MapTool, { space, side }: MapSpot): MapPlan {
  switch (tool.kind) {
    case 'terrain':
      return painted(plan, space, tool.sign);
    case 'edge': {
      const { columns, rows } = readMap(plan).map;
      const row = Math.floor(space / columns) + ([-1, 0, 1, 0][side] ?? 0);
      const column = (space % columns) + ([0, 1, 0, -1][side] ?? 0);
      if (row < 0 || column < 0 || row >= rows || column >= columns) return plan;
      return barred(plan, [space, row * columns + column], tool.edge);
    }
    case 'zone':
      return withZone(plan, space, tool.color);
    case 'terminal':
      return withTerminal(plan, space);
    case 'token': {
      const { token: kind, color, zone, letter } = tool;
      return withToken(plan, space, {
        kind,
        ...(letter !== '' && { mission: letter }),
        ...(color !== '' && { color }),
        ...(zone !== '' && { zone }),
      });
    }
    default:
      return tool satisfies never;
  }
}

/** Which tool is used. */
export function ToolRow({
  tool,
  tokens,
  say,
}: {
  readonly tool: Signal<MapTool>;
  /** Kinds of tokens that the map and its mission know. */
  readonly tokens: readonly string[];
  readonly say: (sentence: Sentence) => string;
}) {
  const now = tool.value;
  const choices: readonly { readonly group: string; readonly tools: readonly MapTool[] }[] = [
    { group: 'edge', tools: edgeTools.map((edge) => ({ kind: 'edge', edge })) },
    { group: 'terrain', tools: terrainSigns.map((sign) => ({ kind: 'terrain', sign })) },
    { group: 'zone', tools: zoneColors.map((color) => ({ kind: 'zone', color })) },
    {
      group: 'token',
      tools: [
        { kind: 'terminal' },
        now.kind === 'token'
          ? now
          : { kind: 'token', token: tokens[0] ?? 'crate', color: '', zone: '', letter: '' },
      ],
    },
  ];
  return (
    <div class="iae-tools">
      {choices.map(({ group, tools }) => (
        <fieldset key={group} class="pack-field">
          <legend>{say({ key: `editor.tool.${group}` })}</legend>
          <span class="row">
            {tools.map((one) => {
              const key = keyOf(one);
              return (
                <label key={key} class="iae-tool">
                  <input
                    type="radio"
                    name="iae-tool"
                    checked={keyOf(now) === key}
                    onChange={() => {
                      tool.value = one;
                    }}
                  />
                  <span>{say({ key })}</span>
                </label>
              );
            })}
          </span>
        </fieldset>
      ))}
      {now.kind === 'token' && (
        <div class="row">
          <label class="pack-field">
            <span>{say({ key: 'editor.token.kind' })}</span>
            <input
              type="text"
              maxlength={40}
              list="iae-tokens"
              value={now.token}
              onInput={({ currentTarget: { value } }) => {
                tool.value = { ...now, token: value };
              }}
            />
            <datalist id="iae-tokens">
              {tokens.map((kind) => (
                <option key={kind} value={kind} />
              ))}
            </datalist>
          </label>
          {(['color', 'zone'] as const).map((member) => (
            <Choose<ZoneColor | ''>
              key={member}
              label={say({ key: `editor.token.${member}` })}
              value={now[member]}
              options={[
                { value: '', label: '–' },
                ...zoneColors.map((color) => ({ value: color, label: say({ key: `editor.zone.${color}` }) })),
              ]}
              onChange={(color) => {
                tool.value = { ...now, [member]: color };
              }}
            />
          ))}
          <Choose<'A' | 'B' | ''>
            label={say({ key: 'editor.token.letter' })}
            value={now.letter}
            options={[
              { value: '', label: '–' },
              { value: 'A', label: 'A' },
              { value: 'B', label: 'B' },
            ]}
            onChange={(letter) => {
              tool.value = { ...now, letter };
            }}
          />
        </div>
      )}
    </div>
  );
}

function keyOf(tool: MapTool): string {
  switch (tool.kind) {
    case 'terrain':
      return `editor.terrain.${terrainNames[tool.sign]}`;
    case 'edge':
      return `editor.edge.${tool.edge}`;
    case 'zone':
      return `editor.zone.${tool.color}`;
    case 'terminal':
    case 'token':
      return `editor.tool.${tool.kind}.one`;
    default:
      return tool satisfies never;
  }
}
