import { expect, type Page } from '@playwright/test';
import { fill, type Texts } from '../texts';

export const VISA = { number: '4242 4242 4242 4242', brand: 'Visa', lastFour: '4242' };
export const MASTERCARD = { number: '5555 5555 5555 4444', brand: 'Mastercard', lastFour: '4444' };
type TestCard = typeof VISA;

/** The payment methods of an app and the page of the test provider. */
export function paymentPage(page: Page, { billing, ui }: Texts, appId: string) {
  const { payment } = billing;
  const address = `/apps/${appId}/billing`;
  const table = page.getByRole('table', { name: payment.title });
  const nameOf = ({ brand, lastFour }: TestCard) => fill(payment.name, { brand, lastFour });
  const leave = async () => {
    await page.getByRole('button', { name: payment.add }).click();
    await expect(page).toHaveURL(/\/platform\/test-payment\?visit=/);
  };
  const choose = async (card: TestCard, entry: string) => {
    await page.getByRole('button', { name: fill(ui.list.rowActions, { name: nameOf(card) }) }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  return {
    address,
    nameOf,
    rows: table.getByRole('row').filter({ hasText: /\d{4}/ }),
    row: (card: TestCard) => table.getByRole('row').filter({ hasText: nameOf(card) }),
    /** Waits until the menu has read from the platform whether the app has a card. */
    menuKnows: ({ card }: { card: boolean }) =>
      page.waitForFunction(
        ([app, known]) => {
          const stored = sessionStorage.getItem('console.app-detail') ?? '';
          return stored.includes(app) && stored.includes(known);
        },
        [`"appId":"${appId}"`, `"addedPrimaryCard":${String(card)}`] as const,
      ),
    leave,
    cancel: async () => {
      await page.locator('button[value=cancel]').click();
      await expect(page).toHaveURL(address);
    },
    /** Adds a card at the provider and waits until the console lists it. */
    add: async (card: TestCard) => {
      await page.locator('#number').fill(card.number);
      await page.locator('#holder').fill('TRẦN BÌNH');
      await page.locator('#month').selectOption('12');
      await page.locator('button[value=add]').click();
      await expect(page.getByText(fill(payment.added.title, { name: nameOf(card) }))).toBeVisible();
      await expect(page).toHaveURL(address);
    },
    makePrimary: (card: TestCard) => choose(card, payment.makePrimary),
    remove: async (card: TestCard, affected: string) => {
      await choose(card, payment.remove.action);
      const dialog = page.getByRole('dialog', { name: fill(payment.remove.title, { name: nameOf(card) }) });
      await expect(dialog.getByText(affected, { exact: true })).toBeVisible();
      await dialog.getByTestId('confirm').click();
      await expect(dialog).toHaveCount(0);
    },
  };
}
