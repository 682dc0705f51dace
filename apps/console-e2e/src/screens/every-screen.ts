import type { Page } from '@playwright/test';
import { pageFaults } from '../shell/page-faults';
import { TEXTS } from '../texts';
import { screensOf, showScreen, type Screen, type Theme } from './screens';

/** Where the screens are looked at: each theme on a desk, and a phone. */
export const VIEWS = [
  { name: 'dark', theme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', theme: 'light', viewport: { width: 360, height: 740 } },
] as const satisfies { name: string; theme: Theme; viewport: { width: number; height: number } }[];

/** Looks at every screen of a session in each of its states; answers what keeps people from using it, and what is wider than the window. */
export async function screenFaults(
  page: Page,
  session: Screen['session'],
  { theme, viewport }: (typeof VIEWS)[number],
): Promise<string[]> {
  await page.setViewportSize(viewport);
  const faults: string[] = [];
  for (const screen of screensOf(session, page).filter(({ isPlace }) => !isPlace)) {
    await showScreen({ page, texts: TEXTS.en, theme }, screen);
    faults.push(...(await pageFaults(page)).map((fault) => `${screen.name}: ${fault}`));
  }
  return faults;
}
