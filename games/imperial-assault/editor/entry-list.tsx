import { type Bench, choose, chosenIn } from './bench.ts';
import { type Group, spotAt } from './spot.ts';

/** The entries of a list by name, of which one is worked on, and what is done with the list. */
export function EntryList({
  bench,
  group,
  names,
  onAdd,
  onCopy,
  onRemove,
}: {
  readonly bench: Bench;
  readonly group: Group;
  readonly names: readonly string[];
  readonly onAdd: () => void;
  readonly onCopy?: () => void;
  readonly onRemove: () => void;
}) {
  const { faults, say } = bench;
  const wrong = new Set(
    faults.value.flatMap(({ place }) => {
      const spot = spotAt(place);
      return spot?.group === group ? [spot.index] : [];
    }),
  );
  return (
    <div class="stack">
      <label class="pack-field">
        <span>{say({ key: 'editor.list' })}</span>
        <select
          class="iae-list"
          size={Math.min(14, Math.max(4, names.length))}
          value={String(chosenIn(bench, group))}
          onChange={(event) => choose(bench, group, Number(event.currentTarget.value))}
        >
          {names.map((name, index) => (
            <option key={index} value={String(index)}>
              {wrong.has(index) ? `⚠ ${name}` : name}
            </option>
          ))}
        </select>
      </label>
      <div class="row">
        <button type="button" class="button" onClick={onAdd}>
          {say({ key: 'editor.new' })}
        </button>
        {onCopy !== undefined && (
          <button type="button" class="button" disabled={names.length === 0} onClick={onCopy}>
            {say({ key: 'editor.copy' })}
          </button>
        )}
        <button type="button" class="button" disabled={names.length === 0} onClick={onRemove}>
          {say({ key: 'editor.delete' })}
        </button>
      </div>
    </div>
  );
}
