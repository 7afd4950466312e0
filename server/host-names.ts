import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { domainToASCII } from 'node:url';
import { SetupError } from './data-folder.ts';
import { literalIn } from './notices/public-address.ts';
import { Refused } from './refusal.ts';

/** Endings of names that nobody on the internet can give to an address (RFC 6761, 6762, 8375; `internal` by ICANN). */
const ours = ['localhost', 'local', 'home.arpa', 'internal'];

/**
 * The names by which browsers may call this server. A stranger's page whose name has been pointed at the address of
 * this server (DNS rebinding) speaks to it as its own site, but under that name: so whatever comes under a name that
 * nobody here has chosen is refused. IP addresses are no names: no page of a stranger has one of ours.
 *
 * Only `Host` counts. A page can put any `X-Forwarded-Host` into its requests, so nobody reads that.
 */
export class HostNames {
  private readonly names: ReadonlySet<string>;

  /** `more` than those of every server. Throws {@link SetupError} if one is no name of a host. */
  constructor(more: readonly string[] = []) {
    this.names = new Set([hostname().toLowerCase(), ...more.map(checkName)]);
  }

  /** Why a request with this `Host` is refused; undefined if it is not. */
  refusal(host: string | undefined): UnknownHost | undefined {
    const name = host === undefined ? undefined : nameIn(host);
    return name !== undefined && this.has(name) ? undefined : new UnknownHost(name);
  }

  private has(name: string): boolean {
    if (literalIn(name) !== undefined || this.names.has(name)) return true;
    return ours.some((ending) => name === ending || name.endsWith(`.${ending}`));
  }
}

/** Somebody asks for a server of a name that this one does not go by. */
class UnknownHost extends Refused {
  /** What a person is told who sees this instead of the page. */
  readonly page: string;

  constructor(name: string | undefined) {
    super('unknown-host', 'this server does not go by that name');
    this.name = 'UnknownHost';
    const called = name ?? 'table.example.org';
    this.page = `This Starboard does not go by the name ${name ?? 'under which you asked for it'}.

If it is yours, and so is the name, start it with that name:

    npm start -- --host-name ${called}

Behind a proxy: the proxy has to pass on the Host that the browser asked for (docs/hosting.md).

If it is somebody else's, open it by the address that they gave you.
`;
  }
}

/** The name in a `Host`, as browsers would write it; undefined if there is none. */
function nameIn(host: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined;
  return URL.parse(`http://${host}`)?.hostname.replace(/(?<=.)\.$/, '');
}

function checkName(name: string): string {
  const written = /[:/]/.test(name) ? undefined : nameIn(domainToASCII(name));
  if (written === undefined || isIP(written) > 0) {
    throw new SetupError(
      `"${name}" is no name of a host: name one like table.example.org, without https:// and port`,
    );
  }
  return written;
}
