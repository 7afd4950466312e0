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
      {effect.kind === 'discard' && <path class="cfe-mark cfe-mark-none" d={discarded(effect.count)} />}
      {(effect.kind === 'play' || effect.kind === 'draw' || effect.kind === 'aside') && (
        <path class={`cfe-mark cfe-mark-${deck}`} d={signs[effect.kind]} />
      )}
    </>
  );
}

/** A cross, and below it as many small cards as are discarded, in rows of three. */
function discarded(count: number): string {
  const rows = Math.ceil(count / 3);
  const cards = Array.from({ length: count }, (_, card) => {
    const row = Math.floor(card / 3);
    const inRow = Math.min(3, count - row * 3);
    const x = ((card % 3) - (inRow - 1) / 2) * 12 - 4;
    const y = rows === 1 ? 2 : row * 11 - 6;
    return `M${x} ${y}h8v${rows === 1 ? 14 : 7}h-8z`;
  });
  return `M-5-20l10 10M5-20l-10 10${cards.join('')}`;
}
