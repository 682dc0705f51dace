// @see spec 2.4, 4.4, 6
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { delay, http } from 'msw';
import { expect, fn, within } from 'storybook/test';
import { modulesFeature } from '../modules.feature';

const FREE = { edition: 'free' };
const contentFor = { access: { 'admin-management': 'every-app' } } as const;
const prefetch = fn(() => Promise.resolve());

export default {
  title: 'Modules/Module by its address',
  ...screenStories(
    {
      feature: modulesFeature({
        'audit-log': () => ({ contentFor, screen: () => Promise.resolve(() => <p>Entries</p>), prefetch }),
      }),
      at: '/apps/song-hong/product/minigame',
      onAddress: fn(),
    },
    operator({ subscription: FREE }),
  ),
};

const page = () => within(document.body);

export const FreeApp: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Minigame' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /Minigame/ })).toBeVisible();
    await expect(canvas.queryByText(/games during a stream/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the subscription' }));
    await expect(await page().findByRole('dialog', { name: 'Subscription' })).toBeInTheDocument();
  },
};

export const FreeAppSubPage: ScreenStory = {
  args: { at: '/apps/song-hong/product/ssai/statistics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show the subscription' })).toBeVisible();
  },
};

export const NotKnownYet: ScreenStory = {
  parameters: {
    msw: [http.get('*/auth-service/v1/apps/song-hong', () => delay('infinite')), ...operator()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Minigame' })).toBeVisible();
    await expect(canvas.queryByText(/games during a stream/)).toBeNull();
  },
};

export const NothingRequested: ScreenStory = {
  args: { at: '/apps/song-hong/product/audit-log' },
  parameters: { msw: operator({ subscription: FREE }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '“Audit log” is not part of the free edition' }),
    ).toBeVisible();
    await expect(prefetch).not.toHaveBeenCalled();
  },
};

export const WithoutPermission: ScreenStory = {
  args: { at: '/apps/song-hong/product/audit-log' },
  parameters: { msw: operator({ permissions: ['admin-user'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: /Audit log/ })).toBeVisible();
    await expect(canvas.queryByText('Entries')).toBeNull();
  },
};

export const NoCard: ScreenStory = {
  args: { at: '/apps/product/ssai' },
  parameters: { msw: operator({ subscription: { addedPrimaryCard: false } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'SSAI' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a payment card' }));
    await expect(await page().findByRole('dialog', { name: 'No payment card' })).toBeInTheDocument();
  },
};

export const NoPaymentMethod: ScreenStory = {
  args: { at: '/apps/product/ssai', ports: { paymentMethod: fn(() => Promise.resolve('empty')) } },
  parameters: { msw: operator() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a payment card' })).toBeVisible();
    await expect(args.ports?.paymentMethod).toHaveBeenCalledWith('default-admin-app');
  },
};
