import { eventsOf, isSigned, startWebhookReceiver } from '@console/platform/testing/webhook-receiver';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test(
      'a rule raises alerts, a webhook receives them signed, and the rule ends them',
      { tag: '@full' },
      async ({ page, operator, texts, unique }) => {
        const { alerts, alertSettings, routes } = texts.operations;
        const { list } = texts.ui;
        const receiver = await startWebhookReceiver();
        const received = () => eventsOf(receiver.received);
        const name = unique(`journey-${language}`);
        const servers = await page.request.get('/admin/api/machine/servers', {
          params: { perPage: '1', customFields: JSON.stringify({ state: 'healthy' }) },
          headers: operatorHeaders(operator),
        });
        // The platform responds in these shapes.
        const { data } = (await servers.json()) as { data: { appId: string }[] };
        const address = `/apps/${data[0]?.appId ?? ''}/product/alerts`;
        const dialog = page.getByRole('dialog');
        const rowActions = page.getByRole('button', { name: fill(list.rowActions, { name }) });

        await page.goto(address);
        await page.getByRole('link', { name: routes.alertChannels }).click();
        await page.getByRole('button', { name: routes.createAlertChannel }).click();
        await dialog.getByRole('combobox', { name: alertSettings.channelKind }).click();
        await page.getByTitle(alertSettings.channelKinds.webhook).click();
        await dialog.getByRole('textbox', { name: alertSettings.name }).fill(name);
        await dialog.getByRole('textbox', { name: alertSettings.url }).fill(receiver.url);
        await dialog.getByRole('button', { name: alertSettings.add, exact: true }).click();
        const once = page.getByRole('dialog', { name: fill(alertSettings.secret.title, { name }) });
        const secret = await once.getByRole('listitem').innerText();
        await once.getByRole('button', { name: texts.ui.saved }).click();

        await test.step('sends a test', async () => {
          await rowActions.click();
          await page.getByRole('menuitem', { name: alertSettings.test }).click();
          await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
          const log = page.getByRole('table', { name: routes.alertDeliveries });
          await expect(log.getByRole('row').filter({ hasText: alertSettings.results.sent })).toContainText(
            '204',
          );
          expect(received()).toEqual(['test']);
        });

        await test.step('raises alerts', async () => {
          await page.goto(`${address}/rules`);
          await page.getByRole('button', { name: routes.createAlertRule }).click();
          await dialog.getByRole('textbox', { name: alertSettings.name }).fill(name);
          await dialog.getByRole('spinbutton', { name: alertSettings.threshold }).fill('1');
          await dialog.getByRole('spinbutton', { name: alertSettings.holds }).fill('1');
          await dialog.getByRole('button', { name: alertSettings.add, exact: true }).click();
          await expect(rowActions).toBeVisible();
          await expect.poll(received, { timeout: 60_000 }).toContain('alert.raised');
        });

        await test.step('shows the rule, takes an assignee and a comment', async () => {
          await page.goto(address);
          await page.getByRole('table', { name: alerts.title }).getByRole('link').first().click();
          await expect(dialog.getByText(name)).toBeVisible();
          await dialog.getByRole('combobox', { name: alerts.assignee }).click();
          await page.getByTitle(operator.email).click();
          await dialog.getByRole('textbox', { name: alerts.comments.new }).fill('A journey.');
          await dialog.getByRole('button', { name: alerts.comments.submit }).click();
          await expect(dialog.getByRole('listitem')).toContainText('A journey.');
          await expect(dialog.getByTitle(operator.email)).toBeVisible();
        });

        await test.step('ends them with a higher threshold', async () => {
          await page.goto(`${address}/rules`);
          await page.getByRole('link', { name }).click();
          await dialog.getByRole('spinbutton', { name: alertSettings.threshold }).fill('100');
          await dialog.getByRole('button', { name: alertSettings.save }).click();
          await expect(dialog).toHaveCount(0);
          await expect.poll(received, { timeout: 60_000 }).toContain('alert.cleared');
          expect(receiver.received.filter((message) => !isSigned(message, secret))).toEqual([]);
        });
        receiver.stop();
      },
    );
  });
