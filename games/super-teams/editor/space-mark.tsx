import type { Side, Space } from '../content/pack.ts';

/** What a space shows besides its colour, drawn around 0, 0 for a radius of 30. */
const signs: Readonly<Record<Exclude<Space['kind'], 'double'>, string>> = {
  start: 'M-34 10A36 14 -14 0 0 34 -10M-12 -9v18l20-9Z',
  normal: '',
  bonus: 'M0-15 4-4 15 0 4 4 0 15-4 4-15 0-4-4Z',
  hyperspace: 'M-15-11-3 0-15 11M-5-11 7 0-5 11M5-11 17 0 5 11',
  asteroid: 'M-14-6-5-14 8-12 15-2 11 10-2 14-13 8ZM-4-3l5-2M3 5l4 1',
  maw: 'M0 0C4-4 9 0 7 6C4 13-8 12-11 3C-14-9-2-17 9-14C18-11 21-2 19 5',
  final: 'M-34 10A36 14 -14 0 0 34 -10M-9-11h18v12h-18ZM-9-11v24',
};

const half: Readonly<Record<Side, string>> = {
  normal: '',
  hyperspace: 'M-7-9 2 0-7 9M0-9 9 0 0 9',
  asteroid: 'M-9-4-2-9 7-6 8 4-1 9-8 5Z',
};

/** A space as the editor shows it, around 0, 0 for a radius of 30: colour and sign tell the kind. */
export function SpaceMark({ space: { kind, sides } }: { readonly space: Space }) {
  if (kind !== 'double') {
    return (
      <>
        <circle class={`ste-${kind}`} r="30" />
        <path class="ste-sign" d={signs[kind]} />
      </>
    );
  }
  const [left, right] = sides ?? [];
  return (
    <>
      <path class={`ste-${left ?? 'normal'}`} d="M0-30A30 30 0 0 0 0 30Z" />
      <path class={`ste-${right ?? 'normal'}`} d="M0-30A30 30 0 0 1 0 30Z" />
      <path class="ste-split" d="M0-30V30" />
      {left !== undefined && <path class="ste-sign" transform="translate(-14 0)" d={half[left]} />}
      {right !== undefined && <path class="ste-sign" transform="translate(14 0)" d={half[right]} />}
    </>
  );
}
