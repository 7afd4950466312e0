import type { CardSymbol } from '../content/pack.ts';

/** Drawn in a square of 24 units: two blades cross, a wedge goes forward, a wedge goes back, an eye lies in wait. */
const signs: Readonly<Record<CardSymbol | 'ambush', string>> = {
  attack: 'M4 3l7.2 7.2M20 3L4.5 18.5M13.8 12.8L19.5 18.5M3 16l5 5M21 16l-5 5',
  advance: 'M5 4l8 8-8 8M12 4l8 8-8 8',
  retreat: 'M19 4l-8 8 8 8M12 4l-8 8 8 8',
  none: 'M8 12h8',
  ambush: 'M2 12q10-11 20 0q-10 11-20 0zM12 9.2a2.8 2.8 0 1 0 .01 0',
};

/** The sign of a symbol, for the eye only. */
export function Sign({ of }: { readonly of: CardSymbol | 'ambush' }) {
  return (
    <svg class={`cfe-sign cfe-sign-${of}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[of]} />
    </svg>
  );
}
