// @see spec 3.11, 4.1, 8
// @see ASVS 3.4.6, 3.5.5
import { startHost } from './start-host';
import { expect, test } from './embedding-test';
import { hostPage } from './host-page';

test.describe('a page of an unknown origin', () => {
  test.use({
    expectedLogs:
      /CORS policy|frame-ancestors|Content Security Policy|chrome-error|ERR_BLOCKED|Failed to load/,
  });

  test('can neither frame the console nor load its code', async ({ page, embeddable, token }) => {
    const { origin: console } = new URL(embeddable.url);
    const stranger = await startHost();
    stranger.show(hostPage({ transport: 'frame', console, state: { token } }));
    await page.goto(`${stranger.origin}/`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    expect(await page.evaluate(() => window.host.events())).toEqual([]);
    const result = await page.evaluate(
      (address) =>
        import(address).then(
          () => 'loaded',
          () => 'rejected',
        ),
      `${console}/embed.js`,
    );
    expect(result).toBe('rejected');
    await stranger.stop();
  });
});

test.describe('a message of another window', () => {
  test.use({ transport: 'cross-origin frame' });

  test('changes nothing', async ({ page, openHost, embeddable, texts }) => {
    const view = await openHost({ state: { path: '/apps/tenant-apps/normal' } });
    const table = view.getByRole('table', { name: texts.tenantApps.table });
    await expect(table.getByRole('row')).toHaveCount(21);
    // A second frame of the console's origin sends a message to the first.
    await page.evaluate((origin) => {
      const other = document.createElement('iframe');
      other.name = 'other';
      other.src = `${origin}/logo.png`;
      document.body.append(other);
      return new Promise((loaded) => {
        other.addEventListener('load', loaded);
      });
    }, new URL(embeddable.url).origin);
    const change = { channel: 'shell-host', version: 1, type: 'state-change', state: { token: '' } };
    await page.frame('other')?.evaluate((message) => {
      window.parent.frames[0]?.postMessage(message, '*');
    }, change);
    // So do invalid messages of the host.
    await page.evaluate((message) => {
      const { contentWindow } = document.querySelector('iframe') ?? {};
      contentWindow?.postMessage({ ...message, version: 2 }, '*');
      contentWindow?.postMessage({ ...message, state: { token: 5 } }, '*');
    }, change);
    await page.evaluate(() => {
      window.host.change({ path: '/apps/dashboard' });
    });
    await expect(view.getByRole('heading', { level: 1, name: texts.console.routes.dashboard })).toBeVisible();
  });
});

test('a frame without a host reports it and offers a retry', async ({ page, embeddable, texts }) => {
  const { origin } = new URL(embeddable.url);
  const { noHost } = texts.console;
  await page.clock.install();
  await page.route(`${origin}/a-host`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}/"></iframe>` }),
  );
  await page.goto(`${origin}/a-host`);
  const frame = page.frameLocator('iframe');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return frame.getByText('appConfig.token is required', { exact: true }).count();
    })
    .toBe(1);
  await expect(frame.getByRole('button', { name: noHost.retry })).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      return frame.getByRole('button', { name: noHost.retry }).count();
    })
    .toBe(1);
  await frame.getByRole('button', { name: noHost.retry }).click();
  await expect(frame.getByRole('heading', { name: noHost.title })).toHaveCount(0);
});
