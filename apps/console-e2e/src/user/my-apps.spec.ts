// @see spec 7.2
import type { Page } from '@playwright/test';
import { paymentPage, VISA } from '../billing/payment-page';
import { expect, test } from '../fixtures/operator-test';
import { enable, giveCredentials, readSecret } from '../actions/sign-in';
import { signUp } from '../actions/mails';
import type { RunningConsole } from '../servers/start-console';
import { fill, type Texts } from '../texts';

async function signInAsNewUser(page: Page, texts: Texts, servers: RunningConsole, email: string) {
  const newcomer = { email, password: 'mountains behind the station', name: 'Trần Minh Khôi' };
  await signUp(page.request, servers, newcomer);
  await page.goto('/auth/login');
  await giveCredentials(page, texts, newcomer);
  await enable(page, texts, await readSecret(page));
  await page.getByRole('button', { name: texts.auth.setup.continue }).click();
  await expect(page).toHaveURL('/apps/dashboard');
}

async function createApp(page: Page, { tenantApps }: Texts, name: string, appId: string) {
  const { create, created, myApps } = tenantApps;
  const dialog = page.getByRole('dialog', { name: myApps.create.title });
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

test.describe('en', () => {
  test(
    'a new user creates an app, tries the pro edition, returns to free and resets the key',
    { tag: '@full' },
    async ({ page, servers, texts, unique }) => {
      const { apiKeys, detail, frame, myApps, startTrial, toFree } = texts.tenantApps;
      const name = unique('Newcomer TV');
      const appId = name.toLowerCase().replaceAll(' ', '-');
      const subscription = page.getByRole('region', { name: detail.subscription, exact: true });
      const dialog = (question: string) => page.getByRole('dialog', { name: fill(question, { name }) });
      const confirmAction = async (action: string, question: string) => {
        await subscription.getByRole('button', { name: action }).click();
        await dialog(question).getByTestId('confirm').click();
        await expect(dialog(question)).toHaveCount(0);
      };

      await signInAsNewUser(page, texts, servers, `${appId}@my-apps.example`);
      await expect(page.getByText(myApps.empty)).toBeVisible();
      await page.getByRole('button', { name: myApps.create.link }).click();
      const key = await createApp(page, texts, name, appId);

      await test.step('starts the trial and returns to the free edition', async () => {
        await confirmAction(startTrial.action, startTrial.title);
        await expect(page.getByText(fill(frame.trialDays_other, { count: 14 }))).toBeVisible();
        await confirmAction(toFree.action, toFree.title);
        await expect(subscription.getByRole('button')).toHaveCount(0);
        await expect(page.getByText(fill(frame.trialDays_other, { count: 14 }))).toHaveCount(0);
      });

      await test.step('adds a card', async () => {
        const billing = paymentPage(page, texts, appId);
        await page.goto(billing.address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await billing.leave();
        await billing.add(VISA);
        await expect(billing.row(VISA)).toBeVisible();
      });

      await test.step('resets the key; the new one is shown once', async () => {
        await page.goto(`/user/apps/${appId}`);
        await page.getByRole('button', { name: fill(apiKeys.reset.of, { key: 'Default' }) }).click();
        const confirmation = page.getByRole('dialog', {
          name: fill(apiKeys.reset.title, { key: 'Default' }),
        });
        await confirmation.getByRole('textbox').fill(appId);
        await confirmation.getByTestId('confirm').click();
        const once = page.getByRole('dialog', { name: fill(apiKeys.reset.done, { key: 'Default' }) });
        const renewed = await once
          .getByRole('list', { name: detail.apiKey })
          .getByRole('listitem')
          .innerText();
        expect(renewed).toMatch(/^sbk_/);
        expect(renewed).not.toBe(key);
        await once.getByRole('button', { name: texts.ui.saved }).click();
        await expect(page.getByText(renewed)).toHaveCount(0);
      });

      await test.step('opens the members of the app, and chooses it for the menu', async () => {
        const pages = page.getByRole('navigation', { name: myApps.pages });
        await pages.getByRole('link', { name: texts.tenantApps.routes.member, exact: true }).click();
        await expect(page).toHaveURL(`/apps/${appId}/member?from=%2Fuser%2Fapps%2F${appId}`);
        const row = page.getByRole('table', { name: texts.tenantApps.members.table }).getByRole('row');
        await expect(row.filter({ hasText: `${appId}@my-apps.example` })).toBeVisible();
        await page
          .getByRole('button', { name: fill(texts.workspace.appSwitcher.current, { app: name }) })
          .click();
        await page.getByRole('option', { name }).click();
        await page.getByRole('link', { name: texts.console.routes.dashboard }).click();
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: texts.modules.routes.modules })).toHaveAttribute(
          'href',
          `/apps/${appId}/product`,
        );
      });
    },
  );
});
