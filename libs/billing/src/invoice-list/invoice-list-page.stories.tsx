// @see spec 3.7, 7.4, 7.5
import { mock, respondWithError } from '@console/http/testing';
import { formatDate } from '@console/i18n';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { openFilters } from '@console/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listAllInvoices } from '../contract';
import { framedBilling } from '../testing/framed-billing';
import { invoiceDetailOf, invoiceDetailsOf } from '../testing/invoice-factory';
import { mockInvoices } from '../testing/invoice-handlers';
import { presetDates } from './issuing-dates';

const LIST = '/apps/billing/invoice';

export default {
  title: 'Invoices/List',
  ...screenStories({ feature: framedBilling, at: LIST, onAddress: fn() }, [
    ...operator(),
    ...mockInvoices(invoiceDetailsOf(45)),
  ]),
};

type Canvas = ScreenPlay['canvas'];

const screen = () => within(document.body);
const tableOf = (canvas: Canvas, name = 'Invoices') => canvas.findByRole('table', { name });
const rowOf = async (canvas: Canvas, number: string) => {
  const cell = await canvas.findByRole('link', { name: number });
  return within(cell.closest('tr') ?? document.body);
};
const figureOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));

export const Filled: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      ...mockInvoices([invoiceDetailOf(46, { status: 'disputed', paidAt: null }), ...invoiceDetailsOf(45)]),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const table = await tableOf(canvas);
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(21));
    const dollars = await rowOf(canvas, 'INV-202604-00003');
    await expect(dollars.getByText('Unpaid')).toBeVisible();
    await expect(dollars.getByText('$299.32')).toBeVisible();
    await expect(dollars.getByText('2026-05-01')).toBeVisible();
    await expect(dollars.getByText('2026-05-16')).toBeVisible();
    await expect(dollars.getByText('2026-04-01 – 2026-04-30')).toBeInTheDocument();
    await expect(dollars.getByText('N/A')).toBeInTheDocument();
    await expect(dollars.getByRole('link', { name: 'Studio 3' })).toHaveAttribute(
      'href',
      '/apps/studio-3/invoice?from=%2Fapps%2Fbilling%2Finvoice',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Issued' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await userEvent.click(canvas.getByRole('columnheader', { name: 'Number' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?sort=number`));
    const unknown = await rowOf(canvas, 'INV-202502-00001');
    await expect(unknown.getByText('disputed')).toBeVisible();
  },
};

export const Draft: ScreenStory = {
  play: async ({ canvas }) => {
    const draft = await rowOf(canvas, 'INV-202605-00001');
    await expect(draft.getByText('Draft')).toBeVisible();
    await expect(draft.getByText('Issues on 2026-06-01')).toBeVisible();
  },
};

export const OfDeletedApp: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      ...mockInvoices([invoiceDetailOf(4), invoiceDetailOf(5, { status: 'paid', appDeleted: true })]),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await tableOf(canvas);
    await waitFor(() => expect(canvas.getAllByText('Deleted app')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: 'Studio 2' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Studio 1' })).toBeNull());
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      expect.stringMatching(/^[^?]*invoice\?appId=studio-2/),
    );
    await expect(canvas.getByText('Deleted app')).toBeVisible();
  },
};

export const Presets: ScreenStory = {
  args: { at: `${LIST}?issuingDateFrom=2025-02-03&issuingDateTo=2026-04-30&page=2` },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(/^21–\d+ of \d+$/)).toBeVisible();
    await expect(canvas.getByText('2025-02-03 – 2026-04-30')).toBeVisible();
    await openFilters({ canvas, userEvent });
    await expect(canvas.getByTitle('Custom range')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Issued from' })).toHaveValue('2025-02-03');

    await userEvent.click(canvas.getByRole('combobox', { name: 'Issuing date' }));
    await userEvent.click(await screen().findByTitle('Last quarter'));
    const { from, to } = presetDates('lastQuarter', formatDate(Date.now(), 'Asia/Ho_Chi_Minh'));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?issuingDateFrom=${from}&issuingDateTo=${to}`),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Issued to' })).toHaveValue(to));
    await waitFor(() => expect(canvas.queryByTitle('Custom range')).toBeNull());

    const first = canvas.getByRole('textbox', { name: 'Issued from' });
    await userEvent.clear(first);
    await userEvent.type(first, '2025-06-01{Enter}');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(
        `${LIST}?issuingDateFrom=2025-06-01&issuingDateTo=${to}`,
      ),
    );
  },
};
export const OfOneApp: ScreenStory = {
  args: { at: '/apps/studio-3/invoice' },
  parameters: {
    msw: [...operator(), ...mockInvoices(invoiceDetailsOf(45))],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'App' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('link', { name: 'INV-202604-00003' })).toHaveAttribute(
      'href',
      '/apps/studio-3/invoice/invoice-6',
    );
    const outstanding = await figureOf(canvas, 'Outstanding');
    await userEvent.click(outstanding.getByRole('link'));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-3/invoice?status=open'),
    );
  },
};

export const SearchOfOneApp: ScreenStory = {
  args: { at: '/apps/studio-3/invoice' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
    // Occurs in numbers of other apps, too.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Number or amount' }), '202604');
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'INV-202604-00003' })).toBeVisible();
  },
};

export const SearchMissing: ScreenStory = {
  args: { at: '/apps/studio-3/invoice?q=202604' },
  parameters: {
    msw: [
      mock(listAllInvoices, () => respondWithError(404)),
      ...operator(),
      ...mockInvoices(invoiceDetailsOf(45)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
