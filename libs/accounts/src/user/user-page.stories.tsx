import { mock, mockSlow, refuse } from '@console/http/testing';
import { operator, renderFeatureScreen, sessionItemOf } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { getUserProfile, listUserSessions, resetUserPassword } from '../contract';
import { keptUser } from '../testing/kept-user';

const kept = keptUser();
const OWN_EMAIL = 'operator@signalbox.example';

const meta = {
  title: 'Accounts/User',
  render: renderFeatureScreen,
  args: { feature: accounts, at: '/apps/account/user-1', onAddress: fn() },
  parameters: { msw: [...operator({ user: { id: 'user-7' } }), ...kept.handlers] },
  beforeEach: () => {
    kept.begin();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const loaded = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('heading', { level: 1, name: 'Trần Minh 1' });

/** Presses an act of the page, and answers the dialog that asks about it. */
async function ask({ canvas, userEvent }: Play, act: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: act }));
  return within(await page().findByRole('dialog', { name: title }));
}

const closed = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

/** Who it is, in which apps, and where they are signed in. */
export const Filled: Story = {
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
    await expect(canvas.queryByText(/^The newest/)).toBeNull();
    await expect(document.title).toBe('User | Signalbox Admin');
  },
};

/** The newest of many apps, and that there are more; the admin app leads to where its people are looked after. */
export const ManyApps: Story = {
  beforeEach: () => {
    const memberships = [
      { appId: 'default-admin-app', appName: 'Admin', group: 'Support', status: 'active' as const },
    ];
    kept.begin({ apps: 134, memberships, adminGroup: 'Support' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The newest 1 of 134 apps')).toBeVisible();
    const href = canvas.getByRole('link', { name: 'Admin' }).getAttribute('href');
    await expect(href).toMatch(/^\/apps\/management\?/);
  },
};

export const Edited: Story = {
  args: { at: '/apps/account/user-1?from=%2Fapps%2Faccounts%3Fq%3Dminh' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Trần Minh Anh');
    await userEvent.click(dialog.getByRole('switch', { name: 'View only' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Trần Minh Anh' })).toBeVisible();
    await closed();
    await expect(kept.user).toMatchObject({ viewOnly: true, timezone: 'Asia/Ho_Chi_Minh' });
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      '/apps/account/user-1?from=%2Fapps%2Faccounts%3Fq%3Dminh',
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

/** Somebody else was first: both versions, rights in words, and mine over theirs only when I say so. */
export const EditConflict: Story = {
  args: { at: '/apps/account/user-1/edit' },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    kept.change({ name: 'Theirs', viewOnly: true });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('row', { name: 'Name Theirs Mine' })).toBeInTheDocument();
    await expect(dialog.getByRole('row', { name: /^View only View only May change/ })).toBeInTheDocument();
    await expect(kept.user.name).toBe('Theirs');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    await expect(kept.user.viewOnly).toBe(false);
  },
};

/** The link goes to the person, and to nobody else. */
export const PasswordReset: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent }, 'Reset password', 'Reset the password of Trần Minh 1?');
    await expect(dialog.getByText(/^A mail to person1@studio.example/)).toBeInTheDocument();
    await expect(dialog.getByText(/Then all of their sessions end/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(
      await page().findByText('A mail is on its way to person1@studio.example'),
    ).toBeInTheDocument();
    await closed();
    await expect(kept.mailed).toBe(1);
  },
};

/** Enough mails have gone there lately: the dialog says so, and stays. */
export const PasswordResetTooOften: Story = {
  parameters: {
    msw: [
      mock(resetUserPassword, () => refuse(429, { errors: ['Try again in an hour.'] })),
      ...operator({ user: { id: 'user-7' } }),
      ...kept.handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent }, 'Reset password', 'Reset the password of Trần Minh 1?');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByText('Try again in an hour.')).toBeInTheDocument();
  },
};

/** Who has chosen no password yet is invited once more; there is nothing else to reset. */
export const Invited: Story = {
  beforeEach: () => {
    kept.begin({ status: 'invited', twoFAEnabled: false, lastSignInAt: null, memberships: [] }, []);
  },
  play: async ({ canvas, userEvent }) => {
    await loaded({ canvas });
    await expect(canvas.getByText('In no app yet')).toBeVisible();
    await expect(await canvas.findByText('Signed in nowhere')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset password' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reset two-factor authentication' })).toBeNull();
    const dialog = await ask({ canvas, userEvent }, 'Send invitation again', 'Invite Trần Minh 1 again?');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await closed();
    await expect(kept.mailed).toBe(1);
  },
};

/** The sessions are gone with it, and the way to do it again. */
export const TwoFactorReset: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Sessions' });
    const dialog = await ask(
      { canvas, userEvent },
      'Reset two-factor authentication',
      'Reset two-factor authentication of Trần Minh 1?',
    );
    await expect(dialog.getByRole('list')).toHaveTextContent('All of the person’s sessions end at once');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Signed in nowhere')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Reset two-factor authentication' })).toBeNull(),
    );
    await closed();
  },
};

export const SessionEnded: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent }, 'End: Safari 18 on iOS', 'End this session?');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.queryByText('Safari 18 on iOS')).toBeNull());
    await expect(canvas.getByText('Firefox 143 on Windows')).toBeVisible();
    await closed();
    await expect(kept.sessions.map(({ id }) => id)).toEqual(['desk']);
  },
};

/** Another platform may go without this: the rest of the page is there. */
export const SessionsUntold: Story = {
  parameters: {
    msw: [
      mock(listUserSessions, () => refuse(404)),
      ...operator({ user: { id: 'user-7' } }),
      ...kept.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This platform does not tell where people are signed in.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeVisible();
  },
};

export const SessionsFailed: Story = {
  parameters: {
    msw: [
      mock(listUserSessions, () => refuse(500, { errors: ['the database is resting'] })),
      ...operator({ user: { id: 'user-7' } }),
      ...kept.handlers,
    ],
  },
  play: async ({ canvas }) => {
    const sessions = within(await canvas.findByRole('region', { name: 'Sessions' }));
    await expect(await sessions.findByText('The sessions could not be loaded')).toBeVisible();
    await expect(sessions.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Apps' })).toBeVisible();
  },
};

/** Nobody takes their own second factor away here, nor changes their own rights; the session that looks is marked. */
export const Oneself: Story = {
  args: { at: '/apps/account/user-1' },
  parameters: { msw: [...operator({ user: { id: 'user-1' } }), ...kept.handlers] },
  beforeEach: () => {
    kept.begin({ email: OWN_EMAIL, adminGroup: 'Administrators' }, [
      sessionItemOf('desk', { current: true }),
      sessionItemOf('other'),
    ]);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This session')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End all others' })).toBeVisible();
    const reset = await canvas.findByRole('button', { name: 'Reset two-factor authentication' });
    await waitFor(() => expect(reset).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(reset);
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(why.getByText('This is your own account')).toBeInTheDocument();
    await userEvent.click(why.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await closed();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    await expect(await dialog.findByRole('switch', { name: 'View only' })).toBeDisabled();
    await expect(dialog.getByText(/^Nobody changes their own rights/)).toBeInTheDocument();
  },
};

/** A view-only administrator sees everything, and is told why nothing of it can be changed, at the address of the form as well. */
export const ViewOnly: Story = {
  args: { at: '/apps/account/user-1/edit' },
  parameters: { msw: [...operator({ user: { id: 'user-7', viewOnly: true } }), ...kept.handlers] },
  play: async ({ canvas, userEvent }) => {
    const form = within(await page().findByRole('dialog', { name: 'Edit Trần Minh 1' }));
    await expect(await form.findByText('This is not open to you.')).toBeInTheDocument();
    await userEvent.click(form.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await closed();
    for (const name of ['Edit', 'Reset password', 'End: Safari 18 on iOS', 'End all sessions']) {
      await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const Missing: Story = {
  args: { at: '/apps/account/nobody/edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such account')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

/** Whoever may not look at accounts is told what it takes, and whom to ask. */
export const Refused: Story = {
  parameters: {
    msw: [
      mock(getUserProfile, () => refuse(403)),
      ...operator({ permissions: ['admin-vod'], helpers: { access: ['lan.vu@signalbox.example'] } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The accounts of other people are not open to you.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Why can't I?" }));
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(await why.findByText('lan.vu@signalbox.example')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mock(getUserProfile, () => refuse(500, { errors: ['the database is resting'] })),
      ...operator({ user: { id: 'user-7' } }),
      ...kept.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The account could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [mockSlow(getUserProfile), ...operator({ user: { id: 'user-7' } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const PhoneVietnameseLight: Story = {
  globals: { theme: 'light', language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await loaded({ canvas });
    await expect(await canvas.findByText('Safari 18 trên iOS')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thao tác khác' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
