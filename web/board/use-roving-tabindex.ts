import { useSignal } from '@preact/signals';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop for Tab in a row of buttons; arrows, Home and End go from one to the next. */
export function useRovingTabindex(count: number) {
  const held = useSignal(0);
  return {
    /** What the button at a place in the row is given. */
    stop: (index: number) => ({
      tabIndex: index === Math.min(held.value, count - 1) ? 0 : -1,
      onFocusCapture: () => {
        held.value = index;
      },
    }),
    onKeyDown: (event: KeyboardEvent & { readonly currentTarget: EventTarget }): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.currentTarget instanceof HTMLElement))
        return;
      const buttons = [...event.currentTarget.querySelectorAll('button')];
      const at = buttons.findIndex((button) => button.matches(':focus'));
      const step = steps[event.key];
      const next =
        event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : at + step;
      if (next === undefined || at < 0) return;
      event.preventDefault();
      buttons.at(next % buttons.length)?.focus();
    },
  };
}
