import { hash } from 'node:crypto';

/**
 * The checksum by which damage to a stored text is noticed. It also covers what comes `before` the text: the checksum of
 * the entry before it in a log, or the key of its row. It protects from faulty disks, not from people who can write.
 */
export function checksumAfter(before: string, text: string): string {
  return hash('sha256', before + text, 'base64').slice(0, 16);
}
