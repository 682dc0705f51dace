// @see spec 2.3, 4.6
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { paymentPage, VISA } from '../billing/payment-page';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

const SERVER = { name: 'live-journey', kind: 'live', address: '198.18.77.1', region: 'han-1' };
const LOAD = {
  version: '4.8.2',
  cpu: 41,
  memory: 62,
  disk: 30,
  inMbps: 1,
  outMbps: 2,
  streams: 3,
  viewers: 4,
};

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator licenses a server, sees its first heartbeat and adds a note', async ({
      page,
      operator,
      texts,
      unique,
    }) => {
      const { licenseNotice, routes, servers } = texts.operations;
      const { lastUpdated, list } = texts.ui;
      const appId = unique(`servers-${language}`);
      const headers = operatorHeaders(operator);
      const made = await page.request.post('/admin/api/tenant-app/apps', {
        data: { name: appId, appId, edition: 'pro' },
        headers,
      });
      expect(made.status(), await made.text()).toBe(201);
      // The platform responds in these shapes.
      const { apiKey } = (await made.json()) as { apiKey: string };
      const billing = paymentPage(page, texts, appId);
      await page.goto(billing.address);
      await billing.leave();
      await billing.add(VISA);
      const added = await page.request.post('/admin/api/machine/servers', {
        data: { ...SERVER, appId },
        headers,
      });
      expect(added.status(), await added.text()).toBe(201);
      const { id } = (await added.json()) as { id: string };

      const notice = page.getByText(licenseNotice.lacking);
      const row = page
        .getByRole('table', { name: routes.machine })
        .getByRole('row')
        .filter({ hasText: SERVER.name });

      await test.step('opens it from the notice', async () => {
        await page.goto(`/apps/${appId}/detail`);
        await expect(notice).toBeVisible();
        await page.getByRole('link', { name: licenseNotice.show }).click();
        await expect(page).toHaveURL(`/apps/machine?license=lacking&appId=${appId}`);
        await expect(row).toContainText(servers.states.unlicensed);
      });

      await test.step('adds a license for a year', async () => {
        await page.getByRole('button', { name: fill(list.rowActions, { name: SERVER.name }) }).click();
        await page.getByRole('menuitem', { name: servers.licensing.add }).click();
        const dialog = page.getByRole('dialog', {
          name: fill(servers.licensing.addTo, { name: SERVER.name }),
        });
        await dialog.getByRole('button', { name: servers.licensing.terms.year }).click();
        await expect(dialog.getByLabel(servers.licensing.lastDay)).not.toHaveValue('');
        await dialog.getByRole('button', { name: servers.licensing.add, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(row).toHaveCount(0);
        await expect(notice).toHaveCount(0);
      });

      await test.step('sees the first heartbeat', async () => {
        await page.goto(`/apps/${appId}/product/live/machine`);
        const appRow = page.getByRole('row').filter({ hasText: SERVER.name });
        await expect(appRow).toContainText(servers.states.dead);
        const heartbeat = await page.request.post(`/admin/api/machine/servers/${id}/heartbeat`, {
          data: LOAD,
          headers: { Authorization: `Bearer ${apiKey}` },
        });
        expect(heartbeat.status(), await heartbeat.text()).toBe(200);
        await page.getByRole('button', { name: lastUpdated.reload }).click();
        await expect(appRow).toContainText(servers.states.healthy);
      });

      await test.step('adds a note, which survives a reload', async () => {
        await page.getByRole('link', { name: SERVER.name }).click();
        const drawer = page.getByRole('dialog', { name: SERVER.name });
        await drawer.getByRole('button', { name: servers.note.edit }).click();
        const dialog = page.getByRole('dialog', { name: fill(servers.note.of, { name: SERVER.name }) });
        await dialog.getByRole('textbox').fill('Hỏi Lan trước khi khởi động lại.');
        await dialog.getByRole('button', { name: servers.note.save, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await page.goto(`/apps/${appId}/product/live/machine/${id}`);
        await expect(drawer.getByText('Hỏi Lan trước khi khởi động lại.')).toBeVisible();
      });
    });
  });
