import { mock } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, within } from 'storybook/test';
import { listAuditLogs } from '../contract';
import { products } from '../products.feature';

const FREE = { edition: 'free' };

const meta = {
  title: 'Products/Module by its address',
  render: renderFeatureScreen,
  args: { feature: products, at: '/apps/song-hong/product/minigame', onAddress: fn() },
  parameters: { msw: operator({ subscription: FREE }) },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** The address of what a free app goes without is answered in its place. */
export const FreeApp: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Minigame' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /Minigame/ })).toBeVisible();
    await expect(canvas.queryByText(/games beside a stream/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the subscription' }));
    await expect(await page().findByRole('dialog', { name: 'Subscription' })).toBeInTheDocument();
  },
};

/** A sub-page of a locked module is locked with it. */
export const FreeAppSubPage: Story = {
  args: { at: '/apps/song-hong/product/ssai/statistics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show the subscription' })).toBeVisible();
  },
};

/** Nothing of it is shown until it is known whether it may be. */
export const NotKnownYet: Story = {
  parameters: {
    msw: [http.get('*/auth-service/v1/apps/song-hong', () => delay('infinite')), ...operator()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Minigame' })).toBeVisible();
    await expect(canvas.queryByText(/games beside a stream/)).toBeNull();
  },
};

const asked = fn();

/** Nor is anything of it asked for. */
export const NothingAsked: Story = {
  args: { at: '/apps/song-hong/product/audit-log' },
  parameters: {
    msw: [
      mock(listAuditLogs, () => {
        asked();
        return { data: [], total: 0, page: 1, perPage: 20 };
      }),
      ...operator({ subscription: FREE }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show the subscription' })).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const PaidApp: Story = {
  parameters: { msw: operator() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Minigame' })).toBeVisible();
    await expect(await canvas.findByText(/games beside a stream/)).toBeVisible();
  },
};

/** What a free app has is open to it. */
export const FreeModule: Story = {
  args: { at: '/apps/song-hong/product/playout' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/schedule of files and live sources/)).toBeVisible();
  },
};

export const NoCard: Story = {
  args: { at: '/apps/product/ssai' },
  parameters: { msw: operator({ subscription: { addedPrimaryCard: false } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'SSAI' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a payment card' }));
    await expect(await page().findByRole('dialog', { name: 'No payment card' })).toBeInTheDocument();
  },
};

/** A card, and yet nothing to pay with. */
export const NoPaymentMethod: Story = {
  args: { at: '/apps/product/ssai', ports: { paymentMethod: fn(() => Promise.resolve('empty')) } },
  parameters: { msw: operator() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a payment card' })).toBeVisible();
    await expect(args.ports?.paymentMethod).toHaveBeenCalledWith('default-admin-app');
  },
};

export const WithPaymentMethod: Story = {
  args: { at: '/apps/product/ssai', ports: { paymentMethod: fn(() => Promise.resolve('card')) } },
  parameters: { msw: operator() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Puts ads into streams/)).toBeVisible();
  },
};
