import type { Chance } from '../../../kernel/chance.ts';
import { channels } from '../../channels.ts';
import { anyText, anyValue, bent, bytes, oneOf } from './values.ts';

/** A request that nobody's page would make, and what is known of the move before it comes. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Comes from a page of somebody else, or with a cookie that nobody signed, and asks for a change. */
  readonly forged: boolean;
}

const routes = channels.filter((channel) => / \/api\//.test(channel));

/** What fits each route, before it is bent. */
const bodies: readonly Readonly<Record<string, unknown>>[] = [
  { name: 'Ann' },
  { contribution: '0a'.repeat(32) },
  { bot: 'greedy' },
  { kind: 'bot', bot: 'greedy' },
  { at: '2030-01-01T20:00:00.000Z' },
  { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], options: {}, listed: false },
  {
    game: 'duel',
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'screen', name: 'x' },
    ],
    options: {},
    listed: true,
  },
  { code: 'ABCDE-FGHJK' },
];

/** `tables` are ids that exist. */
export function request(cookie: string, tables: readonly string[], dice: Chance): FuzzRequest {
  const [known = 'GET', path = '/'] = oneOf(routes, dice).split(' ');
  const method =
    dice.pick(5) === 0 ? oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'], dice) : known;
  const part = () =>
    dice.pick(3) === 0 ? encoded(anyText(dice)) : oneOf([...tables, '0', '1', '31', '-1'], dice);
  const filled = path.replaceAll(/:\w+/g, part);
  const query = dice.pick(3) === 0 ? `?viewer=${encoded(anyText(dice))}&from=${part()}` : '';
  const headers: Record<string, string> = { cookie };
  let forged = false;
  switch (dice.pick(6)) {
    case 0:
      headers.origin = oneOf(['http://evil.example', 'null', 'https://localhost', anyAscii(dice)], dice);
      forged = true;
      break;
    case 1:
      headers.cookie = oneOf(
        [
          cookie.replace(/=.{8}/, '=00000000'),
          cookie.replace(/.{6}$/, 'AAAAAA'),
          `starboard=${anyAscii(dice)}`,
          '',
        ],
        dice,
      );
      // Whoever has no account may still ask to show a passkey.
      forged = path !== '/api/passkey/options';
      break;
    case 2:
      headers['x-forwarded-for'] = '127.0.0.1';
      headers['content-type'] = anyAscii(dice);
      break;
    default:
  }
  const reads = method === 'GET' || method === 'HEAD';
  const body = reads ? undefined : bodyOf(dice);
  return {
    method,
    path: filled + query,
    headers,
    forged: forged && !reads,
    ...(body !== undefined && { body }),
  };
}

/** What no client of HTTP sends. */
export function rawRequest(dice: Chance): Buffer {
  const text = oneOf(
    [
      'GET / HTTP/9.9\r\n\r\n',
      'GET /api/me HTTP/1.1\r\n\r\n',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET /api/me HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(5000)}\r\n`,
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      'GET http://[::1/api HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET //evil.example/api/me HTTP/1.1\r\nHost: \r\n\r\n',
      'GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      'GET //[ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      'GET /%ZZ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
    ],
    dice,
  );
  return dice.pick(4) === 0 ? bytes(300, dice) : Buffer.from(text, 'latin1');
}

function bodyOf(dice: Chance): string | Buffer {
  switch (dice.pick(60)) {
    case 0:
      return `{"name":"${'x'.repeat(2_100_000)}"}`;
    case 1:
      return '['.repeat(100_000);
    default:
  }
  switch (dice.pick(6)) {
    case 0:
      return bytes(dice.pick(300), dice);
    case 1:
      return JSON.stringify(anyValue(dice)) ?? '';
    case 2:
      return JSON.stringify(oneOf(bodies, dice)).slice(0, dice.pick(40));
    default:
      return JSON.stringify(bent(oneOf(bodies, dice), dice));
  }
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** What may stand in a header. */
function anyAscii(dice: Chance): string {
  return anyText(dice)
    .replaceAll(/[^ -~]/g, '')
    .trim();
}
