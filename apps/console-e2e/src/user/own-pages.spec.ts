// @see spec 2.6, 4.10, 7.3
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator-test';
import { FAILED_REQUEST } from '../fixtures/watched-test';
import { giveCredentials } from '../person/sign-in';
import { signUp } from '../person/sign-up';
import type { RunningConsole } from '../servers/start-console';
import { fill, journeyLanguages, type Texts } from '../texts';

const NEW_PASSWORD = 'hills behind the harbour';

// On a fresh page the console asks for permissions before it knows that they are refused; sessions end on purpose.
test.use({ expectedComplaints: FAILED_REQUEST });

/** The signed-in person's own pages as one finds them on the screen. */
function ownPages(page: Page, { auth, ui }: Texts) {
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

async function newPerson(
  request: APIRequestContext,
  servers: RunningConsole,
  name: string,
): Promise<Parameters<typeof signUp>[2]> {
  const person = {
    email: `${name}@signalbox.example`,
    password: 'rivers below the bridge',
    name: 'Phạm Thu Hà',
  };
  await signUp(request, servers, person);
  return person;
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('another name, language and time zone; dates follow at once', async ({
      page,
      request,
      servers,
      texts,
      unique,
    }) => {
      const { auth, shell, ui } = texts;
      const here = ownPages(page, texts);
      const otherLanguage = language === 'en' ? 'vi' : 'en';
      await page.goto('/user/info');
      await giveCredentials(page, texts, await newPerson(request, servers, unique(`details-${language}`)));
      await expect(here.name).toHaveValue('Phạm Thu Hà');
      const at = (await here.signedInAt.getAttribute('datetime')) ?? '';

      await here.name.fill('Phạm Thu Hà Linh');
      await page.getByRole('combobox', { name: auth.userInfo.language }).click();
      await page.getByTitle(ui.languages[otherLanguage]).last().click();
      await page.getByRole('combobox', { name: auth.userInfo.timezone }).fill('honolulu');
      await page.getByTitle('Pacific/Honolulu').last().click();
      await page.getByRole('button', { name: auth.userInfo.submit }).click();
      await expect(here.signedInAt).toHaveText(inZone(at, 'Pacific/Honolulu'));
      const show = page.getByRole('button', { name: auth.userInfo.showConsoleIn[otherLanguage] });
      await expect(show).toBeVisible();

      await page.reload();
      await expect(here.name).toHaveValue('Phạm Thu Hà Linh');
      await show.click();
      const question = page.getByRole('dialog', { name: shell.settings.warning });
      await question.getByRole('button', { name: ui.confirm }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    });
  });

test('sessions are ended from the list, and all others by a new password', async ({
  page,
  browser,
  servers,
  request,
  texts,
  unique,
}) => {
  const { auth, shell, ui } = texts;
  const person = await newPerson(request, servers, unique('two-places'));
  const elsewhere = await browser.newContext({ baseURL: servers.url });
  const other = await elsewhere.newPage();
  const here = ownPages(page, texts);
  const there = ownPages(other, texts);
  await other.goto('/user/info');
  await giveCredentials(other, texts, person);
  await expect(there.sessions).toHaveCount(1);
  await page.goto('/user/info');
  await giveCredentials(page, texts, person);
  await expect(here.sessions).toHaveCount(2);

  await test.step('one that is ended is signed out at its next call', async () => {
    await here.sessions.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: shell.sessions.end.title });
    await dialog.getByRole('button', { name: ui.confirm }).click();
    await expect(here.sessions).toHaveCount(1);
    await there.tab(auth.routes.password).click();
    await expect(there.signIn).toBeVisible();
    await giveCredentials(other, texts, person);
    await expect(there.tab(auth.routes.userInfo)).toBeVisible();
  });

  await test.step('a new password signs out wherever else one is signed in, and not here', async () => {
    await here.tab(auth.routes.password).click();
    await page.getByLabel(auth.changePassword.current).fill(person.password);
    await page.getByLabel(auth.changePassword.new).fill(NEW_PASSWORD);
    await expect(page.getByText(auth.newPassword.allMet)).toBeAttached();
    await page.getByRole('button', { name: auth.changePassword.submit }).click();
    await expect(page.getByText(auth.changePassword.done)).toBeVisible();
    await expect(page.getByText(fill(auth.changePassword.doneEffect, { email: person.email }))).toBeVisible();
    await here.tab(auth.routes.userInfo).click();
    await expect(here.sessions).toHaveCount(1);

    await there.tab(auth.routes.userInfo).click();
    await expect(there.signIn).toBeVisible();
    await giveCredentials(other, texts, { ...person, password: NEW_PASSWORD });
    await expect(there.tab(auth.routes.userInfo)).toBeVisible();
  });
  await elsewhere.close();
});

/** As the console writes a time. */
function inZone(time: string, timeZone: string): string {
  return new Date(time).toLocaleString('sv-SE', { timeZone }).replaceAll('-', '/');
}
