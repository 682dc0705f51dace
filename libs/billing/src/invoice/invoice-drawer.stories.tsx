// @see spec 7.4, 7.5, 9
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, spyOn, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { getInvoice, type InvoiceDetail } from '../contract';
import { brokenAmounts, framedBilling } from '../testing/framed-billing';
import { invoiceDetailOf } from '../testing/invoice-factory';
import { mockInvoices } from '../testing/invoice-handlers';

const PAID = invoiceDetailOf(7, { status: 'paid' });
const IN_DOLLARS = invoiceDetailOf(6, {
  status: 'overdue',
  taxes: [
    { rate: 0, taxable: 19_900, amount: 0 },
    { rate: 2_000, taxable: 5_044, amount: 1_009 },
  ],
  payments: [{ id: 'payment-1', amount: 1_000, paidAt: '2026-05-03T08:30:00.000Z', method: null }],
  paid: 1_000,
  due: 24_953,
  dueDate: new Date(Date.now() - 12 * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length),
});

const CREDIT_NOTE = {
  ...{ id: 'note-1', number: 'CN-1', amount: 100_000, reason: 'Outage in March' },
  issuedAt: '2026-04-10T02:00:00.000Z',
};

const LARGE = Number.MAX_SAFE_INTEGER;
const showing = (...invoices: InvoiceDetail[]) => ({ msw: [...operator(), ...mockInvoices(invoices)] });

export default {
  title: 'Invoice/Drawer',
  ...screenStories({
    feature: billing,
    at: `/apps/billing/invoice/${PAID.id}?status=paid`,
    onAddress: fn(),
  }),
  parameters: showing(PAID),
};

const page = () => within(document.body);
const drawerOf = async ({ number }: InvoiceDetail, title = 'Invoice') =>
  within(await page().findByRole('dialog', { name: `${title} ${number}` }));
/** The formatted spaces are non-breaking. */
const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replace(/\s/g, ' '));

export const Paid: ScreenStory = {
  play: async () => {
    const drawer = await drawerOf(PAID);
    await expect(drawer.getByText('Paid', { selector: 'span' })).toBeVisible();
    const lines = within(drawer.getByRole('table', { name: 'Lines' }));
    await expect(textsOf(lines.getAllByRole('row').slice(1, 3))).toEqual([
      'Pro edition2026-03-01 – 2026-03-311 month₫4,900,00010%₫4,900,000',
      'Live streaming2026-03-01 – 2026-03-31Show usage207.5 hours₫7,00010%₫1,452,500',
    ]);
    await expect(lines.getAllByRole('link')).toHaveLength(4);
    await expect(
      lines.getByRole('link', { name: 'Show usage: Live streaming, 2026-03-01 – 2026-03-31' }),
    ).toHaveAttribute('href', '/apps/billing/usage?appId=studio-1&kind=live&from=2026-03-01&to=2026-03-31');
    const payments = within(drawer.getByRole('region', { name: 'Payments' }));
    await expect(textsOf(payments.getAllByRole('listitem'))).toEqual([
      '2026/04/03 15:30:00Visa ending in 4242₫13,310,224',
    ]);
    await expect(drawer.getByRole('link', { name: 'Studio 1' })).toHaveAttribute(
      'href',
      '/apps/studio-1/invoice',
    );
  },
};

export const OfDeletedApp: ScreenStory = {
  args: { language: 'vi' },
  parameters: showing({ ...PAID, appDeleted: true }),
  play: async () => {
    const drawer = await drawerOf(PAID, 'Hóa đơn');
    await expect(drawer.getByText('Ứng dụng đã xóa')).toBeVisible();
    const links = drawer.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain('/apps/billing/invoice?appId=studio-1');
    await expect(links.filter((href) => !href?.startsWith('/apps/billing/'))).toEqual([]);
    const paper = within(document.body).getByRole('article', { hidden: true });
    await expect(paper).toHaveTextContent('Studio 1 (ứng dụng đã xóa)');
  },
};

export const PartlyPaidInDollars: ScreenStory = {
  args: { at: `/apps/billing/invoice/${IN_DOLLARS.id}` },
  parameters: showing(IN_DOLLARS),
  play: async () => {
    const drawer = await drawerOf(IN_DOLLARS);
    await expect(drawer.getByText(/^\$249\.53 was due by .* · 12 days overdue$/)).toBeVisible();
    await expect(drawer.getByText('12,006 minutes')).toBeVisible();
    await expect(drawer.getByText('$0.0042')).toBeVisible();
    await expect(drawer.getByText('Tax 0% on $199.00')).toBeVisible();
    await expect(drawer.getByText('Tax 20% on $50.44')).toBeVisible();
    await expect(drawer.getByText('Payment method not recorded')).toBeVisible();
  },
};

export const Draft: ScreenStory = {
  parameters: showing(invoiceDetailOf(7, { status: 'draft' })),
  play: async () => {
    const drawer = await drawerOf(PAID);
    const paper = within(await page().findByRole('article', { hidden: true }));
    for (const sums of [drawer, paper]) {
      await expect(sums.getByText('Total')).toBeInTheDocument();
      await expect(sums.queryByText('Amount due')).toBeNull();
    }
  },
};

export const UnknownValues: ScreenStory = {
  args: { at: '/apps/billing/invoice/invoice-7' },
  parameters: showing({
    ...PAID,
    status: 'disputed',
    recipient: null,
    payments: [],
    paid: 0,
    lines: PAID.lines.map((line) =>
      line.kind === 'plan' ? { ...line, edition: 'platinum' } : { ...line, kind: 'credits' },
    ),
  }),
  play: async () => {
    const drawer = await drawerOf(PAID);
    await expect(drawer.getByText('disputed')).toBeVisible();
    await expect(drawer.getByText('platinum edition')).toBeVisible();
    await expect(drawer.getAllByText('credits')).toHaveLength(4);
    await expect(drawer.queryByRole('link', { name: /^Show usage/ })).toBeNull();
    await expect(drawer.getByText('–')).toBeVisible();
    await expect(drawer.getByText('No payments yet')).toBeVisible();
  },
};
export const Printed: ScreenStory = {
  play: async ({ userEvent }) => {
    const titles: string[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      titles.push(document.title);
    });
    const drawer = await drawerOf(PAID);
    const before = document.title;
    await userEvent.click(drawer.getByRole('button', { name: 'Print' }));
    await expect(titles).toEqual([PAID.number]);
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.title).toBe(before);
    print.mockRestore();
    await expect(document.querySelector('.invoice-paper')).not.toBeVisible();
  },
};
/** The drawer and the paper list the same credit notes. */
export const Credited: ScreenStory = {
  parameters: showing({ ...PAID, creditNotes: [CREDIT_NOTE] }),
  play: async () => {
    const drawer = await drawerOf(PAID);
    const listed = within(drawer.getByRole('region', { name: 'Credit notes' })).getByRole('listitem');
    const texts = ['2026/04/10 09:00:00', 'CN-1: Outage in March', '₫100,000'];
    await expect(textsOf([listed])).toEqual([texts.join('')]);
    const cells = document.querySelectorAll<HTMLElement>('.invoice-paper section:last-of-type td');
    await expect(textsOf([...cells])).toEqual(texts);
  },
};

export const OfOneApp: ScreenStory = {
  args: {
    feature: framedBilling,
    at: `/apps/studio-1/invoice/${PAID.id}`,
  },
  play: async () => {
    const drawer = await drawerOf(PAID);
    await expect(drawer.queryByRole('link', { name: 'Studio 1' })).toBeNull();
    await expect(drawer.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/apps/studio-1/usage?kind=live&from=2026-03-01&to=2026-03-31',
    );
  },
};

export const OfAnotherApp: ScreenStory = {
  args: { ...OfOneApp.args, at: `/apps/studio-2/invoice/${PAID.id}` },
  play: async () => {
    const drawer = within(await page().findByRole('dialog', { name: 'Invoice' }));
    await expect(await drawer.findByText('Invoice not found')).toBeVisible();
    await expect(document.querySelector('.invoice-paper')).toBeNull();
  },
};
export const Forbidden: ScreenStory = {
  parameters: {
    msw: [...operator(), mock(getInvoice, () => respondWithError(403)), ...mockInvoices([PAID])],
  },
  play: async ({ args }) => {
    const drawer = within(await page().findByRole('dialog', { name: 'Invoice' }));
    await expect(await drawer.findByText('You don’t have access to “Invoice”')).toBeVisible();
    await expect(drawer.getByText(/^Needs the API group/)).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith('/403');
  },
};

export const Phone: ScreenStory = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: showing({
    ...PAID,
    appName: 'CôngTyTruyềnThông'.repeat(12),
    recipient: PAID.recipient && {
      ...PAID.recipient,
      companyName: 'CôngTyCổPhầnTruyềnThôngĐaPhươngTiện'.repeat(6),
    },
    lines: Array.from({ length: 60 }, (_, index) => PAID.lines[index % PAID.lines.length]).filter(
      (line) => line !== undefined,
    ),
  }),
  play: async () => {
    const drawer = await drawerOf(PAID);
    await expect(drawer.getByRole('list', { name: 'Lines' }).children).toHaveLength(60);
    await expect(drawer.getAllByText('207.5 hours × ₫7,000, tax 10%')[0]).toBeVisible();
    const dialog = page().getByRole('dialog');
    for (const element of [document.documentElement, ...dialog.querySelectorAll('*')]) {
      await expect(element.scrollWidth <= Math.max(element.clientWidth, window.innerWidth)).toBe(true);
    }
  },
};

export const LongAmounts: ScreenStory = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  parameters: showing({
    ...PAID,
    status: 'overdue',
    subtotal: LARGE,
    tax: LARGE,
    total: LARGE,
    due: LARGE,
    taxes: [{ rate: 1_000, taxable: LARGE, amount: LARGE }],
    lines: PAID.lines.map((line) => ({ ...line, amount: LARGE })),
    payments: PAID.payments.map((payment) => ({ ...payment, amount: LARGE })),
  }),
  play: async () => {
    const drawer = await drawerOf(PAID, 'Hóa đơn');
    await expect(drawer.getAllByText('9.007.199.254.740.991 ₫')).toHaveLength(11);
    await expect(brokenAmounts(page().getByRole('dialog'))).toEqual([]);
    const onPaper = within(document.querySelector<HTMLElement>('.invoice-paper') ?? document.body);
    for (const amount of onPaper.getAllByText(/^[\d.]+ ₫$/)) {
      await expect(getComputedStyle(amount).whiteSpace).toBe('nowrap');
    }
  },
};
