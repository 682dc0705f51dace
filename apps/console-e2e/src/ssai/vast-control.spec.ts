// @see issue 21
import { expect, signedInTest } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';
import { startForeignSite, type ForeignSite } from './foreign-site';

const test = signedInTest.extend<object, { site: ForeignSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const site = await startForeignSite();
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],
});

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('a campaign is served to a player on another site, and each event counts once', async ({
      page,
      operator,
      site,
      unique,
      texts: { vast },
    }) => {
      const appId = unique(`tea-${language}`);
      const list = `/apps/${appId}/product/vast-control`;
      await arrangeTenantApp(page, operator, { appId, name: 'Tea house', edition: 'enterprise' });
      await page.goto(list);
      await page.getByRole('table').getByRole('button', { name: vast.routes.create }).click();
      const campaign = page.getByRole('dialog', { name: vast.routes.create });
      await campaign.getByRole('textbox', { name: vast.name }).fill('Spring');
      await campaign.getByRole('textbox', { name: vast.advertiser }).fill('Trà Việt');
      await campaign.getByRole('button', { name: vast.create }).click();

      await page.getByRole('button', { name: vast.routes.addCreative }).click();
      const creative = page.getByRole('dialog', { name: vast.routes.addCreative });
      await creative.getByRole('textbox', { name: vast.name }).fill('Tea, 15 s');
      await creative.getByRole('textbox', { name: fill(vast.creative.url, { number: 1 }) }).fill(site.media);
      await creative.getByRole('button', { name: vast.create }).click();
      await expect(page.getByRole('link', { name: 'Tea, 15 s' })).toBeVisible();
      const campaignAddress = page.url();

      await page.goto(`${list}/tag`);
      const tagDialog = page.getByRole('dialog', { name: fill(vast.tag.title, { app: appId }) });
      await tagDialog.getByRole('button', { name: vast.tag.issue }).click();
      const tag = await tagDialog.getByText(/\/media\/vast\/[\w-]{43}$/).textContent();

      await page.goto(`${site.player}?${new URLSearchParams({ tag: tag ?? '' }).toString()}`);
      await expect(page.getByRole('status')).not.toBeEmpty();
      expect(JSON.parse((await page.getByRole('status').textContent()) ?? '')).toEqual({
        version: '4.2',
        title: 'Tea, 15 s',
        media: [site.media],
        problems: [],
      });
      await page.waitForLoadState('networkidle');

      await page.goto(campaignAddress);
      const counts = page.getByRole('region', { name: vast.statistics.counts });
      await expect(counts).toContainText(`${vast.served}1`);
      await expect(counts).toContainText(`${vast.impressions}1`);
      await expect(page.getByRole('region', { name: vast.statistics.quartiles })).toContainText(
        `${vast.statistics.completes}1`,
      );
    });

    test('the validator shows the wrapper chain of a foreign tag, and what is wrong', async ({
      page,
      site,
      texts: { vast },
    }) => {
      await page.goto('/apps/default-admin-app/product/vast-control');
      await page.getByRole('link', { name: vast.validator.open }).click();
      await page.getByRole('textbox', { name: vast.validator.source }).fill(site.wrapper);
      await page.getByRole('button', { name: vast.validator.check, exact: true }).click();
      const hop = (number: number, url: string) =>
        page.getByRole('region', { name: fill(vast.validator.hop, { number, url }) });
      await expect(hop(1, site.wrapper)).toContainText(fill(vast.validator.version, { version: '3.0' }));
      await expect(hop(2, site.broken)).toContainText(fill(vast.validator.issue, { code: 400 }));
      await expect(hop(2, site.broken)).toContainText(vast.validator.codes['400']);
    });
  });
