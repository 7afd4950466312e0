import type { EditorProps } from '../../../web/packs/editor.ts';
import { ChooseCertainty } from '../../../web/packs/kit/fields.tsx';
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
  return (
    <div class={`cfe-certainty cfe-certainty-${said ?? 'unsaid'}`}>
      <ChooseCertainty
        label={say({ key: `part.${group}` })}
        certainties={certainties}
        said={said}
        place={`/status/${group}`}
        say={say}
        onChange={(certainty) => edit(withCertainty(pack.peek(), group, certainty))}
      />
    </div>
  );
}
