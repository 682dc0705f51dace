// @see spec 2.4, 4.2, 6, 7.3
// @see ASVS 7.6.2, 10.1.2
import type { Page } from '@playwright/test';
import { expect, PROVIDERS, test } from '../fixtures/outside-test';
import { FAILED_REQUEST } from '../fixtures/watched-test';

/** Whom a provider vouches for. */
const holderOf = (email: string, subject = '4711') => ({
  subject,
  name: 'Mai Anh Nguyễn',
  email,
  isVerified: true,
});

/** Every address that the browser asks for, its own fragments included. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('console.token'));

for (const name of PROVIDERS)
  test.describe(name, () => {
    test('a person whom the provider vouches for is signed in, and goes on where they wanted to', async ({
      page,
      providers,
      servers,
      texts,
    }) => {
      const addresses = addressesOf(page);
      providers[name].person = holderOf(servers.email);
      await page.goto('/user/info');
      await page.getByRole('button', { name: texts.auth.social[name] }).click();

      await expect(page).toHaveURL('/user/info');
      await expect(page.getByText(servers.email).first()).toBeVisible();
      const token = (await tokenOf(page))?.replace('Bearer ', '') ?? '';
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    });

    test('somebody without an account is led to sign up, and has one then', async ({
      page,
      providers,
      texts,
      unique,
    }) => {
      const { refused } = texts.auth.social;
      const email = `${unique(`mai-${name}`)}@newcomers.example`;
      providers[name].person = holderOf(email, String(Date.now()));
      await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
      await page.getByRole('button', { name: texts.auth.social[name] }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(refused['no-account']);
      expect(await tokenOf(page)).toBeNull();

      await alert.getByRole('link', { name: texts.auth.signIn.signUp }).click();
      await expect(page.getByRole('heading', { name: texts.auth.signUp.title })).toBeVisible();
      await page.getByRole('button', { name: texts.auth.social[name] }).click();
      await expect(page).toHaveURL('/user/info');
      await expect(page.getByText(email).first()).toBeVisible();
    });
  });

test.afterEach(({ providers }) => {
  providers.google.declined = false;
});

test('who declines at the provider can go on here', async ({ page, providers, texts }) => {
  providers.google.declined = true;
  await page.goto('/auth/login');
  await page.getByRole('button', { name: texts.auth.social.google }).click();
  await expect(page.getByRole('alert')).toHaveText(texts.auth.social.refused.declined);
  await expect(page.getByRole('button', { name: texts.auth.signIn.submit })).toBeEnabled();
});

test.describe('another browser', () => {
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('a way back that this browser did not begin signs nobody in', async ({
    page,
    providers,
    servers,
    texts,
    context,
  }) => {
    providers.google.person = holderOf(servers.email);
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
