import type { Signal } from '@preact/signals';
import type { EditorProps } from '../../../../web/packs/editor.ts';
import { Amount } from '../../../../web/packs/kit/fields.tsx';
import { type FormTexts, MemberFields } from '../../../../web/packs/kit/schema-form/schema-form.tsx';
import type { Sentence } from '../../../words.ts';
import { TokenMark } from '../../board/art/token-mark.tsx';
import { LayingDrawing } from '../../board/campaign/map/laying-drawing.tsx';
import { campaignTokenSign } from '../../board/campaign/map/token-signs.ts';
import { zoneColors } from '../../board/map/furnishing.ts';
import { squareOf } from '../../board/map/ground-shapes.ts';
import { borderOf, middleOf, pointOf } from '../../board/map/layout.ts';
import type { Laid } from '../../content/campaign/laying.ts';
import { type Laying, layingSchema } from '../../content/campaign/laying-schema.ts';
import type { Space } from '../../geometry/map.ts';
import { GridCanvas, type MapSpot } from '../grid-canvas.tsx';
import type { Scenario } from './fresh.ts';
import { type LayingTool, readOwn, resized, tileCells, usedOn } from './laying-edits.ts';
import { LayingTools, turned } from './laying-tools.tsx';
import { isLaying, layingForm } from './shapes.ts';

/** What stands in the form below the map while a tool is used. */
const formMembers = {
  tile: ['sections', 'tiles'],
  lift: ['sections', 'tiles'],
  edge: ['doors'],
  area: ['areas'],
  point: ['deploymentPoints'],
  token: ['tokens'],
} as const satisfies Readonly<Record<LayingTool['kind'], readonly (keyof Laying)[]>>;

/** The map of a mission: tiles and what lies on them, put down on a canvas, and named in the form below it. */
export function MapPart({
  scenario,
  texts,
  place,
  tool,
  onChange,
  say,
  announce,
}: {
  readonly scenario: Scenario;
  readonly texts: FormTexts;
  readonly place: string;
  readonly tool: Signal<LayingTool>;
  /** Changes with the same stroke are undone together. */
  readonly onChange: (laying: Laying, stroke?: string) => void;
} & Pick<EditorProps, 'say' | 'announce'>) {
  const { laying } = scenario;
  const { columns, rows } = laying;
  const laid = readOwn(laying);
  const now = tool.value;
  const own: readonly string[] = formMembers[now.kind];

  function use(spot: MapSpot, stroke: string | undefined): void {
    const next = usedOn(laying, tool.peek(), spot);
    if (next === laying) announce({ key: 'editor.map.nothing' });
    else {
      onChange(next, stroke);
      announce(spaceSentence(next, readOwn(next), spot.space));
    }
  }

  return (
    <div class="stack">
      <div class="iac-bench">
        <LayingTools tool={tool} scenario={scenario} onChange={onChange} say={say} announce={announce} />
        <GridCanvas
          columns={columns}
          rows={rows}
          label={say({ key: 'mission-editor.keys' })}
          paints={now.kind === 'area'}
          keys={{
            r: () => {
              tool.value = turned(tool.peek());
              announce({ key: 'mission-editor.turn', args: { turns: turnsOf(tool.peek()) } });
            },
          }}
          onUse={use}
          tellSpace={(space) => spaceSentence(laying, laid, space)}
          ghost={(space) =>
            now.kind === 'tile' && (
              <path
                class="iac-ghost"
                data-fits={usedOn(laying, now, { space, side: 0 }) !== laying}
                d={tileCells(laying, now, space)
                  .map((cell) => squareOf(columns, cell, 2))
                  .join('')}
              />
            )
          }
          say={say}
          announce={announce}
        >
          <LayingDrawing
            laid={laid}
            shown={laid.sections.map((_, section) => section)}
            situation={{ openDoors: [], rubble: [], shields: [] }}
            frame={{ left: 0, top: 0, columns, rows }}
          />
          <Marks laid={laid} />
        </GridCanvas>
      </div>
      <div class="row">
        <Amount
          label={say({ key: 'editor.map.columns' })}
          value={columns}
          least={3}
          most={layingSchema.properties.columns.maximum}
          onChange={(next) => onChange(resized(laying, next, rows))}
        />
        <Amount
          label={say({ key: 'editor.map.rows' })}
          value={rows}
          least={3}
          most={layingSchema.properties.rows.maximum}
          onChange={(next) => onChange(resized(laying, columns, next))}
        />
      </div>
      <MemberFields
        key={own.join()}
        texts={texts}
        shape={layingForm}
        value={laying}
        place={place}
        without={Object.keys(laying).filter((member) => !own.includes(member))}
        onChange={(next) => {
          if (isLaying(next)) onChange(next, `${place} ${own.join()}`);
        }}
      />
    </div>
  );
}

function turnsOf(tool: LayingTool): number {
  return tool.kind === 'tile' ? tool.turns : 0;
}

/** What the drawing of a map leaves out: tokens, areas without a colour, and which sections are hidden. */
function Marks({ laid }: { readonly laid: Laid }) {
  const { columns, map } = laid;
  const isSpace = (space: Space): boolean => laid.tileAt[space] !== undefined;
  return (
    <g>
      {laid.hidden.map((section) => (
        <path
          key={section}
          class="iac-hidden"
          d={borderOf(
            map,
            map.terrain.flatMap((_, space) => (laid.sectionOf(space) === section ? [space] : [])),
            4,
          )}
        />
      ))}
      {laid.areas.map(({ id, color, spaces }) => {
        const first = spaces.find(isSpace);
        if (first === undefined) return null;
        const { x, y } = middleOf(columns, first);
        return (
          <g key={id}>
            {color === null && <path class="iac-area" d={borderOf(map, spaces.filter(isSpace), 8)} />}
            <text class="iac-name" x={x} y={y}>
              {id}
            </text>
          </g>
        );
      })}
      {laid.tokens.map(({ id, kind, color, space, later }) => (
        <g key={id} class={later ? 'iac-later' : ''}>
          <TokenMark
            shown={campaignTokenSign(kind)}
            color={zoneColors.find((one) => one === color) ?? campaignTokenSign(kind).color}
            {...pointOf(columns, space)}
          />
        </g>
      ))}
    </g>
  );
}

/** What a space is, and what lies there. */
function spaceSentence(laying: Laying, laid: Laid, space: Space): Sentence {
  const name = laid.names[space] ?? '';
  const tile = laid.tiles[laid.tileAt[space] ?? -1];
  const things = [
    ...laying.doors.filter(({ edges }) => edges.some((edge) => edge.split('|').includes(name))),
    ...laying.areas.filter(({ spaces }) => spaces.includes(name)),
    ...[...laying.deploymentPoints, ...laying.tokens].filter((one) => one.space === name),
  ].map(({ id }) => id);
  return {
    key: 'mission-editor.space',
    args: {
      name,
      terrain: { key: `editor.terrain.${laid.map.terrain[space] ?? 'none'}` },
      tile: tile?.tile.id ?? 'none',
      section: tile === undefined ? '' : (laid.sections[tile.section]?.id ?? ''),
      things: things.join(', '),
      count: things.length,
    },
  };
}
