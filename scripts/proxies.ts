/** The proxies that docs/hosting.md names, for the tests that run them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensurePackage } from './apt.ts';

export const proxyPrograms = { caddy: '/usr/bin/caddy', nginx: '/usr/sbin/nginx' } as const;

export type ProxyKind = keyof typeof proxyPrograms;

const tools = ['/usr/bin/openssl', '/usr/bin/unshare', '/usr/sbin/ip'];

/** What is missing for these tests, if anything is. */
export function missingForProxies(): string | undefined {
  const missing = [...Object.values(proxyPrograms), ...tools].filter((path) => !existsSync(path));
  if (missing.length > 0) return `The tests of proxies want ${missing.join(', ')}.`;
  const own = spawnSync('unshare', ['--map-root-user', '--net', 'true']);
  return own.status === 0
    ? undefined
    : 'The tests of proxies want network namespaces, which are forbidden here.';
}

/**
 * Makes sure of the proxies on CI alone, where nothing may be left out: Debian starts them as services as soon as they are
 * installed, and nobody's own machine should serve web pages because somebody ran tests.
 */
export function ensureProxies(): string | undefined {
  if ((process.env.CI ?? '') === '') return missingForProxies();
  const missing = [
    ensurePackage('caddy', () => existsSync(proxyPrograms.caddy)),
    ensurePackage('nginx-light', () => existsSync(proxyPrograms.nginx)),
    ensurePackage('iproute2', () => existsSync('/usr/sbin/ip')),
    ensurePackage('openssl', () => existsSync('/usr/bin/openssl')),
  ];
  return missing.find((advice) => advice !== undefined);
}
