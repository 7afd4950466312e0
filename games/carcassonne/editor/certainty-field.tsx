import type { EditorProps } from '../../../web/packs/editor.ts';
import { Choose } from '../../../web/packs/kit/fields.tsx';
import { certainties } from '../../common/certainty.ts';
import type { TileKind } from '../content/pack.ts';
import type { Group } from './certainty.ts';

/** How sure a datum of a tile is; whoever enters it may say so. */
export function CertaintyField({
  group,
  tile,
  say,
  place,
  onChange,
}: Pick<EditorProps, 'say'> & {
  readonly group: Group;
  readonly tile: TileKind;
  readonly place: string;
  readonly onChange: (tile: TileKind) => void;
}) {
  const said = tile.status[group];
  const options = certainties.map((value) => ({ value, label: say({ key: `certainty.${value}` }) }));
  return (
    <Choose
      label={say({ key: `editor.certainty.${group}` })}
      value={said ?? 'unsaid'}
      place={`${place}/status/${group}`}
      options={
        said === undefined
          ? [{ value: 'unsaid' as const, label: say({ key: 'editor.certainty.unsaid' }) }, ...options]
          : options
      }
      onChange={(value) => {
        if (value !== 'unsaid') onChange({ ...tile, status: { ...tile.status, [group]: value } });
      }}
    />
  );
}
