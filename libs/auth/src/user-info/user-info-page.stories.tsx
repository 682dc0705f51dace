// @see spec 2.3, 2.6, 4.10, 6, 7.3
import { mock, mockUnreachable, respondWithError } from '@console/http/testing';
import { getProfile, getUserDetail } from '@console/shell-layout/contract';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { listSessions, updateProfile } from '../contract';
import { loginOptions } from '../testing/auth-handlers';
import { mockAccount } from '../testing/mock-account';

const account = mockAccount();

export default {
  title: 'Auth/User info',
  ...screenStories({ feature: auth, at: '/user/info', onAddress: fn(), onLanguage: fn(), onReload: fn() }, [
    ...account.handlers,
    ...operator(),
  ]),
  beforeEach: () => {
    account.reset();
  },
};

const page = () => within(document.body);

async function type({ canvas, userEvent }: ScreenPlay, name: string) {
  const box = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(box);
  await userEvent.type(box, name);
  return box;
}

async function choose({ canvas, userEvent }: ScreenPlay, field: string, search: string, option: string) {
  const box = await canvas.findByRole('combobox', { name: field });
  await userEvent.click(box);
  if (search) await userEvent.type(box, search);
  await userEvent.click(await page().findByTitle(option));
}

const save = ({ canvas, userEvent }: ScreenPlay) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mai Anh Nguyễn');
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Setting',
      'Profile',
      'Password',
    ]);
    await expect(tabs.getByRole('link', { name: 'Setting' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your details',
      'Two-factor authentication',
      'Where you’re signed in',
    ]);
    await expect(await canvas.findByText('Safari 18 on iOS')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change email' })).toHaveAttribute(
      'href',
      '/user/info/email',
    );
  },
};

export const Saved: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('2026/06/01 08:00:00'))[0]).toBeVisible();
    await type({ canvas, userEvent }, 'Mai Anh Trần');
    await choose({ canvas, userEvent }, 'Time zone', 'London', 'Europe/London');
    await save({ canvas, userEvent });
    await waitFor(() =>
      expect(account.user).toMatchObject({ name: 'Mai Anh Trần', timezone: 'Europe/London', language: 'en' }),
    );
    await expect((await canvas.findAllByText('2026/06/01 02:00:00'))[0]).toBeVisible();

    await type({ canvas, userEvent }, 'Mai Anh Lê');
    await save({ canvas, userEvent });
    await waitFor(() => expect(account.user.name).toBe('Mai Anh Lê'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OtherLanguage: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show the console in/ })).toBeNull();
    await choose({ canvas, userEvent }, 'Language', '', 'Tiếng Việt');
    await save({ canvas, userEvent });
    const show = await canvas.findByRole('button', { name: 'Show the console in Vietnamese' });
    await expect(account.user.language).toBe('vi');
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(show);
    const question = within(await page().findByRole('dialog', { name: 'Warning' }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
    await expect(args.onLanguage).toHaveBeenCalledWith('vi');
  },
};

export const Conflict: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await type({ canvas, userEvent }, 'Mine');
    account.change({ name: 'Theirs' });
    await save({ canvas, userEvent });
    await expect(await canvas.findByRole('row', { name: 'Name Theirs Mine' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(account.user.name).toBe('Mine'));
  },
};

export const SaveRejected: ScreenStory = {
  parameters: {
    msw: [
      mock(updateProfile, () =>
        respondWithError(400, { fieldErrors: { name: ['This name is taken by the queen.'] } }),
      ),
      ...account.handlers,
      ...operator(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = await type({ canvas, userEvent }, 'Elizabeth');
    await save({ canvas, userEvent });
    await expect(await canvas.findByText('This name is taken by the queen.')).toBeVisible();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('Elizabeth');
  },
};

export const SessionsEnded: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End: Unknown browser' }));
    const one = within(await page().findByRole('dialog', { name: 'End this session?' }));
    await userEvent.click(one.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(account.sessions).toEqual(['own', 'phone']));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    const others = within(await page().findByRole('dialog', { name: 'End all other sessions?' }));
    await userEvent.click(others.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(account.sessions).toEqual(['own']));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull());
    await expect(canvas.getByText('This session')).toBeInTheDocument();
  },
};

export const SessionGone: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'End: Unknown browser' });
    account.reset({}, []);
    await userEvent.click(end);
    const dialog = within(await page().findByRole('dialog', { name: 'End this session?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Unknown browser')).toBeNull());
  },
};

export const WithoutTwoFactor: ScreenStory = {
  beforeEach: () => {
    account.reset({ twoFAEnabled: false });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/apps/2fa');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Setting',
      'Password',
    ]);
    await expect(await canvas.findByText('This session')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change email' })).toBeNull();
  },
};

export const ViewOnly: ScreenStory = {
  beforeEach: () => {
    account.reset({ viewOnly: true });
  },
  play: async ({ canvas, userEvent }) => {
    await type({ canvas, userEvent }, 'Mai Anh');
    await save({ canvas, userEvent });
    await waitFor(() => expect(account.user.name).toBe('Mai Anh'));
    await expect(canvas.getByRole('button', { name: 'End: Unknown browser' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

let profileCalls = 0;

export const DetailsFailed: ScreenStory = {
  beforeEach: () => {
    profileCalls = 0;
  },
  parameters: {
    msw: [
      mock(getProfile, () => {
        profileCalls += 1;
        return profileCalls === 2 ? respondWithError(500) : { ...account.user, etag: '"1"' };
      }),
      ...account.handlers,
      ...operator(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Couldn’t load your details')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mai Anh Nguyễn');
  },
};

export const SessionsFailed: ScreenStory = {
  parameters: {
    msw: [
      mock(listSessions, () => respondWithError(500, { errors: ['the sessions are resting'] })),
      ...account.handlers,
      ...operator(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your sessions')).toBeVisible();
    await expect(canvas.getByText('The sessions are resting')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SessionsNotAvailable: ScreenStory = {
  parameters: { msw: [mock(listSessions, () => respondWithError(404)), ...account.handlers, ...operator()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not available on this platform.')).toBeVisible();
  },
};

export const PermissionsUnavailable: ScreenStory = {
  parameters: { msw: [mockUnreachable(getUserDetail), loginOptions(), ...account.handlers, ...operator()] },
  args: { at: '/user' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fuser');
  },
};

export const ProfileUnavailable: ScreenStory = {
  parameters: {
    msw: [mock(getProfile, () => respondWithError(500)), loginOptions(), ...account.handlers, ...operator()],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fuser%2Finfo');
  },
};
