/** What an act throws; undefined if it throws nothing. */
export function thrown(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (fault) {
    return fault;
  }
}
