import type { CommandCard } from '../../content/compiled.ts';
import { affiliationSigns } from '../art/signs.ts';

/** What of a command card its picture shows: who may use it. */
type Restriction = CommandCard['restriction'];

/** The face of a command card: its cost, its name, and the sign of the affiliation that it is for. A picture only. */
export function CommandPicture({
  card,
}: {
  readonly card: Pick<CommandCard, 'name' | 'cost' | 'restriction' | 'user'>;
}) {
  const affiliation = affiliationOf(card.restriction);
  const lines = inLines(card.name);
  return (
    <svg class={`ib-command ib-command-${affiliation}`} viewBox="0 0 112 104" aria-hidden="true">
      <rect class="ib-command-ground" x="1.5" y="1.5" width="109" height="101" rx="9" />
      <path class="ib-command-band" d="M1.5 36H110.5V102.5H1.5Z" />
      <path class="ib-command-sign" d={affiliationSigns[affiliation]} transform="translate(8 7) scale(1.1)" />
      <circle class="ib-command-seal" cx="93" cy="19" r="14" />
      <text class="ib-command-cost" x="93" y="26" text-anchor="middle">
        {card.cost}
      </text>
      {lines.map((line, at) => (
        <text
          key={line}
          class="ib-command-name"
          x="56"
          y={75 + (at - (lines.length - 1) / 2) * 19}
          text-anchor="middle"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

function affiliationOf({ affiliation, army }: Restriction): keyof typeof affiliationSigns {
  return affiliation ?? army ?? 'neutral';
}

/** The longest line of a name on a card. */
const widest = 13;

/** A name in at most three lines. */
export function inLines(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= widest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), lines.slice(2).join(' ')];
}
