import { expect, type Page } from '@playwright/test';
import { FULL_MATRIX } from '../full-matrix';
import { LANGUAGES } from '../texts';

export interface Variant {
  theme: 'dark' | 'light';
  layout: 'vertical' | 'horizontal';
  viewport: { width: number; height: number };
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

const VARIANTS: readonly Variant[] = (['dark', 'light'] as const).flatMap((theme) =>
  (['vertical', 'horizontal'] as const).flatMap((layout) =>
    [DESKTOP, PHONE].map((viewport) => ({ theme, layout, viewport })),
  ),
);

/**
 * The variants in which the route at an index of the table is checked: all with `FULL_MATRIX`, else one. Each variant gets
 * routes in both languages.
 */
export function variantsOf(index: number): readonly Variant[] {
  const number = variantNumber(index);
  return FULL_MATRIX ? VARIANTS : VARIANTS.slice(number, number + 1);
}

/** Routes with equal numbers are checked in the same variant. */
export function variantNumber(index: number): number {
  return Math.floor(index / LANGUAGES.length) % VARIANTS.length;
}

/** Returns a function that changes theme and layout from another tab, without reloading the page. */
export async function appearanceSwitcher(
  page: Page,
): Promise<(variant: Pick<Variant, 'theme' | 'layout'>) => Promise<void>> {
  const otherTab = await page.context().newPage();
  await otherTab.route('/other-tab', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await otherTab.goto('/other-tab');
  // A page in the background renders one frame per second.
  await page.bringToFront();
  return async ({ theme, layout }) => {
    await otherTab.evaluate(
      ([darkMode, layoutMode]) => {
        localStorage.setItem('console.dark-mode', darkMode);
        localStorage.setItem('__SS_LAYOUT_MODE__', layoutMode);
      },
      [String(theme === 'dark'), layout] as const,
    );
    await page.waitForFunction((expected) => document.documentElement.dataset['theme'] === expected, theme);
    // The main part of a page with the default layout has a name.
    const layoutRoot = page.locator('body:has(main[aria-label])');
    const sidebar = page.viewportSize()?.width === DESKTOP.width && layout === 'vertical' ? 1 : 0;
    await expect(layoutRoot.getByRole('complementary')).toHaveCount((await layoutRoot.count()) * sidebar);
  };
}
