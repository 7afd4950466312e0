import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A device that makes passkeys and shows them, in code. It is told what to count, and shows whatever it is asked to. */
export class Authenticator {
  private readonly origin: string;
  private readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(origin: string) {
    this.origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  /** What a browser sends when it has made a passkey for this challenge. */
  create(challenge: string): object {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
    // A key as COSE has it, in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      coordinates[0] ?? Buffer.alloc(0),
      Buffer.from('225820', 'hex'),
      coordinates[1] ?? Buffer.alloc(0),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = Buffer.concat([this.data(0x45, 0), credential]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.response({
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** What a browser sends when somebody shows the passkey of an account for this challenge, for the `counter`th time. */
  show(challenge: string, account: string, counter: number): object {
    const data = this.data(0x05, counter);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return this.response({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.key).toString('base64url'),
      userHandle: Buffer.from(account).toString('base64url'),
    });
  }

  private data(flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const site = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags]), count]);
  }

  private clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })).toString('base64url');
  }

  private response(response: Readonly<Record<string, string>>): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
