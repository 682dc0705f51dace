// @see spec 7.3, 7.9
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { mailedLink } from '../actions/mails';
import { fill, journeyLanguages } from '../texts';

const password = 'four words in a row';
const SIGNED_OUT = { storageState: { cookies: [], origins: [] } };

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    // Links that no longer work are rejected.
    test.use({ language, expectedLogs: FAILED_REQUEST });

    test(
      'an administrator resends, links and revokes invitations; each is accepted once',
      { tag: '@full' },
      async ({ page, browser, servers, texts, unique }) => {
        const { accounts, auth, ui } = texts;
        const { invitations, invite, routes, user } = accounts;
        const { invitation } = auth;
        const host = `${unique(`invited-${language}`)}.example`;
        const [an, binh, chi] = [`an@${host}`, `binh@${host}`, `chi@${host}`];
        const row = (email: string) =>
          page.getByRole('table', { name: routes.invitations }).getByRole('row').filter({ hasText: email });
        const choose = async (email: string, action: string) => {
          await row(email)
            .getByRole('button', { name: fill(ui.list.rowActions, { name: '' }) })
            .click();
          await page.getByRole('menuitem', { name: action, exact: true }).click();
        };
        const context = await browser.newContext({ ...SIGNED_OUT, locale: language, baseURL: servers.url });
        const guest = await context.newPage();
        const invalid = guest.getByRole('heading', { name: invitation.invalid.title });
        const accept = async (link: string) => {
          await guest.goto(link);
          await guest.getByRole('textbox', { name: invitation.signUp.name }).fill('Nguyễn Văn An');
          await guest.getByLabel(invitation.signUp.password, { exact: true }).fill(password);
          await guest.getByRole('button', { name: invitation.signUp.submit }).click();
          await expect(guest.getByRole('heading', { name: invitation.made.title })).toBeVisible();
          await guest.goto(link);
          await expect(invalid).toBeVisible();
        };

        await page.goto('/apps/accounts');
        await page.getByRole('button', { name: invite.title }).click();
        const dialog = page.getByRole('dialog', { name: invite.title });
        await dialog.getByRole('textbox', { name: ui.invitations.emails }).fill([an, binh, chi].join(', '));
        await dialog.getByRole('button', { name: invite.submit }).click();
        await expect(dialog).toHaveCount(0);
        await page.getByRole('link', { name: new RegExp(`^${routes.invitations}`) }).click();
        await page.getByRole('searchbox', { name: ui.list.search }).fill(host);
        await expect(row(host)).toHaveCount(3);

        await test.step('a resent invitation has a new link, which works once', async () => {
          const first = await mailedLink(page.request, servers, an);
          await choose(an, invitations.resend.action);
          await expect(page.getByText(fill(user.mailQueued, { email: an }))).toBeVisible();
          await guest.goto(first);
          await expect(invalid).toBeVisible();
          await accept(await mailedLink(page.request, servers, an));
        });

        await test.step('a copied link replaces the mailed one', async () => {
          await choose(binh, invitations.link.action);
          await page.getByTestId('confirm').click();
          const once = page.getByRole('dialog', { name: fill(invitations.link.done, { email: binh }) });
          const link = await once.getByRole('listitem').innerText();
          await once.getByRole('button', { name: ui.saved }).click();
          await guest.goto(await mailedLink(page.request, servers, binh));
          await expect(invalid).toBeVisible();
          await accept(link);
        });

        await test.step('a revoked invitation ends', async () => {
          await choose(chi, invitations.revoke.action);
          await page.getByTestId('confirm').click();
          await expect(row(chi)).toHaveCount(0);
          await guest.goto(await mailedLink(page.request, servers, chi));
          await expect(invalid).toBeVisible();
        });
        await page.reload();
        await expect(row(host)).toHaveCount(0);
        await context.close();
      },
    );
  });
