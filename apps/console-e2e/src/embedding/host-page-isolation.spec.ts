// @see spec 3.11, 4.1, 8
import type { Page } from '@playwright/test';
import { openFilters } from '../actions/open-filters';
import { expect, FAILED_REQUEST, test } from './embedding-test';

function hostDocument(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
    bodyChildren: [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 40)),
    head: [...document.head.children]
      .map(({ outerHTML }) => outerHTML)
      .filter((tag) => !/modulepreload/.test(tag)),
    font: getComputedStyle(document.body).fontFamily,
    scrolling: getComputedStyle(document.body).overflow,
  }));
}

test.use({ expectedLogs: FAILED_REQUEST });

test('the console changes the host’s page in its element only', async ({ page, openHost, texts }) => {
  const { shell, ui, tenantApps } = texts;
  const view = await openHost({ state: { path: '/apps/tenant-apps/normal?perPage=10' } });
  const guest = page.locator('#guest');
  await expect(view.getByRole('table', { name: tenantApps.table }).getByRole('row')).toHaveCount(11);
  const before = await hostDocument(page);
  expect(before.title).toBe('The host');
  expect(before.font).toBe('serif');
  expect(before.head.filter((tag) => tag.startsWith('<style'))).toHaveLength(1);
  expect(before.bodyChildren).toHaveLength(4);

  await test.step('a select', async () => {
    await openFilters(page, texts);
    await guest.getByRole('combobox').first().click();
    await expect(guest.getByRole('option').first()).toBeAttached();
    expect(await hostDocument(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('a dialog, with a tooltip', async () => {
    await guest.getByRole('button', { name: shell.settings.title }).click();
    await expect(guest.getByRole('dialog', { name: shell.settings.title })).toBeVisible();
    await expect(guest.getByRole('radiogroup', { name: shell.settings.layoutMode })).toBeVisible();
    await expect(guest.getByRole('radiogroup', { name: shell.settings.language })).toHaveCount(0);
    expect(await hostDocument(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(guest.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a drawer', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await guest.getByRole('button', { name: shell.menu.open }).click();
    await expect(guest.getByRole('dialog', { name: shell.menu.main })).toBeVisible();
    expect(await hostDocument(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a notice', async () => {
    await page.route('**/admin/api/**', (route) => route.abort());
    await guest.getByRole('searchbox', { name: ui.list.search }).fill('no response');
    await expect(guest.getByText(ui.global.networkError).first()).toBeAttached();
    expect(await hostDocument(page)).toEqual(before);
  });

  await test.step('unmounting', async () => {
    await page.evaluate(() => {
      window.host.unmount();
    });
    await expect(guest.getByRole('navigation')).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelector('#guest section')?.children.length)).toBe(0);
    const { bodyChildren, ...rest } = await hostDocument(page);
    expect(bodyChildren).toHaveLength(before.bodyChildren.length);
    expect(before).toMatchObject(rest);
  });
});

test('two consoles in one page have their own language, session, path and theme', async ({
  page,
  openHost,
  token,
  texts,
}) => {
  await openHost({
    guests: [
      { path: '/apps/tenant-apps/normal' },
      { token: 'invalid', path: '/apps/tenant-apps/archive', meta: { lang: 'vi' } },
    ],
    state: { token, meta: { lang: 'en' } },
  });
  const [one, other] = [page.locator('section').nth(0), page.locator('section').nth(1)];
  await expect(one.getByRole('table', { name: texts.tenantApps.table })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Bạn chưa đăng nhập tại đây' })).toBeVisible();

  await one.getByRole('button', { name: texts.shell.theme.toLight }).click();
  await expect(one.locator('[data-signalbox]')).toHaveAttribute('data-theme', 'light');
  await expect(other.locator('[data-signalbox]')).toHaveAttribute('data-theme', 'dark');
  await expect(one.getByRole('table', { name: texts.tenantApps.table })).toBeVisible();
});
