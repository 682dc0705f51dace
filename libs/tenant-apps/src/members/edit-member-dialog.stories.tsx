// @see spec 7.7
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { groupsOf } from '../testing/mock-groups';
import { mockMembers, memberOf } from '../testing/mock-members';

const platform = mockMembers();
const admin = mockMembers('default-admin-app');

export default {
  title: 'Tenant apps/Members/Change group',
  ...screenStories(
    { feature: tenantApps, at: '/apps/studio-1/member/member-2/edit', onAddress: fn() },
    operator(),
    platform,
  ),
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const page = () => within(document.body);
async function formOf() {
  await page().findByRole('button', { name: 'Save' });
  return within(page().getByRole('dialog', { name: 'Change group' }));
}

async function choose({ userEvent }: Play, group: string) {
  const dialog = await formOf();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Group' }));
  await userEvent.click(await page().findByTitle(group));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

export const Changed: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await choose({ userEvent }, 'Group 03');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    const row = (await canvas.findByText('person2@studio.example')).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent('Group 03'));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/member');
  },
};

export const Conflict: ScreenStory = {
  play: async ({ userEvent }) => {
    await expect((await formOf()).getByText(/^Trần Minh 2/)).toBeInTheDocument();
    platform.move('member-2', 'group-1');
    const dialog = await choose({ userEvent }, 'Group 03');
    await expect(await dialog.findByRole('row', { name: 'Group Group 01 Group 03' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(platform.members[1]?.groupId).toBe('group-3');
  },
};

export const Missing: ScreenStory = {
  args: { at: '/apps/studio-1/member/unknown/edit?q=a' },
  play: async ({ userEvent, args }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Change group' }));
    await expect(await dialog.findByText('Member not found')).toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/member?q=a'));
  },
};

export const GroupNotHeld: ScreenStory = {
  args: { at: '/apps/management/member/member-1/edit' },
  parameters: { msw: [...operator({ permissions: ['admin-management'] }), ...admin.handlers] },
  beforeEach: () => {
    const [modest, mighty] = groupsOf(2, { apiGroups: [] });
    if (!modest || !mighty) throw new Error('Expected two groups.');
    const groups = [modest, { ...mighty, apiGroups: ['admin-user'] }];
    admin.reset({ members: [memberOf(1, {}, modest)], groups });
  },
  play: async ({ userEvent }) => {
    const dialog = await formOf();
    await expect(
      await dialog.findByText('You can only assign groups whose API groups you have.'),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Group' }));
    const locked = await page().findByTitle('Group 02 (has API groups you don’t have)');
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    // antd renders the chosen item as a placeholder while the list is open.
    await userEvent.click(dialog.getByText('Change group'));
  },
};
