// @see spec 2.4, 4.2, 6, 7.3
// @see ASVS 7.6.2, 10.1.2
import type { Page } from '@playwright/test';
import { expect, PROVIDERS, test } from '../fixtures/mail-and-social-test';
import { FAILED_REQUEST } from '../fixtures/checked-test';

const profileOf = (email: string, subject = '4711') => ({
  subject,
  name: 'Mai Anh Nguyễn',
  email,
  isVerified: true,
});

function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('console.token'));

for (const name of PROVIDERS)
  test(`${name}: a new user signs up, and later returns to the requested page`, async ({
    page,
    providers,
    texts,
    unique,
  }) => {
    const { social, signIn, signUp } = texts.auth;
    const addresses = addressesOf(page);
    const email = `${unique(`mai-${name}`)}@newcomers.example`;
    providers[name].person = profileOf(email, String(Date.now()));
    await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
    await page.getByRole('button', { name: social[name] }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(social.refused['no-account']);
    expect(await tokenOf(page)).toBeNull();

    await alert.getByRole('link', { name: signIn.signUp }).click();
    await expect(page.getByRole('heading', { name: signUp.title })).toBeVisible();
    await page.getByRole('button', { name: social[name] }).click();
    await expect(page).toHaveURL('/user/info');
    await expect(page.getByText(email).first()).toBeVisible();

    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.goto('/user/info');
    await page.getByRole('button', { name: social[name] }).click();
    await expect(page).toHaveURL('/user/info');
    const token = (await tokenOf(page))?.replace('Bearer ', '') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  });

test.afterEach(({ providers }) => {
  providers.google.declined = false;
});

test('a user who declines at the provider can sign in with a password', async ({
  page,
  providers,
  texts,
}) => {
  providers.google.declined = true;
  await page.goto('/auth/login');
  await page.getByRole('button', { name: texts.auth.social.google }).click();
  await expect(page.getByRole('alert')).toHaveText(texts.auth.social.refused.declined);
  await expect(page.getByRole('button', { name: texts.auth.signIn.submit })).toBeEnabled();
});

test.describe('another browser', () => {
  test.use({ expectedLogs: FAILED_REQUEST });

  test('a redirect that this browser did not start signs no user in', async ({
    page,
    providers,
    servers,
    texts,
    context,
  }) => {
    providers.google.person = profileOf(servers.email);
    let redirect = '';
    await page.goto('/auth/login');
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('#social=')) redirect = frame.url();
    });
    // Intercepted before the console uses it.
    await page.route('**/users/login/social', (route) => route.abort());
    await page.getByRole('button', { name: texts.auth.social.google }).click();
    await expect.poll(() => redirect).not.toBe('');

    const other = await context.newPage();
    await other.goto(redirect);
    await expect(other.getByRole('alert')).toHaveText(texts.auth.social.refused.expired);
    expect(await tokenOf(other)).toBeNull();
  });
});
