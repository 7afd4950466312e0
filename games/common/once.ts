/**
 * Caches a function of an object. The result for each object is kept as long as the object exists.
 *
 * @example const neighbours = once((map: GameMap) => computeNeighbours(map));
 */
export function once<K extends object, V extends object>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  // The last object is compared first: most calls repeat it, and this is faster than the map.
  let last: { readonly key: K; readonly made: V } | undefined;
  return (key) => {
    if (last?.key === key) return last.made;
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    last = { key, made };
    return made;
  };
}
