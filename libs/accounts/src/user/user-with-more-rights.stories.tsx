// @see spec 7.9
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { adminUserProfileOf, mockAccounts } from '../testing';

const platform = mockAccounts([adminUserProfileOf(1)]);

export default {
  title: 'Accounts/User with more rights',
  ...screenStories({ feature: accounts, at: '/apps/account/user-1' }, [
    ...operator({ user: { id: 'user-7' }, permissions: ['admin-user', 'admin-vod'] }),
    ...platform.handlers,
  ]),
  beforeEach: () => {
    platform.reset([
      adminUserProfileOf(1, {
        adminGroup: 'Administrators',
        adminApiGroups: ['admin-management', 'admin-user', 'admin-vod'],
      }),
    ]);
  },
};

const page = () => within(document.body);
const closed = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

export const AccessLocked: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      'Reset password',
      'Reset two-factor authentication',
      'End: Safari 18 on iOS',
      'End all sessions',
    ]) {
      const button = await canvas.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(
      why.getByText('This account has API groups that you don’t have: Management (admin-management)'),
    ).toBeInTheDocument();
    await userEvent.click(why.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await closed();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    await expect(await dialog.findByRole('switch', { name: 'View only' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: "Why can't I?" })).toBeVisible();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Trần Minh Anh');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trần Minh Anh' })).toBeVisible();
  },
};
