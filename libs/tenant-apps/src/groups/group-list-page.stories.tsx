// @see spec 7.6
import { ADMIN_APP_ID } from '@console/http';
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { groupOf, groupsOf, mockGroups } from '../testing/mock-groups';
import { operator } from '../testing/operator';

const platform = mockGroups();
const EMPTY_GROUP = groupOf(3, { name: 'Night shift', members: 0, apiGroups: ['admin-vod', 'management'] });

export default {
  title: 'Groups/List',
  ...screenStories({ feature: tenantApps, at: '/apps/studio-1/group' }, [
    ...operator(),
    ...platform.handlers,
  ]),
  beforeEach: () => {
    platform.reset(groupsOf(25));
  },
};

const page = () => within(document.body);
const dialogGone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

async function choose({ canvas, userEvent }: ScreenPlay, group: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${group}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Groups' });
    await expect(await within(table).findByText('What group 1 is for')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Studio 1' })).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(21);
    await expect((await within(table).findAllByText('Media VOD'))[0]).toBeVisible();
    await expect(within(table).getByRole('link', { name: '2 members of Group 02' })).toHaveAttribute(
      'href',
      '/apps/studio-1/member?group=group-2&from=%2Fapps%2Fstudio-1%2Fgroup',
    );
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};
export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Group 01', 'Delete');
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Your account is view-only')).toBeVisible();
    await userEvent.click(why.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await dialogGone();
    await expect(canvas.getByRole('button', { name: 'Create group' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Archived: ScreenStory = {
  beforeEach: () => {
    platform.reset(groupsOf(3), 'archived');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Group 01' }));
    await page().findByRole('menuitem', { name: 'View permissions' });
    await expect(page().queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create group' })).toBeNull();
  },
};
export const InUseMeanwhile: ScreenStory = {
  beforeEach: () => {
    platform.reset([EMPTY_GROUP]);
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Night shift', 'Delete');
    const question = within(await page().findByRole('dialog', { name: 'Delete Night shift?' }));
    await question.findByText('No members');
    platform.change(EMPTY_GROUP.id, { members: 1 });
    await userEvent.click(question.getByTestId('confirm'));
    const inUse = await page().findByText(/while it has 1 member/);
    await waitFor(() => expect(inUse).toBeVisible());
    await expect(canvas.getByText('Night shift')).toBeInTheDocument();
  },
};

export const AdminApp: ScreenStory = {
  args: { at: '/apps/management/group' },
  parameters: {
    msw: [...operator({ permissions: ['admin-management', 'admin-vod'] }), ...platform.handlers],
  },
  beforeEach: () => {
    platform.reset([
      groupOf(1, { appId: ADMIN_APP_ID, name: 'Editors' }),
      groupOf(2, { appId: ADMIN_APP_ID, name: 'Accounts', apiGroups: ['admin-user'] }),
    ]);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Management' })).toBeVisible();
    await choose({ canvas, userEvent }, 'Accounts', 'Edit');
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getAllByText(/admin-user/)[0]).toBeVisible();
    await userEvent.click(why.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await dialogGone();
    await choose({ canvas, userEvent }, 'Editors', 'Edit');
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Name' })).toBeVisible());
  },
};
