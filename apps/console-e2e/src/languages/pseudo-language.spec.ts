// @see spec 1
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { screensOf, showScreen, type Screen } from '../screens/screens';
import { collectData, foreignTexts } from './foreign-texts';
import { PSEUDO_TEXTS, speakPseudoLanguage } from './speak-pseudo-language';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });
// Some of the screens show failures.
test.use({ expectedComplaints: FAILED_REQUEST });
signedInTest.use({ expectedComplaints: FAILED_REQUEST });

signedInTest('every text of the console comes from a locale file', async ({ page }) => {
  expect(await textsFromElsewhere(page, 'signed-in')).toEqual([]);
});

test('every text of the sign-in comes from a locale file', async ({ page }) => {
  expect(await textsFromElsewhere(page, 'none')).toEqual([]);
});

test('a text in the code is found', async ({ page }) => {
  await speakPseudoLanguage(page.context());
  await page.goto('/auth/login');
  await page.getByRole('button', { name: PSEUDO_TEXTS.auth.signIn.submit }).waitFor();
  await page.evaluate(() => {
    const [seen, unseen] = [document.createElement('p'), document.createElement('p')];
    Object.assign(seen, { title: 'Mai', textContent: 'Written by hand' });
    Object.assign(unseen, { hidden: true, textContent: 'Unseen' });
    document.body.append(seen, unseen);
  });
  expect(await foreignTexts(page, ['Signalbox', 'Mai'])).toEqual(['Written by hand']);
});

async function textsFromElsewhere(page: Page, session: Screen['session']): Promise<string[]> {
  await speakPseudoLanguage(page.context());
  const data = collectData(page);
  const found: string[] = [];
  for (const screen of screensOf(session, page)) {
    await showScreen({ page, texts: PSEUDO_TEXTS, theme: 'dark' }, screen);
    const known = [...(await data.texts()), 'Signalbox', 'N/A'];
    found.push(...(await foreignTexts(page, known)).map((text) => `${screen.name}: ${text}`));
  }
  return found;
}
