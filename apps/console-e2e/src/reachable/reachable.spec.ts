// @see spec 2
import type { Locator, Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { followCalls } from '../shell/follow-calls';
import { sampleAddresses } from '../shell/sample-records';
import { tenantAppList } from '../tenant-apps/tenant-app-list';

const LIST = '/apps/tenant-apps/normal';

test('the keyboard goes on where a navigation has led', async ({ page, texts }) => {
  const { shell, ui, tenantApps } = texts;
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: shell.menu.main });
  await page.goto(LIST);
  await expect(main).toHaveAccessibleName(tenantApps.routes.normal);
  await tenantAppList(page, texts).rows.first().waitFor();

  await test.step('a page that was loaded begins at its top', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.menu.skip })).toBeFocused();
  });

  await test.step('from the menu into the place, whose name is told', async () => {
    await menu.getByRole('link', { name: tenantApps.routes.archive }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toHaveAccessibleName(tenantApps.routes.archive);
    await expect(main).toBeFocused();
  });

  await test.step('and past the menu from there, too', async () => {
    await page.getByRole('link', { name: shell.menu.skip }).focus();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
  });

  await test.step('on the tab that was chosen', async () => {
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

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is chosen, focused or on top can be told', async ({ page, texts }) => {
    const { shell, tenantApps } = texts;
    const menu = page.getByRole('navigation', { name: shell.menu.main });
    const list = tenantAppList(page, texts);
    await page.goto(LIST);
    await list.rows.first().waitFor();

    await test.step('the open place in the menu', async () => {
      const here = menu.getByRole('link', { name: tenantApps.routes.normal });
      const elsewhere = menu.getByRole('link', { name: tenantApps.routes.archive });
      await expect(async () => {
        expect(await groundOf(here)).not.toBe(await groundOf(elsewhere));
      }).toPass();
    });

    await test.step('the field that has the focus', async () => {
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
      expect(await groundOf(on)).not.toBe(await groundOf(off));
      await page.keyboard.press('Escape');
    });
  });
});

function groundOf(element: Locator): Promise<string> {
  return element.evaluate((found) => getComputedStyle(found).backgroundColor);
}

test.describe('400 %', () => {
  // A window of 1280 × 1024 CSS px, enlarged four times.
  test.use({ viewport: { width: 320, height: 256 }, expectedComplaints: FAILED_REQUEST });

  test('nothing is lost, even with wider text', async ({ page, operator }) => {
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
    const faults: string[] = [];
    for (const path of paths) {
      const answered = followCalls(page);
      await page.goto(at({ path, title: '' }));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await answered();
      faults.push(...(await lostWithWiderText(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

/** What stands out of the window, or is cut off without a sign of it, with the text spacing of WCAG 1.4.12. */
function lostWithWiderText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(spacing);
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const named = (element: HTMLElement) =>
      `<${element.localName}> ${element.innerText.slice(0, 40).replaceAll('\n', ' ')}`;

    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: HTMLElement) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isHeld = (element: HTMLElement) => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (scrolls(above)) return true;
      return false;
    };
    const outside = shown.filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
    );

    const isText = (element: HTMLElement) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const cutOff = shown.filter((element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const forEars = clipPath !== 'none';
      return (
        isText(element) &&
        !forEars &&
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
