import type { EditorProps } from '../editor.ts';

/** What the author calls the pack. */
export function PackNameField<P extends { readonly name?: string }>({
  label,
  pack,
  edit,
}: Pick<EditorProps<P>, 'pack' | 'edit'> & { readonly label: string }) {
  return (
    <label class="pack-name">
      <span>{label}</span>
      <input
        type="text"
        maxlength={200}
        data-place="/name"
        value={pack.value.name ?? ''}
        onInput={({ currentTarget: { value } }) => edit({ ...pack.peek(), name: value }, 'name')}
      />
    </label>
  );
}
