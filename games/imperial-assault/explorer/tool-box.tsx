import { FigureToken } from '../board/art/figure-token.tsx';
import { side, sizeOf } from '../board/map/layout.ts';
import { MapDrawing } from '../board/map/map-drawing.tsx';
import type { BattleMap, Situation } from '../geometry/map.ts';
import type { Bench } from './bench.ts';
import { looksOf } from './looks.ts';
import { type FigureWish, type Tool, toolGroups, toolSentence } from './tools.ts';

const wishes = ['turned', 'massive', 'companion'] as const satisfies readonly (keyof FigureWish)[];

/** The tools, of which one is held. */
export function ToolBox({ bench }: { readonly bench: Bench }) {
  const { tool, wish, say } = bench;
  return (
    <div class="ia-tools" role="radiogroup" aria-label={say({ key: 'explorer.tools' })}>
      {toolGroups.map(({ id, tools }) => (
        <fieldset key={id} class="ia-tool-group">
          <legend>{say({ key: `explorer.group.${id}` })}</legend>
          <div class="ia-tool-body">
            <div class="ia-tool-row">
              {tools.map((one) => {
                const name = say(toolSentence(one));
                return (
                  <label key={name} class="ia-tool" title={name}>
                    <input
                      type="radio"
                      class="hidden-input"
                      name="ia-tool"
                      checked={isSame(tool.value, one)}
                      onChange={() => {
                        tool.value = one;
                      }}
                    />
                    <ToolPicture tool={one} />
                    <span>{name}</span>
                  </label>
                );
              })}
            </div>
            {id === 'figure' && (
              <div class="ia-wishes">
                {wishes.map((name) => (
                  <label key={name} class="ia-check">
                    <input
                      type="checkbox"
                      checked={wish.value[name]}
                      onChange={(event) => {
                        wish.value = { ...wish.value, [name]: event.currentTarget.checked };
                      }}
                    />
                    <span>{say({ key: `explorer.wish.${name}` })}</span>
                  </label>
                ))}
              </div>
            )}
          </div>
        </fieldset>
      ))}
      <p class="soft ia-keys">{say({ key: 'explorer.keys' })}</p>
    </div>
  );
}

function isSame(one: Tool, other: Tool): boolean {
  return (
    toolSentence(one).key === toolSentence(other).key &&
    one.kind === other.kind &&
    baseOf(one) === baseOf(other)
  );
}

function baseOf(tool: Tool): string | undefined {
  return tool.kind === 'figure' ? tool.base : undefined;
}

/** What a tool puts on the map, drawn as it lies there. */
function ToolPicture({ tool }: { readonly tool: Tool }) {
  switch (tool.kind) {
    case 'end':
      return (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <EndBadge end={tool.end} x={50} y={50} />
        </svg>
      );
    case 'figure': {
      const { columns, rows } = sizeOf(tool.base, false);
      const room = Math.max(columns, rows) * side;
      const top = (rows * side - room) / 2;
      return (
        <svg viewBox={`0 ${top} ${room} ${room}`} aria-hidden="true">
          <FigureToken looks={looksOf({ base: tool.base, companion: false })} turned={false} />
        </svg>
      );
    }
    default:
      return (
        <svg viewBox={tool.kind === 'edge' ? '62 12 76 76' : '4 4 92 92'} aria-hidden="true">
          <MapDrawing {...sampleOf(tool)} />
          {tool.kind === 'terrain' && tool.terrain === 'none' && (
            <path class="ia-no-space" d="M12 12H88V88H12Z" />
          )}
        </svg>
      );
  }
}

/** The smallest map that has what a tool puts down. */
function sampleOf(tool: Exclude<Tool, { readonly kind: 'end' | 'figure' }>): {
  readonly map: BattleMap;
  readonly situation: Pick<Situation, 'openDoors' | 'rubble' | 'shields'>;
} {
  const bare = { openDoors: [], rubble: [], shields: [] };
  const map: BattleMap = { columns: 1, rows: 1, terrain: ['normal'], edges: [], doors: [] };
  switch (tool.kind) {
    case 'terrain':
      return { map: { ...map, terrain: [tool.terrain === 'none' ? null : tool.terrain] }, situation: bare };
    case 'token':
      return { map, situation: { ...bare, [tool.token]: [0] } };
    case 'edge': {
      const wide: BattleMap = { ...map, columns: 2, terrain: ['normal', 'normal'] };
      const { barrier } = tool;
      if (barrier === 'door' || barrier === 'open-door')
        return {
          map: { ...wide, doors: [{ id: 'door', edges: [[0, 1]] }] },
          situation: { ...bare, openDoors: barrier === 'door' ? [] : [0] },
        };
      return { map: { ...wide, edges: [{ kind: barrier, between: [0, 1] }] }, situation: bare };
    }
    default:
      return tool satisfies never;
  }
}

/** The mark of one of the two spaces: an eye for where one looks from, a ring for what one looks at. */
export function EndBadge({
  end,
  x,
  y,
}: {
  readonly end: 'from' | 'to';
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g class={`ia-end ia-end-${end}`} transform={`translate(${x} ${y})`}>
      <circle r="30" />
      {end === 'from' ? (
        <path d="M-20 0Q0-22 20 0 0 22-20 0ZM0-7A7 7 0 1 1-.01-7Z" />
      ) : (
        <path d="M0-13A13 13 0 1 1-.01-13ZM0-22V-8M0 22V8M-22 0H-8M22 0H8" />
      )}
    </g>
  );
}
