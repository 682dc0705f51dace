// @see spec 3.11, 4.1, 8
// @see ASVS 3.4.6, 3.5.5
import { startHost } from './start-host';
import { expect, test } from './embedding-test';
import { hostPage } from './host-page';

test.describe('a page that is no host', () => {
  test.use({
    expectedComplaints:
      /CORS policy|frame-ancestors|Content Security Policy|chrome-error|ERR_BLOCKED|Failed to load/,
  });

  test('may not have the console in a frame, nor load its code', async ({ page, embeddable, token }) => {
    const { origin: console } = new URL(embeddable.url);
    const stranger = await startHost();
    stranger.show(hostPage({ carrier: 'frame', console, state: { token } }));
    await page.goto(`${stranger.origin}/`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    expect(await page.evaluate(() => window.host.heard())).toEqual([]);
    const refused = await page.evaluate(
      (address) =>
        import(address).then(
          () => 'loaded',
          () => 'refused',
        ),
      `${console}/embed.js`,
    );
    expect(refused).toBe('refused');
    await stranger.stop();
  });
});

test.describe('a message that is not the host’s', () => {
  test.use({ carrier: 'cross-origin frame' });

  test('changes nothing, whatever it says', async ({ page, openHost, embeddable, texts }) => {
    const view = await openHost({ state: { path: '/apps/tenant-apps/normal' } });
    const table = view.getByRole('table', { name: texts.tenantApps.table });
    await expect(table.getByRole('row')).toHaveCount(21);
    // A second frame, of the console's own origin, speaks to the first past the host.
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
    // What the host itself says wrongly changes nothing either.
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

test('a frame whose host is silent says so, and tries again', async ({ page, embeddable, texts }) => {
  const { origin } = new URL(embeddable.url);
  const { noHost } = texts.console;
  await page.clock.install();
  await page.route(`${origin}/a-host`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}/"></iframe>` }),
  );
  await page.goto(`${origin}/a-host`);
  const frame = page.frameLocator('iframe');
  // What it waits for shows at once, and it still waits.
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
