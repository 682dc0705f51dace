// @see spec 3.6, 4.6
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { alertOf } from '../testing/alert-factory';
import { mockAlerts } from '../testing/alert-handlers';
import { operationsScreens } from '../testing/operations-screens';
import { mockMetrics } from '../testing/metrics-handlers';
import { mockOverview } from '../testing/overview-handlers';
import { serverOf } from '../testing/server-factory';
import { mockServers } from '../testing/server-handlers';
import { AppLoad } from './app-load';
import { AppServers } from './app-servers';

const pageOfAnApp = {
  ...operationsScreens,
  appsRoutes: [
    ...operationsScreens.appsRoutes,
    {
      path: '/apps/:appId/sample',
      namespace: 'operations' as const,
      meta: { title: 'Studio 1', requiresAuth: true },
      screen: () =>
        Promise.resolve(() => (
          <>
            <h1>Studio 1</h1>
            <AppLoad appId="studio-1" />
            <AppServers appId="studio-1" />
          </>
        )),
    },
  ],
};

const servers = mockServers([
  serverOf(1, { appId: 'studio-1', state: 'healthy' }),
  serverOf(2, { appId: 'studio-1', state: 'warning' }),
  serverOf(3, { appId: 'studio-1', state: 'dead' }),
]);

export default {
  title: 'Operations/App overview',
  ...screenStories({ feature: pageOfAnApp, at: '/apps/studio-1/sample' }, [
    ...operator(),
    mockOverview(),
    ...mockMetrics(),
    ...servers.handlers,
    ...mockAlerts([alertOf(1), alertOf(3)]).handlers,
  ]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Viewers 48,210/ })).toHaveAttribute(
      'href',
      '/apps/studio-1/product/monitor?sort=-viewers',
    );
    const rows = within(await canvas.findByRole('region', { name: 'Servers' }));
    await expect(await rows.findAllByRole('listitem')).toHaveLength(3);
    await expect(rows.getByText('Dead')).toBeVisible();
    await expect(rows.queryByText('Healthy')).toBeNull();
    const alerts = within(canvas.getByRole('region', { name: 'Open alerts' }));
    await expect(await alerts.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const Denied: ScreenStory = {
  parameters: { msw: [...operator({ permissions: ['admin-tenant-app'], ownPermissions: null })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
