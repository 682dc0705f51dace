// @see spec 7.6
import { ADMIN_APP_ID } from '@console/http';
import { mockRows } from '@console/http/testing';
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listAppApiGroups } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { groupOf, mockGroups } from '../testing/mock-groups';
import { operator } from '../testing/operator';

const platform = mockGroups();
const EDITORS = groupOf(1, { name: 'Editors', description: 'Cut and publish', apiGroups: ['admin-vod'] });
const EDIT = '/apps/studio-1/group/group-1/edit';
const PREVIEW = '/apps/studio-1/group/group-1/preview';

export default {
  title: 'Groups/Dialogs',
  ...screenStories({ feature: tenantApps, at: EDIT, onAddress: fn() }, [...operator(), ...platform.handlers]),
  beforeEach: () => {
    platform.reset([EDITORS]);
  },
};

const page = () => within(document.body);
const dialogWith = (name: string, role: 'button' | 'textbox') =>
  waitFor(() => {
    const dialog = within(page().getByRole('dialog', { name }));
    void expect(dialog.getAllByRole(role)[0]).toBeVisible();
    return dialog;
  });
const formOf = (name: string) => dialogWith(name, 'textbox');
const dialogOf = (name: string) => dialogWith(name, 'button');
const dialogGone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
export const LockedApiGroup: ScreenStory = {
  play: async () => {
    const dialog = await formOf('Edit group');
    const servers = await dialog.findByRole('checkbox', { name: /^Servers .* Not an API group of this app/ });
    await expect(servers).toBeDisabled();
  },
};

export const IncompleteApiGroup: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mockRows(listAppApiGroups, [
        { apiGroupId: 'admin-vod', name: 'Media VOD', description: 'Films', adminOnly: false, operations: 5 },
      ]),
      ...platform.handlers,
    ],
  },
  play: async () => {
    const dialog = await formOf('Edit group');
    await expect(await dialog.findByRole('checkbox', { name: /^Media VOD/ })).toBeChecked();
  },
};

export const Conflict: ScreenStory = {
  play: async ({ userEvent }) => {
    const dialog = await formOf('Edit group');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Asset library/ }));
    platform.change('group-1', { apiGroups: ['management'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const row = await dialog.findByRole('row', {
      name: 'API groups App management Asset library, Media VOD',
    });
    await expect(row).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use theirs' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), ' daily');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialogGone();
    await expect(platform.group('group-1')).toMatchObject({
      description: 'Cut and publish daily',
      apiGroups: ['management'],
    });
  },
};

export const Preview: ScreenStory = {
  args: { at: PREVIEW },
  beforeEach: () => {
    platform.reset([
      { ...EDITORS, apiGroups: ['admin-machine', 'admin-library', 'admin-vod', 'management'] },
    ]);
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('Editors’s permissions');
    await expect(await dialog.findByText('No API operations.')).toBeVisible();
    await expect(dialog.getByText('Billing info')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search operations' }), 'films');
    await waitFor(() => expect(dialog.queryByText('Billing info')).toBeNull());
    await expect(dialog.getByRole('region', { name: 'Media VOD' })).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search operations' }), ' of nothing');
    await expect(await dialog.findByText('Nothing matches your search')).toBeVisible();
  },
};

export const PreviewOfPages: ScreenStory = {
  args: { at: '/apps/management/group/group-1/preview' },
  beforeEach: () => {
    platform.reset([{ ...EDITORS, appId: ADMIN_APP_ID, apiGroups: ['admin-tenant-app'] }]);
  },
  parameters: { msw: [...operator(), ...platform.handlers] },
  play: async () => {
    const dialog = await dialogOf('Editors’s permissions');
    await expect(await dialog.findByText('Tenants App › Normal')).toBeVisible();
  },
};

export const OfAnotherApp: ScreenStory = {
  beforeEach: () => {
    platform.reset([{ ...EDITORS, appId: 'mountain' }]);
  },
  play: async ({ userEvent, args }) => {
    const nothing = await page().findByText('Group not found');
    await waitFor(() => expect(nothing).toBeVisible());
    const dialog = await dialogOf('Edit group');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await dialogGone();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/group');
  },
};

export const OnlyHeldApiGroups: ScreenStory = {
  args: { at: '/apps/management/group/create' },
  parameters: {
    msw: [...operator({ permissions: ['admin-management', 'admin-vod'] }), ...platform.handlers],
  },
  play: async () => {
    const dialog = await formOf('Create group');
    await expect(await dialog.findByText(/You can only grant API groups you have/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^User accounts/ })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: /^Media VOD/ })).toBeEnabled();
  },
};
