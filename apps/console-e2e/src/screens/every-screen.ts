import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TEXTS } from '../texts';
import { screensOf, showScreen, THEMES, type Screen } from './screens';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** Looks at every screen of a session in both themes, on a desk and on a phone; answers what is wrong with them. */
export async function screenFaults(page: Page, session: Screen['session']): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES)
      for (const screen of screensOf(session, page)) {
        await showScreen({ page, texts: TEXTS.en, theme }, screen);
        const found = [...(await accessibilityFaults(page)), ...(await widthFaults(page))];
        const where = `${screen.name}, ${theme}, ${viewport.width} px`;
        faults.push(...found.map((fault) => `${where}: ${fault}`));
      }
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
