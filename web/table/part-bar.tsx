import type { Speaker } from '../i18n/speaker.ts';
import type { Part } from './course.ts';

/** What a side gained, kind by kind: a bar that grows, and the same in words. What was lost has a bar of its own. */
export function PartBar({
  parts,
  most,
  color,
  speak,
}: {
  readonly parts: readonly Part[];
  /** The longest bar of all sides. */
  readonly most: number;
  readonly color: string;
  readonly speak: Speaker;
}) {
  const rows = [parts.filter(({ amount }) => amount > 0), parts.filter(({ amount }) => amount < 0)];
  return (
    <div class="parts" style={{ '--side': color }}>
      {rows.map(
        (row, at) =>
          row.length > 0 && (
            <div key={at} class={at === 0 ? 'parts-bar' : 'parts-bar parts-lost'} aria-hidden="true">
              {row.map(({ kind, amount }, place) => (
                <i
                  key={kind?.key ?? place}
                  data-part-kind={place % 4}
                  style={{ width: `${(100 * Math.abs(amount)) / most}%`, '--at': place }}
                />
              ))}
            </div>
          ),
      )}
      <small>
        {parts.map(({ kind, amount }, place) =>
          kind === undefined ? null : (
            <span key={place}>
              {speak.say(kind)} <b>{String(amount).replace('-', '−')}</b>
            </span>
          ),
        )}
      </small>
    </div>
  );
}

/** The longest bar that the parts of all sides need. */
export function longestBar(all: readonly (readonly Part[])[]): number {
  const long = (parts: readonly Part[], sign: number): number =>
    parts.reduce((sum, { amount }) => sum + Math.max(0, amount * sign), 0);
  return Math.max(1, ...all.flatMap((parts) => [long(parts, 1), long(parts, -1)]));
}
