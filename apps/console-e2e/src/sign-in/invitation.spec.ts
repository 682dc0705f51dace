// @see spec 2.3, 2.4, 4.2, 6, 7.3
import type { Page } from '@playwright/test';
import { expect, test, type Operator } from '../fixtures/operator-test';
import { mailedLink } from '../actions/mails';
import { giveCredentials } from '../actions/sign-in';
import type { RunningConsole } from '../servers/start-console';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { inviteMember } from '../tenant-apps/invite-member';
import { fill, journeyLanguages, type Texts } from '../texts';

const password = 'four words in a row';

async function invite(
  page: Page,
  { operator, servers }: { operator: Operator; servers: RunningConsole },
  { appId, email }: { appId: string; email: string },
): Promise<string> {
  await arrangeTenantApp(page, operator, { name: `App ${appId}`, appId });
  await inviteMember(page, operator, appId, email);
  return mailedLink(page.request, servers, email);
}

async function createAccount(page: Page, { auth }: Texts) {
  const { signUp, made } = auth.invitation;
  await page.getByRole('textbox', { name: signUp.name }).fill('Nguyễn Văn An');
  await page.getByRole('textbox', { name: signUp.password }).fill(password);
  await page.getByRole('button', { name: signUp.submit }).click();
  await expect(page.getByRole('heading', { name: made.title })).toBeVisible();
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('a new user creates an account with the link, which works once', async ({
      page,
      operator,
      servers,
      texts,
      unique,
    }) => {
      const { invitation } = texts.auth;
      const appId = unique(`newcomers-${language}`);
      const email = `an@${appId}.example`;
      const link = await invite(page, { operator, servers }, { appId, email });

      await page.goto(link);
      await expect(
        page.getByRole('heading', { name: fill(invitation.toApp, { app: `App ${appId}` }) }),
      ).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
      await createAccount(page, texts);
      await page.getByRole('link', { name: texts.auth.signIn.submit }).click();
      await giveCredentials(page, texts, { email, password });
      await expect(page).toHaveURL('/apps/2fa');

      await page.goto(link);
      await expect(page.getByRole('heading', { name: invitation.invalid.title })).toBeVisible();
    });

    test('a user with an account signs in and accepts; another user signs out first', async ({
      page,
      operator,
      servers,
      texts,
      unique,
    }) => {
      const { invitation } = texts.auth;
      const [first, second] = [unique(`known-${language}`), unique(`others-${language}`)];
      const email = `binh@${first}.example`;
      await page.goto(await invite(page, { operator, servers }, { appId: first, email }));
      await createAccount(page, texts);

      await arrangeTenantApp(page, operator, { name: `App ${second}`, appId: second });
      await inviteMember(page, operator, second, email);
      const link = await mailedLink(page.request, servers, email);
      await page.goto(link);
      await page.getByRole('link', { name: invitation.signIn.accept }).click();
      await giveCredentials(page, texts, { email, password });
      await expect(page).toHaveURL(link);
      await page.getByRole('button', { name: invitation.accept.submit }).click();
      const accepted = fill(invitation.accept.done, { app: `App ${second}`, group: '' }).split('“')[0] ?? '';
      await expect(page.getByText(accepted)).toBeVisible();
      await expect(page).toHaveURL('/apps/2fa');

      await page.goto(link);
      await expect(page.getByRole('heading', { name: invitation.invalid.title })).toBeVisible();

      const other = `chi@${second}.example`;
      await inviteMember(page, operator, second, other);
      const otherLink = await mailedLink(page.request, servers, other);
      await page.goto(otherLink);
      await expect(page.getByText(new RegExp(email))).toBeVisible();
      await expect(page.getByRole('button', { name: invitation.accept.submit })).toHaveCount(0);
      await page.getByRole('button', { name: invitation.another.signOut }).click();
      await expect(page.getByRole('button', { name: invitation.signUp.submit })).toBeVisible();
      await expect(page).toHaveURL(otherLink);
    });
  });
