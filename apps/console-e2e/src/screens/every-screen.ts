import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TEXTS } from '../texts';
import { screensOf, showScreen, type Screen, type Theme } from './screens';

/** Where the screens are looked at: each theme on a desk, and a phone. */
export const VIEWS = [
  { name: 'dark', theme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', theme: 'light', viewport: { width: 360, height: 740 } },
] as const satisfies { name: string; theme: Theme; viewport: { width: number; height: number } }[];

/** Looks at every screen of a session; answers what keeps people from using it, and what is wider than the window. */
export async function screenFaults(
  page: Page,
  session: Screen['session'],
  { theme, viewport }: (typeof VIEWS)[number],
): Promise<string[]> {
  await page.setViewportSize(viewport);
  const faults: string[] = [];
  for (const screen of screensOf(session, page)) {
    await showScreen({ page, texts: TEXTS.en, theme }, screen);
    const found = [...(await accessibilityFaults(page)), ...(await widthFaults(page))];
    faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
  }
  return faults;
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

async function widthFaults(page: Page): Promise<string[]> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overhang > 0 ? [`${overhang} px wider than the window`] : [];
}
