// @see spec 2.4, 4.4, 6
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, within } from 'storybook/test';
import { modulesFeature } from '../modules.feature';

const FREE = { edition: 'free' };
const prefetch = fn(() => Promise.resolve());

const meta = {
  title: 'Modules/Module by its address',
  render: renderFeatureScreen,
  args: {
    feature: modulesFeature({ 'audit-log': () => ({ screen: () => Promise.resolve(() => null), prefetch }) }),
    at: '/apps/song-hong/product/minigame',
    onAddress: fn(),
  },
  parameters: { msw: operator({ subscription: FREE }) },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const FreeApp: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Minigame' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /Minigame/ })).toBeVisible();
    await expect(canvas.queryByText(/games during a stream/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the subscription' }));
    await expect(await page().findByRole('dialog', { name: 'Subscription' })).toBeInTheDocument();
  },
};

export const FreeAppSubPage: Story = {
  args: { at: '/apps/song-hong/product/ssai/statistics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show the subscription' })).toBeVisible();
  },
};

export const NotKnownYet: Story = {
  parameters: {
    msw: [http.get('*/auth-service/v1/apps/song-hong', () => delay('infinite')), ...operator()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Minigame' })).toBeVisible();
    await expect(canvas.queryByText(/games during a stream/)).toBeNull();
  },
};

export const NothingRequested: Story = {
  args: { at: '/apps/song-hong/product/audit-log' },
  parameters: { msw: operator({ subscription: FREE }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '“Audit log” is not part of the free edition' }),
    ).toBeVisible();
    await expect(prefetch).not.toHaveBeenCalled();
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

export const NoPaymentMethod: Story = {
  args: { at: '/apps/product/ssai', ports: { paymentMethod: fn(() => Promise.resolve('empty')) } },
  parameters: { msw: operator() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a payment card' })).toBeVisible();
    await expect(args.ports?.paymentMethod).toHaveBeenCalledWith('default-admin-app');
  },
};
