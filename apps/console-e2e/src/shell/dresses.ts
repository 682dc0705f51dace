import { expect, type Page } from '@playwright/test';

export interface Dress {
  theme: 'dark' | 'light';
  layout: 'vertical' | 'horizontal';
}

/** Each differs from the one before in one thing. */
export const DRESSES: readonly Dress[] = [
  { theme: 'dark', layout: 'vertical' },
  { theme: 'light', layout: 'vertical' },
  { theme: 'light', layout: 'horizontal' },
  { theme: 'dark', layout: 'horizontal' },
];

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

type Wear = (dress: Dress) => Promise<void>;

/** Dresses a page as a person does who changes the settings in another tab: nothing is loaded anew. */
export async function wardrobe(page: Page): Promise<Wear> {
  const otherTab = await page.context().newPage();
  // Of this origin, but no console: only what the browser remembers counts.
  await otherTab.route('/other-tab', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await otherTab.goto('/other-tab');
  // A page behind another one draws a frame in a second.
  await page.bringToFront();
  return async ({ theme, layout }) => {
    await otherTab.evaluate(
      ([darkMode, layoutMode]) => {
        localStorage.setItem('console.dark-mode', darkMode);
        localStorage.setItem('__SS_LAYOUT_MODE__', layoutMode);
      },
      [String(theme === 'dark'), layout] as const,
    );
    // At each frame: a theme is there sooner than an expectation looks again.
    await page.waitForFunction((chosen) => document.documentElement.dataset['theme'] === chosen, theme);
    // The sign-in area and the bare pages have no frame to lay out: theirs is no main part that has a name.
    const frame = page.locator('body:has(main[aria-label])');
    const sidebar = page.viewportSize()?.width === DESK.width && layout === 'vertical' ? 1 : 0;
    await expect(frame.getByRole('complementary')).toHaveCount((await frame.count()) * sidebar);
  };
}
