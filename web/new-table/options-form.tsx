import { useSignal } from '@preact/signals';
import type { TableOptions } from '../../games/entry.ts';
import type { Sentence } from '../../games/words.ts';
import { t } from '../i18n/language.ts';
import { nameOfPack } from '../packs/pack-name.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { Switch } from '../parts/switch.tsx';
import { bySeatOption, chosenBySeat, type Field } from './fields.ts';

interface FieldProps<K extends Field['kind']> {
  readonly field: Extract<Field, { kind: K }>;
  readonly label: string;
  /** Undefined as long as the default stands. */
  readonly value: unknown;
  /** What stands for it then, if that is not the default of the rules. */
  readonly usual: unknown;
  readonly seats: number;
  readonly labelOf: (value: string) => string;
  /** Where content can be drawn; undefined where the game has no editor. */
  readonly editor: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** A form for the options of any game, with the game's own labels. */
export function OptionsForm({
  fields,
  options,
  usual,
  seats,
  editor,
  say,
  onChange,
}: {
  readonly fields: readonly Field[];
  readonly options: TableOptions;
  readonly usual: TableOptions;
  readonly seats: number;
  readonly editor: string | undefined;
  readonly say: (sentence: Sentence) => string;
  readonly onChange: (options: TableOptions) => void;
}) {
  return (
    <div class="stack">
      {fields.map((field) => {
        const { name } = field;
        const props = {
          label: say({ key: `option.${name}` }),
          value: options[name],
          usual: usual[name],
          seats,
          editor,
          labelOf: (value: string) => say({ key: `option.${name}.${value}` }),
          onChange: (value: unknown) => {
            const { [name]: _, ...rest } = options;
            onChange(value === undefined ? rest : { ...rest, [name]: value });
          },
        };
        return (
          <div key={name} class="option">
            <OptionField field={field} {...props} />
            <p class="soft">{say({ key: `option.${name}.help` })}</p>
          </div>
        );
      })}
    </div>
  );
}

function OptionField(props: FieldProps<Field['kind']>) {
  const { field, label, value, onChange } = props;
  switch (field.kind) {
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'switch':
      return (
        <Switch label={label} on={value === undefined ? field.usual : value === true} onChange={onChange} />
      );
    case 'number':
      return <NumberField {...props} field={field} />;
    case 'bySeat':
      return <BySeatRow {...props} field={field} />;
    case 'content':
      return <ContentField {...props} field={field} />;
  }
  return field satisfies never;
}

function ChoiceField({ field, label, value, labelOf, onChange }: FieldProps<'choice'>) {
  const chosen = field.values.find((one) => one === value) ?? field.usual;
  return (
    <ChoiceRow
      label={label}
      value={chosen}
      options={field.values.map((one) => ({ value: one, label: labelOf(one) }))}
      onChange={onChange}
    />
  );
}

function NumberField({ field, label, value, onChange }: FieldProps<'number'>) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={field.least}
        max={field.most}
        value={typeof value === 'number' ? value : field.usual}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

/** The usual values, or those chosen for each seat. Choosing what another seat has exchanges the two. */
function BySeatRow({ field, label, value, usual, seats, labelOf, onChange }: FieldProps<'bySeat'>) {
  const chosen = chosenBySeat(field, value, seats);

  function nameOf(seat: number, place: number): string {
    const name = `${label}: ${t('new.seat', { number: seat + 1 })}`;
    return field.each === 1 ? name : `${name} (${place + 1}/${field.each})`;
  }

  function choose(seat: number, place: number, wanted: string): void {
    if (chosen === undefined) return;
    const mine = chosen[seat]?.[place];
    const changed = chosen.map((own, other) =>
      own.map((one, at) => {
        if (other === seat && at === place) return wanted;
        return field.different && one === wanted && mine !== undefined ? mine : one;
      }),
    );
    onChange(bySeatOption(field, changed));
  }

  return (
    <div class="stack">
      <Switch
        label={label}
        hint={chosen === undefined ? t('new.usual') : t('new.chosen')}
        on={chosen !== undefined}
        onChange={(on) =>
          onChange(on ? bySeatOption(field, chosenBySeat(field, usual ?? [], seats) ?? []) : undefined)
        }
      />
      {chosen !== undefined && (
        <ol class="seat-plans">
          {chosen.map((own, seat) => (
            <li key={seat}>
              <span class="seat-number" aria-hidden="true">
                {seat + 1}
              </span>
              {own.map((mine, place) => (
                <select
                  key={place}
                  aria-label={nameOf(seat, place)}
                  value={mine}
                  onChange={(event) => choose(seat, place, event.currentTarget.value)}
                >
                  {field.values.map((one) => (
                    <option key={one} value={one}>
                      {labelOf(one)}
                    </option>
                  ))}
                </select>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function ContentField({ field, label, value, labelOf, editor, onChange }: FieldProps<'content'>) {
  const fileName = useSignal('');
  const fault = useSignal<string | undefined>(undefined);
  const own = typeof value === 'object' || fault.value !== undefined;

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    fileName.value = file.name;
    try {
      const content: unknown = JSON.parse(await file.text());
      if (typeof content !== 'object' || content === null) throw new SyntaxError('no object');
      fault.value = undefined;
      onChange(content);
    } catch {
      fault.value = t('new.file.bad', { file: file.name });
      onChange(undefined);
    }
  }

  return (
    <fieldset class="choice-row">
      <legend>{label}</legend>
      <div class="choice-row-options">
        {field.values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={field.name}
              checked={!own && one === (value ?? field.usual)}
              onChange={() => {
                fault.value = undefined;
                fileName.value = '';
                onChange(one === field.usual ? undefined : one);
              }}
            />
            <span>{labelOf(one)}</span>
          </label>
        ))}
        <label class={own ? 'button file-chosen' : 'button'}>
          {own ? fileName.value || (nameOfPack(value) ?? t('new.drawn')) : t('new.file')}
          <input
            type="file"
            accept=".json,application/json"
            class="hidden-input"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        {editor !== undefined && (
          <a class="quiet-link" href={editor}>
            {t('packs.make')}
          </a>
        )}
      </div>
      {fault.value !== undefined && (
        <p class="notice-inline" role="alert">
          {fault.value}
        </p>
      )}
    </fieldset>
  );
}
