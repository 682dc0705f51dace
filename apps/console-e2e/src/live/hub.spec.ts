import { mediaTest as test } from '../fixtures/media-test';
import { expect } from '../fixtures/operator-test';
import { arrangeTenantApp, operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

/** The first encoding of a picture on a busy machine. */
const ON_AIR = { timeout: 90_000 };
const CHANNEL = 'Sông Hồng';
const PARTNER = 'Mekong Cable';

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    // The page of a revoked link.
    test.use({ language, expectedLogs: /404/ });

    test(
      'a partner receives a channel by pull and by push until the deliveries end',
      { tag: '@full' },
      async ({ page, browser, operator, servers, unique, texts: { live, ui } }) => {
        test.setTimeout(300_000);
        const { hub } = live;
        const appId = unique(`river-${language}`);
        await arrangeTenantApp(page, operator, {
          appId,
          name: 'River',
          edition: 'enterprise',
          quotaPlan: 'scale',
        });
        const headers = operatorHeaders(operator);
        const streams = '/admin/api/live/streams';
        const start = async (name: string, source: object) => {
          const created = await page.request.post(streams, { headers, data: { appId, name, source } });
          const stream = (await created.json()) as { id: string; streamKey: string };
          const started = await page.request.post(`${streams}/${stream.id}/start`, { headers });
          expect(started.status(), await started.text()).toBe(200);
          return stream;
        };
        const read = async (id: string) => {
          const response = await page.request.get(`${streams}/${id}`, { headers });
          return (await response.json()) as { state: string; source: { ingestUrl: string } };
        };
        const channel = await start(CHANNEL, { kind: 'test', pattern: 'test-card' });
        const partner = await start('Partner’s ingest', { kind: 'push' });
        await expect.poll(async () => (await read(channel.id)).state, ON_AIR).toBe('live');
        const { ingestUrl } = (await read(partner.id)).source;

        await page.goto(`/apps/${appId}/product/hub/distributors`);
        await page.getByRole('button', { name: hub.add }).click();
        const adding = page.getByRole('dialog', { name: hub.add });
        await adding.getByRole('textbox', { name: live.name }).fill(PARTNER);
        await adding.getByRole('textbox', { name: hub.support }).fill('noc@river.example');
        await adding.getByRole('button', { name: live.add.submit, exact: true }).click();
        await expect(page.getByRole('heading', { name: PARTNER, level: 1 })).toBeVisible();
        const deliver = async (kind: 'pull' | 'push') => {
          await page.getByRole('button', { name: hub.deliver }).click();
          const dialog = page.getByRole('dialog', { name: fill(hub.deliverTo, { name: PARTNER }) });
          await dialog.getByRole('combobox', { name: hub.channel }).click();
          await page.getByTitle(CHANNEL, { exact: true }).click();
          await dialog.getByText(hub.kinds[kind]).click();
          if (kind === 'push') {
            await dialog.getByRole('textbox', { name: hub.address }).fill(ingestUrl);
            await dialog.getByLabel(hub.key, { exact: true }).fill(partner.streamKey);
          }
          await dialog.getByRole('button', { name: live.add.submit, exact: true }).click();
          await expect(dialog).toBeHidden();
        };
        await deliver('pull');
        await deliver('push');
        const rows = page.getByRole('table', { name: hub.channels }).getByRole('row');
        const pushed = rows.filter({ hasText: hub.kinds.push });
        await expect(pushed).toContainText(hub.deliveryStates.delivering, ON_AIR);
        await expect(pushed).toContainText(/\d\s[kM]B/, ON_AIR);
        await expect.poll(async () => (await read(partner.id)).state, ON_AIR).toBe('live');

        await page.getByRole('button', { name: hub.page.make }).click();
        const made = page.getByRole('dialog', { name: fill(hub.page.linkOf, { name: PARTNER }) });
        const link = (await made.getByText(/\/hub\/[\w-]{43}$/).textContent()) ?? '';
        await made.getByRole('button', { name: ui.saved }).click();
        const visitor = await browser.newContext({
          storageState: { cookies: [], origins: [] },
          locale: language,
        });
        const open = await visitor.newPage();
        await open.goto(new URL(link).pathname.replace(/^/, servers.url.replace(/\/$/, '')));
        await expect(
          open.getByRole('heading', { name: fill(hub.partner.title, { name: PARTNER }) }),
        ).toBeVisible();
        const address = (await open.getByText(/\/media\/hub\/\S+\/index\.m3u8$/).textContent()) ?? '';
        const played = await open.request.get(address);
        const playlist = (await played.text()).split('\n').find((line) => line.endsWith('/index.m3u8'));
        const rendition = new URL(playlist ?? '', played.url()).href;
        expect((await open.request.get(rendition)).status()).toBe(200);

        await page.getByRole('button', { name: hub.page.revoke.action }).click();
        await page.getByRole('dialog').getByTestId('confirm').click();
        await expect(page.getByRole('button', { name: hub.page.make })).toBeVisible();
        await open.reload();
        await expect(open.getByText(hub.partner.ended)).toBeVisible();
        const pulled = rows.filter({ hasText: hub.kinds.pull });
        await pulled.getByRole('button', { name: fill(hub.end.of, { name: CHANNEL }) }).click();
        await page.getByRole('dialog').getByTestId('confirm').click();
        await expect(pulled).toBeHidden();
        expect((await open.request.get(address)).status()).toBe(404);
        await expect.poll(async () => (await open.request.get(rendition)).status(), ON_AIR).toBe(410);
        await visitor.close();
      },
    );
  });
