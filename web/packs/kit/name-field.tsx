import { useId } from 'preact/hooks';
import { useTyped } from '../../parts/use-typed.ts';

/** A short name, beside which some can be offered. It counts when it is whole: half of it may be that of something else. */
export function NameField({
  label,
  value,
  place,
  maxLength = 40,
  offered = [],
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly place?: string;
  readonly maxLength?: number;
  readonly offered?: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (name: string) => void;
}) {
  const list = useId();
  const typed = useTyped(value, onChange);
  return (
    <label class="pack-field">
      <span>{label}</span>
      <input
        type="text"
        list={offered.length > 0 ? list : undefined}
        maxlength={maxLength}
        data-place={place}
        {...typed}
      />
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((offer) => (
            <option key={offer.value} value={offer.value}>
              {offer.label}
            </option>
          ))}
        </datalist>
      )}
    </label>
  );
}
