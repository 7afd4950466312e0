import { ChooseCertainty } from '../../../web/packs/kit/fields.tsx';
import { certainties } from '../../common/certainty.ts';
import { certaintyOf, fieldsOf, type Group, type Item } from '../content/certainty.ts';
import type { Bench } from './bench.ts';
import { countDocumented, stateCertainty } from './certainty.ts';

/** How sure each datum of an item is: shown in short, and said datum by datum. */
export function CertaintyList({
  bench: { pack, edit, say },
  group,
  index,
  item,
}: {
  readonly bench: Bench;
  readonly group: Group;
  readonly index: number;
  readonly item: Item;
}) {
  const fields = fieldsOf(group, item);
  const count = countDocumented(item, group);
  return (
    <details class="pme-certainty">
      <summary>{say({ key: 'editor.certainty', args: { count, of: fields.length } })}</summary>
      <div class="pme-fields">
        {fields.map((field) => (
          <ChooseCertainty
            key={field}
            label={say({ key: `editor.${field}` })}
            certainties={certainties}
            said={certaintyOf(item, field)}
            place={`/${group}/${index}/certainty/${field}`}
            say={say}
            onChange={(certainty) => edit(stateCertainty(pack.peek(), group, index, certainty, field))}
          />
        ))}
        <button
          type="button"
          class="button"
          onClick={() => edit(stateCertainty(pack.peek(), group, index, 'documented', ...fields))}
        >
          {say({ key: 'editor.certainty.all' })}
        </button>
      </div>
    </details>
  );
}
