import { mock } from '@console/http/testing';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listSetupSteps } from '../contract';
import { tenantAppsLocale } from '../locales/tenant-apps-locale';
import { SetupCard } from './setup-checklist';
import { operator } from '../testing/operator';

function Dashboard() {
  return (
    <>
      <h1>Dashboard</h1>
      <SetupCard appId={undefined} range="24h" />
    </>
  );
}

const dashboard = {
  appsRoutes: [
    {
      path: '/apps/cards',
      namespace: tenantAppsLocale.namespace,
      meta: { title: 'Dashboard' },
      screen: () => Promise.resolve(Dashboard),
    },
  ],
  locale: tenantAppsLocale,
};

const steps = (left: readonly string[]) =>
  mock(listSetupSteps, () => ({
    data: ['second-factor', 'app', 'server', 'rocket'].map((key) => ({ key, isDone: !left.includes(key) })),
  }));

export default {
  title: 'Tenant apps/Setup checklist',
  ...screenStories({ feature: dashboard, at: '/apps/cards' }, [...operator(), steps(['app', 'server'])]),
};

export const Left: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: 'Set up your installation' }));
    await expect(await list.findByText('1 of 3 done')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Create the first tenant app' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/apps/tenant-apps/create'),
    );
    await expect(list.queryByRole('link', { name: 'Protect your account with a second factor' })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const AllDone: ScreenStory = {
  parameters: { msw: [...operator(), steps([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
