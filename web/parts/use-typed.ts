import { useSignal } from '@preact/signals';

/**
 * What a field shows, and what it does with what is typed: the text counts when whoever types leaves the field or
 * presses Enter. Until then a page that is drawn anew for another reason does not take it back.
 *
 * @example
 * const typed = useTyped(name, (text) => rename(text));
 * return <input type="text" {...typed} />;
 */
export function useTyped(
  value: string,
  commit: (text: string) => void,
): {
  readonly value: string;
  readonly onInput: (event: { readonly currentTarget: HTMLInputElement }) => void;
  readonly onChange: () => void;
  readonly onBlur: () => void;
} {
  const typed = useSignal<string | undefined>(undefined);
  return {
    value: typed.value ?? value,
    onInput: ({ currentTarget }) => {
      typed.value = currentTarget.value;
    },
    onChange: () => {
      const text = typed.peek();
      typed.value = undefined;
      if (text !== undefined) commit(text);
    },
    onBlur: () => {
      typed.value = undefined;
    },
  };
}
