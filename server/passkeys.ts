import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Refused } from './refusal.ts';
import type { StoredAccount, StoredPasskey } from './storage/storage.ts';

/** The site as browsers name it to passkeys. */
export interface Site {
  /** The host's name without port: what a passkey is bound to. */
  readonly name: string;
  readonly origin: string;
}

/** More passkeys than this nobody needs. */
const most = 10;

/** Refuses `bad-passkey` if an account with these passkeys may have no more. */
export function checkRoom(passkeys: readonly StoredPasskey[]): void {
  if (passkeys.length >= most) throw new Refused('bad-passkey', `an account has at most ${most} passkeys`);
}

// Loaded when somebody first uses it: it brings more code than the rest of the server.
const library = () => import('@simplewebauthn/server');

/** What the browser needs to make a passkey for an account. Its id is what the passkey shows when it is used. */
export async function creationOptions(
  site: Site,
  { id, name, passkeys = [] }: StoredAccount,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  checkRoom(passkeys);
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Starboard',
    rpID: site.name,
    userID: new TextEncoder().encode(id),
    userName: name,
    attestationType: 'none',
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** The passkey that the browser has made. Refuses `bad-passkey` what is none, or not for this site and challenge. */
export async function verifyCreation(
  site: Site,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<StoredPasskey> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
  }).catch(refuse);
  if (!verified) throw new Refused('bad-passkey', 'this passkey could not be verified');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, created: Date.now() };
}

/** What the browser needs to let somebody pick one of their passkeys for this site. */
export async function requestOptions(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: site.name, userVerification: 'preferred' });
}

/** The account that a passkey says it is of; whether that is so is still to be shown. */
export function claimedBy({ response }: AuthenticationResponseJSON): string {
  return Buffer.from(response.userHandle ?? '', 'base64url').toString();
}

/** The passkey as it is after this use. Refuses `bad-passkey` if it is none of the account, or not used rightly. */
export async function verifyUse(
  site: Site,
  account: StoredAccount | undefined,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<StoredPasskey> {
  const passkey = account?.passkeys?.find(({ id }) => id === response.id);
  if (passkey === undefined) throw new Refused('bad-passkey', 'no account here has this passkey');
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuse);
  if (!verified) throw new Refused('bad-passkey', 'this passkey could not be verified');
  return { ...passkey, counter: authenticationInfo.newCounter };
}

function refuse(cause: unknown): never {
  throw new Refused('bad-passkey', 'this passkey could not be verified', { cause });
}
