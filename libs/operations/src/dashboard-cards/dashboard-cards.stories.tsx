// @see spec 2.3, 3.6
import { mock, respondWithError } from '@console/http/testing';
import type { DashboardCardProps } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { Flex } from 'antd';
import { expect, waitFor, within } from 'storybook/test';
import { getOperationsOverview, listAlerts, listAuditLogs } from '../contract';
import { alertOf } from '../testing/alert-factory';
import { mockAlerts } from '../testing/alert-handlers';
import { auditEntryOf } from '../testing/audit-factory';
import { mockAuditLog } from '../testing/audit-handlers';
import { operationsScreens } from '../testing/operations-screens';
import { mockOverview } from '../testing/overview-handlers';
import { LiveFigures } from './live-figures';
import { LoadCard } from './load-card';
import { OpenAlertsCard } from './open-alerts-card';
import { RecentChangesCard } from './recent-changes-card';
import { ServerStatesCard } from './server-states-card';
import { TopAppsCard } from './top-apps-card';

const pageOf = (props: DashboardCardProps) => ({
  feature: {
    ...operationsScreens,
    appsRoutes: [
      ...operationsScreens.appsRoutes,
      {
        path: '/apps/cards',
        namespace: 'operations' as const,
        meta: { title: 'Dashboard', requiresAuth: true },
        screen: () =>
          Promise.resolve(() => (
            <Flex vertical gap={16}>
              <h1>Dashboard</h1>
              <LiveFigures {...props} />
              <LoadCard {...props} />
              <OpenAlertsCard {...props} />
              <ServerStatesCard {...props} />
              <TopAppsCard {...props} />
              <RecentChangesCard {...props} />
            </Flex>
          )),
      },
    ],
  },
  at: '/apps/cards',
});

const ALERTS = mockAlerts([alertOf(1), alertOf(2), alertOf(4)]);
const AUDIT_LOG = mockAuditLog([auditEntryOf(1, 'api-key.reset')]);

export default {
  title: 'Operations/Dashboard cards',
  ...screenStories(pageOf({ appId: undefined, range: '24h' }), [
    ...operator(),
    mockOverview(),
    ...ALERTS.handlers,
    ...AUDIT_LOG,
  ]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Streams 142' })).toHaveAttribute(
      'href',
      '/apps/machine?sort=-streams',
    );
    await expect(canvas.getByRole('link', { name: 'Viewers 48,210 -3.6% on a week ago' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Egress 116\sGbit\/s \+15.7% on a week ago$/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Servers 88 of 96 healthy 1 dead 4 with warnings 3 unlicensed' }),
    ).toBeVisible();

    const load = within(canvas.getByRole('region', { name: 'Load' }));
    await expect(await load.findByRole('application', { name: 'Egress' })).toBeVisible();
    await userEvent.click(load.getByText('Viewers'));
    await expect(await load.findByRole('application', { name: 'Viewers' })).toBeVisible();

    const alerts = within(canvas.getByRole('region', { name: 'Open alerts' }));
    await waitFor(() => expect(alerts.getAllByRole('listitem')).toHaveLength(3));
    await expect(alerts.getByRole('link', { name: '2 critical' })).toHaveAttribute(
      'href',
      '/apps/default-admin-app/product/alerts?status=open&severity=critical',
    );

    const servers = within(canvas.getByRole('region', { name: 'Servers' }));
    await expect(servers.getByRole('link', { name: 'Dead 1' })).toHaveAttribute(
      'href',
      '/apps/machine?state=dead',
    );

    const top = within(canvas.getByRole('region', { name: 'Top apps by traffic' }));
    await expect(top.getAllByRole('listitem')).toHaveLength(3);
    await expect(top.getByRole('link', { name: /^27\sGbit\/s$/ })).toHaveAttribute(
      'href',
      '/apps/machine?appId=studio-1&sort=-outMbps',
    );
    const changes = within(canvas.getByRole('region', { name: 'Recent changes' }));
    await expect(await changes.findByRole('link', { name: 'Reset API key' })).toBeVisible();
  },
};

export const Empty: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mockOverview({ topApps: [], openAlerts: { info: 0, warning: 0, critical: 0 } }),
      ...mockAlerts([]).handlers,
      ...mockAuditLog([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open alerts')).toBeVisible();
    await expect(await canvas.findByText('No traffic in the last 24 hours')).toBeVisible();
    await expect(await canvas.findByText('No changes yet')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      ...[getOperationsOverview, listAlerts, listAuditLogs].map((one) =>
        mock(one, () => respondWithError(500)),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Couldn’t load the overview')).toHaveLength(3);
    await expect(await canvas.findByText('Couldn’t load the alerts')).toBeVisible();
    await expect(canvas.getAllByText('Not available')).toHaveLength(4);
  },
};

/** A platform without overviews. */
export const Missing: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(getOperationsOverview, () => respondWithError(404)),
      ...ALERTS.handlers,
      ...AUDIT_LOG,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Open alerts' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Load' })).toBeNull());
    await expect(canvas.queryByText('Streams')).toBeNull();
  },
};
