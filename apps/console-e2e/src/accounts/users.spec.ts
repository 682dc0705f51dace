// @see spec 7.9
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openFilters } from '../actions/open-filters';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { mailedLink } from '../actions/mails';
import { giveCredentials } from '../actions/sign-in';
import { journeyLanguages, TEXTS, type Texts } from '../texts';

const password = 'four words in a row';

const SIGNED_OUT = { storageState: { cookies: [], origins: [] } };

function userList(page: Page, { accounts, ui }: Texts) {
  const { users } = accounts;
  const table = page.getByRole('table', { name: users.title });
  return {
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    row: (email: string) => table.getByRole('row').filter({ hasText: email }),
    search: page.getByRole('searchbox', { name: ui.list.search }),
    choose: async (filter: string, option: string) => {
      await openFilters(page, { ui });
      await page.getByRole('combobox', { name: filter }).click();
      await page.getByTitle(option, { exact: true }).last().click();
    },
  };
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    // The invitation of an existing user is rejected.
    test.use({ language, expectedLogs: FAILED_REQUEST });

    test('an administrator creates, finds, exports and invites users', async ({
      page,
      browser,
      servers,
      texts,
      unique,
    }) => {
      const { accounts, ui } = texts;
      const { users, create, invite } = accounts;
      const list = userList(page, texts);
      const host = `${unique(`song-hong-${language}`)}.example`;
      const email = `ha@${host}`;
      await page.goto('/apps/accounts');
      await expect(list.rows).toHaveCount(20);

      await test.step('creates a user without a password', async () => {
        await page.getByRole('button', { name: create.title }).click();
        await expect(page).toHaveURL('/apps/accounts/create');
        const dialog = page.getByRole('dialog', { name: create.title });
        await dialog.getByRole('textbox', { name: create.email }).fill(email);
        await dialog.getByRole('textbox', { name: create.name }).fill('Lê Thu Hà');
        await dialog.getByRole('button', { name: create.submit }).click();
        await expect(page).toHaveURL('/apps/accounts');
        await expect(list.row(email)).toContainText(accounts.status.invited);
      });

      await test.step('the user sets a password with the mailed link', async () => {
        const { invitation, setup, signIn } = TEXTS.en.auth;
        const context = await browser.newContext({ ...SIGNED_OUT, baseURL: servers.url });
        const userPage = await context.newPage();
        await userPage.goto(await mailedLink(page.request, servers, email));
        await userPage.getByRole('textbox', { name: invitation.signUp.name }).fill('Lê Thu Hà');
        await userPage.getByLabel(invitation.signUp.password, { exact: true }).fill(password);
        await userPage.getByRole('button', { name: invitation.signUp.submit }).click();
        await userPage.getByRole('link', { name: signIn.submit }).click();
        await giveCredentials(userPage, TEXTS.en, { email, password });
        await expect(userPage).toHaveURL('/apps/2fa');
        await expect(userPage.getByRole('heading', { name: setup.title })).toBeVisible();
        await context.close();
      });

      await test.step('finds the user', async () => {
        await list.search.fill(host);
        await expect(list.rows).toHaveCount(1);
        await expect(list.row(email)).toContainText(accounts.status.active);
        await list.choose(users.columns.lastSignInAt, users.lastSignIn['within-7-days']);
        await expect(page).toHaveURL(/[?&]lastSignIn=within-7-days(&|$)/);
        await list.choose(users.columns.twoFactor, users.withTwoFactor.off);
        await expect(page).toHaveURL(/[?&]twoFactor=off(&|$)/);
        await expect(list.rows).toHaveCount(1);
        await expect(list.row(email)).toBeVisible();
      });

      await test.step('exports the list', async () => {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: ui.export.action }).click();
        const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
        expect(lines).toHaveLength(2);
        expect(lines[1]).toContain(`Lê Thu Hà,${email},${accounts.status.active}`);
      });

      await test.step('invites several; the address of an existing user stays in the field', async () => {
        const [an, binh] = [`an@${host}`, `binh@${host}`];
        await page.getByRole('button', { name: invite.title }).click();
        await expect(page).toHaveURL(/\/apps\/accounts\/invite\?/);
        const dialog = page.getByRole('dialog', { name: invite.title });
        const emails = dialog.getByRole('textbox', { name: ui.invitations.emails });
        await emails.fill(`${an}, ${email}\nBình <${binh}>`);
        await dialog.getByRole('button', { name: invite.submit }).click();
        await expect(emails).toHaveValue(email);
        await expect(emails).toHaveAccessibleDescription(new RegExp(email));
        for (const invited of [an, binh])
          expect(await mailedLink(page.request, servers, invited)).toMatch(/^\/auth\/invite-member\?/);
      });
    });
  });
