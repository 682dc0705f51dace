import type { Page } from '@playwright/test';
import { DESK, type Dress, PHONE, wardrobe } from '../shell/dresses';
import { changeFaults } from '../shell/page-faults';
import { TEXTS } from '../texts';
import { screensOf, showScreen, type Screen } from './screens';

interface View {
  name: string;
  viewport: { width: number; height: number };
  themes: readonly [Dress['theme'], ...Dress['theme'][]];
}

/** Where the screens are looked at: in each theme on a desk, and on a phone. */
export const VIEWS: readonly View[] = [
  { name: 'on a desk', viewport: DESK, themes: ['dark', 'light'] },
  { name: 'on a phone', viewport: PHONE, themes: ['light'] },
];

/** Looks at every screen of a session in each of its states; answers what keeps people from using it, and what is wider than the window. */
export async function screenFaults(
  page: Page,
  session: Screen['session'],
  { viewport, themes }: View,
): Promise<string[]> {
  await page.setViewportSize(viewport);
  const wear = await wardrobe(page);
  const faults: string[] = [];
  for (const screen of screensOf(session, page).filter(({ isPlace }) => !isPlace)) {
    await showScreen({ page, texts: TEXTS.en, theme: themes[0] }, screen);
    for (const theme of themes) {
      await wear({ theme, layout: screen.layout ?? 'vertical' });
      faults.push(...(await changeFaults(page)).map((fault) => `${screen.name}, ${theme}: ${fault}`));
    }
  }
  return faults;
}
