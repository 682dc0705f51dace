// @see spec 7.2
import { mock, respondWithError } from '@console/http/testing';
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getApiGroup, listGroups } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { apiGroupOf, groupOf } from '../testing/mock-groups';
import { mockTenantApp } from '../testing/mock-tenant-app';
import { operator } from '../testing/operator';

const platform = mockTenantApp();

export default {
  title: 'Tenant apps/Detail',
  ...screenStories(
    { feature: tenantApps, at: '/apps/song-hong-tv/detail', onAddress: fn() },
    operator(),
    platform,
  ),
};

const page = () => within(document.body);

async function card({ canvas }: Pick<ScreenPlay, 'canvas'>, name: string) {
  return within(await canvas.findByRole('region', { name }));
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const about = await card({ canvas }, 'Details');
    await expect(about.getByText('lan.vu@song-hong.example')).toBeVisible();
    await expect(about.getByText('2026/05/06 14:08:09')).toBeVisible();
    await expect(about.queryByText('Archived')).toBeNull();

    const keys = await card({ canvas }, 'API keys');
    await expect(await keys.findByText('Ends in 7f3a')).toBeVisible();

    const members = await card({ canvas }, 'Members');
    await expect(members.getByRole('link', { name: '5' })).toHaveAttribute(
      'href',
      '/apps/song-hong-tv/member?status=active',
    );
    const apiGroups = await card({ canvas }, 'API groups');
    const list = within(await apiGroups.findByRole('list', { name: 'API groups' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'SSAI',
      'Media VOD',
      'App management',
    ]);
  },
};

export const ApiGroup: ScreenStory = {
  parameters: {
    msw: [
      mock(getApiGroup, ({ params }) =>
        apiGroupOf(params.id, { name: 'SSAI', calls: ['Lists endpoints', 'Creates an endpoint'] }),
      ),
      mock(listGroups, () => ({
        data: [
          groupOf(1, { appId: 'song-hong-tv', name: 'Ads', apiGroups: ['admin-ssai'], members: 2 }),
          groupOf(2, { appId: 'song-hong-tv', name: 'Editors' }),
        ],
        total: 2,
        page: 1,
        perPage: 100,
      })),
      ...operator(),
      ...platform.handlers,
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const apiGroups = await card({ canvas }, 'API groups');
    await userEvent.click(await apiGroups.findByRole('link', { name: 'SSAI' }));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/apps/song-hong-tv/detail/api-groups/admin-ssai'),
    );
    const drawer = within(await page().findByRole('dialog', { name: 'SSAI' }));
    await waitFor(() => expect(drawer.getByText('About SSAI.')).toBeVisible());
    await expect(drawer.getByText('admin-ssai')).toBeVisible();
    const operations = within(drawer.getByRole('list', { name: 'Operations' }));
    await expect(operations.getAllByRole('listitem')).toHaveLength(2);
    await expect(operations.getByText('GET /admin/api/admin-ssai/1')).toBeVisible();
    const groups = within(await drawer.findByRole('list', { name: 'Groups with this API group' }));
    await expect(groups.getAllByRole('listitem')).toHaveLength(1);
    await expect(groups.getByRole('link', { name: 'Ads' })).toBeVisible();
    await expect(groups.getByRole('link', { name: '2 members' })).toBeVisible();
  },
};

export const UnknownApiGroup: ScreenStory = {
  args: { at: '/apps/song-hong-tv/detail/api-groups/no-such' },
  parameters: { msw: [mock(getApiGroup, () => respondWithError(404)), ...operator(), ...platform.handlers] },
  play: async () => {
    const drawer = within(await page().findByRole('dialog', { name: 'API group' }));
    await waitFor(() => expect(drawer.getByText('This API group doesn’t exist.')).toBeVisible());
  },
};
