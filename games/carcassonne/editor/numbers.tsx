import type { EditorProps } from '../../../web/packs/editor.ts';
import { factions, type PackFile } from '../content/pack.ts';
import { boxTiles, totalsOf } from './totals.ts';

/** What the tiles of the set show together. */
export function Numbers({ pack, say }: Pick<EditorProps<PackFile>, 'pack' | 'say'>) {
  const totals = totalsOf(pack.value);
  const rows: readonly (readonly [name: string, count: number])[] = [
    [say({ key: 'editor.kinds' }), pack.value.tiles.length],
    ...(['space', 'route', 'asteroid'] as const).map(
      (terrain) =>
        [
          `${say({ key: 'editor.sides' })}: ${say({ key: `terrain.${terrain}` })}`,
          totals.sides[terrain],
        ] as const,
    ),
    [say({ key: 'editor.intersections' }), totals.intersections],
    [say({ key: 'editor.planets' }), totals.planets],
    ...factions.map(
      (faction) =>
        [
          `${say({ key: 'editor.symbols' })}: ${say({ key: `faction.${faction}` })}`,
          totals.symbols[faction],
        ] as const,
    ),
  ];
  return (
    <section class="pack-panel" aria-labelledby="cse-totals">
      <div class="pack-head">
        <h2 id="cse-totals">{say({ key: 'editor.totals' })}</h2>
        <p class={totals.tiles === boxTiles ? 'pack-fine' : 'cse-unlike'}>
          {say({ key: 'editor.tiles.box', args: { count: totals.tiles, box: boxTiles } })}
        </p>
      </div>
      <dl class="cse-totals">
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
