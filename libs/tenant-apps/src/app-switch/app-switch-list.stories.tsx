// @see spec 2.5, 3.12
import { mock, mockRows } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listAllApps, listMyApps, type AppSummary } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { myAppOf } from '../testing/mock-my-apps';
import { operator } from '../testing/operator';

const APPS = [1, 2, 3].map((number): AppSummary => myAppOf(number));
const searched = fn<(q: string | undefined) => void>();

function pageOf<App extends AppSummary>(apps: readonly App[], q = '') {
  searched(q);
  const data = apps.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return { data, total: data.length, page: 1, perPage: 50 };
}

const screen = (text: string) => () => Promise.resolve(() => <h1>{text}</h1>);

const feature: ConsoleFeature = {
  ...tenantApps,
  appsRoutes: [
    { path: '/apps/dashboard', meta: { title: 'Dashboard' }, screen: screen('Dashboard') },
    {
      path: '/apps/:appId',
      meta: { hideInMenu: true },
      screen: screen('An app'),
      children: [{ path: '/apps/:appId/member', meta: { title: 'Members', tab: 1 } }],
    },
  ],
};

export default {
  title: 'Tenant apps/App switch',
  ...screenStories({ feature, at: '/apps/dashboard', onAddress: fn() }, [
    mock(listAllApps, ({ query }) => pageOf(APPS, query.q)),
    mock(listMyApps, ({ query }) => pageOf([myAppOf(7)], query.q)),
    ...operator({ subscription: { name: 'Studio' } }),
  ]),
};

const page = () => within(document.body);
const dialog = async () => within(await page().findByRole('dialog', { name: 'Switch app' }));

export const IncompleteRows: ScreenStory = {
  parameters: {
    msw: [
      mockRows(listAllApps, [
        { ...APPS[0], appId: null },
        { ...APPS[1], name: 5 },
      ]),
      ...operator({ subscription: { name: 'Studio' } }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'App: All apps' }));
    const apps = await dialog();
    await userEvent.click(await apps.findByRole('option', { name: /^Studio 1\s?—$/ }));
    await userEvent.click(apps.getByRole('option', { name: /^—\s?studio-2$/ }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-2'));
  },
};

export const Staff: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'App: All apps' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const apps = await dialog();
    await waitFor(() => expect(apps.getByRole('combobox', { name: 'Find an app' })).toHaveFocus());
    await waitFor(() => expect(apps.getAllByRole('option')).toHaveLength(4));
    await expect(apps.getByRole('option', { name: 'All apps' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('studio 2{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-2'));
    await expect(searched).toHaveBeenLastCalledWith('studio 2');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'App: Studio' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'App: Studio' })).toBeVisible();
  },
};

/** Opening an app's page chooses nothing for pages without an app, but the list offers it first. */
export const OpenedOnly: ScreenStory = {
  args: { at: '/apps/studio-3/member' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'App: Studio' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'App: All apps' }));
    const recent = within(await (await dialog()).findByRole('group', { name: 'Recent' }));
    await expect(recent.getByRole('option', { name: /^Studio/ })).toBeVisible();
    await expect(recent.getByText('studio-3')).toBeVisible();
  },
};

export const ArrowKeys: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'App: All apps' });
    await userEvent.click(button);
    const search = await (await dialog()).findByRole('combobox', { name: 'Find an app' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const apps = await dialog();
    await waitFor(() => expect(apps.getByRole('combobox', { name: 'Find an app' })).toHaveFocus());
    await waitFor(() => expect(apps.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1'));
  },
};

export const SamePage: ScreenStory = {
  args: { at: '/apps/studio-1/member?q=an' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^App: / }));
    await userEvent.click(await (await dialog()).findByRole('option', { name: /^Studio 3/ }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-3/member'));
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^App: / }));
    await expect(await (await dialog()).findByRole('option', { name: /^Studio 1/ })).toBeVisible();
  },
};

export const Customer: ScreenStory = {
  parameters: {
    msw: [mock(listMyApps, ({ query }) => pageOf([myAppOf(7)], query.q)), ...operator({ permissions: [] })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^App: / }));
    const apps = await dialog();
    await expect(await apps.findByRole('option', { name: /^Studio 7/ })).toBeVisible();
    await userEvent.type(apps.getByRole('combobox', { name: 'Find an app' }), 'nowhere');
    await expect(await apps.findByText('No apps found')).toBeVisible();
  },
};
