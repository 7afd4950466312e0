import { createECDH, hkdfSync } from 'node:crypto';
import webPush from 'web-push';
import type { PushTarget } from '../storage/storage.ts';
import type { Notice } from './notice.ts';
import type { Posting } from './post.ts';

/** The keys by which push services know this server (RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How long a push service may keep a notice for a device that is off, in seconds: a week. */
const keeps = 7 * 24 * 60 * 60;

/** The keys of a server: always the same for the same secret, so that every process and every restart has them. */
export function pushKeys(secret: string): PushKeys {
  const pair = createECDH('prime256v1');
  for (let attempt = 0; ; attempt++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32));
    try {
      pair.setPrivateKey(key);
    } catch {
      // One in four thousand million keys is no number of the curve.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
}

/** A notice as a push service takes it, readable for the device alone (RFC 8291). Throws if the target is none. */
export function pushPosting(target: PushTarget, notice: Notice, keys: PushKeys, contact: string): Posting {
  const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(notice), {
    vapidDetails: { subject: contact, ...keys },
    TTL: keeps,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
    // What is newer of the same table takes the place of what is still waiting; a meeting is no news of the match.
    ...(notice.table !== '' && notice.event !== 'meeting' && { topic: notice.table }),
  });
  const texts = Object.entries({ ...headers }).map(([name, value]) => [name, String(value)] as const);
  return { url: endpoint, headers: Object.fromEntries(texts), body };
}
