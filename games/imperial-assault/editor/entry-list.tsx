import type { ComponentProps } from 'preact';
import type { Sentence } from '../../words.ts';
import { type Bench, choose, chosenIn } from './bench.ts';
import { type Group, spotAt } from './spot.ts';

/** The entries of a list by name, of which one is worked on, and what is done with the list. */
export function EntryList({
  bench,
  group,
  ...rest
}: {
  readonly bench: Bench;
  readonly group: Group;
} & Pick<ComponentProps<typeof Entries>, 'names' | 'onAdd' | 'onCopy' | 'onRemove'>) {
  const { faults, say } = bench;
  const wrong = new Set(
    faults.value.flatMap(({ place }) => {
      const spot = spotAt(place);
      return spot?.group === group ? [spot.index] : [];
    }),
  );
  return (
    <Entries
      {...rest}
      label={say({ key: 'editor.list' })}
      wrong={wrong}
      chosen={chosenIn(bench, group)}
      onChoose={(index) => choose(bench, group, index)}
      say={say}
    />
  );
}

/** Names of which one is chosen, with buttons for a new one, a copy, and taking one away. */
export function Entries({
  label,
  names,
  wrong,
  chosen,
  onChoose,
  onAdd,
  onCopy,
  onRemove,
  least = 0,
  say,
}: {
  readonly label: string;
  readonly names: readonly string[];
  /** Those with faults, by number. */
  readonly wrong: ReadonlySet<number>;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onAdd: () => void;
  readonly onCopy?: () => void;
  readonly onRemove: () => void;
  /** So many cannot be taken away. */
  readonly least?: number;
  readonly say: (sentence: Sentence) => string;
}) {
  return (
    <div class="stack">
      <label class="pack-field">
        <span>{label}</span>
        <select
          class="iae-list"
          size={Math.min(14, Math.max(4, names.length))}
          value={String(chosen)}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
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
        <button type="button" class="button" disabled={names.length <= least} onClick={onRemove}>
          {say({ key: 'editor.delete' })}
        </button>
      </div>
    </div>
  );
}
