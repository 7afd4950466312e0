import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Proxies } from './client.ts';

const on = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

test('a proxy on this machine says who is there, and whether by TLS', () => {
  const proxies = new Proxies();
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    assert.deepEqual(proxies.clientOf(peer, on), { address: '203.0.113.7', local: false, secure: true });
    assert.deepEqual(proxies.clientOf(peer, {}).local, true);
  }
});

test('nobody else is believed', () => {
  const forged = { ...on, 'x-forwarded-for': '127.0.0.1' };
  assert.deepEqual(new Proxies().clientOf('198.51.100.9', forged), {
    address: '198.51.100.9',
    local: false,
    secure: false,
  });
});

test('what the browser itself put before the proxies counts for nothing', () => {
  const proxies = new Proxies(['10.0.0.0/8']);
  const headers = { 'x-forwarded-for': '127.0.0.1, 1.2.3.4, 203.0.113.7, 10.1.2.3' };
  assert.equal(proxies.clientOf('127.0.0.1', headers).address, '203.0.113.7');
  assert.equal(proxies.clientOf('10.9.9.9', headers).address, '203.0.113.7');
  assert.equal(proxies.clientOf('11.9.9.9', headers).address, '11.9.9.9');
  assert.equal(proxies.clientOf('127.0.0.1', { 'x-forwarded-for': 'unknown, x' }).local, true);
});

test('addresses of one IPv6 network are one', () => {
  const proxies = new Proxies();
  const key = (peer: string) => proxies.clientOf(peer, {}).address;
  assert.equal(key('2001:db8:1:2::1'), key('2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd'));
  assert.notEqual(key('2001:db8:1:2::1'), key('2001:db8:1:3::1'));
  assert.equal(key('::ffff:203.0.113.7'), '203.0.113.7');
});

test('an address that is none is refused at the start', () => {
  for (const wrong of ['proxy', '10.0.0.0/99', '']) {
    assert.throws(() => new Proxies([wrong]), { name: 'SetupError' });
  }
});
