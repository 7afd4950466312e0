import { deviceMark } from '../../device/protocol.ts';

/** Who runs a table: the server from which the page came, or this device, in a worker of the page (`device/`). */
export type Authority = 'server' | 'device';

/** The authority of the table with this id. */
export function authorityOf(table: string): Authority {
  return table.startsWith(deviceMark) ? 'device' : 'server';
}

/** Where the browser keeps the name of its person, for matches on the device. */
export const nameKey = 'starboard.name';

/** Where the browser notes that a match was played on this device. */
export const usedKey = 'starboard.device';

/** Whether a match was ever played on this device. */
export function isDeviceUsed(): boolean {
  try {
    return localStorage.getItem(usedKey) !== null;
  } catch {
    return false;
  }
}
