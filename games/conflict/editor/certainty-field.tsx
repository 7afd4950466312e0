import type { EditorProps } from '../../../web/packs/editor.ts';
import { Choose } from '../../../web/packs/kit/fields.tsx';
import { certainties } from '../../common/certainty.ts';
import type { PackFile } from '../content/pack.ts';
import { certaintyOf, type Group, withCertainty } from './certainty.ts';

/** How sure the data of a group are; whoever enters them may say so. */
export function CertaintyField({
  pack,
  edit,
  say,
  group,
}: Pick<EditorProps<PackFile>, 'pack' | 'edit' | 'say'> & { readonly group: Group }) {
  const said = certaintyOf(pack.value, group);
  const options = certainties.map((value) => ({
    value,
    label: say({ key: `certainty.${value}` }),
  }));
  return (
    <div class={`cfe-certainty cfe-certainty-${said ?? 'unsaid'}`}>
      <Choose
        label={say({ key: `part.${group}` })}
        value={said ?? 'unsaid'}
        place={`/status/${group}`}
        options={
          said === undefined
            ? [{ value: 'unsaid' as const, label: say({ key: 'editor.certainty.unsaid' }) }, ...options]
            : options
        }
        onChange={(value) => {
          if (value !== 'unsaid') edit(withCertainty(pack.peek(), group, value));
        }}
      />
    </div>
  );
}
