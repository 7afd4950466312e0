import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { type Base, bases, type Space, type Terrain, terrains } from '../geometry/map.ts';
import {
  type Barrier,
  bar,
  barrierAt,
  barriers,
  beside,
  chooseEnd,
  type End,
  figuresAt,
  paint,
  putFigure,
  removeFigure,
  type Scene,
  toggleToken,
} from './scene.ts';

/** What a touch on the map does. */
export type Tool =
  | { readonly kind: 'end'; readonly end: End }
  | { readonly kind: 'edge'; readonly barrier: Barrier }
  | { readonly kind: 'terrain'; readonly terrain: Terrain | 'none' }
  | { readonly kind: 'token'; readonly token: 'rubble' | 'shields' }
  | { readonly kind: 'figure'; readonly base: Base };

/** All tools, those that do alike together. */
export const toolGroups: readonly { readonly id: Tool['kind']; readonly tools: readonly Tool[] }[] = [
  { id: 'end', tools: (['from', 'to'] as const).map((end) => ({ kind: 'end', end })) },
  { id: 'edge', tools: barriers.map((barrier) => ({ kind: 'edge', barrier })) },
  { id: 'terrain', tools: ([...terrains, 'none'] as const).map((terrain) => ({ kind: 'terrain', terrain })) },
  { id: 'token', tools: (['rubble', 'shields'] as const).map((token) => ({ kind: 'token', token })) },
  { id: 'figure', tools: bases.map((base) => ({ kind: 'figure', base })) },
];

/** What the figures that are put down are. */
export interface FigureWish {
  readonly turned: boolean;
  readonly massive: boolean;
  readonly companion: boolean;
}

/** Where the map is touched: a space, and the side of it that is nearest, clockwise from the top. */
export interface Spot {
  readonly space: Space;
  readonly side: number;
}

/** The scene after a tool was used; the same one where it does nothing. What is there already is taken away. */
export function applyTool(scene: Scene, tool: Tool, { space, side }: Spot, wish: FigureWish): Scene {
  switch (tool.kind) {
    case 'end':
      return chooseEnd(scene, tool.end, space);
    case 'edge': {
      const other = beside(scene.map, space, side);
      if (other === undefined) return scene;
      const isThere = barrierAt(scene, [space, other]) === tool.barrier;
      return bar(scene, [space, other], isThere ? undefined : tool.barrier);
    }
    case 'terrain': {
      const terrain = tool.terrain === 'none' ? null : tool.terrain;
      return paint(scene, space, scene.map.terrain[space] === terrain ? 'normal' : terrain);
    }
    case 'token':
      return toggleToken(scene, tool.token, space);
    case 'figure': {
      const [there] = figuresAt(scene, space);
      if (there !== undefined) return removeFigure(scene, there);
      const isSquare = tool.base === '1x1' || tool.base === '2x2';
      return putFigure(scene, {
        base: tool.base,
        place: { space, turned: wish.turned && !isSquare },
        stance: 'neutral',
        mobile: false,
        massive: wish.massive,
        companion: wish.companion,
      });
    }
    default:
      return tool satisfies never;
  }
}

/** What a tool is called. */
export function toolSentence(tool: Tool): Sentence {
  switch (tool.kind) {
    case 'end':
      return sentence(`explorer.tool.${tool.end}`);
    case 'edge':
      return sentence(`explorer.barrier.${tool.barrier}`);
    case 'terrain':
      return sentence(`explorer.terrain.${tool.terrain}`);
    case 'token':
      return sentence(tool.token === 'rubble' ? 'explorer.rubble' : 'explorer.shield');
    case 'figure':
      return sentence('explorer.name', { name: tool.base.replace('x', ' × ') });
    default:
      return tool satisfies never;
  }
}
