/** What an act throws; undefined if it throws nothing. */
export function catchThrown(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (fault) {
    return fault;
  }
}
