/** A function of an object, worked out once for each: what it gave is remembered as long as the object is there. */
export function once<K extends object, V extends object>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  // What was asked for last: nearly always the same, and asked for many times in a turn.
  let last: { readonly key: K; readonly made: V } | undefined;
  return (key) => {
    if (last?.key === key) return last.made;
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    last = { key, made };
    return made;
  };
}
