import { leastSure } from '../words/tile.ts';
import type { BoardState } from './board-state.ts';
import { Tile } from './tile.tsx';

/** The tiles that nobody has seen yet, by kind, with how sure their numbers are. */
export function Remaining({ table, onClose }: { readonly table: BoardState; readonly onClose: () => void }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const { pack } = view.pack;
  const kinds = pack.tiles
    .map((tile) => ({ tile, count: view.remaining[tile.id] ?? 0 }))
    .filter(({ count }) => count > 0);
  return (
    <aside class="cs-remaining" aria-label={say({ key: 'board.remaining' })}>
      <header>
        <h2>{say({ key: 'board.remaining' })}</h2>
        <button type="button" class="cs-tool" aria-label={say({ key: 'board.close' })} onClick={onClose}>
          ×
        </button>
      </header>
      <p>{say({ key: 'board.pile', args: { count: view.pile } })}</p>
      <ul>
        {kinds.map(({ tile, count }, at) => (
          <li key={tile.id} title={tile.name}>
            <Tile tile={tile} rotation={0} x={at % 5} y={Math.floor(at / 5)} class="cs-tile-alone" />
            <b>
              {count}
              <span class="hidden-text"> × {tile.name}</span>
            </b>
            <small class={`cs-sure-${leastSure(tile)}`}>{say({ key: `certainty.${leastSure(tile)}` })}</small>
          </li>
        ))}
      </ul>
      <p class="cs-note">{say({ key: 'board.packNote', args: { name: pack.name } })}</p>
    </aside>
  );
}
