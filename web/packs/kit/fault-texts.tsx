import type { PlacedFault } from '../editor.ts';

/** What is wrong with a part of a pack, a line for each fault. */
export function FaultTexts({ faults }: { readonly faults: readonly PlacedFault[] }) {
  return (
    <>
      {faults.map(({ place, text }) => (
        <p key={`${place} ${text}`} class="notice-inline">
          {text}
        </p>
      ))}
    </>
  );
}
