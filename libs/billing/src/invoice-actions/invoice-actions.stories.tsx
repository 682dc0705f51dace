// @see spec 7.4
import { formatDate } from '@console/i18n';
import { mock } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { creditInvoice, payInvoice, type InvoiceDetail } from '../contract';
import { invoiceDetailOf } from '../testing/invoice-factory';
import { mockInvoices } from '../testing/invoice-handlers';

const OVERDUE = invoiceDetailOf(6, { status: 'overdue' });
const PAID = invoiceDetailOf(7, { status: 'paid' });
const DRAFT = invoiceDetailOf(8, { status: 'draft' });
const IN_DONG = invoiceDetailOf(4, { status: 'overdue' });
const calls = fn();

const showing = (...invoices: InvoiceDetail[]) => [
  mock(payInvoice, ({ body, request }) => {
    calls(body, request.headers.get('If-Match'));
    return { ...OVERDUE, status: 'paid', etag: '"2"' };
  }),
  mock(creditInvoice, ({ body }) => {
    calls(body);
    return { ...OVERDUE, etag: '"2"' };
  }),
  ...operator(),
  ...mockInvoices(invoices),
];

export default {
  title: 'Invoice/Actions',
  ...screenStories({ feature: billing, at: `/apps/billing/invoice/${OVERDUE.id}` }),
  parameters: { msw: showing(OVERDUE) },
};

const page = () => within(document.body);
const dialogNamed = async (name: RegExp) => within(await page().findByRole('dialog', { name }));
type Clicks = Pick<Parameters<NonNullable<ScreenStory['play']>>[0], 'userEvent'>;

async function fromMenu({ userEvent }: Clicks, action: string) {
  const drawer = await dialogNamed(/^Invoice INV/);
  await userEvent.click(await drawer.findByRole('button', { name: 'More' }));
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
}

export const Paid: ScreenStory = {
  play: async ({ userEvent }) => {
    const drawer = await dialogNamed(/^Invoice INV/);
    await userEvent.click(await drawer.findByRole('button', { name: 'Mark paid' }));
    const dialog = await dialogNamed(/^Mark invoice/);
    await expect(dialog.getByText('$299.32 is due. The whole amount counts as paid.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reference' }), 'FT-42');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark paid' }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: /^Mark invoice/ })).toBeNull());
    await expect(calls).toHaveBeenLastCalledWith(
      { paidOn: formatDate(Date.now(), 'Asia/Ho_Chi_Minh'), reference: 'FT-42' },
      '"1"',
    );
  },
};

export const CreditedExactly: ScreenStory = {
  play: async ({ userEvent }) => {
    await fromMenu({ userEvent }, 'Issue credit note');
    const dialog = await dialogNamed(/^Credit note/);
    const amount = dialog.getByRole('spinbutton', { name: 'Amount with tax (USD)' });
    await expect(amount).toHaveValue('299.32');
    await userEvent.clear(amount);
    await userEvent.type(amount, '299.33');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Outage');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await expect(await dialog.findByText('At most $299.32 is left of this invoice')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.29');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() => expect(calls).toHaveBeenLastCalledWith({ amount: 29, reason: 'Outage' }));
  },
};

/** The first characters of an amount have decimals that the currency lacks. */
export const CreditedInDong: ScreenStory = {
  args: { at: `/apps/billing/invoice/${IN_DONG.id}` },
  parameters: { msw: showing(IN_DONG) },
  play: async ({ userEvent }) => {
    await fromMenu({ userEvent }, 'Issue credit note');
    const dialog = await dialogNamed(/^Credit note/);
    const amount = dialog.getByRole('spinbutton', { name: 'Amount with tax (VND)' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,500');
    await expect(amount).toHaveValue('1,500');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Outage');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() => expect(calls).toHaveBeenLastCalledWith({ amount: 1_500, reason: 'Outage' }));
  },
};

export const NotPossible: ScreenStory = {
  args: { at: `/apps/billing/invoice/${PAID.id}` },
  parameters: { msw: showing(PAID) },
  play: async ({ userEvent }) => {
    await fromMenu({ userEvent }, 'Void');
    const dialog = await dialogNamed(/^Void invoice/);
    await expect(dialog.getByText(/Issue a credit note instead/)).toBeVisible();
    await expect(page().queryByRole('button', { name: 'Mark paid', hidden: true })).toBeNull();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const Draft: ScreenStory = {
  args: { at: `/apps/billing/invoice/${DRAFT.id}` },
  parameters: { msw: showing(DRAFT) },
  play: async () => {
    const drawer = await dialogNamed(/^Invoice/);
    await expect(await drawer.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Mark paid' })).toBeNull();
    await expect(drawer.queryByRole('button', { name: 'More' })).toBeNull();
  },
};
