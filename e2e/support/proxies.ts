import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ProxyKind, proxyPrograms } from '../../scripts/proxies.ts';

/** The host that the files in `deploy/` name. */
export const hostName = 'table.example.org';

/** A real proxy with TLS on this machine, told what to do by the file in `deploy/`. */
export interface FrontDoor {
  readonly url: string;
  /** The port for plain HTTP, which leads to the other. */
  readonly plain: number;
  /** What a browser has to be told so that it trusts the certificate: the hash of its public key. */
  readonly trust: string;
  stop(): Promise<void>;
}

/** Starts one in front of the two ports. */
export async function startProxy(kind: ProxyKind, upstreams: readonly number[]): Promise<FrontDoor> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-proxy-'));
  const [plain, secure] = [await freePort(), await freePort()];
  const trust = makeCertificate(folder);
  const file = fileURLToPath(
    new URL(`../../deploy/${{ caddy: 'Caddyfile', nginx: 'nginx.conf' }[kind]}`, import.meta.url),
  );
  const released = (await readFile(file, 'utf8'))
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${upstreams[0]}`)
    .replaceAll('127.0.0.1:8082', `127.0.0.1:${upstreams[1]}`);
  const start = { caddy, nginx }[kind];
  const child = await start(folder, released, plain, secure);
  await listening(child, secure);
  return {
    url: `https://${hostName}:${secure}`,
    plain,
    trust,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

/** The file as it is, with the test's ports and certificate. */
async function caddy(folder: string, released: string, plain: number, secure: number): Promise<ChildProcess> {
  const settings = `{
    admin off
    http_port ${plain}
    https_port ${secure}
    default_bind 127.0.0.1
    storage file_system ${folder}/storage
  }`;
  const site = `${hostName} {`;
  if (!released.includes(site)) throw new Error('deploy/Caddyfile names another host');
  const config = released.replace(site, `${site}\n\ttls ${folder}/cert.pem ${folder}/key.pem`);
  await writeFile(join(folder, 'Caddyfile'), `${settings}\n${config}`);
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return spawn(proxyPrograms.caddy, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
}

async function nginx(folder: string, released: string, plain: number, secure: number): Promise<ChildProcess> {
  const config = released
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  await writeFile(join(folder, 'starboard.conf'), config);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/pid;
    error_log /dev/null;
    events {}
    http {
      access_log off;
      ${places.join('\n')}
      include ${folder}/starboard.conf;
    }`,
  );
  return spawn(proxyPrograms.nginx, ['-c', join(folder, 'nginx.conf'), '-e', '/dev/null'], {
    stdio: 'ignore',
  });
}

/** A certificate that nobody has signed; answers the hash of its key. */
function makeCertificate(folder: string): string {
  const at = (name: string) => join(folder, name);
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const subject = ['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', at('key.pem')];
  openssl('req', '-x509', ...key, '-days', '2', ...subject, '-out', at('cert.pem'));
  openssl('pkey', '-in', at('key.pem'), '-pubout', '-outform', 'der', '-out', at('public.der'));
  openssl('dgst', '-sha256', '-binary', '-out', at('hash'), at('public.der'));
  return openssl('base64', '-in', at('hash')).toString().trim();
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const there = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (there) return;
    await setTimeout(50);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
