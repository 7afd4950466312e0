import type { Account, Keys } from '../../server/protocol.ts';
import { api } from '../api.ts';

const library = () => import('@simplewebauthn/browser');

/** Browsers offer passkeys to secure pages only, and none for a host that is a bare address. */
export function offersPasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && 'PublicKeyCredential' in window && !isAddress;
}

/** Makes a passkey for this account. Undefined if the person thinks better of it. */
export async function makePasskey(): Promise<Keys | undefined> {
  const optionsJSON = await api.creationOptions();
  const { startRegistration } = await library();
  const response = await startRegistration({ optionsJSON }).catch(declined);
  return response && api.addPasskey(response);
}

/** Becomes the account of a passkey. Undefined if the person thinks better of it. */
export async function showPasskey(): Promise<Account | undefined> {
  const optionsJSON = await api.requestOptions();
  const { startAuthentication } = await library();
  const response = await startAuthentication({ optionsJSON }).catch(declined);
  return response && api.showPasskey(response);
}

/** Browsers do not tell apart that somebody cancelled, waited too long, or has no passkey. */
function declined(failure: unknown): undefined {
  if (failure instanceof Error && /^(NotAllowed|Abort|InvalidState)Error$/.test(failure.name))
    return undefined;
  throw failure;
}
