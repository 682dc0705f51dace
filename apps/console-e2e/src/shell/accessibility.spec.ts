// @see spec 2
import type { Locator, Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { followRequests } from '../actions/follow-requests';
import { sampleAddresses } from './sample-records';
import { tenantAppList } from '../tenant-apps/tenant-app-list';

const LIST = '/apps/tenant-apps/normal';

test('the keyboard focus follows navigations', async ({ page, texts }) => {
  const { shell, ui, tenantApps } = texts;
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: shell.menu.main });
  await page.goto(LIST);
  await expect(main).toHaveAccessibleName(tenantApps.routes.normal);
  await tenantAppList(page, texts).rows.first().waitFor();

  await test.step('a loaded page starts at its top', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.menu.skip })).toBeFocused();
  });

  await test.step('from the menu to the main area, which is named after the page', async () => {
    await menu.getByRole('link', { name: tenantApps.routes.archive }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toHaveAccessibleName(tenantApps.routes.archive);
    await expect(main).toBeFocused();
  });

  await test.step('the skip link leads there as well', async () => {
    await page.getByRole('link', { name: shell.menu.skip }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
  });

  await test.step('a tab keeps the focus', async () => {
    await page.goto(LIST);
    await tenantAppList(page, texts).rows.first().getByRole('link').first().click();
    const tab = page
      .getByRole('navigation', { name: ui.detail.pages })
      .getByRole('link', { name: tenantApps.routes.member });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeFocused();
  });
});

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('selection, focus and dialogs are visible', async ({ page, texts }) => {
    const { shell, tenantApps } = texts;
    const menu = page.getByRole('navigation', { name: shell.menu.main });
    const list = tenantAppList(page, texts);
    await page.goto(LIST);
    await list.rows.first().waitFor();

    await test.step('the current page in the menu', async () => {
      const current = menu.getByRole('link', { name: tenantApps.routes.normal });
      const other = menu.getByRole('link', { name: tenantApps.routes.archive });
      await expect(async () => {
        expect(await backgroundOf(current)).not.toBe(await backgroundOf(other));
      }).toPass();
    });

    await test.step('the focused field', async () => {
      await list.search.focus();
      await expect(list.search).toHaveCSS('outline-style', 'solid');
    });

    await test.step('a dialog, its switches and its radio buttons', async () => {
      await page.getByRole('button', { name: shell.settings.title }).click();
      const dialog = page.getByRole('dialog', { name: shell.settings.title });
      await expect(dialog).toHaveCSS('outline-style', 'solid');
      await expect(dialog.getByRole('radio', { name: shell.settings.vertical })).toHaveCSS('opacity', '1');
      const on = dialog.getByRole('switch', { name: shell.settings.darkTheme });
      const off = dialog.getByRole('switch', { name: shell.settings.developerPanel });
      await expect(on).toHaveCSS('border-style', 'solid');
      expect(await backgroundOf(on)).not.toBe(await backgroundOf(off));
      await page.keyboard.press('Escape');
    });
  });
});

function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate((found) => getComputedStyle(found).backgroundColor);
}

test.describe('400 %', () => {
  // 1280 × 1024 px at a zoom of 400 %.
  test.use({ viewport: { width: 320, height: 256 }, expectedLogs: FAILED_REQUEST });

  test('no content is lost, even with wider text spacing', { tag: '@full' }, async ({ page, operator }) => {
    const at = await sampleAddresses(page, operator);
    const paths = [
      '/apps/dashboard',
      LIST,
      '/apps/:appId/detail',
      '/apps/:appId/detail/edit',
      '/apps/:appId/member',
      '/apps/:appId/usage',
      '/apps/:appId/invoice',
      '/apps/tenant-apps/create',
      '/apps/document',
      '/user/info',
    ];
    const errors: string[] = [];
    for (const path of paths) {
      const settled = followRequests(page);
      await page.goto(at({ path, title: '' }));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled();
      errors.push(...(await lostContent(page)).map((error) => `${path}: ${error}`));
    }
    expect(errors).toEqual([]);
  });
});

/** Content outside the window or cut off without an ellipsis, with the text spacing of WCAG 1.4.12. */
function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(spacing);
    const visible = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const named = (element: HTMLElement) =>
      `<${element.localName}> ${element.innerText.slice(0, 40).replaceAll('\n', ' ')}`;

    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: HTMLElement) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isClipped = (element: HTMLElement) => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (scrolls(above)) return true;
      return false;
    };
    const outside = visible.filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
    );

    const isText = (element: HTMLElement) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const cutOff = visible.filter((element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const visuallyHidden = clipPath !== 'none';
      return (
        isText(element) &&
        !visuallyHidden &&
        ['hidden', 'clip'].includes(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    return [
      ...(scrollWidth > clientWidth ? outside.map((element) => `outside: ${named(element)}`) : []),
      ...cutOff.map((element) => `cut off: ${named(element)}`),
    ];
  });
}
