import { deviceMark } from '../../device/protocol.ts';

/** Who runs a table: the server from which the page came, or this device, in a worker of the page (`device/`). */
export type Authority = 'server' | 'device';

/** The authority of the table with this id. */
export function authorityOf(table: string): Authority {
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

/** Notes that a match is played on this device, and asks the browser to keep it also when its disk is nearly full. */
export function noteDeviceUsed(): void {
  // Only pages that came by HTTPS may ask.
  if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  try {
    localStorage.setItem(storageKey, 'yes');
  } catch {
    // A browser without storage cannot play on the device at all.
  }
}
