import type { Signal } from '@preact/signals';

/** A field that looks through what is on the page as one types. */
export function SearchField({ label, wanted }: { readonly label: string; readonly wanted: Signal<string> }) {
  return (
    <label class="search-field">
      <span>{label}</span>
      <input
        type="search"
        value={wanted.value}
        onInput={(event) => {
          wanted.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
