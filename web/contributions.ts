const storageKey = 'starboard.contributions';
/** Older ones are forgotten. */
const mostKept = 200;

/**
 * What this browser adds to the chance of a match: 32 random bytes in hex. It is remembered beside the commitment that
 * was shown, so that this browser can check the record by what it saw itself.
 */
export function contribute(commitment: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const contribution = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  remember(commitment, contribution);
  return contribution;
}

/** What this browser contributed where that commitment was shown. */
export function contributionsTo(commitment: string): readonly string[] {
  return loadContributions().flatMap(([shown, contribution]) => (shown === commitment ? [contribution] : []));
}

function remember(commitment: string, contribution: string): void {
  try {
    const newest = [...loadContributions(), [commitment, contribution]].slice(-mostKept);
    localStorage.setItem(storageKey, JSON.stringify(newest));
  } catch {
    // A browser without storage contributes all the same; it only forgets.
  }
}

function loadContributions(): [string, string][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
