// @see spec 7.7
import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { groupsOf } from '../testing/mock-groups';
import { mockMembers, memberOf } from '../testing/mock-members';
import { operator } from '../testing/operator';

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
const page = () => within(document.body);
async function formOf() {
  await page().findByRole('button', { name: 'Save' });
  return within(page().getByRole('dialog', { name: 'Change group' }));
}

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
