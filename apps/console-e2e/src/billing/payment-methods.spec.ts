// @see spec 4.5, 7.4
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { emptyTitle, fill } from '../texts';
import { openModuleGroup } from '../shell/open-module-group';
import { MASTERCARD, paymentPage, VISA } from './payment-page';

test.describe('en', () => {
  test('an operator adds cards at the provider, changes the primary one and removes both', async ({
    page,
    operator,
    texts,
    unique,
  }) => {
    const { payment } = texts.billing;
    const { noCard } = texts.shell;
    const appId = unique('paying');
    const billing = paymentPage(page, texts, appId);
    const chooseSsai = async () => {
      await openModuleGroup(page, texts, 'advertising');
      await page.getByRole('menuitem', { name: texts.modules.routes.app_ssai, exact: true }).click();
    };
    const missing = page.getByRole('dialog', { name: noCard.title });
    await arrangeTenantApp(page, operator, { name: 'Paying', appId, edition: 'pro' });
    await page.goto(`/apps/${appId}/detail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paying');

    await test.step('without a card SSAI offers to add one', async () => {
      await billing.menuKnows({ card: false });
      await chooseSsai();
      await missing.getByRole('button', { name: noCard.toBilling }).click();
      await expect(page).toHaveURL(billing.address);
      await expect(page.getByText(emptyTitle(payment.empty))).toBeVisible();
    });

    await test.step('adds a card once, in spite of reload and Back', async () => {
      await billing.leave();
      await billing.add(VISA);
      await expect(billing.row(VISA)).toContainText(payment.primary);
      await page.reload();
      await expect(billing.rows).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(/\/platform\/test-payment/);
      await page.goForward();
      await expect(page).toHaveURL(billing.address);
      await expect(billing.rows).toHaveCount(1);
    });

    await test.step('with a card SSAI opens', async () => {
      await billing.menuKnows({ card: true });
      await chooseSsai();
      await expect(page).toHaveURL(`/apps/${appId}/product/ssai`);
    });

    await test.step('makes another card primary', async () => {
      await page.goto(billing.address);
      await billing.leave();
      await billing.add(MASTERCARD);
      await expect(billing.row(MASTERCARD)).not.toContainText(payment.primary);
      await billing.makePrimary(MASTERCARD);
      await expect(billing.row(MASTERCARD)).toContainText(payment.primary);
      await expect(billing.row(VISA)).not.toContainText(payment.primary);
    });

    await test.step('removes both cards', async () => {
      const { affected } = payment.remove;
      await billing.remove(MASTERCARD, fill(affected.replaced, { name: billing.nameOf(VISA) }));
      await expect(billing.row(VISA)).toContainText(payment.primary);
      await billing.remove(VISA, affected.last);
      await expect(page.getByText(emptyTitle(payment.empty))).toBeVisible();
    });

    await test.step('without a card SSAI is closed again', async () => {
      await billing.menuKnows({ card: false });
      await chooseSsai();
      await expect(missing).toBeVisible();
    });
  });
});

test.describe('vi', () => {
  test.use({ language: 'vi' });

  test(
    'a user cancels at the provider, whose page has the same language',
    { tag: '@full' },
    async ({ page, operator, texts, unique }) => {
      const { payment } = texts.billing;
      const appId = unique('paying-vi');
      const billing = paymentPage(page, texts, appId);
      await arrangeTenantApp(page, operator, { name: 'Paying', appId });
      await page.goto(billing.address);
      await billing.leave();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trang thanh toán thử nghiệm');
      await billing.cancel();
      await expect(page.getByText(payment.canceled)).toBeVisible();
      await expect(page.getByText(emptyTitle(payment.empty))).toBeVisible();
    },
  );
});
