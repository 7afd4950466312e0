import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { againstBot } from './support/against-bot.ts';
import { authenticator } from './support/authenticator.ts';
import { useHall } from './support/test-server.ts';

suite('an account on another device', () => {
  const server = useHall({ reducedMotion: 'reduce' });
  /** An address of the same server by a name: passkeys are bound to one. */
  const named = (path = '/') => `${server.url.replace('127.0.0.1', 'localhost')}${path}`;

  const nameOf = (page: Page) => page.getByLabel('You play as').inputValue();

  test('by a recovery code, which is shown once and works once', async () => {
    const laptop = await server.guest();
    await laptop.goto('/');
    await laptop.getByLabel('You play as').fill('Leia');
    await laptop.getByLabel('You play as').press('Enter');
    await againstBot(laptop);
    await laptop.waitForURL(/\/table\//);
    await laptop.goto('/account');
    await laptop.getByRole('button', { name: 'Create a new code' }).click();
    const code = await laptop.locator('code.recovery-code').innerText();
    await laptop.locator('.recovery .qr-code').waitFor();
    await laptop.reload();
    await laptop.getByText('has not been used').waitFor();
    assert.equal(await laptop.locator('code.recovery-code').count(), 0);

    const phone = await server.guest();
    await phone.goto(`/account#${code}`);
    await phone.getByRole('button', { name: 'Use the code' }).click();
    await phone.getByText('You play as Leia now.').waitFor();
    assert.equal(await nameOf(phone), 'Leia');
    await phone.reload();
    await phone.locator('main a[href^="/table/"]').first().waitFor();
    assert.equal(await nameOf(phone), 'Leia');

    const other = await server.guest();
    await other.goto('/account');
    await other.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await other.getByRole('button', { name: 'Use the code' }).click();
    await other.getByText('it has been used').waitFor();
  });

  test('by a passkey', async () => {
    const laptop = await server.guest();
    await laptop.goto(named());
    await laptop.getByLabel('You play as').fill('Han');
    await laptop.getByLabel('You play as').press('Enter');
    await laptop.getByRole('button', { name: 'Settings' }).click();
    await laptop.getByRole('link', { name: 'Account and devices' }).click();
    const here = await authenticator(laptop);
    await laptop.getByRole('button', { name: 'Add a passkey' }).click();
    await laptop.locator('.passkeys li').waitFor();
    const { credentials } = await here.session.send('WebAuthn.getCredentials', { authenticatorId: here.id });
    const [credential] = credentials;
    assert.ok(credential);

    const phone = await server.guest();
    await phone.goto(named('/account'));
    const there = await authenticator(phone);
    await there.session.send('WebAuthn.addCredential', { authenticatorId: there.id, credential });
    await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await phone.getByText('You play as Han now.').waitFor();
    assert.equal(await nameOf(phone), 'Han');
    await phone.goto(named('/account'));
    await phone.getByRole('button', { name: 'Remove' }).click();
    await phone.locator('.passkeys li').waitFor({ state: 'detached' });

    const stranger = await server.guest();
    await stranger.goto(named('/account'));
    const last = await authenticator(stranger);
    await last.session.send('WebAuthn.addCredential', { authenticatorId: last.id, credential });
    await stranger.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await stranger.getByText('This passkey could not be used here.').waitFor();
  });

  test('passkeys are not offered where browsers have none', async () => {
    const page = await server.guest();
    await page.goto('/account');
    await page.getByText('Passkeys work only if').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Add a passkey' }).count(), 0);
  });
});
