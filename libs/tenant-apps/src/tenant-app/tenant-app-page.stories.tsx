// @see spec 2.3, 2.4, 4.2, 6
import { mock } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getTenantAppDetails } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { mockMyApps, myAppOf, withUserFrame } from '../testing/mock-my-apps';
import { mockTenantApp } from '../testing/mock-tenant-app';
import { operator } from '../testing/operator';

const platform = mockTenantApp();

export default {
  title: 'Tenant apps/Frame',
  ...screenStories(
    { feature: tenantApps, at: '/apps/song-hong-tv/detail', onAddress: fn() },
    operator(),
    platform,
  ),
};

const page = () => within(document.body);

export const OnTrial: ScreenStory = {
  beforeEach: () => {
    platform.reset({
      subscription: { status: 'trial', trialEndsAt: '2026-06-08T08:09:10.000Z', remainingTrialDays: 1 },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng TV' })).toBeVisible();
    await expect(canvas.getByText('Trial: 1 day left')).toBeVisible();
    // Edition and status show in the header only.
    await expect(await canvas.findByRole('region', { name: 'Subscription' })).not.toHaveTextContent(
      /Pro|Enterprise|Status/,
    );
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    for (const name of ['Reset API key', 'Archive', 'Delete']) {
      await expect(await page().findByRole('menuitem', { name })).toBeVisible();
    }
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Detail Info' })).toHaveAttribute('aria-current', 'page');
    await expect(document.title).toBe('Detail Info | Signalbox Admin');
  },
};

export const Archived: ScreenStory = {
  beforeEach: () => {
    platform.reset({ status: 'archived', archivedAt: '2026-04-05T06:07:08.000Z' });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('This app has been archived since 2026/04/05 13:07:08'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Members have read-only access/)).toBeVisible();
    await expect(canvas.getByText('Archived', { selector: '.console-status' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Subscription' })).toHaveTextContent(/Active/);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await page().findByRole('menuitem', { name: 'Restore' })).toBeVisible();
    await expect(page().queryByRole('menuitem', { name: 'Archive' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/apps/tenant-apps/archive',
    );
  },
};

export const NotFound: ScreenStory = {
  args: { at: '/apps/no-such-app/detail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tenant app not found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

export const AdminApp: ScreenStory = {
  args: { at: '/apps/default-admin-app/detail/edit' },
  parameters: {
    msw: [
      mock(getTenantAppDetails, () => {
        throw new Error('The admin app was requested.');
      }),
      ...operator(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tenant app not found')).toBeVisible();
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

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
const detailsUnexpected = mock(getTenantAppDetails, () => {
  throw new Error('The app details were requested.');
});
const tabsOf = (canvas: ScreenPlay['canvas']) =>
  within(canvas.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

export const BillingStaff: ScreenStory = {
  args: { feature: withInvoices, at: '/apps/song-hong-tv/detail' },
  parameters: {
    msw: [detailsUnexpected, ...operator({ permissions: ['admin-management'], ownPermissions: null })],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'song-hong-tv' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /Detail Info/ })).toBeVisible();
    await expect(canvas.getByText(/^Needs the API group/)).toBeVisible();
    await expect(tabsOf(canvas)).toEqual(['Invoice History']);
    await userEvent.click(canvas.getByRole('link', { name: 'Invoice History' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Its invoices' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/song-hong-tv/invoice');
    await expect(page().queryByRole('alert')).toBeNull();
  },
};

const mine = mockMyApps();
const withUserPages: ConsoleFeature = { ...withInvoices, routes: withUserFrame.routes ?? [] };

export const AppManager: ScreenStory = {
  args: { feature: withUserPages },
  beforeEach: () => {
    mine.reset([myAppOf(1, { appId: 'song-hong-tv', name: 'Sông Hồng TV' })]);
  },
  parameters: {
    msw: [
      detailsUnexpected,
      ...operator({ permissions: null, ownPermissions: ['management'] }),
      ...mine.handlers,
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng TV' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Start free trial' })).toBeVisible();
    await expect(tabsOf(canvas)).toEqual(['Detail Info', 'Group', 'Member', 'Invoice History']);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await page().findByRole('dialog', { name: 'Rename Sông Hồng TV' })).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user/apps/song-hong-tv/rename');
  },
};

export const PlainMember: ScreenStory = {
  args: { feature: withInvoices },
  beforeEach: AppManager.beforeEach ?? (() => undefined),
  parameters: {
    msw: [
      detailsUnexpected,
      ...operator({ permissions: null, ownPermissions: ['admin-vod'] }),
      ...mine.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sông Hồng TV' })).toBeVisible();
    await expect(tabsOf(canvas)).toEqual(['Detail Info']);
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Edit', 'Change API groups']) {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Delete' }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Your account is view-only')).toBeInTheDocument();
  },
};
