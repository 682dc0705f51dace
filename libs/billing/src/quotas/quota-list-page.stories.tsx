// @see spec 7.8, 9
import { mock, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { billing } from '../billing.feature';
import { listQuotasNearLimit } from '../contract';
import { quotasKept, quotasOf, quotasSlow, quotasUnavailable } from '../testing/quota-handlers';

/** Two of each app's five are near their limit. */
const OF_MANY_APPS = Array.from({ length: 12 }, (_, index) => quotasOf(`studio-${String(index + 1)}`)).flat();

const meta = {
  title: 'Quotas/Near their limit',
  render: renderFeatureScreen,
  args: { feature: billing, at: '/apps/billing/quota', onAddress: fn() },
  parameters: { msw: [...operator(), ...quotasKept(OF_MANY_APPS)] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

/** The fullest first, each with its warning in words and its app one step away; pages are in the address. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Quotas near their limit' });
    await waitFor(() => expect(rowsOf(table)).toHaveLength(20));
    const [first = table, ...others] = rowsOf(table);
    await expect(within(first).getByRole('meter', { name: 'Transcoding this month' })).toHaveAttribute(
      'aria-valuetext',
      '500 hours of 500 hours, 100%: limit reached',
    );
    await expect(within(first).getByText('Limit reached')).toBeVisible();
    await expect(within(first).getByText('N/A')).toBeVisible();
    const last = others.at(-1) ?? table;
    await expect(within(last).getByText('1.7 TB of 2 TB (84%)')).toBeVisible();
    await expect(within(last).getByText('Near its limit')).toBeVisible();
    await expect(within(last).getByText('2026-06-20')).toBeVisible();
    await expect(within(last).getByRole('link', { name: 'studio-8' })).toHaveAttribute(
      'href',
      '/apps/studio-8/usage?from=%2Fapps%2Fbilling%2Fquota',
    );
    await expect(canvas.queryByRole('searchbox')).toBeNull();

    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pagination' })).getByText('2'));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/billing/quota?page=2'));
    await waitFor(() => expect(rowsOf(table)).toHaveLength(4));
  },
};

export const Empty: Story = {
  parameters: { msw: [...operator(), ...quotasKept([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is near its limit')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [...operator(), ...quotasUnavailable()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Another platform may list none: the page says where they are found. */
export const NotListed: Story = {
  parameters: { msw: [...operator(), mock(listQuotasNearLimit, () => respondWithError(404))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This platform does not list the quotas/)).toBeVisible();
    await expect(within(document.body).queryByText('Error 404')).toBeNull();
  },
};

export const Slow: Story = {
  parameters: { msw: [...operator(), ...quotasSlow()] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('table', { name: 'Quotas near their limit' }).closest('[aria-busy=true]'),
      ).not.toBeNull(),
    );
  },
};

export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Limit reached'))[0]).toBeVisible();
  },
};

export const VietnameseOnAPhone: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Đã hết hạn mức'))[0]).toBeVisible();
    await expect(canvas.getAllByText('1,7 TB trên 2 TB (84%)')[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
