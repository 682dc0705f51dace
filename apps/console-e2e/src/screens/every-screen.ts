import type { Page } from '@playwright/test';
import { pageErrors } from '../shell/page-errors';
import { appearanceSwitcher, DESKTOP, PHONE, type Appearance } from '../shell/variants';
import { TEXTS } from '../texts';
import { screensOf, showScreen, type Screen } from './screens';

interface View {
  name: string;
  viewport: { width: number; height: number };
  themes: readonly [Appearance['theme'], ...Appearance['theme'][]];
}

/** Each theme on a desktop, and a phone. */
export const VIEWS: readonly View[] = [
  { name: 'on a desktop', viewport: DESKTOP, themes: ['dark', 'light'] },
  { name: 'on a phone', viewport: PHONE, themes: ['light'] },
];

/** Checks the states of screens that a route alone does not show. Returns the errors with screen and theme. */
export async function screenErrors(
  page: Page,
  session: Screen['session'],
  { viewport, themes }: View,
): Promise<string[]> {
  await page.setViewportSize(viewport);
  const switchAppearance = await appearanceSwitcher(page);
  const errors: string[] = [];
  for (const screen of screensOf(session, page).filter(({ isPlace }) => !isPlace)) {
    await showScreen({ page, texts: TEXTS.en, theme: themes[0] }, screen);
    for (const theme of themes) {
      await switchAppearance({ theme, layout: screen.layout ?? 'vertical' });
      const colors = theme === themes[0] || 'only';
      errors.push(
        ...(await pageErrors(page, { colors })).map((error) => `${screen.name}, ${theme}: ${error}`),
      );
    }
  }
  return errors;
}
