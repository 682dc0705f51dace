// @see spec 2.3, 6, 7.4
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getBillingSummary, listAllInvoices } from '../contract';
import { brokenAmounts, framedBilling } from '../testing/framed-billing';
import { invoiceDetailOf, invoiceDetailsOf } from '../testing/invoice-factory';
import { mockInvoices } from '../testing/invoice-handlers';

const LIST = '/apps/billing/invoice';

export default {
  title: 'Invoices/List/Figures and states',
  ...screenStories({ feature: framedBilling, at: LIST, onAddress: fn() }, [
    ...operator(),
    ...mockInvoices(invoiceDetailsOf(45)),
  ]),
};

type Canvas = ScreenPlay['canvas'];

const screen = () => within(document.body);
const figureOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));
export const PaidThisMonth: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      ...mockInvoices([
        ...invoiceDetailsOf(6),
        invoiceDetailOf(7, {
          status: 'paid',
          paidAt: '2026-05-03T08:30:00.000Z',
          payments: [{ id: 'p', amount: 17_000_000, paidAt: '2026-05-03T08:30:00.000Z', method: null }],
        }),
      ]),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const paid = await figureOf(canvas, 'Paid this month');
    await expect(paid.getByText('May 2026')).toBeVisible();
    await userEvent.click(paid.getByRole('link', { name: /17,000,000$/ }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LIST}?paidMonth=2026-05`));
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    // The user's time zone, seven hours ahead of UTC.
    await expect(canvas.getByText('2026/05/03 15:30:00')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Paid in: May 2026' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(LIST));
    await expect(await canvas.findByText('1–7 of 7')).toBeVisible();
  },
};

export const FiguresFailed: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(getBillingSummary, () => respondWithError(500)),
      ...mockInvoices(invoiceDetailsOf(3)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the amounts.')).toBeVisible();
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible();
    await expect(screen().queryByRole('alert')).toBeNull();
  },
};

export const NotListed: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(listAllInvoices, () => respondWithError(404)),
      mock(getBillingSummary, () => respondWithError(404)),
      ...mockInvoices(invoiceDetailsOf(45)),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(/^This platform can’t list the invoices/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'App ID' }), 'studio-3{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-3/invoice'));
    await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
    await expect(screen().queryByRole('alert')).toBeNull();
  },
};
export const AppManager: ScreenStory = {
  args: { at: '/apps/studio-3/invoice' },
  parameters: {
    msw: [
      ...operator({ permissions: null, ownPermissions: ['management'] }),
      ...mockInvoices(invoiceDetailsOf(3)),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.queryByText(/^You don’t have access/)).toBeNull();
  },
};

const LARGE = 9_000_573_412_856;

export const LongAmountsOnAPhone: ScreenStory = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  parameters: {
    msw: [
      ...operator(),
      ...mockInvoices([
        invoiceDetailOf(4, { status: 'overdue', total: LARGE, due: LARGE }),
        invoiceDetailOf(6, { status: 'overdue', total: 4_868_921, due: 4_868_921 }),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Quá hạn 48\.689,21\sUS\$/ })).toBeVisible();
    await expect(await canvas.findAllByText('9.000.573.412.856 ₫')).not.toHaveLength(0);
    await expect(brokenAmounts(canvas.getByRole('region', { name: 'Công nợ và thanh toán' }))).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
