import type { Faction } from '../content/pack.ts';
import { signs } from './art/sign.ts';

/** The sign of a faction, in the colour of the text around it. */
export function FactionSign({ faction, size = 18 }: { readonly faction: Faction; readonly size?: number }) {
  return (
    <svg class="cs-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={signs[faction]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
