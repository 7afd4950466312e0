import type { FieldEffect } from '../content/pack.ts';

/** Drawn around 0, 0 in a field of radius 30. */
const signs = {
  play: 'M-10-13h20v26h-20zM-4-5l9 5-9 5z',
  draw: 'M-13-4h16v21h-16zM6-2l8-8M14-10v8M14-10H6M-9-14h18v6',
  aside: 'M-5-13v26M6-13v26',
} as const;

/** A field as the editor shows it: the colour is that of a deck, the sign says what happens. */
export function FieldMark({ effect }: { readonly effect: FieldEffect }) {
  const deck = 'deck' in effect ? effect.deck : 'none';
  return (
    <>
      <circle class={`cfe-ground cfe-ground-${deck}`} r="30" />
      {effect.kind === 'discard' && (
        <>
          <path class={`cfe-mark cfe-mark-${deck}`} d="M-18 2h14v18h-14zM-19-6l16-10M-19-16l16 10" />
          <text class="cfe-mark-text" x="10" y="8">
            {effect.count}
          </text>
        </>
      )}
      {(effect.kind === 'play' || effect.kind === 'draw' || effect.kind === 'aside') && (
        <path class={`cfe-mark cfe-mark-${deck}`} d={signs[effect.kind]} />
      )}
    </>
  );
}
