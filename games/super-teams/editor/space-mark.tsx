import { spaceSigns } from '../board/art/signs.ts';
import type { Side } from '../content/pack.ts';
import type { Space } from '../content/pack-schema.ts';

/** The two planets have no sign on the board, where they are pictures: off one goes, to the flag. */
const planetSigns = {
  start: 'M-34 10A36 14-14 0 0 34-10M-10-11v22l20-11Z',
  final: 'M-34 10A36 14-14 0 0 34-10M-8 14v-27h18l-6 7 6 7h-15',
};

/** A space as the editor shows it, around 0, 0 for a radius of 30: colour and sign tell the kind, as on the board. */
export function SpaceMark({ space: { kind, sides } }: { readonly space: Pick<Space, 'kind' | 'sides'> }) {
  if (kind === 'double') {
    const [left = 'normal', right = 'normal'] = sides ?? [];
    return <Double left={left} right={right} />;
  }
  const planet = kind === 'start' || kind === 'final';
  return (
    <>
      <circle class={`ste-${kind}`} r="30" />
      {planet ? (
        <path class="ste-planet-sign" d={planetSigns[kind]} />
      ) : (
        <path class={`ste-sign ste-sign-${kind}`} d={spaceSigns[kind]} />
      )}
    </>
  );
}

function Double({ left, right }: { readonly left: Side; readonly right: Side }) {
  return (
    <>
      <path class={`ste-${left}`} d="M0-30A30 30 0 0 0 0 30Z" />
      <path class={`ste-${right}`} d="M0-30A30 30 0 0 1 0 30Z" />
      <path class="ste-split" d="M0-30V30" />
      <path
        class={`ste-sign ste-sign-${left}`}
        transform="translate(-15 0) scale(.58)"
        d={spaceSigns[left]}
      />
      <path
        class={`ste-sign ste-sign-${right}`}
        transform="translate(15 0) scale(.58)"
        d={spaceSigns[right]}
      />
    </>
  );
}
