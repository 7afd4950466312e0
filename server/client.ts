import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { SetupError } from './data-folder.ts';

/** Who is at the other end of a connection, as far as addresses tell. */
export interface Client {
  /** What limits go by: an IPv4 address, or the /64 network that an IPv6 address is in. */
  readonly address: string;
  /** On the server's own machine, and no proxy for somebody else. */
  readonly local: boolean;
  /** The browser speaks TLS, with a proxy that we trust. */
  readonly secure: boolean;
}

/** What is known of a request before it is looked at. */
export interface Environment {
  readonly Variables: { client: Client };
}

/** Proxies whose word counts. One on this machine always does: nobody else can speak from there. */
export class Proxies {
  private readonly trusted = new BlockList();
  private readonly own = new BlockList();

  /** `more` are addresses or networks (`10.0.0.0/8`). Throws {@link SetupError} if one is neither. */
  constructor(more: readonly string[] = []) {
    for (const list of [this.trusted, this.own]) {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
    }
    for (const network of more) this.trust(network);
  }

  /** Reads the forwarding headers where a trusted proxy sent them; the last proxy's word comes last. */
  clientOf(peer: string | undefined, headers: IncomingHttpHeaders): Client {
    let address = plain(peer ?? '');
    if (!holds(this.trusted, address)) return { address: keyOf(address), local: false, secure: false };
    const hops = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter((hop) => isIP(hop) > 0);
    while (hops.length > 0 && holds(this.trusted, address)) address = hops.pop() ?? address;
    return {
      address: keyOf(address),
      local: holds(this.own, address),
      secure: headers['x-forwarded-proto'] === 'https',
    };
  }

  private trust(network: string): void {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    try {
      if (bits === undefined) this.trusted.addAddress(address, family);
      else this.trusted.addSubnet(address, Number(bits), family);
    } catch (cause) {
      throw new SetupError(`"${network}" is no address of a proxy: name one like 10.0.0.2 or 10.0.0.0/8`, {
        cause,
      });
    }
  }
}

function holds(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family > 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** An IPv4 address that came in an IPv6 one, and no zone. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** Whoever has an IPv6 address has 2^64 of them. */
function keyOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
