// @see spec 7.9
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { mailedLink } from '../person/mailed-link';
import { giveCredentials } from '../person/sign-in';
import { journeyLanguages, TEXTS, type Texts } from '../texts';

const password = 'four words in a row';

/** A browser that nobody has signed in with yet, and that speaks English. */
const NOBODY = { storageState: { cookies: [], origins: [] } };

/** The list of users as one finds it on the screen. */
function userList(page: Page, { accounts, ui }: Texts) {
  const { users } = accounts;
  const table = page.getByRole('table', { name: users.title });
  return {
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    row: (email: string) => table.getByRole('row').filter({ hasText: email }),
    search: page.getByRole('searchbox', { name: ui.list.search }),
    choose: async (filter: string, option: string) => {
      await page.getByRole('combobox', { name: filter }).click();
      await page.getByTitle(option, { exact: true }).last().click();
    },
  };
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    // Somebody who has an account already is invited on purpose.
    test.use({ language, expectedComplaints: FAILED_REQUEST });

    test('an administrator creates a person, who chooses the password; finds, exports and invites people', async ({
      page,
      browser,
      servers,
      texts,
      unique,
    }) => {
      const { accounts, shell, ui } = texts;
      const { users, create, invite } = accounts;
      const list = userList(page, texts);
      const host = `${unique(`song-hong-${language}`)}.example`;
      const email = `ha@${host}`;
      await page.goto('/apps/accounts');
      await expect(list.rows).toHaveCount(20);

      await test.step('makes an account without a password', async () => {
        await page.getByRole('button', { name: create.title }).click();
        await expect(page).toHaveURL('/apps/accounts/create');
        const dialog = page.getByRole('dialog', { name: create.title });
        await dialog.getByRole('textbox', { name: create.email }).fill(email);
        await dialog.getByRole('textbox', { name: create.name }).fill('Lê Thu Hà');
        await dialog.getByRole('button', { name: create.submit }).click();
        await expect(page).toHaveURL('/apps/accounts');
        await expect(list.row(email)).toContainText(accounts.status.invited);
      });

      await test.step('who chooses one by the link of the mail, and is led to two-factor authentication', async () => {
        const { invitation, setup, signIn } = TEXTS.en.auth;
        const context = await browser.newContext({ ...NOBODY, baseURL: servers.url });
        const person = await context.newPage();
        await person.goto(await mailedLink(page.request, servers, email));
        await person.getByRole('textbox', { name: invitation.signUp.name }).fill('Lê Thu Hà');
        await person.getByLabel(invitation.signUp.password, { exact: true }).fill(password);
        await person.getByRole('button', { name: invitation.signUp.submit }).click();
        await person.getByRole('link', { name: signIn.submit }).click();
        await giveCredentials(person, TEXTS.en, { email, password });
        await expect(person).toHaveURL('/apps/2fa');
        await expect(person.getByRole('heading', { name: setup.title })).toBeVisible();
        await context.close();
      });

      await test.step('finds the person by what is known of them', async () => {
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

      await test.step('exports what is found', async () => {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: ui.export.action }).click();
        const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
        expect(lines).toHaveLength(2);
        expect(lines[1]).toContain(`Lê Thu Hà,${email},${accounts.status.active}`);
      });

      await test.step('invites several; who has an account stays in the field', async () => {
        const [an, binh] = [`an@${host}`, `binh@${host}`];
        await page.getByRole('button', { name: invite.title }).click();
        await expect(page).toHaveURL(/\/apps\/accounts\/invite\?/);
        const dialog = page.getByRole('dialog', { name: invite.title });
        const emails = dialog.getByRole('textbox', { name: shell.invitations.emails });
        await emails.fill(`${an}, ${email}\nBình <${binh}>`);
        await dialog.getByRole('button', { name: invite.submit }).click();
        await expect(emails).toHaveValue(email);
        await expect(emails).toHaveAccessibleDescription(new RegExp(email));
        for (const person of [an, binh])
          expect(await mailedLink(page.request, servers, person)).toMatch(/^\/auth\/invite-member\?/);
      });
    });
  });
