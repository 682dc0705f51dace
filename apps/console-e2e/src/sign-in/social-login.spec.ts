import type { Page } from '@playwright/test';
import type { MutableRedirectUri, MutableResponse, MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { expect, test } from '../fixtures/social-test';
import { FAILED_REQUEST } from '../fixtures/watched-test';

/** The next person who comes to the provider is the holder of this address. */
function vouchFor(provider: OAuth2Server, email: string) {
  const person: Record<string, unknown> = { sub: email, name: 'Mai Anh Nguyễn', email, email_verified: true };
  provider.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    payload['sub'] = email;
  });
  provider.service.once('beforeUserinfo', (answer: MutableResponse) => {
    answer.body = person;
    provider.service.removeAllListeners('beforeTokenSigning');
  });
}

/** Every address that the browser asks for, its own fragments included. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('console.token'));

test('a person whom the provider vouches for is signed in, and goes on where they wanted to', async ({
  page,
  provider,
  servers,
  texts,
}) => {
  const addresses = addressesOf(page);
  vouchFor(provider, servers.email);
  await page.goto('/user/info');
  await page.getByRole('button', { name: texts.auth.social.google }).click();

  await expect(page).toHaveURL('/user/info');
  await expect(page.getByText(servers.email).first()).toBeVisible();
  const token = (await tokenOf(page))?.replace('Bearer ', '') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('somebody without an account is told so', async ({ page, provider, texts }) => {
  vouchFor(provider, 'stranger@elsewhere.example');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: texts.auth.social.google }).click();
  await expect(page.getByRole('alert')).toHaveText(texts.auth.social.refused['no-account']);
  expect(await tokenOf(page)).toBeNull();
});

test('who declines at the provider can go on here', async ({ page, provider, texts }) => {
  provider.service.once('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: texts.auth.social.google }).click();
  await expect(page.getByRole('alert')).toHaveText(texts.auth.social.refused.declined);
  await expect(page.getByRole('button', { name: texts.auth.signIn.submit })).toBeEnabled();
});

test.describe('another browser', () => {
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('a way back that this browser did not begin signs nobody in', async ({
    page,
    provider,
    servers,
    texts,
    context,
  }) => {
    vouchFor(provider, servers.email);
    let back = '';
    await page.goto('/auth/login');
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('#social=')) back = frame.url();
    });
    // Taken before the console that began it can use it.
    await page.route('**/users/login/social', (route) => route.abort());
    await page.getByRole('button', { name: texts.auth.social.google }).click();
    await expect.poll(() => back).not.toBe('');

    const other = await context.newPage();
    await other.goto(back);
    await expect(other.getByRole('alert')).toHaveText(texts.auth.social.refused.expired);
    expect(await tokenOf(other)).toBeNull();
  });
});
