// @see spec 7.9
import { mock, respondWithError, sessionItemOf } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { adminUserProfileOf, mockAccounts } from '../testing';
import { getUserProfile, listUserSessions } from '../contract';

const platform = mockAccounts([adminUserProfileOf(1)]);
const MY_EMAIL = 'operator@signalbox.example';

export default {
  title: 'Accounts/User',
  ...screenStories(
    { feature: accounts, at: '/apps/account/user-1' },
    operator({ user: { id: 'user-7' } }),
    platform,
  ),
};

const page = () => within(document.body);
const loaded = ({ canvas }: Pick<ScreenPlay, 'canvas'>) =>
  canvas.findByRole('heading', { level: 1, name: 'Trần Minh 1' });
const closed = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await loaded({ canvas });
    await expect(canvas.getByText('person1@studio.example')).toBeVisible();
    await expect(canvas.getByText('Asia/Ho_Chi_Minh')).toBeVisible();
    const apps = within(canvas.getByRole('table', { name: 'Apps' }));
    await expect(apps.getByRole('link', { name: 'Studio 1' })).toHaveAttribute(
      'href',
      '/apps/studio-1?from=%2Fapps%2Faccount%2Fuser-1',
    );
    await expect(apps.getByRole('row', { name: /Studio 2.*Viewers.*Invited/ })).toBeVisible();
    const sessions = within(await canvas.findByRole('list', { name: 'Sessions' }));
    await expect(sessions.getByText('Safari 18 on iOS')).toBeVisible();
    await expect(canvas.queryByText(/^Showing the newest/)).toBeNull();
    await expect(document.title).toBe('User | Signalbox Admin');
  },
};

export const ManyApps: ScreenStory = {
  beforeEach: () => {
    const memberships = [
      { appId: 'default-admin-app', appName: 'Admin', group: 'Support', status: 'active' as const },
    ];
    platform.reset([adminUserProfileOf(1, { apps: 134, memberships, adminGroup: 'Support' })]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing the newest 1 of 134 apps')).toBeVisible();
    const href = canvas.getByRole('link', { name: 'Admin' }).getAttribute('href');
    await expect(href).toMatch(/^\/apps\/management\?/);
  },
};
export const EditConflict: ScreenStory = {
  args: { at: '/apps/account/user-1/edit' },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    platform.change('user-1', { name: 'Theirs', viewOnly: true });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('row', { name: 'Name Theirs Mine' })).toBeInTheDocument();
    await expect(dialog.getByRole('row', { name: /^View only View only Can edit/ })).toBeInTheDocument();
    await expect(platform.users[0]?.name).toBe('Theirs');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    await expect(platform.users[0]?.viewOnly).toBe(false);
  },
};
export const Invited: ScreenStory = {
  beforeEach: () => {
    platform.reset(
      [
        adminUserProfileOf(1, {
          status: 'invited',
          twoFAEnabled: false,
          lastSignInAt: null,
          memberships: [],
        }),
      ],
      [],
    );
  },
  play: async ({ canvas }) => {
    await loaded({ canvas });
    await expect(canvas.getByText('No apps yet')).toBeVisible();
    await expect(await canvas.findByText('No active sessions')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset password' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reset two-factor authentication' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Resend invitation' })).toBeVisible();
  },
};
export const SessionsUnavailable: ScreenStory = {
  parameters: {
    msw: [
      mock(listUserSessions, () => respondWithError(404)),
      ...operator({ user: { id: 'user-7' } }),
      ...platform.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sessions are not available on this platform.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeVisible();
  },
};

export const Self: ScreenStory = {
  args: { at: '/apps/account/user-1' },
  parameters: { msw: [...operator({ user: { id: 'user-1' } }), ...platform.handlers] },
  beforeEach: () => {
    platform.reset(
      [adminUserProfileOf(1, { email: MY_EMAIL, adminGroup: 'Administrators' })],
      [sessionItemOf('desktop', { current: true }), sessionItemOf('other')],
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This session')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End all others' })).toBeVisible();
    const reset = await canvas.findByRole('button', { name: 'Reset two-factor authentication' });
    await waitFor(() => expect(reset).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(reset);
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('Not allowed on your own account')).toBeInTheDocument();
    await userEvent.click(why.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await closed();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    await expect(await dialog.findByRole('switch', { name: 'View only' })).toBeDisabled();
    await expect(dialog.getByText(/^You can’t change your own permissions/)).toBeInTheDocument();
  },
};

export const ViewOnly: ScreenStory = {
  args: { at: '/apps/account/user-1/edit' },
  parameters: { msw: [...operator({ user: { id: 'user-7', viewOnly: true } }), ...platform.handlers] },
  play: async ({ canvas, userEvent }) => {
    const form = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    await expect(await form.findByText('You don’t have access to this.')).toBeInTheDocument();
    await userEvent.click(form.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await closed();
    for (const name of ['Edit', 'Reset password', 'End: Safari 18 on iOS', 'End all sessions']) {
      await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const Missing: ScreenStory = {
  args: { at: '/apps/account/unknown/edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Account not found')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

export const Forbidden: ScreenStory = {
  parameters: {
    msw: [mock(getUserProfile, () => respondWithError(403)), ...operator({ permissions: ['admin-vod'] })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You don’t have access to other users’ accounts.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Why can't I?" }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(await why.findByText('Needs the API group User accounts (admin-user)')).toBeInTheDocument();
  },
};
