import { expect, type Page } from '@playwright/test';
import { fill, type Texts } from '../texts';

/** A number that networks have published for tests, and what is shown of its card. */
export const VISA = { number: '4242 4242 4242 4242', brand: 'Visa', lastFour: '4242' };
export const MASTERCARD = { number: '5555 5555 5555 4444', brand: 'Mastercard', lastFour: '4444' };
type TestCard = typeof VISA;

/** How an app is billed, as one finds it on the screen, and the page of the test provider. */
export function paymentPage(page: Page, { billing, ui }: Texts, appId: string) {
  const { payment } = billing;
  const address = `/apps/${appId}/billing`;
  const table = page.getByRole('table', { name: payment.title });
  const nameOf = ({ brand, lastFour }: TestCard) => fill(payment.name, { brand, lastFour });
  const leave = async () => {
    await page.getByRole('button', { name: payment.add }).click();
    await expect(page).toHaveURL(/\/platform\/test-payment\?visit=/);
  };
  const act = async (card: TestCard, entry: string) => {
    await page.getByRole('button', { name: fill(ui.list.rowActions, { name: nameOf(card) }) }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  return {
    address,
    nameOf,
    /** The rows with a payment method. */
    rows: table.getByRole('row').filter({ hasText: /\d{4}/ }),
    row: (card: TestCard) => table.getByRole('row').filter({ hasText: nameOf(card) }),
    /** Waits until the menu, which warns of what it knows, has heard from the platform. */
    menuKnows: ({ card }: { card: boolean }) =>
      page.waitForFunction(
        ([app, known]) => {
          const kept = sessionStorage.getItem('console.app-detail') ?? '';
          return kept.includes(app) && kept.includes(known);
        },
        [`"appId":"${appId}"`, `"addedPrimaryCard":${String(card)}`] as const,
      ),
    /** Goes to the provider’s page. */
    leave,
    /** Turns back there. */
    cancel: async () => {
      await page.locator('button[value=cancel]').click();
      await expect(page).toHaveURL(address);
    },
    /** Gives a card there, and waits until the console has it. */
    give: async (card: TestCard) => {
      await page.locator('#number').fill(card.number);
      await page.locator('#holder').fill('TRẦN BÌNH');
      // Later than today, whenever that is.
      await page.locator('#month').selectOption('12');
      await page.locator('button[value=add]').click();
      await expect(page.getByText(fill(payment.added.title, { name: nameOf(card) }))).toBeVisible();
      await expect(page).toHaveURL(address);
    },
    makePrimary: (card: TestCard) => act(card, payment.makePrimary),
    /** Removes a card, once the dialog has said what that does. */
    remove: async (card: TestCard, affected: string) => {
      await act(card, payment.remove.action);
      const asked = page.getByRole('dialog', { name: fill(payment.remove.title, { name: nameOf(card) }) });
      await expect(asked.getByText(affected, { exact: true })).toBeVisible();
      await asked.getByRole('button', { name: ui.confirm, exact: true }).click();
      await expect(asked).toHaveCount(0);
    },
  };
}
