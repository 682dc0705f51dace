import type { Page } from '@playwright/test';
import { DESK, type Dress, PHONE, wardrobe } from '../shell/dresses';
import { pageFaults, type Look } from '../shell/page-faults';
import { TEXTS } from '../texts';
import { screensOf, showScreen, type Screen } from './screens';

interface View {
  name: string;
  viewport: { width: number; height: number };
  looks: readonly [ThemeLook, ...ThemeLook[]];
}

interface ThemeLook {
  theme: Dress['theme'];
  look: Look;
}

/** Where the screens are looked at: in each theme on a desk, and on a phone, where the colours of most are the same. */
export const VIEWS: readonly View[] = [
  {
    name: 'on a desk',
    viewport: DESK,
    looks: [
      { theme: 'dark', look: 'all' },
      { theme: 'light', look: 'colours' },
    ],
  },
  { name: 'on a phone', viewport: PHONE, looks: [{ theme: 'light', look: 'structure' }] },
];

/** Looks at every screen of a session in each of its states; answers what keeps people from using it, and what is wider than the window. */
export async function screenFaults(
  page: Page,
  session: Screen['session'],
  { viewport, looks }: View,
): Promise<string[]> {
  await page.setViewportSize(viewport);
  const wear = await wardrobe(page);
  const faults: string[] = [];
  for (const screen of screensOf(session, page).filter(({ isPlace }) => !isPlace)) {
    await showScreen({ page, texts: TEXTS.en, theme: looks[0].theme }, screen);
    for (const { theme, look } of looks) {
      await wear({ theme, layout: screen.layout ?? 'vertical' });
      faults.push(
        ...(await pageFaults(page, screen.only ? 'all' : look)).map(
          (fault) => `${screen.name}, ${theme}: ${fault}`,
        ),
      );
    }
  }
  return faults;
}
