import { useMemo } from 'preact/hooks';
import type { TableView } from '../rules/view.ts';
import { tileKind } from '../words/table-look.ts';
import { Tile } from './tile.tsx';

/** The tiles, each with its shadow below all of them, so that no shadow falls on a neighbour. */
export function Tiles({ view, landed }: { readonly view: TableView; readonly landed: string | undefined }) {
  return useMemo(() => <Drawing view={view} landed={landed} />, [view, landed]);
}

function Drawing({ view, landed }: { readonly view: TableView; readonly landed: string | undefined }) {
  return (
    <>
      {view.placed.map(({ x, y }) => (
        <div key={`${x},${y}`} class="cs-shade" style={{ '--x': x, '--y': y }} />
      ))}
      {view.placed.map((tile) => (
        <Tile
          key={`${tile.x},${tile.y}`}
          tile={tileKind(view, tile.tile)}
          rotation={tile.rotation}
          x={tile.x}
          y={tile.y}
          class={landed === `${tile.x},${tile.y}` ? 'cs-landed' : ''}
        />
      ))}
    </>
  );
}
