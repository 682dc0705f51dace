import { expect, FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { screenFaults, VIEWS } from './every-screen';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
// Some of the screens show failures.
test.use({ expectedComplaints: FAILED_REQUEST });
signedInTest.use({ expectedComplaints: FAILED_REQUEST });

for (const view of VIEWS) {
  signedInTest(`nothing is wrong with the console, ${view.name}`, async ({ page }) => {
    expect(await screenFaults(page, 'signed-in', view)).toEqual([]);
  });

  test(`nothing is wrong with the sign-in, ${view.name}`, async ({ page, operator, texts }) => {
    expect.soft(await screenFaults(page, 'none', view)).toEqual([]);
    await page.goto('/auth/login');
    await giveCredentials(page, texts, operator);
    await expect(page).toHaveURL('/auth/check-code');
    expect.soft(await screenFaults(page, 'pending', view)).toEqual([]);
  });
}
