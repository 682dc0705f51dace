// @see spec 2.3, 7.5
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { groupOf } from '../testing/mock-groups';
import { mockTenantApp } from '../testing/mock-tenant-app';
import { operator } from '../testing/operator';

const platform = mockTenantApp();
const DETAIL = '/apps/song-hong-tv/detail';
const EDITORS = groupOf(1, {
  appId: 'song-hong-tv',
  name: 'Editors',
  apiGroups: ['admin-vod', 'admin-ssai'],
});

export default {
  title: 'Tenant apps/API groups',
  ...screenStories({ feature: tenantApps, at: `${DETAIL}/api-groups`, onAddress: fn() }, [
    ...operator(),
    ...platform.handlers,
  ]),
  beforeEach: () => {
    platform.reset({}, [EDITORS]);
  },
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const page = () => within(document.body);

async function dialogOf() {
  const dialog = within(await page().findByRole('dialog', { name: 'Sông Hồng TV’s API groups' }));
  return {
    dialog,
    available: within(await dialog.findByRole('list', { name: 'Available' })),
    granted: within(dialog.getByRole('list', { name: 'Granted' })),
  };
}

async function revokeVod({ userEvent }: Play) {
  const { dialog, granted } = await dialogOf();
  await userEvent.click(granted.getByRole('checkbox', { name: /^Media VOD/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  return dialog;
}

export const GrantedAndRevoked: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const { available } = await dialogOf();
    const dialog = await revokeVod({ userEvent });
    await expect(await dialog.findByText('Editors loses Media VOD')).toBeVisible();
    await userEvent.click(available.getByRole('checkbox', { name: /^Servers/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Grant' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(DETAIL));
    await expect(platform.apiGroups.toSorted()).toEqual(
      ['admin-machine', 'admin-ssai', 'management', 'management'].toSorted(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'API groups' })).toHaveTextContent('Servers'),
    );
  },
};

export const Searched: ScreenStory = {
  play: async ({ userEvent }) => {
    const { dialog, available, granted } = await dialogOf();
    const [search] = dialog.getAllByPlaceholderText('Search API groups');
    if (!search) throw new Error('There is nothing to search by.');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'LIVÉSTREAM');
    await waitFor(() => expect(available.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.type(search, 'zz');
    await expect(await available.findByText('No API groups')).toBeVisible();
    await expect(granted.getByRole('checkbox', { name: /^App management/ })).toBeDisabled();
  },
};
