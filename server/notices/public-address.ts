import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Networks that are not the internet, from the registries of special-purpose addresses (RFC 6890 and its heirs). */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits);
}
/** Of IPv6 only global unicast is the internet, and of that not what leads to other networks inside it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** The host of a URL leads to no place where the server should knock for a stranger. */
export class ClosedAddress extends Error {
  constructor(host: string) {
    super(`${host} is not on the internet`);
    this.name = 'ClosedAddress';
  }
}

/** Whether an IP address belongs to the internet, and not to this machine or a network of its own. */
export function isPublic(address: string): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  if (family === 'ipv6' && !global6.check(address, family)) return false;
  return !closed.check(address, family) && !ownAddresses().check(address, family);
}

/** The addresses of this machine now, on whichever network, as a server often has a public one itself. */
function ownAddresses(): BlockList {
  const own = new BlockList();
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((found) => found ?? [])) {
    own.addAddress(address, family === 'IPv4' ? 'ipv4' : 'ipv6');
  }
  return own;
}

/** The address that a host name of a URL is in itself; undefined if it is a name. */
export function literalIn(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
}

/** Finds the addresses of a name, and fails if any is closed. The connection goes to what was checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    const [first] = addresses ?? [];
    if (failure !== null || first === undefined) {
      callback(failure ?? new ClosedAddress(hostname), '');
    } else if (addresses.some(({ address }) => !isPublic(address))) {
      callback(new ClosedAddress(hostname), '');
    } else if (options.all === true) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
