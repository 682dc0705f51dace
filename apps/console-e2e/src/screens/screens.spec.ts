import { expect, FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { screenFaults } from './every-screen';

test.use({ expectedComplaints: FAILED_REQUEST });
signedInTest.use({ expectedComplaints: FAILED_REQUEST });

test('the sign-in screens are accessible and fit a phone', async ({ page, operator, texts }) => {
  expect.soft(await screenFaults(page, 'none')).toEqual([]);
  await page.goto('/auth/login');
  await giveCredentials(page, texts, operator);
  await expect(page).toHaveURL('/auth/check-code');
  expect.soft(await screenFaults(page, 'pending')).toEqual([]);
});

signedInTest('the screens of a signed-in person are accessible and fit a phone', async ({ page }) => {
  signedInTest.setTimeout(180_000);
  expect(await screenFaults(page, 'signed-in')).toEqual([]);
});
