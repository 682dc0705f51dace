import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as newcomerTest } from '../fixtures/newcomer-test';
import { signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { LANGUAGES, TEXTS, type Language } from '../texts';
import { screensOf, showScreen, THEMES, type Screen } from './screens';

const FOLDER = process.env['SCREENSHOTS_DIR'] ?? 'test-results/screenshots';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** All screens of a session, in every language and theme and on every size. */
async function takePictures(page: Page, session: Screen['session']) {
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      for (const theme of THEMES)
        for (const screen of screensOf(session, page)) {
          await showScreen({ page, texts: TEXTS[language], theme }, screen);
          const file = `${screen.name}--${language}--${theme}--${viewport.width}.png`;
          await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
        }
    }
  }
}

async function speak(page: Page, language: Language) {
  await page
    .context()
    .addCookies([{ name: 'i18n_redirected', value: language, domain: '127.0.0.1', path: '/' }]);
}

// Some screens show failures.
test.use({ expectedComplaints: /./ });
newcomerTest.use({ expectedComplaints: /./ });

newcomerTest('before two-factor authentication', async ({ page, servers, texts }) => {
  await page.goto('/');
  await giveCredentials(page, texts, servers);
  await page.waitForURL('/apps/2fa');
  await takePictures(page, 'not-enrolled');
});

test('signed out', async ({ page }) => {
  await takePictures(page, 'none');
});

test('between password and code', async ({ page, operator, texts }) => {
  await page.goto('/');
  await giveCredentials(page, texts, operator);
  await page.waitForURL('/auth/check-code?*');
  await takePictures(page, 'pending');
});

signedInTest('signed in', async ({ page }) => {
  await takePictures(page, 'signed-in');
});
