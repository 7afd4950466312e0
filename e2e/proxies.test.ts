import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, before, suite, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { missingForProxies, type ProxyKind } from '../scripts/proxies.ts';
import { Postgres } from '../server/testing/postgres.ts';
import { authenticator } from './support/authenticator.ts';
import { drawNothing } from './support/draw-nothing.ts';
import { sitTogether } from './support/open-table.ts';
import { type FrontDoor, hostName, startProxy } from './support/proxies.ts';
import { Served } from './support/served.ts';
import { launchBrowser } from './support/test-server.ts';

const skip = missingForProxies() ?? false;

for (const kind of ['caddy', 'nginx'] as const satisfies readonly ProxyKind[]) {
  suite(`behind ${kind} with TLS, two processes on one database`, { skip }, () => {
    let database: string;
    const servers: Served[] = [];
    let proxy: FrontDoor;
    let browser: Browser;
    /** How whatever was started is ended. */
    const ends: (() => Promise<unknown>)[] = [];
    before(async () => {
      const postgres = await Postgres.start();
      ends.unshift(() => postgres.remove());
      database = await postgres.database();
      ends.unshift(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));
      for (let number = 0; number < 2; number++) servers.push(await serve());
      proxy = await startProxy(
        kind,
        servers.map(({ port }) => port),
      );
      ends.unshift(() => proxy.stop());
      browser = await launchBrowser(
        'shell',
        '--no-proxy-server',
        `--host-resolver-rules=MAP ${hostName} 127.0.0.1`,
        `--ignore-certificate-errors-spki-list=${proxy.trust}`,
      );
      ends.unshift(() => browser.close());
    });
    after(async () => {
      for (const end of ends) await end();
    });

    const serve = (port = 0) => Served.start(port, '--database', database);
    const nameOf = (page: Page) => page.getByLabel('You play as').inputValue();

    /** A browser that keeps the page asks the proxy for hardly anything afterwards: one of them does. */
    async function guest(serviceWorkers: 'allow' | 'block' = 'block'): Promise<Page> {
      const context = await browser.newContext({
        baseURL: proxy.url,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers,
      });
      const page = await context.newPage();
      await page.addInitScript(drawNothing);
      return page;
    }

    /** Waits for the name that the server gives to a visitor, and the cookie with it. */
    async function known(page: Page): Promise<void> {
      while ((await nameOf(page)) === '') await setTimeout(20);
    }

    async function named(name: string): Promise<Page> {
      const page = await guest();
      await page.goto('/');
      await known(page);
      const renamed = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.getByLabel('You play as').fill(name);
      await page.keyboard.press('Enter');
      await renamed;
      return page;
    }

    test('plain HTTP leads to TLS, browsers stay there, the cookie travels by it alone, and figures stay inside', async () => {
      const asked = request({
        port: proxy.plain,
        host: '127.0.0.1',
        path: '/new',
        headers: { host: hostName },
      });
      asked.end();
      const [moved] = await once(asked, 'response');
      assert.ok([301, 308].includes(moved.statusCode), String(moved.statusCode));
      assert.equal(moved.headers.location, `https://${hostName}/new`);

      const page = await guest('allow');
      const opened = await page.goto('/');
      assert.match(opened?.headers()['strict-transport-security'] ?? '', /^max-age=31536000/);
      assert.match(opened?.headers()['content-security-policy'] ?? '', /default-src 'none'/);
      await known(page);
      const [cookie] = await page.context().cookies();
      assert.deepEqual([cookie?.name, cookie?.secure, cookie?.httpOnly], ['starboard', true, true]);
      await page.evaluate(() => navigator.serviceWorker.ready);
      assert.equal(await page.evaluate(async () => (await fetch('/metrics')).status), 404);
    });

    test('people at one table meet whatever process they come to, and stay when one dies', async () => {
      const [rey, finn] = [await named('Rey'), await named('Finn')];
      const sockets: string[] = [];
      rey.on('websocket', (socket) => sockets.push(socket.url()));
      await sitTogether(rey, finn, 'carcassonne');
      for (const page of [rey, finn]) await page.getByRole('button', { name: /^Chat/ }).click();
      assert.ok(
        sockets.length > 0 && sockets.every((url) => url.startsWith(proxy.url.replace('https', 'wss'))),
      );

      const say = async (from: Page, to: Page, text: string) => {
        await from.getByLabel('Write a message').fill(text);
        await from.keyboard.press('Enter');
        await to.locator('.chat-line').filter({ hasText: text }).waitFor();
      };
      await say(rey, finn, 'both are there');
      for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
        const [dying, staying] = servers;
        assert.ok(dying !== undefined && staying !== undefined);
        await dying.end(signal);
        while ((await staying.connections()) < 2) await setTimeout(50);
        // The server knows of a connection before the page does, which gives back what is written without one.
        for (const page of [rey, finn]) await page.locator('.prompt[data-link="open"]').waitFor();
        await say(finn, rey, `${signal} for ${dying.port}`);
        servers.splice(0, 2, staying, await serve(dying.port));
      }
    });

    test('a passkey is bound to the name of the site, and signs in at either process', async () => {
      const laptop = await named('Han');
      await laptop.goto('/account');
      const here = await authenticator(laptop);
      await laptop.getByRole('button', { name: 'Add a passkey' }).click();
      await laptop.locator('.passkeys li').waitFor();
      const { credentials } = await here.session.send('WebAuthn.getCredentials', {
        authenticatorId: here.id,
      });
      const [credential] = credentials;
      assert.equal(credential?.rpId, hostName);

      const phone = await guest();
      await phone.goto('/account');
      const there = await authenticator(phone);
      await there.session.send('WebAuthn.addCredential', { authenticatorId: there.id, credential });
      await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await phone.getByText('You play as Han now.').waitFor();
      assert.equal(await nameOf(phone), 'Han');
    });

    test('who comes from elsewhere is counted by the address that they come from, whatever they say', () => {
      const script = fileURLToPath(new URL('support/from-elsewhere.ts', import.meta.url));
      const own = ['--map-root-user', '--net', '--pid', '--fork', '--kill-child'];
      const said = execFileSync('unshare', [...own, process.execPath, script, kind], { encoding: 'utf8' });
      const statuses: number[] = JSON.parse(said);
      assert.deepEqual(statuses, [...Array(60).fill(200), ...Array(10).fill(429)]);
    });
  });
}
