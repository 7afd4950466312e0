import type { Result } from '../../rules/attack/dice.ts';
import { resultSigns } from './result-signs.ts';

/** The sign of a result. A picture only. */
export function ResultSign({ result, size = 18 }: { readonly result: Result; readonly size?: number }) {
  return (
    <svg
      class={`ib-result ib-result-${result}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={resultSigns[result]} />
    </svg>
  );
}
