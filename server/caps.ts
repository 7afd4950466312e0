/** Bytes in a megabyte, as limits count them. */
export const megabyte = 1_000_000;

/**
 * How much guests may take of a server, by what `starboard serve --limits` calls it. They are far beyond what people
 * need, and far below what a server with 1 GB of memory bears. The server's own machine is only limited by `memory`.
 */
export const usualCaps = {
  /** Tables that an account, or all accounts of an address, opened and that are not over; those of the last days. */
  'account-tables': 60,
  'address-tables': 240,
  /** What tables of the last days take in the storage, in megabytes: logs and packs, also those of finished matches. */
  'account-stored': 16,
  'address-stored': 64,
  /** Loadouts that an account keeps; those that came from an address within the last days. */
  'account-loadouts': 200,
  'address-loadouts': 2000,
  /** Open connections to tables. */
  'account-connections': 40,
  'address-connections': 400,
  /** Histories of matches that are being made at the same time. */
  'account-histories': 8,
  'address-histories': 80,
  /** What was sent and has not been read, in megabytes. */
  'connection-unread': 2,
  'account-unread': 4,
  'address-unread': 16,
  unread: 64,
  /** Tables in memory, in megabytes; those that were opened from one address get a quarter of it. */
  memory: 128,
} as const satisfies Readonly<Record<string, number>>;

export type CapName = keyof typeof usualCaps;
export type Caps = Readonly<Record<CapName, number>>;

/** How long a table counts after it has last changed, in milliseconds: a week. */
export const counted = 7 * 86_400_000;

/** Whether this is the name of a limit that can be changed. */
export function isCapName(name: string): name is CapName {
  return Object.hasOwn(usualCaps, name);
}
