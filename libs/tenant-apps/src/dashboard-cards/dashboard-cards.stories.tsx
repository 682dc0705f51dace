import { mockRows } from '@console/http/testing';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect } from 'storybook/test';
import { listTenantApps } from '../contract';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { tenantAppOf, tenantAppsListed, tenantAppsOf } from '../testing/tenant-app-handlers';
import { RecentTenantApps, TenantAppCounts } from './dashboard-cards';

function Cards() {
  return (
    <>
      <h1>Dashboard</h1>
      <TenantAppCounts />
      <RecentTenantApps />
    </>
  );
}

const dashboard = {
  appsRoutes: [
    {
      path: '/apps/cards',
      namespace: tenantAppsLocale.namespace,
      meta: { title: 'Dashboard' },
      screen: () => Promise.resolve(Cards),
    },
  ],
  locale: tenantAppsLocale,
};

const apps = [...tenantAppsOf(7), ...tenantAppsOf(2, { status: 'archived' })];

export default {
  title: 'Tenant apps/Dashboard cards',
  ...screenStories({ feature: dashboard, at: '/apps/cards' }, [...operator(), tenantAppsListed(apps)]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7')).toBeVisible();
    await expect(await canvas.findByText('2')).toBeVisible();
    const items = await canvas.findAllByText(/^Studio \d$/);
    await expect(items.map((item) => item.textContent)).toEqual([7, 6, 5, 4, 3].map((n) => `Studio ${n}`));
    await expect(
      canvas.getAllByRole('link', { name: 'Show all' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/apps/tenant-apps/normal', '/apps/tenant-apps/archive']);
  },
};
export const IncompleteRow: ScreenStory = {
  parameters: {
    msw: [...operator(), mockRows(listTenantApps, [{ ...tenantAppOf(1), name: 5 }, tenantAppOf(2)])],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Studio 2')).toBeVisible();
    await expect(canvas.getByText('studio-1')).toBeVisible();
  },
};
