import { deviceMark } from '../../device/protocol.ts';

/** Where a table is: at the server from which the page came, or in this browser (`device/`). */
export type Place = 'server' | 'device';

/** Where the table of this id is. */
export function placeOf(table: string): Place {
  return table.startsWith(deviceMark) ? 'device' : 'server';
}

const storageKey = 'starboard.device';

/** Whether a match was ever played on this device. */
export function isDeviceUsed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Notes that a match is played on this device. */
export function noteDeviceUsed(): void {
  try {
    localStorage.setItem(storageKey, 'yes');
  } catch {
    // A browser without storage cannot play on the device at all.
  }
}
