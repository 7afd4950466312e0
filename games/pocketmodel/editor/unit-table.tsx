import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { UnitKind } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { placeOf } from './spot.ts';
import { iconsIn, setUnit, unitNumbers } from './units.ts';

/** The columns in which texts stand. */
const texts = ['name', 'class', 'faction'] as const;

/**
 * All units as a table, so that whoever has the models before them types one base after the other. Enter and the arrows
 * up and down lead to the same column of another unit.
 */
export function UnitTable(bench: Bench) {
  const { pack, edit, say, selected } = bench;
  const body = useRef<HTMLTableSectionElement>(null);
  const { units } = pack.value;

  function press(event: TargetedKeyboardEvent<HTMLInputElement>, index: number): void {
    const { key, currentTarget: field } = event;
    const down = key === 'Enter' && !event.shiftKey;
    const step = down || key === 'ArrowDown' ? 1 : key === 'ArrowUp' || key === 'Enter' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const column = field.dataset.column;
    const next = body.current?.querySelector<HTMLInputElement>(
      `[data-row="${index + step}"][data-column="${column}"]`,
    );
    next?.focus();
    next?.select();
  }

  const change = (index: number, unit: Partial<UnitKind>, field: string): void =>
    edit(setUnit(pack.peek(), index, unit), `${field} ${index}`);
  const cell = (index: number, column: string) => ({
    'data-row': index,
    'data-column': column,
    'data-place': `${placeOf({ group: 'units', index })}/${column}`,
    'aria-label': `${units[index]?.name ?? ''}: ${say({ key: `editor.${column}` })}`,
    onKeyDown: (event: TargetedKeyboardEvent<HTMLInputElement>) => press(event, index),
    onFocus: () => {
      selected.units.value = index;
    },
  });
  return (
    <div class="pme-scroll">
      <table class="pme-table">
        <thead>
          <tr>
            {[...texts, ...unitNumbers.map(({ name }) => name), 'icons'].map((column) => (
              <th key={column} scope="col">
                {say({ key: `editor.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {units.map((unit, index) => (
            <tr key={unit.id}>
              {texts.map((column) => (
                <td key={column}>
                  <input
                    {...cell(index, column)}
                    type="text"
                    maxlength={80}
                    value={unit[column]}
                    onInput={({ currentTarget: { value } }) => change(index, { [column]: value }, column)}
                  />
                </td>
              ))}
              {unitNumbers.map(({ name, least, most }) => (
                <td key={name}>
                  <input
                    {...cell(index, name)}
                    type="number"
                    min={least}
                    max={most}
                    value={unit[name]}
                    onInput={({ currentTarget: { valueAsNumber: value } }) => {
                      if (Number.isInteger(value)) change(index, { [name]: value }, name);
                    }}
                  />
                </td>
              ))}
              <td>
                <IconWords bench={bench} index={index} unit={unit} cell={cell(index, 'icons')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The icons of a unit in words. */
function IconWords({
  bench: { pack, edit },
  index,
  unit,
  cell,
}: {
  readonly bench: Bench;
  readonly index: number;
  readonly unit: UnitKind;
  readonly cell: Readonly<Record<string, unknown>>;
}) {
  /** As it is being typed; put in order afterwards. */
  const typed = useSignal<string | undefined>(undefined);
  const odd = typed.value !== undefined && iconsIn(pack.value, typed.value) === undefined;
  return (
    <input
      {...cell}
      type="text"
      spellcheck={false}
      autocapitalize="none"
      autocomplete="off"
      aria-invalid={odd}
      value={typed.value ?? unit.icons.join(' ')}
      onInput={({ currentTarget: { value } }) => {
        typed.value = value;
        const icons = iconsIn(pack.peek(), value);
        if (icons !== undefined) edit(setUnit(pack.peek(), index, { icons }), `icons ${index}`);
      }}
      onBlur={() => {
        typed.value = undefined;
      }}
    />
  );
}
