import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Packs } from '../../games/entry.ts';
import { t } from '../i18n/language.ts';
import { type Field, fieldsOf } from '../new-table/fields.ts';
import { loadDraft } from '../packs/draft.ts';
import { nameOfPack } from '../packs/pack-name.ts';
import { useTyped } from '../parts/use-typed.ts';
import type { LoadoutOptions } from './kept-loadout.ts';
import type { OpenedBuilder } from './opened-builder.ts';
import { drawn } from './terms.ts';

/** For what matches it is built: the pack, and the options on which its limits depend. */
export function OptionsRow({
  opened: { entry, builder, game, speak },
  options,
  onChange,
}: {
  readonly opened: OpenedBuilder;
  readonly options: LoadoutOptions;
  readonly onChange: (options: LoadoutOptions) => void;
}) {
  const packs = useSignal<Packs | undefined>(undefined);
  useEffect(() => {
    void entry.packs?.().then((found) => {
      packs.value = found;
    });
  }, [entry, packs]);
  const { say } = speak.value;
  const own = loadDraft(entry.id);
  const fields = fieldsOf(game.optionsSchema, 2).filter(({ name }) => builder.choosable.includes(name));
  const shipped = packs.value?.builtIn ?? [];
  return (
    <div class="row build-options no-print">
      {shipped.length + (own === undefined ? 0 : 1) > 1 && (
        <label class="field">
          <span>{say({ key: 'option.pack' })}</span>
          <select
            value={String(options.pack ?? shipped[0]?.id)}
            onChange={(event) => onChange({ ...options, pack: event.currentTarget.value })}
          >
            {shipped.map(({ id }) => (
              <option key={id} value={id}>
                {say({ key: `option.pack.${id}` })}
              </option>
            ))}
            {own !== undefined && (
              <option value={drawn}>{t('loadouts.pack.drawn', { name: nameOfPack(own) ?? '' })}</option>
            )}
          </select>
        </label>
      )}
      {fields.map((field) => (
        <OptionField
          key={field.name}
          field={field}
          label={say({ key: `option.${field.name}` })}
          labelOf={(value) => say({ key: `option.${field.name}.${value}` })}
          value={options[field.name]}
          onChange={(value) => onChange({ ...options, [field.name]: value })}
        />
      ))}
    </div>
  );
}

function OptionField({
  field,
  label,
  labelOf,
  value,
  onChange,
}: {
  readonly field: Field;
  readonly label: string;
  readonly labelOf: (value: string) => string;
  readonly value: LoadoutOptions[string] | undefined;
  readonly onChange: (value: string | number) => void;
}) {
  if (field.kind === 'choice') {
    return (
      <label class="field">
        <span>{label}</span>
        <select
          value={typeof value === 'string' ? value : field.usual}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {field.values.map((one) => (
            <option key={one} value={one}>
              {labelOf(one)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return field.kind === 'number' ? (
    <NumberField field={field} label={label} value={value} onChange={onChange} />
  ) : null;
}

function NumberField({
  field: { least, most, usual },
  label,
  value,
  onChange,
}: {
  readonly field: Extract<Field, { readonly kind: 'number' }>;
  readonly label: string;
  readonly value: LoadoutOptions[string] | undefined;
  readonly onChange: (value: number) => void;
}) {
  const typed = useTyped(String(typeof value === 'number' ? value : usual), (text) => {
    const wanted = Number(text);
    if (text !== '' && Number.isInteger(wanted) && wanted >= least && wanted <= most) onChange(wanted);
  });
  return (
    <label class="field">
      <span>{label}</span>
      <input type="number" min={least} max={most} {...typed} />
    </label>
  );
}
