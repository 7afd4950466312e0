/** Of the normal distribution, for 95 %. */
const z = 1.959964;

/** Wilson's 95 % confidence interval of a share: `won` of `played`, as shares from 0 to 1. */
export function wilson(won: number, played: number): readonly [number, number] {
  if (played === 0) return [0, 1];
  const share = won / played;
  const scale = 1 + z ** 2 / played;
  const middle = (share + z ** 2 / (2 * played)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / played + z ** 2 / (4 * played ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
