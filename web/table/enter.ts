import { haveAccount } from '../account.ts';
import { loadDevice } from '../api.ts';
import { authorityOf } from '../device/authority.ts';
import { type OpenSocket, openWebSocket } from './table-socket.ts';

/** Makes sure of who plays, and returns the way to connect with the table. */
export async function enter(id: string): Promise<OpenSocket> {
  if (authorityOf(id) === 'server') {
    await haveAccount();
    return openWebSocket;
  }
  const { openDeviceSocket, startDevice } = await loadDevice();
  await startDevice();
  return openDeviceSocket;
}
