// @see spec 7.5
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';

const SERVERS = '/admin/api/machine/servers';

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator creates a read-only key, resets it with an overlap and revokes it', async ({
      page,
      operator,
      texts,
      unique,
    }) => {
      const { apiKeys, detail } = texts.tenantApps;
      const appId = unique(`keys-${language}`);
      const key = `Monitoring ${language}`;
      const keys = page.getByRole('region', { name: apiKeys.title });
      const dialog = (title: string) => page.getByRole('dialog', { name: fill(title, { key }) });
      const send = async (apiKey: string, method: 'GET' | 'POST', path: string) => {
        const headers = { Authorization: `Bearer ${apiKey}` };
        return (
          await page.request.fetch(path, { method, headers, data: method === 'POST' ? {} : undefined })
        ).status();
      };
      const save = async (title: string) => {
        const secret = dialog(title).getByRole('list', { name: detail.apiKey }).getByRole('listitem');
        const apiKey = await secret.innerText();
        await dialog(title).getByRole('button', { name: texts.ui.saved }).click();
        await expect(secret).toHaveCount(0);
        return apiKey;
      };
      const reset = async (overlap?: string) => {
        await keys.getByRole('button', { name: fill(apiKeys.reset.of, { key }) }).click();
        const confirmation = dialog(apiKeys.reset.title);
        if (overlap !== undefined) {
          await confirmation.getByRole('combobox').click();
          await page.getByTitle(overlap, { exact: true }).click();
        }
        await confirmation.getByRole('textbox').fill(appId);
        await confirmation.getByTestId('confirm').click();
        return save(apiKeys.reset.done);
      };

      await arrangeTenantApp(page, operator, { name: `App ${appId}`, appId });
      await page.goto(`/apps/${appId}/detail`);
      await keys.getByRole('button', { name: apiKeys.create.open }).click();
      const creating = dialog(apiKeys.create.title);
      await creating.getByRole('textbox', { name: apiKeys.name }).fill(key);
      await creating.getByRole('button', { name: apiKeys.create.submit }).click();
      const first = await save(apiKeys.create.done);

      await test.step('the key reads and cannot write', async () => {
        expect(await send(first, 'GET', SERVERS)).toBe(200);
        expect(await send(first, 'POST', `${SERVERS}/0198c0de-5ba1-7c3e-9f00-000000000001/heartbeat`)).toBe(
          403,
        );
      });

      await test.step('during the overlap both keys are valid, without it only the new one', async () => {
        const second = await reset(apiKeys.overlaps.day);
        expect([await send(first, 'GET', SERVERS), await send(second, 'GET', SERVERS)]).toEqual([200, 200]);
        await expect(keys).toContainText(apiKeys.previousUntil);
        const third = await reset();
        expect([await send(second, 'GET', SERVERS), await send(third, 'GET', SERVERS)]).toEqual([401, 200]);

        await keys.getByRole('button', { name: fill(apiKeys.revoke.of, { key }) }).click();
        await dialog(apiKeys.revoke.title).getByRole('textbox').fill(appId);
        await dialog(apiKeys.revoke.title).getByTestId('confirm').click();
        await expect(keys.getByText(key, { exact: true })).toHaveCount(0);
        expect(await send(third, 'GET', SERVERS)).toBe(401);
      });
    });
  });
