// @see spec 7.2
import type { Page } from '@playwright/test';
import { paymentPage, VISA } from '../billing/payment-page';
import { expect, test } from '../fixtures/operator-test';
import { enable, giveCredentials, readSecret } from '../person/sign-in';
import { signUp } from '../person/sign-up';
import type { RunningConsole } from '../servers/start-console';
import { fill, type Texts } from '../texts';

/** Somebody who has just made an account, with two-factor authentication, before the dashboard. */
async function comesIn(page: Page, texts: Texts, servers: RunningConsole, email: string) {
  const newcomer = { email, password: 'mountains behind the station', name: 'Trần Minh Khôi' };
  await signUp(page.request, servers, newcomer);
  await page.goto('/auth/login');
  await giveCredentials(page, texts, newcomer);
  await enable(page, texts, await readSecret(page));
  await page.getByRole('button', { name: texts.auth.setup.continue }).click();
  await expect(page).toHaveURL('/apps/dashboard');
}

/** Makes a free app by the dialog that is open; answers the key, which it shows once. */
async function makeApp(page: Page, { tenantApps }: Texts, name: string, appId: string) {
  const { create, created, myApps: ownApps } = tenantApps;
  const dialog = page.getByRole('dialog', { name: ownApps.create.title });
  await dialog.getByRole('textbox', { name: create.name, exact: true }).fill(name);
  await expect(dialog.getByText(create.appIdState.proposed)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: create.appId })).toHaveValue(appId);
  await dialog.getByRole('button', { name: create.submit, exact: true }).click();
  const once = page.getByRole('dialog', { name: fill(created.title, { name }) });
  const key = await once.getByRole('list', { name: created.apiKey }).getByRole('listitem').innerText();
  expect(key).toMatch(/^sbk_/);
  await once.getByRole('link', { name: created.open }).click();
  await expect(page).toHaveURL(`/user/apps/${appId}`);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  return key;
}

// Each newcomer signs in where nobody is signed in yet.
test.describe('en', () => {
  test('a newcomer makes an app, tries the pro edition, goes back to free and resets the key', async ({
    page,
    servers,
    texts,
    unique,
  }) => {
    const { actions: acts, detail, frame, myApps: ownApps, resetKey, startTrial, toFree } = texts.tenantApps;
    const { confirm } = texts.ui;
    const name = unique('Newcomer TV');
    const appId = name.toLowerCase().replaceAll(' ', '-');
    const subscription = page.getByRole('region', { name: detail.subscription, exact: true });
    const asked = (question: string) => page.getByRole('dialog', { name: fill(question, { name }) });
    const sayYes = async (act: string, question: string) => {
      await subscription.getByRole('button', { name: act }).click();
      await asked(question).getByRole('button', { name: confirm, exact: true }).click();
      await expect(asked(question)).toHaveCount(0);
    };

    await comesIn(page, texts, servers, `${appId}@own-apps.example`);
    await expect(page.getByText(ownApps.empty)).toBeVisible();
    await page.getByRole('button', { name: ownApps.create.link }).click();
    const key = await makeApp(page, texts, name, appId);

    await test.step('the trial begins, its days are told, and the way back is the free edition', async () => {
      await sayYes(startTrial.action, startTrial.title);
      await expect(page.getByText(fill(frame.trialDays_other, { count: 14 }))).toBeVisible();
      await sayYes(toFree.action, toFree.title);
      await expect(subscription.getByRole('button')).toHaveCount(0);
      await expect(page.getByText(fill(frame.trialDays_other, { count: 14 }))).toHaveCount(0);
    });

    await test.step('the app’s own members add a card', async () => {
      const billing = paymentPage(page, texts, appId);
      await page.goto(billing.address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await billing.leave();
      await billing.give(VISA);
      await expect(billing.row(VISA)).toBeVisible();
    });

    await test.step('the key is reset, and the new one shown once', async () => {
      await page.goto(`/user/apps/${appId}`);
      await page.getByRole('button', { name: acts.resetKey }).click();
      await asked(resetKey.title).getByRole('textbox').fill(name);
      await asked(resetKey.title).getByRole('button', { name: confirm, exact: true }).click();
      const once = asked(resetKey.doneTitle);
      const renewed = await once.getByRole('list', { name: detail.apiKey }).getByRole('listitem').innerText();
      expect(renewed).toMatch(/^sbk_/);
      expect(renewed).not.toBe(key);
      await once.getByRole('button', { name: resetKey.saved }).click();
      await expect(page.getByText(renewed)).toHaveCount(0);
    });

    await test.step('its people are looked after from its pages, and the menu stays with it', async () => {
      const pages = page.getByRole('navigation', { name: ownApps.pages });
      await pages.getByRole('link', { name: texts.tenantApps.routes.member, exact: true }).click();
      await expect(page).toHaveURL(`/apps/${appId}/member?from=%2Fuser%2Fapps%2F${appId}`);
      const row = page.getByRole('table', { name: texts.tenantApps.members.table }).getByRole('row');
      await expect(row.filter({ hasText: `${appId}@own-apps.example` })).toBeVisible();
      await page.getByRole('link', { name: texts.console.routes.dashboard }).click();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.modules.routes.modules })).toHaveAttribute(
        'href',
        `/apps/${appId}/product`,
      );
    });
  });
});

test.describe('vi', () => {
  test.use({ language: 'vi' });

  test('an app of one’s own is made from the person’s own pages', async ({
    page,
    servers,
    texts,
    unique,
  }) => {
    const { myApps: ownApps, routes } = texts.tenantApps;
    const name = unique('Đài Mới');
    const appId = unique('dai-moi');
    await comesIn(page, texts, servers, `${appId}@own-apps.example`);
    await page.goto('/user/info');
    await page.getByRole('link', { name: routes.myApps }).click();
    await expect(page.getByText(ownApps.empty)).toBeVisible();
    await page.getByRole('button', { name: ownApps.create.link }).click();
    await makeApp(page, texts, name, appId);
  });
});
