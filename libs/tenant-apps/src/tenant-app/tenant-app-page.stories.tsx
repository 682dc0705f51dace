// @see spec 2.3, 2.4, 4.2, 6
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getTenantAppDetails } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { keptOwnApps, myAppOf } from '../testing/kept-own-apps';
import { withUserFrame } from '../testing/with-user-frame';
import { keptTenantApp } from '../testing/kept-tenant-app';

const kept = keptTenantApp();

const meta = {
  title: 'Tenant apps/Frame',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/song-hong-tv/detail', onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: () => {
    kept.reset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** What it is called, how it fares, what can be done with it, and its pages. */
export const OnTrial: Story = {
  beforeEach: () => {
    kept.reset({
      subscription: { status: 'trial', trialEndsAt: '2026-06-08T08:09:10.000Z', remainingTrialDays: 1 },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng TV' })).toBeVisible();
    await expect(canvas.getByText('Trial: 1 day left')).toBeVisible();
    for (const act of ['Archive', 'Delete']) {
      await expect(canvas.getByRole('button', { name: act })).toBeVisible();
    }
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Detail Info' })).toHaveAttribute('aria-current', 'page');
    await expect(document.title).toBe('Detail Info | Signalbox Admin');
  },
};

/** It says so, what that means, and what leads back. */
export const Archived: Story = {
  beforeEach: () => {
    kept.reset({ status: 'archived', archivedAt: '2026-04-05T06:07:08.000Z' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This app is archived since 2026/04/05 13:07:08')).toBeVisible();
    await expect(canvas.getByText(/^Its members may look at it and change nothing/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/apps/tenant-apps/archive',
    );
  },
};

/** Said in place, once. */
export const NotFound: Story = {
  args: { at: '/apps/no-such-app/detail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no tenant app with this ID')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

/** The admin app is none; the platform is not even asked. */
export const AdminApp: Story = {
  args: { at: '/apps/default-admin-app/detail/edit' },
  parameters: {
    msw: [
      mock(getTenantAppDetails, () => {
        throw new Error('The admin app was asked for.');
      }),
      ...operator(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no tenant app with this ID')).toBeVisible();
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

/** With a page of another feature, for those who look after billing. */
const withInvoices: ConsoleFeature = {
  ...tenantApps,
  appRoutes: [
    {
      path: '/apps/:appId/invoice',
      meta: {
        title: 'Invoice History',
        requiresAuth: true,
        tab: 4,
        contentFor: { access: { 'admin-management': 'every-app', management: 'own-app' } },
      },
      screen: () => Promise.resolve(() => <h2>Its invoices</h2>),
    },
  ],
};
const detailsUnasked = mock(getTenantAppDetails, () => {
  throw new Error('Details were asked for that would be refused.');
});
const tabsOf = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  within(canvas.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Staff who may not read the app's details have the pages that are theirs, and are told of the others. */
export const BillingStaff: Story = {
  args: { feature: withInvoices, at: '/apps/song-hong-tv/detail' },
  parameters: {
    msw: [detailsUnasked, ...operator({ permissions: ['admin-management'], ownPermissions: null })],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'song-hong-tv' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /Detail Info/ })).toBeVisible();
    await expect(canvas.getByText('What it takes')).toBeVisible();
    await expect(tabsOf(canvas)).toEqual(['Invoice History']);
    await userEvent.click(canvas.getByRole('link', { name: 'Invoice History' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Its invoices' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/song-hong-tv/invoice');
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

const own = keptOwnApps();
const withUserPages: ConsoleFeature = { ...withInvoices, routes: withUserFrame.routes ?? [] };

/** The people of an app have its details as they may see them, and look after its groups and members; staff’s call is not made. */
export const OwnManager: Story = {
  args: { feature: withUserPages },
  beforeEach: () => {
    own.reset([myAppOf(1, { appId: 'song-hong-tv', name: 'Sông Hồng TV' })]);
  },
  parameters: {
    msw: [
      detailsUnasked,
      ...operator({ permissions: null, ownPermissions: ['management'] }),
      ...own.handlers,
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng TV' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Begin free trial' })).toBeVisible();
    await expect(tabsOf(canvas)).toEqual(['Detail Info', 'Group', 'Member', 'Invoice History']);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await page().findByRole('dialog', { name: 'Rename Sông Hồng TV' })).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps/song-hong-tv/rename');
  },
};

/** The app’s details, and nothing that takes more than being in it. */
export const PlainMember: Story = {
  args: { feature: withInvoices },
  beforeEach: OwnManager.beforeEach ?? (() => undefined),
  parameters: {
    msw: [detailsUnasked, ...operator({ permissions: null, ownPermissions: ['admin-vod'] }), ...own.handlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng TV' })).toBeVisible();
    await expect(tabsOf(canvas)).toEqual(['Detail Info']);
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mock(getTenantAppDetails, () => respondWithError(500, { errors: ['the database is resting'] })),
      ...operator(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tenant app could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [mockSlow(getTenantAppDetails), ...operator()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tenant App' })).toBeVisible();
  },
};

/** Whoever may only look is told why, act by act. */
export const ViewOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Archive', 'Delete', 'Edit', 'Change API groups']) {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Your account is view-only')).toBeInTheDocument();
  },
};

/** Nothing is wider than a phone, whatever the app is called; its acts stand in one menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => {
    kept.reset({ name: 'ĐàiTruyềnHình'.repeat(7), owner: { name: 'Vũ '.repeat(30), email: 'l'.repeat(90) } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    for (const name of ['Reset API key', 'Archive', 'Delete']) {
      await expect(await page().findByRole('menuitem', { name })).toBeInTheDocument();
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lưu trữ' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Khóa API' })).toHaveTextContent('Kết thúc bằng 7f3a');
  },
};
