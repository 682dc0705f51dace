import { mock, mockRows, respondWithError } from '@console/http/testing';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, within } from 'storybook/test';
import { listTenantApps } from '../contract';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { tenantAppOf, tenantAppsListed, tenantAppsOf } from '../testing/tenant-app-handlers';
import { RecentTenantApps, TenantAppsFigure } from './dashboard-cards';
import { operator } from '../testing/operator';

function Cards() {
  return (
    <>
      <h1>Dashboard</h1>
      <TenantAppsFigure />
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
    const figure = await canvas.findByRole('link', { name: 'Tenant apps 7 2 archived' });
    await expect(figure).toHaveAttribute('href', '/apps/tenant-apps/normal');
    const newest = within(await canvas.findByRole('region', { name: 'Newest tenant apps' }));
    const items = await newest.findAllByRole('link', { name: /^Studio \d$/ });
    await expect(items.map((item) => item.textContent)).toEqual([7, 6, 5, 4, 3].map((n) => `Studio ${n}`));
    await expect(newest.getByRole('link', { name: 'Show all' })).toHaveAttribute(
      'href',
      '/apps/tenant-apps/normal?sort=-createdAt',
    );
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

export const Failed: ScreenStory = {
  parameters: { msw: [...operator(), mock(listTenantApps, () => respondWithError(500))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the tenant apps')).toBeVisible();
    await expect(canvas.getByText('Not available')).toBeVisible();
  },
};
