// @see spec 2.3, 2.6, 4.10, 6, 7.3
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { listSessions } from '../contract';
import { mockAccount } from '../testing/mock-account';

const account = mockAccount();

export default {
  title: 'Auth/User info',
  ...screenStories({ feature: auth, at: '/user/info' }, [...account.handlers, ...operator()]),
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
    await canvas.findByRole('heading', { level: 2, name: 'Remembered devices' });
    await canvas.findByRole('heading', { level: 2, name: 'Where you’re signed in' });
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your details',
      'Two-factor authentication',
      'Passkeys',
      'Remembered devices',
      'Where you’re signed in',
    ]);
    await expect((await canvas.findAllByText('Safari 18 on iOS'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change email' })).toHaveAttribute(
      'href',
      '/user/info/email',
    );
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
export const OtherSessionsEnded: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    const others = within(await page().findByRole('dialog', { name: 'End all other sessions?' }));
    await userEvent.click(others.getByTestId('confirm'));
    await waitFor(() => expect(account.sessions).toEqual(['own']));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull());
    await expect(canvas.getByText('This session')).toBeInTheDocument();
  },
};
export const DeviceForgotten: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget: Safari 18 on iOS' }));
    await expect(
      await page().findByText('The device is forgotten; its next sign-in needs a code'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Remembered devices' })).toBeNull());
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
/** The host sets the language. */
export const OtherLanguageInHost: ScreenStory = {
  args: { ports: { host: {} } },
  beforeEach: () => {
    account.reset({ language: 'vi' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Language of emails/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show the console in Vietnamese' })).toBeNull();
  },
};
export const SessionsNotAvailable: ScreenStory = {
  parameters: { msw: [mock(listSessions, () => respondWithError(404)), ...account.handlers, ...operator()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not available on this platform.')).toBeVisible();
  },
};
