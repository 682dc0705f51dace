import { expect, FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { screenErrors, VIEWS } from './every-screen';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
// Some screens show failures.
test.use({ expectedComplaints: FAILED_REQUEST });
signedInTest.use({ expectedComplaints: FAILED_REQUEST });

for (const view of VIEWS) {
  signedInTest(`the states of screens have no errors, ${view.name}`, async ({ page }) => {
    expect(await screenErrors(page, 'signed-in', view)).toEqual([]);
  });

  test(`the states of the sign-in have no errors, ${view.name}`, async ({ page, operator, texts }) => {
    expect.soft(await screenErrors(page, 'none', view)).toEqual([]);
    await page.goto('/auth/login');
    await giveCredentials(page, texts, operator);
    await expect(page).toHaveURL('/auth/check-code');
    expect.soft(await screenErrors(page, 'pending', view)).toEqual([]);
  });
}
