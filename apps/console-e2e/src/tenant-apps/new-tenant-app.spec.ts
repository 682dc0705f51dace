// @see spec 7.2
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { mailedLink } from '../actions/mails';
import { fill, journeyLanguages } from '../texts';
import { arrangeTenantApp, operatorHeaders } from './arrange-tenant-app';
import { createForm } from './create-tenant-app';

const TRIAL_DAYS = 14;

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator creates an app with a proposed ID, an invited owner and a quota plan', async ({
      page,
      operator,
      servers,
      texts,
      unique,
    }) => {
      const { create, created, detail } = texts.tenantApps;
      const form = createForm(page, texts);
      const taken = unique(`taken-${language}`);
      const appId = unique(`new-${language}`);
      const owner = `owner@${appId}.example`;
      await arrangeTenantApp(page, operator, { name: taken, appId: taken });
      await page.goto('/apps/tenant-apps/create');

      await test.step('the proposed ID follows the name', async () => {
        await form.name.fill(`Đài ${appId}`);
        await expect(form.appId).toHaveValue(`dai-${appId}`);
        await expect(page.getByText(create.appIdState.proposed)).toBeVisible();
        await form.name.fill(taken);
        await expect(form.appId).toHaveValue(`${taken}-2`);
      });

      await test.step('a typed ID is checked and stays', async () => {
        await form.appId.fill(taken);
        await expect(form.appId).toHaveAccessibleDescription(new RegExp(create.appIdTaken));
        await form.appId.fill(appId);
        await expect(page.getByText(create.appIdState.free)).toBeVisible();
        await form.name.fill(`Đài ${appId}`);
        await expect(form.appId).toHaveValue(appId);
      });

      await test.step('owner and plan', async () => {
        await expect(page.getByRole('textbox', { name: create.owner })).toHaveValue(operator.email);
        await page.getByRole('textbox', { name: create.owner }).fill(owner);
        await page.getByRole('radio', { name: /^Growth/ }).check();
        await form.submit.click();
      });

      await test.step('the key is shown once', async () => {
        await expect(page.getByRole('list', { name: created.apiKey })).toContainText('sbk_');
        await expect(page.getByText(fill(created.ownerInvited, { email: owner }))).toBeVisible();
        await expect(page.getByText(fill(created.trial_other, { count: TRIAL_DAYS }))).toBeVisible();
        expect(await mailedLink(page.request, servers, owner)).toMatch(/^\/auth\/invite-member\?/);
        const quota = await page.request.get(`/admin/api/quota/quota-apps/${appId}`, {
          headers: operatorHeaders(operator),
        });
        expect(await quota.json()).toMatchObject({
          quotas: expect.arrayContaining([expect.objectContaining({ resource: 'live-channels', limit: 10 })]),
        });
      });

      await test.step('opens the app', async () => {
        await page.getByRole('link', { name: created.open }).click();
        await expect(page).toHaveURL(`/apps/${appId}/detail`);
        await expect(page.getByRole('heading', { name: `Đài ${appId}` })).toBeVisible();
        await expect(page.getByText(fill(detail.ownerInvited, { email: owner }))).toBeVisible();
        await expect(page.getByText('sbk_')).toHaveCount(0);
      });
    });
  });
