/** The number at an index. Throws if the index does not exist, which is a fault in the rules. */
export function at(list: ArrayLike<number>, index: number): number {
  const value = list[index];
  if (value === undefined) throw new RangeError(`nothing at ${index}`);
  return value;
}

/** The item at an index. Throws if the index does not exist, which is a fault in the rules. */
export function entry<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`nothing at ${index}`);
  return value;
}
