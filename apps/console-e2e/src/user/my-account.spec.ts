// @see spec 2.6, 4.10, 7.3
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator-test';
import { FAILED_REQUEST } from '../fixtures/checked-test';
import { giveCredentials } from '../actions/sign-in';
import { signUp } from '../actions/mails';
import type { RunningConsole } from '../servers/start-console';
import { fill, journeyLanguages, type Texts } from '../texts';

const NEW_PASSWORD = 'hills behind the harbor';

// Users who are not enrolled have no permissions; sessions end.
test.use({ expectedLogs: FAILED_REQUEST });

function accountPages(page: Page, { auth, ui }: Texts) {
  const sessions = page.getByRole('list', { name: auth.sessions.title });
  const tabs = page.getByRole('navigation', { name: ui.detail.pages });
  return {
    name: page.getByRole('textbox', { name: auth.userInfo.name }),
    sessions: sessions.getByRole('listitem'),
    signedInAt: sessions.locator('time').first(),
    signIn: page.getByRole('textbox', { name: auth.signIn.email }),
    tab: (label: string) => tabs.getByRole('link', { name: label }),
  };
}

async function createUser(
  request: APIRequestContext,
  servers: RunningConsole,
  name: string,
): Promise<Parameters<typeof signUp>[2]> {
  const user = {
    email: `${name}@signalbox.example`,
    password: 'rivers below the bridge',
    name: 'Phạm Thu Hà',
  };
  await signUp(request, servers, user);
  return user;
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('a user changes name, language and time zone', async ({ page, request, servers, texts, unique }) => {
      const { auth, shell, ui } = texts;
      const pages = accountPages(page, texts);
      const otherLanguage = language === 'en' ? 'vi' : 'en';
      await page.goto('/user/info');
      await giveCredentials(page, texts, await createUser(request, servers, unique(`details-${language}`)));
      await expect(pages.name).toHaveValue('Phạm Thu Hà');
      const at = (await pages.signedInAt.getAttribute('datetime')) ?? '';

      await pages.name.fill('Phạm Thu Hà Linh');
      await page.getByRole('combobox', { name: auth.userInfo.language }).click();
      await page.getByTitle(ui.languages[otherLanguage]).last().click();
      await page.getByRole('combobox', { name: auth.userInfo.timezone }).fill('honolulu');
      await page.getByTitle('Pacific/Honolulu').last().click();
      await page.getByRole('button', { name: auth.userInfo.submit }).click();
      await expect(pages.signedInAt).toHaveText(inZone(at, 'Pacific/Honolulu'));
      const show = page.getByRole('button', { name: auth.userInfo.showConsoleIn[otherLanguage] });
      await expect(show).toBeVisible();

      await page.reload();
      await expect(pages.name).toHaveValue('Phạm Thu Hà Linh');
      await show.click();
      const question = page.getByRole('dialog', { name: shell.settings.warning });
      await question.getByTestId('confirm').click();
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    });
  });

test('a user ends another session, and all others by a new password', async ({
  page,
  browser,
  servers,
  request,
  texts,
  unique,
}) => {
  const { auth, ui } = texts;
  const user = await createUser(request, servers, unique('two-browsers'));
  const otherContext = await browser.newContext({ baseURL: servers.url });
  const other = await otherContext.newPage();
  const pages = accountPages(page, texts);
  const otherPages = accountPages(other, texts);
  await other.goto('/user/info');
  await giveCredentials(other, texts, user);
  await expect(otherPages.sessions).toHaveCount(1);
  await page.goto('/user/info');
  await giveCredentials(page, texts, user);
  await expect(pages.sessions).toHaveCount(2);

  await test.step('the other browser is signed out at its next request', async () => {
    await pages.sessions.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: ui.sessions.end.title });
    await dialog.getByTestId('confirm').click();
    await expect(pages.sessions).toHaveCount(1);
    await otherPages.tab(auth.routes.password).click();
    await expect(otherPages.signIn).toBeVisible();
    await giveCredentials(other, texts, user);
    await expect(otherPages.tab(auth.routes.userInfo)).toBeVisible();
  });

  await test.step('a new password signs out the other browser alone', async () => {
    await pages.tab(auth.routes.password).click();
    await page.getByLabel(auth.changePassword.current).fill(user.password);
    await page.getByLabel(auth.changePassword.new).fill(NEW_PASSWORD);
    await expect(page.getByText(auth.newPassword.allMet)).toBeAttached();
    await page.getByRole('button', { name: auth.changePassword.submit }).click();
    await expect(page.getByText(auth.changePassword.done)).toBeVisible();
    await expect(page.getByText(fill(auth.changePassword.doneEffect, { email: user.email }))).toBeVisible();
    await pages.tab(auth.routes.userInfo).click();
    await expect(pages.sessions).toHaveCount(1);

    await otherPages.tab(auth.routes.userInfo).click();
    await expect(otherPages.signIn).toBeVisible();
    await giveCredentials(other, texts, { ...user, password: NEW_PASSWORD });
    await expect(otherPages.tab(auth.routes.userInfo)).toBeVisible();
  });
  await otherContext.close();
});

function inZone(time: string, timeZone: string): string {
  return new Date(time).toLocaleString('sv-SE', { timeZone }).replaceAll('-', '/');
}
