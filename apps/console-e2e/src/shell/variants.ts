import { expect, type Page } from '@playwright/test';
import { FULL_MATRIX, type Language } from '../texts';

export interface Appearance {
  theme: 'dark' | 'light';
  layout: 'vertical' | 'horizontal';
}

export interface Variant extends Appearance {
  language: Language;
  viewport: { width: number; height: number };
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

const THEMES = ['dark', 'light'] as const;
const LAYOUTS = ['vertical', 'horizontal'] as const;

/** Every pair of values of two factors occurs in one of the five. */
const PAIRWISE: readonly Variant[] = [
  { language: 'en', theme: 'dark', layout: 'vertical', viewport: DESKTOP },
  { language: 'en', theme: 'light', layout: 'horizontal', viewport: PHONE },
  { language: 'vi', theme: 'light', layout: 'horizontal', viewport: DESKTOP },
  { language: 'vi', theme: 'light', layout: 'vertical', viewport: PHONE },
  { language: 'vi', theme: 'dark', layout: 'horizontal', viewport: PHONE },
];

/** The variants in which each route is checked: a pairwise cover, or all with `FULL_MATRIX`. */
export const VARIANTS: readonly Variant[] = FULL_MATRIX
  ? (['en', 'vi'] as const).flatMap((language) =>
      [DESKTOP, PHONE].flatMap((viewport) =>
        THEMES.flatMap((theme) => LAYOUTS.map((layout) => ({ language, theme, layout, viewport }))),
      ),
    )
  : PAIRWISE;

/** Returns a function that changes theme and layout as another tab does: without reloading the page. */
export async function appearanceSwitcher(page: Page): Promise<(appearance: Appearance) => Promise<void>> {
  const otherTab = await page.context().newPage();
  await otherTab.route('/other-tab', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await otherTab.goto('/other-tab');
  // A page in the background draws one frame per second.
  await page.bringToFront();
  return async ({ theme, layout }) => {
    await otherTab.evaluate(
      ([darkMode, layoutMode]) => {
        localStorage.setItem('console.dark-mode', darkMode);
        localStorage.setItem('__SS_LAYOUT_MODE__', layoutMode);
      },
      [String(theme === 'dark'), layout] as const,
    );
    await page.waitForFunction((chosen) => document.documentElement.dataset['theme'] === chosen, theme);
    // Sign-in and bare pages have no frame: their main part has no name.
    const frame = page.locator('body:has(main[aria-label])');
    const sidebar = page.viewportSize()?.width === DESKTOP.width && layout === 'vertical' ? 1 : 0;
    await expect(frame.getByRole('complementary')).toHaveCount((await frame.count()) * sidebar);
  };
}
