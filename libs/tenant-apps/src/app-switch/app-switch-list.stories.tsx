// @see spec 2.5, 3.12
import { ADMIN_APP_ID } from '@console/http';
import { mock, mockRows } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { listAllApps, listMyApps, type AppSummary } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { myAppOf } from '../testing/mock-my-apps';
import { operator } from '../testing/operator';
import { AppSwitchList } from './app-switch-list';

const APPS = [1, 2, 3].map((number): AppSummary => myAppOf(number));
const searched = fn<(q: string | undefined) => void>();

function pageOf<App extends AppSummary>(apps: readonly App[], q = '') {
  searched(q);
  const data = apps.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return { data, total: data.length, page: 1, perPage: 50 };
}

const onChoose = fn<(appId: string) => void>();

function Switch() {
  const recent = [{ appId: 'studio-9', name: 'Studio 9' }];
  return <AppSwitchList current={ADMIN_APP_ID} all="All apps" recent={recent} onChoose={onChoose} />;
}

const feature: ConsoleFeature = {
  ...tenantApps,
  appsRoutes: [
    { path: '/apps/dashboard', meta: { title: 'Dashboard' }, screen: () => Promise.resolve(Switch) },
  ],
};

export default {
  title: 'Tenant apps/App switch',
  ...screenStories({ feature, at: '/apps/dashboard' }, [
    mock(listAllApps, ({ query }) => pageOf(APPS, query.q)),
    mock(listMyApps, ({ query }) => pageOf([myAppOf(7)], query.q)),
    ...operator(),
  ]),
};

export const IncompleteRows: ScreenStory = {
  parameters: {
    msw: [
      mockRows(listAllApps, [
        { ...APPS[0], appId: null },
        { ...APPS[1], name: 5 },
      ]),
      ...operator(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^Studio 1\s?—$/ }));
    await userEvent.click(canvas.getByRole('option', { name: /^—\s?studio-2$/ }));
    await expect(onChoose.mock.calls).toEqual([['studio-2']]);
  },
};

export const Staff: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Find an app' })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    await expect(canvas.getByRole('option', { name: 'All apps' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('group', { name: 'Recent' })).toHaveTextContent('Studio 9');
    await userEvent.keyboard('studio 2{Enter}');
    await waitFor(() => expect(onChoose.mock.calls).toEqual([['studio-2']]));
    await expect(searched).toHaveBeenLastCalledWith('studio 2');
  },
};

export const ArrowKeys: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Find an app' })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(onChoose.mock.calls).toEqual([['studio-1']]));
  },
};

export const StaffOfModules: ScreenStory = {
  parameters: {
    msw: [
      mock(listAllApps, ({ query }) => pageOf(APPS, query.q)),
      mock(listMyApps, () => pageOf([])),
      ...operator({ permissions: ['admin-vod'] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^Studio 1/ })).toBeVisible();
  },
};

export const Customer: ScreenStory = {
  parameters: {
    msw: [mock(listMyApps, ({ query }) => pageOf([myAppOf(7)], query.q)), ...operator({ permissions: [] })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('option', { name: /^Studio 7/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find an app' }), 'nowhere');
    await expect(await canvas.findByText('No apps found')).toBeVisible();
  },
};
